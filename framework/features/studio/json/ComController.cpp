#include "studio/json/ComController.h"

#include "base/autoreleased.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerAcceleration.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerTouch.h"
#include "scene/Node.h"
#include "scene/SceneContext.h"

using namespace cocos2d;

namespace cocostudio {

namespace {

/// The priority of listeners for keys and the acceleration.
constexpr int kInputPriority = -1;

void listen(RefPtr<EventListener>& kept, EventListener* listener, int priority) {
    if (!kept && !listener) return;
    EventDispatcher* const dispatcher = copra::SceneContext::current().eventDispatcher();
    if (kept) dispatcher->removeEventListener(kept);
    kept = listener;
    if (listener) dispatcher->addEventListenerWithFixedPriority(listener, priority);
}

} // namespace

InputDelegate::InputDelegate() = default;

InputDelegate::~InputDelegate() {
    listen(_touchListener, nullptr, 0);
    listen(_accelerometerListener, nullptr, 0);
    listen(_keyboardListener, nullptr, 0);
}

EventListener* InputDelegate::makeTouchListener() {
    if (_touchMode == Touch::DispatchMode::ONE_BY_ONE) {
        auto* const listener = EventListenerTouchOneByOne::create();
        listener->onTouchBegan = [this](Touch* touch, Event* event) { return onTouchBegan(touch, event); };
        listener->onTouchMoved = [this](Touch* touch, Event* event) { onTouchMoved(touch, event); };
        listener->onTouchEnded = [this](Touch* touch, Event* event) { onTouchEnded(touch, event); };
        listener->onTouchCancelled = [this](Touch* touch, Event* event) { onTouchCancelled(touch, event); };
        return listener;
    }
    using Touches = std::vector<Touch*>;
    auto* const listener = EventListenerTouchAllAtOnce::create();
    listener->onTouchesBegan = [this](const Touches& touches, Event* event) {
        onTouchesBegan(touches, event);
    };
    listener->onTouchesMoved = [this](const Touches& touches, Event* event) {
        onTouchesMoved(touches, event);
    };
    listener->onTouchesEnded = [this](const Touches& touches, Event* event) {
        onTouchesEnded(touches, event);
    };
    listener->onTouchesCancelled = [this](const Touches& touches, Event* event) {
        onTouchesCancelled(touches, event);
    };
    return listener;
}

void InputDelegate::setTouchEnabled(bool value) {
    if (value != isTouchEnabled())
        listen(_touchListener, value ? makeTouchListener() : nullptr, _touchPriority);
}

void InputDelegate::listenAgain() {
    if (!isTouchEnabled()) return;
    setTouchEnabled(false); // as in the original, which a game may override
    setTouchEnabled(true);
}

void InputDelegate::setTouchMode(Touch::DispatchMode mode) {
    if (_touchMode == mode) return;
    _touchMode = mode;
    listenAgain();
}

void InputDelegate::setTouchPriority(int priority) {
    if (_touchPriority == priority) return;
    _touchPriority = priority;
    listenAgain();
}

void InputDelegate::setAccelerometerEnabled(bool value) {
    if (value == isAccelerometerEnabled()) return;
    EventListener* const listener =
        value ? EventListenerAcceleration::create(
                    [this](Acceleration* acceleration, Event* event) { onAcceleration(acceleration, event); })
              : nullptr;
    listen(_accelerometerListener, listener, kInputPriority);
}

void InputDelegate::setKeypadEnabled(bool value) {
    if (value == isKeypadEnabled()) return;
    EventListenerKeyboard* listener = nullptr;
    if (value) {
        listener = EventListenerKeyboard::create();
        listener->onKeyPressed = [this](EventKeyboard::KeyCode key, Event* event) {
            onKeyPressed(key, event);
        };
        listener->onKeyReleased = [this](EventKeyboard::KeyCode key, Event* event) {
            onKeyReleased(key, event);
        };
    }
    listen(_keyboardListener, listener, kInputPriority);
}

// --- The component ---

const std::string ComController::COMPONENT_NAME = "CCComController";

ComController::ComController() {
    _name = COMPONENT_NAME;
}

ComController::~ComController() = default;

ComController* ComController::create() {
    return copra::createAutoreleased<ComController>();
}

void ComController::onEnter() {
    if (_owner) _owner->scheduleUpdate();
}

void ComController::onAdd() {
    if (_owner) _owner->scheduleUpdate();
}

} // namespace cocostudio
