#pragma once

#include "gameplay/Vectors.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra::reference {

/// A sprite, as the radar sees it.
struct RadarBlip {
    Vec2 position; ///< The position in points.
    /// The category, as bits. In the article, it is the tag, and "untagged" (-1) has all bits.
    std::uint32_t category = ~0u;
};

/// Whether the radar finds a blip: its category shares a bit with `types`, and its distance from `center`,
/// truncated to an integer, is above 0 and below `range` points.
[[nodiscard]] bool isInRange(const Vec2& center, std::uint32_t types, const RadarBlip& blip, float range);

/// The index of no blip. Pass it as `self` if the sender is not among the blips.
constexpr std::size_t kNoBlip = static_cast<std::size_t>(-1);

/// Replaces `found` with the indices of all blips except `self` that isInRange() accepts, in ascending order.
/// It is checkRader of the article "Automatic bullet dodging" (docs/articles.md), exactly as published.
/// Distances are truncated as in the article, so blips nearer than 1 point are never found, and a range of
/// 20.5 reaches almost to 21.
void radar(const Vec2& center, std::size_t self, std::uint32_t types, const RadarBlip* blips,
           std::size_t count, float range, std::vector<std::uint32_t>& found);

} // namespace copra::reference
