#include "gameplay/steering/FlowField.h"

#include "base/expectRefused.h"
#include "gameplay/Near.h"

#include <limits>

using namespace copra;

TEST(FlowField, MixesTheVectorsOfItsCells) {
    FlowField field({0, 0, 100, 100}, 2, 2);
    field.set(0, 0, {1, 0});
    field.set(1, 0, {0, 1});
    EXPECT_VEC(field.centerOf(1, 0), 75, 25);
    EXPECT_VEC(field.flowAt({25, 25}), 1, 0);
    EXPECT_VEC(field.flowAt({50, 25}), 0.5, 0.5);
    EXPECT_VEC(field.flowAt({-900, -900}), 1, 0);
    EXPECT_VEC(field.flowAt({50, 50}), 0.25, 0.25);
}

TEST(FlowField, IsFollowedAtTheSpeedThatItsLengthAsksFor) {
    FlowField field({0, 0, 100, 100}, 4, 4);
    field.fill([](const Vec2&) { return Vec2(0.0f, 0.5f); });
    EXPECT_VEC(followFlow(Steerable{}, field), 0, 120);
    field.fill([](const Vec2&) { return Vec2(-30.0f, 0.0f); });
    EXPECT_VEC(followFlow(Steerable{}, field), -240, 0);
}

TEST(FlowField, LeadsAroundWhatIsBlocked) {
    // A wall at x 90..110 with a gap at the top.
    const auto isWall = [](const Vec2& place) {
        return std::fabs(place.x - 100.0f) < 10.0f && place.y < 160.0f;
    };
    FlowField field({0, 0, 200, 200}, 20, 20);
    field.leadTo({180, 20}, isWall);
    Steerable self;
    self.position = {20, 20};
    self.maxAccel = 9000.0f;
    for (int i = 0; i < 400; ++i) {
        steer(self, followFlow(self, field, 0.0f), 1.0f / 60.0f);
        ASSERT_FALSE(std::fabs(self.position.x - 100.0f) < 8.0f && self.position.y < 155.0f) << i;
    }
    EXPECT_LT(self.position.distance({180, 20}), 25.0f);
}

TEST(FlowField, HasNoWayOutOfAClosedRoom) {
    const auto isWall = [](const Vec2& place) { return std::fabs(place.x - 100.0f) < 10.0f; };
    FlowField field({0, 0, 200, 200}, 20, 20);
    field.leadTo({180, 20}, isWall);
    EXPECT_VEC(field.flowAt({20, 20}), 0, 0);
}

TEST(FlowField, RefusesInvalidInputWithASentence) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_WARNED((FlowField({nan, 0, 5, 5}, 5, 5)), "FlowField: refused");
    EXPECT_WARNED((FlowField({0, 0, 5, 5}, 0, 5)), "FlowField: refused");
    LogCapture log;
    FlowField none({0, 0, 0, 0}, 5, 5);
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_VEC(followFlow(Steerable{}, none), 0, 0);
    none.set(7, 7, {1, 1});
    none.set(0, 0, {nan, 1});
    none.fill(nullptr);
    none.leadTo({nan, 0}, nullptr);
    EXPECT_VEC(none.flowAt({nan, 0}), 0, 0);
    EXPECT_VEC(none.flowAt({0, 0}), 0, 0);
}
