#include "gameplay/swarm/Dodge.h"

#include "gameplay/Near.h"

#include <limits>

using copra::DodgeTuning;
using copra::Threat;
using copra::Vec2;

namespace {

// At rest in the origin with a radius of 8; bullets have 4, the margin is 4, so 16 is near.
Vec2 dodgeOf(const Threat& threat) {
    return copra::dodge(Vec2::ZERO, Vec2::ZERO, 8.0f, threat, DodgeTuning{});
}

} // namespace

TEST(Dodge, StepsAsideOnTheSideWhereTheThreatDoesNotPass) {
    EXPECT_GT(dodgeOf({{-100.0f, -5.0f}, {300.0f, 0.0f}, 4.0f}).y, 0.9f);
    EXPECT_LT(dodgeOf({{-100.0f, 5.0f}, {300.0f, 0.0f}, 4.0f}).y, -0.9f);
}

TEST(Dodge, StepsToTheLeftOfACourseThatMeetsItsCenter) {
    const Vec2 wish = dodgeOf({{-100.0f, 0.0f}, {300.0f, 0.0f}, 4.0f});
    EXPECT_NEAR(wish.x, 0.0f, 1.0e-4f);
    EXPECT_GT(wish.y, 0.9f);
}

TEST(Dodge, IsMoreUrgentForWhatComesSooner) {
    const float far = dodgeOf({{-150.0f, 5.0f}, {300.0f, 0.0f}, 4.0f}).length();
    const float near = dodgeOf({{-60.0f, 5.0f}, {300.0f, 0.0f}, 4.0f}).length();
    EXPECT_GT(far, 1.0f);
    EXPECT_GT(near, 2.0f * far);
    EXPECT_LE(dodgeOf({{-1.0f, 5.0f}, {300.0f, 0.0f}, 4.0f}).length(), 12.001f);
}

TEST(Dodge, IgnoresWhatPassesRecedesOrIsFarOff) {
    EXPECT_TRUE(dodgeOf({{-100.0f, 17.0f}, {300.0f, 0.0f}, 4.0f}).isZero()) << "passes";
    EXPECT_TRUE(dodgeOf({{-100.0f, 0.0f}, {-300.0f, 0.0f}, 4.0f}).isZero()) << "recedes";
    EXPECT_TRUE(dodgeOf({{-400.0f, 0.0f}, {300.0f, 0.0f}, 4.0f}).isZero()) << "later than the horizon";
    EXPECT_TRUE(dodgeOf({{-100.0f, 0.0f}, {0.0f, 0.0f}, 4.0f}).isZero()) << "at rest";
}

TEST(Dodge, LeavesWhatIsOnItAlready) {
    EXPECT_GT(dodgeOf({{-5.0f, 0.0f}, {0.0f, 0.0f}, 4.0f}).x, 1.0f);
    EXPECT_GT(dodgeOf({{0.0f, 0.0f}, {0.0f, 0.0f}, 4.0f}).length(), 1.0f) << "even from exactly there";
}

TEST(Dodge, MindsItsOwnMotion) {
    const Threat mine{{100.0f, 0.0f}, Vec2::ZERO, 4.0f};
    EXPECT_FALSE(copra::dodge(Vec2::ZERO, {300.0f, 0.0f}, 8.0f, mine, {}).isZero());
    EXPECT_TRUE(copra::dodge(Vec2::ZERO, {0.0f, 300.0f}, 8.0f, mine, {}).isZero());
}

TEST(Dodge, DoesNotMindInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_TRUE(dodgeOf({{nan, 0.0f}, {300.0f, 0.0f}, 4.0f}).isZero());
    EXPECT_TRUE(dodgeOf({{-100.0f, 0.0f}, {nan, 0.0f}, 4.0f}).isZero());
}

TEST(Dodge, SeesInTimeWhatTheArticlesRadarLeavesOut) {
    // 90 points a frame: within the radar's 40 points in no frame at all.
    EXPECT_GT(dodgeOf({{1000.0f, 3.0f}, {-5400.0f, 0.0f}, 4.0f}).length(), 1.0f);
    EXPECT_TRUE(dodgeOf({{30.0f, 0.0f}, {60.0f, 0.0f}, 4.0f}).isZero()) << "near, but it flies away";
}

TEST(Dodge, TheMissIsTheDistanceAtTheClosestApproach) {
    // Crosses at right angles: |p + v t| is 21.2 points at its least, though |p| - |v| t would say much less.
    const Threat crossing{{-100.0f, -130.0f}, {300.0f, 300.0f}, 4.0f};
    EXPECT_TRUE(dodgeOf(crossing).isZero());
    const Threat nearer{{-100.0f, -120.0f}, {300.0f, 300.0f}, 4.0f};
    EXPECT_FALSE(dodgeOf(nearer).isZero()) << "14.1 points";
}
