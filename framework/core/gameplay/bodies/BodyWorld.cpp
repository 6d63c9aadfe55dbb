#include "gameplay/bodies/BodyWorld.h"

#include "base/refuse.h"

#include <algorithm>

namespace copra {

namespace {

constexpr float kMaxSubstep = 1.0f / 60.0f;
constexpr int kMaxSubsteps = 32;
// Points per second above the vertical speed of the ground from which a body has left it.
constexpr float kLiftOffSpeed = 1.0f;

} // namespace

const char* validate(const BodyWorldTuning& tuning) {
    if (!isFinite(tuning.gravity)) return "gravity must be finite";
    if (!(tuning.restitutionThreshold >= 0.0f)) return "restitutionThreshold must be at least 0";
    if (tuning.iterations < 1) return "iterations must be at least 1";
    return nullptr;
}

BodyWorld::BodyWorld(const BodyWorldTuning& tuning) {
    if (const char* const error = validate(tuning))
        copra::warning("BodyWorld: tuning refused: %s", error);
    else
        _tuning = tuning;
}

Handle BodyWorld::add(const Body& body) {
    if (const char* const error = validate(body)) {
        copra::warning("BodyWorld: body refused: %s", error);
        return {};
    }
    return _bodies.add(body);
}

Handle BodyWorld::addSlope(const Slope& slope) {
    if (const char* const error = validate(slope)) {
        copra::warning("BodyWorld: slope refused: %s", error);
        return {};
    }
    return _slopes.add(slope);
}

void BodyWorld::clear() {
    _bodies = {};
    _slopes = {};
    _contacts.clear();
}

int BodyWorld::substepCount(float dt) const {
    float substeps = std::ceil(dt / kMaxSubstep - 0.001f);
    if (_slopes.size() > 0) {
        // A body that moves by more than its width could skip the seam between two slopes.
        for (std::size_t i = 0; i < _bodies.size(); ++i) {
            const Body& body = _bodies.data()[i];
            if (body.isMovable() && !validate(body))
                substeps = std::max(substeps, std::ceil(std::abs(body.velocity.x) * dt / body.halfSize.x));
        }
    }
    return static_cast<int>(std::clamp(substeps, 1.0f, static_cast<float>(kMaxSubsteps)));
}

void BodyWorld::step(float dt) {
    if (!isPositive(dt)) return;
    const int substeps = substepCount(dt);
    for (int i = 0; i < substeps; ++i) substep(dt / static_cast<float>(substeps));
}

void BodyWorld::substep(float dt) {
    beginSubstep(dt);
    findStepHeights(dt);
    solveAxis(false, dt);
    solveAxis(true, dt);
}

void BodyWorld::beginSubstep(float dt) {
    _contacts.clear();
    _states.resize(_bodies.size());
    for (std::size_t i = 0; i < _bodies.size(); ++i) {
        Body& body = _bodies.data()[i];
        BodyStepState& state = _states[i];
        state = {};
        state.valid = !validate(body);
        state.previousPosition = body.position;
        state.wasGrounded =
            body.touch.below && body.velocity.y <= body.touch.groundVelocity.y + kLiftOffSpeed;
        state.gradient = body.touch.gradient;
        state.groundVelocityY = body.touch.groundVelocity.y;
        body.touch = {};
        if (state.valid && body.isMovable()) body.velocity += _tuning.gravity * (body.gravityScale * dt);
    }
    for (std::size_t i = 0; i < _slopes.size(); ++i) {
        Slope& slope = _slopes.data()[i];
        if (validate(slope)) continue;
        slope.left += slope.velocity * dt;
        slope.right += slope.velocity * dt;
    }
}

void BodyWorld::solveAxis(bool vertical, float dt) {
    _solver.reset(_bodies.size());
    float reach = 0.0f;
    float stepHeight = 0.0f;
    for (std::size_t i = 0; i < _bodies.size(); ++i) {
        const Body& body = _bodies.data()[i];
        if (!_states[i].valid) continue;
        _solver.speed[i] = vertical ? body.velocity.y : body.velocity.x;
        _solver.inverseMass[i] = body.inverseMass;
        _solver.lowerEdge[i] = vertical ? body.bottom() : body.left();
        reach = std::max(reach, std::abs(_solver.speed[i] * dt));
        stepHeight = std::max(stepHeight, _states[i].stepHeight);
    }
    findContacts(vertical, reach + (vertical ? stepHeight : 0.0f));
    _solver.sortContacts();
    _contacts.reserve(2 * _solver.contacts.capacity());

    solveVelocities(vertical, true);
    for (std::size_t i = 0; i < _bodies.size(); ++i) _solver.move[i] = _solver.speed[i] * dt;
    if (vertical) findGround(dt);
    constexpr int kMovePasses = 8;
    _solver.solvePositions(kMovePasses);
    applyMoves(vertical);
    solveVelocities(vertical, false);
    storeImpulses(vertical);
    for (std::size_t i = 0; i < _bodies.size(); ++i) {
        Body& body = _bodies.data()[i];
        if (_states[i].valid) (vertical ? body.velocity.y : body.velocity.x) = _solver.speed[i];
    }
    storeContacts(vertical);
    applyFriction(vertical);
    if (vertical) solveSlopeContacts();
}

} // namespace copra
