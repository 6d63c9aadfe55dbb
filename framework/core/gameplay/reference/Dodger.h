#pragma once

#include "gameplay/Random.h"
#include "gameplay/reference/Radar.h"
#include "gameplay/swarm/SwarmPointer.h"

namespace copra::reference {

/// A bee of the article "Automatic bullet dodging" (docs/articles.md), exactly, in units a frame: steers away
/// from what its radar found and now and then towards the pointer. For ported code that needs the same
/// numbers; new games use Swarm.h. Quirks kept: the separation is normalized after each neighbor, so their
/// order matters; pure dodging cruises at 60 % of maxSpeed (30 of 50 points); the vector to the pointer is
/// added at full length, so beyond some 30 points it dominates; when the desired velocity is (0, 0) the bee
/// stands and keeps its velocity.
struct Dodger {
    Vec2 position;         ///< points
    Vec2 velocity;         ///< points a frame
    float maxAccel = 0.5f; ///< points a frame, a frame; above 0
    float maxSpeed = 4.0f; ///< points a frame; above 0

    /// Radar range, points: 20 while touching, else 40.
    static float range(bool touching) { return touching ? 20.0f : 40.0f; }

    /// One frame. `blips[found[...]]` are the result of radar(), in that order. Draws one number from
    /// `random` only when neither the touch nor the distance decides, as the article's `||` does.
    void step(const RadarBlip* blips, const std::vector<std::uint32_t>& found, const SwarmPointer& pointer,
              Random& random);
};

/// The normalized sum of unit vectors away from the found blips, normalized after each one as in the article;
/// length 1 or 0.
[[nodiscard]] Vec2 separation(const Vec2& self, const RadarBlip* blips,
                              const std::vector<std::uint32_t>& found);

} // namespace copra::reference
