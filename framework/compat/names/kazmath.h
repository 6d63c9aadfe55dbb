#pragma once

#include "math/Mat4.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "math/Vec4.h"

/// The functions of Kazmath, the math library of cocos2d-x 2.x. Each function with a parameter `pOut` writes
/// its result there and returns it; `pOut` may be one of the other arguments. In new code use the member
/// functions.

namespace cocos2d {

/// Matrices. Angles are in radians, fields of view in degrees.
using kmScalar = float;
using kmMat4 = Mat4;
Mat4* kmMat4Fill(Mat4* pOut, const float* pMat);
Mat4* kmMat4Assign(Mat4* pOut, const Mat4* pIn);
Mat4* kmMat4Identity(Mat4* pOut);
Mat4* kmMat4Inverse(Mat4* pOut, const Mat4* pM);
Mat4* kmMat4Transpose(Mat4* pOut, const Mat4* pIn);
Mat4* kmMat4Multiply(Mat4* pOut, const Mat4* pM1, const Mat4* pM2);
Mat4* kmMat4Translation(Mat4* pOut, float x, float y, float z);
Mat4* kmMat4RotationX(Mat4* pOut, float radians);
Mat4* kmMat4RotationY(Mat4* pOut, float radians);
Mat4* kmMat4RotationZ(Mat4* pOut, float radians);
Mat4* kmMat4RotationAxisAngle(Mat4* pOut, const Vec3* axis, float radians);
Mat4* kmMat4Scaling(Mat4* pOut, float x, float y, float z);
Mat4* kmMat4PerspectiveProjection(Mat4* pOut, float fovY, float aspect, float zNear, float zFar);
Mat4* kmMat4OrthographicProjection(Mat4* pOut, float left, float right, float bottom, float top,
                                   float nearVal, float farVal);
Mat4* kmMat4LookAt(Mat4* pOut, const Vec3* pEye, const Vec3* pCenter, const Vec3* pUp);

/// Vectors with 2 components.
using kmVec2 = Vec2;
Vec2* kmVec2Fill(Vec2* pOut, float x, float y);
Vec2* kmVec2Assign(Vec2* pOut, const Vec2* pIn);
float kmVec2Length(const Vec2* pIn);
float kmVec2LengthSq(const Vec2* pIn);
Vec2* kmVec2Normalize(Vec2* pOut, const Vec2* pIn);
Vec2* kmVec2Lerp(Vec2* pOut, const Vec2* pV1, const Vec2* pV2, float t);
Vec2* kmVec2Add(Vec2* pOut, const Vec2* pV1, const Vec2* pV2);
Vec2* kmVec2Subtract(Vec2* pOut, const Vec2* pV1, const Vec2* pV2);
Vec2* kmVec2Scale(Vec2* pOut, const Vec2* pIn, float s);
float kmVec2Dot(const Vec2* pV1, const Vec2* pV2);
inline const Vec2 KM_VEC2_POS_X(1.0f, 0.0f);
inline const Vec2 KM_VEC2_POS_Y(0.0f, 1.0f);
inline const Vec2 KM_VEC2_NEG_X(-1.0f, 0.0f);
inline const Vec2 KM_VEC2_NEG_Y(0.0f, -1.0f);
inline const Vec2 KM_VEC2_ZERO(0.0f, 0.0f);

/// Vectors with 3 components.
using kmVec3 = Vec3;
Vec3* kmVec3Fill(Vec3* pOut, float x, float y, float z);
Vec3* kmVec3Assign(Vec3* pOut, const Vec3* pIn);
float kmVec3Length(const Vec3* pIn);
float kmVec3LengthSq(const Vec3* pIn);
Vec3* kmVec3Normalize(Vec3* pOut, const Vec3* pIn);
Vec3* kmVec3Lerp(Vec3* pOut, const Vec3* pV1, const Vec3* pV2, float t);
Vec3* kmVec3Add(Vec3* pOut, const Vec3* pV1, const Vec3* pV2);
Vec3* kmVec3Subtract(Vec3* pOut, const Vec3* pV1, const Vec3* pV2);
Vec3* kmVec3Scale(Vec3* pOut, const Vec3* pIn, float s);
float kmVec3Dot(const Vec3* pV1, const Vec3* pV2);
Vec3* kmVec3Cross(Vec3* pOut, const Vec3* pV1, const Vec3* pV2);
Vec3* kmVec3Zero(Vec3* pOut);
/// Transforms a point.
Vec3* kmVec3Transform(Vec3* pOut, const Vec3* pV1, const Mat4* pM);
/// Transforms a direction, without the translation.
Vec3* kmVec3TransformNormal(Vec3* pOut, const Vec3* pV, const Mat4* pM);
/// Transforms a point, and divides it by w.
Vec3* kmVec3TransformCoord(Vec3* pOut, const Vec3* pV, const Mat4* pM);
inline const Vec3 KM_VEC3_POS_X(1.0f, 0.0f, 0.0f);
inline const Vec3 KM_VEC3_POS_Y(0.0f, 1.0f, 0.0f);
inline const Vec3 KM_VEC3_POS_Z(0.0f, 0.0f, 1.0f);
inline const Vec3 KM_VEC3_NEG_X(-1.0f, 0.0f, 0.0f);
inline const Vec3 KM_VEC3_NEG_Y(0.0f, -1.0f, 0.0f);
inline const Vec3 KM_VEC3_NEG_Z(0.0f, 0.0f, -1.0f);
inline const Vec3 KM_VEC3_ZERO(0.0f, 0.0f, 0.0f);

/// Vectors with 4 components.
using kmVec4 = Vec4;
Vec4* kmVec4Fill(Vec4* pOut, float x, float y, float z, float w);
Vec4* kmVec4Assign(Vec4* pOut, const Vec4* pIn);
float kmVec4Length(const Vec4* pIn);
float kmVec4LengthSq(const Vec4* pIn);
Vec4* kmVec4Normalize(Vec4* pOut, const Vec4* pIn);
Vec4* kmVec4Lerp(Vec4* pOut, const Vec4* pV1, const Vec4* pV2, float t);
Vec4* kmVec4Add(Vec4* pOut, const Vec4* pV1, const Vec4* pV2);
Vec4* kmVec4Subtract(Vec4* pOut, const Vec4* pV1, const Vec4* pV2);
Vec4* kmVec4Scale(Vec4* pOut, const Vec4* pIn, float s);
float kmVec4Dot(const Vec4* pV1, const Vec4* pV2);
Vec4* kmVec4MultiplyMat4(Vec4* pOut, const Vec4* pV, const Mat4* pM);
Vec4* kmVec4Transform(Vec4* pOut, const Vec4* pV, const Mat4* pM);

} // namespace cocos2d
