#include "math/Vec4.h"

#include "math/Near.h"

using namespace cocos2d;

namespace {

TEST(Vec3, DoesArithmetic) {
    const Vec3 a(1.0f, 2.0f, 3.0f);
    const Vec3 b(-2.0f, 0.0f, 4.0f);
    EXPECT_EQ(a + b, Vec3(-1.0f, 2.0f, 7.0f));
    EXPECT_EQ(a - b, Vec3(3.0f, 2.0f, -1.0f));
    EXPECT_EQ(a * 2.0f, 2.0f * a);
    EXPECT_EQ(a.dot(b), 10.0f);
    Vec3 cross;
    Vec3::cross(a, b, &cross);
    EXPECT_EQ(cross, Vec3(8.0f, -10.0f, 4.0f));
    expectNear(a.lerp(b, 0.25f), {0.25f, 1.5f, 3.25f});
    EXPECT_NEAR(a.distance(b), 3.742f, 0.001f);
}

TEST(Vec3, NormalizesAndMeasuresAngles) {
    expectNear(Vec3(0.0f, 3.0f, 4.0f).getNormalized(), {0.0f, 0.6f, 0.8f});
    EXPECT_EQ(Vec3::ZERO.getNormalized(), Vec3::ZERO);
    EXPECT_NEAR(Vec3::angle(Vec3::UNIT_X, Vec3::UNIT_Z), 1.5708f, kDigits);
}

TEST(Vec3, ClampsSmoothsAndReadsColors) {
    Vec3 v(5.0f, -5.0f, 0.5f);
    v.clamp(Vec3::ZERO, Vec3::ONE);
    EXPECT_EQ(v, Vec3(1.0f, 0.0f, 0.5f));
    v.smooth(Vec3(3.0f, 0.0f, 0.5f), 1.0f, 1.0f);
    expectNear(v, {2.0f, 0.0f, 0.5f});
    expectNear(Vec3::fromColor(0xff0033), {1.0f, 0.0f, 0.2f});
}

TEST(Vec4, DoesArithmetic) {
    const Vec4 a(1.0f, 2.0f, 3.0f, 4.0f);
    EXPECT_EQ(a + a, a * 2.0f);
    EXPECT_EQ(a - a, Vec4::ZERO);
    EXPECT_EQ(a.dot(Vec4::ONE), 10.0f);
    EXPECT_FLOAT_EQ(Vec4(2.0f, 0.0f, 0.0f, 0.0f).getNormalized().x, 1.0f);
    EXPECT_TRUE(Vec4(1.0f, 2.0f, 3.0f, 4.0f) < Vec4(1.0f, 2.0f, 3.0f, 5.0f));
    EXPECT_FLOAT_EQ(Vec4::fromColor(0x00ff0033).w, 0.2f);
    EXPECT_NEAR(Vec4::angle(Vec4::UNIT_X, Vec4::UNIT_Y), 1.5708f, kDigits);
    Vec4 clamped;
    Vec4::clamp(Vec4(2.0f, -1.0f, 0.5f, 9.0f), Vec4::ZERO, Vec4::ONE, &clamped);
    EXPECT_EQ(clamped, Vec4(1.0f, 0.0f, 0.5f, 1.0f));
}

} // namespace
