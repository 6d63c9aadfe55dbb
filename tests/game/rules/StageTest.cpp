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

TEST(Wave, IsDescribedByAChainOfProperties) {
    const Wave wave = kPlainWave.after(2.5f).every(0.4f).shifted(Vec2(10, -20)).mirrored().alternating();
    EXPECT_FLOAT_EQ(wave.pause, 2.5f);
    EXPECT_FLOAT_EQ(wave.gap, 0.4f);
    EXPECT_EQ(wave.shift, Vec2(10, -20));
    EXPECT_TRUE(wave.isMirrored);
    EXPECT_TRUE(wave.alternates);
    EXPECT_EQ(wave.count, 3);
    EXPECT_EQ(wave.route, &kWaveRoute);
}

TEST(Wave, LeavesTheOriginalAsItIs) {
    const Wave changed = kPlainWave.every(9.0f).mirrored();
    EXPECT_TRUE(changed.isMirrored);
    EXPECT_FALSE(kPlainWave.isMirrored);
    EXPECT_NE(kPlainWave.gap, 9.0f);
}
