#include "app/DevelopmentTool.h"
#include "app/Director.h"
#include "app/GLViewImpl.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "platform/Backend.h"
#include "platform/FrameService.h"
#include "platform/Screen.h"

#include <cmath>
#include <thread>

namespace cocos2d {

void Director::setOpenGLView(GLView* openGLView) {
    if (_view == openGLView) return;
    if (_view) viewDestroyed(_view);
    _view = openGLView;
    if (!_view) return;
    _thread = std::this_thread::get_id();
    copra::setMainThread();
    _ended = false;
    connectBackend();
    viewChanged(_view);
}

void Director::connectBackend() {
    auto* view = dynamic_cast<GLViewImpl*>(_view.get());
    if (!view) return;
    copra::Backend& backend = view->backend();
    getRenderer()->setDevice(backend.device.get(), backend.textures);
    copra::setFrameBackend(&backend);
}

void Director::viewDestroyed(GLView* view) {
    if (_view != view) return;
    if (copra::DevelopmentTool* tool = copra::developmentTool()) tool->viewDestroyed();
    getRenderer()->setDevice(nullptr, nullptr);
    copra::setFrameBackend(nullptr);
}

void Director::viewChanged(GLView* view) {
    if (view != _view) return;
    _winSize = view->getDesignResolutionSize();
    copra::Screen screen = copra::screen();
    screen.designSize = _winSize;
    copra::setScreen(screen);
    setViewport();
    loadProjection();
    _context.projectionChanged();
    dispatch(EVENT_PROJECTION_CHANGED);
}

void Director::setViewport() {
    if (!_view) return;
    const Rect& area = _view->getViewPortRect();
    const float zoom = _view->getFrameZoomFactor();
    const auto pixel = [zoom](float value) { return static_cast<int>(std::lround(value * zoom)); };
    getRenderer()->setView(
        {pixel(area.origin.x), pixel(area.origin.y), pixel(area.size.width), pixel(area.size.height)},
        Rect(Vec2::ZERO, _winSize));
    _viewDirty = true;
    _context.frame.viewChanged = true;
}

Size Director::getWinSizeInPixels() const {
    return _winSize * getContentScaleFactor();
}
Size Director::getVisibleSize() const {
    return _view ? _view->getVisibleSize() : Size::ZERO;
}
Vec2 Director::getVisibleOrigin() const {
    return _view ? _view->getVisibleOrigin() : Vec2::ZERO;
}
Rect Director::getSafeAreaRect() const {
    return _view ? _view->getSafeAreaRect() : Rect::ZERO;
}
Vec2 Director::convertToGL(const Vec2& point) const {
    return Vec2(point.x, _winSize.height - point.y);
}
Vec2 Director::convertToUI(const Vec2& point) const {
    return Vec2(point.x, _winSize.height - point.y);
}

void Director::setContentScaleFactor(float scaleFactor) {
    if (!(scaleFactor > 0.0f)) {
        copra::warning("Director::setContentScaleFactor: the factor is %g, but must be positive",
                       static_cast<double>(scaleFactor));
        return;
    }
    copra::Screen screen = copra::screen();
    screen.contentScaleFactor = scaleFactor;
    copra::setScreen(screen);
}

float Director::getContentScaleFactor() const {
    return copra::screen().contentScaleFactor;
}

float Director::getZEye() const {
    // The field of view of 60 degrees covers the height of the design area.
    return _winSize.height / 1.154700538379252f;
}

void Director::loadProjection() {
    const float width = _winSize.width;
    const float height = _winSize.height;
    _context.frame.orthographic = _projection == Projection::_2D;
    if (_projection == Projection::CUSTOM || !(width > 0.0f) || !(height > 0.0f)) return;
    Mat4 projection;
    if (_projection == Projection::_2D) {
        Mat4::createOrthographicOffCenter(0.0f, width, 0.0f, height, -1024.0f, 1024.0f, &projection);
    } else {
        Mat4 lookAt;
        const Vec3 middle(width / 2, height / 2, 0.0f);
        Mat4::createPerspective(60.0f, width / height, 10.0f, getZEye() + height / 2, &projection);
        Mat4::createLookAt(Vec3(middle.x, middle.y, getZEye()), middle, Vec3(0.0f, 1.0f, 0.0f), &lookAt);
        projection *= lookAt;
    }
    loadMatrix(MATRIX_STACK_TYPE::MATRIX_STACK_PROJECTION, projection);
    loadIdentityMatrix(MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW);
}

void Director::setProjection(Projection projection) {
    _projection = projection;
    setViewport();
    loadProjection();
    _context.projectionChanged();
    dispatch(EVENT_PROJECTION_CHANGED);
}

} // namespace cocos2d
