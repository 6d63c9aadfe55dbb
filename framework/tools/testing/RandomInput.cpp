#include "testing/RandomInput.h"

#include "app/Director.h"
#include "app/GLViewImpl.h"
#include "app/ViewInput.h"
#include "event/EventAcceleration.h"
#include "event/EventDispatcher.h"

#include <array>

using namespace cocos2d;

namespace copra {
namespace testing {

namespace {

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
        sink(director)->keyDown(_key);
        return;
    }
    _gesture = Gesture::Touch;
    _point = randomPoint(director);
    const bool isDrag = kind < 5;
    _framesLeft = isDrag ? kFramesOfDrag : kFramesOfTap;
    _speed = isDrag ? (randomPoint(director) - _point) / static_cast<float>(kFramesOfDrag) : Vec2::ZERO;
    ++_touches;
    InputSink* input = sink(director);
    input->mouseMoved(pixel(director));
    input->mouseDown(MouseButton::BUTTON_LEFT, pixel(director));
}

void RandomInput::move(Director& director) {
    if (_gesture != Gesture::Touch || _speed.isZero()) return;
    _point += _speed;
    sink(director)->mouseMoved(pixel(director));
}

void RandomInput::release(Director& director) {
    const Gesture ended = _gesture;
    _gesture = Gesture::None;
    InputSink* input = sink(director);
    if (!input) return;
    if (ended == Gesture::Key) input->keyUp(_key);
    if (ended == Gesture::Touch) input->mouseUp(MouseButton::BUTTON_LEFT, pixel(director));
}

InputSink* RandomInput::sink(const Director& director) {
    GLView* view = director.getOpenGLView();
    if (!view) return nullptr;
    if (auto* window = dynamic_cast<GLViewImpl*>(view)) return &window->input();
    if (!_viewInput) _viewInput = std::make_unique<ViewInput>(*view);
    return _viewInput.get();
}

Vec2 RandomInput::pixel(const Director& director) const {
    return _point * director.getOpenGLView()->getFrameZoomFactor();
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
