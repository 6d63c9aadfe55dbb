#include "nodes/sprites/Animation.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "render/TextureCache.h"

namespace cocos2d {

AnimationFrame* AnimationFrame::create(SpriteFrame* spriteFrame, float delayUnits, const ValueMap& userInfo) {
    auto* const frame = new AnimationFrame;
    frame->initWithSpriteFrame(spriteFrame, delayUnits, userInfo);
    return copra::autoreleased(frame);
}

AnimationFrame::AnimationFrame() = default;
AnimationFrame::~AnimationFrame() = default;

bool AnimationFrame::initWithSpriteFrame(SpriteFrame* spriteFrame, float delayUnits,
                                         const ValueMap& userInfo) {
    setSpriteFrame(spriteFrame);
    setDelayUnits(delayUnits);
    setUserInfo(userInfo);
    return true;
}

void AnimationFrame::setUserInfo(const ValueMap& userInfo) {
    _userInfo = userInfo;
}

AnimationFrame* AnimationFrame::clone() const {
    return create(_spriteFrame ? _spriteFrame->clone() : nullptr, _delayUnits, _userInfo);
}

Animation* Animation::create() {
    auto* const animation = new Animation;
    animation->init();
    return copra::autoreleased(animation);
}

Animation* Animation::createWithSpriteFrames(const Vector<SpriteFrame*>& arrayOfSpriteFrameNames, float delay,
                                             unsigned int loops) {
    auto* const animation = new Animation;
    animation->initWithSpriteFrames(arrayOfSpriteFrameNames, delay, loops);
    return copra::autoreleased(animation);
}

Animation* Animation::create(const Vector<AnimationFrame*>& arrayOfAnimationFrameNames, float delayPerUnit,
                             unsigned int loops) {
    auto* const animation = new Animation;
    animation->initWithAnimationFrames(arrayOfAnimationFrameNames, delayPerUnit, loops);
    return copra::autoreleased(animation);
}

Animation::Animation() = default;
Animation::~Animation() = default;

bool Animation::init() {
    _loops = 1;
    _delayPerUnit = 0.0f;
    return true;
}

bool Animation::initWithSpriteFrames(const Vector<SpriteFrame*>& arrayOfSpriteFrameNames, float delay,
                                     unsigned int loops) {
    _delayPerUnit = delay;
    _loops = loops;
    for (SpriteFrame* const frame : arrayOfSpriteFrameNames) addSpriteFrame(frame);
    return true;
}

bool Animation::initWithAnimationFrames(const Vector<AnimationFrame*>& arrayOfAnimationFrameNames,
                                        float delayPerUnit, unsigned int loops) {
    _delayPerUnit = delayPerUnit;
    _loops = loops;
    setFrames(arrayOfAnimationFrameNames);
    return true;
}

void Animation::addSpriteFrame(SpriteFrame* frame) {
    if (copra::refuse(!frame, "Animation::addSpriteFrame: the sprite frame is null")) return;
    _frames.pushBack(AnimationFrame::create(frame, 1.0f, ValueMap()));
    _totalDelayUnits += 1.0f;
}

void Animation::addSpriteFrameWithFile(const std::string& filename) {
    Texture2D* const texture = TextureCache::getInstance()->addImage(filename);
    if (texture) addSpriteFrameWithTexture(texture, Rect(Vec2::ZERO, texture->getContentSize()));
}

void Animation::addSpriteFrameWithTexture(Texture2D* pobTexture, const Rect& rect) {
    addSpriteFrame(SpriteFrame::createWithTexture(pobTexture, rect));
}

void Animation::setFrames(const Vector<AnimationFrame*>& frames) {
    _frames = frames;
    _totalDelayUnits = 0.0f;
    for (const AnimationFrame* const frame : frames) _totalDelayUnits += frame->getDelayUnits();
}

Animation* Animation::clone() const {
    Animation* const copy = create(_frames, _delayPerUnit, _loops);
    copy->setRestoreOriginalFrame(_restoreOriginalFrame);
    return copy;
}

} // namespace cocos2d
