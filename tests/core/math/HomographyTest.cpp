#include "math/Homography.h"

#include <gtest/gtest.h>

using namespace cocos2d;
using copra::Homography;
using copra::Matrix4d;

namespace {

const Size kScreen(200, 100);

/// Sees the screen as it is: x and y go to -1..1.
Matrix4d straight() {
    return {2.0 / 200, 0, 0, 0, 0, 2.0 / 100, 0, 0, 0, 0, 1, 0, -1, -1, 0, 1};
}

Vec2 seen(const Homography& map, const Vec2& point) {
    Vec2 out(-1e9f, -1e9f);
    map.apply(point, out);
    return out;
}

} // namespace

TEST(Homography, AStraightViewIsTheIdentityInSpiteOfNoise) {
    Matrix4d view = straight();
    EXPECT_TRUE(Homography(view, kScreen).isIdentity());
    view[0] += 1e-10;
    view[12] -= 1e-8;
    view[3] = 1e-12;
    EXPECT_TRUE(Homography(view, kScreen).isIdentity());
}

TEST(Homography, AShiftedOrScaledViewIsUpright) {
    Matrix4d view = straight();
    view[12] -= 0.1; // ten points
    view[0] /= 2;
    const Homography map(view, kScreen);
    EXPECT_TRUE(map.isUpright());
    EXPECT_FALSE(map.isIdentity());
    EXPECT_EQ(seen(map, Vec2(0, 0)), Vec2(-10, 0));
    EXPECT_EQ(seen(map, Vec2(100, 40)), Vec2(40, 40));
    EXPECT_TRUE(map.inverted().bounds(Rect(0, 0, 200, 100)).equals(Rect(20, 0, 400, 100)));
}

TEST(Homography, AMirroredOrTurnedViewIsOnlyAffine) {
    Matrix4d view = straight();
    view[0] = -view[0];
    view[12] = 1;
    EXPECT_FALSE(Homography(view, kScreen).isUpright());
    EXPECT_TRUE(Homography(view, kScreen).isAffine());
    view[1] = 0.01;
    EXPECT_TRUE(Homography(view, kScreen).isAffine());
}

TEST(Homography, PerspectiveHidesWhatIsBehindTheEye) {
    Matrix4d view = straight();
    view[3] = 1.0 / 100; // depth 1 + x / 100
    const Homography map(view, kScreen);
    EXPECT_FALSE(map.isAffine());
    EXPECT_GT(map.depth(Vec2(50, 0)), map.depth(Vec2(0, 0)));
    Vec2 out;
    EXPECT_FALSE(map.apply(Vec2(-150, 0), out));
    EXPECT_GT(map.bounds(Rect(-150, 0, 10, 10)).size.width, 1e6f);
}

TEST(Homography, TheInverseAndTheProductUndoEachOther) {
    Matrix4d view = straight();
    view[3] = 1.0 / 400;
    view[7] = 1.0 / 900;
    view[4] = 0.003;
    const Homography map(view, kScreen);
    const Vec2 point(70, 30);
    const Vec2 back = seen(map.inverted(), seen(map, point));
    EXPECT_NEAR(back.x, 70, 1e-3f);
    EXPECT_NEAR(back.y, 30, 1e-3f);
    const Vec2 same = seen(map.inverted() * map, point);
    EXPECT_NEAR(same.x, 70, 1e-3f);
    EXPECT_NEAR(same.y, 30, 1e-3f);
    const Vec2 twice = seen(map * map, point);
    const Vec2 step = seen(map, seen(map, point));
    EXPECT_NEAR(twice.x, step.x, 1e-3f);
}

TEST(Homography, APlaneSeenFromItsEdgeShowsNothingBack) {
    Matrix4d view = straight();
    view[0] = 0;
    Vec2 out;
    EXPECT_FALSE(Homography(view, kScreen).inverted().apply(Vec2(1, 1), out));
}
