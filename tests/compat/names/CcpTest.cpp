#include "compat/names/ccp.h"

#include "math/Near.h"

using namespace cocos2d;

namespace {

const Vec2 a = ccp(3.f, 4.f);
const Vec2 b = ccp(-1.f, 2.f);

TEST(Ccp, DoesArithmetic) {
    EXPECT_EQ(ccpAdd(a, b), Vec2(2.f, 6.f));
    EXPECT_EQ(ccpSub(a, b), Vec2(4.f, 2.f));
    EXPECT_EQ(ccpMult(a, 0.5f), Vec2(1.5f, 2.f));
    EXPECT_EQ(ccpNeg(a), Vec2(-3.f, -4.f));
    EXPECT_EQ(ccpMidpoint(a, b), Vec2(1.f, 3.f));
    EXPECT_EQ(ccpCompMult(a, b), Vec2(-3.f, 8.f));
    EXPECT_EQ(ccpDot(a, b), 5.f);
    EXPECT_EQ(ccpCross(a, b), 10.f);
    EXPECT_NEAR(ccpDistance(a, b), 4.4721f, kDigits);
    EXPECT_EQ(ccpDistanceSQ(a, b), 20.f);
    EXPECT_EQ(ccpFromSize(CCSizeMake(5.f, 6.f)), Vec2(5.f, 6.f));
}

TEST(Ccp, KnowsDirections) {
    expectNear(ccpNormalize(a), {0.6f, 0.8f});
    expectNear(ccpProject(a, b), {-1.f, 2.f});
    expectNear(ccpRotate(a, b), {-11.f, 2.f});
    expectNear(ccpUnrotate(a, b), {5.f, -10.f});
    expectNear(ccpForAngle(1.1f), {0.4536f, 0.8912f});
    EXPECT_NEAR(ccpToAngle(b), 2.0344f, kDigits);
    EXPECT_NEAR(ccpAngleSigned(a, b), 1.1071f, kDigits);
    EXPECT_NEAR(ccpAngle(b, a), -1.1071f, kDigits);
    expectNear(ccpRotateByAngle(a, b, 0.4f), {1.9054f, 5.3998f});
}

TEST(Ccp, ClampsComparesAndIntersects) {
    expectNear(ccpLerp(a, b, 0.25f), {2.f, 3.5f});
    EXPECT_EQ(ccpClamp(ccp(9.f, -9.f), b, a), Vec2(3.f, 2.f));
    EXPECT_TRUE(ccpFuzzyEqual(a, ccp(3.2f, 3.9f), 0.3f));
    EXPECT_EQ(ccpCompOp(ccp(1.6f, -1.6f), floorf), Vec2(1.f, -2.f));
    float s = 0.f;
    float t = 0.f;
    EXPECT_TRUE(ccpLineIntersect(ccp(0.f, 0.f), ccp(2.f, 2.f), ccp(0.f, 2.f), ccp(2.f, 0.f), &s, &t));
    EXPECT_EQ(s, 0.5f);
    EXPECT_TRUE(ccpSegmentIntersect(ccp(0.f, 0.f), ccp(2.f, 2.f), ccp(0.f, 2.f), ccp(2.f, 0.f)));
    expectNear(ccpIntersectPoint(ccp(0.f, 0.f), ccp(4.f, 4.f), ccp(0.f, 2.f), ccp(2.f, 0.f)), {1.f, 1.f});
}

TEST(Ccp, MakesColorsAndRectangles) {
    EXPECT_TRUE(ccc3BEqual(ccc3(1, 2, 3), ccc3(1, 2, 3)));
    EXPECT_FALSE(ccc3BEqual(ccc3(1, 2, 3), ccc3(1, 2, 9)));
    EXPECT_EQ(ccc4(1, 2, 3, 4).a, 4);
    EXPECT_EQ(ccc4f(0.5f, 0.f, 0.f, 1.f).r, 0.5f);
    EXPECT_TRUE(ccWHITE == Color3B::WHITE);
    EXPECT_EQ(CCPointZero, Vec2::ZERO);
    EXPECT_TRUE(CCRectMake(1.f, 2.f, 3.f, 4.f).equals(Rect(1.f, 2.f, 3.f, 4.f)));
    EXPECT_TRUE(CCAffineTransformEqualToTransform(CCAffineTransformIdentity(), AffineTransform::IDENTITY));
}

} // namespace
