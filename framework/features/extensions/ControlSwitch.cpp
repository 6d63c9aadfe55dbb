#include "extensions/ControlSwitch.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "event/Touch.h"
#include "extensions/ControlSwitchSprite.h"
#include "nodes/text/Label.h"

namespace cocos2d {
namespace extension {

namespace {
constexpr float kSlideSeconds = 0.2f;
}

ControlSwitch* ControlSwitch::create(Sprite* maskSprite, Sprite* onSprite, Sprite* offSprite,
                                     Sprite* thumbSprite, Label* onLabel, Label* offLabel) {
    auto* made = new ControlSwitch();
    return copra::autoreleased(
        made, made->initWithMaskSprite(maskSprite, onSprite, offSprite, thumbSprite, onLabel, offLabel));
}

ControlSwitch* ControlSwitch::create(Sprite* maskSprite, Sprite* onSprite, Sprite* offSprite,
                                     Sprite* thumbSprite) {
    return create(maskSprite, onSprite, offSprite, thumbSprite, nullptr, nullptr);
}

ControlSwitch::ControlSwitch() = default;
ControlSwitch::~ControlSwitch() = default;

bool ControlSwitch::initWithMaskSprite(Sprite* maskSprite, Sprite* onSprite, Sprite* offSprite,
                                       Sprite* thumbSprite) {
    return initWithMaskSprite(maskSprite, onSprite, offSprite, thumbSprite, nullptr, nullptr);
}

bool ControlSwitch::initWithMaskSprite(Sprite* maskSprite, Sprite* onSprite, Sprite* offSprite,
                                       Sprite* thumbSprite, Label* onLabel, Label* offLabel) {
    return initWithNodes(maskSprite, onSprite, offSprite, thumbSprite, onLabel, offLabel);
}

ControlSwitch* ControlSwitch::createWithNodes(Sprite* mask, Sprite* onSprite, Sprite* offSprite,
                                              Sprite* thumb, Node* onLabel, Node* offLabel) {
    auto* made = new ControlSwitch();
    return copra::autoreleased(made,
                               made->initWithNodes(mask, onSprite, offSprite, thumb, onLabel, offLabel));
}

bool ControlSwitch::initWithNodes(Sprite* maskSprite, Sprite* onSprite, Sprite* offSprite,
                                  Sprite* thumbSprite, Node* onLabel, Node* offLabel) {
    if (copra::refuse(!maskSprite || !onSprite || !offSprite || !thumbSprite,
                      "ControlSwitch: a sprite is missing"))
        return false;
    if (!Control::init()) return false;
    _on = true;
    _switchSprite =
        ControlSwitchSprite::create(maskSprite, onSprite, offSprite, thumbSprite, onLabel, offLabel);
    const Size size = _switchSprite->getContentSize();
    _switchSprite->setPosition(size.width / 2.0f, size.height / 2.0f);
    addChild(_switchSprite);
    setIgnoreAnchorPointForPosition(false);
    setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    setContentSize(size);
    return true;
}

void ControlSwitch::setOn(bool isOn) {
    setOn(isOn, false);
}

void ControlSwitch::setOn(bool isOn, bool animated) {
    _on = isOn;
    const float target = isOn ? _switchSprite->getOnPosition() : _switchSprite->getOffPosition();
    _switchSprite->stopAllActions();
    if (animated)
        _switchSprite->runAction(ActionTween::create(kSlideSeconds, "sliderXPosition",
                                                     _switchSprite->getSliderXPosition(), target));
    else
        _switchSprite->setSliderXPosition(target);
    sendActionsForControlEvents(EventType::VALUE_CHANGED);
}

void ControlSwitch::setEnabled(bool enabled) {
    Control::setEnabled(enabled);
    if (_switchSprite) _switchSprite->setOpacity(enabled ? 255 : 128);
}

Vec2 ControlSwitch::locationFromTouch(Touch* touch) {
    return convertToNodeSpace(touch->getLocation());
}

bool ControlSwitch::onTouchBegan(Touch* pTouch, Event* /*pEvent*/) {
    if (!isTouchInside(pTouch) || !isEnabled() || !isVisible() || !hasVisibleParents()) return false;
    _moved = false;
    _initialTouchXPosition = locationFromTouch(pTouch).x - _switchSprite->getSliderXPosition();
    _switchSprite->getThumbSprite()->setColor(Color3B::GRAY);
    return true;
}

void ControlSwitch::onTouchMoved(Touch* pTouch, Event* /*pEvent*/) {
    _moved = true;
    _switchSprite->stopAllActions();
    _switchSprite->setSliderXPosition(locationFromTouch(pTouch).x - _initialTouchXPosition);
}

/// A switch that was dragged takes the side of the touch, one that was tapped the other side.
void ControlSwitch::onTouchEnded(Touch* pTouch, Event* /*pEvent*/) {
    _switchSprite->getThumbSprite()->setColor(Color3B::WHITE);
    const bool isRight = locationFromTouch(pTouch).x >= _switchSprite->getContentSize().width / 2.0f;
    setOn(hasMoved() ? isRight : !_on, true);
}

void ControlSwitch::onTouchCancelled(Touch* pTouch, Event* pEvent) {
    ControlSwitch::onTouchEnded(pTouch, pEvent);
}

} // namespace extension
} // namespace cocos2d
