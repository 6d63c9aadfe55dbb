#pragma once

#include <string>
#include <vector>

/// Drives a window with keyboard and mouse events of the display, sent by xdotool, so that they arrive as a user's do.
class WindowDriver {
public:
    /// Finds the open window with this title and focuses it.
    explicit WindowDriver(const std::string& title);

    /// Names of keys are xdotool's: "Left", "a", "Shift_L".
    void pressKey(const std::string& name) const;
    void holdKey(const std::string& name) const;
    void releaseKey(const std::string& name) const;
    void type(const std::string& text) const;

    /// Pixels of the window, y down.
    void moveMouse(int x, int y) const;
    /// 1 left, 2 middle, 3 right; 4 to 7 scroll: up, down, left, right.
    void click(int button) const;
    void holdButton(int button) const;
    void releaseButton(int button) const;

    void resize(int width, int height) const;
    void focus() const;
    /// Asks the window to close, as the button of its title bar does.
    void close() const;

private:
    /// Runs xdotool; a failure fails the test.
    std::string run(const std::vector<std::string>& arguments) const;

    std::string _window;
};
