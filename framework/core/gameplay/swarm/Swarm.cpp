// Moves a swarm that follows a pointer and dodges bullets.
//
// Problem: hundreds of members among hundreds of threats, each frame, with the same flight on every computer.
//
// Idea: a member sums up what it wants, each a share of maxSpeed: away from neighbors (addSeparation()), out of the way of threats
// (addThreatAvoidance()), toward the pointer (addPointerAttraction()). The sum is the velocity that it desires; move() changes its
// velocity toward that as far as maxAccel allows. In DodgeStyle::Plan it lets DodgePlanner look for a gap instead of summing up
// threats (planAroundThreats()). All members see the positions at the beginning of the step.
//
// Near misses: only threats that come near within the horizon matter, and few members are on the path of one. The members are put into
// a grid at half the horizon (sortPaths()): seen from there, the path runs half of the time forwards and half backwards, and members
// are at most half as far off, so it crosses fewer cells. What is in those cells is tested in lanes of SIMD (ThreatLanes), and
// dodge() is called for what passes the test.
//
// Data: one array for each property of the members, and columns of coordinates in the order of the grid for the lanes. Sums are in
// fixed point, since integers add up to the same in any order: that of members and threats does not matter. The random numbers of
// recalls are a hash of seed, key and step, so that the loss of a member changes nothing for the others.

#include "gameplay/swarm/Swarm.h"

#include "base/refuse.h"
#include "base/toInteger.h"

#include <cstring>

namespace copra {

namespace {

constexpr float kFixedUnits = 1048576.0f;
// Larger weights could overflow the fixed-point sums.
constexpr float kMaxWeight = 1000.0f;

bool isNonNegative(float value) {
    return value >= 0.0f && std::isfinite(value);
}

bool isUsable(const Threat& threat) {
    return isFinite(threat.position) && isFinite(threat.velocity) && isNonNegative(threat.radius);
}

// A pseudo-random number in [0, 1) that depends only on these three (splitmix64, Steele et al. 2014), so that
// the loss of one member does not change the others.
float hash01(std::uint64_t seed, std::uint64_t key, std::uint64_t step) {
    std::uint64_t z = seed + 0x9e3779b97f4a7c15ULL * (key + 1) + 0xd1b54a32d192ed03ULL * (step + 1);
    z = (z ^ (z >> 30u)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27u)) * 0x94d049bb133111ebULL;
    z ^= z >> 31u;
    return static_cast<float>(z >> 40u) * (1.0f / 16777216.0f);
}

} // namespace

const char* validate(const SwarmTuning& tuning) {
    if (!isPositive(tuning.maxSpeed)) return "maxSpeed must be a finite number above 0";
    if (!isPositive(tuning.maxAccel)) return "maxAccel must be a finite number above 0";
    if (!isPositive(tuning.spacing) || !isPositive(tuning.spacingTouching)) return "spacings must be above 0";
    if (!isPositive(tuning.brakeDistance)) return "brakeDistance must be a finite number above 0";
    if (!isPositive(tuning.dodge.horizon)) return "dodge.horizon must be a finite number above 0";
    if (!isNonNegative(tuning.radius) || !isNonNegative(tuning.leash) ||
        !isNonNegative(tuning.dodge.margin) || !isNonNegative(tuning.recallsPerSecond) ||
        !isNonNegative(tuning.recallSeconds) || !isNonNegative(tuning.separationWeight) ||
        !isNonNegative(tuning.dodgeWeight))
        return "radius, leash, margin, recalls and weights must be finite and at least 0";
    if (tuning.separationWeight > kMaxWeight || tuning.dodgeWeight > kMaxWeight)
        return "weights must be at most 1000";
    return nullptr;
}

Swarm::FixedVec2::FixedVec2(const Vec2& v)
    : x(copra::toInteger<std::int64_t>(v.x * kFixedUnits)),
      y(copra::toInteger<std::int64_t>(v.y * kFixedUnits)) {}

namespace {

// Sums of positions beyond all games wrap around, which unsigned integers may.
std::int64_t sumOf(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b));
}
std::int64_t differenceOf(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) - static_cast<std::uint64_t>(b));
}

} // namespace

void Swarm::FixedVec2::operator+=(const FixedVec2& other) {
    x = sumOf(x, other.x);
    y = sumOf(y, other.y);
}

void Swarm::FixedVec2::operator-=(const FixedVec2& other) {
    x = differenceOf(x, other.x);
    y = differenceOf(y, other.y);
}

Vec2 Swarm::FixedVec2::toVec2() const {
    return {static_cast<float>(x) * (1.0f / kFixedUnits), static_cast<float>(y) * (1.0f / kFixedUnits)};
}

Swarm::Swarm(const SwarmTuning& tuning, std::uint64_t seed) : _seed(seed) {
    setTuning(tuning);
}

void Swarm::setTuning(const SwarmTuning& tuning) {
    if (const char* const error = validate(tuning))
        copra::warning("Swarm: tuning refused: %s", error);
    else
        _tuning = tuning;
}

std::size_t Swarm::add(const Vec2& position, std::uint32_t key) {
    _positions.push_back(isFinite(position) ? position : Vec2::ZERO);
    _velocities.emplace_back();
    _recallLeft.push_back(0.0f);
    _keys.push_back(key);
    _nextKey = std::max(_nextKey, key) + 1;
    return _positions.size() - 1;
}

void Swarm::remove(std::size_t index) {
    if (index >= size()) return;
    const auto offset = static_cast<std::ptrdiff_t>(index);
    _positions.erase(_positions.begin() + offset);
    _velocities.erase(_velocities.begin() + offset);
    _recallLeft.erase(_recallLeft.begin() + offset);
    _keys.erase(_keys.begin() + offset);
}

void Swarm::clear() {
    _positions.clear();
    _velocities.clear();
    _recallLeft.clear();
    _keys.clear();
}

void Swarm::setPosition(std::size_t index, const Vec2& position) {
    if (index < size() && isFinite(position)) _positions[index] = position;
}

void Swarm::step(float dt, const SwarmPointer& pointer, const Threat* threats, std::size_t threatCount) {
    if (!isPositive(dt) || !isFinite(pointer.position) || _positions.empty()) return;
    const float spacing = pointer.touching ? _tuning.spacingTouching : _tuning.spacing;
    _desiredSums.assign(size(), FixedVec2{});
    sortThreats(threats, threatCount, spacing);
    if (_tuning.style == DodgeStyle::Swerve) addThreatAvoidance(spacing);
    addSeparation(spacing);
    collectDesired();
    addPointerAttraction(dt, pointer);
    if (_tuning.style == DodgeStyle::Plan) planAroundThreats(dt, spacing);
    move(dt);
    ++_steps;
}

void Swarm::sortThreats(const Threat* threats, std::size_t count, float spacing) {
    _threatPositions.clear();
    for (std::size_t i = 0; i < count; ++i)
        _threatPositions.push_back(isUsable(threats[i]) ? threats[i].position : Vec2(NAN, NAN));
    _threatGrid.build(_threatPositions, spacing * 2.0f);
    _threats.clear();
    for (const SpatialGrid::Item& item : _threatGrid.items()) _threats.push_back(threats[item.index]);
}

void Swarm::sortPaths(const std::vector<Vec2>& velocities, float spacing) {
    _pathPositions.resize(size());
    for (std::size_t i = 0; i < size(); ++i)
        _pathPositions[i] = _positions[i] + velocities[i] * (_tuning.dodge.horizon / 2.0f);
    _pathGrid.build(_pathPositions.data(), size(), spacing / 2.0f, spacing * 3.0f);
    const std::size_t count = _pathGrid.size();
    // With padding for the last group of lanes.
    for (std::vector<float>* column : {&_x, &_y, &_vx, &_vy}) column->resize(count + kLanes);
    for (std::size_t i = 0; i < count; ++i) {
        const SpatialGrid::Item& item = _pathGrid.items()[i];
        _x[i] = item.point.x;
        _y[i] = item.point.y;
        _vx[i] = velocities[item.index].x;
        _vy[i] = velocities[item.index].y;
    }
}

// A threat at half the horizon, broadcast to all lanes.
struct Swarm::ThreatLanes {
    ThreatLanes(const Threat& threat, float near, float seconds)
        : x(lanesOf(threat.position.x + threat.velocity.x * seconds)),
          y(lanesOf(threat.position.y + threat.velocity.y * seconds)),
          vx(lanesOf(threat.velocity.x)),
          vy(lanesOf(threat.velocity.y)),
          nearSquared(lanesOf(near * near)),
          half(lanesOf(seconds)) {}

    // Whether it comes nearer than `near` to kLanes members, given their positions at half the horizon:
    // |m + w t|^2 < near^2 at one of the ends of the interval, or at its minimum in between.
    LaneMask comesNear(const Lanes& memberX, const Lanes& memberY, const Lanes& memberVx,
                       const Lanes& memberVy) const {
        const Lanes mx = x - memberX;
        const Lanes my = y - memberY;
        const Lanes wx = vx - memberVx;
        const Lanes wy = vy - memberVy;
        const Lanes speedSquared = wx * wx + wy * wy;
        const Lanes along = mx * wx + my * wy;
        const Lanes backOrForth = greatest(along, -along);
        const Lanes outside = mx * mx + my * my - nearSquared;
        const Lanes zero = {};
        const LaneMask atAnEnd = outside + (speedSquared * half - 2.0f * backOrForth) * half < zero;
        const LaneMask between =
            (backOrForth < speedSquared * half) & (outside * speedSquared < along * along);
        return atAnEnd | between;
    }

    Lanes x, y, vx, vy, nearSquared, half;
};

// Calls visit(member, threat) for all pairs that come nearer than radii and margin within the horizon, and
// for some that narrowly miss. Uses the order of sortPaths().
template<class Visit>
void Swarm::forEachNearMiss(Visit&& visit) {
    constexpr float kRoundingRoom = 1.001f;
    const float half = _tuning.dodge.horizon / 2.0f;
    float fastestSquared = 0.0f;
    for (std::size_t i = 0; i < _pathGrid.size(); ++i)
        fastestSquared = std::max(fastestSquared, _vx[i] * _vx[i] + _vy[i] * _vy[i]);
    const float fastest = std::sqrt(fastestSquared);
    const float *const x = _x.data(), *const y = _y.data(), *const vx = _vx.data(), *const vy = _vy.data();
    _nearMisses.resize(_pathGrid.size());
    for (const Threat& threat : _threats) {
        const float near = (_tuning.radius + threat.radius + _tuning.dodge.margin) * kRoundingRoom;
        const ThreatLanes lanes(threat, near, half);
        std::uint32_t* last = _nearMisses.data();
        const auto look = [&](std::uint32_t begin, std::uint32_t end) {
            for (std::uint32_t i = begin; i < end; i += kLanes) {
                const LaneMask nearer =
                    lanes.comesNear(lanesAt(x + i), lanesAt(y + i), lanesAt(vx + i), lanesAt(vy + i));
                if (!any(nearer)) continue; // the usual case
                for (std::uint32_t k = 0; k < kLanes && i + k < end; ++k)
                    if (nearer[k]) *last++ = i + k;
            }
        };
        _pathGrid.forEachRunAlong(threat.position + threat.velocity * half, threat.velocity, half, near,
                                  fastest, look);
        for (const std::uint32_t* place = _nearMisses.data(); place != last; ++place)
            visit(_pathGrid.items()[*place].index, threat);
    }
}

void Swarm::addThreatAvoidance(float spacing) {
    sortPaths(_velocities, spacing);
    forEachNearMiss([this](std::uint32_t index, const Threat& threat) {
        const Vec2 desired =
            dodge(_positions[index], _velocities[index], _tuning.radius, threat, _tuning.dodge);
        _desiredSums[index] += FixedVec2(desired * _tuning.dodgeWeight);
    });
}

void Swarm::addSeparation(float spacing) {
    _grid.build(_positions, spacing);
    _grid.forEachPair(spacing, [&](std::uint32_t a, std::uint32_t b, float distanceSquared) {
        const float distance = std::sqrt(distanceSquared);
        const Vec2 away = distance > 0.0f ? (_positions[a] - _positions[b]) / distance
                                          : partingDirection(_keys[a], _keys[b]);
        const FixedVec2 push(away * (_tuning.separationWeight * (1.0f - distance / spacing)));
        _desiredSums[a] += push;
        _desiredSums[b] -= push;
    });
}

void Swarm::collectDesired() {
    _desired.resize(size());
    for (std::size_t i = 0; i < size(); ++i) _desired[i] = _desiredSums[i].toVec2();
}

bool Swarm::isRecalled(std::size_t index, float dt) {
    float& left = _recallLeft[index];
    if (left > 0.0f) {
        left -= dt;
        return true;
    }
    // The first two terms of 1 - exp(-rate dt) are exact enough for a probability.
    const float expected = _tuning.recallsPerSecond * dt;
    if (hash01(_seed, _keys[index], _steps) < expected * (1.0f - 0.5f * std::min(expected, 1.0f)))
        left = _tuning.recallSeconds;
    return left > 0.0f;
}

void Swarm::addPointerAttraction(float dt, const SwarmPointer& pointer) {
    for (std::size_t i = 0; i < size(); ++i) {
        const Vec2 toPointer = pointer.position - _positions[i];
        const float distance = toPointer.length();
        if (!pointer.touching && distance <= _tuning.leash && !isRecalled(i, dt)) continue;
        _desired[i] += normalizedOr(toPointer, Vec2::ZERO) * std::min(distance / _tuning.brakeDistance, 1.0f);
    }
}

// Members that would be hit at their desired velocity plan another one.
void Swarm::planAroundThreats(float dt, float spacing) {
    const float change = _tuning.maxAccel * std::max(dt, 1.0f / 15.0f);
    _predictedVelocities.resize(size());
    for (std::size_t i = 0; i < size(); ++i) {
        const Vec2 desired = limitLength(_desired[i], 1.0f) * _tuning.maxSpeed;
        _predictedVelocities[i] = _velocities[i] + limitLength(desired - _velocities[i], change);
    }
    sortPaths(_predictedVelocities, spacing);
    _isThreatened.assign(size(), 0);
    forEachNearMiss([this](std::uint32_t index, const Threat&) { _isThreatened[index] = 1; });

    float fastest = 0.0f, widest = 0.0f;
    for (const Threat& threat : _threats) {
        fastest = std::max(fastest, threat.velocity.length());
        widest = std::max(widest, threat.radius);
    }
    const float reach =
        _tuning.radius + widest + _tuning.dodge.margin + (_tuning.maxSpeed + fastest) * _tuning.dodge.horizon;
    for (std::size_t i = 0; i < size(); ++i)
        if (_isThreatened[i]) planFor(i, reach);
}

void Swarm::planFor(std::size_t index, float reach) {
    _planner.begin(
        {_positions[index], _velocities[index], _tuning.radius, _tuning.maxSpeed, _tuning.maxAccel},
        _tuning.dodge);
    _threatGrid.forEachRun(_positions[index], reach, [&](std::uint32_t begin, std::uint32_t end) {
        for (std::uint32_t i = begin; i < end; ++i) _planner.addThreat(_threats[i]);
    });
    const Vec2 desired = limitLength(_desired[index], 1.0f) * _tuning.maxSpeed;
    _desired[index] = _planner.choose(desired) / _tuning.maxSpeed;
}

void Swarm::move(float dt) {
    const float maxChange = _tuning.maxAccel * dt;
    for (std::size_t i = 0; i < size(); ++i) {
        const Vec2 desired = limitLength(_desired[i], 1.0f) * _tuning.maxSpeed;
        const Vec2 change = limitLength(desired - _velocities[i], maxChange);
        _velocities[i] = limitLength(_velocities[i] + change, _tuning.maxSpeed);
        _positions[i] += _velocities[i] * dt;
    }
}

} // namespace copra
