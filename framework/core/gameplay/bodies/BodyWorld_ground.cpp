#include "gameplay/bodies/BodyWorld.h"

#include <algorithm>
#include <limits>

// Slopes and steps: how bodies of a BodyWorld stand and walk on them.
namespace copra {

namespace {

// Points: a body at most this far below a slope still stood on it.
constexpr float kGroundTolerance = 0.05f;
constexpr float kContactDistance = 0.02f; ///< points
constexpr float kTakeOffSpeed = 1.0f;     ///< points per second
constexpr float kNoGround = -std::numeric_limits<float>::infinity();

} // namespace

// The height of the highest slope that carries body `index` at `position`; kNoGround without one.
float BodyWorld::groundHeight(std::uint32_t index, const Vec2& position, float dt,
                              std::uint32_t& slope) const {
    const Body& body = _bodies.data()[index];
    const Vec2& before = _states[index].previousPosition;
    const float half = body.halfSize.x;
    float highest = kNoGround;
    for (std::size_t i = 0; i < _slopes.size(); ++i) {
        const Slope& now = _slopes.data()[i];
        if (!now.isUnder(position.x - half, position.x + half) || validate(now)) continue;
        // A slope carries only bodies that were above it: compares the positions of both before this step.
        const Vec2 moved = now.velocity * dt;
        const float heightBefore =
            now.heightUnder(before.x - half + moved.x, before.x + half + moved.x) - moved.y;
        if (!(before.y - body.halfSize.y >= heightBefore - kGroundTolerance)) continue;
        const float height = now.heightUnder(position.x - half, position.x + half);
        if (height <= highest) continue;
        highest = height;
        slope = static_cast<std::uint32_t>(i);
    }
    return highest;
}

void BodyWorld::findStepHeights(float dt) {
    for (std::uint32_t i = 0; i < _bodies.size(); ++i) {
        const Body& body = _bodies.data()[i];
        BodyStepState& state = _states[i];
        if (!state.valid || !body.isMovable()) continue;
        if (state.wasGrounded) state.stepHeight = body.stepHeight;
        if (_slopes.size() == 0) continue;
        std::uint32_t slope = kNoSlope;
        const Vec2 ahead(body.position.x + body.velocity.x * dt, body.position.y);
        const float ground = groundHeight(i, ahead, dt, slope);
        if (slope != kNoSlope) state.stepHeight = std::max(state.stepHeight, ground - body.bottom());
    }
}

void BodyWorld::findGround(float dt) {
    for (std::uint32_t i = 0; i < _bodies.size(); ++i) {
        Body& body = _bodies.data()[i];
        if (!_states[i].valid || !body.isMovable()) continue;
        const float ground = groundHeight(i, body.position, dt, _states[i].slope);
        if (_states[i].slope != kNoSlope) _solver.minMove[i] = ground - body.bottom();
        if (_states[i].wasGrounded && body.stepHeight > 0.0f) snapToGround(i, dt);
    }
}

// Walkers follow the ground down instead of taking off.
void BodyWorld::snapToGround(std::uint32_t index, float dt) {
    const Body& body = _bodies.data()[index];
    const BodyStepState& state = _states[index];
    if (_solver.speed[index] > state.groundVelocityY + kTakeOffSpeed) return;
    float steepest = std::abs(state.gradient);
    float support = _solver.minMove[index];
    float speed = 0.0f;
    if (state.slope != kNoSlope) {
        const Slope& slope = _slopes.data()[state.slope];
        steepest = std::max(steepest, std::abs(slope.gradient()));
        speed = slope.velocity.y;
    }
    for (const AxisSolver::Contact& contact : _solver.contacts) {
        if (contact.high != index || _solver.move[contact.low] - contact.gap <= support) continue;
        support = _solver.move[contact.low] - contact.gap;
        speed = _solver.speed[contact.low];
    }
    const float sideways = std::abs(body.position.x - state.previousPosition.x);
    const float deepest = -body.stepHeight - sideways * steepest + std::min(state.groundVelocityY, 0.0f) * dt;
    if (support >= _solver.move[index] || support < deepest) return;
    _solver.move[index] = support;
    _solver.speed[index] = std::min(_solver.speed[index], speed);
}

void BodyWorld::solveSlopeContacts() {
    for (std::size_t i = 0; i < _bodies.size(); ++i) {
        if (_states[i].slope == kNoSlope) continue;
        Body& body = _bodies.data()[i];
        const Slope& slope = _slopes.data()[_states[i].slope];
        const float height = slope.heightUnder(body.left(), body.right());
        if (body.bottom() <= height + kContactDistance) solveSlopeContact(body, slope);
    }
}

void BodyWorld::solveSlopeContact(Body& body, const Slope& slope) {
    const float gradient = slope.gradient();
    const Vec2 normal = Vec2(-gradient, 1.0f) / std::sqrt(1.0f + gradient * gradient);
    Vec2 speed = body.velocity - slope.velocity;
    if (!body.slides) {
        // Walkers keep their horizontal speed uphill and downhill.
        if (speed.y > std::max(speed.x * gradient, 0.0f) + kTakeOffSpeed) return;
        speed.y = 0.0f;
    } else {
        const float closing = -speed.dot(normal);
        if (closing < -kTakeOffSpeed) return;
        if (closing > 0.0f) {
            const bool bounces =
                closing > std::max(_tuning.restitutionThreshold, _tuning.gravity.length() / 30.0f);
            speed += normal * (closing * (1.0f + (bounces ? body.restitution : 0.0f)));
            const Vec2 along(normal.y, -normal.x);
            const float sliding = speed.dot(along);
            const float maxImpulse = std::sqrt(body.friction * slope.friction) * closing;
            speed -= along * std::clamp(sliding, -maxImpulse, maxImpulse);
        }
        if (speed.dot(normal) > kTakeOffSpeed) {
            body.velocity = speed + slope.velocity;
            return;
        }
    }
    body.velocity = speed + slope.velocity;
    body.touch.below = true;
    body.touch.onSlope = true;
    body.touch.gradient = gradient;
    body.touch.groundVelocity = slope.velocity;
    body.touch.ground = {};
}

} // namespace copra
