#include "rules/Motion.h"

#include "math/trigonometry.h"

#include <algorithm>
#include <cmath>

namespace beecluster {

namespace {

constexpr float kFramesPerSecond = 60.0f;
constexpr float kShakeKept = 0.88f; ///< share of a shake that is left after a frame
constexpr float kEdgeKept = 0.93f;  ///< the same of the glow
constexpr int kSlowFactor = 3;      ///< in slow motion a step takes so many frames
constexpr int kSlowPause = 150;     ///< frames from one slow motion to the next
constexpr float kLeast = 0.05f;     ///< below it nothing is seen

int framesOf(float seconds) {
    return static_cast<int>(std::lround(seconds * kFramesPerSecond));
}

} // namespace

void Motion::setAmount(float amount) {
    _amount = std::clamp(amount, 0.0f, 1.0f);
}

void Motion::setFlashes(float amount) {
    _flashes = std::clamp(amount, 0.0f, 1.0f);
}

void Motion::shake(float points) {
    _shake = std::max(_shake, points * _amount);
}

void Motion::stop(float seconds) {
    _stopped = std::max(_stopped, framesOf(seconds * _amount));
}

void Motion::slow(float seconds) {
    if (_frame < _slowAllowed) return;
    _slowAllowed = _frame + kSlowPause;
    _slowed = framesOf(seconds * _amount);
}

void Motion::glow(float strength) {
    _edge = std::max(_edge, strength * std::min(_amount, _flashes));
}

bool Motion::nextFrame() {
    ++_frame;
    _shake = _shake > kLeast ? _shake * kShakeKept : 0.0f;
    _edge = _edge > kLeast ? _edge * kEdgeKept : 0.0f;
    if (_stopped > 0) {
        --_stopped;
        return false;
    }
    if (_slowed <= 0) return true;
    return --_slowed % kSlowFactor == 0;
}

cocos2d::Vec2 Motion::offset() const {
    // Two waves without a common period look like chance, and need none.
    const auto time = static_cast<float>(_frame);
    return {_shake * copra::sine(time * 2.1f), _shake * copra::cosine(time * 2.9f)};
}

} // namespace beecluster
