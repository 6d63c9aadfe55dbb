#pragma once

#include "platform/Input.h"

#include <SFML/Window/Joystick.hpp>
#include <SFML/Window/Keyboard.hpp>
#include <SFML/Window/Mouse.hpp>
#include <SFML/Window/Window.hpp>

#include <cstdint>
#include <map>
#include <utility>

namespace copra::sfml {

/// Converts a window's events into calls of an InputSink. Tracks which keys and buttons are pressed, to
/// ignore key repeats and to release them all when the window loses the focus. One window may follow another
/// one while keys are held, as when a key switches to full screen.
class InputReader {
public:
    /// Sends all events since the last call to sink; the first time also the pads that are connected.
    void read(sf::Window& window, InputSink& sink);

    /// Sets the sink of the functions below; read() does it itself.
    void setSink(InputSink* sink) { _sink = sink; }

    // Called by pollEvent().
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
    void releaseAll();
    /// Releases what is no longer pressed.
    void releaseLost();

    void hat(unsigned pad, sf::Joystick::Axis axis, float position);
    void reportConnectedPads();

    InputSink* _sink = nullptr;
    bool _hasReportedPads = false;
    std::map<unsigned, std::pair<int, int>> _hats; ///< The position of the hat of each pad.
    std::map<Key, sf::Keyboard::Key> _heldKeys;
    std::map<MouseButton, sf::Mouse::Button> _heldButtons;
    cocos2d::Vec2 _cursor;
};

} // namespace copra::sfml
