#include "gameplay/bodies/Platformer.h"

#include "base/refuse.h"

#include <algorithm>

namespace copra {

namespace {

float approach(float value, float target, float maxChange) {
    return value + std::clamp(target - value, -maxChange, maxChange);
}

bool isAtLeastZero(float value) {
    return value >= 0.0f && std::isfinite(value);
}

} // namespace

const char* validate(const PlatformerTuning& tuning) {
    if (!isPositive(tuning.walkSpeed)) return "walkSpeed must be a finite number above 0";
    if (!isPositive(tuning.groundAccel) || !isPositive(tuning.groundBrake) || !isPositive(tuning.airAccel))
        return "accelerations must be finite and above 0";
    if (!isPositive(tuning.jumpHeight)) return "jumpHeight must be a finite number above 0";
    if (!(tuning.jumpCut >= 0.0f) || !(tuning.jumpCut <= 1.0f)) return "jumpCut must be in [0, 1]";
    if (!isPositive(tuning.fallGravity)) return "fallGravity must be a finite number above 0";
    if (!isPositive(tuning.fallSpeed)) return "fallSpeed must be a finite number above 0";
    if (!isAtLeastZero(tuning.coyoteTime) || !isAtLeastZero(tuning.jumpBuffer) ||
        !isAtLeastZero(tuning.dropTime) || !isAtLeastZero(tuning.steepest))
        return "times and steepest must be finite and at least 0";
    return nullptr;
}

Body makeWalker(const Vec2& feet, const Vec2& size, float mass) {
    Body body = makeBox(feet + Vec2(0.0f, size.y / 2.0f), size, mass);
    body.friction = 0.0f;
    body.slides = false;
    body.stepHeight = 8.0f;
    return body;
}

float jumpSpeedFor(float height, float gravity, float dt) {
    if (!isPositive(height) || !isPositive(gravity) || !isPositive(dt)) return 0.0f;
    const float half = gravity * dt / 2.0f;
    return half + std::sqrt(half * half + 2.0f * gravity * height);
}

Platformer::Platformer(Handle body, const PlatformerTuning& tuning) : _body(body) {
    setTuning(tuning);
}

void Platformer::setTuning(const PlatformerTuning& tuning) {
    if (const char* const error = validate(tuning))
        copra::warning("Platformer: tuning refused: %s", error);
    else
        _tuning = tuning;
}

void Platformer::control(BodyWorld& world, const PlatformerInput& input, float dt) {
    Body* const body = world.find(_body);
    if (!body || !isPositive(dt) || validate(*body)) return;
    updateGround(*body, dt);
    walk(*body, std::isfinite(input.walk) ? std::clamp(input.walk, -1.0f, 1.0f) : 0.0f, dt);
    jump(world, *body, input, dt);
    fall(*body);
}

void Platformer::updateGround(const Body& body, float dt) {
    const bool stood = _standing;
    _standing = body.touch.below && std::abs(body.touch.gradient) <= _tuning.steepest;
    _landed = _standing && !stood;
    _coyoteLeft = _standing ? _tuning.coyoteTime : std::max(_coyoteLeft - dt, 0.0f);
    if (_standing) _groundSpeed = body.touch.groundVelocity.x;
}

void Platformer::walk(Body& body, float direction, float dt) {
    if (direction != 0.0f) _facing = direction > 0.0f ? 1.0f : -1.0f;
    const float gradient = _standing ? body.touch.gradient : 0.0f;
    // The speed is measured along the slope, so it is the same uphill as on flat ground.
    const float speed = direction * _tuning.walkSpeed / std::sqrt(1.0f + gradient * gradient);
    const float own = body.velocity.x - _groundSpeed;
    const bool speedsUp = speed * own >= 0.0f && std::abs(speed) >= std::abs(own);
    const float accel = !_standing ? _tuning.airAccel : speedsUp ? _tuning.groundAccel : _tuning.groundBrake;
    body.velocity.x = _groundSpeed + approach(own, speed, accel * dt);
}

void Platformer::jump(BodyWorld& world, Body& body, const PlatformerInput& input, float dt) {
    const bool pressed = input.jump && !_held;
    _held = input.jump;
    _hasJumped = false;
    _bufferLeft = pressed ? std::max(_tuning.jumpBuffer, dt) : std::max(_bufferLeft - dt, 0.0f);
    _dropLeft = std::max(_dropLeft - dt, 0.0f);

    const Body* const ground = world.find(body.touch.ground);
    if (pressed && input.down && _standing && ground && ground->oneWay) {
        _dropLeft = _tuning.dropTime;
        _bufferLeft = _coyoteLeft = 0.0f;
    } else if (_bufferLeft > 0.0f && _coyoteLeft > 0.0f) {
        const float lifted = _standing ? std::max(body.touch.groundVelocity.y, 0.0f) : 0.0f;
        body.velocity.y =
            lifted + jumpSpeedFor(_tuning.jumpHeight, std::max(-world.tuning().gravity.y, 0.0f), dt);
        _bufferLeft = _coyoteLeft = 0.0f;
        _rising = _hasJumped = true;
        _standing = false;
    }
    body.passesOneWay = _dropLeft > 0.0f;

    if (body.velocity.y <= 0.0f) _rising = false;
    if (_rising && !input.jump) {
        body.velocity.y *= _tuning.jumpCut;
        _rising = false;
    }
}

void Platformer::fall(Body& body) const {
    const bool falling = !_standing && body.velocity.y <= 0.0f;
    body.gravityScale = falling ? _tuning.fallGravity : 1.0f;
    body.velocity.y = std::max(body.velocity.y, -_tuning.fallSpeed);
    body.slides = body.touch.onSlope && std::abs(body.touch.gradient) > _tuning.steepest;
}

} // namespace copra
