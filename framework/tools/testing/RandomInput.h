#pragma once

#include "app/fwd.h"
#include "math/Vec2.h"
#include "platform/Input.h"

#include <cstdint>
#include <memory>
#include <random>

namespace copra {
namespace testing {

/// Plays a game with random taps, drags, keys, and tilts of the device. The same seed and frame size give the
/// same input.
///
/// There is one finger and one key at a time. The finger is also the left mouse button, as in a window. The
/// keys are those that games use to move and act; none of them leaves a game.
class RandomInput {
public:
    /// Starts with a seed. Equal seeds give equal input for equal games.
    explicit RandomInput(std::uint64_t seed);

    /// Sends the input of one frame, as if it came from the window of `director`. Call it before each frame.
    void step(cocos2d::Director& director);
    /// Lifts the finger and releases the key.
    void release(cocos2d::Director& director);

    /// Returns the number of touches so far.
    int touches() const { return _touches; }
    /// Returns the number of key presses so far.
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
    /// Returns the receiver of the input; null without a view.
    InputSink* sink(const cocos2d::Director& director);
    /// Returns _point in pixels of the window.
    cocos2d::Vec2 pixel(const cocos2d::Director& director) const;

    std::mt19937_64 _engine;
    std::unique_ptr<InputSink> _viewInput; ///< The receiver of a view that is not a GLViewImpl.
    Gesture _gesture = Gesture::None;
    int _framesLeft = 0; ///< The remaining frames of the gesture, or of the pause before the next one.
    cocos2d::Vec2 _point;
    cocos2d::Vec2 _speed;
    Key _key = Key::KEY_NONE;
    int _framesToTilt = 0;
    float _tilt = 0.0f;
    int _touches = 0;
    int _keys = 0;
};

} // namespace testing
} // namespace copra
