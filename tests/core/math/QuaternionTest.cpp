#include "math/Quaternion.h"

#include "math/Mat4.h"
#include "math/Near.h"

using namespace cocos2d;

namespace {

TEST(Quaternion, TurnsVectorsAboutItsAxis) {
    const Quaternion q(Vec3::UNIT_Z, 0.5f);
    expectNear(q * Vec3::UNIT_X, {0.878f, 0.479f, 0.0f});
    EXPECT_TRUE(Quaternion().isIdentity());
    EXPECT_TRUE(Quaternion::zero().isZero());
}

TEST(Quaternion, GoesToAMatrixAndBackForAllAxes) {
    for (const Vec3& axis : {Vec3::UNIT_X, Vec3::UNIT_Y, Vec3::UNIT_Z, Vec3(1.0f, -2.0f, 3.0f)}) {
        for (const float angle : {0.3f, 2.0f, 3.0f}) {
            const Quaternion q(axis, angle);
            Mat4 m;
            Mat4::createRotation(q, &m);
            Mat4 direct;
            Mat4::createRotation(axis, angle, &direct);
            expectNear(m, direct);
            expectNear(Quaternion(m) * Vec3(1.0f, 2.0f, 3.0f), q * Vec3(1.0f, 2.0f, 3.0f));
        }
    }
}

TEST(Quaternion, ProductAppliesTheRightFirst) {
    const Quaternion x(Vec3::UNIT_X, 0.5f);
    const Quaternion z(Vec3::UNIT_Z, 0.8f);
    expectNear(x * z * Vec3::UNIT_X, x * (z * Vec3::UNIT_X));
}

TEST(Quaternion, InverseUndoes) {
    const Quaternion q(0.4f, 0.2f, -0.6f, 1.0f);
    const Quaternion one = q * q.getInversed();
    EXPECT_NEAR(one.w, 1.0f, 0.0001f);
    EXPECT_NEAR(one.x, 0.0f, 0.0001f);
    Quaternion none = Quaternion::ZERO;
    EXPECT_FALSE(none.inverse());
}

TEST(Quaternion, SlerpTurnsAtConstantSpeedAlongTheShorterArc) {
    const Quaternion from(Vec3::UNIT_Z, 0.0f);
    const Quaternion to(Vec3::UNIT_Z, 1.0f);
    const Quaternion negated(-to.x, -to.y, -to.z, -to.w);
    for (const Quaternion& end : {to, negated}) {
        Quaternion q;
        Quaternion::slerp(from, end, 0.25f, &q);
        expectNear(q * Vec3::UNIT_X, Vec3(std::cos(0.25f), std::sin(0.25f), 0.0f));
    }
}

TEST(Quaternion, LerpAndSquadReachTheirEnds) {
    const Quaternion from(Vec3::UNIT_Z, 0.2f);
    const Quaternion to(Vec3::UNIT_Z, 1.0f);
    Quaternion q;
    Quaternion::lerp(from, to, 1.0f, &q);
    EXPECT_NEAR(q.z, to.z, 0.0001f);
    Quaternion::squad(from, to, from, to, 0.0f, &q);
    EXPECT_NEAR(q.z, from.z, 0.0001f);
    Quaternion::squad(from, to, from, to, 1.0f, &q);
    EXPECT_NEAR(q.z, to.z, 0.0001f);
}

} // namespace
