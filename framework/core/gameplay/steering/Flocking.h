#pragma once

#include "gameplay/collision/SpatialGrid.h"
#include "gameplay/steering/Steerable.h"

#include <cstddef>
#include <vector>

/// The three behaviors of a flock (Reynolds 1987 and 1999). Each member looks only at its neighbors: it keeps a distance
/// (separation), flies as they do (alignment), and stays among them (cohesion). From this, a flock emerges. Sums are added up in
/// the order of the flockmates, so the same order gives the same result, to the last bit.
namespace copra {

/// A member of a flock, as another member sees it.
struct Flockmate {
    Vec2 position;  ///< the position in points
    Vec2 velocity;  ///< the velocity in points per second
    Vec2 parting{}; ///< the direction to separate in if both are at exactly the same position; usually (0, 0)
};

/// Replaces `found` by the flockmates of member `self`: all others within `radius` points whose direction is at most
/// `viewDegrees` / 2 off its heading (360: all around). `grid` holds the positions of the whole flock in this step, so that all
/// members see the same moment. Allocates no memory once `found` is large enough.
void findFlockmates(const SpatialGrid& grid, const std::vector<Steerable>& flock, std::size_t self,
                    float radius, float viewDegrees, std::vector<Flockmate>& found);

/// Separation: flies away from flockmates nearer than `radius` points, weighted as in separate().
[[nodiscard]] Vec2 separation(const Steerable& self, const std::vector<Flockmate>& mates, float radius);
/// Alignment: the mean velocity of the flockmates; (0, 0) without any.
[[nodiscard]] Vec2 alignment(const Steerable& self, const std::vector<Flockmate>& mates);
/// Cohesion: flies toward the center of the flockmates at full speed, and proportionally slower within `radius` points of it.
[[nodiscard]] Vec2 cohesion(const Steerable& self, const std::vector<Flockmate>& mates, float radius = 40.0f);

/// Weights and distances of a flock. Weights are usually 0.5..2.
struct FlockTuning {
    /// Points; how far a member sees. Usual 40..100, two to three times the spacing: with less the flock falls apart.
    float radius = 60.0f;
    /// The angle of view. Usual 270: members that do not see behind follow those in front; 360 is all around.
    float viewDegrees = 270.0f;
    /// Points; the radius of separation. Usual 15..40, above the size of a member.
    float spacing = 25.0f;
    float separationWeight = 1.5f; ///< weight of the separation: the largest, so that members do not overlap
    float alignmentWeight = 1.0f;  ///< weight of the common direction: larger makes the flock turn as one
    float cohesionWeight = 0.6f;   ///< weight of the way to the middle: larger makes the flock denser
    float cruiseWeight = 0.8f;     ///< weight of flying on at full speed; at 0 a flock comes to rest
};
/// Returns null if the tuning is valid, otherwise a sentence that says what is wrong.
[[nodiscard]] const char* validate(const FlockTuning& tuning);

/// Returns the weighted sum of the three behaviors and of flying on. Without flockmates, the member just flies on.
[[nodiscard]] Vec2 flocking(const Steerable& self, const std::vector<Flockmate>& mates,
                            const FlockTuning& tuning);

} // namespace copra
