#include "gameplay/bodies/BodyWorld.h"

#include <algorithm>
#include <limits>

// How BodyWorld lets bodies stand and walk on slopes and over steps.
namespace copra {

namespace {

// Points: who was this little below a slope still stood on it.
constexpr float kUnderGround = 0.05f;
constexpr float kOnGround = 0.02f; ///< points
constexpr float kTakeOff = 1.f;    ///< points a second
constexpr float kNoGround = -std::numeric_limits<float>::infinity();

} // namespace

// The height of the highest slope that carries body `index` when it is at `place`; kNoGround without one.
float BodyWorld::groundOf(std::uint32_t index, const Vec2& place, float dt, std::uint32_t& slope) const {
    const Body& body = _bodies.data()[index];
    const Vec2& before = _notes[index].before;
    const float half = body.halfSize.x;
    float highest = kNoGround;
    for (std::size_t i = 0; i < _slopes.size(); ++i) {
        const Slope& now = _slopes.data()[i];
        if (!now.isUnder(place.x - half, place.x + half) || validate(now)) continue;
        // Only who was above the line is carried by it: asked where both have been before this step.
        const Vec2 way = now.velocity * dt;
        const float was = now.heightUnder(before.x - half + way.x, before.x + half + way.x) - way.y;
        if (!(before.y - body.halfSize.y >= was - kUnderGround)) continue;
        const float height = now.heightUnder(place.x - half, place.x + half);
        if (height <= highest) continue;
        highest = height;
        slope = static_cast<std::uint32_t>(i);
    }
    return highest;
}

void BodyWorld::takeOverSteps(float dt) {
    for (std::uint32_t i = 0; i < _bodies.size(); ++i) {
        const Body& body = _bodies.data()[i];
        Note& note = _notes[i];
        if (!note.usable || !body.isMovable()) continue;
        if (note.stood) note.lift = body.stepHeight;
        if (_slopes.size() == 0) continue;
        std::uint32_t slope = kNoSlope;
        const Vec2 ahead(body.position.x + body.velocity.x * dt, body.position.y);
        const float ground = groundOf(i, ahead, dt, slope);
        if (slope != kNoSlope) note.lift = std::max(note.lift, ground - body.bottom());
    }
}

void BodyWorld::findGround(float dt) {
    for (std::uint32_t i = 0; i < _bodies.size(); ++i) {
        Body& body = _bodies.data()[i];
        if (!_notes[i].usable || !body.isMovable()) continue;
        const float ground = groundOf(i, body.position, dt, _notes[i].slope);
        if (_notes[i].slope != kNoSlope) _solver.leastMove[i] = ground - body.bottom();
        if (_notes[i].stood && body.stepHeight > 0.f) stayOnGround(i, dt);
    }
}

// Walkers follow the ground down instead of leaving it.
void BodyWorld::stayOnGround(std::uint32_t index, float dt) {
    const Body& body = _bodies.data()[index];
    const Note& note = _notes[index];
    if (_solver.speed[index] > note.groundSpeed + kTakeOff) return;
    float steepest = std::abs(note.gradient);
    float support = _solver.leastMove[index];
    float speed = 0.f;
    if (note.slope != kNoSlope) {
        const Slope& slope = _slopes.data()[note.slope];
        steepest = std::max(steepest, std::abs(slope.gradient()));
        speed = slope.velocity.y;
    }
    for (const AxisSolver::Link& link : _solver.links) {
        if (link.high != index || _solver.move[link.low] - link.gap <= support) continue;
        support = _solver.move[link.low] - link.gap;
        speed = _solver.speed[link.low];
    }
    const float sideways = std::abs(body.position.x - note.before.x);
    const float deepest = -body.stepHeight - sideways * steepest + std::min(note.groundSpeed, 0.f) * dt;
    if (support >= _solver.move[index] || support < deepest) return;
    _solver.move[index] = support;
    _solver.speed[index] = std::min(_solver.speed[index], speed);
}

void BodyWorld::restOnSlopes() {
    for (std::size_t i = 0; i < _bodies.size(); ++i) {
        if (_notes[i].slope == kNoSlope) continue;
        Body& body = _bodies.data()[i];
        const Slope& slope = _slopes.data()[_notes[i].slope];
        const float height = slope.heightUnder(body.left(), body.right());
        if (body.bottom() <= height + kOnGround) restOnSlope(body, slope);
    }
}

void BodyWorld::restOnSlope(Body& body, const Slope& slope) {
    const float gradient = slope.gradient();
    const Vec2 normal = Vec2(-gradient, 1.f) / std::sqrt(1.f + gradient * gradient);
    Vec2 speed = body.velocity - slope.velocity;
    if (!body.slides) {
        // Feet hold: going up or down a hill changes nothing about the speed.
        if (speed.y > std::max(speed.x * gradient, 0.f) + kTakeOff) return;
        speed.y = 0.f;
    } else {
        const float closing = -speed.dot(normal);
        if (closing < -kTakeOff) return;
        if (closing > 0.f) {
            const bool bounces =
                closing > std::max(_tuning.restitutionThreshold, _tuning.gravity.length() / 30.f);
            speed += normal * (closing * (1.f + (bounces ? body.restitution : 0.f)));
            const Vec2 along(normal.y, -normal.x);
            const float sliding = speed.dot(along);
            const float most = std::sqrt(body.friction * slope.friction) * closing;
            speed -= along * std::clamp(sliding, -most, most);
        }
        if (speed.dot(normal) > kTakeOff) {
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
