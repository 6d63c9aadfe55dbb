#include "scenes/PointerInput.h"

#include "Tuning.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kEdge = 24.0f; ///< points; the target stays this far inside the field
} // namespace

bool PointerInput::init() {
    if (!Node::init()) return false;
    setGoal(Vec2(tuning::kFieldWidth / 2, 150));
    listenToMouse();
    listenToTouches();
    listenToKeys();
    return true;
}

void PointerInput::step(float dt) {
    _sinceMove += dt;
    const Vec2 direction(static_cast<float>(_right) - static_cast<float>(_left),
                         static_cast<float>(_up) - static_cast<float>(_down));
    if (!direction.isZero()) moveTo(_goal + direction.getNormalized() * (tuning::kKeySpeed * dt));
}

void PointerInput::setGoal(const Vec2& goal) {
    _goal.x = std::clamp(goal.x, kEdge, tuning::kFieldWidth - kEdge);
    _goal.y = std::clamp(goal.y, kEdge, tuning::kFieldHeight - kEdge);
}

void PointerInput::listenToMouse() {
    auto* mouse = EventListenerMouse::create();
    mouse->onMouseMove = [this](EventMouse* event) {
        _hasMouse = true;
        // getCursorX() and getCursorY() have y up, as in cocos2d-x.
        moveTo(Vec2(event->getCursorX(), event->getCursorY()));
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(mouse, this);
}

void PointerInput::listenToTouches() {
    auto* touches = EventListenerTouchOneByOne::create();
    const auto follow = [this](Touch* touch) {
        moveTo(touch->getLocation() + Vec2(0, _hasMouse ? 0 : tuning::kFingerOffset));
    };
    touches->onTouchBegan = [this, follow](Touch* touch, Event*) {
        _held = true;
        follow(touch);
        return true;
    };
    touches->onTouchMoved = [follow](Touch* touch, Event*) { follow(touch); };
    touches->onTouchEnded = [this](Touch*, Event*) { _held = false; };
    touches->onTouchCancelled = [this](Touch*, Event*) { _held = false; };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touches, this);
}

void PointerInput::listenToKeys() {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) { onKey(key, true); };
    keys->onKeyReleased = [this](EventKeyboard::KeyCode key, Event*) { onKey(key, false); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
}

void PointerInput::onKey(EventKeyboard::KeyCode key, bool down) {
    using Key = EventKeyboard::KeyCode;
    switch (key) {
    case Key::KEY_LEFT_ARROW:
    case Key::KEY_A:
        _left = down;
        break;
    case Key::KEY_RIGHT_ARROW:
    case Key::KEY_D:
        _right = down;
        break;
    case Key::KEY_UP_ARROW:
    case Key::KEY_W:
        _up = down;
        break;
    case Key::KEY_DOWN_ARROW:
    case Key::KEY_S:
        _down = down;
        break;
    default:
        break;
    }
}

void PointerInput::moveTo(const Vec2& position) {
    setGoal(position);
    _sinceMove = 0;
}

} // namespace beecluster
