#include "rules/Loot.h"

#include "Tuning.h"
#include "rules/Difficulty.h"

#include <gtest/gtest.h>

#include <array>

using namespace beecluster;

namespace {

constexpr int kKills = 20000;

/// How often each gift is left behind by a number of kills; the last entry counts the kills without any.
std::array<int, 4> lootOfKills(int bees) {
    copra::Random random(11);
    std::array<int, 4> counts{};
    for (int i = 0; i < kKills; ++i) {
        const auto gift = rollLoot(bees, random);
        ++counts[gift ? static_cast<std::size_t>(*gift) : 3];
    }
    return counts;
}

float share(int count) {
    return static_cast<float>(count) / kKills;
}

} // namespace

TEST(Loot, LeavesFlowersAsOftenAsTheDifficultySays) {
    for (const int bees : {1, tuning().bees.start, 15})
        EXPECT_NEAR(share(lootOfKills(bees)[0]), flowerChance(bees), 0.01f) << bees;
}

TEST(Loot, LeavesNoFlowerForAFullSwarm) {
    EXPECT_EQ(lootOfKills(tuning().bees.most)[0], 0);
}

TEST(Loot, LeavesJellyRarelyAndHoneyOften) {
    const auto counts = lootOfKills(tuning().bees.most);
    EXPECT_NEAR(share(counts[2]), tuning().gifts.jellyChance, 0.01f);
    EXPECT_NEAR(share(counts[1]), tuning().gifts.honeyChance * (1 - tuning().gifts.jellyChance), 0.01f);
    EXPECT_GT(counts[3], counts[1]) << "most kills leave nothing";
}

TEST(Loot, IsTheSameForTheSameSeed) {
    EXPECT_EQ(lootOfKills(8), lootOfKills(8));
}

TEST(Loot, AttractsTheAutopilotByItsUse) {
    EXPECT_FLOAT_EQ(attractionOf(GiftKind::Flower), 1.0f);
    EXPECT_GT(attractionOf(GiftKind::Bee), attractionOf(GiftKind::Flower));
    EXPECT_LT(attractionOf(GiftKind::Jelly), attractionOf(GiftKind::Flower));
    EXPECT_LT(attractionOf(GiftKind::Honey), attractionOf(GiftKind::Jelly));
    EXPECT_GT(attractionOf(GiftKind::Honey), 0.0f);
}
