#include "gameplay/Swarm.h"

#include "base/log.h"

namespace copra {

namespace {

bool isShare(float value) {
    return value >= 0.f && std::isfinite(value);
}

// Two members at the very same place have no direction to part in: each pair gets one, by its indices.
Vec2 partingDirection(std::uint32_t a, std::uint32_t b) {
    constexpr float kGoldenAngle = 2.39996323f;
    return Vec2::forAngle(kGoldenAngle * static_cast<float>((a + b) & 0xffu));
}

} // namespace

const char* faultOf(const SwarmTuning& tuning) {
    if (!isPositive(tuning.maxSpeed)) return "maxSpeed must be a finite number above 0";
    if (!isPositive(tuning.maxAccel)) return "maxAccel must be a finite number above 0";
    if (!isPositive(tuning.spacing) || !isPositive(tuning.spacingTouching)) return "spacings must be above 0";
    if (!isPositive(tuning.brakeDistance)) return "brakeDistance must be a finite number above 0";
    if (!isPositive(tuning.dodge.horizon)) return "dodge.horizon must be a finite number above 0";
    if (!isShare(tuning.radius) || !isShare(tuning.leash) || !isShare(tuning.dodge.margin) ||
        !isShare(tuning.callsPerSecond) || !isShare(tuning.callSeconds) ||
        !isShare(tuning.separationWeight) || !isShare(tuning.dodgeWeight))
        return "radius, leash, margin, calls and weights must be finite and at least 0";
    return nullptr;
}

Swarm::Swarm(const SwarmTuning& tuning, std::uint64_t seed) : _random(seed) {
    setTuning(tuning);
}

void Swarm::setTuning(const SwarmTuning& tuning) {
    if (const char* const fault = faultOf(tuning))
        cocos2d::log("Swarm: tuning refused: %s", fault);
    else
        _tuning = tuning;
}

std::size_t Swarm::add(const Vec2& position) {
    _positions.push_back(isFinite(position) ? position : Vec2::ZERO);
    _velocities.emplace_back();
    _callsLeft.push_back(0.f);
    return _positions.size() - 1;
}

void Swarm::remove(std::size_t index) {
    if (index >= size()) return;
    const auto offset = static_cast<std::ptrdiff_t>(index);
    _positions.erase(_positions.begin() + offset);
    _velocities.erase(_velocities.begin() + offset);
    _callsLeft.erase(_callsLeft.begin() + offset);
}

void Swarm::clear() {
    _positions.clear();
    _velocities.clear();
    _callsLeft.clear();
}

void Swarm::setPosition(std::size_t index, const Vec2& position) {
    if (index < size() && isFinite(position)) _positions[index] = position;
}

void Swarm::step(float dt, const SwarmPointer& pointer, const Threat* threats, std::size_t threatCount) {
    if (!isPositive(dt) || !isFinite(pointer.position) || _positions.empty()) return;
    const float spacing = pointer.touching ? _tuning.spacingTouching : _tuning.spacing;
    _grid.build(_positions, spacing);
    _wishes.assign(size(), Vec2::ZERO);
    wishAwayFromThreats(threats, threatCount);
    wishAwayFromFellows(spacing);
    wishTowardsPointer(pointer, dt);
    move(dt);
}

void Swarm::wishAwayFromThreats(const Threat* threats, std::size_t count) {
    const float horizon = _tuning.dodge.horizon;
    const float weight = _tuning.dodgeWeight * _tuning.maxSpeed;
    for (std::size_t t = 0; t < count; ++t) {
        const Threat& threat = threats[t];
        if (!isFinite(threat.position) || !isFinite(threat.velocity) || !isShare(threat.radius)) continue;
        // Whoever can be met within the horizon is inside this circle around the threat's path.
        const Vec2 halfWay = threat.velocity * (horizon / 2.f);
        const float reach = halfWay.length() + _tuning.maxSpeed * horizon + _tuning.radius + threat.radius +
                            _tuning.dodge.margin;
        _grid.forEachNear(threat.position + halfWay, reach, [&](std::uint32_t i, float) {
            _wishes[i] +=
                dodge(_positions[i], _velocities[i], _tuning.radius, threat, _tuning.dodge) * weight;
        });
    }
}

void Swarm::wishAwayFromFellows(float spacing) {
    const float weight = _tuning.separationWeight * _tuning.maxSpeed;
    _grid.forEachPair(spacing, [&](std::uint32_t a, std::uint32_t b, float distanceSquared) {
        const float distance = std::sqrt(distanceSquared);
        const Vec2 away = distance > 0.f ? (_positions[a] - _positions[b]) / distance
                                         : partingDirection(a, b) * (a < b ? 1.f : -1.f);
        const Vec2 push = away * (weight * (1.f - distance / spacing));
        _wishes[a] += push;
        _wishes[b] -= push;
    });
}

bool Swarm::isCalled(std::size_t index, float dt) {
    float& left = _callsLeft[index];
    if (left > 0.f) {
        left -= dt;
        return true;
    }
    if (_random.chance(1.f - std::exp(-_tuning.callsPerSecond * dt))) left = _tuning.callSeconds;
    return left > 0.f;
}

void Swarm::wishTowardsPointer(const SwarmPointer& pointer, float dt) {
    for (std::size_t i = 0; i < size(); ++i) {
        const Vec2 way = pointer.position - _positions[i];
        const float distance = way.length();
        if (!pointer.touching && distance <= _tuning.leash && !isCalled(i, dt)) continue;
        const float share = std::min(distance / _tuning.brakeDistance, 1.f);
        _wishes[i] += unitOr(way, Vec2::ZERO) * (share * _tuning.maxSpeed);
    }
}

void Swarm::move(float dt) {
    for (std::size_t i = 0; i < size(); ++i) {
        const Vec2 wish = limited(_wishes[i], _tuning.maxSpeed);
        const Vec2 change = limited(wish - _velocities[i], _tuning.maxAccel * dt);
        _velocities[i] = limited(_velocities[i] + change, _tuning.maxSpeed);
        _positions[i] += _velocities[i] * dt;
    }
}

} // namespace copra
