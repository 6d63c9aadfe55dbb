#include "gameplay/FaithfulRadar.h"

namespace copra {

namespace {

// Far beyond any screen and still a whole number in every integer type.
constexpr float kFarthest = 1.0e9f;

} // namespace

void faithfulRadar(const Vec2& center, std::size_t self, std::uint32_t types, const RadarBlip* blips,
                   std::size_t count, float range, std::vector<std::uint32_t>& caught) {
    caught.clear();
    for (std::size_t i = 0; i < count; ++i) {
        if (i == self || (blips[i].category & types) == 0) continue;
        const float exact = (blips[i].position - center).length();
        if (!(exact < kFarthest)) continue;
        const long distance = static_cast<long>(exact);
        if (distance > 0 && static_cast<float>(distance) < range)
            caught.push_back(static_cast<std::uint32_t>(i));
    }
}

} // namespace copra
