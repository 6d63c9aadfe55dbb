#include "scenes/PointerInput.h"

#include "Layout.h"
#include "Tuning.h"
#include "rules/Field.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kStickRest = 0.2f; ///< of its way; a stick at rest is not exactly in the middle
} // namespace

PointerInput* PointerInput::create() {
    return create(defaultBindings(Device::Keys), defaultBindings(Device::Pad));
}

bool PointerInput::initWith(const Bindings& keys, const Bindings& buttons) {
    if (!Node::init()) return false;
    _keys = keys;
    _buttons = buttons;
    setGoal(playfield().home());
    listenToMouse();
    listenToTouches();
    listenToKeys();
    listenToPads();
    return true;
}

void PointerInput::step(float dt) {
    _sinceMove += dt;
    const Vec2 way = direction();
    if (!way.isZero()) moveTo(_goal + way * (tuning().bees.keySpeed * dt));
}

Vec2 PointerInput::direction() const {
    Vec2 held(axis(Command::Left, Command::Right), axis(Command::Down, Command::Up));
    if (held.length() > 1) held.normalize();
    return held.isZero() ? _stick : held;
}

float PointerInput::axis(Command low, Command high) const {
    return static_cast<float>(isHeld(high)) - static_cast<float>(isHeld(low));
}

void PointerInput::setGoal(const Vec2& goal) {
    _goal = playfield().goalAt(goal);
}

void PointerInput::listenToMouse() {
    auto* mouse = EventListenerMouse::create();
    mouse->onMouseMove = [this](EventMouse* event) {
        _hasMouse = true;
        // getCursorX() and getCursorY() have y up, as in cocos2d-x.
        moveTo(convertToNodeSpace(Vec2(event->getCursorX(), event->getCursorY())));
    };
    mouse->onMouseDown = [this](EventMouse*) { _isMouseDown = true; };
    mouse->onMouseUp = [this](EventMouse*) { _isMouseDown = false; };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(mouse, this);
}

void PointerInput::listenToTouches() {
    auto* touches = EventListenerTouchOneByOne::create();
    const auto follow = [this](Touch* touch) {
        moveTo(convertTouchToNodeSpace(touch) + Vec2(0, _hasMouse ? 0 : layout::kFingerOffset));
    };
    touches->onTouchBegan = [this, follow](Touch* touch, Event*) {
        // A second finger does not lead.
        if (++_fingers == 1) follow(touch);
        return true;
    };
    touches->onTouchMoved = [this, follow](Touch* touch, Event*) {
        if (_fingers == 1 || touch->getID() == 0) follow(touch);
    };
    const auto release = [this](Touch*, Event*) { _fingers = std::max(_fingers - 1, 0); };
    touches->onTouchEnded = release;
    touches->onTouchCancelled = release;
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touches, this);
}

void PointerInput::listenToKeys() {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) {
        hold(_keys, static_cast<int>(key), true);
    };
    keys->onKeyReleased = [this](EventKeyboard::KeyCode key, Event*) {
        hold(_keys, static_cast<int>(key), false);
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
}

void PointerInput::listenToPads() {
    auto* pads = EventListenerController::create();
    pads->onKeyDown = [this](Controller*, int button, Event*) { hold(_buttons, button, true); };
    pads->onKeyUp = [this](Controller*, int button, Event*) { hold(_buttons, button, false); };
    pads->onAxisEvent = [this](Controller* pad, int, Event*) {
        // Sticks have y down.
        _stick = Vec2(pad->getKeyStatus(Controller::JOYSTICK_LEFT_X).value,
                      -pad->getKeyStatus(Controller::JOYSTICK_LEFT_Y).value);
        if (_stick.length() < kStickRest) _stick = Vec2::ZERO;
        if (_stick.length() > 1) _stick.normalize();
    };
    pads->onDisconnected = [this](Controller*, Event*) {
        _stick = Vec2::ZERO;
        _held.fill(false);
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(pads, this);
}

void PointerInput::hold(const Bindings& bindings, int code, bool isDown) {
    for (std::size_t i = 0; i < kCommands; ++i)
        if (bindings.has(static_cast<Command>(i), code)) _held[i] = isDown;
}

void PointerInput::moveTo(const Vec2& position) {
    setGoal(position);
    _sinceMove = 0;
}

} // namespace beecluster
