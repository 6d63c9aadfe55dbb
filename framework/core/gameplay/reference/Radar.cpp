#include "gameplay/reference/Radar.h"

namespace copra::reference {

namespace {

// Far beyond any screen, and representable in every integer type.
constexpr float kMaxDistance = 1.0e9f;

} // namespace

bool isInRange(const Vec2& center, std::uint32_t types, const RadarBlip& blip, float range) {
    if ((blip.category & types) == 0) return false;
    const float exact = (blip.position - center).length();
    if (!(exact < kMaxDistance)) return false;
    const long distance = static_cast<long>(exact);
    return distance > 0 && static_cast<float>(distance) < range;
}

void radar(const Vec2& center, std::size_t self, std::uint32_t types, const RadarBlip* blips,
           std::size_t count, float range, std::vector<std::uint32_t>& found) {
    found.clear();
    for (std::size_t i = 0; i < count; ++i)
        if (i != self && isInRange(center, types, blips[i], range))
            found.push_back(static_cast<std::uint32_t>(i));
}

} // namespace copra::reference
