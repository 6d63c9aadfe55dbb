#include "WindowDriver.h"

#include <gtest/gtest.h>

#include <X11/Xlib.h>

#include <cstdio>
#include <cstring>

namespace {

/// Quotes a word for the shell.
std::string quoted(const std::string& word) {
    std::string text = "'";
    for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

} // namespace

WindowDriver::WindowDriver(const std::string& title) {
    _window = run({"search", "--sync", "--onlyvisible", "--name", "^" + title + "$"});
    focus();
}

std::string WindowDriver::run(const std::vector<std::string>& arguments) const {
    std::string command = "timeout 20 xdotool";
    for (const std::string& argument : arguments) command += ' ' + quoted(argument);
    FILE* pipe = popen(command.c_str(), "r");
    std::string printed;
    char line[256];
    while (pipe && std::fgets(line, sizeof line, pipe)) printed += line;
    EXPECT_TRUE(pipe && pclose(pipe) == 0) << command;
    return printed.substr(0, printed.find('\n'));
}

void WindowDriver::pressKey(const std::string& name) const {
    run({"key", name});
}

void WindowDriver::holdKey(const std::string& name) const {
    run({"keydown", name});
}

void WindowDriver::releaseKey(const std::string& name) const {
    run({"keyup", name});
}

void WindowDriver::type(const std::string& text) const {
    run({"type", text});
}

void WindowDriver::moveMouse(int x, int y) const {
    run({"mousemove", "--window", _window, std::to_string(x), std::to_string(y)});
}

void WindowDriver::click(int button) const {
    run({"click", std::to_string(button)});
}

void WindowDriver::holdButton(int button) const {
    run({"mousedown", std::to_string(button)});
}

void WindowDriver::releaseButton(int button) const {
    run({"mouseup", std::to_string(button)});
}

void WindowDriver::resize(int width, int height) const {
    run({"windowsize", _window, std::to_string(width), std::to_string(height)});
}

void WindowDriver::focus() const {
    run({"windowfocus", "--sync", _window});
}

// Window managers send this message; xdotool can only destroy the window.
void WindowDriver::close() const {
    Display* display = XOpenDisplay(nullptr);
    ASSERT_NE(display, nullptr);
    XEvent event;
    std::memset(&event, 0, sizeof event);
    event.xclient.type = ClientMessage;
    event.xclient.window = std::stoul(_window);
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", False);
    event.xclient.format = 32;
    event.xclient.data.l[0] = static_cast<long>(XInternAtom(display, "WM_DELETE_WINDOW", False));
    XSendEvent(display, event.xclient.window, False, NoEventMask, &event);
    XCloseDisplay(display);
}
