#include "base/WeakPtr.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "event/Controller.h"
#include "event/EventDispatcher.h"
#include "event/EventFocus.h"
#include "event/EventListenerController.h"
#include "event/EventListenerKeyboard.h"
#include "event/IMEDelegate.h"
#include "scene/SceneContext.h"
#include "ui/UILayout.h"
#include "ui/UIWidget.h"

#include <algorithm>
#include <cmath>

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

/// The focus direction of a button of a game controller's direction pad; false for other buttons.
bool directionOfButton(int button, Widget::FocusDirection& direction) {
    using Key = EventKeyboard::KeyCode;
    switch (button) {
    case Controller::BUTTON_DPAD_LEFT:
        return directionOf(Key::KEY_DPAD_LEFT, direction);
    case Controller::BUTTON_DPAD_RIGHT:
        return directionOf(Key::KEY_DPAD_RIGHT, direction);
    case Controller::BUTTON_DPAD_UP:
        return directionOf(Key::KEY_DPAD_UP, direction);
    case Controller::BUTTON_DPAD_DOWN:
        return directionOf(Key::KEY_DPAD_DOWN, direction);
    default:
        return false;
    }
}

/// Whether a key presses the focused widget.
bool presses(EventKeyboard::KeyCode key) {
    using Key = EventKeyboard::KeyCode;
    return key == Key::KEY_ENTER || key == Key::KEY_RETURN || key == Key::KEY_KP_ENTER ||
           key == Key::KEY_SPACE || key == Key::KEY_DPAD_CENTER;
}

/// Keys that a text takes while it is edited.
bool editsText(EventKeyboard::KeyCode key) {
    using Key = EventKeyboard::KeyCode;
    return IMEDispatcher::sharedDispatcher()->isAnyDelegateAttachedWithIME() &&
           (presses(key) || key == Key::KEY_LEFT_ARROW || key == Key::KEY_RIGHT_ARROW);
}

/// Moves the focus when the left stick leaves the middle, once until it is back.
class StickNavigation {
public:
    /// Returns whether there is a step; y points down.
    bool step(const Controller& pad, Widget::FocusDirection& direction) {
        constexpr float kOut = 0.6f;
        constexpr float kBack = 0.4f;
        auto* const source = const_cast<Controller*>(&pad);
        const float x = source->getKeyStatus(Controller::JOYSTICK_LEFT_X).value;
        const float y = source->getKeyStatus(Controller::JOYSTICK_LEFT_Y).value;
        const float way = std::max(std::abs(x), std::abs(y));
        if (way < kBack) _isOut = false;
        if (way < kOut || _isOut) return false;
        _isOut = true;
        const bool isAcross = std::abs(x) >= std::abs(y);
        if (isAcross)
            direction = x < 0.0f ? Widget::FocusDirection::LEFT : Widget::FocusDirection::RIGHT;
        else
            direction = y < 0.0f ? Widget::FocusDirection::UP : Widget::FocusDirection::DOWN;
        return true;
    }

private:
    bool _isOut = false;
};

void moveFocus(Widget::FocusDirection direction) {
    Widget* focused = Widget::getCurrentFocusedWidget();
    if (focused) focused->findNextFocusedWidget(direction, focused);
}

RefPtr<EventListenerKeyboard>& keyListener() {
    static RefPtr<EventListenerKeyboard> s_listener;
    return s_listener;
}

RefPtr<EventListenerController>& padListener() {
    static RefPtr<EventListenerController> s_listener;
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
    const auto alive = copra::keepAlive(this);
    const RefPtr<Widget> lost(widgetLoseFocus);
    const RefPtr<Widget> got(widgetGetFocus);
    if (got) copra::call(got->onFocusChanged, lost, got);
    if (lost) copra::call(lost->onFocusChanged, lost, got);
    EventFocus event(lost, got);
    _eventDispatcher->dispatchEvent(&event);
}

Widget* Widget::findNextFocusedWidget(FocusDirection direction, Widget* current) {
    const auto alive = copra::keepAlive(this); // a callback may remove it
    const RefPtr<Widget> kept(current);
    if (Widget* next = copra::call(onNextFocusedWidget, direction)) {
        dispatchFocusEvent(this, next);
        return next;
    }
    const bool isLayout = dynamic_cast<Layout*>(current) != nullptr;
    if (!isFocused() && !isLayout) return current;
    if (auto* layout = dynamic_cast<Layout*>(getParent()))
        return layout->findNextFocusedWidget(direction, current);
    // The outermost layout wraps around.
    return isLayout ? current->findNextFocusedWidget(direction, current) : current;
}

/// Presses or releases the focused widget, as a touch does.
void Widget::pressFocused(bool isDown) {
    static copra::WeakPtr<Widget> s_pressed;
    const RefPtr<Widget> pressed(s_pressed.get());
    if (isDown && pressed) return; // by another key
    s_pressed.reset();
    if (!isDown && pressed) {
        const bool isKept = pressed == _focusedWidget && pressed->isRunning() && pressed->isEnabled();
        pressed->setHighlighted(false);
        if (isKept)
            pressed->releaseUpEvent();
        else
            pressed->cancelUpEvent();
    }
    const RefPtr<Widget> focused(_focusedWidget);
    if (!isDown || !focused) return;
    const bool canBePressed = focused->isRunning() && focused->isTouchEnabled() && focused->isEnabled() &&
                              focused->isVisible() && focused->isAncestorsEnabled() &&
                              focused->isAncestorsVisible(focused);
    if (!canBePressed) return;
    s_pressed = copra::WeakPtr<Widget>(focused.get());
    focused->_hitted = false; // not by a touch
    focused->setHighlighted(true);
    focused->pushDownEvent();
}

void Widget::enableDpadNavigation(bool enable) {
    RefPtr<EventListenerKeyboard>& keys = keyListener();
    RefPtr<EventListenerController>& pads = padListener();
    EventDispatcher* dispatcher = copra::SceneContext::current().eventDispatcher();
    if (keys) dispatcher->removeEventListener(keys);
    if (pads) dispatcher->removeEventListener(pads);
    keys = nullptr;
    pads = nullptr;
    if (!enable) return;
    keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [](EventKeyboard::KeyCode key, Event*) {
        FocusDirection direction;
        if (editsText(key)) return;
        if (directionOf(key, direction)) moveFocus(direction);
        if (presses(key)) pressFocused(true);
    };
    keys->onKeyReleased = [](EventKeyboard::KeyCode key, Event*) {
        if (presses(key)) pressFocused(false);
    };
    dispatcher->addEventListenerWithFixedPriority(keys, 1);
    pads = EventListenerController::create();
    pads->onKeyDown = [](Controller*, int button, Event*) {
        FocusDirection direction;
        if (directionOfButton(button, direction)) moveFocus(direction);
        if (button == Controller::BUTTON_A) pressFocused(true);
    };
    pads->onKeyUp = [](Controller*, int button, Event*) {
        if (button == Controller::BUTTON_A) pressFocused(false);
    };
    pads->onAxisEvent = [stick = StickNavigation()](Controller* pad, int, Event*) mutable {
        FocusDirection direction;
        if (stick.step(*pad, direction)) moveFocus(direction);
    };
    dispatcher->addEventListenerWithFixedPriority(pads, 1);
}

} // namespace ui
} // namespace cocos2d
