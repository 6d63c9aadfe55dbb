#pragma once

#include "gameplay/Vectors.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra::reference {

/// What the radar sees of a sprite.
struct RadarBlip {
    Vec2 position; ///< points
    /// Bits. The article keeps them in the tag, where "untagged" (-1) has all of them.
    std::uint32_t category = ~0u;
};

/// The radar's test of one blip: its category shares a bit with `types`, and its distance from `center`,
/// truncated to an integer, is above 0 and below `range` points.
[[nodiscard]] bool isInRange(const Vec2& center, std::uint32_t types, const RadarBlip& blip, float range);

/// For `self`: the sender is not among the blips.
constexpr std::size_t kNoBlip = static_cast<std::size_t>(-1);

/// checkRader of the article "Automatic bullet dodging" (docs/articles.md), exactly: replaces `found` by the
/// indices of all blips but `self` that isInRange() accepts, in ascending order. The truncation is the
/// article's: blips nearer than 1 point are never found, and a range of 20.5 reaches to just under 21.
void radar(const Vec2& center, std::size_t self, std::uint32_t types, const RadarBlip* blips,
           std::size_t count, float range, std::vector<std::uint32_t>& found);

} // namespace copra::reference
