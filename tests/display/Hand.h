#pragma once

#include <string>
#include <vector>

/// The user's hands at a window: keys and mouse are those of the display, moved by xdotool, so that events
/// come the way they come from a desk.
class Hand {
public:
    /// Takes the window with this title, which must be open, and gives it the keyboard.
    explicit Hand(const std::string& title);

    /// xdotool's names: "Left", "a", "Shift_L".
    void pressKey(const std::string& name) const;
    void holdKey(const std::string& name) const;
    void letGoOfKey(const std::string& name) const;
    void type(const std::string& text) const;

    /// Pixels of the window, y down.
    void moveMouse(int x, int y) const;
    /// 1 left, 2 middle, 3 right; 4 to 7 turn wheels: up, down, left, right.
    void click(int button) const;
    void holdButton(int button) const;
    void letGoOfButton(int button) const;

    void resize(int width, int height) const;
    void focus() const;
    /// Presses the button of the title bar that closes the window.
    void close() const;

private:
    /// Runs xdotool; a failure fails the test.
    std::string run(const std::vector<std::string>& arguments) const;

    std::string _window;
};
