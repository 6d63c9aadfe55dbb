#include "extensions/ControlSaturationBrightnessPicker.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "extensions/pickerArt.h"
#include "nodes/sprites/Sprite.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {
namespace extension {

namespace {
constexpr int kBoxInset = 35; ///< Points from the edge of the disc to the square of the values.
}

ControlSaturationBrightnessPicker* ControlSaturationBrightnessPicker::create(Node* target, Vec2 pos) {
    auto* picker = new ControlSaturationBrightnessPicker();
    return copra::autoreleased(picker, picker->initWithTargetAndPos(target, pos));
}

ControlSaturationBrightnessPicker::ControlSaturationBrightnessPicker() = default;
ControlSaturationBrightnessPicker::~ControlSaturationBrightnessPicker() = default;

bool ControlSaturationBrightnessPicker::initWithTargetAndPos(Node* target, Vec2 pos) {
    if (copra::refuse(!target, "ControlSaturationBrightnessPicker: the target is null")) return false;
    if (!Control::init()) return false;
    copra::ensurePickerFrames();
    const auto add = [&](const char* name, const Vec2& anchor) {
        return ControlUtils::addSpriteToTargetWithPosAndAnchor(name, target, pos, anchor);
    };
    _background = add("colourPickerBackground.png", Vec2::ANCHOR_BOTTOM_LEFT);
    _overlay = add("colourPickerOverlay.png", Vec2::ANCHOR_BOTTOM_LEFT);
    _shadow = add("colourPickerShadow.png", Vec2::ANCHOR_BOTTOM_LEFT);
    _slider = add("colourPicker.png", Vec2::ANCHOR_MIDDLE);
    if (!_background || !_slider) return false;
    _startPos = pos;
    boxPos = kBoxInset;
    boxSize = static_cast<int>(_background->getContentSize().width / 2.0f);
    return true;
}

void ControlSaturationBrightnessPicker::setEnabled(bool enabled) {
    Control::setEnabled(enabled);
    if (_slider) _slider->setOpacity(enabled ? 255 : 128);
}

Vec2 ControlSaturationBrightnessPicker::center() const {
    const Size size = _background->getBoundingBox().size;
    return _startPos + Vec2(size.width / 2.0f, size.height / 2.0f);
}

float ControlSaturationBrightnessPicker::radius() const {
    return _background->getBoundingBox().size.width / 2.0f;
}

void ControlSaturationBrightnessPicker::updateWithHSV(HSV hsv) {
    const RGBA color = ControlUtils::RGBfromHSV({hsv.h, 1.0, 1.0});
    _background->setColor(Color3B(static_cast<GLubyte>(color.r * 255.0),
                                  static_cast<GLubyte>(color.g * 255.0),
                                  static_cast<GLubyte>(color.b * 255.0)));
}

void ControlSaturationBrightnessPicker::updateDraggerWithHSV(HSV hsv) {
    const auto corner = static_cast<float>(boxPos);
    const auto size = static_cast<float>(boxSize);
    updateSliderPosition(_startPos + Vec2(corner + size * (1.0f - static_cast<float>(hsv.s)),
                                          corner + size * static_cast<float>(hsv.v)));
}

void ControlSaturationBrightnessPicker::updateSliderPosition(Vec2 location) {
    const Vec2 from = location - center();
    const float distance = from.length();
    if (distance > radius()) location = center() + from * (radius() / distance);
    _slider->setPosition(location);
    // Outside the square the nearest value counts.
    const auto size = static_cast<float>(boxSize);
    const Vec2 place = location - _startPos - Vec2(static_cast<float>(boxPos), static_cast<float>(boxPos));
    _saturation = 1.0f - std::min(std::max(place.x / size, 0.0f), 1.0f);
    _brightness = std::min(std::max(place.y / size, 0.0f), 1.0f);
}

bool ControlSaturationBrightnessPicker::checkSliderPosition(Vec2 location) {
    if (location.distance(center()) > radius()) return false;
    updateSliderPosition(location);
    sendActionsForControlEvents(EventType::VALUE_CHANGED);
    return true;
}

bool ControlSaturationBrightnessPicker::onTouchBegan(Touch* touch, Event* /*pEvent*/) {
    if (!isEnabled() || !isVisible() || !hasVisibleParents()) return false;
    return checkSliderPosition(getTouchLocation(touch));
}

void ControlSaturationBrightnessPicker::onTouchMoved(Touch* pTouch, Event* /*pEvent*/) {
    checkSliderPosition(getTouchLocation(pTouch));
}

} // namespace extension
} // namespace cocos2d
