#include "gameplay/swarm/Dodge.h"

#include <algorithm>

namespace copra {

namespace {

constexpr int kDirections = 16;
constexpr float kNever = 1.0e9f;
// Seconds, for a threat that touches already: late when both separate anyway, else immediately.
constexpr float kMinTime = 0.02f;
constexpr float kLeavingTime = 0.3f;
// The cost of a collision at the horizon, compared with a deviation of maxSpeed from the preferred velocity.
constexpr float kCollisionWeight = 3.0f;
// Seconds of acceleration by which a candidate is evaluated; the choice is repeated every step.
constexpr float kCommitmentTime = 1.0f / 15.0f;

// Unit vectors, computed once.
const Vec2* unitDirections() {
    static const std::vector<Vec2> directions = [] {
        std::vector<Vec2> all;
        all.reserve(kDirections);
        for (int i = 0; i < kDirections; ++i)
            all.push_back(Vec2::forAngle(kTwoPi * static_cast<float>(i) / kDirections));
        return all;
    }();
    return directions.data();
}

} // namespace

void DodgePlanner::begin(const Dodger& dodger, const DodgeTuning& tuning) {
    _dodger = dodger;
    _tuning = tuning;
    _near.clear();
}

// The earliest time at which the dodger could touch the threat at any velocity: |p + v t| = reach + maxSpeed
// t.
float DodgePlanner::earliestTouch(const Vec2& p, const Vec2& v, float reach) const {
    const float speed = _dodger.maxSpeed;
    const float c = p.lengthSquared() - reach * reach;
    if (c <= 0.0f) return 0.0f;
    const float a = v.lengthSquared() - speed * speed;
    const float halfB = p.dot(v) - reach * speed;
    const float root = halfB * halfB - a * c;
    if (!(root >= 0.0f)) return kNever;
    // The smaller positive solution, in the form that is stable for a near 0.
    const float denominator = -halfB + std::sqrt(root);
    return denominator > 0.0f ? c / denominator : kNever;
}

void DodgePlanner::addThreat(const Threat& threat) {
    const Vec2 p = threat.position - _dodger.position;
    const float reach = _dodger.radius + threat.radius + _tuning.margin;
    const float time = earliestTouch(p, threat.velocity, reach);
    // Also rejects NaN.
    if (!(time < _tuning.horizon)) return;
    _near.push_back({time, p, threat.velocity, reach});
}

// Keeps the threats that can arrive first, in an order that does not depend on that of addThreat().
void DodgePlanner::selectMostUrgent() {
    if (_near.size() > kMaxThreats) {
        std::nth_element(_near.begin(), _near.begin() + kMaxThreats, _near.end());
        _near.resize(kMaxThreats);
    }
    _count = _near.size();
    for (std::size_t i = 0; i < _count; ++i) {
        const NearThreat& threat = _near[i];
        _px[i] = threat.offset.x;
        _py[i] = threat.offset.y;
        _vx[i] = threat.velocity.x;
        _vy[i] = threat.velocity.y;
        _c[i] = threat.offset.lengthSquared() - threat.reach * threat.reach;
    }
}

// |p + w t|^2 = r^2 for each threat, without a branch.
float DodgePlanner::timeToCollision(const Vec2& velocity) const {
    float times[kMaxThreats];
    for (std::size_t i = 0; i < kMaxThreats; ++i) {
        const float wx = _vx[i] - velocity.x, wy = _vy[i] - velocity.y;
        const float a = wx * wx + wy * wy + 1.0e-20f;
        const float halfB = _px[i] * wx + _py[i] * wy;
        const float root = halfB * halfB - a * _c[i];
        const float first = (-halfB - std::sqrt(root > 0.0f ? root : 0.0f)) / a;
        float time = root > 0.0f ? first : kNever;
        time = halfB < 0.0f ? time : kNever;
        const float inside = halfB < 0.0f ? kMinTime : kLeavingTime;
        times[i] = _c[i] < 0.0f ? inside : time;
    }
    float earliest = kNever;
    for (std::size_t i = 0; i < _count; ++i) earliest = times[i] < earliest ? times[i] : earliest;
    return earliest;
}

Vec2 DodgePlanner::choose(const Vec2& preferred) {
    selectMostUrgent();
    const float maxSpeed = _dodger.maxSpeed;
    const Vec2* const directions = unitDirections();
    Vec2 best = preferred;
    float bestCost = kNever;
    for (int i = 0; i < 2 + 2 * kDirections; ++i) {
        Vec2 candidate = i == 0 ? preferred : Vec2::ZERO;
        if (i >= 2) {
            const int k = i - 2;
            candidate = directions[k % kDirections] * (k < kDirections ? maxSpeed : maxSpeed / 2.0f);
        }
        float cost = (candidate - preferred).length() / maxSpeed;
        if (!(cost < bestCost)) continue;
        const Vec2 reachable =
            _dodger.velocity + limitLength(candidate - _dodger.velocity, _dodger.maxAccel * kCommitmentTime);
        const float time = timeToCollision(reachable);
        if (time < _tuning.horizon) cost += kCollisionWeight * _tuning.horizon / std::max(time, kMinTime);
        if (!(cost < bestCost)) continue;
        bestCost = cost;
        best = candidate;
        if (i == 0 && time >= _tuning.horizon) break;
    }
    return best;
}

} // namespace copra
