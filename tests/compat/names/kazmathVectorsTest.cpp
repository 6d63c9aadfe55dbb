#include "compat/names/kazmath.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace cocos2d;

namespace {

constexpr float kQuarterTurn = 1.57079633f;

TEST(KazmathVectorsTest, EveryFunctionReturnsItsTarget) {
    Vec2 two;
    Vec3 three;
    Vec4 four;
    EXPECT_EQ(kmVec2Fill(&two, 1, 2), &two);
    EXPECT_EQ(kmVec3Fill(&three, 1, 2, 3), &three);
    EXPECT_EQ(kmVec4Fill(&four, 1, 2, 3, 4), &four);
    EXPECT_EQ(two, Vec2(1, 2));
    EXPECT_EQ(three, Vec3(1, 2, 3));
    EXPECT_EQ(four, Vec4(1, 2, 3, 4));
}

TEST(KazmathVectorsTest, AssignCopies) {
    const Vec2 two(1, 2);
    const Vec3 three(1, 2, 3);
    const Vec4 four(1, 2, 3, 4);
    Vec2 copyOfTwo;
    Vec3 copyOfThree;
    Vec4 copyOfFour;
    EXPECT_EQ(*kmVec2Assign(&copyOfTwo, &two), two);
    EXPECT_EQ(*kmVec3Assign(&copyOfThree, &three), three);
    EXPECT_EQ(*kmVec4Assign(&copyOfFour, &four), four);
    EXPECT_EQ(*kmVec3Zero(&copyOfThree), Vec3::ZERO);
}

TEST(KazmathVectorsTest, LengthsAreEuclidean) {
    const Vec2 two(3, 4);
    const Vec3 three(2, 3, 6);
    const Vec4 four(1, 1, 1, 1);
    EXPECT_FLOAT_EQ(kmVec2Length(&two), 5.0f);
    EXPECT_FLOAT_EQ(kmVec2LengthSq(&two), 25.0f);
    EXPECT_FLOAT_EQ(kmVec3Length(&three), 7.0f);
    EXPECT_FLOAT_EQ(kmVec3LengthSq(&three), 49.0f);
    EXPECT_FLOAT_EQ(kmVec4Length(&four), 2.0f);
    EXPECT_FLOAT_EQ(kmVec4LengthSq(&four), 4.0f);
}

TEST(KazmathVectorsTest, NormalizeKeepsTheDirection) {
    const Vec2 two(3, 4);
    const Vec3 three(0, 0, -5);
    Vec2 ofTwo;
    Vec3 ofThree;
    kmVec2Normalize(&ofTwo, &two);
    kmVec3Normalize(&ofThree, &three);
    EXPECT_NEAR(ofTwo.x, 0.6f, 1e-6f);
    EXPECT_NEAR(ofTwo.y, 0.8f, 1e-6f);
    EXPECT_NEAR(ofThree.z, -1.0f, 1e-6f);
}

TEST(KazmathVectorsTest, SumsDifferencesAndMultiples) {
    const Vec2 a2(1, 2), b2(3, 5);
    const Vec3 a3(1, 2, 3), b3(3, 5, 7);
    const Vec4 a4(1, 2, 3, 4), b4(3, 5, 7, 9);
    Vec2 two;
    Vec3 three;
    Vec4 four;
    EXPECT_EQ(*kmVec2Add(&two, &a2, &b2), Vec2(4, 7));
    EXPECT_EQ(*kmVec2Scale(&two, &a2, 3), Vec2(3, 6));
    EXPECT_EQ(*kmVec3Add(&three, &a3, &b3), Vec3(4, 7, 10));
    EXPECT_EQ(*kmVec3Subtract(&three, &b3, &a3), Vec3(2, 3, 4));
    EXPECT_EQ(*kmVec3Scale(&three, &a3, 3), Vec3(3, 6, 9));
    EXPECT_EQ(*kmVec4Add(&four, &a4, &b4), Vec4(4, 7, 10, 13));
    EXPECT_EQ(*kmVec4Subtract(&four, &b4, &a4), Vec4(2, 3, 4, 5));
    EXPECT_EQ(*kmVec4Scale(&four, &a4, 3), Vec4(3, 6, 9, 12));
}

TEST(KazmathVectorsTest, ProductsAndWaysBetween) {
    const Vec2 a2(1, 2), b2(3, 5);
    const Vec3 a3(1, 2, 3), b3(3, 6, 9);
    const Vec4 a4(0, 0, 0, 0), b4(4, 8, 12, 16);
    Vec3 three;
    Vec4 four;
    EXPECT_FLOAT_EQ(kmVec2Dot(&a2, &b2), 13.0f);
    EXPECT_FLOAT_EQ(kmVec3Dot(&a3, &b3), 42.0f);
    EXPECT_EQ(*kmVec3Lerp(&three, &a3, &b3, 0.5f), Vec3(2, 4, 6));
    EXPECT_EQ(*kmVec4Lerp(&four, &a4, &b4, 0.25f), Vec4(1, 2, 3, 4));
}

TEST(KazmathVectorsTest, MatricesMoveVectorsOfFour) {
    Mat4 move;
    kmMat4Translation(&move, 1, 2, 3);
    const Vec4 point(1, 1, 1, 1), direction(1, 1, 1, 0);
    Vec4 moved;
    EXPECT_EQ(*kmVec4Transform(&moved, &point, &move), Vec4(2, 3, 4, 1));
    EXPECT_EQ(*kmVec4MultiplyMat4(&moved, &direction, &move), direction);
}

TEST(KazmathMatricesTest, FillAssignAndTransposeHaveColumnsFirst) {
    float numbers[16];
    for (int i = 0; i < 16; ++i) numbers[i] = static_cast<float>(i);
    Mat4 filled, copy, turned;
    kmMat4Fill(&filled, numbers);
    kmMat4Assign(&copy, &filled);
    kmMat4Transpose(&turned, &copy);
    EXPECT_EQ(copy.m[4], 4.0f);
    EXPECT_EQ(turned.m[1], 4.0f);
    EXPECT_EQ(turned.m[4], 1.0f);
    EXPECT_TRUE(kmMat4Identity(&copy)->isIdentity());
}

TEST(KazmathMatricesTest, TurnsAboutXAndY) {
    Mat4 turn;
    Vec3 moved;
    kmMat4RotationX(&turn, kQuarterTurn);
    kmVec3Transform(&moved, &KM_VEC3_POS_Y, &turn);
    EXPECT_NEAR(moved.distance(KM_VEC3_POS_Z), 0.0f, 1e-6f);
    kmMat4RotationY(&turn, kQuarterTurn);
    kmVec3Transform(&moved, &KM_VEC3_POS_Z, &turn);
    EXPECT_NEAR(moved.distance(KM_VEC3_POS_X), 0.0f, 1e-6f);
}

TEST(KazmathMatricesTest, AParallelProjectionMapsItsBoxToOne) {
    Mat4 projection;
    kmMat4OrthographicProjection(&projection, 0, 480, 0, 320, -1, 1);
    const Vec3 corner(480, 320, 0);
    Vec3 mapped;
    kmVec3TransformCoord(&mapped, &corner, &projection);
    EXPECT_NEAR(mapped.x, 1.0f, 1e-6f);
    EXPECT_NEAR(mapped.y, 1.0f, 1e-6f);
}

TEST(KazmathMatricesTest, APerspectiveMapsTheEdgeOfItsFieldOfViewToOne) {
    Mat4 projection;
    kmMat4PerspectiveProjection(&projection, 90, 2, 1, 100);
    const Vec3 edge(20, 10, -10); // 45 degrees up, twice as wide
    Vec3 mapped;
    kmVec3TransformCoord(&mapped, &edge, &projection);
    EXPECT_NEAR(mapped.x, 1.0f, 1e-5f);
    EXPECT_NEAR(mapped.y, 1.0f, 1e-5f);
}

TEST(KazmathMatricesTest, TheCenterOfAViewIsInFrontOfTheEye) {
    Mat4 view;
    const Vec3 eye(1, 2, 3), center(1, 2, -7);
    kmMat4LookAt(&view, &eye, &center, &KM_VEC3_POS_Y);
    Vec3 mapped;
    kmVec3Transform(&mapped, &center, &view);
    EXPECT_NEAR(mapped.distance(Vec3(0, 0, -10)), 0.0f, 1e-5f);
}

} // namespace
