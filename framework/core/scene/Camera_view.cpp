#include "base/refuse.h"
#include "math/AABB.h"
#include "math/Vec4.h"
#include "math/constants.h"
#include "platform/Screen.h"
#include "render/DrawLayer.h"
#include "render/Renderer.h"
#include "scene/Camera.h"
#include "scene/FrameBuffer.h"
#include "scene/Scene.h"
#include "scene/SceneContext.h"

#include <algorithm>
#include <cmath>

/// View and projection of a camera.

namespace cocos2d {

using copra::Homography;
using copra::Matrix4d;

namespace {

Matrix4d multiply(const Matrix4d& a, const Matrix4d& b) {
    Matrix4d product{};
    for (std::size_t column = 0; column < 16; column += 4)
        for (std::size_t row = 0; row < 4; ++row)
            for (std::size_t i = 0; i < 4; ++i) product[column + row] += a[4 * i + row] * b[column + i];
    return product;
}

/// The inverse of an affine matrix. For a singular matrix the result is zero, so that nothing is visible.
Matrix4d inverse(const Matrix4d& m) {
    Matrix4d back{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            const std::size_t r1 = (j + 1) % 3, r2 = (j + 2) % 3, c1 = (i + 1) % 3, c2 = (i + 2) % 3;
            back[4 * j + i] = m[4 * c1 + r1] * m[4 * c2 + r2] - m[4 * c2 + r1] * m[4 * c1 + r2];
        }
    }
    const double determinant = m[0] * back[0] + m[1] * back[4] + m[2] * back[8];
    for (double& entry : back) entry = determinant != 0 ? entry / determinant : 0;
    for (std::size_t row = 0; row < 3; ++row)
        back[12 + row] = -(back[row] * m[12] + back[4 + row] * m[13] + back[8 + row] * m[14]);
    back[15] = determinant != 0 ? 1 : 0;
    return back;
}

Matrix4d perspective(float fieldOfView, float aspectRatio, double nearPlane, double farPlane) {
    const double factor = 1.0 / std::tan(static_cast<double>(fieldOfView) * copra::kExactPi / 360.0);
    Matrix4d m{};
    m[0] = factor / static_cast<double>(aspectRatio);
    m[5] = factor;
    m[10] = -(farPlane + nearPlane) / (farPlane - nearPlane);
    m[11] = -1;
    m[14] = -2 * farPlane * nearPlane / (farPlane - nearPlane);
    return m;
}

/// Sees an area of that size from its lower left corner on, and `zoom` times as much around its center.
Matrix4d orthographic(double width, double height, double nearPlane, double farPlane, double zoom = 1) {
    Matrix4d m{};
    m[0] = 2 / (width * zoom);
    m[5] = 2 / (height * zoom);
    m[10] = -2 / (farPlane - nearPlane);
    m[12] = m[13] = -1 / zoom;
    m[14] = -(farPlane + nearPlane) / (farPlane - nearPlane);
    m[15] = 1;
    return m;
}

Matrix4d wide(const Mat4& matrix) {
    Matrix4d m{};
    std::copy(matrix.m, matrix.m + 16, m.begin());
    return m;
}

} // namespace

Matrix4d Camera::worldMatrix() const {
    // Position, rotation, scale. The z scale is left out: it would cancel the zoom of a uniformly scaled
    // camera.
    const auto angle = [](float degrees) { return static_cast<double>(degrees) * copra::kExactPi / 180.0; };
    const double x = angle(_rotation3D.x), y = angle(_rotation3D.y), z = -angle(getRotationSkewX());
    const double cx = std::cos(x), sx = std::sin(x), cy = std::cos(y), sy = std::sin(y);
    const double cz = std::cos(z), sz = std::sin(z);
    const auto scaleX = static_cast<double>(_scaleX);
    const auto scaleY = static_cast<double>(_scaleY);
    const Matrix4d local{cz * cy * scaleX,
                         sz * cy * scaleX,
                         -sy * scaleX,
                         0,
                         (cz * sy * sx - sz * cx) * scaleY,
                         (sz * sy * sx + cz * cx) * scaleY,
                         cy * sx * scaleY,
                         0,
                         cz * sy * cx + sz * sx,
                         sz * sy * cx - cz * sx,
                         cy * cx,
                         0,
                         static_cast<double>(_position.x),
                         static_cast<double>(_position.y),
                         static_cast<double>(getPositionZ()),
                         1};
    // Relative to the scene: if a scene moved its cameras too, its motion would not be visible.
    Scene* scene = getScene();
    if (!_parent || _parent == scene) return local;
    return multiply(wide(_parent->getNodeToParentTransform(scene)), local);
}

Matrix4d Camera::worldToClip() const {
    const auto nearPlane = static_cast<double>(_nearPlane);
    const auto farPlane = static_cast<double>(_farPlane);
    const Matrix4d projection =
        _type == Type::PERSPECTIVE
            ? perspective(_fieldOfView, _aspectRatio, nearPlane, farPlane)
            : orthographic(static_cast<double>(_zoom[0]), static_cast<double>(_zoom[1]), nearPlane, farPlane,
                           static_cast<double>(_zoomFactor));
    return multiply(projection, inverse(worldMatrix()));
}

Matrix4d Camera::worldToClipAtHome() {
    const Size& size = copra::screen().designSize;
    const auto width = static_cast<double>(size.width);
    const auto height = static_cast<double>(size.height);
    if (copra::SceneContext::current().frame.orthographic) return orthographic(width, height, -1024, 1024);
    const double eye = height / 2 * std::sqrt(3.0);
    const Matrix4d view{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -width / 2, -height / 2, -eye, 1};
    return multiply(perspective(60.0f, size.width / size.height, 10, eye + height / 2), view);
}

Homography Camera::screenHomography() const {
    return Homography(worldToClip(), copra::screen().designSize);
}

Rect Camera::visibleRect() const {
    return screenHomography().inverted().bounds(Rect(Vec2::ZERO, copra::screen().designSize));
}

bool Camera::screenToWorld(const Vec2& screenPoint, Vec2& world) const {
    const Homography map = screenHomography();
    return map.inverted().apply(screenPoint, world) && map.depth(world) > 0;
}

void Camera::beginFrameBuffer(Renderer& renderer, bool clears) const {
    const experimental::RenderTargetBase* target = _frameBuffer->getRenderTarget();
    const auto pixels = [](float part, unsigned int size) {
        constexpr float kMost = 1e6f; // more than a texture has
        return static_cast<int>(std::lround(std::clamp(part * static_cast<float>(size), -kMost, kMost)));
    };
    copra::TargetView view;
    view.texture = target ? target->getTexture() : nullptr;
    view.viewport = {pixels(_frameBufferPart.origin.x, _frameBuffer->getWidth()),
                     pixels(_frameBufferPart.origin.y, _frameBuffer->getHeight()),
                     pixels(_frameBufferPart.size.width, _frameBuffer->getWidth()),
                     pixels(_frameBufferPart.size.height, _frameBuffer->getHeight())};
    // The device applies an upright camera; any other is applied to each vertex.
    const Homography map = screenHomography();
    const Rect screen(Vec2::ZERO, copra::screen().designSize);
    view.visible = map.isUpright() ? map.inverted().bounds(screen) : screen;
    view.appliesCamera = true;
    if (clears) view.clear = _frameBuffer->getClearColor();
    renderer.beginTarget(view, 0.0f);
}

// --- Matrices ---

const Mat4& Camera::getViewMatrix() const {
    _view = getNodeToWorldTransform().getInversed();
    return _view;
}

const Mat4& Camera::getViewProjectionMatrix() const {
    Mat4::multiply(_projection, getViewMatrix(), &_viewProjection);
    return _viewProjection;
}

Vec2 Camera::projectGL(const Vec3& src) const {
    const Size& screen = copra::screen().designSize;
    Vec4 clip;
    getViewProjectionMatrix().transformVector(Vec4(src.x, src.y, src.z, 1.0f), &clip);
    if (copra::refuse(clip.w == 0.0f, "Camera::projectGL: the point lies in the plane of the camera"))
        return Vec2::ZERO;
    return Vec2((clip.x / clip.w + 1.0f) * 0.5f * screen.width,
                (clip.y / clip.w + 1.0f) * 0.5f * screen.height);
}

Vec2 Camera::project(const Vec3& src) const {
    const Vec2 seen = projectGL(src);
    return Vec2(seen.x, copra::screen().designSize.height - seen.y);
}

Vec3 Camera::unproject(const Vec3& src) const {
    Vec3 dst;
    unproject(copra::screen().designSize, &src, &dst);
    return dst;
}

Vec3 Camera::unprojectGL(const Vec3& src) const {
    Vec3 dst;
    unprojectGL(copra::screen().designSize, &src, &dst);
    return dst;
}

void Camera::unproject(const Size& size, const Vec3* src, Vec3* dst) const {
    if (copra::refuse(!src || !dst, "Camera::unproject: the source or the destination is null")) return;
    const Vec3 upright(src->x, size.height - src->y, src->z);
    unprojectGL(size, &upright, dst);
}

void Camera::unprojectGL(const Size& size, const Vec3* src, Vec3* dst) const {
    if (copra::refuse(!src || !dst, "Camera::unprojectGL: the source or the destination is null")) return;
    Vec4 point(src->x / size.width * 2 - 1, src->y / size.height * 2 - 1, src->z * 2 - 1, 1.0f);
    getViewProjectionMatrix().getInversed().transformVector(point, &point);
    const float w = point.w != 0.0f ? point.w : 1.0f;
    dst->set(point.x / w, point.y / w, point.z / w);
}

bool Camera::isVisibleInFrustum(const AABB* aabb) const {
    if (copra::refuse(!aabb, "Camera::isVisibleInFrustum: the box is null")) return false;
    Vec3 corners[8];
    aabb->getCorners(corners);
    const Mat4& toClip = getViewProjectionMatrix();
    // A box is out of view if all of its corners lie outside of one of the six planes.
    int outside[6] = {};
    for (const Vec3& corner : corners) {
        Vec4 clip;
        toClip.transformVector(Vec4(corner.x, corner.y, corner.z, 1.0f), &clip);
        outside[0] += clip.x < -clip.w;
        outside[1] += clip.x > clip.w;
        outside[2] += clip.y < -clip.w;
        outside[3] += clip.y > clip.w;
        outside[4] += clip.z < -clip.w;
        outside[5] += clip.z > clip.w;
    }
    return std::none_of(outside, outside + 6, [](int count) { return count == 8; });
}

float Camera::getDepthInView(const Mat4& transform) const {
    const float* view = getViewMatrix().m;
    const float* at = transform.m + 12;
    return -(view[2] * at[0] + view[6] * at[1] + view[10] * at[2] + view[14]);
}

// --- Touches ---

bool isScreenPointInRect(const Vec2& pt, const Camera* camera, const Mat4& w2l, const Rect& rect, Vec3* p) {
    Vec2 world;
    if (!camera || rect.size.width <= 0 || rect.size.height <= 0) return false;
    if (!camera->screenToWorld(pt, world)) return false;
    const Vec2 local = PointApplyTransform(world, w2l);
    if (p) p->set(local.x, local.y, 0.0f);
    return rect.containsPoint(local);
}

} // namespace cocos2d

namespace copra {

using cocos2d::Vec2;

bool screenToNode(const cocos2d::Node& node, const Vec2& screenPoint, const cocos2d::Camera* camera,
                  Vec2& local) {
    Vec2 world = screenPoint;
    if (camera && !camera->screenToWorld(screenPoint, world)) return false;
    local = node.convertToNodeSpace(world);
    return true;
}

} // namespace copra
