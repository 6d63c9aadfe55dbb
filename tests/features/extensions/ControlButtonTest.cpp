#include "extensions/ControlButton.h"

#include "base/lastReference.h"
#include "nodes/text/Label.h"
#include "ui/WidgetFixture.h"

#include <limits>

using namespace cocos2d;
using extension::Control;
using extension::ControlButton;

namespace {

class ControlButtonTest : public WidgetFixture {
protected:
    struct Noting : Ref {
        void onEvent(Ref*, Control::EventType event) { events.push_back(event); }
        std::vector<Control::EventType> events;
    };
    void SetUp() override {
        WidgetFixture::SetUp();
        listener.weakAssign(new Noting());
    }
    void TearDown() override {
        listener = nullptr;
        WidgetFixture::TearDown();
    }

    static ui::Scale9Sprite* patch() { return ui::Scale9Sprite::createWithSpriteFrameName("patch"); }
    static Label* title(const std::string& text) { return Label::createWithTTF(text, "a.ttf", 20); }
    ControlButton* button() {
        auto* made = ControlButton::create(title("Play"), patch());
        made->addTargetWithActionForControlEvents(listener, cccontrol_selector(Noting::onEvent),
                                                  static_cast<Control::EventType>(0x1ff));
        return show(made, 100, 100);
    }

    RefPtr<Noting> listener;
};

TEST_F(ControlButtonTest, FitsTheBackgroundToTheTitleAndMargins) {
    ControlButton* made = button();
    const Size text = made->getTitleLabel()->getContentSize();
    expectSize(made->getContentSize(), text.width + 16, text.height + 4);
    made->setMargins(20, 10);
    expectSize(made->getContentSize(), text.width + 40, text.height + 20);
    EXPECT_EQ(made->getHorizontalOrigin(), 20);
    EXPECT_EQ(made->getVerticalMargin(), 10);
    made->setPreferredSize(Size(200, 80));
    EXPECT_FALSE(made->doesAdjustBackgroundImage());
    expectSize(made->getContentSize(), 200, 80);
    expectPlace(made->getTitleLabel(), 100, 40);
}

TEST_F(ControlButtonTest, MarginsMayBeTheLimitsOfInt) {
    ControlButton* wide = button();
    wide->setMargins(2'000'000'000, 0);
    EXPECT_GT(wide->getContentSize().width, 3.9e9f);
    ControlButton* made = button();
    made->setMargins(std::numeric_limits<int>::min(), 0);
    EXPECT_FLOAT_EQ(made->getContentSize().width, made->getTitleLabel()->getContentSize().width);
}

TEST_F(ControlButtonTest, SendsEventsOfATouch) {
    using Event = Control::EventType;
    button();
    tap(100, 100);
    EXPECT_EQ(listener->events, (std::vector<Event>{Event::TOUCH_DOWN, Event::TOUCH_UP_INSIDE}));
    listener->events.clear();
    begin(100, 100);
    move(101, 100);
    move(300, 100);
    move(301, 100);
    move(100, 100);
    move(300, 100);
    end(300, 100);
    EXPECT_EQ(listener->events, (std::vector<Event>{Event::TOUCH_DOWN, Event::DRAG_INSIDE, Event::DRAG_EXIT,
                                                    Event::DRAG_OUTSIDE, Event::DRAG_ENTER, Event::DRAG_EXIT,
                                                    Event::TOUCH_UP_OUTSIDE}));
    listener->events.clear();
    begin(100, 100);
    cancel(100, 100);
    EXPECT_EQ(listener->events.back(), Event::TOUCH_CANCEL);
}

TEST_F(ControlButtonTest, ADisabledOrHiddenButtonIgnoresTouches) {
    ControlButton* made = button();
    made->setEnabled(false);
    tap(100, 100);
    EXPECT_EQ(made->getState(), Control::State::DISABLED);
    made->setEnabled(true);
    scene->setVisible(false);
    tap(100, 100);
    EXPECT_TRUE(listener->events.empty());
}

TEST_F(ControlButtonTest, GrowsWhileItIsPressed) {
    ControlButton* made = button();
    begin(100, 100);
    EXPECT_TRUE(made->isPushed() && made->isHighlighted());
    frames(3);
    EXPECT_FLOAT_EQ(made->getScale(), 1.1f);
    end(100, 100);
    frames(3);
    EXPECT_FLOAT_EQ(made->getScale(), 1);
    made->setZoomOnTouchDown(false);
    begin(100, 100);
    frames(3);
    EXPECT_FLOAT_EQ(made->getScale(), 1);
    end(100, 100);
}

TEST_F(ControlButtonTest, EachStateMayHaveItsOwnParts) {
    ControlButton* made = button();
    made->setTitleForState("Off", Control::State::DISABLED);
    made->setTitleColorForState(Color3B::RED, Control::State::DISABLED);
    ui::Scale9Sprite* other = patch();
    made->setBackgroundSpriteForState(other, Control::State::DISABLED);
    EXPECT_EQ(made->getTitleForState(Control::State::HIGH_LIGHTED), "Play");
    EXPECT_FALSE(other->isVisible());
    made->setEnabled(false);
    EXPECT_EQ(made->getCurrentTitle(), "Off");
    EXPECT_EQ(made->getCurrentTitleColor(), Color3B::RED);
    EXPECT_EQ(made->getBackgroundSprite(), other);
    EXPECT_TRUE(other->isVisible());
    made->setEnabled(true);
    EXPECT_EQ(made->getCurrentTitle(), "Play");
    EXPECT_FALSE(other->isVisible());
    Label* label = title("x");
    made->setTitleLabelForState(label, Control::State::HIGH_LIGHTED);
    made->setTitleForState("Now", Control::State::HIGH_LIGHTED);
    made->setHighlighted(true);
    EXPECT_EQ(made->getTitleLabel(), label);
    EXPECT_EQ(label->getString(), "Now");
}

TEST_F(ControlButtonTest, FontsOfATitle) {
    ControlButton* made = button();
    made->setTitleTTFForState("Sans", Control::State::NORMAL);
    made->setTitleTTFSizeForState(30, Control::State::NORMAL);
    EXPECT_EQ(made->getTitleTTFForState(Control::State::NORMAL), "Sans");
    EXPECT_FLOAT_EQ(made->getTitleTTFSizeForState(Control::State::NORMAL), 30);
    EXPECT_EQ(made->getTitleForState(Control::State::NORMAL), "Play");
    useImageFonts();
    made->setTitleBMFontForState("tiny.fnt", Control::State::NORMAL);
    EXPECT_EQ(made->getTitleBMFontForState(Control::State::NORMAL), "tiny.fnt");
    made->setTitleTTFSizeForState(40, Control::State::NORMAL);
    EXPECT_EQ(made->getTitleBMFontForState(Control::State::NORMAL), "tiny.fnt");
    EXPECT_FLOAT_EQ(made->getTitleTTFSizeForState(Control::State::NORMAL), 40);
}

TEST_F(ControlButtonTest, ChangingTheSizeKeepsTheFont) {
    useImageFonts();
    const auto labelOf = [](ControlButton* made) {
        return dynamic_cast<Label*>(made->getTitleLabelForState(Control::State::NORMAL));
    };
    ControlButton* made = button();
    made->setTitleTTFSizeForState(30, Control::State::NORMAL);
    EXPECT_EQ(labelOf(made)->getTTFConfig().fontFilePath, "a.ttf");
    EXPECT_EQ(labelOf(made)->getLabelType(), Label::LabelType::TTF);
    EXPECT_FLOAT_EQ(made->getTitleTTFSizeForState(Control::State::NORMAL), 30);
    made->setTitleTTFForState("tiny.fnt", Control::State::NORMAL);
    made->setTitleTTFSizeForState(40, Control::State::NORMAL);
    EXPECT_EQ(labelOf(made)->getLabelType(), Label::LabelType::BMFONT);
    EXPECT_FLOAT_EQ(labelOf(made)->getBMFontSize(), 40);
    EXPECT_EQ(made->getTitleTTFForState(Control::State::NORMAL), "tiny.fnt");
}

TEST_F(ControlButtonTest, HasSeveralFactories) {
    EXPECT_NE(ControlButton::create(), nullptr);
    ControlButton* plain = ControlButton::create("Play", "Sans", 20);
    EXPECT_EQ(plain->getCurrentTitle(), "Play");
    ControlButton* image = ControlButton::create(patch());
    expectSize(image->getContentSize(), 30, 30);
    EXPECT_EQ(image->getAnchorPoint(), Vec2::ANCHOR_MIDDLE);
}

TEST_F(ControlButtonTest, ColorAndOpacityApplyToAllParts) {
    ControlButton* made = button();
    made->setOpacity(100);
    EXPECT_EQ(made->getTitleLabel()->getOpacity(), 100);
    EXPECT_EQ(made->getBackgroundSprite()->getOpacity(), 100);
    made->setColor(Color3B::GREEN);
    EXPECT_EQ(made->getBackgroundSprite()->getColor(), Color3B::GREEN);
}

TEST_F(ControlButtonTest, ItsPartsMayHoldTheLastReference) {
    for (const auto state : {Control::State::NORMAL, Control::State::DISABLED}) {
        copra::test::endsWithItsLastReference(
            ControlButton::create(),
            [state](ControlButton* button, const std::function<void()>& held) {
                auto* const label = Label::create();
                label->setOnEnterCallback(held);
                button->setTitleLabelForState(label, state);
            },
            [state](ControlButton* button) { button->setTitleLabelForState(Label::create(), state); });
        copra::test::endsWithItsLastReference(
            ControlButton::create(),
            [state](ControlButton* button, const std::function<void()>& held) {
                auto* const sprite = ui::Scale9Sprite::create();
                sprite->setOnEnterCallback(held);
                button->setBackgroundSpriteForState(sprite, state);
            },
            [state](ControlButton* button) {
                button->setBackgroundSpriteForState(ui::Scale9Sprite::create(), state);
            });
    }
}

TEST_F(ControlButtonTest, ItsPartsMayBeSetInADestructor) {
    copra::test::endsWithACall<ControlButton>(
        [](ControlButton& button) { button.init(); },
        [](ControlButton& button) {
            button.setTitleLabelForState(Label::create(), Control::State::NORMAL);
            button.setBackgroundSpriteForState(ui::Scale9Sprite::create(), Control::State::NORMAL);
        });
}

} // namespace
