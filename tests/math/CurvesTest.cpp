#include "math/curves.h"

#include "math/MathUtil.h"

#include "math/Near.h"

using namespace cocos2d;

namespace {

const Vec2 p0(0.f, 0.f);
const Vec2 p1(10.f, 0.f);
const Vec2 p2(20.f, 10.f);
const Vec2 p3(30.f, 10.f);

TEST(CardinalSpline, PassesThroughItsInnerPoints) {
    expectNear(ccCardinalSplineAt(p0, p1, p2, p3, 0.5f, 0.f), p1);
    expectNear(ccCardinalSplineAt(p0, p1, p2, p3, 0.5f, 1.f), p2);
    expectNear(ccCardinalSplineAt(p0, p1, p2, p3, 0.f, 0.5f), {15.f, 5.f});
}

TEST(CardinalSpline, FullTensionStaysOnTheStraightLine) {
    const Vec2 quarter = ccCardinalSplineAt(p0, p1, p2, p3, 1.f, 0.25f);
    EXPECT_NEAR(quarter.x - 10.f, quarter.y, kDigits);
}

TEST(Bezier, RunsFromStartToEndPulledByItsControls) {
    expectNear(copra::quadraticBezierAt(p0, {5.f, 10.f}, p1, 0.f), p0);
    expectNear(copra::quadraticBezierAt(p0, {5.f, 10.f}, p1, 0.5f), {5.f, 5.f});
    expectNear(copra::cubicBezierAt(p0, {0.f, 8.f}, {10.f, 8.f}, p1, 0.5f), {5.f, 6.f});
    expectNear(copra::cubicBezierAt(p0, {0.f, 8.f}, {10.f, 8.f}, p1, 1.f), p1);
}

TEST(MathUtil, LerpsWithoutLimitsAndSmooths) {
    EXPECT_FLOAT_EQ(MathUtil::lerp(10.f, 20.f, 0.3f), 13.f);
    EXPECT_FLOAT_EQ(MathUtil::lerp(10.f, 20.f, 1.5f), 25.f);
    float x = 0.f;
    MathUtil::smooth(&x, 8.f, 1.f, 1.f);
    EXPECT_FLOAT_EQ(x, 4.f);
    MathUtil::smooth(&x, 0.f, 1.f, 100.f, 3.f);
    EXPECT_FLOAT_EQ(x, 3.f);
}

} // namespace
