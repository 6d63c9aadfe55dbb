#include "math/Rect.h"

#include "math/Near.h"

using namespace cocos2d;

namespace {

TEST(Size, DoesArithmeticAndConvertsToVectors) {
    const Size a(10.f, 20.f);
    const Size b(3.f, 4.f);
    EXPECT_TRUE((a + b).equals(Size(13.f, 24.f)));
    EXPECT_TRUE((a - b).equals(Size(7.f, 16.f)));
    EXPECT_TRUE((a * 1.5f).equals(Size(15.f, 30.f)));
    EXPECT_TRUE((a / 4.f).equals(Size(2.5f, 5.f)));
    const Vec2 v = a;
    EXPECT_EQ(v, Vec2(10.f, 20.f));
    Size c(Vec2(5.f, 6.f));
    c = Vec2(1.f, 2.f);
    EXPECT_TRUE(c.equals(Size(1.f, 2.f)));
    EXPECT_FALSE(c.equals(Size::ZERO));
}

TEST(Rect, KnowsItsEdges) {
    const Rect r(10.f, 20.f, 30.f, 40.f);
    EXPECT_EQ(r.getMinX(), 10.f);
    EXPECT_EQ(r.getMidX(), 25.f);
    EXPECT_EQ(r.getMaxX(), 40.f);
    EXPECT_EQ(r.getMinY(), 20.f);
    EXPECT_EQ(r.getMidY(), 40.f);
    EXPECT_EQ(r.getMaxY(), 60.f);
}

TEST(Rect, ContainsItsEdges) {
    const Rect r(0.f, 0.f, 10.f, 10.f);
    EXPECT_TRUE(r.containsPoint({0.f, 0.f}));
    EXPECT_TRUE(r.containsPoint({10.f, 10.f}));
    EXPECT_FALSE(r.containsPoint({10.001f, 5.f}));
    EXPECT_FALSE(r.containsPoint({-0.001f, 5.f}));
    EXPECT_TRUE(Rect(3.f, 3.f, 0.f, 0.f).containsPoint({3.f, 3.f}));
}

TEST(Rect, TouchingRectanglesIntersect) {
    const Rect r(0.f, 0.f, 10.f, 10.f);
    EXPECT_TRUE(r.intersectsRect({2.f, 2.f, 3.f, 3.f}));
    EXPECT_TRUE(r.intersectsRect({10.f, 10.f, 5.f, 5.f}));
    EXPECT_FALSE(r.intersectsRect({10.5f, 0.f, 5.f, 5.f}));
}

TEST(Rect, TouchingCirclesIntersect) {
    const Rect r(0.f, 0.f, 10.f, 10.f);
    EXPECT_TRUE(r.intersectsCircle({5.f, 5.f}, 1.f));
    EXPECT_TRUE(r.intersectsCircle({15.f, 5.f}, 5.f));
    EXPECT_TRUE(r.intersectsCircle({13.f, 13.f}, 5.f));
    EXPECT_FALSE(r.intersectsCircle({14.f, 14.f}, 5.f));
}

TEST(Rect, UnionUnderstandsNegativeSizes) {
    const Rect r(0.f, 0.f, 10.f, 10.f);
    expectNear(r.unionWithRect({20.f, -5.f, 5.f, 5.f}), {0.f, -5.f, 25.f, 15.f});
    expectNear(r.unionWithRect({30.f, 30.f, -10.f, -25.f}), {0.f, 0.f, 30.f, 30.f});
}

TEST(Rect, MergeGrowsInPlace) {
    Rect r(0.f, 0.f, 10.f, 10.f);
    r.merge({20.f, -5.f, 5.f, 5.f});
    EXPECT_TRUE(r.equals({0.f, -5.f, 25.f, 15.f}));
}

} // namespace
