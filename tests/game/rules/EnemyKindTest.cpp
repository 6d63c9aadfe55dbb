#include "rules/EnemyKind.h"

#include "Tuning.h"

#include <gtest/gtest.h>

#include <string>

using namespace beecluster;

namespace {
constexpr EnemyKind kAll[] = {EnemyKind::Wasp, EnemyKind::Ladybird, EnemyKind::Hornet, EnemyKind::Beetle};
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
            if (traitsOf(weaker).health < traitsOf(tougher).health) {
                EXPECT_LT(traitsOf(weaker).points, traitsOf(tougher).points);
            }
        }
    }
}

TEST(EnemyKind, TurnsToTheSwarmAsAHornetOnly) {
    for (const EnemyKind kind : kAll) EXPECT_EQ(traitsOf(kind).turnRate > 0, kind == EnemyKind::Hornet);
}
