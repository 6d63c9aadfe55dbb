#include "gameplay/swarm/Dodge.h"

#include <algorithm>

namespace copra {

namespace {

constexpr int kDirections = 16;
constexpr float kNever = 1.0e9f;
// Out of a threat that already touches: late when it gets out anyhow, else at once.
constexpr float kSoonest = 0.02f;
constexpr float kLeaving = 0.3f;
// What a collision at the horizon weighs against a wish that is turned down altogether.
constexpr float kCollisionWeight = 3.f;
// Seconds of acceleration that a choice is judged by: it will be made anew every step.
constexpr float kCommitment = 1.f / 15.f;

// Unit vectors, and no trigonometry a step.
const Vec2* ring() {
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

// The earliest time at which the dodger could touch it, whatever it does: |p + v t| = reach + maxSpeed t.
float DodgePlanner::earliestTouch(const Vec2& p, const Vec2& v, float reach) const {
    const float speed = _dodger.maxSpeed;
    const float c = p.lengthSquared() - reach * reach;
    if (c <= 0.f) return 0.f;
    const float a = v.lengthSquared() - speed * speed;
    const float halfB = p.dot(v) - reach * speed;
    const float root = halfB * halfB - a * c;
    if (!(root >= 0.f)) return kNever;
    // The smaller positive solution, in the form that does not mind a near 0.
    const float denominator = -halfB + std::sqrt(root);
    return denominator > 0.f ? c / denominator : kNever;
}

void DodgePlanner::consider(const Threat& threat) {
    const Vec2 p = threat.position - _dodger.position;
    const float reach = _dodger.radius + threat.radius + _tuning.margin;
    const float time = earliestTouch(p, threat.velocity, reach);
    // Written so that NaN fails too.
    if (!(time < _tuning.horizon)) return;
    _near.push_back({time, p, threat.velocity, reach});
}

// Those that can come soonest decide; in an order that does not depend on who was considered first.
void DodgePlanner::takeMostUrgent() {
    if (_near.size() > kMostThreats) {
        std::nth_element(_near.begin(), _near.begin() + kMostThreats, _near.end());
        _near.resize(kMostThreats);
    }
    _count = _near.size();
    for (std::size_t i = 0; i < _count; ++i) {
        const Near& threat = _near[i];
        _px[i] = threat.place.x;
        _py[i] = threat.place.y;
        _vx[i] = threat.velocity.x;
        _vy[i] = threat.velocity.y;
        _c[i] = threat.place.lengthSquared() - threat.reach * threat.reach;
    }
}

// |p + w t|^2 = r^2 for each threat, without a branch.
float DodgePlanner::timeToCollision(const Vec2& velocity) const {
    float times[kMostThreats];
    for (std::size_t i = 0; i < kMostThreats; ++i) {
        const float wx = _vx[i] - velocity.x, wy = _vy[i] - velocity.y;
        const float a = wx * wx + wy * wy + 1.0e-20f;
        const float halfB = _px[i] * wx + _py[i] * wy;
        const float root = halfB * halfB - a * _c[i];
        const float meet = (-halfB - std::sqrt(root > 0.f ? root : 0.f)) / a;
        float time = root > 0.f ? meet : kNever;
        time = halfB < 0.f ? time : kNever;
        const float inside = halfB < 0.f ? kSoonest : kLeaving;
        times[i] = _c[i] < 0.f ? inside : time;
    }
    float earliest = kNever;
    for (std::size_t i = 0; i < _count; ++i) earliest = times[i] < earliest ? times[i] : earliest;
    return earliest;
}

Vec2 DodgePlanner::choose(const Vec2& wish) {
    takeMostUrgent();
    const float maxSpeed = _dodger.maxSpeed;
    const Vec2* const directions = ring();
    Vec2 best = wish;
    float bestCost = kNever;
    for (int i = 0; i < 2 + 2 * kDirections; ++i) {
        Vec2 candidate = i == 0 ? wish : Vec2::ZERO;
        if (i >= 2) {
            const int k = i - 2;
            candidate = directions[k % kDirections] * (k < kDirections ? maxSpeed : maxSpeed / 2.f);
        }
        float cost = (candidate - wish).length() / maxSpeed;
        if (!(cost < bestCost)) continue;
        const Vec2 flown =
            _dodger.velocity + limitLength(candidate - _dodger.velocity, _dodger.maxAccel * kCommitment);
        const float time = timeToCollision(flown);
        if (time < _tuning.horizon) cost += kCollisionWeight * _tuning.horizon / std::max(time, kSoonest);
        if (!(cost < bestCost)) continue;
        bestCost = cost;
        best = candidate;
        if (i == 0 && time >= _tuning.horizon) break;
    }
    return best;
}

} // namespace copra
