#include "gameplay/bodies/Slope.h"

#include "gameplay/Near.h"

#include <limits>

using namespace copra;

namespace {

Slope slopeOf(const Vec2& left, const Vec2& right) {
    Slope slope;
    slope.left = left;
    slope.right = right;
    return slope;
}

} // namespace

TEST(Slope, IsALineBetweenItsEndsAndLevelBeyond) {
    const Slope slope = slopeOf({100.0f, 20.0f}, {200.0f, 70.0f});
    EXPECT_CLOSE(slope.gradient(), 0.5);
    EXPECT_CLOSE(slope.heightAt(150.0f), 45);
    EXPECT_EQ(slope.heightAt(100.0f), 20.0f);
    EXPECT_EQ(slope.heightAt(200.0f), 70.0f);
    EXPECT_EQ(slope.heightAt(0.0f), 20.0f);
    EXPECT_EQ(slope.heightAt(230.0f), 70.0f) << "the article's line went on";
}

TEST(Slope, CarriesTheHigherFoot) {
    EXPECT_CLOSE(slopeOf({0.0f, 0.0f}, {200.0f, 200.0f}).heightUnder(60.0f, 100.0f), 100);
    EXPECT_CLOSE(slopeOf({0.0f, 200.0f}, {200.0f, 0.0f}).heightUnder(60.0f, 100.0f), 140);
    EXPECT_CLOSE(slopeOf({0.0f, 200.0f}, {200.0f, 0.0f}).heightUnder(-30.0f, 10.0f), 200) << "over the edge";
}

TEST(Slope, IsUnderWhoSharesMoreThanAnEndWithIt) {
    const Slope slope = slopeOf({100.0f, 0.0f}, {200.0f, 50.0f});
    EXPECT_TRUE(slope.isUnder(90.0f, 101.0f));
    EXPECT_TRUE(slope.isUnder(199.0f, 240.0f));
    EXPECT_FALSE(slope.isUnder(60.0f, 100.0f));
    EXPECT_FALSE(slope.isUnder(200.0f, 240.0f));
}

TEST(Slope, RefusesWhatIsNoSlope) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(validate(slopeOf({0.0f, 0.0f}, {1.0f, 5.0f})), nullptr);
    EXPECT_STREQ(validate(slopeOf({0.0f, 0.0f}, {0.0f, 5.0f})),
                 "a slope must not be vertical: make it a wall");
    EXPECT_STREQ(validate(slopeOf({9.0f, 0.0f}, {0.0f, 5.0f})),
                 "a slope must run to the right: left.x must be below right.x");
    EXPECT_NE(validate(slopeOf({0.0f, nan}, {1.0f, 0.0f})), nullptr);
    EXPECT_NE(validate(slopeOf({0.0f, 0.0f}, {nan, 0.0f})), nullptr);
    Slope rough = slopeOf({0.0f, 0.0f}, {1.0f, 0.0f});
    rough.friction = -1.0f;
    EXPECT_NE(validate(rough), nullptr);
}

TEST(Slope, GivesTheArticlesHeightsWithYUp) {
    EXPECT_CLOSE(slopeOf({2.0f, -2.0f}, {4.0f, 0.0f}).heightUnder(2.0f, 3.0f), -1);
    EXPECT_CLOSE(slopeOf({0.0f, -200.0f}, {200.0f, 0.0f}).heightUnder(60.0f, 100.0f), -100);
    EXPECT_CLOSE(slopeOf({0.0f, -100.0f}, {200.0f, 0.0f}).heightUnder(60.0f, 100.0f), -50);
    // Falling: the left foot is the higher one, where the article sinks in by 20.
    EXPECT_CLOSE(slopeOf({0.0f, 0.0f}, {200.0f, -200.0f}).heightUnder(60.0f, 100.0f), -60);
    // Beyond the upper end it is level, where the article's line goes on to 30 above.
    EXPECT_CLOSE(slopeOf({0.0f, -200.0f}, {200.0f, 0.0f}).heightUnder(190.0f, 230.0f), 0);
}
