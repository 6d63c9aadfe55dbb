#include "app/GLView.h"

#include "app/Director.h"
#include "base/RefPtr.h"
#include "base/refuse.h"
#include "base/toInteger.h"
#include "event/EventDispatcher.h"
#include "platform/RawGL.h"
#include "platform/RenderDevice.h"
#include "render/rawContext.h"
#include "scene/Generation.h"
#include "scene/Scene.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace cocos2d {

namespace {
GLContextAttrs s_contextAttrs = {8, 8, 8, 8, 24, 8, 0};
}

void GLView::setGLContextAttrs(GLContextAttrs& glContextAttrs) {
    s_contextAttrs = glContextAttrs;
}
GLContextAttrs GLView::getGLContextAttrs() {
    return s_contextAttrs;
}

GLView::GLView() = default;

GLView::~GLView() {
    forgetTouches_();
}

// --- Resolution ---

void GLView::setFrameSize(float width, float height) {
    _screenSize = Size(width, height);
    // Until a design resolution is set, points are pixels.
    if (_resolutionPolicy == ResolutionPolicy::UNKNOWN) _requestedDesignSize = _screenSize;
    updateDesignResolutionSize();
}

void GLView::setDesignResolutionSize(float width, float height, ResolutionPolicy resolutionPolicy) {
    copra::refuse(resolutionPolicy == ResolutionPolicy::UNKNOWN,
                  "GLView::setDesignResolutionSize: the policy is UNKNOWN");
    if (!(width > 0.0f) || !(height > 0.0f)) {
        copra::warning("GLView::setDesignResolutionSize: ignored the size %g x %g, which must be positive",
                       static_cast<double>(width), static_cast<double>(height));
        return;
    }
    _requestedDesignSize = Size(width, height);
    _resolutionPolicy = resolutionPolicy;
    updateDesignResolutionSize();
}

void GLView::updateDesignResolutionSize() {
    if (_screenSize.width <= 0 || _screenSize.height <= 0 || _requestedDesignSize.width <= 0) return;
    _designResolutionSize = _requestedDesignSize;
    _scaleX = _screenSize.width / _designResolutionSize.width;
    _scaleY = _screenSize.height / _designResolutionSize.height;

    switch (_resolutionPolicy) {
    case ResolutionPolicy::NO_BORDER:
        _scaleX = _scaleY = std::max(_scaleX, _scaleY);
        break;
    case ResolutionPolicy::SHOW_ALL:
        _scaleX = _scaleY = std::min(_scaleX, _scaleY);
        break;
    case ResolutionPolicy::FIXED_HEIGHT:
        _scaleX = _scaleY;
        _designResolutionSize.width = std::ceil(_screenSize.width / _scaleX);
        break;
    case ResolutionPolicy::FIXED_WIDTH:
        _scaleY = _scaleX;
        _designResolutionSize.height = std::ceil(_screenSize.height / _scaleY);
        break;
    case ResolutionPolicy::EXACT_FIT:
    case ResolutionPolicy::UNKNOWN:
        break;
    }

    const float width = _designResolutionSize.width * _scaleX;
    const float height = _designResolutionSize.height * _scaleY;
    _viewPortRect.setRect((_screenSize.width - width) / 2, (_screenSize.height - height) / 2, width, height);
    Director::getInstance()->viewChanged(this);
}

Size GLView::getVisibleSize() const {
    if (_resolutionPolicy == ResolutionPolicy::NO_BORDER)
        return Size(_screenSize.width / _scaleX, _screenSize.height / _scaleY);
    return _designResolutionSize;
}

Vec2 GLView::getVisibleOrigin() const {
    if (_resolutionPolicy != ResolutionPolicy::NO_BORDER) return Vec2::ZERO;
    return Vec2((_designResolutionSize.width - _screenSize.width / _scaleX) / 2,
                (_designResolutionSize.height - _screenSize.height / _scaleY) / 2);
}

Rect GLView::getVisibleRect() const {
    return Rect(getVisibleOrigin(), getVisibleSize());
}

// --- Viewport and scissor ---

namespace {

/// A rectangle in design points as pixels of the frame.
struct PixelBox {
    int x, y, width, height;
};

PixelBox toPixels(const Rect& points, const Rect& viewPort, float scaleX, float scaleY) {
    return {copra::toInteger<int>(points.origin.x * scaleX + viewPort.origin.x),
            copra::toInteger<int>(points.origin.y * scaleY + viewPort.origin.y),
            copra::toInteger<int>(points.size.width * scaleX),
            copra::toInteger<int>(points.size.height * scaleY)};
}

} // namespace

void GLView::setViewPortInPoints(float x, float y, float w, float h) {
    const auto* context = copra::rawContextFor("GLView::setViewPortInPoints");
    if (!context) return;
    const PixelBox box = toPixels(Rect(x, y, w, h), _viewPortRect, _scaleX, _scaleY);
    context->device->rawGL().setViewport(box.x, box.y, box.width, box.height);
}

void GLView::setScissorInPoints(float x, float y, float w, float h) {
    if (const copra::Generation* generation = copra::generation(); generation && !copra::rawContext()) {
        _scissorRect.setRect(x, y, w, h);
        generation->setScissor(_scissorRect);
        return;
    }
    const auto* context = copra::rawContextFor("GLView::setScissorInPoints");
    if (!context) return;
    _scissorRect.setRect(x, y, w, h);
    const PixelBox box = toPixels(_scissorRect, _viewPortRect, _scaleX, _scaleY);
    context->device->rawGL().setScissor(box.x, box.y, box.width, box.height);
}

bool GLView::isScissorEnabled() {
    if (const copra::Generation* generation = copra::generation(); generation && !copra::rawContext())
        return generation->isScissorEnabled();
    const auto* context = copra::rawContextFor("GLView::isScissorEnabled");
    return context && context->device->rawGL().isScissorEnabled();
}

void GLView::renderScene(Scene* scene, Renderer* renderer) {
    if (scene && renderer) scene->render(renderer, Mat4::IDENTITY);
}

// --- Touches ---

GLView::Finger_* GLView::findFinger(intptr_t systemId) {
    for (Finger_& finger : _fingers)
        if (finger.touch && finger.systemId == systemId) return &finger;
    return nullptr;
}

void GLView::setTouch(Touch& touch, int id, float x, float y, float force, float maxForce) const {
    touch.setTouchInfo(id, (x - _viewPortRect.origin.x) / _scaleX, (y - _viewPortRect.origin.y) / _scaleY,
                       force, maxForce);
}

namespace {
void dispatch(EventTouch::EventCode code, const std::vector<Touch*>& touches) {
    if (touches.empty()) return;
    const std::vector<RefPtr<Touch>> alive(touches.begin(),
                                           touches.end()); // a listener may end or cancel them
    EventTouch event;
    event.setEventCode(code);
    event.setTouches(touches);
    Director::getInstance()->getEventDispatcher()->dispatchEvent(&event);
}
} // namespace

void GLView::handleTouchesBegin(int num, intptr_t ids[], float xs[], float ys[]) {
    std::vector<Touch*> began;
    for (int i = 0; i < num; ++i) {
        if (findFinger(ids[i])) continue;
        auto* place =
            std::find_if(std::begin(_fingers), std::end(_fingers), [](const Finger_& f) { return !f.touch; });
        if (place == std::end(_fingers)) {
            copra::warning("GLView::handleTouchesBegin: ignored a touch, because %d fingers are already down",
                           EventTouch::MAX_TOUCHES);
            continue;
        }
        place->systemId = ids[i];
        place->touch = new Touch();
        setTouch(*place->touch, static_cast<int>(place - std::begin(_fingers)), xs[i], ys[i], 0.0f, 0.0f);
        began.push_back(place->touch);
    }
    dispatch(EventTouch::EventCode::BEGAN, began);
}

void GLView::handleTouchesMove(int num, intptr_t ids[], float xs[], float ys[]) {
    handleTouchesMove(num, ids, xs, ys, nullptr, nullptr);
}

void GLView::handleTouchesMove(int num, intptr_t ids[], float xs[], float ys[], float fs[], float ms[]) {
    std::vector<Touch*> moved;
    for (int i = 0; i < num; ++i) {
        Finger_* finger = findFinger(ids[i]);
        if (!finger) continue;
        setTouch(*finger->touch, finger->touch->getID(), xs[i], ys[i], fs ? fs[i] : 0.0f, ms ? ms[i] : 0.0f);
        moved.push_back(finger->touch);
    }
    dispatch(EventTouch::EventCode::MOVED, moved);
}

void GLView::handleTouchesOfEndOrCancel(EventTouch::EventCode eventCode, int num, intptr_t ids[], float xs[],
                                        float ys[]) {
    std::vector<Touch*> ended;
    std::vector<RefPtr<Touch>> released; // after the event, also if a listener throws
    for (int i = 0; i < num; ++i) {
        Finger_* finger = findFinger(ids[i]);
        if (!finger) continue;
        setTouch(*finger->touch, finger->touch->getID(), xs[i], ys[i], 0.0f, 0.0f);
        ended.push_back(finger->touch);
        released.emplace_back(finger->touch)->release();
        finger->touch = nullptr; // frees the slot
    }
    dispatch(eventCode, ended);
}

void GLView::handleTouchesEnd(int num, intptr_t ids[], float xs[], float ys[]) {
    handleTouchesOfEndOrCancel(EventTouch::EventCode::ENDED, num, ids, xs, ys);
}

void GLView::handleTouchesCancel(int num, intptr_t ids[], float xs[], float ys[]) {
    handleTouchesOfEndOrCancel(EventTouch::EventCode::CANCELLED, num, ids, xs, ys);
}

std::vector<Touch*> GLView::getAllTouches() const {
    std::vector<Touch*> touches;
    for (const Finger_& finger : _fingers)
        if (finger.touch) touches.push_back(finger.touch);
    return touches;
}

void GLView::forgetTouches_() {
    for (Finger_& finger : _fingers) CC_SAFE_RELEASE_NULL(finger.touch);
}

} // namespace cocos2d
