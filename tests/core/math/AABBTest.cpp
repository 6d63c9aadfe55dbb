#include "math/AABB.h"

#include <gtest/gtest.h>

using namespace cocos2d;

TEST(AABB, IsEmptyUntilItIsGivenPoints) {
    AABB box;
    EXPECT_TRUE(box.isEmpty());
    const Vec3 points[] = {{1, 2, 3}, {-1, 5, 0}};
    box.updateMinMax(points, 2);
    EXPECT_FALSE(box.isEmpty());
    EXPECT_TRUE(box._min == Vec3(-1, 2, 0));
    EXPECT_TRUE(box._max == Vec3(1, 5, 3));
    EXPECT_TRUE(box.getCenter() == Vec3(0, 3.5f, 1.5f));
    box.reset();
    EXPECT_TRUE(box.isEmpty());
}

TEST(AABB, NamesItsCornersFromTheNearFaceOn) {
    Vec3 corners[8];
    AABB(Vec3(0, 0, 0), Vec3(1, 2, 3)).getCorners(corners);
    EXPECT_TRUE(corners[0] == Vec3(0, 2, 3));
    EXPECT_TRUE(corners[2] == Vec3(1, 0, 3));
    EXPECT_TRUE(corners[4] == Vec3(1, 2, 0));
    EXPECT_TRUE(corners[6] == Vec3(0, 0, 0));
}

TEST(AABB, TouchingCountsAsIntersecting) {
    const AABB box(Vec3(0, 0, 0), Vec3(1, 1, 1));
    EXPECT_TRUE(box.intersects(AABB(Vec3(1, 0, 0), Vec3(2, 1, 1))));
    EXPECT_FALSE(box.intersects(AABB(Vec3(1.1f, 0, 0), Vec3(2, 1, 1))));
    EXPECT_TRUE(box.containPoint(Vec3(1, 1, 1)));
    EXPECT_FALSE(box.containPoint(Vec3(1, 1, 1.1f)));
}

TEST(AABB, GrowsByMergingAndMovesByATransform) {
    AABB box(Vec3(0, 0, 0), Vec3(1, 1, 1));
    box.merge(AABB(Vec3(-1, 0, 0), Vec3(0, 3, 1)));
    EXPECT_TRUE(box._min == Vec3(-1, 0, 0));
    EXPECT_TRUE(box._max == Vec3(1, 3, 1));
    Mat4 shift;
    Mat4::createTranslation(10, 0, 0, &shift);
    box.transform(shift);
    EXPECT_TRUE(box._min == Vec3(9, 0, 0));
    box.set(Vec3(0, 0, 0), Vec3(0, 0, 0));
    EXPECT_TRUE(box._max == Vec3::ZERO);
}
