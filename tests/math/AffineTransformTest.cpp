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
    t = AffineTransformTranslate(t, 10.f, 5.f);
    t = AffineTransformScale(t, 2.f, 3.f);
    t = AffineTransformTranslate(t, 1.f, 1.f);
    expectSameTransform(t, {2.f, 0.f, 0.f, 3.f, 12.f, 8.f});
    t = AffineTransformRotate(t, 0.5f);
    expectSameTransform(t, {1.7552f, 1.4383f, -0.9589f, 2.6327f, 12.f, 8.f});
}

TEST(AffineTransform, MovesPointsSizesAndRectangles) {
    const AffineTransform t = AffineTransformMake(0.f, 1.f, -2.f, 0.f, 10.f, 20.f);
    expectNear(PointApplyAffineTransform(Vec2(3.f, 4.f), t), {2.f, 23.f});
    EXPECT_TRUE(SizeApplyAffineTransform(Size(3.f, 4.f), t).equals(Size(-8.f, 3.f)));
    expectNear(RectApplyAffineTransform(Rect(1.f, 2.f, 3.f, 4.f), t), {-2.f, 21.f, 8.f, 3.f});
}

TEST(AffineTransform, ConcatAppliesTheFirstFirst) {
    const AffineTransform move = AffineTransformTranslate(AffineTransform::IDENTITY, 10.f, 0.f);
    const AffineTransform grow = AffineTransformScale(AffineTransform::IDENTITY, 2.f, 4.f);
    expectSameTransform(AffineTransformConcat(move, grow), {2.f, 0.f, 0.f, 4.f, 20.f, 0.f});
    expectSameTransform(AffineTransformConcat(grow, move), {2.f, 0.f, 0.f, 4.f, 10.f, 0.f});
}

TEST(AffineTransform, InverseUndoes) {
    const AffineTransform t = AffineTransformMake(2.f, 1.f, -1.f, 3.f, 7.f, -5.f);
    const AffineTransform inverse = AffineTransformInvert(t);
    expectSameTransform(inverse, {0.4286f, -0.1429f, 0.1429f, 0.2857f, -2.2857f, 2.4286f});
    expectSameTransform(AffineTransformConcat(t, inverse), AffineTransform::IDENTITY);
}

TEST(AffineTransform, AFlatTransformIsItsOwnInverse) {
    const AffineTransform flat = AffineTransformMake(0.f, 0.f, 0.f, 1.f, 3.f, 4.f);
    EXPECT_TRUE(AffineTransformEqualToTransform(AffineTransformInvert(flat), flat));
}

TEST(AffineTransform, GoesToAMatrixAndBack) {
    const AffineTransform t = AffineTransformMake(1.f, 2.f, 3.f, 4.f, 5.f, 6.f);
    Mat4 matrix;
    CGAffineToGL(t, matrix.m);
    expectNear(PointApplyTransform(Vec2(7.f, 8.f), matrix), PointApplyAffineTransform(Vec2(7.f, 8.f), t));
    AffineTransform back{};
    GLToCGAffine(matrix.m, &back);
    EXPECT_TRUE(AffineTransformEqualToTransform(back, t));
}

TEST(RectApplyTransform, GivesTheBoundsOfTheMovedRectangle) {
    Mat4 m;
    m.translate(10.f, 20.f, 0.f);
    m.scale(2.f, -1.f, 1.f);
    expectNear(RectApplyTransform(Rect(1.f, 2.f, 3.f, 4.f), m), {12.f, 14.f, 6.f, 4.f});
    expectNear(PointApplyTransform(Vec2(1.f, 2.f), m), {12.f, 18.f});
}

} // namespace
