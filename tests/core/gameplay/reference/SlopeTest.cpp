#include "gameplay/reference/Slope.h"

#include <gtest/gtest.h>

namespace copra::reference {

TEST(ReferenceSlope, TheArticlesExampleSinksIn) {
    const Slope slope{2, 2, 4, 0};
    EXPECT_EQ(slope.slopeY(3), 1.0);
    EXPECT_TRUE(slope.isPenetrating(3, 2));
    int y = 1;
    EXPECT_TRUE(slope.pushUp(2, y, 1, 1));
    EXPECT_EQ(y, 0);
    y = 0;
    EXPECT_TRUE(slope.pushUp(2, y, 1, 2));
    EXPECT_EQ(y, -1);
}

TEST(ReferenceSlope, PutsTheBottomOnTheLine) {
    const Slope slope{0, 200, 200, 0};
    EXPECT_EQ(slope.slopeY(100), 100.0);
    int y = 70; // bottom 120
    EXPECT_TRUE(slope.pushUp(60, y, 40, 50));
    EXPECT_EQ(y, 50);
}

TEST(ReferenceSlope, OnTheLineIsNotInIt) {
    const Slope slope{0, 200, 200, 0};
    int y = 50; // bottom 100
    EXPECT_FALSE(slope.pushUp(60, y, 40, 50));
    EXPECT_EQ(y, 50);
}

TEST(ReferenceSlope, AGentleSlope) {
    const Slope slope{0, 100, 200, 0};
    EXPECT_EQ(slope.slopeY(100), 50.0);
    int y = 40; // bottom 70
    EXPECT_TRUE(slope.pushUp(60, y, 40, 30));
    EXPECT_EQ(y, 20);
}

TEST(ReferenceSlope, AsksTheRightEdgeOnlySoALeftCornerSinksIn) {
    const Slope slope{0, 0, 200, 200};
    int y = 30; // bottom 80, 20 below the line at the left edge
    EXPECT_EQ(slope.slopeY(100), 100.0);
    EXPECT_FALSE(slope.pushUp(60, y, 40, 50));
    EXPECT_EQ(slope.slopeY(60), 60.0);
}

TEST(ReferenceSlope, TheLineGoesOnBeyondItsEnd) {
    const Slope slope{0, 200, 200, 0};
    EXPECT_EQ(slope.slopeY(230), -30.0);
    int y = 100;
    EXPECT_TRUE(slope.pushUp(190, y, 40, 50));
    EXPECT_EQ(y, -80) << "30 above the top of the slope";
}

TEST(ReferenceSlope, LosesTheFraction) {
    const Slope slope{0, 0, 300, 100};
    int y = 0;
    EXPECT_TRUE(slope.pushUp(0, y, 10, 5));
    EXPECT_EQ(y, -1) << "3.33 - 5 is cut to -1";
}

TEST(ReferenceSlope, PopsUpWhoIsBelow) {
    const Slope slope{0, 200, 200, 0};
    int y = 150;
    EXPECT_TRUE(slope.pushUp(100, y, 40, 50));
    EXPECT_EQ(y, 10);
}

TEST(ReferenceSlope, BreakingTheArticlesRulesIsReportedAndHarmless) {
    const Slope vertical{5, 0, 5, 10};
    const Slope leftwards{200, 0, 0, 200};
    EXPECT_NE(vertical.validate(), nullptr);
    EXPECT_NE(leftwards.validate(), nullptr);
    EXPECT_EQ((Slope{0, 0, 1, 0}.validate()), nullptr);
    for (const Slope& slope : {vertical, leftwards}) {
        int y = 3;
        EXPECT_EQ(slope.slopeY(5), 0.0);
        EXPECT_FALSE(slope.isPenetrating(5, 100));
        EXPECT_FALSE(slope.pushUp(0, y, 10, 10));
        EXPECT_EQ(y, 3);
    }
}

} // namespace copra::reference
