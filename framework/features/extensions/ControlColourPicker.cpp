#include "extensions/ControlColourPicker.h"

#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "extensions/pickerArt.h"
#include "nodes/sprites/Sprite.h"

#include <algorithm>

namespace cocos2d {
namespace extension {

namespace {

/// Lower left corners of ring and disc in the panel, on both axes.
const Vec2 kRingInset(8.0f, 8.0f);
const Vec2 kDiscInset(28.0f, 28.0f);

} // namespace

ControlColourPicker* ControlColourPicker::create() {
    return copra::createAutoreleased<ControlColourPicker>();
}

ControlColourPicker::ControlColourPicker() = default;
ControlColourPicker::~ControlColourPicker() = default;

bool ControlColourPicker::init() {
    if (!Control::init()) return false;
    copra::ensurePickerFrames();
    // The sprites of the pickers are below the pickers, which only receive touches.
    auto* sprites = Node::create();
    addChild(sprites);
    setBackground(ControlUtils::addSpriteToTargetWithPosAndAnchor("menuColourPanelBackground.png", sprites,
                                                                  Vec2::ZERO, Vec2::ANCHOR_MIDDLE));
    if (!_background) return false;
    const Size size = _background->getContentSize();
    const Vec2 corner(-size.width / 2.0f, -size.height / 2.0f);
    _huePicker = ControlHuePicker::create(sprites, corner + kRingInset);
    _colourPicker = ControlSaturationBrightnessPicker::create(sprites, corner + kDiscInset);
    if (!_huePicker || !_colourPicker) return false;
    _huePicker->addTargetWithActionForControlEvents(
        this, cccontrol_selector(ControlColourPicker::hueSliderValueChanged), EventType::VALUE_CHANGED);
    _colourPicker->addTargetWithActionForControlEvents(
        this, cccontrol_selector(ControlColourPicker::colourSliderValueChanged), EventType::VALUE_CHANGED);
    _hsv = {0.0, 0.0, 0.0};
    updateHueAndControlPicker();
    addChild(_huePicker);
    addChild(_colourPicker);
    setContentSize(size);
    return true;
}

Sprite* ControlColourPicker::getBackground() const {
    return _background;
}
void ControlColourPicker::setBackground(Sprite* sprite) {
    if (!copra::warn(!sprite, "ControlColourPicker::setBackground: ignored null")) _background = sprite;
}

void ControlColourPicker::setEnabled(bool bEnabled) {
    Control::setEnabled(bEnabled);
    if (_huePicker) _huePicker->setEnabled(bEnabled);
    if (_colourPicker) _colourPicker->setEnabled(bEnabled);
}

void ControlColourPicker::setColor(const Color3B& colorValue) {
    Control::setColor(colorValue);
    _hsv = ControlUtils::HSVfromRGB({colorValue.r / 255.0, colorValue.g / 255.0, colorValue.b / 255.0, 1.0});
    if (_hsv.h < 0.0) _hsv.h = 0.0;
    if (_huePicker && _colourPicker) updateHueAndControlPicker();
}

void ControlColourPicker::updateControlPicker() {
    _huePicker->setHue(static_cast<float>(_hsv.h));
    _colourPicker->updateWithHSV(_hsv);
}

void ControlColourPicker::updateHueAndControlPicker() {
    updateControlPicker();
    _colourPicker->updateDraggerWithHSV(_hsv);
}

/// Takes over the color that the user chose.
void ControlColourPicker::choose() {
    const RGBA color = ControlUtils::RGBfromHSV(_hsv);
    // Not a number after a touch on a picker without an area.
    const auto toByte = [](double part) {
        return static_cast<GLubyte>(part > 0.0 ? std::min(part, 1.0) * 255.0 : 0.0);
    };
    Control::setColor(Color3B(toByte(color.r), toByte(color.g), toByte(color.b)));
    sendActionsForControlEvents(EventType::VALUE_CHANGED);
}

void ControlColourPicker::hueSliderValueChanged(Ref* sender, Control::EventType /*controlEvent*/) {
    auto* const picker = dynamic_cast<ControlHuePicker*>(sender);
    if (copra::refuse(!picker,
                      "ControlColourPicker::hueSliderValueChanged: the sender is not a ControlHuePicker"))
        return;
    const auto alive = copra::keepAlive(this);
    _hsv.h = picker->getHue();
    choose();
    updateControlPicker();
}

void ControlColourPicker::colourSliderValueChanged(Ref* sender, Control::EventType /*controlEvent*/) {
    auto* const picker = dynamic_cast<ControlSaturationBrightnessPicker*>(sender);
    if (copra::refuse(!picker, "ControlColourPicker::colourSliderValueChanged: the sender is not a "
                               "ControlSaturationBrightnessPicker"))
        return;
    _hsv.s = picker->getSaturation();
    _hsv.v = picker->getBrightness();
    choose();
}

/// The pickers receive the touches.
bool ControlColourPicker::onTouchBegan(Touch* /*touch*/, Event* /*pEvent*/) {
    return false;
}

} // namespace extension
} // namespace cocos2d
