#include "extensions/Control.h"

#include "extensions/ControlUtils.h"
#include "extensions/Invocation.h"
#include "ui/WidgetFixture.h"

using namespace cocos2d;
using extension::Control;
using extension::ControlUtils;

namespace {

struct Listener : Ref {
    void first(Ref*, Control::EventType event) { events.push_back(static_cast<int>(event)); }
    void second(Ref* sender, Control::EventType) {
        events.push_back(-1);
        static_cast<Control*>(sender)->removeTargetWithActionForControlEvents(
            this, cccontrol_selector(Listener::second), Control::EventType::TOUCH_DOWN);
    }
    std::vector<int> events;
};

class ControlTest : public WidgetFixture {};

TEST_F(ControlTest, SendsActionsInOrder) {
    Control* control = Control::create();
    const RefPtr<Listener> listener(new Listener());
    listener->release();
    const auto both = Control::EventType::TOUCH_DOWN | Control::EventType::VALUE_CHANGED;
    control->addTargetWithActionForControlEvents(listener, cccontrol_selector(Listener::first), both);
    control->sendActionsForControlEvents(both);
    control->sendActionsForControlEvents(Control::EventType::DRAG_EXIT);
    EXPECT_EQ(listener->events, (std::vector<int>{1, 256}));
    control->removeTargetWithActionForControlEvents(listener, nullptr, Control::EventType::TOUCH_DOWN);
    control->sendActionsForControlEvents(both);
    EXPECT_EQ(listener->events, (std::vector<int>{1, 256, 256}));
    control->removeTargetWithActionForControlEvents(nullptr, nullptr, both);
    control->sendActionsForControlEvents(both);
    EXPECT_EQ(listener->events.size(), 3u);
}

TEST_F(ControlTest, AnActionMayRemoveItself) {
    Control* control = Control::create();
    const RefPtr<Listener> listener(new Listener());
    listener->release();
    for (int i = 0; i < 2; ++i)
        control->addTargetWithActionForControlEvents(listener, cccontrol_selector(Listener::second),
                                                     Control::EventType::TOUCH_DOWN);
    control->sendActionsForControlEvents(Control::EventType::TOUCH_DOWN);
    EXPECT_EQ(listener->events.size(), 2u);
    control->sendActionsForControlEvents(Control::EventType::TOUCH_DOWN);
    EXPECT_EQ(listener->events.size(), 2u);
}

TEST_F(ControlTest, ActionsOfDestroyedTargetsAreNotCalled) {
    Control* control = Control::create();
    auto* listener = new Listener();
    control->addTargetWithActionForControlEvents(listener, cccontrol_selector(Listener::first),
                                                 Control::EventType::TOUCH_DOWN);
    listener->release();
    control->sendActionsForControlEvents(Control::EventType::TOUCH_DOWN);
}

TEST_F(ControlTest, HasAState) {
    Control* control = Control::create();
    EXPECT_TRUE(control->isEnabled());
    EXPECT_EQ(control->getState(), Control::State::NORMAL);
    control->setEnabled(false);
    EXPECT_EQ(control->getState(), Control::State::DISABLED);
    control->setSelected(true);
    control->setHighlighted(true);
    EXPECT_TRUE(control->isSelected() && control->isHighlighted());
    control->setOpacityModifyRGB(true);
    EXPECT_TRUE(control->isOpacityModifyRGB());
    scene->addChild(control);
    EXPECT_TRUE(control->hasVisibleParents());
    scene->setVisible(false);
    EXPECT_FALSE(control->hasVisibleParents());
}

TEST_F(ControlTest, ConvertsColors) {
    const extension::HSV orange = ControlUtils::HSVfromRGB({1.0, 0.5, 0.0, 1.0});
    EXPECT_NEAR(orange.h, 30, 1e-9);
    EXPECT_NEAR(orange.s, 1, 1e-9);
    EXPECT_NEAR(orange.v, 1, 1e-9);
    EXPECT_EQ(ControlUtils::HSVfromRGB({0.0, 0.0, 0.0, 1.0}).h, -1);
    EXPECT_EQ(ControlUtils::HSVfromRGB({0.5, 0.5, 0.5, 1.0}).s, 0);
    for (double hue = 0; hue < 360; hue += 17) {
        const extension::RGBA color = ControlUtils::RGBfromHSV({hue, 0.6, 0.8});
        const extension::HSV back = ControlUtils::HSVfromRGB(color);
        EXPECT_NEAR(back.h, hue, 1e-9);
        EXPECT_NEAR(back.s, 0.6, 1e-9);
        EXPECT_NEAR(back.v, 0.8, 1e-9);
    }
    EXPECT_NEAR(ControlUtils::RGBfromHSV({0.0, 0.0, 0.7}).g, 0.7, 1e-9);
}

TEST_F(ControlTest, JoinsRectangles) {
    const Rect both = ControlUtils::RectUnion(Rect(0, 0, 10, 10), Rect(5, -5, 20, 3));
    EXPECT_TRUE(both.equals(Rect(0, -5, 25, 15)));
}

} // namespace
