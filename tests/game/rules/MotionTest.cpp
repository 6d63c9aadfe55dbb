#include "rules/Motion.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

/// The steps that the game makes in that many frames.
int stepsOf(Motion& motion, int frames) {
    int steps = 0;
    for (int i = 0; i < frames; ++i) steps += motion.nextFrame();
    return steps;
}

} // namespace

TEST(Motion, WithoutAnythingThatHappensThePictureIsStill) {
    Motion motion;
    EXPECT_EQ(stepsOf(motion, 60), 60);
    EXPECT_TRUE(motion.offset().isZero());
    EXPECT_FLOAT_EQ(motion.edge(), 0.0f);
}

TEST(Motion, AShakeFadesAway) {
    Motion motion;
    motion.shake(8);
    motion.nextFrame();
    EXPECT_GT(motion.offset().length(), 2.0f);
    EXPECT_LE(motion.offset().length(), 8.0f * 1.5f);
    stepsOf(motion, 90);
    EXPECT_TRUE(motion.offset().isZero());
}

TEST(Motion, AStopHoldsTheGameForSomeFrames) {
    Motion motion;
    motion.stop(0.05f);
    EXPECT_EQ(stepsOf(motion, 3), 0);
    EXPECT_EQ(stepsOf(motion, 10), 10);
}

TEST(Motion, SlowMotionTakesThreeFramesAStepAndDoesNotReturnAtOnce) {
    Motion motion;
    motion.slow(0.2f);
    EXPECT_EQ(stepsOf(motion, 12), 4);
    motion.slow(0.2f);
    EXPECT_EQ(stepsOf(motion, 12), 12);
}

TEST(Motion, TheEdgeGlowsForAMoment) {
    Motion motion;
    motion.glow(1);
    motion.nextFrame();
    EXPECT_GT(motion.edge(), 0.8f);
    stepsOf(motion, 90);
    EXPECT_FLOAT_EQ(motion.edge(), 0.0f);
}

TEST(Motion, TheGlowIsAlsoAFlash) {
    Motion motion;
    motion.setFlashes(0.25f);
    motion.glow(1.0f);
    EXPECT_FLOAT_EQ(motion.edge(), 0.25f);
}

TEST(Motion, TheSettingScalesAllOfIt) {
    Motion motion;
    motion.setAmount(0);
    motion.shake(8);
    motion.stop(0.2f);
    motion.slow(0.2f);
    motion.glow(1);
    EXPECT_EQ(stepsOf(motion, 20), 20);
    EXPECT_TRUE(motion.offset().isZero());
    EXPECT_FLOAT_EQ(motion.edge(), 0.0f);
    motion.setAmount(0.5f);
    motion.stop(0.2f);
    EXPECT_EQ(stepsOf(motion, 12), 6);
}
