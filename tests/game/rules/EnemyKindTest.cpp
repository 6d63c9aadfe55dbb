#include "rules/EnemyKind.h"

#include "Tuning.h"
#include "rules/Difficulty.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

using namespace beecluster;

namespace {
constexpr EnemyKind kInsects[] = {EnemyKind::Wasp, EnemyKind::Ladybird, EnemyKind::Hornet, EnemyKind::Beetle};
constexpr EnemyKind kBosses[] = {EnemyKind::Dragonfly, EnemyKind::Frog, EnemyKind::Stag, EnemyKind::Moth};
constexpr EnemyKind kAll[] = {EnemyKind::Wasp,      EnemyKind::Ladybird, EnemyKind::Hornet, EnemyKind::Beetle,
                              EnemyKind::Dragonfly, EnemyKind::Frog,     EnemyKind::Stag,   EnemyKind::Moth};
} // namespace

TEST(EnemyKind, HasPlayableTraits) {
    for (const EnemyKind kind : kAll) {
        const EnemyTraits& traits = traitsOf(kind);
        EXPECT_NE(std::string(traits.framePrefix), "");
        EXPECT_GT(traits.health, 0) << traits.framePrefix;
        EXPECT_GT(traits.points, 0) << traits.framePrefix;
        EXPECT_GT(traits.radius, 0.0f) << traits.framePrefix;
        EXPECT_GT(traits.maxAcceleration, traits.maxSpeed)
            << traits.framePrefix << " reaches its speed at once";
        EXPECT_LT(traits.maxSpeed, tuning().sting.speed) << traits.framePrefix << " can be hit from behind";
    }
}

TEST(EnemyKind, ShootsOnlyWithAPatternAnIntervalAndShots) {
    for (const EnemyKind kind : kAll) {
        const EnemyTraits& traits = traitsOf(kind);
        const bool shoots = traits.pattern != nullptr;
        EXPECT_EQ(traits.shots > 0, shoots) << traits.framePrefix;
        EXPECT_EQ(traits.shotInterval > 0, shoots) << traits.framePrefix;
    }
}

TEST(EnemyKind, PaysMoreForTougherEnemies) {
    for (const EnemyKind weaker : kAll) {
        for (const EnemyKind tougher : kAll) {
            if (healthOf(weaker, tuning().bees.start) < healthOf(tougher, tuning().bees.start)) {
                EXPECT_LT(traitsOf(weaker).points, traitsOf(tougher).points);
            }
        }
    }
}

TEST(EnemyKind, OfTheInsectsOnlyAHornetTurnsToTheSwarm) {
    for (const EnemyKind kind : kInsects) EXPECT_EQ(traitsOf(kind).turnRate > 0, kind == EnemyKind::Hornet);
}

TEST(EnemyKind, ABossShootsAndLeavesFlowers) {
    for (const EnemyKind kind : kInsects) EXPECT_FALSE(traitsOf(kind).isBoss);
    for (const EnemyKind kind : kBosses) {
        const EnemyTraits& traits = traitsOf(kind);
        EXPECT_TRUE(traits.isBoss) << traits.framePrefix;
        EXPECT_NE(traits.pattern, nullptr) << traits.framePrefix;
        EXPECT_GT(traits.healthPerBee, 0) << traits.framePrefix;
        EXPECT_EQ(std::count(traits.drops.begin(), traits.drops.end(), GiftKind::Flower) > 0, true)
            << traits.framePrefix;
    }
}

TEST(EnemyKind, EveryBossHasAPatternOfItsOwn) {
    for (const EnemyKind first : kBosses)
        for (const EnemyKind second : kAll)
            EXPECT_TRUE(first == second || traitsOf(first).pattern != traitsOf(second).pattern)
                << traitsOf(first).framePrefix << " and " << traitsOf(second).framePrefix;
}
