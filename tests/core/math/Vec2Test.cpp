#include "math/Vec2.h"

#include "math/Near.h"
#include "math/Size.h"

#include <type_traits>

using namespace cocos2d;

namespace {

TEST(Vec2, IsMadeFromCoordinatesArraysAndPairsOfPoints) {
    const float pair[2] = {3.0f, 4.0f};
    EXPECT_TRUE(Vec2().isZero());
    EXPECT_EQ(Vec2(pair), Vec2(3.0f, 4.0f));
    EXPECT_EQ(Vec2(Vec2(1.0f, 2.0f), Vec2(5.0f, 7.0f)), Vec2(4.0f, 5.0f));
}

TEST(Vec2, DoesArithmetic) {
    const Vec2 a(1.0f, 2.0f);
    const Vec2 b(-3.0f, 0.5f);
    EXPECT_EQ(a + b, Vec2(-2.0f, 2.5f));
    EXPECT_EQ(a - b, Vec2(4.0f, 1.5f));
    EXPECT_EQ(-a, Vec2(-1.0f, -2.0f));
    EXPECT_EQ(a * 2.5f, 2.5f * a);
    EXPECT_EQ(a / 4.0f, Vec2(0.25f, 0.5f));
    Vec2 c = a;
    c += b;
    c *= 2.0f;
    c -= a;
    c.negate();
    c.scale(2.0f);
    c.scale(Vec2(0.5f, -1.0f));
    EXPECT_EQ(c, Vec2(5.0f, 6.0f));
    Vec2 sum;
    Vec2::add(a, b, &sum);
    Vec2::subtract(sum, b, &sum);
    EXPECT_EQ(sum, a);
}

TEST(Vec2, IsOrderedByXThenY) {
    EXPECT_TRUE(Vec2(1.0f, 9.0f) < Vec2(2.0f, 0.0f));
    EXPECT_TRUE(Vec2(1.0f, 1.0f) < Vec2(1.0f, 2.0f));
    EXPECT_TRUE(Vec2(3.0f, 0.0f) > Vec2(2.0f, 9.0f));
    EXPECT_FALSE(Vec2(1.0f, 1.0f) < Vec2(1.0f, 1.0f));
}

TEST(Vec2, EqualsToleratesEpsilonAndFuzzyEqualsIncludesItsEdge) {
    const Vec2 a(1.0f, 2.0f);
    EXPECT_TRUE(a.equals(Vec2(1.0f, 2.0f)));
    EXPECT_FALSE(a.equals(Vec2(1.001f, 2.0f)));
    EXPECT_TRUE(a.fuzzyEquals(Vec2(1.5f, 2.0f), 0.5f));
    EXPECT_FALSE(a.fuzzyEquals(Vec2(1.6f, 2.0f), 0.5f));
}

TEST(Vec2, MeasuresLengthsAndProducts) {
    const Vec2 a(3.0f, 4.0f);
    const Vec2 b(-2.0f, 16.0f);
    EXPECT_FLOAT_EQ(a.length(), 5.0f);
    EXPECT_FLOAT_EQ(a.getLengthSq(), 25.0f);
    EXPECT_FLOAT_EQ(a.distance(b), 13.0f);
    EXPECT_FLOAT_EQ(a.getDistanceSq(b), 169.0f);
    EXPECT_FLOAT_EQ(a.dot(b), 58.0f);
    EXPECT_FLOAT_EQ(a.cross(b), 56.0f);
}

TEST(Vec2, NormalizingLeavesZeroAlone) {
    expectNear(Vec2(3.0f, -4.0f).getNormalized(), {0.6f, -0.8f});
    EXPECT_EQ(Vec2::ZERO.getNormalized(), Vec2::ZERO);
}

TEST(Vec2, AnglesAreCounterClockwiseRadians) {
    EXPECT_NEAR(Vec2(1.0f, 1.0f).getAngle(), 0.7854f, kDigits);
    EXPECT_NEAR(Vec2(-3.0f, 0.0f).getAngle(), 3.1416f, kDigits);
    EXPECT_NEAR(Vec2(-1.0f, -1.0f).getAngle(), -2.3562f, kDigits);
    EXPECT_EQ(Vec2::ZERO.getAngle(), 0.0f);
    EXPECT_NEAR(Vec2(1.0f, 0.0f).getAngle(Vec2(0.0f, 5.0f)), 1.5708f, kDigits);
    EXPECT_NEAR(Vec2(0.0f, 5.0f).getAngle(Vec2(1.0f, 0.0f)), -1.5708f, kDigits);
    EXPECT_EQ(Vec2(2.0f, 2.0f).getAngle(Vec2(4.0f, 4.0f)), 0.0f);
    EXPECT_NEAR(Vec2::angle(Vec2(0.0f, 5.0f), Vec2(1.0f, 0.0f)), 1.5708f, kDigits);
    expectNear(Vec2::forAngle(2.0f), {-0.4161f, 0.9093f});
}

TEST(Vec2, Rotates) {
    const Vec2 a(2.0f, 1.0f);
    expectNear(a.rotate(Vec2(0.0f, 1.0f)), {-1.0f, 2.0f});
    expectNear(a.unrotate(Vec2(0.0f, 1.0f)), {1.0f, -2.0f});
    expectNear(a.rotateByAngle(Vec2::ZERO, 0.5f), {1.2757f, 1.8364f});
    expectNear(a.rotateByAngle(Vec2(1.0f, 1.0f), 1.2f), {1.3624f, 1.9320f});
    Vec2 inPlace = a;
    inPlace.rotate(Vec2(1.0f, 1.0f), 1.2f);
    expectNear(inPlace, {1.3624f, 1.9320f});
    EXPECT_EQ(a.getPerp(), Vec2(-1.0f, 2.0f));
    EXPECT_EQ(a.getRPerp(), Vec2(1.0f, -2.0f));
}

TEST(Vec2, ProjectsAndInterpolates) {
    const Vec2 a(4.0f, 3.0f);
    expectNear(a.project(Vec2(1.0f, 1.0f)), {3.5f, 3.5f});
    EXPECT_EQ(a.getMidpoint(Vec2(-2.0f, 6.0f)), Vec2(1.0f, 4.5f));
    expectNear(a.lerp(Vec2(2.0f, 0.0f), 0.25f), {3.5f, 2.25f});
    expectNear(a.lerp(Vec2(2.0f, 0.0f), 2.0f), {0.0f, -3.0f});
}

TEST(Vec2, Clamps) {
    const Vec2 a(5.0f, -5.0f);
    EXPECT_EQ(a.getClampPoint(Vec2::ZERO, Vec2(3.0f, 3.0f)), Vec2(3.0f, 0.0f));
    EXPECT_EQ(a.getClampPoint(Vec2(3.0f, 3.0f), Vec2::ZERO), Vec2(3.0f, 0.0f));
    Vec2 b = a;
    b.clamp(Vec2(-1.0f, -1.0f), Vec2::ONE);
    EXPECT_EQ(b, Vec2(1.0f, -1.0f));
    EXPECT_EQ(clampf(5.0f, 3.0f, 0.0f), 3.0f);
}

TEST(Vec2, CompOpWorksOnBothCoordinates) {
    EXPECT_EQ(Vec2(1.7f, -1.2f).compOp([](float v) { return std::floor(v); }), Vec2(1.0f, -2.0f));
}

TEST(Vec2, SmoothMovesTowardsTheTarget) {
    Vec2 a;
    a.smooth(Vec2(10.0f, -20.0f), 0.5f, 0.5f);
    expectNear(a, {5.0f, -10.0f});
    a.smooth(Vec2(10.0f, -20.0f), 0.1f, 0.3f);
    expectNear(a, {6.25f, -12.5f});
    a.smooth(Vec2(10.0f, -20.0f), 0.0f, 1.0f);
    expectNear(a, {6.25f, -12.5f});
}

TEST(Lines, CrossUnlessParallelOrDegenerate) {
    float s = 0.0f;
    float t = 0.0f;
    EXPECT_TRUE(Vec2::isLineIntersect({0.0f, 0.0f}, {4.0f, 0.0f}, {1.0f, -1.0f}, {1.0f, 3.0f}, &s, &t));
    EXPECT_FLOAT_EQ(s, 0.25f);
    EXPECT_FLOAT_EQ(t, 0.25f);
    EXPECT_FALSE(Vec2::isLineIntersect({0.0f, 0.0f}, {4.0f, 0.0f}, {0.0f, 1.0f}, {4.0f, 1.0f}));
    EXPECT_FALSE(Vec2::isLineIntersect({1.0f, 1.0f}, {1.0f, 1.0f}, {0.0f, 0.0f}, {2.0f, 2.0f}));
}

TEST(Lines, AreEitherParallelOrOverlap) {
    const Vec2 a(0.0f, 0.0f);
    const Vec2 b(1.0f, 1.0f);
    EXPECT_TRUE(Vec2::isLineOverlap(a, b, {5.0f, 5.0f}, {9.0f, 9.0f}));
    EXPECT_FALSE(Vec2::isLineParallel(a, b, {5.0f, 5.0f}, {9.0f, 9.0f}));
    EXPECT_TRUE(Vec2::isLineParallel(a, b, {5.0f, 6.0f}, {9.0f, 10.0f}));
    EXPECT_FALSE(Vec2::isLineOverlap(a, b, {5.0f, 6.0f}, {9.0f, 10.0f}));
}

TEST(Segments, CrossWithTheirEndsIncluded) {
    EXPECT_TRUE(Vec2::isSegmentIntersect({0.0f, 0.0f}, {2.0f, 2.0f}, {0.0f, 2.0f}, {2.0f, 0.0f}));
    EXPECT_FALSE(Vec2::isSegmentIntersect({0.0f, 0.0f}, {1.0f, 1.0f}, {3.0f, 0.0f}, {3.0f, 9.0f}));
    EXPECT_TRUE(Vec2::isSegmentIntersect({0.0f, 0.0f}, {2.0f, 0.0f}, {2.0f, 0.0f}, {2.0f, 5.0f}));
    expectNear(Vec2::getIntersectPoint({0.0f, 0.0f}, {2.0f, 2.0f}, {0.0f, 2.0f}, {2.0f, 0.0f}), {1.0f, 1.0f});
    EXPECT_EQ(Vec2::getIntersectPoint({0.0f, 0.0f}, {2.0f, 0.0f}, {0.0f, 1.0f}, {2.0f, 1.0f}), Vec2::ZERO);
}

TEST(Segments, OverlapAlsoOnFallingLinesAndWithoutOutputs) {
    Vec2 start;
    Vec2 end;
    EXPECT_TRUE(Vec2::isSegmentOverlap({0.0f, 0.0f}, {4.0f, 4.0f}, {3.0f, 3.0f}, {9.0f, 9.0f}, &start, &end));
    EXPECT_EQ(start, Vec2(3.0f, 3.0f));
    EXPECT_EQ(end, Vec2(4.0f, 4.0f));
    EXPECT_TRUE(
        Vec2::isSegmentOverlap({0.0f, 4.0f}, {4.0f, 0.0f}, {9.0f, -5.0f}, {3.0f, 1.0f}, &start, &end));
    EXPECT_EQ(start, Vec2(3.0f, 1.0f));
    EXPECT_EQ(end, Vec2(4.0f, 0.0f));
    EXPECT_FALSE(Vec2::isSegmentOverlap({0.0f, 0.0f}, {1.0f, 1.0f}, {2.0f, 2.0f}, {3.0f, 3.0f}));
}

TEST(Vec2, HasStructuredBindings) {
    Vec2 point(3.0f, 4.0f);
    const auto [x, y] = point;
    EXPECT_EQ(x * y, 12.0f);
    auto& [left, bottom] = point;
    left = 5.0f;
    bottom = 6.0f;
    EXPECT_EQ(point, Vec2(5.0f, 6.0f));
    const auto [width, height] = Size(7.0f, 8.0f);
    EXPECT_EQ(width * height, 56.0f);
}

TEST(Vec2, AndSizeHaveTheNamesOfEachOther) {
    const Vec2 point(3.0f, 4.0f);
    EXPECT_EQ(point.width, 3.0f);
    EXPECT_EQ(point.height, 4.0f);
    const Size size = point;
    EXPECT_EQ(size.x, 3.0f);
    EXPECT_EQ(size.y, 4.0f);
    static_assert(sizeof(Vec2) == 2 * sizeof(float) && sizeof(Size) == 2 * sizeof(float));
    static_assert(std::is_trivially_copyable_v<Vec2> && std::is_trivially_copyable_v<Size>);
}

TEST(Vec2, AnchorsAreFractions) {
    EXPECT_EQ(Vec2::ANCHOR_MIDDLE, Vec2(0.5f, 0.5f));
    EXPECT_EQ(Vec2::ANCHOR_TOP_LEFT, Vec2(0.0f, 1.0f));
    EXPECT_EQ(Vec2::ANCHOR_MIDDLE_RIGHT, Vec2(1.0f, 0.5f));
    EXPECT_EQ(Vec2::ANCHOR_MIDDLE_BOTTOM, Vec2(0.5f, 0.0f));
}

} // namespace
