#include "math/Mat4.h"

#include "base/refuse.h"
#include "math/Quaternion.h"
#include "math/trigonometry.h"
namespace cocos2d {
namespace {

// Nearer than this an object has no direction to its camera.
constexpr float kNearestBillboardSquared = 1e-6f;

void placeBillboard(const Vec3& object, const Vec3& camera, const Vec3& cameraUp, const Vec3* cameraForward,
                    Mat4* dst) {
    Vec3 back(object, camera);
    const bool isNear = back.lengthSquared() < kNearestBillboardSquared;
    *dst = Mat4();
    dst->m[12] = object.x;
    dst->m[13] = object.y;
    dst->m[14] = object.z;
    if (isNear && !cameraForward) return;
    if (isNear) back = -*cameraForward;
    back.normalize();
    Vec3 right;
    Vec3::cross(cameraUp, back, &right);
    right.normalize();
    Vec3 up;
    Vec3::cross(back, right, &up);
    const Vec3 axes[3] = {right, up, back};
    for (int i = 0; i < 3; ++i) {
        dst->m[4 * i] = axes[i].x;
        dst->m[4 * i + 1] = axes[i].y;
        dst->m[4 * i + 2] = axes[i].z;
    }
}

} // namespace

void Mat4::createLookAt(const Vec3& eyePosition, const Vec3& targetPosition, const Vec3& up, Mat4* dst) {
    const Vec3 back = Vec3(targetPosition, eyePosition).getNormalized();
    Vec3 right;
    Vec3::cross(up, back, &right);
    right.normalize();
    Vec3 top;
    Vec3::cross(back, right, &top);
    top.normalize();
    dst->set(right.x, right.y, right.z, -right.dot(eyePosition), //
             top.x, top.y, top.z, -top.dot(eyePosition),         //
             back.x, back.y, back.z, -back.dot(eyePosition),     //
             0.0f, 0.0f, 0.0f, 1.0f);
}

void Mat4::createLookAt(float eyePositionX, float eyePositionY, float eyePositionZ, float targetCenterX,
                        float targetCenterY, float targetCenterZ, float upX, float upY, float upZ,
                        Mat4* dst) {
    createLookAt({eyePositionX, eyePositionY, eyePositionZ}, {targetCenterX, targetCenterY, targetCenterZ},
                 {upX, upY, upZ}, dst);
}

void Mat4::createPerspective(float fieldOfView, float aspectRatio, float zNearPlane, float zFarPlane,
                             Mat4* dst) {
    CCASSERT(zFarPlane != zNearPlane && aspectRatio != 0.0f, "Mat4::createPerspective: empty view");
    const float tangent = copra::tangent(MATH_DEG_TO_RAD(fieldOfView) * 0.5f);
    if (std::fabs(tangent) < MATH_EPSILON || zFarPlane == zNearPlane || aspectRatio == 0.0f) {
        copra::warning("Mat4::createPerspective: invalid field of view %g, aspect %g or depth %g..%g",
                       static_cast<double>(fieldOfView), static_cast<double>(aspectRatio),
                       static_cast<double>(zNearPlane), static_cast<double>(zFarPlane));
        return;
    }
    const float depth = zNearPlane - zFarPlane;
    dst->set(1.0f / (aspectRatio * tangent), 0.0f, 0.0f, 0.0f,                                    //
             0.0f, 1.0f / tangent, 0.0f, 0.0f,                                                    //
             0.0f, 0.0f, (zFarPlane + zNearPlane) / depth, 2.0f * zFarPlane * zNearPlane / depth, //
             0.0f, 0.0f, -1.0f, 0.0f);
}

void Mat4::createOrthographic(float width, float height, float zNearPlane, float zFarPlane, Mat4* dst) {
    createOrthographicOffCenter(-width / 2.0f, width / 2.0f, -height / 2.0f, height / 2.0f, zNearPlane,
                                zFarPlane, dst);
}

void Mat4::createOrthographicOffCenter(float left, float right, float bottom, float top, float zNearPlane,
                                       float zFarPlane, Mat4* dst) {
    CCASSERT(right != left && top != bottom && zFarPlane != zNearPlane,
             "Mat4::createOrthographic: empty view");
    const float width = right - left;
    const float height = top - bottom;
    const float depth = zNearPlane - zFarPlane;
    dst->set(2.0f / width, 0.0f, 0.0f, -(left + right) / width,          //
             0.0f, 2.0f / height, 0.0f, -(top + bottom) / height,        //
             0.0f, 0.0f, 2.0f / depth, (zNearPlane + zFarPlane) / depth, //
             0.0f, 0.0f, 0.0f, 1.0f);
}

void Mat4::createBillboard(const Vec3& objectPosition, const Vec3& cameraPosition, const Vec3& cameraUpVector,
                           Mat4* dst) {
    placeBillboard(objectPosition, cameraPosition, cameraUpVector, nullptr, dst);
}

void Mat4::createBillboard(const Vec3& objectPosition, const Vec3& cameraPosition, const Vec3& cameraUpVector,
                           const Vec3& cameraForwardVector, Mat4* dst) {
    placeBillboard(objectPosition, cameraPosition, cameraUpVector, &cameraForwardVector, dst);
}

void Mat4::createScale(float xScale, float yScale, float zScale, Mat4* dst) {
    *dst = Mat4();
    dst->m[0] = xScale;
    dst->m[5] = yScale;
    dst->m[10] = zScale;
}

void Mat4::createRotation(const Quaternion& q, Mat4* dst) {
    dst->set(1.0f - 2.0f * (q.y * q.y + q.z * q.z), 2.0f * (q.x * q.y - q.w * q.z),
             2.0f * (q.x * q.z + q.w * q.y), 0.0f, //
             2.0f * (q.x * q.y + q.w * q.z), 1.0f - 2.0f * (q.x * q.x + q.z * q.z),
             2.0f * (q.y * q.z - q.w * q.x), 0.0f, //
             2.0f * (q.x * q.z - q.w * q.y), 2.0f * (q.y * q.z + q.w * q.x),
             1.0f - 2.0f * (q.x * q.x + q.y * q.y), 0.0f, //
             0.0f, 0.0f, 0.0f, 1.0f);
}

// Rodrigues' rotation formula.
void Mat4::createRotation(const Vec3& axis, float angle, Mat4* dst) {
    const Vec3 a = axis.getNormalized();
    const auto [s, c] = copra::turnOfRadians(angle);
    const float t = 1.0f - c;
    dst->set(c + t * a.x * a.x, t * a.x * a.y - s * a.z, t * a.x * a.z + s * a.y, 0.0f, //
             t * a.x * a.y + s * a.z, c + t * a.y * a.y, t * a.y * a.z - s * a.x, 0.0f, //
             t * a.x * a.z - s * a.y, t * a.y * a.z + s * a.x, c + t * a.z * a.z, 0.0f, //
             0.0f, 0.0f, 0.0f, 1.0f);
}

void Mat4::createRotationX(float angle, Mat4* dst) {
    createRotation(Vec3::UNIT_X, angle, dst);
}

void Mat4::createRotationY(float angle, Mat4* dst) {
    createRotation(Vec3::UNIT_Y, angle, dst);
}

void Mat4::createRotationZ(float angle, Mat4* dst) {
    createRotation(Vec3::UNIT_Z, angle, dst);
}

void Mat4::createTranslation(float xTranslation, float yTranslation, float zTranslation, Mat4* dst) {
    *dst = Mat4();
    dst->m[12] = xTranslation;
    dst->m[13] = yTranslation;
    dst->m[14] = zTranslation;
}

} // namespace cocos2d
