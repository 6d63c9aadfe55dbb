#include "backend/sfml/SfmlInput.h"

#include "backend/sfml/SfmlCompatEvents.h"
#include "backend/sfml/SfmlKeys.h"

#include <utility>

namespace copra::sfml {

namespace {

cocos2d::Vec2 at(int x, int y) {
    return {static_cast<float>(x), static_cast<float>(y)};
}

} // namespace

void InputReader::read(sf::Window& window, InputSink& sink) {
    _sink = &sink;
    if (!std::exchange(_hasReportedPads, true)) reportConnectedPads();
    // The sink may close the window, which must exist until this returns.
    while (window.isOpen() && pollEvent(window, *this)) {
    }
    _sink = nullptr;
}

void InputReader::key(sf::Keyboard::Key code, bool down) {
    const Key key = keyOf(code);
    if (key == Key::KEY_NONE) {
        down ? _sink->keyDown(key) : _sink->keyUp(key);
    } else if (down) {
        const bool isNew = _heldKeys.emplace(key, code).second;
        isNew ? _sink->keyDown(key) : _sink->keyRepeated(key);
    } else if (_heldKeys.erase(key) > 0) {
        _sink->keyUp(key);
    }
}

void InputReader::text(std::uint32_t unicode) {
    _sink->textEntered(static_cast<char32_t>(unicode));
}

void InputReader::mouseMoved(int x, int y) {
    _cursor = at(x, y);
    _sink->mouseMoved(_cursor);
}

void InputReader::mouseButton(sf::Mouse::Button sfmlButton, bool down, int x, int y) {
    const MouseButton button = mouseButtonOf(sfmlButton);
    _cursor = at(x, y);
    if (down) {
        _heldButtons.emplace(button, sfmlButton);
        _sink->mouseDown(button, _cursor);
    } else if (_heldButtons.erase(button) > 0) {
        _sink->mouseUp(button, _cursor);
    }
}

void InputReader::wheel(bool horizontal, float delta, int x, int y) {
    _sink->mouseScrolled(horizontal ? cocos2d::Vec2(delta, 0.0f) : cocos2d::Vec2(0.0f, delta), at(x, y));
}

void InputReader::touchBegan(unsigned finger, int x, int y) {
    _sink->touchBegan(static_cast<std::intptr_t>(finger), at(x, y));
}

void InputReader::touchMoved(unsigned finger, int x, int y) {
    _sink->touchMoved(static_cast<std::intptr_t>(finger), at(x, y));
}

void InputReader::touchEnded(unsigned finger, int x, int y) {
    _sink->touchEnded(static_cast<std::intptr_t>(finger), at(x, y));
}

// SFML reports only pads that come after the window.
void InputReader::reportConnectedPads() {
    sf::Joystick::update();
    for (unsigned pad = 0; pad < sf::Joystick::Count; ++pad)
        if (sf::Joystick::isConnected(pad)) joystick(pad, true);
}

void InputReader::joystick(unsigned pad, bool connected) {
    const int number = static_cast<int>(pad);
    _hats.erase(pad);
    if (connected) {
        const sf::Joystick::Identification identity = sf::Joystick::getIdentification(pad);
        _sink->joystickConnected(number, {toUtf8(identity.name), identity.vendorId, identity.productId});
    } else {
        _sink->joystickDisconnected(number);
    }
}

void InputReader::joystickButton(unsigned pad, unsigned button, bool down) {
    _sink->joystickButton(static_cast<int>(pad), static_cast<int>(button), down);
}

void InputReader::joystickAxis(unsigned pad, int axis, float position) {
    using Axis = sf::Joystick::Axis;
    const auto moved = static_cast<Axis>(axis);
    if (moved == Axis::PovX || moved == Axis::PovY) {
        hat(pad, moved, position);
        return;
    }
    // The axes x, y, z, rx, ry, rz; SFML calls the last three U, V and R.
    int number = 0;
    for (const Axis each : {Axis::X, Axis::Y, Axis::Z, Axis::U, Axis::V, Axis::R}) {
        if (each == moved) break;
        if (sf::Joystick::hasAxis(pad, each)) ++number;
    }
    constexpr float kFullDeflection = 100.0f; // of SFML
    _sink->joystickAxis(static_cast<int>(pad), number, position / kFullDeflection);
}

void InputReader::hat(unsigned pad, sf::Joystick::Axis axis, float position) {
    constexpr float kPressed = 50.0f;
    const int direction = position > kPressed ? 1 : position < -kPressed ? -1 : 0;
    auto& [x, y] = _hats[pad];
    (axis == sf::Joystick::Axis::PovX ? x : y) = direction;
    _sink->joystickHat(static_cast<int>(pad), 0, x, y);
}

void InputReader::focus(bool gained) {
    // Releases while another window has the focus, or none, are not reported: the key would stay pressed.
    gained ? releaseLost() : releaseAll();
    _sink->focusChanged(gained);
}

void InputReader::releaseAll() {
    for (const auto& [key, code] : std::exchange(_heldKeys, {})) _sink->keyUp(key);
    for (const auto& [button, code] : std::exchange(_heldButtons, {})) _sink->mouseUp(button, _cursor);
}

void InputReader::releaseLost() {
    for (const auto& [key, code] : std::map(_heldKeys)) {
        if (!sf::Keyboard::isKeyPressed(code) && _heldKeys.erase(key) > 0) _sink->keyUp(key);
    }
    for (const auto& [button, code] : std::map(_heldButtons)) {
        if (!sf::Mouse::isButtonPressed(code) && _heldButtons.erase(button) > 0)
            _sink->mouseUp(button, _cursor);
    }
}

void InputReader::resized(unsigned width, unsigned height) {
    _sink->resized({static_cast<int>(width), static_cast<int>(height)});
}

void InputReader::closed() {
    _sink->closeRequested();
}

} // namespace copra::sfml
