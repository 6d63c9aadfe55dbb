#pragma once

#include "gameplay/Dodge.h"
#include "gameplay/FaithfulDodge.h"
#include "gameplay/Random.h"
#include "gameplay/SpatialGrid.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// How a swarm flies. The defaults are article 002's numbers at 60 frames a second.
struct SwarmTuning {
    float maxSpeed = 240.f;       ///< points a second
    float maxAccel = 1800.f;      ///< points a second squared
    float radius = 8.f;           ///< points; of one member
    float spacing = 40.f;         ///< points; nearer fellows are avoided
    float spacingTouching = 20.f; ///< the same while the pointer touches: the swarm closes up
    float brakeDistance = 50.f;   ///< points before the pointer where the wanted speed starts to fall
    float leash = 80.f;           ///< points; farther from the pointer a member comes back by itself
    float callsPerSecond = 1.f;   ///< how often a member inside the leash remembers the pointer
    float callSeconds = 0.1f; ///< for how long; with the line above, a tenth of the time as in the article
    float separationWeight = 0.6f; ///< share of maxSpeed that a fellow at no distance is worth
    float dodgeWeight = 1.f;       ///< share of maxSpeed that a threat at the horizon is worth
    DodgeTuning dodge;
};

/// Null when the tuning is usable, else a sentence about what is wrong with it.
const char* faultOf(const SwarmTuning& tuning);

/// A swarm that follows a pointer, keeps its members apart and dodges threats (article 002 in seconds, by
/// time to closest approach). All members see the same moment, so their order does not matter, and the same
/// seed and calls give the same flight. O(members + threats x members near them), no allocation in step()
/// once warm.
class Swarm {
public:
    /// A faulty tuning is logged and replaced by the usual one.
    explicit Swarm(const SwarmTuning& tuning = {}, std::uint64_t seed = 1);

    /// Adds a member at rest; returns its index, which is the highest. A place that is not finite counts as
    /// (0, 0).
    std::size_t add(const Vec2& position);
    /// Takes a member out; those behind it move up by one. Nothing happens for an index that is not there.
    void remove(std::size_t index);
    void clear();

    std::size_t size() const { return _positions.size(); }
    const Vec2& position(std::size_t index) const { return _positions[index]; }
    const Vec2& velocity(std::size_t index) const { return _velocities[index]; }
    const std::vector<Vec2>& positions() const { return _positions; }
    /// Puts a member somewhere else; its velocity stays.
    void setPosition(std::size_t index, const Vec2& position);

    const SwarmTuning& tuning() const { return _tuning; }
    /// Refused with a log line when faulty.
    void setTuning(const SwarmTuning& tuning);

    /// Flies on by `dt` seconds. Nothing happens when dt is not above 0 or the pointer is not finite.
    void step(float dt, const SwarmPointer& pointer, const Threat* threats, std::size_t threatCount);
    void step(float dt, const SwarmPointer& pointer, const std::vector<Threat>& threats) {
        step(dt, pointer, threats.data(), threats.size());
    }

private:
    void wishAwayFromThreats(const Threat* threats, std::size_t count);
    void wishAwayFromFellows(float spacing);
    void wishTowardsPointer(const SwarmPointer& pointer, float dt);
    bool isCalled(std::size_t index, float dt);
    void move(float dt);

    SwarmTuning _tuning;
    Random _random;
    SpatialGrid _grid;
    std::vector<Vec2> _positions;
    std::vector<Vec2> _velocities;
    std::vector<Vec2> _wishes;     // wanted velocities, scratch of step()
    std::vector<float> _callsLeft; // seconds that a member still follows its call
};

} // namespace copra
