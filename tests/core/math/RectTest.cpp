#include "math/Rect.h"

#include "math/Near.h"

using namespace cocos2d;

namespace {

TEST(Size, DoesArithmeticAndConvertsToVectors) {
    const Size a(10.0f, 20.0f);
    const Size b(3.0f, 4.0f);
    EXPECT_TRUE((a + b).equals(Size(13.0f, 24.0f)));
    EXPECT_TRUE((a - b).equals(Size(7.0f, 16.0f)));
    EXPECT_TRUE((a * 1.5f).equals(Size(15.0f, 30.0f)));
    EXPECT_TRUE((a / 4.0f).equals(Size(2.5f, 5.0f)));
    const Vec2 v = a;
    EXPECT_EQ(v, Vec2(10.0f, 20.0f));
    Size c(Vec2(5.0f, 6.0f));
    c = Vec2(1.0f, 2.0f);
    EXPECT_TRUE(c.equals(Size(1.0f, 2.0f)));
    EXPECT_FALSE(c.equals(Size::ZERO));
}

TEST(Rect, KnowsItsEdges) {
    const Rect r(10.0f, 20.0f, 30.0f, 40.0f);
    EXPECT_EQ(r.getMinX(), 10.0f);
    EXPECT_EQ(r.getMidX(), 25.0f);
    EXPECT_EQ(r.getMaxX(), 40.0f);
    EXPECT_EQ(r.getMinY(), 20.0f);
    EXPECT_EQ(r.getMidY(), 40.0f);
    EXPECT_EQ(r.getMaxY(), 60.0f);
}

TEST(Rect, ContainsItsEdges) {
    const Rect r(0.0f, 0.0f, 10.0f, 10.0f);
    EXPECT_TRUE(r.containsPoint({0.0f, 0.0f}));
    EXPECT_TRUE(r.containsPoint({10.0f, 10.0f}));
    EXPECT_FALSE(r.containsPoint({10.001f, 5.0f}));
    EXPECT_FALSE(r.containsPoint({-0.001f, 5.0f}));
    EXPECT_TRUE(Rect(3.0f, 3.0f, 0.0f, 0.0f).containsPoint({3.0f, 3.0f}));
}

TEST(Rect, TouchingRectanglesIntersect) {
    const Rect r(0.0f, 0.0f, 10.0f, 10.0f);
    EXPECT_TRUE(r.intersectsRect({2.0f, 2.0f, 3.0f, 3.0f}));
    EXPECT_TRUE(r.intersectsRect({10.0f, 10.0f, 5.0f, 5.0f}));
    EXPECT_FALSE(r.intersectsRect({10.5f, 0.0f, 5.0f, 5.0f}));
}

TEST(Rect, TouchingCirclesIntersect) {
    const Rect r(0.0f, 0.0f, 10.0f, 10.0f);
    EXPECT_TRUE(r.intersectsCircle({5.0f, 5.0f}, 1.0f));
    EXPECT_TRUE(r.intersectsCircle({15.0f, 5.0f}, 5.0f));
    EXPECT_TRUE(r.intersectsCircle({13.0f, 13.0f}, 5.0f));
    EXPECT_FALSE(r.intersectsCircle({14.0f, 14.0f}, 5.0f));
}

TEST(Rect, UnionUnderstandsNegativeSizes) {
    const Rect r(0.0f, 0.0f, 10.0f, 10.0f);
    expectNear(r.unionWithRect({20.0f, -5.0f, 5.0f, 5.0f}), {0.0f, -5.0f, 25.0f, 15.0f});
    expectNear(r.unionWithRect({30.0f, 30.0f, -10.0f, -25.0f}), {0.0f, 0.0f, 30.0f, 30.0f});
}

TEST(Rect, MergeGrowsInPlace) {
    Rect r(0.0f, 0.0f, 10.0f, 10.0f);
    r.merge({20.0f, -5.0f, 5.0f, 5.0f});
    EXPECT_TRUE(r.equals({0.0f, -5.0f, 25.0f, 15.0f}));
}

} // namespace
