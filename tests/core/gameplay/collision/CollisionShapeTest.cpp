#include "gameplay/collision/CollisionShape.h"

#include "gameplay/Near.h"
#include "gameplay/Random.h"

#include <limits>

using namespace copra;

namespace {

using Shape = CollisionShape;

// Points of the outline's inside, so dense that shapes which share more than a hair share one.
bool contains(const Shape& shape, const Vec2& point) {
    return overlaps(shape, Shape::circle(point, 1.0e-4f));
}

// One random number a statement: compilers evaluate the operands of an expression in any order.
Vec2 anyVector(Random& random, float shortest, float longest) {
    const float length = random.between(shortest, longest);
    return random.direction() * length;
}

Shape anyShape(Random& random) {
    const Vec2 center = anyVector(random, 0.0f, 60.0f);
    const float radius = random.chance(0.3f) ? 0.0f : random.between(0.5f, 15.0f);
    switch (random.below(3)) {
    case 0:
        return Shape::circle(center, radius + 0.5f);
    case 1:
        return Shape::capsule(center, center + anyVector(random, 1.0f, 50.0f), radius + 0.5f);
    default: {
        const float width = random.between(1.0f, 50.0f);
        const float height = random.between(1.0f, 50.0f);
        return Shape::box(center, {width, height}, random.between(0.0f, 6.28f), radius);
    }
    }
}

Shape movedBy(Shape shape, const Vec2& way) {
    shape.center += way;
    return shape;
}

} // namespace

TEST(CollisionShape, CirclesOverlapWhenTheyShareMoreThanTheEdge) {
    EXPECT_TRUE(overlaps(Shape::circle({0, 0}, 5), Shape::circle({9.9f, 0}, 5)));
    EXPECT_FALSE(overlaps(Shape::circle({0, 0}, 5), Shape::circle({10, 0}, 5)));
    EXPECT_CLOSE(distanceBetween(Shape::circle({0, 0}, 5), Shape::circle({30, 40}, 15)), 30);
}

TEST(CollisionShape, ACapsuleIsRoundAtItsEnds) {
    const Shape capsule = Shape::capsule({0, 0}, {100, 0}, 10);
    EXPECT_TRUE(contains(capsule, {50, 9.9f}));
    EXPECT_FALSE(contains(capsule, {50, 10.1f}));
    EXPECT_TRUE(contains(capsule, {107, 7}));
    EXPECT_FALSE(contains(capsule, {108, 8}));
}

TEST(CollisionShape, ABoxHasCornersAndADirection) {
    const Shape box = Shape::box({0, 0}, {20, 10});
    EXPECT_TRUE(contains(box, {9.9f, 4.9f}));
    EXPECT_FALSE(contains(box, {9.9f, 5.1f}));
    const Shape upright = Shape::box({0, 0}, {20, 10}, 1.57079637f);
    EXPECT_TRUE(contains(upright, {4.9f, 9.9f}));
    EXPECT_FALSE(contains(upright, {9.9f, 0}));
    const Shape round = Shape::box({0, 0}, {20, 10}, 0, 3);
    EXPECT_TRUE(contains(round, {12, 7}));
    EXPECT_FALSE(contains(round, {12.5f, 7.5f}));
}

TEST(CollisionShape, BoxesOverlapByTheirEdgesAsWellAsByTheirCorners) {
    const Shape box = Shape::box({0, 0}, {20, 20});
    EXPECT_FALSE(overlaps(box, Shape::box({20, 0}, {20, 20}))) << "only touching";
    EXPECT_TRUE(overlaps(box, Shape::box({19.9f, 0}, {20, 20})));
    EXPECT_TRUE(overlaps(Shape::box({0, 0}, {100, 4}), Shape::box({0, 0}, {4, 100}))) << "a cross";
    EXPECT_FALSE(overlaps(box, Shape::box({17.2f, 17.2f}, {20, 20}, 0.78539816f))) << "corner to edge";
    EXPECT_TRUE(overlaps(box, Shape::box({16.8f, 16.8f}, {20, 20}, 0.78539816f)));
    EXPECT_TRUE(overlaps(box, box));
}

TEST(CollisionShape, DistanceAndOverlapAgreeWithSamplesOfTheInside) {
    Random random(5);
    for (int round = 0; round < 400; ++round) {
        const Shape a = anyShape(random);
        const Shape b = anyShape(random);
        ASSERT_NEAR(distanceBetween(a, b), distanceBetween(b, a), 1.0e-3f);
        ASSERT_EQ(overlaps(a, b), overlaps(b, a));
        const float distance = distanceBetween(a, b);
        bool shared = false;
        for (int i = 0; i < 400; ++i) {
            const Vec2 point = a.center + random.direction() * (a.reach() * std::sqrt(random.unit()));
            if (!contains(a, point)) continue;
            shared |= contains(b, point);
            ASSERT_GE(distanceBetween(Shape::circle(point, 0), b), distance - 1.0e-2f) << "round " << round;
        }
        ASSERT_TRUE(!shared || overlaps(a, b)) << "round " << round;
        ASSERT_TRUE(distance <= 0.0f || !overlaps(a, b)) << "round " << round;
    }
}

TEST(CollisionShape, StandsWhereItsBodyStands) {
    const Shape paw = placed(Shape::circle({10, 0}, 4), Placement::at({100, 50}, 1.57079637f, 2));
    EXPECT_VEC(paw.center, 100, 70);
    EXPECT_CLOSE(paw.radius, 8);
    const Shape arm = placed(Shape::capsule({0, 0}, {10, 0}, 1), Placement::at({0, 0}, 1.57079637f));
    EXPECT_NEAR(std::fabs(arm.axis.y), 1, 1e-5);
    EXPECT_VEC(arm.center, 0, 5);
    Placement mirrored;
    mirrored.xAxis = {-1, 0};
    EXPECT_VEC(placed(Shape::circle({10, 3}, 4), mirrored).center, -10, 3);
}

TEST(ShapeSweep, OfCirclesIsThatOfTheFormula) {
    // The recorded case: p (30, 5), v (-60, 0), R 10 meets at t .3556624.
    const ShapeSweep sweep =
        sweepShapes(Shape::circle({0, 0}, 6), Vec2::ZERO, Shape::circle({30, 5}, 4), {-60, 0});
    EXPECT_TRUE(sweep.hit);
    EXPECT_CLOSE(sweep.time, .3556624);
}

TEST(ShapeSweep, AFastBulletDoesNotPassThroughAWall) {
    const Shape wall = Shape::box({0, 0}, {4, 200});
    const Shape bullet = Shape::circle({-100, 20}, 2);
    const ShapeSweep sweep = sweepShapes(wall, Vec2::ZERO, bullet, {1000, 0});
    EXPECT_TRUE(sweep.hit);
    EXPECT_CLOSE(sweep.time, .096);
    EXPECT_VEC(sweep.normal, -1, 0);
    EXPECT_FALSE(sweepShapes(wall, Vec2::ZERO, bullet, {-1000, 0}).hit);
    EXPECT_FALSE(sweepShapes(wall, Vec2::ZERO, bullet, {90, 0}).hit) << "not there yet";
    EXPECT_FALSE(sweepShapes(wall, {1000, 0}, bullet, {1000, 0}).hit) << "side by side";
}

TEST(ShapeSweep, FindsTheTimeThatManySmallStepsFind) {
    Random random(9);
    int hits = 0;
    for (int round = 0; round < 300; ++round) {
        const Shape a = anyShape(random);
        const Vec2 away = random.direction() * 90.0f;
        const Shape b = movedBy(anyShape(random), away);
        const Vec2 motionA = anyVector(random, 0.0f, 200.0f);
        const Vec2 motionB = anyVector(random, 0.0f, 200.0f);
        const ShapeSweep sweep = sweepShapes(a, motionA, b, motionB);
        constexpr int kSteps = 2000;
        float first = -1.0f, nearest = 1.0e9f;
        for (int i = 0; i <= kSteps && first < 0.0f; ++i) {
            const float t = static_cast<float>(i) / kSteps;
            const Shape nowA = movedBy(a, motionA * t), nowB = movedBy(b, motionB * t);
            nearest = std::min(nearest, distanceBetween(nowA, nowB));
            if (overlaps(nowA, nowB)) first = t;
        }
        if (first >= 0.0f) {
            ASSERT_TRUE(sweep.hit) << "round " << round;
            ASSERT_NEAR(sweep.time, first, 2.0f / kSteps) << "round " << round;
            ++hits;
        } else if (nearest > 0.1f) {
            ASSERT_FALSE(sweep.hit) << "round " << round;
        }
    }
    EXPECT_GT(hits, 30);
}

TEST(CollisionShape, SaysWhatIsWrongWithItAndSweepsNoInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(validate(Shape::circle({0, 0}, 0)), nullptr);
    EXPECT_NE(validate(Shape::circle({nan, 0}, 1)), nullptr);
    EXPECT_NE(validate(Shape::circle({0, 0}, -1)), nullptr);
    EXPECT_NE(validate(Shape::box({0, 0}, {-1, 1})), nullptr);
    EXPECT_EQ(validate(Shape::capsule({5, 5}, {5, 5}, 1)), nullptr) << "a circle";
    EXPECT_FALSE(sweepShapes(Shape::circle({0, 0}, nan), {}, Shape::circle({0, 0}, 1), {}).hit);
    EXPECT_FALSE(sweepShapes(Shape::circle({0, 0}, 1), {nan, 0}, Shape::box({0, 0}, {1, 1}), {}).hit);
    EXPECT_FALSE(overlaps(Shape::circle({nan, 0}, 1), Shape::circle({0, 0}, 1)));
}
