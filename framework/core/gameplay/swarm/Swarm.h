#pragma once

#include "gameplay/collision/SpatialGrid.h"
#include "gameplay/swarm/Dodge.h"
#include "gameplay/swarm/SwarmPointer.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// How the members of a swarm dodge threats.
enum class DodgeStyle {
    Swerve, ///< The sum of dodge() over all threats: fast and lively, but sometimes wrong.
    /// The plan of a DodgePlanner, which finds gaps among dense bullets; for demonstrations and hard
    /// opponents.
    Plan,
};

/// The parameters of a swarm. The defaults are the numbers of the article "Automatic bullet dodging" at 60
/// frames per second.
struct SwarmTuning {
    float maxSpeed = 240.0f; ///< The maximum speed in points per second; usually 100 to 400.
    /// The maximum acceleration in points per second squared. Usually 5 to 10 times maxSpeed: full speed then
    /// takes 0.1 to 0.2 s, well within the horizon.
    float maxAccel = 1800.0f;
    float radius = 8.0f; ///< The radius of a member in points.
    /// The distance that members keep, in points. Usually 2 to 3 diameters, so that shots pass between them.
    float spacing = 40.0f;
    /// The distance of the members in points while the pointer touches: the swarm contracts. Usually half of
    /// `spacing`.
    float spacingTouching = 20.0f;
    /// The distance in points from the pointer at which the desired speed begins to fall; usually 30 to 100.
    float brakeDistance = 50.0f;
    /// The distance in points beyond which members return to the pointer. Usually 1 to 2 times the spacing:
    /// less leaves no room to dodge.
    float leash = 80.0f;
    /// How often per second, on average, a member inside the leash returns to the pointer. With once a second
    /// for 0.1 s, that is 10 % of the time, as in the article. Without it, members would stay where a dodge
    /// has left them.
    float recallsPerSecond = 1.0f;
    /// The time in seconds for which a member inside the leash returns to the pointer.
    float recallSeconds = 0.1f;
    /// The effect of a neighbor at distance 0, as a fraction of maxSpeed. Usually 0.6: in tight spots,
    /// threats count more than neighbors.
    float separationWeight = 0.6f;
    /// The effect of a threat at the horizon, as a fraction of maxSpeed. Usually 1.
    float dodgeWeight = 1.0f;
    /// The horizon within which members look for threats, and the clearance that they keep.
    DodgeTuning dodge;
    /// How members escape threats.
    DodgeStyle style = DodgeStyle::Swerve;
};

/// Returns null if the tuning is valid, otherwise a message that says what is wrong.
[[nodiscard]] const char* validate(const SwarmTuning& tuning);

/// A swarm that follows a pointer, keeps its members apart, and dodges threats. It follows the article
/// "Automatic bullet dodging" (docs/articles.md), but works in seconds instead of frames, and by the time
/// until a threat comes closest.
///
/// All members see the same moment, and desired velocities are summed in fixed point, so the result does not
/// depend on the order of members and threats. The same seed, keys, and calls give the same flight. A step
/// takes O(members + threats x members near them), and allocates no memory once its buffers are large enough.
class Swarm {
public:
    /// Constructs an empty swarm. An invalid tuning is logged and replaced with the default one.
    explicit Swarm(const SwarmTuning& tuning = {}, std::uint64_t seed = 1);

    /// Adds a member that does not move yet, and returns its index, which is the highest one. An infinite or
    /// NaN position counts as (0, 0).
    std::size_t add(const Vec2& position) { return add(position, _nextKey); }
    /// Adds a member with the velocity (0, 0) and a key, and returns its index. The key decides when the
    /// member is recalled, and in which direction two members at the same position separate. Without keys,
    /// members are numbered from 0.
    std::size_t add(const Vec2& position, std::uint32_t key);
    /// Removes a member. The indices above it decrease by one. An index out of range is ignored.
    void remove(std::size_t index);
    /// Removes all members. Random numbers and time continue.
    void clear();

    /// Returns the number of members.
    std::size_t size() const { return _positions.size(); }
    /// Returns the position of a member in points. The index must be below size().
    const Vec2& position(std::size_t index) const { return _positions[index]; }
    /// Returns the velocity of a member in points per second. The index must be below size().
    const Vec2& velocity(std::size_t index) const { return _velocities[index]; }
    /// Returns the positions of the members in points.
    const std::vector<Vec2>& positions() const { return _positions; }
    /// Moves a member, which keeps its velocity. An index out of range and an infinite or NaN position are
    /// ignored.
    void setPosition(std::size_t index, const Vec2& position);

    /// Returns the speeds, distances, and times of all members.
    const SwarmTuning& tuning() const { return _tuning; }
    /// Sets the speeds, distances, and times of all members. An invalid tuning is logged and ignored.
    void setTuning(const SwarmTuning& tuning);

    /// Advances the swarm by `dt` seconds. Does nothing if `dt` is not above 0, or if the pointer is infinite
    /// or NaN. Threats with infinite or NaN numbers or a negative radius are ignored.
    void step(float dt, const SwarmPointer& pointer, const Threat* threats, std::size_t threatCount);
    /// Advances the swarm by `dt` seconds, with the threats in a list.
    void step(float dt, const SwarmPointer& pointer, const std::vector<Threat>& threats) {
        step(dt, pointer, threats.data(), threats.size());
    }

private:
    // A share of maxSpeed in fixed point, 2^-20: integers add up to the same sum in any order.
    struct FixedVec2 {
        std::int64_t x = 0;
        std::int64_t y = 0;
        FixedVec2() = default;
        explicit FixedVec2(const Vec2& v);
        void operator+=(const FixedVec2& other);
        void operator-=(const FixedVec2& other);
        Vec2 toVec2() const;
    };

    void sortThreats(const Threat* threats, std::size_t count, float spacing);
    void sortPaths(const std::vector<Vec2>& velocities, float spacing);
    struct ThreatLanes;
    template<class Visit>
    void forEachNearMiss(Visit&& visit);
    void addThreatAvoidance(float spacing);
    void addSeparation(float spacing);
    void collectDesired();
    void planAroundThreats(float dt, float spacing);
    void planFor(std::size_t index, float reach);
    bool isRecalled(std::size_t index, float dt);
    void addPointerAttraction(float dt, const SwarmPointer& pointer);
    void move(float dt);

    SwarmTuning _tuning;
    std::uint64_t _seed;
    std::uint64_t _steps = 0;
    std::uint32_t _nextKey = 0;
    std::vector<Vec2> _positions;
    std::vector<Vec2> _velocities;
    std::vector<float> _recallLeft; // The remaining seconds of the recall, by member.
    std::vector<std::uint32_t> _keys;

    // Scratch of step().
    SpatialGrid _grid; // of the members
    // A grid of the members at half the horizon. From there, all members are at most half as far away in
    // time, so the path of a threat covers fewer cells. The columns are in grid order, one array for each
    // coordinate, for SIMD.
    SpatialGrid _pathGrid;
    std::vector<Vec2> _pathPositions;
    std::vector<float> _x, _y, _vx, _vy;    // The positions of the path grid, and the velocities.
    std::vector<std::uint32_t> _nearMisses; // The near misses of a threat, by index of the columns.
    std::vector<FixedVec2> _desiredSums;    // The sums of desired velocities, by member.
    std::vector<Vec2> _desired;             // The desired velocities, by member, as fractions of maxSpeed.
    SpatialGrid _threatGrid;                // The grid of the valid threats.
    // The threats in the order of the grid: consecutive ones visit the same members.
    std::vector<Threat> _threats;
    std::vector<Vec2> _threatPositions;
    std::vector<Vec2> _predictedVelocities;   // The velocities after a short acceleration, by member.
    std::vector<unsigned char> _isThreatened; // by member
    DodgePlanner _planner;
};

} // namespace copra
