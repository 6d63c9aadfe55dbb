#include "nodes/particles/ParticleData.h"

#include <gtest/gtest.h>

using cocos2d::ParticleData;

TEST(ParticleDataTest, HoldsNothingBeforeItIsInitialized) {
    const ParticleData data;
    EXPECT_EQ(data.getMaxCount(), 0u);
    EXPECT_EQ(data.posx, nullptr);
}

TEST(ParticleDataTest, AllocatesAttributesOneArrayAfterTheOther) {
    ParticleData data;
    ASSERT_TRUE(data.init(3));
    EXPECT_EQ(data.getMaxCount(), 3u);
    EXPECT_EQ(data.posy, data.posx + 3);
    EXPECT_EQ(data.modeB.deltaRadius, data.posx + 24 * 3);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(data.modeB.deltaRadius[i], 0.0f);
}

TEST(ParticleDataTest, InitializingAgainClearsAllAttributes) {
    ParticleData data;
    data.init(2);
    data.timeToLive[1] = 5.0f;
    data.init(2);
    EXPECT_EQ(data.timeToLive[1], 0.0f);
}

TEST(ParticleDataTest, CopiesAllAttributesOfAParticle) {
    ParticleData data;
    data.init(2);
    data.posx[1] = 1.0f;
    data.timeToLive[1] = 2.0f;
    data.modeB.deltaRadius[1] = 3.0f;
    data.copyParticle(0, 1);
    EXPECT_EQ(data.posx[0], 1.0f);
    EXPECT_EQ(data.timeToLive[0], 2.0f);
    EXPECT_EQ(data.modeB.deltaRadius[0], 3.0f);
}

TEST(ParticleDataTest, ANegativeCountAndReleaseLeaveNoCapacity) {
    ParticleData data;
    data.init(-4);
    EXPECT_EQ(data.getMaxCount(), 0u);
    data.init(8);
    data.release();
    EXPECT_EQ(data.getMaxCount(), 0u);
}
