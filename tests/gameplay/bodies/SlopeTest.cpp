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
    const Slope slope = slopeOf({100.f, 20.f}, {200.f, 70.f});
    EXPECT_CLOSE(slope.gradient(), 0.5);
    EXPECT_CLOSE(slope.heightAt(150.f), 45);
    EXPECT_EQ(slope.heightAt(100.f), 20.f);
    EXPECT_EQ(slope.heightAt(200.f), 70.f);
    EXPECT_EQ(slope.heightAt(0.f), 20.f);
    EXPECT_EQ(slope.heightAt(230.f), 70.f) << "the article's line went on";
}

TEST(Slope, CarriesTheHigherFoot) {
    EXPECT_CLOSE(slopeOf({0.f, 0.f}, {200.f, 200.f}).heightUnder(60.f, 100.f), 100);
    EXPECT_CLOSE(slopeOf({0.f, 200.f}, {200.f, 0.f}).heightUnder(60.f, 100.f), 140);
    EXPECT_CLOSE(slopeOf({0.f, 200.f}, {200.f, 0.f}).heightUnder(-30.f, 10.f), 200) << "over the edge";
}

TEST(Slope, IsUnderWhoSharesMoreThanAnEndWithIt) {
    const Slope slope = slopeOf({100.f, 0.f}, {200.f, 50.f});
    EXPECT_TRUE(slope.isUnder(90.f, 101.f));
    EXPECT_TRUE(slope.isUnder(199.f, 240.f));
    EXPECT_FALSE(slope.isUnder(60.f, 100.f));
    EXPECT_FALSE(slope.isUnder(200.f, 240.f));
}

TEST(Slope, RefusesWhatIsNoSlope) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(validate(slopeOf({0.f, 0.f}, {1.f, 5.f})), nullptr);
    EXPECT_STREQ(validate(slopeOf({0.f, 0.f}, {0.f, 5.f})), "a slope must not be vertical: make it a wall");
    EXPECT_STREQ(validate(slopeOf({9.f, 0.f}, {0.f, 5.f})),
                 "a slope must run to the right: left.x must be below right.x");
    EXPECT_NE(validate(slopeOf({0.f, nan}, {1.f, 0.f})), nullptr);
    EXPECT_NE(validate(slopeOf({0.f, 0.f}, {nan, 0.f})), nullptr);
    Slope rough = slopeOf({0.f, 0.f}, {1.f, 0.f});
    rough.friction = -1.f;
    EXPECT_NE(validate(rough), nullptr);
}

TEST(Slope, GivesTheArticlesHeightsWithYUp) {
    EXPECT_CLOSE(slopeOf({2.f, -2.f}, {4.f, 0.f}).heightUnder(2.f, 3.f), -1);
    EXPECT_CLOSE(slopeOf({0.f, -200.f}, {200.f, 0.f}).heightUnder(60.f, 100.f), -100);
    EXPECT_CLOSE(slopeOf({0.f, -100.f}, {200.f, 0.f}).heightUnder(60.f, 100.f), -50);
    // Falling: the left foot is the higher one, where the article sinks in by 20.
    EXPECT_CLOSE(slopeOf({0.f, 0.f}, {200.f, -200.f}).heightUnder(60.f, 100.f), -60);
    // Beyond the upper end it is level, where the article's line goes on to 30 above.
    EXPECT_CLOSE(slopeOf({0.f, -200.f}, {200.f, 0.f}).heightUnder(190.f, 230.f), 0);
}
