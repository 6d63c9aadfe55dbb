#include "base/Explainer.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "base/log.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerTouch.h"
#include "event/Touch.h"
#include "scene/Camera.h"
#include "ui/UILayout.h"
#include "ui/UIWidget.h"
#include "ui/selectorCallback.h"

#include <typeinfo>

namespace cocos2d {
namespace ui {

// --- Listeners ---

namespace {

/// Warns after a second in the scene if a widget has a callback, but setTouchEnabled() was never called: `wasSet`, a
/// member of the widget. Buttons call it themselves, images and texts do not.
void expectTouches([[maybe_unused]] Widget& widget, [[maybe_unused]] const bool& wasSet) {
#if COCOS2D_DEBUG > 0
    constexpr float kGrace = 1.0f; // seconds
    constexpr const char* kKey = "copra::Widget";
    if (wasSet || widget.isScheduled(kKey)) return;
    const auto check = [&widget, &wasSet](float) {
        if (wasSet) return;
        copra::logOnce("Widget",
                       copra::explainer().className(typeid(widget)) + " '" + widget.getName() +
                           "' has a touch callback, but touches are not enabled: call setTouchEnabled(true)",
                       copra::LogLevel::Warning, [&widget] { return copra::explainer().birth(&widget); });
    };
    widget.scheduleOnce(check, kGrace, kKey);
#endif
}

} // namespace

void Widget::setTouchEnabled(bool enabled) {
    _touchWasSet = true;
    if (enabled == _touchEnabled) return;
    _touchEnabled = enabled;
    if (!enabled) {
        _eventDispatcher->removeEventListener(_touchListener);
        _touchListener = nullptr;
        return;
    }
    _touchListener = EventListenerTouchOneByOne::create();
    _touchListener->setSwallowTouches(true);
    _touchListener->onTouchBegan = [this](Touch* touch, Event* event) { return onTouchBegan(touch, event); };
    _touchListener->onTouchMoved = [this](Touch* touch, Event* event) { onTouchMoved(touch, event); };
    _touchListener->onTouchEnded = [this](Touch* touch, Event* event) { onTouchEnded(touch, event); };
    _touchListener->onTouchCancelled = [this](Touch* touch, Event* event) { onTouchCancelled(touch, event); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(_touchListener, this);
}

void Widget::setSwallowTouches(bool swallow) {
    if (_touchListener) _touchListener->setSwallowTouches(swallow);
}

bool Widget::isSwallowTouches() const {
    return _touchListener && _touchListener->isSwallowTouches();
}

void Widget::addTouchEventListener(const ccWidgetTouchCallback& callback) {
    _touchEventCallback = callback;
    if (callback) expectTouches(*this, _touchWasSet);
}

void Widget::addTouchEventListener(Ref* target, SEL_TouchEvent selector) {
    copra::listenToAll(_touchEventCallback,
                       copra::selectorCallback(target, selector, TouchEventType::CANCELED));
    if (target && selector) expectTouches(*this, _touchWasSet);
}

void Widget::listenToTouch_(TouchEventType event, Ref* target, SEL_CallFuncO selector) {
    copra::listenTo(event, _touchEventCallback, target, selector);
}

void Widget::addClickEventListener(const ccWidgetClickCallback& callback) {
    _clickEventListener = callback;
    if (callback) expectTouches(*this, _touchWasSet);
}

void Widget::addCCSEventListener(const ccWidgetEventCallback& callback) {
    _ccEventCallback = callback;
}

// --- Touch handling ---

// A callback may remove the widget, so a reference keeps it alive until the event is handled.

bool Widget::onTouchBegan(Touch* touch, Event*) {
    _hitted = false;
    if (isVisible() && isEnabled() && isAncestorsEnabled() && isAncestorsVisible(this)) {
        _touchBeganPosition = touch->getLocation();
        _hittedByCamera = Camera::getVisitingCamera();
        _hitted = hitTest(_touchBeganPosition, _hittedByCamera.get(), nullptr) &&
                  isClippingParentContainsPoint(_touchBeganPosition);
    }
    if (!_hitted) return false;
    const auto alive = copra::keepAlive(this);
    setHighlighted(true);
    if (_propagateTouchEvents) propagateTouchEvent(TouchEventType::BEGAN, this, touch);
    pushDownEvent();
    return true;
}

void Widget::onTouchMoved(Touch* touch, Event*) {
    const auto alive = copra::keepAlive(this);
    _touchMovePosition = touch->getLocation();
    setHighlighted(hitTest(_touchMovePosition, _hittedByCamera.get(), nullptr));
    if (_propagateTouchEvents) propagateTouchEvent(TouchEventType::MOVED, this, touch);
    moveEvent();
}

void Widget::onTouchEnded(Touch* touch, Event*) {
    const auto alive = copra::keepAlive(this);
    _touchEndPosition = touch->getLocation();
    if (_propagateTouchEvents) propagateTouchEvent(TouchEventType::ENDED, this, touch);
    const bool over = _highlight;
    setHighlighted(false);
    if (over)
        releaseUpEvent();
    else
        cancelUpEvent();
}

void Widget::onTouchCancelled(Touch*, Event*) {
    const auto alive = copra::keepAlive(this);
    setHighlighted(false);
    cancelUpEvent();
}

void Widget::notifyTouch(TouchEventType event) {
    if (!_touchEventCallback) return;
    const auto alive = copra::keepAlive(this);
    copra::call(_touchEventCallback, this, event);
}

void Widget::pushDownEvent() {
    notifyTouch(TouchEventType::BEGAN);
}

void Widget::moveEvent() {
    notifyTouch(TouchEventType::MOVED);
}

void Widget::releaseUpEvent() {
    const auto alive = copra::keepAlive(this);
    notifyTouch(TouchEventType::ENDED);
    copra::call(_clickEventListener, this);
}

void Widget::cancelUpEvent() {
    notifyTouch(TouchEventType::CANCELED);
}

void Widget::propagateTouchEvent(TouchEventType event, Widget* sender, Touch* touch) {
    Widget* parent = getWidgetParent();
    if (!parent) return;
    parent->_hittedByCamera = _hittedByCamera;
    parent->interceptTouchEvent(event, sender, touch);
}

void Widget::interceptTouchEvent(TouchEventType event, Widget* sender, Touch* touch) {
    Widget* parent = getWidgetParent();
    if (!parent) return;
    parent->_hittedByCamera = _hittedByCamera;
    parent->interceptTouchEvent(event, sender, touch);
}

// --- Hit test ---

bool Widget::hitTest(const Vec2& pt, const Camera* camera, Vec3* p) const {
    Vec2 point;
    if (!copra::screenToNode(*this, pt, camera, point)) return false;
    if (p) p->set(point.x, point.y, 0.0f);
    return Rect(Vec2::ZERO, getContentSize()).containsPoint(point);
}

bool Widget::isClippingParentContainsPoint(const Vec2& pt) {
    const Camera* visiting = Camera::getVisitingCamera();
    const Camera* camera = visiting ? visiting : _hittedByCamera.get();
    for (Widget* ancestor = getWidgetParent(); ancestor; ancestor = ancestor->getWidgetParent()) {
        const auto* layout = dynamic_cast<Layout*>(ancestor);
        if (layout && layout->isClippingEnabled() && !ancestor->hitTest(pt, camera, nullptr)) return false;
    }
    return true;
}

} // namespace ui
} // namespace cocos2d
