#include "gameplay/bodies/BodyWorld.h"

#include "base/log.h"

#include <algorithm>

namespace copra {

namespace {

constexpr float kLongestBodyPiece = 1.f / 60.f;
constexpr int kMostBodyPieces = 32;
// Upward points a second, more than its ground has, at which a body has taken off.
constexpr float kLeavingSpeed = 1.f;

} // namespace

const char* validate(const BodyWorldTuning& tuning) {
    if (!isFinite(tuning.gravity)) return "gravity must be finite";
    if (!(tuning.restitutionThreshold >= 0.f)) return "restitutionThreshold must be at least 0";
    if (tuning.iterations < 1) return "iterations must be at least 1";
    return nullptr;
}

BodyWorld::BodyWorld(const BodyWorldTuning& tuning) {
    if (const char* const fault = validate(tuning))
        cocos2d::log("BodyWorld: tuning refused: %s", fault);
    else
        _tuning = tuning;
}

Handle BodyWorld::add(const Body& body) {
    if (const char* const fault = validate(body)) {
        cocos2d::log("BodyWorld: body refused: %s", fault);
        return {};
    }
    return _bodies.add(body);
}

Handle BodyWorld::addSlope(const Slope& slope) {
    if (const char* const fault = validate(slope)) {
        cocos2d::log("BodyWorld: slope refused: %s", fault);
        return {};
    }
    return _slopes.add(slope);
}

void BodyWorld::clear() {
    _bodies = {};
    _slopes = {};
    _contacts.clear();
}

int BodyWorld::piecesOf(float dt) const {
    float pieces = std::ceil(dt / kLongestBodyPiece - 0.001f);
    if (_slopes.size() > 0) {
        // Whoever leaps farther than it is wide could leap over the seam of two slopes.
        for (std::size_t i = 0; i < _bodies.size(); ++i) {
            const Body& body = _bodies.data()[i];
            if (body.isMovable() && !validate(body))
                pieces = std::max(pieces, std::ceil(std::abs(body.velocity.x) * dt / body.halfSize.x));
        }
    }
    return static_cast<int>(std::clamp(pieces, 1.f, static_cast<float>(kMostBodyPieces)));
}

void BodyWorld::step(float dt) {
    if (!isPositive(dt)) return;
    const int pieces = piecesOf(dt);
    for (int i = 0; i < pieces; ++i) piece(dt / static_cast<float>(pieces));
}

void BodyWorld::piece(float dt) {
    begin(dt);
    takeOverSteps(dt);
    solveAxis(false, dt);
    solveAxis(true, dt);
}

void BodyWorld::begin(float dt) {
    _contacts.clear();
    _notes.resize(_bodies.size());
    for (std::size_t i = 0; i < _bodies.size(); ++i) {
        Body& body = _bodies.data()[i];
        Note& note = _notes[i];
        note = {};
        note.usable = !validate(body);
        note.before = body.position;
        note.stood = body.touch.below && body.velocity.y <= body.touch.groundVelocity.y + kLeavingSpeed;
        note.gradient = body.touch.gradient;
        note.groundSpeed = body.touch.groundVelocity.y;
        body.touch = {};
        if (note.usable && body.isMovable()) body.velocity += _tuning.gravity * (body.gravityScale * dt);
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
    float reach = 0.f;
    float lift = 0.f;
    for (std::size_t i = 0; i < _bodies.size(); ++i) {
        const Body& body = _bodies.data()[i];
        if (!_notes[i].usable) continue;
        _solver.speed[i] = vertical ? body.velocity.y : body.velocity.x;
        _solver.inverseMass[i] = body.inverseMass;
        _solver.place[i] = vertical ? body.bottom() : body.left();
        reach = std::max(reach, std::abs(_solver.speed[i] * dt));
        lift = std::max(lift, _notes[i].lift);
    }
    gatherLinks(vertical, reach + (vertical ? lift : 0.f));
    _solver.sortLinks();
    _contacts.reserve(2 * _solver.links.capacity());

    meet(vertical, true);
    for (std::size_t i = 0; i < _bodies.size(); ++i) _solver.move[i] = _solver.speed[i] * dt;
    if (vertical) findGround(dt);
    constexpr int kMovePasses = 8;
    _solver.placeAll(kMovePasses);
    applyMoves(vertical);
    meet(vertical, false);
    keepGuesses(vertical);
    for (std::size_t i = 0; i < _bodies.size(); ++i) {
        Body& body = _bodies.data()[i];
        if (_notes[i].usable) (vertical ? body.velocity.y : body.velocity.x) = _solver.speed[i];
    }
    note(vertical);
    rub(vertical);
    if (vertical) restOnSlopes();
}

} // namespace copra
