#pragma once

#include "math/Vec2.h"
#include "platform/Pixels.h"

#include <cstdint>
#include <string>

namespace copra {

/// Keys with the API's names and values: EventKeyboard::KeyCode is this enum.
enum class Key {
    KEY_NONE,
    KEY_PAUSE,
    KEY_SCROLL_LOCK,
    KEY_PRINT,
    KEY_SYSREQ,
    KEY_BREAK,
    KEY_ESCAPE,
    KEY_BACK = KEY_ESCAPE,
    KEY_BACKSPACE,
    KEY_TAB,
    KEY_BACK_TAB,
    KEY_RETURN,
    KEY_CAPS_LOCK,
    KEY_SHIFT,
    KEY_LEFT_SHIFT = KEY_SHIFT,
    KEY_RIGHT_SHIFT,
    KEY_CTRL,
    KEY_LEFT_CTRL = KEY_CTRL,
    KEY_RIGHT_CTRL,
    KEY_ALT,
    KEY_LEFT_ALT = KEY_ALT,
    KEY_RIGHT_ALT,
    KEY_MENU,
    KEY_HYPER,
    KEY_INSERT,
    KEY_HOME,
    KEY_PG_UP,
    KEY_DELETE,
    KEY_END,
    KEY_PG_DOWN,
    KEY_LEFT_ARROW,
    KEY_RIGHT_ARROW,
    KEY_UP_ARROW,
    KEY_DOWN_ARROW,
    KEY_NUM_LOCK,
    KEY_KP_PLUS,
    KEY_KP_MINUS,
    KEY_KP_MULTIPLY,
    KEY_KP_DIVIDE,
    KEY_KP_ENTER,
    KEY_KP_HOME,
    KEY_KP_UP,
    KEY_KP_PG_UP,
    KEY_KP_LEFT,
    KEY_KP_FIVE,
    KEY_KP_RIGHT,
    KEY_KP_END,
    KEY_KP_DOWN,
    KEY_KP_PG_DOWN,
    KEY_KP_INSERT,
    KEY_KP_DELETE,
    KEY_F1,
    KEY_F2,
    KEY_F3,
    KEY_F4,
    KEY_F5,
    KEY_F6,
    KEY_F7,
    KEY_F8,
    KEY_F9,
    KEY_F10,
    KEY_F11,
    KEY_F12,
    KEY_SPACE,
    KEY_EXCLAM,
    KEY_QUOTE,
    KEY_NUMBER,
    KEY_DOLLAR,
    KEY_PERCENT,
    KEY_CIRCUMFLEX,
    KEY_AMPERSAND,
    KEY_APOSTROPHE,
    KEY_LEFT_PARENTHESIS,
    KEY_RIGHT_PARENTHESIS,
    KEY_ASTERISK,
    KEY_PLUS,
    KEY_COMMA,
    KEY_MINUS,
    KEY_PERIOD,
    KEY_SLASH,
    KEY_0,
    KEY_1,
    KEY_2,
    KEY_3,
    KEY_4,
    KEY_5,
    KEY_6,
    KEY_7,
    KEY_8,
    KEY_9,
    KEY_COLON,
    KEY_SEMICOLON,
    KEY_LESS_THAN,
    KEY_EQUAL,
    KEY_GREATER_THAN,
    KEY_QUESTION,
    KEY_AT,
    KEY_CAPITAL_A,
    KEY_CAPITAL_B,
    KEY_CAPITAL_C,
    KEY_CAPITAL_D,
    KEY_CAPITAL_E,
    KEY_CAPITAL_F,
    KEY_CAPITAL_G,
    KEY_CAPITAL_H,
    KEY_CAPITAL_I,
    KEY_CAPITAL_J,
    KEY_CAPITAL_K,
    KEY_CAPITAL_L,
    KEY_CAPITAL_M,
    KEY_CAPITAL_N,
    KEY_CAPITAL_O,
    KEY_CAPITAL_P,
    KEY_CAPITAL_Q,
    KEY_CAPITAL_R,
    KEY_CAPITAL_S,
    KEY_CAPITAL_T,
    KEY_CAPITAL_U,
    KEY_CAPITAL_V,
    KEY_CAPITAL_W,
    KEY_CAPITAL_X,
    KEY_CAPITAL_Y,
    KEY_CAPITAL_Z,
    KEY_LEFT_BRACKET,
    KEY_BACK_SLASH,
    KEY_RIGHT_BRACKET,
    KEY_UNDERSCORE,
    KEY_GRAVE,
    KEY_A,
    KEY_B,
    KEY_C,
    KEY_D,
    KEY_E,
    KEY_F,
    KEY_G,
    KEY_H,
    KEY_I,
    KEY_J,
    KEY_K,
    KEY_L,
    KEY_M,
    KEY_N,
    KEY_O,
    KEY_P,
    KEY_Q,
    KEY_R,
    KEY_S,
    KEY_T,
    KEY_U,
    KEY_V,
    KEY_W,
    KEY_X,
    KEY_Y,
    KEY_Z,
    KEY_LEFT_BRACE,
    KEY_BAR,
    KEY_RIGHT_BRACE,
    KEY_TILDE,
    KEY_EURO,
    KEY_POUND,
    KEY_YEN,
    KEY_MIDDLE_DOT,
    KEY_SEARCH,
    KEY_DPAD_LEFT,
    KEY_DPAD_RIGHT,
    KEY_DPAD_UP,
    KEY_DPAD_DOWN,
    KEY_DPAD_CENTER,
    KEY_ENTER,
    KEY_PLAY,
};

/// Mouse buttons with the API's values: EventMouse::MouseButton is this enum.
enum class MouseButton {
    BUTTON_UNSET = -1,
    BUTTON_LEFT = 0,
    BUTTON_RIGHT = 1,
    BUTTON_MIDDLE = 2,
    BUTTON_4 = 3,
    BUTTON_5 = 4,
    BUTTON_6 = 5,
    BUTTON_7 = 6,
    BUTTON_8 = 7,
};

/// The description that a game pad gives of itself.
struct JoystickInfo {
    std::string name;     ///< of the driver
    unsigned vendor = 0;  ///< of USB; 0 if unknown
    unsigned product = 0; ///< of USB; 0 if unknown
};

/// Receives the input of a window. Positions are pixels of the window, y down. Override the functions that you
/// need; the others ignore their events.
class InputSink {
public:
    virtual ~InputSink() = default;

    /// A key was pressed; sent once while it is held.
    virtual void keyDown(Key) {}
    /// The system repeats a key that is held.
    virtual void keyRepeated(Key) {}
    virtual void keyUp(Key) {}
    /// A key or an input method entered a character: one Unicode code point, which repeats while the key is held.
    /// Control characters are included: 8 is backspace, 13 is return.
    virtual void textEntered(char32_t) {}

    /// The cursor moved to a position, or a button was pressed or released there.
    virtual void mouseMoved(const cocos2d::Vec2&) {}
    virtual void mouseDown(MouseButton, const cocos2d::Vec2&) {}
    virtual void mouseUp(MouseButton, const cocos2d::Vec2&) {}
    /// The wheel turned: notches (x to the right, y away from the user), then the position of the cursor.
    virtual void mouseScrolled(const cocos2d::Vec2&, const cocos2d::Vec2&) {}

    /// A touch began, moved or ended at a position. The platform chooses the ids and may reuse them after the end.
    virtual void touchBegan(std::intptr_t, const cocos2d::Vec2&) {}
    virtual void touchMoved(std::intptr_t, const cocos2d::Vec2&) {}
    virtual void touchEnded(std::intptr_t, const cocos2d::Vec2&) {}

    /// A game pad was connected or disconnected; pads are numbered from 0. Pads that are already connected are
    /// reported when the window opens.
    virtual void joystickConnected(int, const JoystickInfo&) {}
    virtual void joystickDisconnected(int) {}
    /// A button changed: pad, button (from 0), and whether it is pressed.
    virtual void joystickButton(int, int, bool) {}
    /// An axis moved: pad, axis, and position from -1 to 1, y down. Axes are numbered from 0 in the order x, y, z,
    /// rx, ry, rz, without those that the pad lacks, as in SDL's game controller database.
    virtual void joystickAxis(int, int, float) {}
    /// A hat (directional pad) changed: pad, hat (from 0), then x to the right and y down, each -1, 0 or 1.
    virtual void joystickHat(int, int, int, int) {}

    /// The window got the keyboard focus (true) or lost it.
    virtual void focusChanged(bool) {}
    /// The client area has a new size, in pixels.
    virtual void resized(PixelSize) {}
    /// The user wants to close the window, which stays open until close() is called.
    virtual void closeRequested() {}
};

} // namespace copra
