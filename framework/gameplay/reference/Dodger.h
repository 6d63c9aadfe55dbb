#pragma once

#include "gameplay/Random.h"
#include "gameplay/reference/Radar.h"
#include "gameplay/swarm/SwarmPointer.h"

namespace copra::reference {

/// One bee of article 002, units a frame: steers away from what its radar caught and now and then towards the
/// pointer. For numbers that must match; Swarm.h is the better swarm. Quirks kept: the push is made unit
/// length after each neighbour, so their order matters; the pure dodge cruises at 60 % of maxSpeed (30 of 50
/// points); the way to the pointer is added in full length, so beyond some 30 points it rules; when nothing
/// is left to do the velocity is kept and the bee stands.
struct Dodger {
    Vec2 position;         ///< points
    Vec2 velocity;         ///< points a frame
    float maxAccel = 0.5f; ///< points a frame, a frame; above 0
    float maxSpeed = 4.f;  ///< points a frame; above 0

    /// Radar range, points: 20 while touching, else 40.
    static float range(bool touching) { return touching ? 20.f : 40.f; }

    /// One frame. `blips[caught[...]]` are what radar() found, in that order. Draws one number from
    /// `random` only when neither the touch nor the distance decides, as the article's `||` does.
    void step(const RadarBlip* blips, const std::vector<std::uint32_t>& caught, const SwarmPointer& pointer,
              Random& random);
};

/// The sum of the article's unit pushes away from `others`, in its order and with its normalising; length 1
/// or 0.
Vec2 separation(const Vec2& self, const RadarBlip* blips, const std::vector<std::uint32_t>& caught);

} // namespace copra::reference
