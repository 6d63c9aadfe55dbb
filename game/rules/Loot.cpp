#include "rules/Loot.h"

#include "Tuning.h"
#include "rules/Difficulty.h"

#include <array>

namespace beecluster {

std::optional<GiftKind> rollLoot(int bees, copra::Random& random, float flowers) {
    if (random.chance(flowers * flowerChance(bees))) return GiftKind::Flower;
    if (random.chance(tuning().gifts.jellyChance)) return GiftKind::Jelly;
    if (random.chance(tuning().gifts.honeyChance)) return GiftKind::Honey;
    return std::nullopt;
}

float attractionOf(GiftKind kind) {
    constexpr std::array<float, 4> kAttractions{1.0f, 0.45f, 0.9f, 1.1f};
    return kAttractions[static_cast<std::size_t>(kind)];
}

} // namespace beecluster
