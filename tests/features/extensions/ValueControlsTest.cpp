#include "extensions/ControlPotentiometer.h"

#include "base/AutoreleasePool.h"
#include "base/expectRefused.h"
#include "extensions/ControlSlider.h"
#include "extensions/ControlStepper.h"
#include "extensions/ControlSwitch.h"
#include "extensions/ControlSwitchSprite.h"
#include "nodes/effects/ProgressTimer.h"
#include "ui/WidgetFixture.h"

#include <limits>

using namespace cocos2d;
using extension::Control;

namespace {

class ValueControlsTest : public WidgetFixture {
protected:
    struct Counting : Ref {
        void onChange(Ref*, Control::EventType) { ++changes; }
        int changes = 0;
    };
    void SetUp() override {
        WidgetFixture::SetUp();
        counter.weakAssign(new Counting());
    }
    void TearDown() override {
        counter = nullptr;
        WidgetFixture::TearDown();
    }

    static Sprite* image(const char* name) { return Sprite::createWithSpriteFrameName(name); }
    template<class T>
    T* placed(T* control) {
        control->addTargetWithActionForControlEvents(counter, cccontrol_selector(Counting::onChange),
                                                     Control::EventType::VALUE_CHANGED);
        return show(control, 100, 100);
    }
    /// A bar from x = 50 to 150.
    extension::ControlSlider* slider() {
        return placed(extension::ControlSlider::create(image("bar"), image("bar"), image("knob")));
    }
    /// Buttons of 60 x 30 around x = 100.
    extension::ControlStepper* stepper() {
        return placed(extension::ControlStepper::create(image("normal"), image("pressed")));
    }
    /// 60 x 30 around (100, 100).
    extension::ControlSwitch* toggle() {
        return placed(extension::ControlSwitch::create(image("normal"), image("normal"), image("pressed"),
                                                       image("knob")));
    }

    RefPtr<Counting> counter;
};

// --- Slider ---

TEST_F(ValueControlsTest, ASliderFollowsTheTouch) {
    extension::ControlSlider* made = slider();
    begin(75, 100);
    EXPECT_FLOAT_EQ(made->getValue(), 0.25f);
    EXPECT_TRUE(made->isSelected());
    EXPECT_FALSE(made->getThumbSprite()->isVisible());
    move(120, 300);
    EXPECT_FLOAT_EQ(made->getValue(), 0.7f);
    expectPlace(made->getThumbSprite(), 70, 8);
    EXPECT_FLOAT_EQ(made->getProgressSprite()->getContentSize().width, 70);
    move(900, 100);
    end(900, 100);
    EXPECT_FLOAT_EQ(made->getValue(), 1);
    EXPECT_TRUE(made->getThumbSprite()->isVisible());
    EXPECT_FALSE(made->isSelected());
    EXPECT_GE(counter->changes, 4);
}

TEST_F(ValueControlsTest, ASliderHasARange) {
    extension::ControlSlider* made = slider();
    made->setMaximumValue(10);
    made->setMinimumValue(-10);
    made->setValue(100);
    EXPECT_FLOAT_EQ(made->getValue(), 10);
    made->setMaximumAllowedValue(5);
    tap(149, 100);
    EXPECT_FLOAT_EQ(made->getValue(), 5);
    made->setMinimumValue(20);
    EXPECT_FLOAT_EQ(made->getMaximumValue(), 21);
    EXPECT_FLOAT_EQ(made->getValue(), 20);
}

TEST_F(ValueControlsTest, ADisabledSliderIgnoresTouches) {
    extension::ControlSlider* made = slider();
    made->setEnabled(false);
    EXPECT_EQ(made->getThumbSprite()->getOpacity(), 128);
    tap(120, 100);
    EXPECT_FLOAT_EQ(made->getValue(), 0);
}

TEST_F(ValueControlsTest, ControlsNeedTheirImages) {
    EXPECT_EQ(extension::ControlSlider::create("no.png", "no.png", "no.png"), nullptr);
    EXPECT_EQ(extension::ControlPotentiometer::create("no.png", "no.png", "no.png"), nullptr);
}

// --- Switch ---

TEST_F(ValueControlsTest, ATapTogglesASwitch) {
    extension::ControlSwitch* made = toggle();
    EXPECT_TRUE(made->isOn());
    tap(100, 100);
    EXPECT_FALSE(made->isOn());
    EXPECT_EQ(counter->changes, 1);
    tap(100, 100);
    EXPECT_TRUE(made->isOn());
}

TEST_F(ValueControlsTest, ADraggedSwitchTakesTheSideOfTheTouch) {
    extension::ControlSwitch* made = toggle();
    begin(120, 100);
    move(80, 100);
    EXPECT_TRUE(made->hasMoved());
    end(80, 100);
    EXPECT_FALSE(made->isOn());
    begin(80, 100);
    move(75, 100);
    end(75, 100);
    EXPECT_FALSE(made->isOn());
}

TEST_F(ValueControlsTest, ASwitchSlides) {
    auto* sprite = extension::ControlSwitchSprite::create(image("normal"), image("normal"), image("pressed"),
                                                          image("knob"), nullptr, nullptr);
    EXPECT_FLOAT_EQ(sprite->getOffPosition(), -52);
    expectPlace(sprite->getThumbSprite(), 60, 15);
    sprite->setSliderXPosition(-500);
    EXPECT_FLOAT_EQ(sprite->getSliderXPosition(), -52);
    expectPlace(sprite->getThumbSprite(), 8, 15);
    sprite->updateTweenAction(-20, "");
    expectPlace(sprite->getThumbSprite(), 40, 15);
}

// --- Parts ---

TEST_F(ValueControlsTest, PartsKeepTheirSpritesIfTheyGetNull) {
    auto* bar = slider();
    const Sprite* thumb = bar->getThumbSprite();
    EXPECT_WARNED(bar->setThumbSprite(nullptr), "ControlSlider::setThumbSprite: ignored null");
    EXPECT_WARNED(bar->setSelectedThumbSprite(nullptr), "setSelectedThumbSprite: ignored null");
    EXPECT_WARNED(bar->setProgressSprite(nullptr), "setProgressSprite: ignored null");
    EXPECT_WARNED(bar->setBackgroundSprite(nullptr), "setBackgroundSprite: ignored null");
    EXPECT_EQ(bar->getThumbSprite(), thumb);
    bar->setValue(0.5f);
    RefPtr<extension::ControlPotentiometer> knob(new extension::ControlPotentiometer);
    knob->release();
    ASSERT_TRUE(knob->initWithTrackSprite_ProgressTimer_ThumbSprite(
        image("bar"), ProgressTimer::create(image("bar")), image("knob")));
    EXPECT_WARNED(knob->setThumbSprite(nullptr), "ControlPotentiometer::setThumbSprite: ignored null");
    EXPECT_WARNED(knob->setProgressTimer(nullptr), "setProgressTimer: ignored null");
    knob->setValue(0.5f);
    auto* steps = stepper();
    EXPECT_WARNED(steps->setMinusSprite(nullptr), "setMinusSprite: ignored null");
    EXPECT_WARNED(steps->setPlusSprite(nullptr), "setPlusSprite: ignored null");
    EXPECT_WARNED(steps->setMinusLabel(nullptr), "setMinusLabel: ignored null");
    EXPECT_WARNED(steps->setPlusLabel(nullptr), "setPlusLabel: ignored null");
    tap(130, 100);
    EXPECT_EQ(steps->getValue(), 1);
}

// --- Stepper ---

TEST_F(ValueControlsTest, AStepperCounts) {
    extension::ControlStepper* made = stepper();
    tap(130, 100);
    tap(130, 100);
    EXPECT_EQ(made->getValue(), 2);
    tap(70, 100);
    EXPECT_EQ(made->getValue(), 1);
    made->setStepValue(10);
    tap(130, 100);
    EXPECT_EQ(made->getValue(), 11);
    made->setMaximumValue(15);
    tap(130, 100);
    EXPECT_EQ(made->getValue(), 15);
}

TEST_F(ValueControlsTest, AStepperIgnoresNaN) {
    extension::ControlStepper* made = stepper();
    made->setValue(3);
    EXPECT_WARNED(made->setValue(std::numeric_limits<double>::quiet_NaN()), "NaN");
    EXPECT_EQ(made->getValue(), 3);
}

TEST_F(ValueControlsTest, AStepperMayWrap) {
    extension::ControlStepper* made = stepper();
    tap(70, 100);
    EXPECT_EQ(made->getValue(), 0);
    made->setWraps(true);
    tap(70, 100);
    EXPECT_EQ(made->getValue(), 100);
    tap(130, 100);
    EXPECT_EQ(made->getValue(), 0);
}

TEST_F(ValueControlsTest, AHeldStepperRepeats) {
    extension::ControlStepper* made = stepper();
    begin(130, 100);
    frames(20); // two seconds
    const double held = made->getValue();
    EXPECT_GT(held, 1);
    move(900, 100); // outside
    frames(20);
    EXPECT_EQ(made->getValue(), held);
    end(900, 100);
    begin(130, 100);
    cancel(130, 100);
    frames(20);
    EXPECT_EQ(made->getValue(), held);
}

// --- Potentiometer ---

TEST_F(ValueControlsTest, APotentiometerTurns) {
    auto* made = new extension::ControlPotentiometer();
    made->autorelease();
    auto* timer = ProgressTimer::create(image("patch"));
    ASSERT_TRUE(made->initWithTrackSprite_ProgressTimer_ThumbSprite(image("patch"), timer, image("knob")));
    made->setIgnoreAnchorPointForPosition(false);
    made->setAnchorPoint(Vec2::ZERO);
    placed(made);
    begin(100, 110); // above the center
    move(110, 100);  // a quarter turn clockwise
    EXPECT_NEAR(made->getValue(), 0.25f, 1e-5f);
    EXPECT_NEAR(timer->getPercentage(), 25, 1e-3f);
    EXPECT_NEAR(made->getThumbSprite()->getRotation(), 90, 1e-3f);
    move(100, 90);
    move(90, 100);
    end(90, 100);
    EXPECT_NEAR(made->getValue(), 0.75f, 1e-5f);
    made->setMaximumValue(100);
    EXPECT_FLOAT_EQ(made->getValue(), 0);
    made->setMinimumValue(200);
    EXPECT_FLOAT_EQ(made->getMaximumValue(), 201);
    tap(140, 100); // outside the circle
    EXPECT_FLOAT_EQ(made->getValue(), 201);
}

// --- All ---

TEST_F(ValueControlsTest, TheSpritesOfAControlMayBeRemoved) {
    for (Control* const control : {static_cast<Control*>(slider()), static_cast<Control*>(stepper()),
                                   static_cast<Control*>(toggle())}) {
        control->removeAllChildren();
        PoolManager::getInstance()->getCurrentPool()->clear();
        control->setEnabled(false);
        control->setEnabled(true);
        control->needsLayout();
        begin(75, 100);
        move(120, 100);
        end(120, 100);
        frames(4);
        control->removeFromParent();
    }
}

} // namespace
