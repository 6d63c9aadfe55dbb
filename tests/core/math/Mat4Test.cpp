#include "math/Mat4.h"

#include "math/Near.h"
#include "math/Quaternion.h"

using namespace cocos2d;

namespace {

Mat4 placed() {
    Mat4 m;
    m.translate(3.0f, -4.0f, 2.0f);
    m.rotateZ(0.7f);
    m.scale(2.0f, 4.0f, 1.0f);
    return m;
}

TEST(Mat4, IsTheIdentityAtFirst) {
    EXPECT_TRUE(Mat4().isIdentity());
    EXPECT_FALSE(Mat4::ZERO.isIdentity());
}

TEST(Mat4, MovesPointsButNotDirections) {
    Mat4 m;
    Mat4::createTranslation(1.0f, 2.0f, 3.0f, &m);
    Vec3 point(1.0f, 1.0f, 1.0f);
    m.transformPoint(&point);
    expectNear(point, {2.0f, 3.0f, 4.0f});
    Vec3 direction(1.0f, 1.0f, 1.0f);
    m.transformVector(&direction);
    expectNear(direction, {1.0f, 1.0f, 1.0f});
    Vec3 translation;
    m.getTranslation(&translation);
    expectNear(translation, {1.0f, 2.0f, 3.0f});
    Vec4 homogeneous(1.0f, 1.0f, 1.0f, 1.0f);
    m.transformVector(&homogeneous);
    EXPECT_EQ(homogeneous, Vec4(2.0f, 3.0f, 4.0f, 1.0f));
}

TEST(Mat4, ProductsActFromRightToLeft) {
    Mat4 move;
    Mat4 grow;
    Mat4::createTranslation(10.0f, 0.0f, 0.0f, &move);
    Mat4::createScale(2.0f, 3.0f, 4.0f, &grow);
    EXPECT_EQ((move * grow).m[12], 10.0f);
    EXPECT_EQ((grow * move).m[12], 20.0f);
    Mat4 inPlace = move;
    inPlace.multiply(grow);
    expectNear(inPlace, move * grow);
    Mat4 aliased = grow;
    Mat4::multiply(aliased, move, &aliased);
    expectNear(aliased, grow * move);
    expectNear(move * grow * Vec3(1.0f, 1.0f, 1.0f), {2.0f, 3.0f, 4.0f});
}

TEST(Mat4, StepsActBeforeWhatIsThereAlready) {
    Mat4 m;
    m.translate(5.0f, 0.0f, 0.0f);
    m.rotateZ(0.3f);
    m.scale(2.0f, 2.0f, 1.0f);
    expectNear(m, Mat4(1.911f, -0.591f, 0.0f, 5.0f, 0.591f, 1.911f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f,
                       0.0f, 0.0f, 1.0f));
    Vec3 v(1.0f, 2.0f, 0.0f);
    m.transformPoint(&v);
    expectNear(v, {5.729f, 4.412f, 0.0f});
}

TEST(Mat4, RotationsAreCounterClockwise) {
    Mat4 m;
    Mat4::createRotationZ(0.5f, &m);
    expectNear(m * Vec3::UNIT_X, {0.878f, 0.479f, 0.0f});
    Mat4::createRotationX(0.5f, &m);
    expectNear(m * Vec3::UNIT_Y, {0.0f, 0.878f, 0.479f});
    Mat4::createRotationY(0.5f, &m);
    expectNear(m * Vec3::UNIT_Z, {0.479f, 0.0f, 0.878f});
    Mat4 axis;
    Mat4::createRotation(Vec3(0.0f, 2.0f, 0.0f), 0.5f, &axis);
    expectNear(axis, m);
}

TEST(Mat4, InverseUndoes) {
    Mat4 m = placed();
    m.rotateX(0.4f);
    m.m[3] = 0.1f; // a projection, too
    EXPECT_NEAR(placed().determinant(), 8.0f, 0.001f);
    expectNear(m * m.getInversed(), Mat4::IDENTITY, 0.0001f);
    expectNear(placed().getInversed(), Mat4(0.382f, 0.322f, 0.0f, 0.141f, -0.161f, 0.191f, 0.0f, 1.248f, 0.0f,
                                            0.0f, 1.0f, -2.0f, 0.0f, 0.0f, 0.0f, 1.0f));
}

TEST(Mat4, ASingularMatrixStaysAsItIs) {
    Mat4 m = Mat4::ZERO;
    EXPECT_FALSE(m.inverse());
    expectNear(m, Mat4::ZERO);
}

TEST(Mat4, TransposeSwapsRowsAndColumns) {
    const Mat4 m = placed();
    const Mat4 t = m.getTransposed();
    EXPECT_EQ(t.m[3], m.m[12]);
    EXPECT_EQ(t.m[1], m.m[4]);
    expectNear(t.getTransposed(), m);
}

TEST(Mat4, DecomposesIntoScaleRotationAndTranslation) {
    Vec3 scale;
    Vec3 translation;
    Quaternion rotation;
    EXPECT_TRUE(placed().decompose(&scale, &rotation, &translation));
    expectNear(scale, {2.0f, 4.0f, 1.0f});
    expectNear(translation, {3.0f, -4.0f, 2.0f});
    Vec3 axis;
    EXPECT_NEAR(rotation.toAxisAngle(&axis), 0.7f, 0.001f);
    expectNear(axis, Vec3::UNIT_Z);
    EXPECT_FALSE(Mat4::ZERO.decompose(nullptr, &rotation, nullptr));
}

TEST(Mat4, ProjectsOrthographically) {
    Mat4 m;
    Mat4::createOrthographic(200.0f, 100.0f, -1.0f, 1.0f, &m);
    expectNear(m, Mat4(0.01f, 0.0f, 0.0f, 0.0f, 0.0f, 0.02f, 0.0f, 0.0f, 0.0f, 0.0f, -1.0f, 0.0f, 0.0f, 0.0f,
                       0.0f, 1.0f));
    Mat4::createOrthographicOffCenter(0.0f, 960.0f, 0.0f, 640.0f, -10.0f, 10.0f, &m);
    Vec3 corner(960.0f, 0.0f, 10.0f);
    m.transformPoint(&corner);
    expectNear(corner, {1.0f, -1.0f, -1.0f});
}

TEST(Mat4, ProjectsInPerspective) {
    Mat4 m;
    Mat4::createPerspective(90.0f, 2.0f, 1.0f, 11.0f, &m);
    Vec4 edge(10.0f, 5.0f, -5.0f, 1.0f);
    m.transformVector(&edge);
    EXPECT_NEAR(edge.x / edge.w, 1.0f, 0.001f);
    EXPECT_NEAR(edge.y / edge.w, 1.0f, 0.001f);
    Vec4 farthest(0.0f, 0.0f, -11.0f, 1.0f);
    m.transformVector(&farthest);
    EXPECT_NEAR(farthest.z / farthest.w, 1.0f, 0.001f);
}

TEST(Mat4, LooksFromTheEyeToTheTarget) {
    Mat4 m;
    Mat4::createLookAt(Vec3(0.0f, 0.0f, 10.0f), Vec3::ZERO, Vec3::UNIT_Y, &m);
    Vec3 target(1.0f, 2.0f, 0.0f);
    m.transformPoint(&target);
    expectNear(target, {1.0f, 2.0f, -10.0f});
}

TEST(Mat4, BillboardsFaceTheCamera) {
    Mat4 m;
    Mat4::createBillboard(Vec3::ZERO, Vec3(5.0f, 0.0f, 0.0f), Vec3::UNIT_Y, &m);
    expectNear(m * Vec3::UNIT_Z, Vec3::UNIT_X);
    Mat4::createBillboard(Vec3::ZERO, Vec3::ZERO, Vec3::UNIT_Y, &m);
    EXPECT_TRUE(m.isIdentity());
}

} // namespace
