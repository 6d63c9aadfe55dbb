#include "event/EventListenerController.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "event/Controller.h"
#include "event/EventController.h"
#include "event/ListenerKind.h"

namespace cocos2d {

const std::string EventListenerController::LISTENER_ID = copra::kindOf(Type::GAME_CONTROLLER)->id;

EventListenerController* EventListenerController::create() {
    auto* listener = new EventListenerController();
    listener->init();
    return copra::autoreleased(listener);
}

bool EventListenerController::init() {
    const auto onEvent = [this](Event* event) { notify(static_cast<EventController&>(*event)); };
    return EventListener::init(Type::GAME_CONTROLLER, LISTENER_ID, onEvent);
}

void EventListenerController::notify(EventController& event) {
    Controller* controller = event.getController();
    switch (event.getControllerEventType()) {
    case EventController::ControllerEventType::CONNECTION: {
        auto& callback = event.isConnected() ? onConnected : onDisconnected;
        copra::call(callback, controller, &event);
        return;
    }
    case EventController::ControllerEventType::BUTTON_STATUS_CHANGED:
        notifyButton(event);
        return;
    case EventController::ControllerEventType::AXIS_STATUS_CHANGED:
        copra::call(onAxisEvent, controller, event.getKeyCode(), &event);
        return;
    }
}

void EventListenerController::notifyButton(EventController& event) {
    Controller* controller = event.getController();
    const int keyCode = event.getKeyCode();
    const bool isPressed = controller->getKeyStatus(keyCode).isPressed;
    const bool wasPressed = controller->getPreviousKeyStatus(keyCode).isPressed;
    if (!isPressed && !wasPressed) return;
    auto& callback = !wasPressed ? onKeyDown : !isPressed ? onKeyUp : onKeyRepeat;
    copra::call(callback, controller, keyCode, &event);
}

bool EventListenerController::checkAvailable() {
    return true;
}

EventListenerController* EventListenerController::clone() {
    auto* copy = create();
    copy->onConnected = onConnected;
    copy->onDisconnected = onDisconnected;
    copy->onKeyDown = onKeyDown;
    copy->onKeyUp = onKeyUp;
    copy->onKeyRepeat = onKeyRepeat;
    copy->onAxisEvent = onAxisEvent;
    return copy;
}

} // namespace cocos2d
