#pragma once

#include "gameplay/Vectors.h"

#include <cstddef>
#include <vector>

namespace copra {

/// Something dangerous that flies.
struct Threat {
    Vec2 position;      ///< points
    Vec2 velocity;      ///< points a second
    float radius = 0.f; ///< points
};

/// How somebody evades what comes.
struct DodgeTuning {
    float horizon = 0.6f; ///< seconds looked ahead; usual 0.4..1
    float margin = 4.f;   ///< points of air wanted between both circles
};

/// The wish to get out of a threat's way, as a direction times an urgency of 1 (it comes in `horizon`
/// seconds) to 12 (now); (0, 0) when it passes by, recedes or is too far. Threats and self are taken as going
/// straight on: where they are nearest to each other (time to closest approach) decides, and the way out
/// leads away from that point. Somebody exactly in the line of fire steps to the left of the threat's course.
Vec2 dodge(const Vec2& position, const Vec2& velocity, float radius, const Threat& threat,
           const DodgeTuning& tuning);

/// What dodges: a circle with limits.
struct Dodger {
    Vec2 position;           ///< points
    Vec2 velocity;           ///< points a second
    float radius = 8.f;      ///< points
    float maxSpeed = 240.f;  ///< points a second
    float maxAccel = 1800.f; ///< points a second squared
};

/// Looks for a way through many threats at once: of the wish, standing still and a ring of other velocities
/// it takes the one that collides the latest and differs the least from the wish (velocity obstacles:
/// Fiorini and Shiller 1998, sampled as by van den Berg, Lin and Manocha 2008; threats do not give way).
/// Much better among dense bullets than the sum of many dodge() wishes, and some times as dear. Keep one
/// object: it allocates nothing once it has seen the largest number of threats. Their order does not matter.
class DodgePlanner {
public:
    /// Forgets the threats, for the next dodger.
    void begin(const Dodger& dodger, const DodgeTuning& tuning);
    /// Takes a threat into account, if it can reach the dodger within the horizon at all.
    void consider(const Threat& threat);
    /// The velocity to wish for, at most maxSpeed; `wish` itself when nothing is in its way.
    Vec2 choose(const Vec2& wish);

private:
    static constexpr std::size_t kMostThreats = 32;
    struct Near {
        float time;
        Vec2 place, velocity; // relative to the dodger and absolute
        float reach;
        bool operator<(const Near& other) const {
            if (time != other.time) return time < other.time;
            if (place != other.place) return place < other.place;
            return velocity < other.velocity;
        }
    };

    float earliestTouch(const Vec2& p, const Vec2& v, float reach) const;
    void takeMostUrgent();
    float timeToCollision(const Vec2& velocity) const;

    Dodger _dodger;
    DodgeTuning _tuning;
    std::vector<Near> _near;
    // The most urgent ones, as columns; seats beyond _count hold what does no harm.
    std::size_t _count = 0;
    float _px[kMostThreats] = {}, _py[kMostThreats] = {}, _vx[kMostThreats] = {}, _vy[kMostThreats] = {};
    float _c[kMostThreats] = {};
};

} // namespace copra
