#pragma once

#include "gameplay/collision/SpatialGrid.h"
#include "gameplay/steering/Steerable.h"

#include <cstddef>
#include <vector>

/// The three behaviors of a flock (Reynolds 1987 and 1999). Each member looks only at its neighbors: it keeps
/// a distance (separation), flies as they do (alignment), and stays among them (cohesion). A flock emerges
/// from this. Sums are added up in the order of the flockmates, so the same order gives the same result, to
/// the last bit.
namespace copra {

/// A member of a flock, as another member sees it.
struct Flockmate {
    Vec2 position; ///< The position in points.
    Vec2 velocity; ///< The velocity in points per second.
    /// The direction in which to separate if both are at exactly the same position; usually (0, 0).
    Vec2 parting{};
};

/// Replaces `found` with the flockmates of member `self`: all others within `radius` points whose direction
/// is at most `viewDegrees` / 2 off its heading (360: all around). `grid` holds the positions of the whole
/// flock in this step, so that all members see the same moment. Allocates no memory once `found` is large
/// enough.
void findFlockmates(const SpatialGrid& grid, const std::vector<Steerable>& flock, std::size_t self,
                    float radius, float viewDegrees, std::vector<Flockmate>& found);

/// Returns a velocity away from flockmates nearer than `radius` points, weighted as in separate()
/// (separation).
[[nodiscard]] Vec2 separation(const Steerable& self, const std::vector<Flockmate>& mates, float radius);
/// Returns the mean velocity of the flockmates, or (0, 0) without any (alignment).
[[nodiscard]] Vec2 alignment(const Steerable& self, const std::vector<Flockmate>& mates);
/// Returns a velocity toward the center of the flockmates: at full speed, and proportionally slower within
/// `radius` points of it (cohesion).
[[nodiscard]] Vec2 cohesion(const Steerable& self, const std::vector<Flockmate>& mates, float radius = 40.0f);

/// The weights and distances of a flock. Weights are usually 0.5 to 2.
struct FlockTuning {
    /// How far a member sees, in points. Usually 40 to 100, two to three times the spacing: with less, the
    /// flock falls apart.
    float radius = 60.0f;
    /// The angle of view in degrees. Usually 270: members that do not see behind follow those in front; 360
    /// is all around.
    float viewDegrees = 270.0f;
    /// The radius of separation in points. Usually 15 to 40, above the size of a member.
    float spacing = 25.0f;
    /// The weight of the separation. It is the largest weight, so that members do not overlap.
    float separationWeight = 1.5f;
    /// The weight of the common direction. A larger weight makes the flock turn as one.
    float alignmentWeight = 1.0f;
    /// The weight of the direction to the center of the neighbors. A larger weight makes the flock denser.
    float cohesionWeight = 0.6f;
    float cruiseWeight = 0.8f; ///< The weight of continuing at full speed. At 0, a flock stops.
};
/// Returns null if the tuning is valid, otherwise a message that says what is wrong.
[[nodiscard]] const char* validate(const FlockTuning& tuning);

/// Returns the weighted sum of the three behaviors and of the present course at full speed. Without
/// flockmates, a member just continues on its course.
[[nodiscard]] Vec2 flocking(const Steerable& self, const std::vector<Flockmate>& mates,
                            const FlockTuning& tuning);

} // namespace copra
