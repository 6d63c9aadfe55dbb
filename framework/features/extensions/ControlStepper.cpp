#include "extensions/ControlStepper.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "event/Touch.h"
#include "extensions/ControlUtils.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"

#include <cmath>

namespace cocos2d {
namespace extension {

namespace {

const Color3B kLabelEnabled(55, 55, 55);
const Color3B kLabelDisabled(147, 147, 147);
constexpr float kLabelSize = 40.0f;
constexpr float kRepeatSeconds = 0.15f;
constexpr int kSlowRepeats = 12; ///< Until then only every third repetition changes the value.

Label* addSign(Sprite* sprite, const char* sign, const Color3B& color) {
    Label* label = Label::createWithSystemFont(sign, "CourierNewPSMT", kLabelSize);
    label->setColor(color);
    label->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    label->setPosition(sprite->getContentSize().width / 2.0f, sprite->getContentSize().height / 2.0f);
    sprite->addChild(label);
    return label;
}

} // namespace

ControlStepper* ControlStepper::create(Sprite* minusSprite, Sprite* plusSprite) {
    auto* stepper = new ControlStepper();
    return copra::autoreleased(stepper, stepper->initWithMinusSpriteAndPlusSprite(minusSprite, plusSprite));
}

ControlStepper::ControlStepper() = default;
ControlStepper::~ControlStepper() = default;

bool ControlStepper::initWithMinusSpriteAndPlusSprite(Sprite* minusSprite, Sprite* plusSprite) {
    if (copra::refuse(!minusSprite || !plusSprite, "ControlStepper: a sprite is missing")) return false;
    if (!Control::init()) return false;
    _autorepeat = true;
    _continuous = true;
    _minimumValue = 0.0;
    _maximumValue = 100.0;
    _value = 0.0;
    _stepValue = 1.0;
    _wraps = false;
    setIgnoreAnchorPointForPosition(false);
    const Size minus = minusSprite->getContentSize();
    const Size plus = plusSprite->getContentSize();
    setMinusSprite(minusSprite);
    minusSprite->setPosition(minus.width / 2.0f, minus.height / 2.0f);
    addChild(minusSprite);
    setMinusLabel(addSign(minusSprite, "-", kLabelDisabled));
    setPlusSprite(plusSprite);
    plusSprite->setPosition(minus.width + plus.width / 2.0f, minus.height / 2.0f);
    addChild(plusSprite);
    setPlusLabel(addSign(plusSprite, "+", kLabelEnabled));
    setContentSize(ControlUtils::RectUnion(minusSprite->getBoundingBox(), plusSprite->getBoundingBox()).size);
    return true;
}

// --- Parts ---

Sprite* ControlStepper::getMinusSprite() const {
    return _minusSprite;
}
void ControlStepper::setMinusSprite(Sprite* sprite) {
    if (!copra::warn(!sprite, "ControlStepper::setMinusSprite: ignored null")) _minusSprite = sprite;
}
Sprite* ControlStepper::getPlusSprite() const {
    return _plusSprite;
}
void ControlStepper::setPlusSprite(Sprite* sprite) {
    if (!copra::warn(!sprite, "ControlStepper::setPlusSprite: ignored null")) _plusSprite = sprite;
}
Label* ControlStepper::getMinusLabel() const {
    return _minusLabel;
}
void ControlStepper::setMinusLabel(Label* label) {
    if (!copra::warn(!label, "ControlStepper::setMinusLabel: ignored null")) _minusLabel = label;
}
Label* ControlStepper::getPlusLabel() const {
    return _plusLabel;
}
void ControlStepper::setPlusLabel(Label* label) {
    if (!copra::warn(!label, "ControlStepper::setPlusLabel: ignored null")) _plusLabel = label;
}

/// A sign is gray where the value cannot go on.
void ControlStepper::updateLabels() {
    _minusLabel->setColor(!_wraps && _value == _minimumValue ? kLabelDisabled : kLabelEnabled);
    _plusLabel->setColor(!_wraps && _value == _maximumValue ? kLabelDisabled : kLabelEnabled);
}

// --- Value ---

void ControlStepper::setWraps(bool wraps) {
    _wraps = wraps;
    setValue(_value);
}

void ControlStepper::setMinimumValue(double minimumValue) {
    if (copra::refuse(!(minimumValue < _maximumValue),
                      "ControlStepper: the minimum is not below the maximum"))
        return;
    _minimumValue = minimumValue;
    setValue(_value);
}

void ControlStepper::setMaximumValue(double maximumValue) {
    if (copra::refuse(!(maximumValue > _minimumValue),
                      "ControlStepper: the maximum is not above the minimum"))
        return;
    _maximumValue = maximumValue;
    setValue(_value);
}

void ControlStepper::setStepValue(double stepValue) {
    if (copra::refuse(!(stepValue > 0.0), "ControlStepper: the step is not above 0")) return;
    _stepValue = stepValue;
}

void ControlStepper::setValue(double value) {
    setValueWithSendingEvent(value, true);
}

void ControlStepper::setValueWithSendingEvent(double value, bool send) {
    if (copra::warn(std::isnan(value), "ControlStepper: ignored a value of NaN")) return;
    if (value < _minimumValue)
        value = _wraps ? _maximumValue : _minimumValue;
    else if (value > _maximumValue)
        value = _wraps ? _minimumValue : _maximumValue;
    _value = value;
    updateLabels();
    if (send) sendActionsForControlEvents(EventType::VALUE_CHANGED);
}

// --- Repetition ---

void ControlStepper::startAutorepeat() {
    _autorepeatCount = -1;
    schedule(CC_SCHEDULE_SELECTOR(ControlStepper::update), kRepeatSeconds, CC_REPEAT_FOREVER,
             kRepeatSeconds * 3.0f);
}

void ControlStepper::stopAutorepeat() {
    unschedule(CC_SCHEDULE_SELECTOR(ControlStepper::update));
}

void ControlStepper::update(float /*dt*/) {
    ++_autorepeatCount;
    if (_autorepeatCount < kSlowRepeats && _autorepeatCount % 3 != 0) return;
    if (_touchedPart == Part::MINUS)
        setValueWithSendingEvent(_value - _stepValue, _continuous);
    else if (_touchedPart == Part::PLUS)
        setValueWithSendingEvent(_value + _stepValue, _continuous);
}

// --- Touches ---

void ControlStepper::pressPart(Part part) {
    _touchedPart = part;
    _minusSprite->setColor(part == Part::MINUS ? Color3B::GRAY : Color3B::WHITE);
    _plusSprite->setColor(part == Part::PLUS ? Color3B::GRAY : Color3B::WHITE);
}

void ControlStepper::updateLayoutUsingTouchLocation(Vec2 location) {
    const bool isMinus = location.x < _minusSprite->getContentSize().width;
    if (isMinus)
        pressPart(_value > _minimumValue || _wraps ? Part::MINUS : Part::NONE);
    else
        pressPart(_value < _maximumValue || _wraps ? Part::PLUS : Part::NONE);
}

bool ControlStepper::onTouchBegan(Touch* pTouch, Event* /*pEvent*/) {
    if (!isTouchInside(pTouch) || !isEnabled() || !isVisible() || !hasVisibleParents()) return false;
    updateLayoutUsingTouchLocation(getTouchLocation(pTouch));
    _touchInsideFlag = true;
    if (_autorepeat) startAutorepeat();
    return true;
}

void ControlStepper::onTouchMoved(Touch* pTouch, Event* /*pEvent*/) {
    const bool wasInside = _touchInsideFlag;
    _touchInsideFlag = isTouchInside(pTouch);
    if (!_touchInsideFlag) {
        pressPart(Part::NONE);
        stopAutorepeat();
        return;
    }
    updateLayoutUsingTouchLocation(getTouchLocation(pTouch));
    if (!wasInside && _autorepeat) startAutorepeat();
}

void ControlStepper::onTouchEnded(Touch* pTouch, Event* /*pEvent*/) {
    pressPart(Part::NONE);
    stopAutorepeat();
    if (!isTouchInside(pTouch)) return;
    const bool isMinus = getTouchLocation(pTouch).x < _minusSprite->getContentSize().width;
    setValue(isMinus ? _value - _stepValue : _value + _stepValue);
}

void ControlStepper::onTouchCancelled(Touch* /*pTouch*/, Event* /*pEvent*/) {
    pressPart(Part::NONE);
    stopAutorepeat();
}

} // namespace extension
} // namespace cocos2d
