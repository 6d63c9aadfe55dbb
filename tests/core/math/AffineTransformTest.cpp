#include "math/AffineTransform.h"

#include "math/Near.h"

using namespace cocos2d;

namespace {

void expectSameTransform(const AffineTransform& actual, const AffineTransform& expected) {
    EXPECT_NEAR(actual.a, expected.a, kDigits);
    EXPECT_NEAR(actual.b, expected.b, kDigits);
    EXPECT_NEAR(actual.c, expected.c, kDigits);
    EXPECT_NEAR(actual.d, expected.d, kDigits);
    EXPECT_NEAR(actual.tx, expected.tx, kDigits);
    EXPECT_NEAR(actual.ty, expected.ty, kDigits);
}

TEST(AffineTransform, StepsActBeforeWhatIsThereAlready) {
    AffineTransform t = AffineTransformMakeIdentity();
    t = AffineTransformTranslate(t, 10.0f, 5.0f);
    t = AffineTransformScale(t, 2.0f, 3.0f);
    t = AffineTransformTranslate(t, 1.0f, 1.0f);
    expectSameTransform(t, {2.0f, 0.0f, 0.0f, 3.0f, 12.0f, 8.0f});
    t = AffineTransformRotate(t, 0.5f);
    expectSameTransform(t, {1.7552f, 1.4383f, -0.9589f, 2.6327f, 12.0f, 8.0f});
}

TEST(AffineTransform, MovesPointsSizesAndRectangles) {
    const AffineTransform t = AffineTransformMake(0.0f, 1.0f, -2.0f, 0.0f, 10.0f, 20.0f);
    expectNear(PointApplyAffineTransform(Vec2(3.0f, 4.0f), t), {2.0f, 23.0f});
    EXPECT_TRUE(SizeApplyAffineTransform(Size(3.0f, 4.0f), t).equals(Size(-8.0f, 3.0f)));
    expectNear(RectApplyAffineTransform(Rect(1.0f, 2.0f, 3.0f, 4.0f), t), {-2.0f, 21.0f, 8.0f, 3.0f});
}

TEST(AffineTransform, ConcatAppliesTheFirstFirst) {
    const AffineTransform move = AffineTransformTranslate(AffineTransform::IDENTITY, 10.0f, 0.0f);
    const AffineTransform grow = AffineTransformScale(AffineTransform::IDENTITY, 2.0f, 4.0f);
    expectSameTransform(AffineTransformConcat(move, grow), {2.0f, 0.0f, 0.0f, 4.0f, 20.0f, 0.0f});
    expectSameTransform(AffineTransformConcat(grow, move), {2.0f, 0.0f, 0.0f, 4.0f, 10.0f, 0.0f});
}

TEST(AffineTransform, InverseUndoes) {
    const AffineTransform t = AffineTransformMake(2.0f, 1.0f, -1.0f, 3.0f, 7.0f, -5.0f);
    const AffineTransform inverse = AffineTransformInvert(t);
    expectSameTransform(inverse, {0.4286f, -0.1429f, 0.1429f, 0.2857f, -2.2857f, 2.4286f});
    expectSameTransform(AffineTransformConcat(t, inverse), AffineTransform::IDENTITY);
}

TEST(AffineTransform, AFlatTransformIsItsOwnInverse) {
    const AffineTransform flat = AffineTransformMake(0.0f, 0.0f, 0.0f, 1.0f, 3.0f, 4.0f);
    EXPECT_TRUE(AffineTransformEqualToTransform(AffineTransformInvert(flat), flat));
}

TEST(AffineTransform, GoesToAMatrixAndBack) {
    const AffineTransform t = AffineTransformMake(1.0f, 2.0f, 3.0f, 4.0f, 5.0f, 6.0f);
    Mat4 matrix;
    CGAffineToGL(t, matrix.m);
    expectNear(PointApplyTransform(Vec2(7.0f, 8.0f), matrix), PointApplyAffineTransform(Vec2(7.0f, 8.0f), t));
    AffineTransform back{};
    GLToCGAffine(matrix.m, &back);
    EXPECT_TRUE(AffineTransformEqualToTransform(back, t));
}

TEST(RectApplyTransform, GivesTheBoundsOfTheMovedRectangle) {
    Mat4 m;
    m.translate(10.0f, 20.0f, 0.0f);
    m.scale(2.0f, -1.0f, 1.0f);
    expectNear(RectApplyTransform(Rect(1.0f, 2.0f, 3.0f, 4.0f), m), {12.0f, 14.0f, 6.0f, 4.0f});
    expectNear(PointApplyTransform(Vec2(1.0f, 2.0f), m), {12.0f, 18.0f});
}

} // namespace
