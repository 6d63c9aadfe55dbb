#include "nodes/sprites/Animate.h"

#include "base/autoreleased.h"
#include "base/limits.h"
#include "base/refuse.h"
#include "base/toInteger.h"
#include "event/EventCustom.h"
#include "event/EventDispatcher.h"
#include "nodes/sprites/Sprite.h"
#include "scene/Generation.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {

Animate* Animate::create(Animation* animation) {
    auto* const animate = new Animate;
    return copra::autoreleased(animate, animate->initWithAnimation(animation));
}

Animate* Animate::create(Animation* animation, bool restoreOriginalFrame) {
    return create(animation ? animation->getDuration() : 0.0f, animation, restoreOriginalFrame);
}

Animate* Animate::create(float duration, Animation* animation, bool restoreOriginalFrame) {
    if (!animation) return create(nullptr);
    Animation* const copy = animation->clone();
    const float units = copy->getTotalDelayUnits();
    if (units > 0.0f) copy->setDelayPerUnit(duration / units);
    copy->setRestoreOriginalFrame(restoreOriginalFrame);
    return create(copy);
}

Animate::Animate() = default;
Animate::~Animate() = default;

bool Animate::initWithAnimation(Animation* animation) {
    if (copra::refuse(!animation, "Animate::initWithAnimation: the animation is null")) return false;
    if (!ActionInterval::initWithDuration(animation->getDuration() *
                                          static_cast<float>(animation->getLoops())))
        return false;
    const bool isInstant = animation->getFrames().size() > 1 && animation->getTotalDelayUnits() > 0.0f &&
                           animation->getDelayPerUnit() == 0.0f;
    copra::warn(isInstant, "Animate: the delay of the animation is 0, so only its last frame is seen: call "
                           "setDelayPerUnit() with the seconds of a frame");
    copra::warn(animation->getFrames().empty(), "Animate: the animation has no frames");
    setAnimation(animation);
    const float allUnits = animation->getTotalDelayUnits();
    float units = 0.0f;
    for (const AnimationFrame* const frame : animation->getFrames()) {
        _splitTimes.push_back(allUnits > 0.0f ? units / allUnits : 0.0f);
        units += frame->getDelayUnits();
    }
    return true;
}

Animate* Animate::clone() const {
    return create(_animation->clone());
}

Animate* Animate::reverse() const {
    const Vector<AnimationFrame*>& frames = _animation->getFrames();
    Vector<AnimationFrame*> backwards(frames.size());
    for (auto frame = frames.crbegin(); frame != frames.crend(); ++frame)
        backwards.pushBack((*frame)->clone());
    Animation* const animation =
        Animation::create(backwards, _animation->getDelayPerUnit(), _animation->getLoops());
    animation->setRestoreOriginalFrame(_animation->getRestoreOriginalFrame());
    return create(animation);
}

void Animate::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    _sprite = dynamic_cast<Sprite*>(target);
    copra::refuse(target && !_sprite, "Animate::startWithTarget: the target is not a Sprite");
    if (_sprite && _animation->getRestoreOriginalFrame()) _origFrame = _sprite->getSpriteFrame();
    _nextFrame = 0;
    _executedLoops = 0;
}

void Animate::stop() {
    if (_sprite && _animation->getRestoreOriginalFrame() && _origFrame) show(*_origFrame);
    _sprite = nullptr;
    ActionInterval::stop();
}

void Animate::update(float t) {
    const unsigned int loops = _animation->getLoops();
    unsigned int loop = std::max(loops, 1u) - 1;
    if (t < 1.0f) {
        t *= static_cast<float>(loops);
        loop = copra::toInteger<unsigned int>(t); // some eases begin below 0, or give NaN
        t = std::fmod(t, 1.0f);
    }
    if (loop > _executedLoops) finishLoops(loop);
    showUntil(t);
}

/// Shows what a slow frame has left out, so that every frame's notification comes.
void Animate::finishLoops(unsigned int loop) {
    constexpr unsigned int kMost = copra::limits::kRoundsPerStep;
    if (loop - _executedLoops > kMost) _executedLoops = loop - kMost;
    for (; _sprite && _executedLoops < loop; ++_executedLoops) {
        showUntil(1.0f);
        _nextFrame = 0;
    }
}

void Animate::showUntil(float t) {
    const int count = static_cast<int>(_splitTimes.size());
    // A listener of the frame notification may stop this action.
    while (_sprite && _nextFrame < count && _splitTimes[static_cast<std::size_t>(_nextFrame)] <= t)
        show(_nextFrame++);
}

void Animate::show(int frameIndex) {
    AnimationFrame* const frame = _animation->getFrames().at(frameIndex);
    if (!frame || !frame->getSpriteFrame()) return;
    _currFrameIndex = frameIndex;
    show(*frame->getSpriteFrame());
    if (!frame->getUserInfo().empty()) notify(*frame);
}

void Animate::show(SpriteFrame& frame) {
    const BlendFunc blend = _sprite->getBlendFunc();
    // In 2.x games override the older form, which calls the newer one.
    copra::generation() ? _sprite->setDisplayFrame(&frame) : _sprite->setSpriteFrame(&frame);
    _sprite->setBlendFunc(blend);
}

void Animate::notify(const AnimationFrame& frame) {
    if (!_frameDisplayedEvent) {
        auto* const event = new EventCustom(AnimationFrameDisplayedNotification);
        _frameDisplayedEvent = event;
        event->release();
    }
    _frameDisplayedEventInfo = {_target, &frame.getUserInfo()};
    _frameDisplayedEvent->setUserData(&_frameDisplayedEventInfo);
    _target->getEventDispatcher()->dispatchEvent(_frameDisplayedEvent);
}

} // namespace cocos2d
