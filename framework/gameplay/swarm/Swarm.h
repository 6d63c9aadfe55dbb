#pragma once

#include "gameplay/collision/SpatialGrid.h"
#include "gameplay/swarm/Dodge.h"
#include "gameplay/swarm/SwarmPointer.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// How members of a swarm get out of the way of threats.
enum class DodgeStyle {
    Swerve, ///< the sum of what dodge() wishes: quick, lively, not without fault
    Plan,   ///< DodgePlanner: finds gaps among dense bullets; for demonstrations and hard opponents
};

/// How a swarm flies. The defaults are article 002's numbers at 60 frames a second.
struct SwarmTuning {
    float maxSpeed = 240.f;       ///< points a second
    float maxAccel = 1800.f;      ///< points a second squared
    float radius = 8.f;           ///< points; of one member
    float spacing = 40.f;         ///< points; nearer fellows are avoided
    float spacingTouching = 20.f; ///< the same while the pointer touches: the swarm closes up
    float brakeDistance = 50.f;   ///< points before the pointer where the wanted speed starts to fall
    float leash = 80.f;           ///< points; farther from the pointer a member comes back by itself
    float recallsPerSecond = 1.f; ///< how often a member inside the leash remembers the pointer
    float recallSeconds = 0.1f; ///< for how long; with the line above, a tenth of the time as in the article
    float separationWeight = 0.6f; ///< share of maxSpeed that a fellow at no distance is worth
    float dodgeWeight = 1.f;       ///< share of maxSpeed that a threat at the horizon is worth
    DodgeTuning dodge;
    DodgeStyle style = DodgeStyle::Swerve;
};

/// Null when the tuning is usable, else a sentence about what is wrong with it.
const char* validate(const SwarmTuning& tuning);

/// A swarm that follows a pointer, keeps its members apart and dodges threats (article 002 in seconds, by
/// time to closest approach). All members see the same moment and wishes are summed as whole numbers, so the
/// order of members and threats does not matter, to the last bit; the same seed, keys and calls give the same
/// flight. O(members + threats x members near them), no allocation in step() once warm.
class Swarm {
public:
    /// A faulty tuning is logged and replaced by the usual one.
    explicit Swarm(const SwarmTuning& tuning = {}, std::uint64_t seed = 1);

    /// Adds a member at rest; returns its index, which is the highest. A place that is not finite counts as
    /// (0, 0).
    std::size_t add(const Vec2& position) { return add(position, _nextKey); }
    /// The same with a key, which chooses the member's luck (when it remembers the pointer) and, where two
    /// are at the very same place, its side. Without one, members are counted from 0.
    std::size_t add(const Vec2& position, std::uint32_t key);
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
    // A wish in 2^-20 of maxSpeed: whole numbers add up to the same sum in any order.
    struct Wish {
        std::int64_t x = 0;
        std::int64_t y = 0;
        Wish() = default;
        explicit Wish(const Vec2& share);
        void operator+=(const Wish& other);
        void operator-=(const Wish& other);
        Vec2 share() const;
    };

    void sortThreats(const Threat* threats, std::size_t count, float spacing);
    void sortPaths(const std::vector<Vec2>& velocities, float spacing);
    struct Course;
    template<class Visit>
    void forEachNearMiss(Visit&& visit);
    void wishAwayFromThreats(float spacing);
    void wishAwayFromFellows(float spacing);
    void takeWishes();
    void planAroundThreats(float dt, float spacing);
    void planFor(std::size_t index, float reach);
    bool isCalled(std::size_t index, float dt);
    void wishTowardsPointer(float dt, const SwarmPointer& pointer);
    void move(float dt);

    SwarmTuning _tuning;
    std::uint64_t _seed;
    std::uint64_t _steps = 0;
    std::uint32_t _nextKey = 0;
    std::vector<Vec2> _positions;
    std::vector<Vec2> _velocities;
    std::vector<float> _callsLeft; // seconds that a member still follows its call
    std::vector<std::uint32_t> _keys;

    // Scratch of step().
    SpatialGrid _grid; // of the members
    // Of the members halfway to the horizon: from there nobody gets half as far as from here, so a threat's
    // way leads by fewer. The columns are in its order, x and y apart, for many at a time.
    SpatialGrid _pathGrid;
    std::vector<Vec2> _pathPlaces;
    std::vector<float> _x, _y, _vx, _vy;    // those places, and the velocity they are taken to keep
    std::vector<std::uint32_t> _nearMisses; // of one threat, by place in the columns
    std::vector<Wish> _wishSums;            // by member
    std::vector<Vec2> _wishes;              // by member, shares of maxSpeed
    SpatialGrid _threatGrid;                // of the usable ones
    std::vector<Threat> _threats; // in its order: neighbours one after the other look at the same members
    std::vector<Vec2> _threatPlaces;
    std::vector<Vec2> _flown;             // by member: soon, if nothing hinders it
    std::vector<unsigned char> _inDanger; // by member
    DodgePlanner _planner;
};

} // namespace copra
