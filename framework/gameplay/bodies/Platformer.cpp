#include "gameplay/bodies/Platformer.h"

#include "base/log.h"

#include <algorithm>

namespace copra {

namespace {

float towards(float value, float wanted, float most) {
    return value + std::clamp(wanted - value, -most, most);
}

bool isAtLeastZero(float value) {
    return value >= 0.f && std::isfinite(value);
}

} // namespace

const char* validate(const PlatformerTuning& tuning) {
    if (!isPositive(tuning.walkSpeed)) return "walkSpeed must be a finite number above 0";
    if (!isPositive(tuning.groundAccel) || !isPositive(tuning.groundBrake) || !isPositive(tuning.airAccel))
        return "accelerations must be finite and above 0";
    if (!isPositive(tuning.jumpHeight)) return "jumpHeight must be a finite number above 0";
    if (!(tuning.jumpCut >= 0.f) || !(tuning.jumpCut <= 1.f)) return "jumpCut must be in [0, 1]";
    if (!isPositive(tuning.fallGravity)) return "fallGravity must be a finite number above 0";
    if (!isPositive(tuning.fallSpeed)) return "fallSpeed must be a finite number above 0";
    if (!isAtLeastZero(tuning.coyoteTime) || !isAtLeastZero(tuning.jumpBuffer) ||
        !isAtLeastZero(tuning.dropTime) || !isAtLeastZero(tuning.steepest))
        return "times and steepest must be finite and at least 0";
    return nullptr;
}

Body makeWalker(const Vec2& feet, const Vec2& size, float mass) {
    Body body = makeBox(feet + Vec2(0.f, size.y / 2.f), size, mass);
    body.friction = 0.f;
    body.slides = false;
    body.stepHeight = 8.f;
    return body;
}

float jumpSpeedFor(float height, float gravity, float dt) {
    if (!isPositive(height) || !isPositive(gravity) || !isPositive(dt)) return 0.f;
    const float half = gravity * dt / 2.f;
    return half + std::sqrt(half * half + 2.f * gravity * height);
}

Platformer::Platformer(Handle body, const PlatformerTuning& tuning) : _body(body) {
    setTuning(tuning);
}

void Platformer::setTuning(const PlatformerTuning& tuning) {
    if (const char* const fault = validate(tuning))
        cocos2d::log("Platformer: tuning refused: %s", fault);
    else
        _tuning = tuning;
}

void Platformer::control(BodyWorld& world, const PlatformerInput& input, float dt) {
    Body* const body = world.find(_body);
    if (!body || !isPositive(dt) || validate(*body)) return;
    lookDown(*body, dt);
    walk(*body, std::isfinite(input.walk) ? std::clamp(input.walk, -1.f, 1.f) : 0.f, dt);
    jump(world, *body, input, dt);
    fall(*body);
}

void Platformer::lookDown(const Body& body, float dt) {
    const bool stood = _standing;
    _standing = body.touch.below && std::abs(body.touch.gradient) <= _tuning.steepest;
    _landed = _standing && !stood;
    _coyoteLeft = _standing ? _tuning.coyoteTime : std::max(_coyoteLeft - dt, 0.f);
    if (_standing) _carried = body.touch.groundVelocity.x;
}

void Platformer::walk(Body& body, float wanted, float dt) {
    if (wanted != 0.f) _facing = wanted > 0.f ? 1.f : -1.f;
    const float gradient = _standing ? body.touch.gradient : 0.f;
    // The speed counts along the ground, so hills are not run up faster than the plain.
    const float speed = wanted * _tuning.walkSpeed / std::sqrt(1.f + gradient * gradient);
    const float own = body.velocity.x - _carried;
    const bool faster = speed * own >= 0.f && std::abs(speed) >= std::abs(own);
    const float accel = !_standing ? _tuning.airAccel : faster ? _tuning.groundAccel : _tuning.groundBrake;
    body.velocity.x = _carried + towards(own, speed, accel * dt);
}

void Platformer::jump(BodyWorld& world, Body& body, const PlatformerInput& input, float dt) {
    const bool pressed = input.jump && !_held;
    _held = input.jump;
    _teleported = false;
    _bufferLeft = pressed ? std::max(_tuning.jumpBuffer, dt) : std::max(_bufferLeft - dt, 0.f);
    _dropLeft = std::max(_dropLeft - dt, 0.f);

    const Body* const ground = world.find(body.touch.ground);
    if (pressed && input.down && _standing && ground && ground->oneWay) {
        _dropLeft = _tuning.dropTime;
        _bufferLeft = _coyoteLeft = 0.f;
    } else if (_bufferLeft > 0.f && _coyoteLeft > 0.f) {
        const float lifted = _standing ? std::max(body.touch.groundVelocity.y, 0.f) : 0.f;
        body.velocity.y =
            lifted + jumpSpeedFor(_tuning.jumpHeight, std::max(-world.tuning().gravity.y, 0.f), dt);
        _bufferLeft = _coyoteLeft = 0.f;
        _rising = _teleported = true;
        _standing = false;
    }
    body.passesOneWay = _dropLeft > 0.f;

    if (body.velocity.y <= 0.f) _rising = false;
    if (_rising && !input.jump) {
        body.velocity.y *= _tuning.jumpCut;
        _rising = false;
    }
}

void Platformer::fall(Body& body) const {
    const bool falling = !_standing && body.velocity.y <= 0.f;
    body.gravityScale = falling ? _tuning.fallGravity : 1.f;
    body.velocity.y = std::max(body.velocity.y, -_tuning.fallSpeed);
    body.slides = body.touch.onSlope && std::abs(body.touch.gradient) > _tuning.steepest;
}

} // namespace copra
