#include "gameplay/steering/PathFollowing.h"

#include "base/log.h"
#include "gameplay/Near.h"
#include "gameplay/frame.h"

#include <limits>

using namespace copra;

TEST(SteeringPath, MeasuresAlongItsSegments) {
    const SteeringPath path({{0, 0}, {100, 0}, {100, 50}});
    EXPECT_CLOSE(path.length(), 150);
    EXPECT_VEC(path.pointAt(40), 40, 0);
    EXPECT_VEC(path.pointAt(120), 100, 20);
    EXPECT_VEC(path.pointAt(-5), 0, 0);
    EXPECT_VEC(path.pointAt(999), 100, 50);
    EXPECT_CLOSE(path.nearestTo({60, 30}), 60);
    EXPECT_CLOSE(path.nearestTo({140, 30}), 130);
}

TEST(SteeringPath, AClosedOneGoesRound) {
    const SteeringPath path({{0, 0}, {100, 0}, {100, 100}, {0, 100}}, 20, true);
    EXPECT_CLOSE(path.length(), 400);
    EXPECT_VEC(path.pointAt(350), 0, 50);
    EXPECT_VEC(path.pointAt(430), 30, 0);
    EXPECT_VEC(path.pointAt(-50), 0, 50);
    EXPECT_CLOSE(path.nearestTo({20, -10}, 380, 450), 420);
}

TEST(PathFollowing, StaysOnThePathAndComesToRestAtItsEnd) {
    const SteeringPath path({{0, 0}, {200, 0}, {300, 100}, {300, 300}}, 20);
    Steerable self;
    self.position = {0, 15};
    PathWalker walker;
    float before = 0.0f;
    for (int i = 0; i < 600; ++i) {
        steer(self, followPath(self, path, walker), kFrame);
        ASSERT_LT(self.position.distance(path.pointAt(path.nearestTo(self.position))), 30.0f) << i;
        ASSERT_GE(walker.distance, before);
        before = walker.distance;
    }
    EXPECT_LT(self.position.distance({300, 300}), 1.0f);
    EXPECT_LT(self.velocity.length(), 1.0f);
}

TEST(PathFollowing, GoesRoundAClosedPathInBothDirections) {
    const SteeringPath path({{0, 0}, {200, 0}, {200, 200}, {0, 200}}, 20, true);
    for (const bool backwards : {false, true}) {
        Steerable self;
        PathWalker walker;
        walker.backwards = backwards;
        for (int i = 0; i < 1200; ++i) {
            steer(self, followPath(self, path, walker), kFrame);
            ASSERT_LT(self.position.distance(path.pointAt(path.nearestTo(self.position))), 40.0f) << i;
        }
        EXPECT_GT(std::fabs(walker.distance), 2000.0f);
        EXPECT_EQ(walker.distance < 0, backwards);
    }
}

TEST(PathFollowing, KeepsItsBranchOfACrossing) {
    // A loop that crosses itself at (100, 0).
    const SteeringPath path({{0, 0}, {200, 0}, {200, 100}, {100, 100}, {100, -100}}, 15);
    Steerable self;
    PathWalker walker;
    for (int i = 0; i < 900; ++i) steer(self, followPath(self, path, walker), kFrame);
    EXPECT_NEAR(walker.distance, path.length(), 1.0f);
    EXPECT_LT(self.position.distance({100, -100}), 1.0f);
}

TEST(PathFollowing, RefusesWhatIsNoPathWithASentenceAndDoesNoHarm) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    LogCapture log;
    const SteeringPath none({}), point({{5, 5}, {5, 5}}), odd({{nan, 0}, {1, 1}}), thin({{0, 0}, {1, 1}}, 0);
    EXPECT_EQ(log.lineCount(), 4);
    EXPECT_TRUE(log.contains("two points"));
    PathWalker walker;
    for (const SteeringPath* path : {&none, &point, &odd, &thin}) {
        EXPECT_VEC(followPath(Steerable{}, *path, walker), 0, 0);
        EXPECT_VEC(path->pointAt(5), 0, 0);
    }
    const SteeringPath path({{0, 0}, {100, 0}});
    walker.distance = nan;
    EXPECT_TRUE(isFinite(followPath(Steerable{}, path, walker)));
    Steerable lost;
    lost.position = {nan, 0};
    EXPECT_VEC(followPath(lost, path, walker), 0, 0);
}
