#pragma once

#include "gameplay/Vectors.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra::reference {

/// What the radar of article 002 sees of a sprite.
struct RadarBlip {
    Vec2 position; ///< points
    std::uint32_t category =
        ~0u; ///< bits; the article keeps them in the tag, where "untagged" (-1) has all of them
};

/// Article 002's test of one blip: its category meets `types`, and its distance from `center`, cut to a whole
/// number, is above 0 and below `range` points.
bool isInRange(const Vec2& center, std::uint32_t types, const RadarBlip& blip, float range);

/// No blip is the sender.
constexpr std::size_t kNoBlip = static_cast<std::size_t>(-1);

/// Article 002's checkRader: appends to `caught` (emptied first) the indices of all blips but `self` whose
/// category meets `types` and whose distance from `center`, cut to a whole number, is above 0 and below
/// `range` points. The cut is the article's: nearer than 1 point is never seen, and a range of 20.5 reaches
/// to just under 21.
void radar(const Vec2& center, std::size_t self, std::uint32_t types, const RadarBlip* blips,
           std::size_t count, float range, std::vector<std::uint32_t>& caught);

} // namespace copra::reference
