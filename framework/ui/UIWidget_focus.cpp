#include "event/EventDispatcher.h"
#include "event/EventFocus.h"
#include "event/EventListenerKeyboard.h"
#include "scene/SceneContext.h"
#include "ui/UILayout.h"
#include "ui/UIWidget.h"

namespace cocos2d {
namespace ui {

namespace {

/// The focus direction of an arrow or direction pad key; false for other keys.
bool directionOf(EventKeyboard::KeyCode key, Widget::FocusDirection& direction) {
    using Key = EventKeyboard::KeyCode;
    switch (key) {
    case Key::KEY_DPAD_LEFT:
    case Key::KEY_LEFT_ARROW:
        direction = Widget::FocusDirection::LEFT;
        return true;
    case Key::KEY_DPAD_RIGHT:
    case Key::KEY_RIGHT_ARROW:
        direction = Widget::FocusDirection::RIGHT;
        return true;
    case Key::KEY_DPAD_UP:
    case Key::KEY_UP_ARROW:
        direction = Widget::FocusDirection::UP;
        return true;
    case Key::KEY_DPAD_DOWN:
    case Key::KEY_DOWN_ARROW:
        direction = Widget::FocusDirection::DOWN;
        return true;
    default:
        return false;
    }
}

void moveFocus(EventKeyboard::KeyCode key) {
    Widget::FocusDirection direction;
    Widget* focused = Widget::getCurrentFocusedWidget();
    if (focused && directionOf(key, direction)) focused->findNextFocusedWidget(direction, focused);
}

RefPtr<EventListenerKeyboard>& keyListener() {
    static RefPtr<EventListenerKeyboard> s_listener;
    return s_listener;
}

} // namespace

Widget* Widget::_focusedWidget = nullptr;

Widget* Widget::getCurrentFocusedWidget() {
    return _focusedWidget;
}

void Widget::setFocused(bool focus) {
    _focused = focus;
    if (focus)
        _focusedWidget = this;
    else if (_focusedWidget == this)
        _focusedWidget = nullptr;
}

void Widget::requestFocus() {
    if (this != _focusedWidget) dispatchFocusEvent(_focusedWidget, this);
}

void Widget::onFocusChange(Widget* widgetLostFocus, Widget* widgetGetFocus) {
    if (widgetLostFocus) widgetLostFocus->setFocused(false);
    if (widgetGetFocus) widgetGetFocus->setFocused(true);
}

void Widget::dispatchFocusEvent(Widget* widgetLoseFocus, Widget* widgetGetFocus) {
    if (widgetLoseFocus && !widgetLoseFocus->isFocused()) widgetLoseFocus = _focusedWidget;
    if (widgetGetFocus == widgetLoseFocus) return;
    const RefPtr<Widget> lost(widgetLoseFocus);
    const RefPtr<Widget> got(widgetGetFocus);
    if (got && got->onFocusChanged) got->onFocusChanged(lost, got);
    if (lost && lost->onFocusChanged) lost->onFocusChanged(lost, got);
    EventFocus event(lost, got);
    _eventDispatcher->dispatchEvent(&event);
}

Widget* Widget::findNextFocusedWidget(FocusDirection direction, Widget* current) {
    if (onNextFocusedWidget) {
        if (Widget* next = onNextFocusedWidget(direction)) {
            dispatchFocusEvent(this, next);
            return next;
        }
    }
    const bool isLayout = dynamic_cast<Layout*>(current) != nullptr;
    if (!isFocused() && !isLayout) return current;
    if (auto* layout = dynamic_cast<Layout*>(getParent()))
        return layout->findNextFocusedWidget(direction, current);
    // The outermost layout wraps around.
    return isLayout ? current->findNextFocusedWidget(direction, current) : current;
}

void Widget::enableDpadNavigation(bool enable) {
    RefPtr<EventListenerKeyboard>& listener = keyListener();
    EventDispatcher* dispatcher = copra::SceneContext::current().eventDispatcher();
    if (listener) dispatcher->removeEventListener(listener);
    listener = nullptr;
    if (!enable) return;
    listener = EventListenerKeyboard::create();
    listener->onKeyPressed = [](EventKeyboard::KeyCode key, Event*) { moveFocus(key); };
    dispatcher->addEventListenerWithFixedPriority(listener, 1);
}

} // namespace ui
} // namespace cocos2d
