#include "extensions/ControlHuePicker.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "extensions/ControlUtils.h"
#include "extensions/pickerArt.h"
#include "math/trigonometry.h"
#include "nodes/sprites/Sprite.h"

namespace cocos2d {
namespace extension {

namespace {

constexpr float kKnobInset = 15.0f; ///< Of the knob from the outer edge of the ring, in points.
/// The ring between these radii responds to touches.
constexpr float kInnerRadius = 59.0f;
constexpr float kOuterRadius = 80.0f;

} // namespace

ControlHuePicker* ControlHuePicker::create(Node* target, Vec2 pos) {
    auto* picker = new ControlHuePicker();
    return copra::autoreleased(picker, picker->initWithTargetAndPos(target, pos));
}

ControlHuePicker::ControlHuePicker() = default;
ControlHuePicker::~ControlHuePicker() = default;

bool ControlHuePicker::initWithTargetAndPos(Node* target, Vec2 pos) {
    if (copra::refuse(!target, "ControlHuePicker: the target is null")) return false;
    if (!Control::init()) return false;
    copra::ensurePickerFrames();
    setBackground(ControlUtils::addSpriteToTargetWithPosAndAnchor("huePickerBackground.png", target, pos,
                                                                  Vec2::ANCHOR_BOTTOM_LEFT));
    setSlider(ControlUtils::addSpriteToTargetWithPosAndAnchor("colourPicker.png", target, pos,
                                                              Vec2::ANCHOR_MIDDLE));
    if (!_background || !_slider) return false;
    _startPos = pos;
    _slider->setPosition(pos.x, pos.y + _background->getBoundingBox().size.height / 2.0f);
    _hue = 0.0f;
    _huePercentage = 0.0f;
    return true;
}

Sprite* ControlHuePicker::getBackground() const {
    return _background;
}
void ControlHuePicker::setBackground(Sprite* sprite) {
    if (!copra::warn(!sprite, "ControlHuePicker::setBackground: ignored null")) _background = sprite;
}
Sprite* ControlHuePicker::getSlider() const {
    return _slider;
}
void ControlHuePicker::setSlider(Sprite* sprite) {
    if (!copra::warn(!sprite, "ControlHuePicker::setSlider: ignored null")) _slider = sprite;
}

void ControlHuePicker::setEnabled(bool enabled) {
    Control::setEnabled(enabled);
    if (_slider) _slider->setOpacity(enabled ? 255 : 128);
}

Vec2 ControlHuePicker::center() const {
    const Size size = _background->getBoundingBox().size;
    return _startPos + Vec2(size.width / 2.0f, size.height / 2.0f);
}

void ControlHuePicker::setHue(float val) {
    setHuePercentage(val / 360.0f);
}

void ControlHuePicker::setHuePercentage(float val) {
    _huePercentage = val;
    _hue = val * 360.0f;
    const float radius = _background->getBoundingBox().size.width / 2.0f - kKnobInset;
    const float angle = CC_DEGREES_TO_RADIANS(_hue - 180.0f);
    _slider->setPosition(center() + Vec2::forAngle(angle) * radius);
}

void ControlHuePicker::updateSliderPosition(Vec2 location) {
    const Vec2 from = location - center();
    setHue(CC_RADIANS_TO_DEGREES(copra::arcTangent(from.y, from.x)) + 180.0f);
    sendActionsForControlEvents(EventType::VALUE_CHANGED);
}

bool ControlHuePicker::checkSliderPosition(Vec2 location) {
    const float distance = location.distance(center());
    if (distance <= kInnerRadius || distance >= kOuterRadius) return false;
    updateSliderPosition(location);
    return true;
}

bool ControlHuePicker::onTouchBegan(Touch* touch, Event* /*pEvent*/) {
    if (!isEnabled() || !isVisible() || !hasVisibleParents()) return false;
    return checkSliderPosition(getTouchLocation(touch));
}

void ControlHuePicker::onTouchMoved(Touch* pTouch, Event* /*pEvent*/) {
    checkSliderPosition(getTouchLocation(pTouch));
}

} // namespace extension
} // namespace cocos2d
