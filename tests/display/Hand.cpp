#include "Hand.h"

#include <gtest/gtest.h>

#include <X11/Xlib.h>

#include <cstdio>
#include <cstring>

namespace {

/// A word of a command line, whatever is in it.
std::string quoted(const std::string& word) {
    std::string text = "'";
    for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

} // namespace

Hand::Hand(const std::string& title) {
    _window = run({"search", "--sync", "--onlyvisible", "--name", "^" + title + "$"});
    focus();
}

std::string Hand::run(const std::vector<std::string>& arguments) const {
    std::string command = "timeout 20 xdotool";
    for (const std::string& argument : arguments) command += ' ' + quoted(argument);
    FILE* pipe = popen(command.c_str(), "r");
    std::string printed;
    char line[256];
    while (pipe && std::fgets(line, sizeof line, pipe)) printed += line;
    EXPECT_TRUE(pipe && pclose(pipe) == 0) << command;
    return printed.substr(0, printed.find('\n'));
}

void Hand::pressKey(const std::string& name) const {
    run({"key", name});
}

void Hand::holdKey(const std::string& name) const {
    run({"keydown", name});
}

void Hand::letGoOfKey(const std::string& name) const {
    run({"keyup", name});
}

void Hand::type(const std::string& text) const {
    run({"type", text});
}

void Hand::moveMouse(int x, int y) const {
    run({"mousemove", "--window", _window, std::to_string(x), std::to_string(y)});
}

void Hand::click(int button) const {
    run({"click", std::to_string(button)});
}

void Hand::holdButton(int button) const {
    run({"mousedown", std::to_string(button)});
}

void Hand::letGoOfButton(int button) const {
    run({"mouseup", std::to_string(button)});
}

void Hand::resize(int width, int height) const {
    run({"windowsize", _window, std::to_string(width), std::to_string(height)});
}

void Hand::focus() const {
    run({"windowfocus", "--sync", _window});
}

// This is what a window manager does; xdotool could only destroy the window from outside.
void Hand::close() const {
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
