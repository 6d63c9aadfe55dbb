#include "compat/names/kazmath.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace cocos2d;

TEST(Kazmath, MatchesTheMemberFunctions) {
    Mat4 move, grow, both;
    kmMat4Translation(&move, 1, 2, 3);
    kmMat4Scaling(&grow, 2, 2, 2);
    EXPECT_EQ(kmMat4Multiply(&both, &move, &grow), &both);
    Vec3 point(1, 1, 1);
    kmVec3Transform(&point, &point, &both);
    EXPECT_EQ(point, Vec3(3, 4, 5));
    Vec3 direction(1, 1, 1);
    kmVec3TransformNormal(&direction, &direction, &both);
    EXPECT_EQ(direction, Vec3(2, 2, 2));
    Mat4 back;
    kmMat4Inverse(&back, &both);
    kmVec3TransformCoord(&point, &point, &back);
    EXPECT_NEAR(point.distance(Vec3(1, 1, 1)), 0, 1e-5f);
}

TEST(Kazmath, TurnsByRadians) {
    Mat4 turn;
    kmMat4RotationZ(&turn, static_cast<float>(M_PI) / 2);
    Vec3 point(1, 0, 0);
    kmVec3Transform(&point, &point, &turn);
    EXPECT_NEAR(point.distance(Vec3(0, 1, 0)), 0, 1e-6f);
    Mat4 same;
    kmMat4RotationAxisAngle(&same, &KM_VEC3_POS_Z, static_cast<float>(M_PI) / 2);
    for (int i = 0; i < 16; ++i) EXPECT_NEAR(turn.m[i], same.m[i], 1e-6f);
}

TEST(Kazmath, TheTargetMayBeASource) {
    Vec2 a(3, 4), b(1, 1);
    kmVec2Subtract(&a, &a, &b);
    EXPECT_EQ(a, Vec2(2, 3));
    kmVec2Lerp(&a, &a, &b, 1);
    EXPECT_EQ(a, b);
    Vec3 c(1, 0, 0);
    kmVec3Cross(&c, &c, &KM_VEC3_POS_Y);
    EXPECT_EQ(c, KM_VEC3_POS_Z);
    Vec4 d(0, 0, 0, 2);
    EXPECT_FLOAT_EQ(kmVec4Length(kmVec4Normalize(&d, &d)), 1);
    EXPECT_FLOAT_EQ(kmVec4Dot(&d, &d), 1);
}
