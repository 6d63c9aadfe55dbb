#include "rules/Loot.h"

#include "Tuning.h"
#include "rules/Difficulty.h"

namespace beecluster {

std::optional<GiftKind> rollLoot(int bees, copra::Random& random, float flowers) {
    if (random.chance(flowers * flowerChance(bees))) return GiftKind::Flower;
    if (random.chance(tuning().gifts.jellyChance)) return GiftKind::Jelly;
    if (random.chance(tuning().gifts.honeyChance)) return GiftKind::Honey;
    return std::nullopt;
}

float attractionOf(GiftKind kind) {
    switch (kind) {
    case GiftKind::Flower:
        return 1.0f;
    case GiftKind::Bee:
        return 1.1f;
    case GiftKind::Jelly:
        return 0.9f;
    case GiftKind::Honey:
        break;
    }
    return 0.45f;
}

} // namespace beecluster
