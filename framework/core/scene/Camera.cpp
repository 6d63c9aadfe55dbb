#include "scene/Camera.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "platform/Screen.h"
#include "scene/FrameBuffer.h"
#include "scene/Scene.h"
#include "scene/SceneContext.h"
#include "scene/VisitingCamera.h"
#include "scene/overrides.h"
#include "scene/rejectNaN.h"

#include <cmath>

namespace cocos2d {

using copra::Matrix4d;

const Camera* Camera::_visitingCamera = nullptr;

namespace {

/// The distance from which the design height fills a field of view of 60 degrees.
float eyeHeight(const Size& size) {
    return size.height / 1.154700538379252f;
}

} // namespace

Camera::Visiting::Visiting(const Camera* camera)
    : _previous(_visitingCamera), _camera(const_cast<Camera*>(camera)) {
    begin(camera);
}

Camera::Visiting::~Visiting() {
    begin(_previous);
}

void Camera::Visiting::begin(const Camera* camera) {
    _visitingCamera = camera;
    using copra::VisitingCamera;
    VisitingCamera::flag = camera ? static_cast<unsigned short>(camera->getCameraFlag()) : 0;
    VisitingCamera::hidesDefaultMask = camera && (VisitingCamera::flag & VisitingCamera::kDefaultMask) == 0;
}

// --- Creation ---

Camera::Camera() : _clearBrush(CameraBackgroundBrush::createDepthBrush()) {
    copra::countAsPlainTransforms<Camera>(*this);
}

Camera::~Camera() {
    setScene(nullptr);
}

Camera* Camera::create() {
    Camera* camera = copra::autoreleased(new Camera());
    camera->initDefault();
    camera->setDepth(0);
    return camera;
}

Camera* Camera::createPerspective(float fieldOfView, float aspectRatio, float nearPlane, float farPlane) {
    auto* camera = new Camera();
    return copra::autoreleased(camera,
                               camera->initPerspective(fieldOfView, aspectRatio, nearPlane, farPlane));
}

Camera* Camera::createOrthographic(float zoomX, float zoomY, float nearPlane, float farPlane) {
    auto* camera = new Camera();
    return copra::autoreleased(camera, camera->initOrthographic(zoomX, zoomY, nearPlane, farPlane));
}

bool Camera::init() {
    return initDefault();
}

bool Camera::initDefault() {
    const Size& size = copra::screen().designSize;
    setRotation3D(Vec3::ZERO);
    if (copra::SceneContext::current().frame.orthographic) {
        setPosition3D(Vec3::ZERO);
        return initOrthographic(size.width, size.height, -1024.0f, 1024.0f);
    }
    const float eye = eyeHeight(size);
    setPosition3D(Vec3(size.width / 2, size.height / 2, eye));
    return initPerspective(60.0f, size.width / size.height, 10.0f, eye + size.height / 2);
}

bool Camera::initPerspective(float fieldOfView, float aspectRatio, float nearPlane, float farPlane) {
    if (copra::refuse(aspectRatio == 0.0f || nearPlane == farPlane,
                      "Camera::initPerspective: an aspect ratio and two planes are needed"))
        return false;
    if (copra::warn(
            !(fieldOfView > 0.0f && aspectRatio > 0.0f) || std::isnan(nearPlane + farPlane),
            "Camera::initPerspective: a value is invalid; the camera sees 60 degrees from 10 to 1000 points"))
        return initPerspective(60.0f, 1.0f, 10.0f, 1000.0f);
    _type = Type::PERSPECTIVE;
    _fieldOfView = fieldOfView;
    _aspectRatio = aspectRatio;
    _nearPlane = nearPlane;
    _farPlane = farPlane;
    Mat4::createPerspective(fieldOfView, aspectRatio, nearPlane, farPlane, &_projection);
    return true;
}

void Camera::setFOV(float fieldOfView) {
    const bool isValid = fieldOfView > 0.0f && fieldOfView < 180.0f;
    if (copra::warn(!isValid, "Camera::setFOV: ignored an angle that is not between 0 and 180 degrees") ||
        _type != Type::PERSPECTIVE)
        return;
    initPerspective(fieldOfView, _aspectRatio, _nearPlane, _farPlane);
}

bool Camera::initOrthographic(float zoomX, float zoomY, float nearPlane, float farPlane) {
    const bool isValid = zoomX != 0.0f && zoomY != 0.0f && nearPlane != farPlane;
    if (copra::refuse(!isValid, "Camera::initOrthographic: a width, a height and two planes are needed"))
        return false;
    if (copra::warn(std::isnan(zoomX + zoomY + nearPlane + farPlane),
                    "Camera::initOrthographic: a value is NaN; the camera sees 1 point"))
        return initOrthographic(1.0f, 1.0f, -1024.0f, 1024.0f);
    _type = Type::ORTHOGRAPHIC;
    _zoom[0] = zoomX;
    _zoom[1] = zoomY;
    _nearPlane = nearPlane;
    _farPlane = farPlane;
    const float beyondX = zoomX * (_zoomFactor - 1.0f) / 2;
    const float beyondY = zoomY * (_zoomFactor - 1.0f) / 2;
    Mat4::createOrthographicOffCenter(-beyondX, zoomX + beyondX, -beyondY, zoomY + beyondY, nearPlane,
                                      farPlane, &_projection);
    return true;
}

void Camera::setZoom(float factor) {
    if (copra::refuse(!(factor > 0.0f), "Camera::setZoom: the factor is not positive")) return;
    _zoomFactor = factor;
    if (_type == Type::ORTHOGRAPHIC)
        initOrthographic(_zoom[0], _zoom[1], _nearPlane, _farPlane);
    else
        setPositionZ(eyeHeight(copra::screen().designSize) * factor);
}

// --- Scenes ---

Camera* Camera::getDefaultCamera() {
    const Scene* scene = copra::SceneContext::current().frame.runningScene;
    return scene ? scene->getDefaultCamera() : nullptr;
}

void Camera::onEnter() {
    if (!_scene) setScene(getScene());
    Node::onEnter();
}

void Camera::onExit() {
    setScene(nullptr);
    Node::onExit();
}

void Camera::setScene(Scene* scene) {
    if (_scene == scene) return;
    if (_scene) _scene->unregisterCamera(this);
    _scene = scene;
    if (_scene) _scene->registerCamera(this);
}

void Camera::setDepth(int8_t depth) {
    if (_depth == depth) return;
    _depth = depth;
    if (_scene) _scene->setCameraOrderDirty();
}

int Camera::getRenderOrder() const {
    constexpr int kScreen = 127; // as in the original
    return ((_frameBuffer ? static_cast<int>(_frameBuffer->getFID()) : kScreen) << 8) + _depth;
}

void Camera::setFrameBufferObject(experimental::FrameBuffer* fbo) {
    if (_frameBuffer == fbo) return;
    _frameBuffer = fbo;
    if (_scene) _scene->setCameraOrderDirty();
}

void Camera::setViewport(const experimental::Viewport& vp) {
    if (copra::rejectNaN("setViewport", vp._left + vp._width, vp._bottom + vp._height)) return;
    _frameBufferPart.setRect(vp._left, vp._bottom, vp._width, vp._height);
}

void Camera::clearBackground() {
    if (_clearBrush) _clearBrush->drawBackground(this);
}

bool Camera::isBrushValid() const {
    return _clearBrush && _clearBrush->isValid();
}

// --- Position and rotation ---

void Camera::lookAt(const Vec3& target, const Vec3& up) {
    Vec3 back = getPosition3D() - target;
    back.normalize();
    Vec3 right;
    Vec3::cross(up, back, &right);
    right.normalize();
    Vec3 top;
    Vec3::cross(back, right, &top);
    Mat4 turn;
    const Vec3 axes[3] = {right, top, back};
    for (int i = 0; i < 3; ++i) {
        turn.m[4 * i] = axes[i].x;
        turn.m[4 * i + 1] = axes[i].y;
        turn.m[4 * i + 2] = axes[i].z;
    }
    Quaternion rotation;
    Quaternion::createFromRotationMatrix(turn, &rotation);
    rotation.normalize();
    setRotationQuat(rotation);
}

void Camera::setRotation3D(const Vec3& rotation) {
    if (copra::rejectNaN("setRotation3D", rotation.x, rotation.y)) return;
    _rotation3D.set(rotation.x, rotation.y);
    setRotation(rotation.z);
}

Vec3 Camera::getRotation3D() const {
    return Vec3(_rotation3D.x, _rotation3D.y, _rotationX);
}

Mat4 Camera::getNodeToWorldTransform() const {
    const Matrix4d world = worldMatrix();
    Mat4 matrix;
    for (std::size_t i = 0; i < 16; ++i) matrix.m[i] = static_cast<float>(world[i]);
    return matrix;
}

} // namespace cocos2d
