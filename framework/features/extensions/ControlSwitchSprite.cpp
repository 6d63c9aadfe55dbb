#include "extensions/ControlSwitchSprite.h"

#include "base/autoreleased.h"
#include "nodes/effects/ClippingNode.h"
#include "nodes/text/Label.h"

#include <algorithm>

namespace cocos2d {
namespace extension {

namespace {
constexpr float kMaskThreshold = 0.1f; ///< Alpha of the mask above which the sides are shown.
}

ControlSwitchSprite* ControlSwitchSprite::create(Sprite* maskSprite, Sprite* onSprite, Sprite* offSprite,
                                                 Sprite* thumbSprite, Node* onLabel, Node* offLabel) {
    auto* made = new ControlSwitchSprite();
    copra::autoreleased(made, made->initWithTexture(maskSprite->getTexture(), maskSprite->getTextureRect(),
                                                    maskSprite->isTextureRectRotated()));
    made->_onSprite = onSprite;
    made->_offSprite = offSprite;
    made->_thumbSprite = thumbSprite;
    made->_onLabel = onLabel;
    made->_offLabel = offLabel;
    made->assemble(maskSprite);
    return made;
}

void ControlSwitchSprite::assemble(Sprite* maskSprite) {
    Sprite* stencil = Sprite::createWithTexture(maskSprite->getTexture(), maskSprite->getTextureRect(),
                                                maskSprite->isTextureRectRotated());
    stencil->setPosition(getContentSize().width / 2.0f, getContentSize().height / 2.0f);
    auto* clipper = ClippingNode::create(stencil);
    clipper->setAlphaThreshold(kMaskThreshold);
    clipper->addChild(_onSprite);
    clipper->addChild(_offSprite);
    if (_onLabel) clipper->addChild(_onLabel);
    if (_offLabel) clipper->addChild(_offLabel);
    clipper->addChild(_thumbSprite);
    addChild(clipper);
    // A disabled switch is drawn half transparent as a whole.
    setCascadeOpacityEnabled(true);
    clipper->setCascadeOpacityEnabled(true);
    needsLayout();
}

float ControlSwitchSprite::getOffPosition() const {
    return _thumbSprite->getContentSize().width / 2.0f - _onSprite->getContentSize().width;
}

void ControlSwitchSprite::needsLayout() {
    const Size on = _onSprite->getContentSize();
    const Size off = _offSprite->getContentSize();
    const float edge = on.width + _sliderXPosition; // between the sides
    _onSprite->setPosition(edge - on.width / 2.0f, on.height / 2.0f);
    _offSprite->setPosition(edge + off.width / 2.0f, off.height / 2.0f);
    _thumbSprite->setPosition(edge, getContentSize().height / 2.0f);
    // Labels are moved to the middle of what the thumb leaves visible.
    const float shift = _thumbSprite->getContentSize().width / 6.0f;
    if (_onLabel) {
        _onLabel->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        _onLabel->setPosition(_onSprite->getPositionX() - shift, on.height / 2.0f);
    }
    if (_offLabel) {
        _offLabel->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        _offLabel->setPosition(_offSprite->getPositionX() + shift, off.height / 2.0f);
    }
}

void ControlSwitchSprite::setSliderXPosition(float sliderXPosition) {
    _sliderXPosition = std::min(std::max(sliderXPosition, getOffPosition()), getOnPosition());
    needsLayout();
}

void ControlSwitchSprite::updateTweenAction(float value, const std::string& /*key*/) {
    setSliderXPosition(value);
}

} // namespace extension
} // namespace cocos2d
