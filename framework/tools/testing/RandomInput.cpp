#include "testing/RandomInput.h"

#include "app/Director.h"
#include "app/GLView.h"
#include "app/ViewInput.h"
#include "event/EventAcceleration.h"
#include "event/EventDispatcher.h"

#include <array>

using namespace cocos2d;

namespace copra {
namespace testing {

namespace {

using Key = EventKeyboard::KeyCode;
using MouseButton = EventMouse::MouseButton;
using MouseEvent = EventMouse::MouseEventType;

constexpr std::array<Key, 12> kGameKeys{Key::KEY_LEFT_ARROW, Key::KEY_RIGHT_ARROW, Key::KEY_UP_ARROW,
                                        Key::KEY_DOWN_ARROW, Key::KEY_SPACE,       Key::KEY_ENTER,
                                        Key::KEY_W,          Key::KEY_A,           Key::KEY_S,
                                        Key::KEY_D,          Key::KEY_J,           Key::KEY_K};
constexpr int kFramesOfTap = 3;
constexpr int kFramesOfDrag = 20;
constexpr int kFramesOfKey = 15;
constexpr int kLongestPause = 8;
constexpr int kFramesOfTilt = 45;

} // namespace

RandomInput::RandomInput(std::uint64_t seed) : _engine(seed) {}

// Not with the distributions of the standard library, whose results differ between implementations.
float RandomInput::random() {
    return static_cast<float>(_engine() >> 40u) / static_cast<float>(1u << 24u);
}

int RandomInput::random(int count) {
    return static_cast<int>(_engine() % static_cast<std::uint64_t>(count));
}

Vec2 RandomInput::randomPoint(const Director& director) {
    const Size& frame = director.getOpenGLView()->getFrameSize();
    const float x = random() * frame.width;
    return Vec2(x, random() * frame.height);
}

void RandomInput::step(Director& director) {
    if (!director.getOpenGLView()) return;
    tilt(director);
    if (_framesLeft-- > 0) {
        move(director);
        return;
    }
    if (_gesture == Gesture::None) {
        begin(director);
    } else {
        release(director);
        _framesLeft = random(kLongestPause);
    }
}

void RandomInput::begin(Director& director) {
    const int kind = random(10);
    if (kind < 3) {
        _gesture = Gesture::Key;
        _key = kGameKeys[static_cast<std::size_t>(random(static_cast<int>(kGameKeys.size())))];
        _framesLeft = 1 + random(kFramesOfKey);
        ++_keys;
        sendKey(director, true);
        return;
    }
    _gesture = Gesture::Touch;
    _point = randomPoint(director);
    const bool isDrag = kind < 5;
    _framesLeft = isDrag ? kFramesOfDrag : kFramesOfTap;
    _speed = isDrag ? (randomPoint(director) - _point) / static_cast<float>(kFramesOfDrag) : Vec2::ZERO;
    ++_touches;
    sendMouse(director, MouseEvent::MOUSE_MOVE, MouseButton::BUTTON_UNSET);
    if (!director.getOpenGLView()) return;
    intptr_t id = 0;
    director.getOpenGLView()->handleTouchesBegin(1, &id, &_point.x, &_point.y);
    sendMouse(director, MouseEvent::MOUSE_DOWN, MouseButton::BUTTON_LEFT);
}

void RandomInput::move(Director& director) {
    if (_gesture != Gesture::Touch || _speed.isZero()) return;
    _point += _speed;
    intptr_t id = 0;
    director.getOpenGLView()->handleTouchesMove(1, &id, &_point.x, &_point.y);
    sendMouse(director, MouseEvent::MOUSE_MOVE, MouseButton::BUTTON_LEFT);
}

void RandomInput::release(Director& director) {
    const Gesture ended = _gesture;
    _gesture = Gesture::None;
    if (ended == Gesture::Key) sendKey(director, false);
    if (ended != Gesture::Touch || !director.getOpenGLView()) return;
    intptr_t id = 0;
    director.getOpenGLView()->handleTouchesEnd(1, &id, &_point.x, &_point.y);
    sendMouse(director, MouseEvent::MOUSE_UP, MouseButton::BUTTON_LEFT);
}

void RandomInput::sendKey(Director& director, bool isPressed) const {
    EventKeyboard event(_key, isPressed);
    director.getEventDispatcher()->dispatchEvent(&event);
}

void RandomInput::sendMouse(Director& director, MouseEvent type, MouseButton button) const {
    GLView* view = director.getOpenGLView();
    if (!view) return; // what the game does at a touch may end it
    const Vec2 cursor = copra::cursorAt(*view, _point);
    EventMouse event(type);
    event.setCursorPosition(cursor.x, cursor.y);
    event.setMouseButton(button);
    director.getEventDispatcher()->dispatchEvent(&event);
}

void RandomInput::tilt(Director& director) {
    if (_framesToTilt-- <= 0) {
        _framesToTilt = kFramesOfTilt;
        _tilt = random() * 2.0f - 1.0f;
    }
    Acceleration acceleration;
    acceleration.x = static_cast<double>(_tilt);
    acceleration.z = -1.0;
    EventAcceleration event(acceleration);
    director.getEventDispatcher()->dispatchEvent(&event);
}

} // namespace testing
} // namespace copra
