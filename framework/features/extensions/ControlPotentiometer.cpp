#include "extensions/ControlPotentiometer.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "math/trigonometry.h"
#include "nodes/effects/ProgressTimer.h"
#include "nodes/sprites/Sprite.h"

#include <algorithm>

namespace cocos2d {
namespace extension {

ControlPotentiometer* ControlPotentiometer::create(const char* backgroundFile, const char* progressFile,
                                                   const char* thumbFile) {
    Sprite* track = Sprite::create(backgroundFile);
    Sprite* thumb = Sprite::create(thumbFile);
    Sprite* progress = Sprite::create(progressFile);
    auto* made = new ControlPotentiometer();
    return copra::autoreleased(made, progress && made->initWithTrackSprite_ProgressTimer_ThumbSprite(
                                                     track, ProgressTimer::create(progress), thumb));
}

ControlPotentiometer::ControlPotentiometer() = default;
ControlPotentiometer::~ControlPotentiometer() = default;

bool ControlPotentiometer::initWithTrackSprite_ProgressTimer_ThumbSprite(Sprite* trackSprite,
                                                                         ProgressTimer* progressTimer,
                                                                         Sprite* thumbSprite) {
    if (copra::warn(!trackSprite || !progressTimer || !thumbSprite,
                    "ControlPotentiometer: a sprite is missing"))
        return false;
    if (!Control::init()) return false;
    setProgressTimer(progressTimer);
    setThumbSprite(thumbSprite);
    thumbSprite->setPosition(progressTimer->getPosition());
    addChild(thumbSprite, 2);
    addChild(progressTimer, 1);
    addChild(trackSprite);
    setContentSize(trackSprite->getContentSize());
    _minimumValue = 0.0f;
    _maximumValue = 1.0f;
    setValue(_minimumValue);
    return true;
}

// --- Parts ---

Sprite* ControlPotentiometer::getThumbSprite() const {
    return _thumbSprite;
}
void ControlPotentiometer::setThumbSprite(Sprite* sprite) {
    if (!copra::warn(!sprite, "ControlPotentiometer::setThumbSprite: ignored null")) _thumbSprite = sprite;
}
ProgressTimer* ControlPotentiometer::getProgressTimer() const {
    return _progressTimer;
}
void ControlPotentiometer::setProgressTimer(ProgressTimer* timer) {
    if (!copra::warn(!timer, "ControlPotentiometer::setProgressTimer: ignored null")) _progressTimer = timer;
}

void ControlPotentiometer::setEnabled(bool enabled) {
    Control::setEnabled(enabled);
    if (_thumbSprite) _thumbSprite->setOpacity(enabled ? 255 : 128);
}

// --- Value ---

void ControlPotentiometer::setValue(float value) {
    _value = std::min(std::max(value, _minimumValue), _maximumValue);
    const float fraction = (_value - _minimumValue) / (_maximumValue - _minimumValue);
    _progressTimer->setPercentage(fraction * 100.0f);
    _thumbSprite->setRotation(fraction * 360.0f);
    sendActionsForControlEvents(EventType::VALUE_CHANGED);
}

void ControlPotentiometer::setMinimumValue(float minimumValue) {
    _minimumValue = minimumValue;
    if (_minimumValue >= _maximumValue) _maximumValue = _minimumValue + 1.0f;
    setValue(_maximumValue);
}

void ControlPotentiometer::setMaximumValue(float maximumValue) {
    _maximumValue = maximumValue;
    if (_maximumValue <= _minimumValue) _minimumValue = _maximumValue - 1.0f;
    setValue(_minimumValue);
}

// --- Touches ---

bool ControlPotentiometer::isTouchInside(Touch* touch) {
    const float distance =
        distanceBetweenPointAndPoint(_progressTimer->getPosition(), getTouchLocation(touch));
    return distance < std::min(getContentSize().width / 2.0f, getContentSize().height / 2.0f);
}

bool ControlPotentiometer::onTouchBegan(Touch* pTouch, Event* /*pEvent*/) {
    if (!isTouchInside(pTouch) || !isEnabled() || !isVisible() || !hasVisibleParents()) return false;
    _previousLocation = getTouchLocation(pTouch);
    potentiometerBegan(_previousLocation);
    return true;
}

void ControlPotentiometer::onTouchMoved(Touch* pTouch, Event* /*pEvent*/) {
    potentiometerMoved(getTouchLocation(pTouch));
}

void ControlPotentiometer::onTouchEnded(Touch* /*pTouch*/, Event* /*pEvent*/) {
    potentiometerEnded(Vec2::ZERO);
}

void ControlPotentiometer::onTouchCancelled(Touch* /*pTouch*/, Event* /*pEvent*/) {
    potentiometerEnded(Vec2::ZERO);
}

void ControlPotentiometer::potentiometerBegan(Vec2 /*location*/) {
    setSelected(true);
    getThumbSprite()->setColor(Color3B::GRAY);
}

void ControlPotentiometer::potentiometerMoved(Vec2 location) {
    const Vec2 center = _progressTimer->getPosition();
    float angle = angleInDegreesBetweenLineFromPoint_toPoint_toLineFromPoint_toPoint(center, location, center,
                                                                                     _previousLocation);
    // The touch takes the shorter way around the center.
    if (angle > 180.0f)
        angle -= 360.0f;
    else if (angle < -180.0f)
        angle += 360.0f;
    _previousLocation = location;
    setValue(_value + angle / 360.0f * (_maximumValue - _minimumValue));
}

void ControlPotentiometer::potentiometerEnded(Vec2 /*location*/) {
    getThumbSprite()->setColor(Color3B::WHITE);
    setSelected(false);
}

float ControlPotentiometer::distanceBetweenPointAndPoint(Vec2 point1, Vec2 point2) {
    return point1.distance(point2);
}

float ControlPotentiometer::angleInDegreesBetweenLineFromPoint_toPoint_toLineFromPoint_toPoint(
    Vec2 beginLineA, Vec2 endLineA, Vec2 beginLineB, Vec2 endLineB) {
    const Vec2 a = endLineA - beginLineA;
    const Vec2 b = endLineB - beginLineB;
    return CC_RADIANS_TO_DEGREES(copra::arcTangent(a.x, a.y) - copra::arcTangent(b.x, b.y));
}

} // namespace extension
} // namespace cocos2d
