#pragma once

#include "gameplay/SpatialGrid.h"
#include "gameplay/Steerable.h"

#include <cstddef>
#include <vector>

/// The three behaviours of a flock (Reynolds 1987 and 1999): apart, alike, together. Each looks at those
/// within `radius` points; sums go by the order of the mates, so keep it the same for the same flight.
namespace copra {

/// What one member sees of another.
struct Flockmate {
    Vec2 position; ///< points
    Vec2 velocity; ///< points a second
};

/// Who is near: replaces `found` by the mates of `flock` within `radius` points of member `self`, who is left
/// out, and within `viewDegrees` / 2 to either side of its course (360: all around). `grid` holds the places
/// of all, built this step, so that everybody sees the same moment. Allocates nothing once warm.
void findFlockmates(const SpatialGrid& grid, const std::vector<Steerable>& flock, std::size_t self,
                    float radius, float viewDegrees, std::vector<Flockmate>& found);

/// Separation: away from mates nearer than `radius`, the nearer the stronger, as separate().
Vec2 separation(const Steerable& self, const std::vector<Flockmate>& mates, float radius);
/// Alignment: the mean velocity of the mates; (0, 0) without any.
Vec2 alignment(const Steerable& self, const std::vector<Flockmate>& mates);
/// Cohesion: full speed towards the middle of the mates, less within `radius` points of it.
Vec2 cohesion(const Steerable& self, const std::vector<Flockmate>& mates, float radius = 40.f);

/// Weights and distances of a flock.
struct FlockTuning {
    float radius = 60.f;       ///< points; how far it sees
    float viewDegrees = 270.f; ///< 360 sees behind too
    float spacing = 25.f;      ///< points; nearer ones are avoided
    float separationWeight = 1.5f;
    float alignmentWeight = 1.f;
    float cohesionWeight = 0.6f;
    float cruiseWeight = 0.8f; ///< of flying on at full speed; without it a flock comes to a stand
};
const char* faultOf(const FlockTuning& tuning);

/// The three together, and onwards; without mates just onwards.
Vec2 flocking(const Steerable& self, const std::vector<Flockmate>& mates, const FlockTuning& tuning);

} // namespace copra
