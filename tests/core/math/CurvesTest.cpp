#include "math/curves.h"

#include "math/MathUtil.h"

#include "math/Near.h"

using namespace cocos2d;

namespace {

const Vec2 p0(0.0f, 0.0f);
const Vec2 p1(10.0f, 0.0f);
const Vec2 p2(20.0f, 10.0f);
const Vec2 p3(30.0f, 10.0f);

TEST(CardinalSpline, PassesThroughItsInnerPoints) {
    expectNear(ccCardinalSplineAt(p0, p1, p2, p3, 0.5f, 0.0f), p1);
    expectNear(ccCardinalSplineAt(p0, p1, p2, p3, 0.5f, 1.0f), p2);
    expectNear(ccCardinalSplineAt(p0, p1, p2, p3, 0.0f, 0.5f), {15.0f, 5.0f});
}

TEST(CardinalSpline, FullTensionStaysOnTheStraightLine) {
    const Vec2 quarter = ccCardinalSplineAt(p0, p1, p2, p3, 1.0f, 0.25f);
    EXPECT_NEAR(quarter.x - 10.0f, quarter.y, kDigits);
}

TEST(Bezier, RunsFromStartToEndPulledByItsControls) {
    expectNear(copra::quadraticBezierAt(p0, {5.0f, 10.0f}, p1, 0.0f), p0);
    expectNear(copra::quadraticBezierAt(p0, {5.0f, 10.0f}, p1, 0.5f), {5.0f, 5.0f});
    expectNear(copra::cubicBezierAt(p0, {0.0f, 8.0f}, {10.0f, 8.0f}, p1, 0.5f), {5.0f, 6.0f});
    expectNear(copra::cubicBezierAt(p0, {0.0f, 8.0f}, {10.0f, 8.0f}, p1, 1.0f), p1);
}

TEST(MathUtil, LerpsWithoutLimitsAndSmooths) {
    EXPECT_FLOAT_EQ(MathUtil::lerp(10.0f, 20.0f, 0.3f), 13.0f);
    EXPECT_FLOAT_EQ(MathUtil::lerp(10.0f, 20.0f, 1.5f), 25.0f);
    float x = 0.0f;
    MathUtil::smooth(&x, 8.0f, 1.0f, 1.0f);
    EXPECT_FLOAT_EQ(x, 4.0f);
    MathUtil::smooth(&x, 0.0f, 1.0f, 100.0f, 3.0f);
    EXPECT_FLOAT_EQ(x, 3.0f);
}

} // namespace
