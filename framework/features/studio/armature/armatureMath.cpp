#include "studio/armature/armatureMath.h"

#include "math/trigonometry.h"
#include "nodes/sprites/Sprite.h"

#include <cmath>

using namespace cocos2d;

namespace cocostudio {

namespace {

AffineTransform transformOf(const BaseData& node, bool isScaled = true) {
    const float scaleX = isScaled ? node.scaleX : 1.0f;
    const float scaleY = isScaled ? node.scaleY : 1.0f;
    const copra::Turn x = copra::turnOfRadians(node.skewX);
    const copra::Turn y = copra::turnOfRadians(node.skewY);
    return {scaleX * y.cos, scaleX * y.sin, scaleY * x.sin, scaleY * x.cos, node.x, node.y};
}

void toParent(BaseData& node, const BaseData& parent, bool isScaled) {
    TransformHelp::matrixToNode(AffineTransformConcat(transformOf(node), transformOf(parent, isScaled)),
                                node);
}

void fromParent(BaseData& node, const BaseData& parent, bool isScaled) {
    const AffineTransform inverse = AffineTransformInvert(transformOf(parent, isScaled));
    TransformHelp::matrixToNode(AffineTransformConcat(transformOf(node), inverse), node);
}

} // namespace

void TransformHelp::transformFromParent(BaseData& node, const BaseData& parentNode) {
    fromParent(node, parentNode, true);
}

void TransformHelp::transformToParent(BaseData& node, const BaseData& parentNode) {
    toParent(node, parentNode, true);
}

void TransformHelp::transformFromParentWithoutScale(BaseData& node, const BaseData& parentNode) {
    fromParent(node, parentNode, false);
}

void TransformHelp::transformToParentWithoutScale(BaseData& node, const BaseData& parentNode) {
    toParent(node, parentNode, false);
}

void TransformHelp::nodeToMatrix(const BaseData& node, AffineTransform& matrix) {
    matrix = transformOf(node);
}

void TransformHelp::nodeToMatrix(const BaseData& node, Mat4& matrix) {
    matrix = Mat4::IDENTITY;
    CGAffineToGL(transformOf(node), matrix.m);
}

void TransformHelp::matrixToNode(const AffineTransform& matrix, BaseData& node) {
    node.skewX = copra::arcTangent(matrix.c, matrix.d);
    node.skewY = copra::arcTangent(matrix.b, matrix.a);
    node.scaleX = std::hypot(matrix.a, matrix.b);
    node.scaleY = std::hypot(matrix.c, matrix.d);
    node.x = matrix.tx;
    node.y = matrix.ty;
}

void TransformHelp::matrixToNode(const Mat4& matrix, BaseData& node) {
    AffineTransform transform;
    GLToCGAffine(matrix.m, &transform);
    matrixToNode(transform, node);
}

void TransformHelp::nodeConcat(BaseData& target, BaseData& source) {
    target.x += source.x;
    target.y += source.y;
    target.skewX += source.skewX;
    target.skewY += source.skewY;
    target.scaleX += source.scaleX;
    target.scaleY += source.scaleY;
}

void TransformHelp::nodeSub(BaseData& target, BaseData& source) {
    target.x -= source.x;
    target.y -= source.y;
    target.skewX -= source.skewX;
    target.skewY -= source.skewY;
    target.scaleX -= source.scaleX;
    target.scaleY -= source.scaleY;
}

bool isSpriteContainPoint(Sprite* sprite, Vec2 point, Vec2& outPoint) {
    outPoint = sprite->convertToNodeSpace(point);
    return Rect(Vec2::ZERO, sprite->getContentSize()).containsPoint(outPoint);
}

bool isSpriteContainPoint(Sprite* sprite, Vec2 point) {
    Vec2 inSprite;
    return isSpriteContainPoint(sprite, point, inSprite);
}

Vec2 bezierTo(float t, Vec2& point1, Vec2& point2, Vec2& point3) {
    const float u = 1.0f - t;
    return point1 * (u * u) + point2 * (2.0f * t * u) + point3 * (t * t);
}

Vec2 bezierTo(float t, Vec2& point1, Vec2& point2, Vec2& point3, Vec2& point4) {
    const float u = 1.0f - t;
    return point1 * (u * u * u) + point2 * (3.0f * t * u * u) + point3 * (3.0f * t * t * u) +
           point4 * (t * t * t);
}

Vec2 circleTo(float t, Vec2& center, float radius, float fromRadian, float radianDif) {
    const float angle = fromRadian + radianDif * t;
    return center + Vec2::forAngle(angle) * radius;
}

} // namespace cocostudio
