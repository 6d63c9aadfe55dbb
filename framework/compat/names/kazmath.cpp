#include "compat/names/kazmath.h"

namespace cocos2d {

Mat4* kmMat4Fill(Mat4* pOut, const float* pMat) {
    pOut->set(pMat);
    return pOut;
}

Mat4* kmMat4Assign(Mat4* pOut, const Mat4* pIn) {
    *pOut = *pIn;
    return pOut;
}

Mat4* kmMat4Identity(Mat4* pOut) {
    *pOut = Mat4::IDENTITY;
    return pOut;
}

Mat4* kmMat4Inverse(Mat4* pOut, const Mat4* pM) {
    *pOut = pM->getInversed();
    return pOut;
}

Mat4* kmMat4Transpose(Mat4* pOut, const Mat4* pIn) {
    *pOut = pIn->getTransposed();
    return pOut;
}

Mat4* kmMat4Multiply(Mat4* pOut, const Mat4* pM1, const Mat4* pM2) {
    *pOut = *pM1 * *pM2;
    return pOut;
}

Mat4* kmMat4Translation(Mat4* pOut, float x, float y, float z) {
    Mat4::createTranslation(x, y, z, pOut);
    return pOut;
}

Mat4* kmMat4RotationX(Mat4* pOut, float radians) {
    Mat4::createRotationX(radians, pOut);
    return pOut;
}

Mat4* kmMat4RotationY(Mat4* pOut, float radians) {
    Mat4::createRotationY(radians, pOut);
    return pOut;
}

Mat4* kmMat4RotationZ(Mat4* pOut, float radians) {
    Mat4::createRotationZ(radians, pOut);
    return pOut;
}

Mat4* kmMat4RotationAxisAngle(Mat4* pOut, const Vec3* axis, float radians) {
    Mat4::createRotation(*axis, radians, pOut);
    return pOut;
}

Mat4* kmMat4Scaling(Mat4* pOut, float x, float y, float z) {
    Mat4::createScale(x, y, z, pOut);
    return pOut;
}

Mat4* kmMat4PerspectiveProjection(Mat4* pOut, float fovY, float aspect, float zNear, float zFar) {
    Mat4::createPerspective(fovY, aspect, zNear, zFar, pOut);
    return pOut;
}

Mat4* kmMat4OrthographicProjection(Mat4* pOut, float left, float right, float bottom, float top,
                                   float nearVal, float farVal) {
    Mat4::createOrthographicOffCenter(left, right, bottom, top, nearVal, farVal, pOut);
    return pOut;
}

Mat4* kmMat4LookAt(Mat4* pOut, const Vec3* pEye, const Vec3* pCenter, const Vec3* pUp) {
    Mat4::createLookAt(*pEye, *pCenter, *pUp, pOut);
    return pOut;
}

Vec2* kmVec2Fill(Vec2* pOut, float x, float y) {
    pOut->set(x, y);
    return pOut;
}

Vec2* kmVec2Assign(Vec2* pOut, const Vec2* pIn) {
    *pOut = *pIn;
    return pOut;
}

float kmVec2Length(const Vec2* pIn) {
    return pIn->length();
}

float kmVec2LengthSq(const Vec2* pIn) {
    return pIn->lengthSquared();
}

Vec2* kmVec2Normalize(Vec2* pOut, const Vec2* pIn) {
    *pOut = *pIn;
    pOut->normalize();
    return pOut;
}

Vec2* kmVec2Lerp(Vec2* pOut, const Vec2* pV1, const Vec2* pV2, float t) {
    *pOut = *pV1 + (*pV2 - *pV1) * t;
    return pOut;
}

Vec2* kmVec2Add(Vec2* pOut, const Vec2* pV1, const Vec2* pV2) {
    *pOut = *pV1 + *pV2;
    return pOut;
}

Vec2* kmVec2Subtract(Vec2* pOut, const Vec2* pV1, const Vec2* pV2) {
    *pOut = *pV1 - *pV2;
    return pOut;
}

Vec2* kmVec2Scale(Vec2* pOut, const Vec2* pIn, float s) {
    *pOut = *pIn * s;
    return pOut;
}

float kmVec2Dot(const Vec2* pV1, const Vec2* pV2) {
    return Vec2::dot(*pV1, *pV2);
}

Vec3* kmVec3Fill(Vec3* pOut, float x, float y, float z) {
    pOut->set(x, y, z);
    return pOut;
}

Vec3* kmVec3Assign(Vec3* pOut, const Vec3* pIn) {
    *pOut = *pIn;
    return pOut;
}

float kmVec3Length(const Vec3* pIn) {
    return pIn->length();
}

float kmVec3LengthSq(const Vec3* pIn) {
    return pIn->lengthSquared();
}

Vec3* kmVec3Normalize(Vec3* pOut, const Vec3* pIn) {
    *pOut = *pIn;
    pOut->normalize();
    return pOut;
}

Vec3* kmVec3Lerp(Vec3* pOut, const Vec3* pV1, const Vec3* pV2, float t) {
    *pOut = *pV1 + (*pV2 - *pV1) * t;
    return pOut;
}

Vec3* kmVec3Add(Vec3* pOut, const Vec3* pV1, const Vec3* pV2) {
    *pOut = *pV1 + *pV2;
    return pOut;
}

Vec3* kmVec3Subtract(Vec3* pOut, const Vec3* pV1, const Vec3* pV2) {
    *pOut = *pV1 - *pV2;
    return pOut;
}

Vec3* kmVec3Scale(Vec3* pOut, const Vec3* pIn, float s) {
    *pOut = *pIn * s;
    return pOut;
}

float kmVec3Dot(const Vec3* pV1, const Vec3* pV2) {
    return Vec3::dot(*pV1, *pV2);
}

Vec3* kmVec3Cross(Vec3* pOut, const Vec3* pV1, const Vec3* pV2) {
    Vec3::cross(*pV1, *pV2, pOut);
    return pOut;
}

Vec3* kmVec3Zero(Vec3* pOut) {
    *pOut = Vec3::ZERO;
    return pOut;
}

Vec3* kmVec3Transform(Vec3* pOut, const Vec3* pV1, const Mat4* pM) {
    pM->transformPoint(*pV1, pOut);
    return pOut;
}

Vec3* kmVec3TransformNormal(Vec3* pOut, const Vec3* pV, const Mat4* pM) {
    pM->transformVector(*pV, pOut);
    return pOut;
}

Vec3* kmVec3TransformCoord(Vec3* pOut, const Vec3* pV, const Mat4* pM) {
    Vec4 point(pV->x, pV->y, pV->z, 1.0f);
    pM->transformVector(&point);
    pOut->set(point.x / point.w, point.y / point.w, point.z / point.w);
    return pOut;
}

Vec4* kmVec4Fill(Vec4* pOut, float x, float y, float z, float w) {
    pOut->set(x, y, z, w);
    return pOut;
}

Vec4* kmVec4Assign(Vec4* pOut, const Vec4* pIn) {
    *pOut = *pIn;
    return pOut;
}

float kmVec4Length(const Vec4* pIn) {
    return pIn->length();
}

float kmVec4LengthSq(const Vec4* pIn) {
    return pIn->lengthSquared();
}

Vec4* kmVec4Normalize(Vec4* pOut, const Vec4* pIn) {
    *pOut = *pIn;
    pOut->normalize();
    return pOut;
}

Vec4* kmVec4Lerp(Vec4* pOut, const Vec4* pV1, const Vec4* pV2, float t) {
    *pOut = *pV1 + (*pV2 - *pV1) * t;
    return pOut;
}

Vec4* kmVec4Add(Vec4* pOut, const Vec4* pV1, const Vec4* pV2) {
    *pOut = *pV1 + *pV2;
    return pOut;
}

Vec4* kmVec4Subtract(Vec4* pOut, const Vec4* pV1, const Vec4* pV2) {
    *pOut = *pV1 - *pV2;
    return pOut;
}

Vec4* kmVec4Scale(Vec4* pOut, const Vec4* pIn, float s) {
    *pOut = *pIn * s;
    return pOut;
}

float kmVec4Dot(const Vec4* pV1, const Vec4* pV2) {
    return Vec4::dot(*pV1, *pV2);
}

Vec4* kmVec4MultiplyMat4(Vec4* pOut, const Vec4* pV, const Mat4* pM) {
    pM->transformVector(*pV, pOut);
    return pOut;
}

Vec4* kmVec4Transform(Vec4* pOut, const Vec4* pV, const Mat4* pM) {
    pM->transformVector(*pV, pOut);
    return pOut;
}

} // namespace cocos2d
