#include "gameplay/steering/Avoidance.h"

#include "gameplay/Near.h"
#include "gameplay/frame.h"
#include "gameplay/steering/SteeringBehaviors.h"
#include "gameplay/steering/SteeringBlend.h"

#include <limits>

using namespace copra;

namespace {

Steerable flying(const Vec2& position, const Vec2& velocity) {
    Steerable self;
    self.position = position;
    self.velocity = velocity;
    return self;
}

} // namespace

TEST(Avoidance, ObstaclesBesideBehindOrFarOffDoNotMatter) {
    const Steerable self = flying({0, 0}, {200, 0});
    for (const Vec2& place : {Vec2(100.0f, 60.0f), Vec2(-50.0f, 0.0f), Vec2(400.0f, 0.0f)}) {
        const Circle rock{place, 30.0f};
        EXPECT_VEC(avoidObstacles(self, 10.0f, &rock, 1), 0, 0);
    }
}

TEST(Avoidance, PassesAnObstacleOnTheNearerSide) {
    const Steerable self = flying({0, 0}, {200, 0});
    const Circle above{{100.0f, 10.0f}, 30.0f}, below{{100.0f, -10.0f}, 30.0f}, center{{100.0f, 0.0f}, 30.0f};
    EXPECT_LT(avoidObstacles(self, 10.0f, &above, 1).y, -50.0f);
    EXPECT_GT(avoidObstacles(self, 10.0f, &below, 1).y, 50.0f);
    EXPECT_GT(avoidObstacles(self, 10.0f, &center, 1).y, 50.0f);
    const Circle both[] = {{{200.0f, 10.0f}, 30.0f}, {{100.0f, -10.0f}, 30.0f}};
    EXPECT_GT(avoidObstacles(self, 10.0f, both, 2).y, 50.0f) << "the first on the way counts";
}

TEST(Avoidance, AMoverGetsToTheOtherSideWithoutTouching) {
    const Circle rocks[] = {{{150.0f, 5.0f}, 40.0f}, {{260.0f, -40.0f}, 30.0f}, {{330.0f, 45.0f}, 35.0f}};
    Steerable self = flying({0, 0}, {200, 0});
    const Vec2 target(500.0f, 0.0f);
    float air = 1.0e9f;
    for (int i = 0; i < 400; ++i) {
        SteeringPriorities priorities(self, kFrame);
        priorities.add(avoidObstacles(self, 10.0f, rocks, 3, 0.6f)).add(arrival(self, target));
        steer(self, priorities.desiredVelocity(), kFrame);
        for (const Circle& rock : rocks)
            air = std::min(air, self.position.distance(rock.center) - rock.radius);
    }
    EXPECT_GT(air, 8.0f);
    EXPECT_LT(self.position.distance(target), 2.0f);
}

TEST(Avoidance, LeavesAnObstacleThatItIsIn) {
    const Circle rock{{0.0f, 0.0f}, 30.0f};
    EXPECT_VEC(avoidObstacles(flying({10, 0}, {-50, 0}), 5.0f, &rock, 1), 240, 0);
    EXPECT_CLOSE(avoidObstacles(flying({0, 0}, {0, 0}), 5.0f, &rock, 1).length(), 240);
}

TEST(Avoidance, TurnsAlongAWallAndOffIt) {
    const Wall wall{{50.0f, -200.0f}, {50.0f, 200.0f}};
    EXPECT_VEC(avoidWalls(flying({-100, 0}, {200, 0}), &wall, 1), 0, 0);
    const Vec2 wish = avoidWalls(flying({20, 0}, {200, 80}), &wall, 1);
    EXPECT_LT(wish.x, 0.0f) << "off the wall";
    EXPECT_GT(wish.y, 0.0f) << "and on";
    const Vec2 other = avoidWalls(flying({80, 0}, {-200, -80}), &wall, 1);
    EXPECT_GT(other.x, 0.0f) << "both sides of a wall count";
    EXPECT_LT(other.y, 0.0f);
}

TEST(Avoidance, AMoverStaysInARoomOfWalls) {
    const Wall walls[] = {
        {{0, 0}, {400, 0}}, {{400, 0}, {400, 300}}, {{400, 300}, {0, 300}}, {{0, 300}, {0, 0}}};
    Steerable self = flying({100, 100}, {200, 130});
    for (int i = 0; i < 3000; ++i) {
        SteeringPriorities priorities(self, kFrame);
        priorities.add(avoidWalls(self, walls, 4, 70.0f)).add(self.velocity);
        steer(self, priorities.desiredVelocity(), kFrame);
        ASSERT_TRUE(cocos2d::Rect(0, 0, 400, 300).containsPoint(self.position)) << i;
    }
    EXPECT_GT(self.velocity.length(), 100.0f);
}

TEST(Avoidance, ContainmentTurnsBackBeforeTheEdge) {
    const cocos2d::Rect room(0, 0, 400, 300);
    EXPECT_VEC(contain(flying({200, 150}, {100, 50}), room), 0, 0);
    EXPECT_VEC(contain(flying({380, 150}, {100, 50}), room), -240 * 0.978980, 50 * 0.978980);
    EXPECT_GT(contain(flying({-500, 150}, {0, 0}), room).x, 200.0f);
    EXPECT_TRUE(isFinite(contain(flying({5, 5}, {0, 0}), cocos2d::Rect(0, 0, 10, 10), 30.0f)));
}

TEST(Avoidance, DoesNotMindInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const Steerable self = flying({0, 0}, {200, 0});
    const Circle odd[] = {{{nan, 0.0f}, 5.0f}, {{50.0f, 0.0f}, nan}, {{50.0f, 0.0f}, -50.0f}};
    EXPECT_VEC(avoidObstacles(self, 10.0f, odd, 3), 0, 0);
    EXPECT_VEC(avoidObstacles(self, 10.0f, nullptr, 0), 0, 0);
    EXPECT_VEC(avoidObstacles(self, nan, odd, 3), 0, 0);
    const Wall walls[] = {{{nan, 0}, {1, 1}}, {{10, 0}, {10, 0}}};
    EXPECT_VEC(avoidWalls(self, walls, 2), 0, 0);
    EXPECT_VEC(avoidWalls(flying({0, 0}, {0, 0}), walls, 2), 0, 0);
    EXPECT_VEC(contain(flying({nan, 0}, {0, 0}), {0, 0, 10, 10}), 0, 0);
}
