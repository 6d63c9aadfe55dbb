#include "rules/Stage.h"

#include <gtest/gtest.h>

using namespace beecluster;
using cocos2d::Vec2;

namespace {
const Route kWaveRoute{{0, 700}, {}};
const Wave kPlainWave{EnemyKind::Beetle, 3, &kWaveRoute};
} // namespace

TEST(Wave, ComesInOnTheLeftOneByOneByDefault) {
    EXPECT_EQ(kPlainWave.kind, EnemyKind::Beetle);
    EXPECT_EQ(kPlainWave.count, 3);
    EXPECT_EQ(kPlainWave.route, &kWaveRoute);
    EXPECT_GT(kPlainWave.pause, 0.0f);
    EXPECT_GT(kPlainWave.gap, 0.0f);
    EXPECT_EQ(kPlainWave.shift, Vec2::ZERO);
    EXPECT_FALSE(kPlainWave.isMirrored);
    EXPECT_FALSE(kPlainWave.alternates);
}
