#pragma once

#include "platform/Input.h"

#include <SFML/Window/Keyboard.hpp>
#include <SFML/Window/Mouse.hpp>
#include <SFML/Window/Window.hpp>

#include <cstdint>
#include <set>

namespace copra::sfml {

/// Turns a window's events into calls of a sink. It knows which keys and buttons are held, to tell the
/// repeats of a held key from new presses, and to let go of everything when the window loses the keyboard.
class InputReader {
public:
    /// Tells sink everything that happened since the last call.
    void read(sf::Window& window, InputSink& sink);

    /// Who is told; read() sets it by itself.
    void setSink(InputSink* sink) { _sink = sink; }

    // What pollEvent tells.
    void key(sf::Keyboard::Key code, bool down);
    void text(std::uint32_t unicode);
    void mouseMoved(int x, int y);
    void mouseButton(sf::Mouse::Button button, bool down, int x, int y);
    void wheel(bool horizontal, float delta, int x, int y);
    void touchBegan(unsigned finger, int x, int y);
    void touchMoved(unsigned finger, int x, int y);
    void touchEnded(unsigned finger, int x, int y);
    void joystick(unsigned pad, bool connected);
    void joystickButton(unsigned pad, unsigned button, bool down);
    void joystickAxis(unsigned pad, int axis, float position);
    void focus(bool gained);
    void resized(unsigned width, unsigned height);
    void closed();

private:
    void letGo();

    InputSink* _sink = nullptr; ///< who is told
    std::set<Key> _heldKeys;
    std::set<MouseButton> _heldButtons;
    cocos2d::Vec2 _cursor;
};

} // namespace copra::sfml
