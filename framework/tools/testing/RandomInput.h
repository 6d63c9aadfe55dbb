#pragma once

#include "event/EventKeyboard.h"
#include "event/EventMouse.h"
#include "math/Vec2.h"

#include <cstdint>
#include <random>

namespace cocos2d {
class Director;
}

namespace copra {
namespace testing {

/// Random input of a player: taps, drags, keys and tilts of the device. The same seed gives the same input for the
/// same frame size.
///
/// One finger and one key at a time. The finger is also the left button of a mouse, as that is a finger in a window.
/// The keys are those that games use to move and to act; none that leaves a game.
class RandomInput {
public:
    explicit RandomInput(std::uint64_t seed);

    /// Sends the input of one frame to the view and the event dispatcher of `director`; call it before each frame.
    void step(cocos2d::Director& director);
    /// Lifts the finger and releases the key.
    void release(cocos2d::Director& director);

    /// How many touches have begun.
    int touches() const { return _touches; }
    /// How many keys have been pressed.
    int keys() const { return _keys; }

private:
    enum class Gesture { None, Touch, Key };

    /// A number in [0, 1).
    float random();
    int random(int count);
    cocos2d::Vec2 randomPoint(const cocos2d::Director& director);
    void begin(cocos2d::Director& director);
    void move(cocos2d::Director& director);
    void tilt(cocos2d::Director& director);
    void sendKey(cocos2d::Director& director, bool isPressed) const;
    void sendMouse(cocos2d::Director& director, cocos2d::EventMouse::MouseEventType type,
                   cocos2d::EventMouse::MouseButton button) const;

    std::mt19937_64 _engine;
    Gesture _gesture = Gesture::None;
    int _framesLeft = 0; ///< of the gesture, or of the pause before the next one
    cocos2d::Vec2 _point;
    cocos2d::Vec2 _speed;
    cocos2d::EventKeyboard::KeyCode _key = cocos2d::EventKeyboard::KeyCode::KEY_NONE;
    int _framesToTilt = 0;
    float _tilt = 0.0f;
    int _touches = 0;
    int _keys = 0;
};

} // namespace testing
} // namespace copra
