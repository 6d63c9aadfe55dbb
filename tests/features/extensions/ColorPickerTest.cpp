#include "extensions/ControlColourPicker.h"

#include "base/AutoreleasePool.h"
#include "base/WeakPtr.h"
#include "base/expectRefused.h"
#include "nodes/sprites/Sprite.h"
#include "ui/WidgetFixture.h"

using namespace cocos2d;
using extension::Control;
using extension::ControlColourPicker;

namespace {

class ColorPickerTest : public WidgetFixture {
protected:
    struct Counting : Ref {
        void onChange(Ref*, Control::EventType) { ++changes; }
        int changes = 0;
    };
    /// Ring and disc are centered at (190, 200).
    ControlColourPicker* picker() {
        auto* made = ControlColourPicker::create();
        made->setIgnoreAnchorPointForPosition(false);
        made->setAnchorPoint(Vec2::ZERO);
        counter.weakAssign(new Counting());
        made->addTargetWithActionForControlEvents(counter, cccontrol_selector(Counting::onChange),
                                                  Control::EventType::VALUE_CHANGED);
        return show(made, 200, 200);
    }
    void TearDown() override {
        counter = nullptr;
        WidgetFixture::TearDown();
    }

    RefPtr<Counting> counter;
};

TEST_F(ColorPickerTest, DrawsItsOwnImages) {
    ControlColourPicker* made = picker();
    expectSize(made->getContentSize(), 196, 176);
    expectSize(made->getHuePicker()->getBackground()->getContentSize(), 160, 160);
    EXPECT_NE(made->getcolourPicker()->getOverlay(), nullptr);
}

TEST_F(ColorPickerTest, PartsKeepTheirSpritesIfTheyGetNull) {
    ControlColourPicker* made = picker();
    auto* hue = made->getHuePicker();
    EXPECT_WARNED(made->setBackground(nullptr), "ControlColourPicker::setBackground: ignored null");
    EXPECT_WARNED(hue->setBackground(nullptr), "ControlHuePicker::setBackground: ignored null");
    EXPECT_WARNED(hue->setSlider(nullptr), "ControlHuePicker::setSlider: ignored null");
    hue->setHue(90);
    EXPECT_NE(hue->getSlider(), nullptr);
}

TEST_F(ColorPickerTest, TouchesChooseAColor) {
    ControlColourPicker* made = picker();
    tap(190 - 25, 200 + 35); // the corner of full saturation and brightness
    EXPECT_EQ(made->getColor(), Color3B(255, 0, 0));
    EXPECT_EQ(counter->changes, 1);
    tap(190, 200 - 70); // the bottom of the ring is 90 degrees
    EXPECT_NEAR(made->getHuePicker()->getHue(), 90, 0.1f);
    EXPECT_NEAR(made->getColor().r, 127, 2);
    EXPECT_EQ(made->getColor().g, 255);
    EXPECT_EQ(made->getColor().b, 0);
    tap(190 + 35, 200 + 35); // no saturation
    EXPECT_GT(made->getColor().r, 250);
    EXPECT_GT(made->getColor().b, 245);
}

TEST_F(ColorPickerTest, ShowsAColorThatIsSet) {
    ControlColourPicker* made = picker();
    made->setColor(Color3B(0, 0, 128));
    EXPECT_NEAR(made->getHuePicker()->getHue(), 240, 0.1f);
    EXPECT_NEAR(made->getcolourPicker()->getSaturation(), 1, 0.02f);
    EXPECT_NEAR(made->getcolourPicker()->getBrightness(), 0.5f, 0.02f);
    EXPECT_EQ(counter->changes, 0);
    made->setColor(Color3B::BLACK);
    EXPECT_NEAR(made->getcolourPicker()->getBrightness(), 0, 0.02f);
}

TEST_F(ColorPickerTest, AColorThatIsNotANumberIsBlack) {
    ControlColourPicker* made = picker();
    auto* const hue = extension::ControlHuePicker::create(Node::create(), Vec2::ZERO);
    hue->setHue(NAN);
    made->hueSliderValueChanged(hue, extension::Control::EventType::VALUE_CHANGED);
    EXPECT_EQ(made->getColor(), Color3B::BLACK);
}

TEST_F(ColorPickerTest, ADisabledPickerIgnoresTouches) {
    ControlColourPicker* made = picker();
    made->setEnabled(false);
    tap(190 - 25, 200 + 35);
    tap(190, 200 - 70);
    EXPECT_EQ(counter->changes, 0);
}

TEST_F(ColorPickerTest, ItsImagesStaySmallForAnyContentScale) {
    const copra::Screen usual = copra::screen();
    for (const float scale : {20.0f, 1e9f, 1e30f, 1e-9f}) {
        SpriteFrameCache::getInstance()->removeSpriteFrames();
        copra::Screen extreme = usual;
        extreme.contentScaleFactor = scale;
        copra::setScreen(extreme);
        auto* const disc = extension::ControlHuePicker::create(Node::create(), Vec2::ZERO);
        ASSERT_NE(disc, nullptr);
        EXPECT_LE(disc->getBackground()->getTexture()->getPixelsWide(), 8 * 160);
    }
    copra::setScreen(usual);
}

TEST_F(ColorPickerTest, ItsSpritesMayBeRemoved) {
    auto* const target = Node::create();
    scene->addChild(target);
    auto* const disc =
        show(extension::ControlSaturationBrightnessPicker::create(target, Vec2(100, 100)), 0, 0);
    const copra::WeakPtr<Sprite> slider(disc->getSlider());
    target->removeAllChildren();
    PoolManager::getInstance()->getCurrentPool()->clear();
    ASSERT_TRUE(slider);
    disc->setEnabled(false);
    disc->setEnabled(true);
    disc->updateWithHSV({120.0, 0.5, 0.5});
    disc->updateDraggerWithHSV({120.0, 0.5, 0.5});
    tap(150, 150);

    ControlColourPicker* const made = picker();
    made->removeAllChildren();
    PoolManager::getInstance()->getCurrentPool()->clear();
    made->setColor(Color3B(1, 2, 3));
    made->setEnabled(false);
    tap(190 - 25, 200 + 35);
}

TEST_F(ColorPickerTest, IgnoresSendersOfAnotherClass) {
    ControlColourPicker* const made = picker();
    made->setColor(Color3B(0, 0, 128));
    for (Ref* const sender : {static_cast<Ref*>(nullptr), static_cast<Ref*>(Node::create())}) {
        EXPECT_REFUSED(made->hueSliderValueChanged(sender, Control::EventType::VALUE_CHANGED),
                       "the sender is not a ControlHuePicker");
        EXPECT_REFUSED(made->colourSliderValueChanged(sender, Control::EventType::VALUE_CHANGED),
                       "the sender is not a ControlSaturationBrightnessPicker");
    }
    EXPECT_EQ(made->getColor(), Color3B(0, 0, 128));
    EXPECT_EQ(counter->changes, 0);
}

} // namespace
