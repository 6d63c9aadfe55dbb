#include "studio/armature/Tween.h"

#include "base/autoreleased.h"
#include "base/toInteger.h"
#include "math/trigonometry.h"
#include "studio/armature/Armature.h"
#include "studio/armature/ArmatureAnimation.h"
#include "studio/armature/Bone.h"
#include "studio/armature/DisplayManager.h"

#include <cmath>

namespace cocostudio {

using cocos2d::tweenfunc::Linear;
using cocos2d::tweenfunc::TWEEN_EASING_MAX;

namespace {

constexpr float kQuarterTurn = 1.57079633f;

} // namespace

Tween::Tween() = default;
Tween::~Tween() = default;

Tween* Tween::create(Bone* bone) {
    return copra::createAutoreleased<Tween>(bone);
}

bool Tween::init(Bone* bone) {
    _bone = bone;
    _tweenData = bone->getTweenData();
    _tweenData->displayIndex = -1;
    setAnimation(bone->getArmature() ? bone->getArmature()->getAnimation() : nullptr);
    return true;
}

void Tween::setAnimation(ArmatureAnimation* animation) {
    _animation = animation;
}

ArmatureAnimation* Tween::getAnimation() const {
    return _animation.get();
}

// --- Playing ---

void Tween::startTimeline() {
    _totalDuration = _betweenDuration = 0;
    _fromIndex = _toIndex = 0;
}

void Tween::complete() {
    _currentPercent = 1.0f;
    _isComplete = true;
    _isPlaying = false;
}

void Tween::play(MovementBoneData* movementBoneData, int durationTo, int durationTween, int loop,
                 int tweenEasing) {
    ProcessBase::play(durationTo, durationTween, loop, tweenEasing);
    _loopType = loop ? ANIMATION_TO_LOOP_FRONT : ANIMATION_NO_LOOP;
    startTimeline();
    _passLastFrame = false;
    const bool isOther = _movementBoneData != movementBoneData;
    setMovementBoneData(movementBoneData);
    _rawDuration = copra::toInteger<int>(movementBoneData->duration);
    FrameData* const first = movementBoneData->getFrameData(0);
    _tweenData->displayIndex = first->displayIndex;
    FrameData* start = isOther && durationTo != 0 ? _tweenData.get() : first;
    if (_rawDuration == 0) {
        _loopType = SINGLE_FRAME;
        _frameTweenEasing = Linear;
        start = durationTo == 0 ? first : _tweenData.get();
    } else if (movementBoneData->frameList.size() > 1) {
        _durationTween = copra::toInteger<int>(static_cast<float>(durationTween) * movementBoneData->scale);
        if (loop && movementBoneData->delay != 0.0f) {
            FrameData goal;
            tweenNodeTo(updateFrameData(1.0f - movementBoneData->delay), &goal);
            goal.displayIndex = _tweenData->displayIndex;
            setBetween(_tweenData, &goal);
            tweenNodeTo(0.0f);
            return;
        }
    }
    setBetween(start, first);
    tweenNodeTo(0.0f);
}

void Tween::gotoAndPlay(int frameIndex) {
    ProcessBase::gotoFrame(frameIndex);
    startTimeline();
    _isPlaying = true;
    _isComplete = _isPause = false;
    _currentPercent = fractionOf(_curFrameIndex);
    _currentFrame = static_cast<float>(_nextFrameIndex) * _currentPercent;
}

void Tween::gotoAndPause(int frameIndex) {
    gotoAndPlay(frameIndex);
    pause();
}

void Tween::updateHandler() {
    if (_currentPercent >= 1.0f) reachEnd();
    float fraction = _currentPercent;
    const bool isTransition = _loopType <= ANIMATION_TO_LOOP_BACK;
    if (!isTransition)
        fraction = updateFrameData(fraction);
    else if (fraction < 1.0f)
        fraction = _currentPercent = copra::sine(fraction * kQuarterTurn);
    if (_frameTweenEasing != TWEEN_EASING_MAX) tweenNodeTo(fraction);
}

/// The end of the transition, or of the animation.
void Tween::reachEnd() {
    switch (_loopType) {
    case ANIMATION_NO_LOOP: {
        _loopType = ANIMATION_MAX;
        const float beyond = (_currentPercent - 1.0f) * static_cast<float>(_nextFrameIndex);
        _currentPercent = _durationTween > 0 ? beyond / static_cast<float>(_durationTween) : 1.0f;
        if (_currentPercent >= 1.0f) {
            complete();
            return;
        }
        _nextFrameIndex = _durationTween;
        _currentFrame = beyond;
        startTimeline();
        return;
    }
    case ANIMATION_TO_LOOP_FRONT:
        _loopType = ANIMATION_LOOP_FRONT;
        _nextFrameIndex = _durationTween > 0 ? _durationTween : 1;
        _currentPercent = _movementBoneData->delay != 0.0f ? 1.0f - _movementBoneData->delay : 0.0f;
        _currentFrame = _currentPercent * static_cast<float>(_nextFrameIndex);
        startTimeline();
        return;
    case SINGLE_FRAME:
    case ANIMATION_MAX:
        complete();
        return;
    default:
        return; // a new round: update() has wrapped the frame
    }
}

// --- Key frames ---

void Tween::hold(FrameData* frame) {
    setBetween(frame, frame);
}

float Tween::updateFrameData(float currentPercent) {
    if (currentPercent > 1.0f && _movementBoneData->delay != 0.0f)
        currentPercent = std::fmod(currentPercent, 1.0f);
    const float played = static_cast<float>(_rawDuration - 1) * currentPercent;
    const bool isBetween = played >= static_cast<float>(_totalDuration) &&
                           played < static_cast<float>(_totalDuration + _betweenDuration);
    if (!isBetween && !passKeyFrames(played)) return 0.0f;
    const float way = played - static_cast<float>(_totalDuration);
    return eased(_betweenDuration > 0 ? way / static_cast<float>(_betweenDuration) : 0.0f);
}

/// Goes on to the key frame behind `played`, sending events. False if there is nothing to move between.
bool Tween::passKeyFrames(float played) {
    const cocos2d::Vector<FrameData*>& frames = _movementBoneData->frameList;
    const auto count = static_cast<int>(frames.size());
    if (played < static_cast<float>(frames.front()->frameID)) {
        hold(frames.front());
        return false;
    }
    const bool isPast = played >= static_cast<float>(frames.back()->frameID);
    if (isPast && _passLastFrame) {
        hold(frames.back());
        return false;
    }
    _passLastFrame = isPast;
    FrameData* from = nullptr;
    FrameData* to = nullptr;
    for (int passed = 0; passed < 2 * count; ++passed) {
        _fromIndex = _toIndex < count ? _toIndex : 0;
        _toIndex = (_fromIndex + 1) % count;
        from = frames.at(_fromIndex);
        to = frames.at(_toIndex);
        if (!from->strEvent.empty() && _bone && _animation && !_animation->isIgnoreFrameEvent())
            _animation->frameEvent(_bone.get(), from->strEvent, from->frameID, static_cast<int>(played));
        const auto start = static_cast<float>(from->frameID);
        if (played == start || (isPast && _fromIndex == count - 1)) break;
        if (played > start && played < static_cast<float>(to->frameID)) break;
    }
    _totalDuration = from->frameID;
    if (isPast) {
        _betweenDuration = 0;
        hold(from);
        return false;
    }
    _betweenDuration = to->frameID - from->frameID;
    _frameTweenEasing = from->tweenEasing;
    setBetween(from, to, false);
    return true;
}

float Tween::eased(float fraction) const {
    const TweenType type = _frameTweenEasing != Linear ? _frameTweenEasing : _tweenEasing;
    if (type == TWEEN_EASING_MAX || type == Linear || _passLastFrame) return fraction;
    const bool isComplete = type == cocos2d::tweenfunc::CUSTOM_EASING ? _from.easingParams.size() >= 8
                                                                      : !_from.easingParams.empty();
    float* const params = isComplete ? const_cast<float*>(_from.easingParams.data()) : nullptr;
    return cocos2d::tweenfunc::tweenTo(fraction, type, params);
}

void Tween::setBetween(FrameData* from, FrameData* to, bool limit) {
    const bool appears = from->displayIndex < 0 && to->displayIndex >= 0;
    const bool disappears = from->displayIndex >= 0 && to->displayIndex < 0;
    _from.copy(appears ? to : from);
    _between.isUseColorInfo = false;
    _between.subtract(appears || disappears ? to : from, to, limit);
    if (!from->isTween) {
        _tweenData->copy(from);
        _tweenData->isTween = true;
    }
    arriveKeyFrame(from);
}

void Tween::arriveKeyFrame(FrameData* keyFrameData) {
    if (!keyFrameData || !_bone) return;
    DisplayManager* const displays = _bone->getDisplayManager();
    const int index = keyFrameData->displayIndex;
    if (!displays->isForceChangeDisplay() && index < displays->getDecorativeDisplayList().size())
        displays->changeDisplayWithIndex(index, false);
    _tweenData->zOrder = keyFrameData->zOrder;
    _bone->updateZOrder();
    _bone->setBlendFunc(keyFrameData->blendFunc);
    Armature* const child = _bone->getChildArmature();
    if (child && !keyFrameData->strMovement.empty()) child->getAnimation()->play(keyFrameData->strMovement);
}

FrameData* Tween::tweenNodeTo(float percent, FrameData* node) {
    if (!node) node = _tweenData;
    if (!_from.isTween) percent = 0.0f;
    node->x = _from.x + percent * _between.x;
    node->y = _from.y + percent * _between.y;
    node->scaleX = _from.scaleX + percent * _between.scaleX;
    node->scaleY = _from.scaleY + percent * _between.scaleY;
    node->skewX = _from.skewX + percent * _between.skewX;
    node->skewY = _from.skewY + percent * _between.skewY;
    if (_bone) _bone->setTransformDirty(true);
    if (_between.isUseColorInfo) tweenColorTo(percent, node);
    return node;
}

void Tween::tweenColorTo(float percent, FrameData* node) {
    const auto at = [percent](int from, int between) {
        return copra::toInteger<int>(static_cast<float>(from) + percent * static_cast<float>(between));
    };
    node->a = at(_from.a, _between.a);
    node->r = at(_from.r, _between.r);
    node->g = at(_from.g, _between.g);
    node->b = at(_from.b, _between.b);
    if (_bone) _bone->updateColor();
}

} // namespace cocostudio
