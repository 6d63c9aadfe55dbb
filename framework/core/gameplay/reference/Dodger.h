#pragma once

#include "gameplay/Random.h"
#include "gameplay/reference/Radar.h"
#include "gameplay/swarm/SwarmPointer.h"

namespace copra::reference {

/// A bee that steers away from what its radar found, and now and then toward the pointer. It follows the
/// article "Automatic bullet dodging" (docs/articles.md) exactly as published, in units per frame. Use it in
/// ported code that needs the same numbers; in new games, use Swarm.
///
/// The defects of the article are kept:
/// - The separation is normalized after each neighbor, so their order matters.
/// - A bee that only dodges flies at 60 % of maxSpeed (30 of 50 points).
/// - The vector to the pointer is added at its full length, so it dominates beyond about 30 points.
/// - If the desired velocity is (0, 0), the bee stops, but keeps its velocity.
struct Dodger {
    Vec2 position;         ///< The position in points.
    Vec2 velocity;         ///< The velocity in points per frame.
    float maxAccel = 0.5f; ///< The maximum acceleration in points per frame squared; it must be above 0.
    float maxSpeed = 4.0f; ///< The maximum speed in points per frame; it must be above 0.

    /// Returns the range of the radar in points: 20 while touching, otherwise 40.
    static float range(bool touching) { return touching ? 20.0f : 40.0f; }

    /// Advances by one frame. `blips[found[...]]` are the result of radar(), in that order. Draws a number
    /// from `random` only if neither the touch nor the distance decides, like the `||` of the article.
    void step(const RadarBlip* blips, const std::vector<std::uint32_t>& found, const SwarmPointer& pointer,
              Random& random);
};

/// Returns the sum of unit vectors away from the found blips, normalized after each one, as in the article.
/// Its length is 1 or 0.
[[nodiscard]] Vec2 separation(const Vec2& self, const RadarBlip* blips,
                              const std::vector<std::uint32_t>& found);

} // namespace copra::reference
