#include "studio/builder/CCBActions.h"

#include "audio/SimpleAudioEngine.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "nodes/sprites/Sprite.h"
#include "render/SpriteFrame.h"

namespace cocosbuilder {

using cocos2d::Node;

// --- CCBSetSpriteFrame ---

CCBSetSpriteFrame::CCBSetSpriteFrame() = default;

CCBSetSpriteFrame::~CCBSetSpriteFrame() = default;

CCBSetSpriteFrame* CCBSetSpriteFrame::create(cocos2d::SpriteFrame* pSpriteFrame) {
    auto* action = new CCBSetSpriteFrame();
    return copra::autoreleased(action, action->initWithSpriteFrame(pSpriteFrame));
}

bool CCBSetSpriteFrame::initWithSpriteFrame(cocos2d::SpriteFrame* pSpriteFrame) {
    _spriteFrame = pSpriteFrame;
    return true;
}

CCBSetSpriteFrame* CCBSetSpriteFrame::clone() const {
    return create(_spriteFrame);
}

CCBSetSpriteFrame* CCBSetSpriteFrame::reverse() const {
    return clone();
}

void CCBSetSpriteFrame::update(float /*time*/) {
    auto* const sprite = dynamic_cast<cocos2d::Sprite*>(_target);
    if (sprite && _spriteFrame) sprite->setSpriteFrame(_spriteFrame);
}

// --- CCBSoundEffect ---

CCBSoundEffect* CCBSoundEffect::actionWithSoundFile(const std::string& file, float pitch, float pan,
                                                    float gain) {
    auto* action = new CCBSoundEffect();
    return copra::autoreleased(action, action->initWithSoundFile(file, pitch, pan, gain));
}

bool CCBSoundEffect::initWithSoundFile(const std::string& file, float pitch, float pan, float gain) {
    _soundFile = file;
    _pitch = pitch;
    _pan = pan;
    _gain = gain;
    return true;
}

CCBSoundEffect* CCBSoundEffect::clone() const {
    return actionWithSoundFile(_soundFile, _pitch, _pan, _gain);
}

CCBSoundEffect* CCBSoundEffect::reverse() const {
    return clone();
}

void CCBSoundEffect::update(float /*time*/) {
    CocosDenshion::SimpleAudioEngine::getInstance()->playEffect(_soundFile.c_str(), false, _pitch, _pan,
                                                                _gain);
}

// --- Rotations ---

CCBRotateTo* CCBRotateTo::create(float fDuration, float fAngle) {
    auto* action = new CCBRotateTo();
    return copra::autoreleased(action, action->initWithDuration(fDuration, fAngle));
}

bool CCBRotateTo::initWithDuration(float fDuration, float fAngle) {
    _dstAngle = fAngle;
    return ActionInterval::initWithDuration(fDuration);
}

CCBRotateTo* CCBRotateTo::clone() const {
    return create(_duration, _dstAngle);
}

CCBRotateTo* CCBRotateTo::reverse() const {
    copra::reportMisuse("CCBRotateTo::reverse: not supported");
    return nullptr;
}

void CCBRotateTo::startWithTarget(Node* pNode) {
    ActionInterval::startWithTarget(pNode);
    _startAngle = pNode->getRotationSkewX();
    _diffAngle = _dstAngle - _startAngle;
}

void CCBRotateTo::update(float time) {
    if (_target) _target->setRotation(_startAngle + _diffAngle * time);
}

CCBRotateXTo* CCBRotateXTo::create(float fDuration, float fAngle) {
    auto* action = new CCBRotateXTo();
    return copra::autoreleased(action, action->initWithDuration(fDuration, fAngle));
}

bool CCBRotateXTo::initWithDuration(float fDuration, float fAngle) {
    _dstAngle = fAngle;
    return ActionInterval::initWithDuration(fDuration);
}

void CCBRotateXTo::startWithTarget(Node* pNode) {
    ActionInterval::startWithTarget(pNode);
    _startAngle = pNode->getRotationSkewX();
    _diffAngle = _dstAngle - _startAngle;
}

CCBRotateXTo* CCBRotateXTo::clone() const {
    return create(_duration, _dstAngle);
}

CCBRotateXTo* CCBRotateXTo::reverse() const {
    copra::reportMisuse("CCBRotateXTo::reverse: not supported");
    return nullptr;
}

void CCBRotateXTo::update(float time) {
    if (_target) _target->setRotationSkewX(_startAngle + _diffAngle * time);
}

CCBRotateYTo* CCBRotateYTo::create(float fDuration, float fAngle) {
    auto* action = new CCBRotateYTo();
    return copra::autoreleased(action, action->initWithDuration(fDuration, fAngle));
}

bool CCBRotateYTo::initWithDuration(float fDuration, float fAngle) {
    _dstAngle = fAngle;
    return ActionInterval::initWithDuration(fDuration);
}

void CCBRotateYTo::startWithTarget(Node* pNode) {
    ActionInterval::startWithTarget(pNode);
    _startAngle = pNode->getRotationSkewY();
    _diffAngle = _dstAngle - _startAngle;
}

CCBRotateYTo* CCBRotateYTo::clone() const {
    return create(_duration, _dstAngle);
}

CCBRotateYTo* CCBRotateYTo::reverse() const {
    copra::reportMisuse("CCBRotateYTo::reverse: not supported");
    return nullptr;
}

void CCBRotateYTo::update(float time) {
    if (_target) _target->setRotationSkewY(_startAngle + _diffAngle * time);
}

// --- CCBEaseInstant ---

CCBEaseInstant* CCBEaseInstant::create(ActionInterval* pAction) {
    auto* action = new CCBEaseInstant();
    return copra::autoreleased(action, action->initWithAction(pAction));
}

CCBEaseInstant* CCBEaseInstant::clone() const {
    return create(_inner->clone());
}

CCBEaseInstant* CCBEaseInstant::reverse() const {
    return create(_inner->reverse());
}

void CCBEaseInstant::update(float dt) {
    _inner->update(dt < 0.0f ? 0.0f : 1.0f);
}

} // namespace cocosbuilder
