/// 3-D rotation of nodes: about x or y, or by an additional transform. The node's transform is its
/// orthographic projection; while the node is drawn, a homography adds the perspective.

#include "math/AffineTransform.h"
#include "math/Homography.h"
#include "math/Quaternion.h"
#include "math/trigonometry.h"
#include "math/turn.h"
#include "platform/Screen.h"
#include "render/Renderer.h"
#include "scene/Camera.h"
#include "scene/NodeExtras.h"
#include "scene/rejectNaN.h"

#include <cmath>

namespace cocos2d {

void Node::setRotation3D(const Vec3& rotation) {
    if (copra::rejectNaN("setRotation3D", rotation.x, rotation.y)) return;
    if (_extras || rotation.x != 0.0f || rotation.y != 0.0f) {
        const Vec2 aboutXY(rotation.x, rotation.y);
        if (extras().rotation3D != aboutXY) {
            _rareFlags.set(copra::RareFlag::Shape, true);
            markTransformDirty();
        }
        extras().rotation3D = aboutXY;
    }
    setRotation(rotation.z);
}

Vec3 Node::getRotation3D() const {
    const Vec2 aboutXY = _extras ? _extras->rotation3D : Vec2::ZERO;
    return Vec3(aboutXY.x, aboutXY.y, _rotationX);
}

void Node::setRotationQuat(const Quaternion& q) {
    const float x = copra::arcTangent(2 * (q.w * q.x + q.y * q.z), 1 - 2 * (q.x * q.x + q.y * q.y));
    const float y = copra::arcSine(clampf(2 * (q.w * q.y - q.z * q.x), -1, 1));
    const float z = copra::arcTangent(2 * (q.w * q.z + q.x * q.y), 1 - 2 * (q.y * q.y + q.z * q.z));
    setRotation3D(Vec3(CC_RADIANS_TO_DEGREES(x), CC_RADIANS_TO_DEGREES(y), -CC_RADIANS_TO_DEGREES(z)));
}

Quaternion Node::getRotationQuat() const {
    const Vec3 degrees = getRotation3D();
    const Quaternion z(Vec3::UNIT_Z, -CC_DEGREES_TO_RADIANS(degrees.z));
    if (degrees.x == 0.0f && degrees.y == 0.0f) return z;
    return z * Quaternion(Vec3::UNIT_Y, CC_DEGREES_TO_RADIANS(degrees.y)) *
           Quaternion(Vec3::UNIT_X, CC_DEGREES_TO_RADIANS(degrees.x));
}

void Node::setAdditionalTransform(const Mat4* additionalTransform) {
    if (!additionalTransform && !_extras) return;
    for (int i = 0; additionalTransform && i < 16; ++i)
        if (copra::rejectNaN("setAdditionalTransform", additionalTransform->m[i])) return;
    copra::NodeExtras& rare = extras();
    // A transform that setNodeToParentTransform() has set is another than that of the properties.
    const AffineTransform current = _localTransform;
    bool isGiven = false;
    if (!(_visitFlags & kLocalTransformDirty)) {
        computeLocalTransform();
        isGiven = !AffineTransformEqualToTransform(current, _localTransform);
    }
    if (isGiven && !rare.hasAdditionalTransform) rare.givenTransform = current;
    rare.hasAdditionalTransform = additionalTransform != nullptr;
    if (additionalTransform) rare.additionalTransform = *additionalTransform;
    _rareFlags.set(copra::RareFlag::Shape, true);
    markTransformDirty();
    if (!isGiven) return;
    Mat4 given;
    CGAffineToGL(rare.givenTransform, given.m);
    setNodeToParentTransform(given);
}

void Node::setAdditionalTransform(const AffineTransform& additionalTransform) {
    Mat4 matrix;
    CGAffineToGL(additionalTransform, matrix.m);
    setAdditionalTransform(&matrix);
}

/// Position, rotation about z (which may differ by axis), y and x, scale, skew, anchor, additional transform.
void Node::computeTransform3D() const {
    const copra::Turn turnX = copra::turnOf(_rotationX);
    const copra::Turn turnY = copra::turnOf(_rotationY);
    Mat4 turn;
    turn.m[0] = turnY.cos;
    turn.m[1] = -turnY.sin;
    turn.m[4] = turnX.sin;
    turn.m[5] = turnX.cos;
    Mat4 aboutY;
    Mat4::createRotationY(CC_DEGREES_TO_RADIANS(_extras->rotation3D.y), &aboutY);
    Mat4 aboutX;
    Mat4::createRotationX(CC_DEGREES_TO_RADIANS(_extras->rotation3D.x), &aboutX);
    Mat4 shape;
    shape.m[0] = _scaleX;
    shape.m[1] = _scaleY * copra::tangent(CC_DEGREES_TO_RADIANS(_extras->skew.y));
    shape.m[4] = _scaleX * copra::tangent(CC_DEGREES_TO_RADIANS(_extras->skew.x));
    shape.m[5] = _scaleY;
    shape.m[10] = _scaleZ;
    shape.m[12] = -(shape.m[0] * _anchorPointInPoints.x + shape.m[4] * _anchorPointInPoints.y);
    shape.m[13] = -(shape.m[1] * _anchorPointInPoints.x + shape.m[5] * _anchorPointInPoints.y);
    Mat4 local = turn * aboutY * aboutX * shape;
    local.m[12] += _position.x + (_ignoreAnchorPointForPosition ? _anchorPointInPoints.x : 0.0f);
    local.m[13] += _position.y + (_ignoreAnchorPointForPosition ? _anchorPointInPoints.y : 0.0f);
    if (_extras->hasAdditionalTransform) local = local * _extras->additionalTransform;

    const float* m = local.m;
    _localTransform = AffineTransformMake(m[0], m[1], m[4], m[5], m[12], m[13]);
    _extras->depth.set(m[2], m[6], m[14]);
    _rareFlags.set(copra::RareFlag::Rotation3D, m[2] != 0.0f || m[6] != 0.0f);
}

void Node::applyPerspective(Renderer& renderer) const {
    // A node that is seen edge-on has no area and no inverse.
    const float* m = _modelViewTransform.m;
    const auto a = static_cast<double>(m[0]), b = static_cast<double>(m[1]);
    const auto c = static_cast<double>(m[4]), d = static_cast<double>(m[5]);
    const double determinant = a * d - b * c;
    if (std::abs(determinant) < 1e-9) return;

    // The depth of a point as a linear function of its world position without perspective.
    double scale = 1.0;
    for (const Node* node = _parent; node; node = node->_parent) scale *= static_cast<double>(node->_scaleZ);
    const Vec3& depth = _extras->depth;
    const auto alongX = static_cast<double>(depth.x), alongY = static_cast<double>(depth.y);
    const double byX = scale * (alongX * d - alongY * b) / determinant;
    const double byY = scale * (alongY * a - alongX * c) / determinant;
    const double atOrigin = scale * static_cast<double>(depth.z) - byX * static_cast<double>(m[12]) -
                            byY * static_cast<double>(m[13]);

    const Camera* camera = Camera::getVisitingCamera();
    copra::Matrix4d seen = camera ? camera->worldToClip() : Camera::worldToClipAtHome();
    for (std::size_t row = 0; row < 4; ++row) {
        seen[row] += byX * seen[8 + row];
        seen[4 + row] += byY * seen[8 + row];
        seen[12 + row] += atOrigin * seen[8 + row];
    }
    const copra::Homography onScreen(seen, copra::screen().designSize);
    renderer.warp(camera ? camera->screenHomography().inverted() * onScreen : onScreen);
}

} // namespace cocos2d
