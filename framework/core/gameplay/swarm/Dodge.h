#pragma once

#include "gameplay/Vectors.h"

#include <cstddef>
#include <vector>

namespace copra {

/// A moving danger that has to be dodged.
struct Threat {
    Vec2 position;       ///< The position in points.
    Vec2 velocity;       ///< The velocity in points per second.
    float radius = 0.0f; ///< The radius in points.
};

/// How a member dodges: if threat and dodger kept their velocities, when would they be nearest to each other,
/// and would they touch? If they would, the dodger moves away from the position that the threat will have
/// then: the sooner, the more urgently.
struct DodgeTuning {
    /// How far it looks ahead, in seconds. Usually 0.4 to 1: with less, there is no time to accelerate, with
    /// more, it flees from threats that will turn away.
    float horizon = 0.6f;
    /// The clearance between both circles, in points. Usually 2 to 8, because both may turn, and the
    /// prediction is not exact.
    float margin = 4.0f;
};

/// Returns the direction out of the way of a threat, scaled by an urgency from 1 (it arrives in `horizon`
/// seconds) to 12 (now). Returns (0, 0) if the threat passes by, recedes, or is too far away. The direction
/// points away from the position of the threat at the time of closest approach. A circle exactly in the line
/// of fire moves to the left of the threat's course.
[[nodiscard]] Vec2 dodge(const Vec2& position, const Vec2& velocity, float radius, const Threat& threat,
                         const DodgeTuning& tuning);

/// The circle that dodges, with its limits.
struct Dodger {
    Vec2 position;            ///< The position in points.
    Vec2 velocity;            ///< The velocity in points per second.
    float radius = 8.0f;      ///< The radius in points.
    float maxSpeed = 240.0f;  ///< The largest speed in points per second.
    float maxAccel = 1800.0f; ///< The largest acceleration in points per second squared.
};

/// Finds a way through many threats at once. It compares the preferred velocity, a velocity of 0, and a ring
/// of other velocities. It chooses the one that collides latest and differs least from the preferred one
/// (velocity obstacles: Fiorini and Shiller 1998, sampled as by van den Berg, Lin, and Manocha 2008; threats
/// do not give way). Among dense bullets it is much better than the sum of dodge() over all threats, and
/// several times as expensive. Keep one object: once it has seen the largest number of threats, it allocates
/// no memory. The order of the threats does not matter.
class DodgePlanner {
public:
    /// Starts to plan for a dodger, without threats.
    void begin(const Dodger& dodger, const DodgeTuning& tuning);
    /// Adds a threat if it can reach the dodger within the horizon.
    void addThreat(const Threat& threat);
    /// Returns the best velocity, at most maxSpeed. If no threat is in the way, it is `preferred` itself.
    Vec2 choose(const Vec2& preferred);

private:
    static constexpr std::size_t kMaxThreats = 32;
    struct NearThreat {
        float time;
        Vec2 offset, velocity; // The offset is relative to the dodger; the velocity is absolute.
        float reach;
        bool operator<(const NearThreat& other) const {
            if (time != other.time) return time < other.time;
            if (offset != other.offset) return offset < other.offset;
            return velocity < other.velocity;
        }
    };

    float earliestTouch(const Vec2& p, const Vec2& v, float reach) const;
    void selectMostUrgent();
    float timeToCollision(const Vec2& velocity) const;

    Dodger _dodger;
    DodgeTuning _tuning;
    std::vector<NearThreat> _near;
    // The most urgent ones, one array for each coordinate; entries beyond _count are ignored.
    std::size_t _count = 0;
    float _px[kMaxThreats] = {}, _py[kMaxThreats] = {}, _vx[kMaxThreats] = {}, _vy[kMaxThreats] = {};
    float _c[kMaxThreats] = {};
};

} // namespace copra
