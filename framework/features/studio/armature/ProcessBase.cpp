#include "studio/armature/ProcessBase.h"

#include "base/toInteger.h"

#include <algorithm>
#include <cmath>

namespace cocostudio {

namespace {

constexpr float kLongestFrame = 1.0f;

} // namespace

ProcessBase::ProcessBase() = default;
ProcessBase::~ProcessBase() = default;

void ProcessBase::play(int durationTo, int, int, int tweenEasing) {
    _isComplete = false;
    _isPause = false;
    _isPlaying = true;
    _currentFrame = 0.0f;
    _nextFrameIndex = durationTo;
    namespace tweenfunc = cocos2d::tweenfunc;
    _tweenEasing = static_cast<tweenfunc::TweenType>(
        std::clamp<int>(tweenEasing, tweenfunc::CUSTOM_EASING, tweenfunc::TWEEN_EASING_MAX));
}

void ProcessBase::pause() {
    _isPause = true;
    _isPlaying = false;
}

void ProcessBase::resume() {
    _isPause = false;
    _isPlaying = true;
}

void ProcessBase::stop() {
    _isComplete = true;
    _isPlaying = false;
}

void ProcessBase::update(float dt) {
    if (_isComplete || _isPause || _rawDuration <= 0 || !(dt <= kLongestFrame)) return;
    if (_nextFrameIndex <= 0) {
        _currentFrame = 0.0f;
        _currentPercent = 1.0f;
    } else {
        const auto frames = static_cast<float>(_nextFrameIndex);
        const float passed = _currentFrame + _processScale * dt / _animationInternal;
        _currentPercent = passed / frames;
        _currentFrame = std::fmod(passed, frames);
    }
    updateHandler();
}

int ProcessBase::getCurrentFrameIndex() {
    _curFrameIndex = copra::toInteger<int>(static_cast<float>(_rawDuration - 1) * _currentPercent);
    return _curFrameIndex;
}

void ProcessBase::gotoFrame(int frameIndex) {
    if (_loopType == ANIMATION_NO_LOOP)
        _loopType = ANIMATION_MAX;
    else if (_loopType == ANIMATION_TO_LOOP_FRONT)
        _loopType = ANIMATION_LOOP_FRONT;
    _curFrameIndex = frameIndex;
    _nextFrameIndex = _durationTween;
}

float ProcessBase::fractionOf(int frameIndex) const {
    return _rawDuration > 1 ? static_cast<float>(frameIndex) / static_cast<float>(_rawDuration - 1) : 0.0f;
}

} // namespace cocostudio
