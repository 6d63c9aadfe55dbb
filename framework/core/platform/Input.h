#pragma once

#include "math/Vec2.h"
#include "platform/Pixels.h"

#include <cstdint>
#include <string>

namespace copra {

/// The keys, with the API's names and values: EventKeyboard::KeyCode is this enum.
enum class Key {
    KEY_NONE,                   ///< A key that has no code here.
    KEY_PAUSE,                  ///< The Pause key.
    KEY_SCROLL_LOCK,            ///< Never sent.
    KEY_PRINT,                  ///< Never sent.
    KEY_SYSREQ,                 ///< Never sent.
    KEY_BREAK,                  ///< Never sent.
    KEY_ESCAPE,                 ///< The Escape key.
    KEY_BACK = KEY_ESCAPE,      ///< The back button of Android; on a desktop, Escape.
    KEY_BACKSPACE,              ///< The Backspace key.
    KEY_TAB,                    ///< The Tab key.
    KEY_BACK_TAB,               ///< Never sent: Shift+Tab sends KEY_TAB.
    KEY_RETURN,                 ///< Never sent: the return key sends KEY_ENTER.
    KEY_CAPS_LOCK,              ///< Never sent.
    KEY_SHIFT,                  ///< The left Shift key.
    KEY_LEFT_SHIFT = KEY_SHIFT, ///< The left Shift key.
    KEY_RIGHT_SHIFT,            ///< The right Shift key.
    KEY_CTRL,                   ///< The left Ctrl key.
    KEY_LEFT_CTRL = KEY_CTRL,   ///< The left Ctrl key.
    KEY_RIGHT_CTRL,             ///< The right Ctrl key.
    KEY_ALT,                    ///< The left Alt key.
    KEY_LEFT_ALT = KEY_ALT,     ///< The left Alt key.
    KEY_RIGHT_ALT,              ///< The right Alt key.
    KEY_MENU,                   ///< The key that opens a context menu.
    KEY_HYPER,                  ///< The left or right Windows, Command, or Super key.
    KEY_INSERT,                 ///< The Insert key.
    KEY_HOME,                   ///< The Home key.
    KEY_PG_UP,                  ///< The Page Up key.
    KEY_DELETE,                 ///< The Delete key.
    KEY_END,                    ///< The End key.
    KEY_PG_DOWN,                ///< The Page Down key.
    KEY_LEFT_ARROW,             ///< The left arrow key.
    KEY_RIGHT_ARROW,            ///< The right arrow key.
    KEY_UP_ARROW,               ///< The up arrow key.
    KEY_DOWN_ARROW,             ///< The down arrow key.
    KEY_NUM_LOCK,               ///< Never sent.
    KEY_KP_PLUS,                ///< The + key of the keypad.
    KEY_KP_MINUS,               ///< The - key of the keypad.
    KEY_KP_MULTIPLY,            ///< The * key of the keypad.
    KEY_KP_DIVIDE,              ///< The / key of the keypad.
    KEY_KP_ENTER,               ///< Never sent: the keypad sends KEY_ENTER.
    KEY_KP_HOME,                ///< Never sent: the keypad sends KEY_7.
    KEY_KP_UP,                  ///< Never sent: the keypad sends KEY_8.
    KEY_KP_PG_UP,               ///< Never sent: the keypad sends KEY_9.
    KEY_KP_LEFT,                ///< Never sent: the keypad sends KEY_4.
    KEY_KP_FIVE,                ///< Never sent: the keypad sends KEY_5.
    KEY_KP_RIGHT,               ///< Never sent: the keypad sends KEY_6.
    KEY_KP_END,                 ///< Never sent: the keypad sends KEY_1.
    KEY_KP_DOWN,                ///< Never sent: the keypad sends KEY_2.
    KEY_KP_PG_DOWN,             ///< Never sent: the keypad sends KEY_3.
    KEY_KP_INSERT,              ///< Never sent: the keypad sends KEY_0.
    KEY_KP_DELETE,              ///< Never sent.
    KEY_F1,                     ///< The F1 key.
    KEY_F2,                     ///< The F2 key.
    KEY_F3,                     ///< The F3 key.
    KEY_F4,                     ///< The F4 key.
    KEY_F5,                     ///< The F5 key.
    KEY_F6,                     ///< The F6 key.
    KEY_F7,                     ///< The F7 key.
    KEY_F8,                     ///< The F8 key.
    KEY_F9,                     ///< The F9 key.
    KEY_F10,                    ///< The F10 key.
    KEY_F11,                    ///< The F11 key.
    KEY_F12,                    ///< The F12 key.
    KEY_SPACE,                  ///< The space bar.
    KEY_EXCLAM,                 ///< The character !. Never sent: a key keeps its code while Shift is held.
    KEY_QUOTE,                  ///< The character ". Never sent: a key keeps its code while Shift is held.
    KEY_NUMBER,                 ///< The character #. Never sent: a key keeps its code while Shift is held.
    KEY_DOLLAR,                 ///< The character $. Never sent: a key keeps its code while Shift is held.
    KEY_PERCENT,                ///< The character %. Never sent: a key keeps its code while Shift is held.
    KEY_CIRCUMFLEX,             ///< The character ^. Never sent: a key keeps its code while Shift is held.
    KEY_AMPERSAND,              ///< The character &. Never sent: a key keeps its code while Shift is held.
    KEY_APOSTROPHE,             ///< The ' key.
    KEY_LEFT_PARENTHESIS,       ///< The character (. Never sent: a key keeps its code while Shift is held.
    KEY_RIGHT_PARENTHESIS,      ///< The character ). Never sent: a key keeps its code while Shift is held.
    KEY_ASTERISK,               ///< The character *. Never sent: a key keeps its code while Shift is held.
    KEY_PLUS,                   ///< The character +. Never sent: a key keeps its code while Shift is held.
    KEY_COMMA,                  ///< The comma key.
    KEY_MINUS,                  ///< The - key.
    KEY_PERIOD,                 ///< The period key.
    KEY_SLASH,                  ///< The / key.
    KEY_0,                      ///< The 0 key, also the one of the keypad.
    KEY_1,                      ///< The 1 key, also the one of the keypad.
    KEY_2,                      ///< The 2 key, also the one of the keypad.
    KEY_3,                      ///< The 3 key, also the one of the keypad.
    KEY_4,                      ///< The 4 key, also the one of the keypad.
    KEY_5,                      ///< The 5 key, also the one of the keypad.
    KEY_6,                      ///< The 6 key, also the one of the keypad.
    KEY_7,                      ///< The 7 key, also the one of the keypad.
    KEY_8,                      ///< The 8 key, also the one of the keypad.
    KEY_9,                      ///< The 9 key, also the one of the keypad.
    KEY_COLON,                  ///< The character :. Never sent: a key keeps its code while Shift is held.
    KEY_SEMICOLON,              ///< The semicolon key.
    KEY_LESS_THAN,              ///< The character <. Never sent: a key keeps its code while Shift is held.
    KEY_EQUAL,                  ///< The = key.
    KEY_GREATER_THAN,           ///< The character >. Never sent: a key keeps its code while Shift is held.
    KEY_QUESTION,               ///< The character ?. Never sent: a key keeps its code while Shift is held.
    KEY_AT,                     ///< The character @. Never sent: a key keeps its code while Shift is held.
    KEY_CAPITAL_A,              ///< Never sent: the key sends KEY_A, also with Shift.
    KEY_CAPITAL_B,              ///< Never sent: the key sends KEY_B, also with Shift.
    KEY_CAPITAL_C,              ///< Never sent: the key sends KEY_C, also with Shift.
    KEY_CAPITAL_D,              ///< Never sent: the key sends KEY_D, also with Shift.
    KEY_CAPITAL_E,              ///< Never sent: the key sends KEY_E, also with Shift.
    KEY_CAPITAL_F,              ///< Never sent: the key sends KEY_F, also with Shift.
    KEY_CAPITAL_G,              ///< Never sent: the key sends KEY_G, also with Shift.
    KEY_CAPITAL_H,              ///< Never sent: the key sends KEY_H, also with Shift.
    KEY_CAPITAL_I,              ///< Never sent: the key sends KEY_I, also with Shift.
    KEY_CAPITAL_J,              ///< Never sent: the key sends KEY_J, also with Shift.
    KEY_CAPITAL_K,              ///< Never sent: the key sends KEY_K, also with Shift.
    KEY_CAPITAL_L,              ///< Never sent: the key sends KEY_L, also with Shift.
    KEY_CAPITAL_M,              ///< Never sent: the key sends KEY_M, also with Shift.
    KEY_CAPITAL_N,              ///< Never sent: the key sends KEY_N, also with Shift.
    KEY_CAPITAL_O,              ///< Never sent: the key sends KEY_O, also with Shift.
    KEY_CAPITAL_P,              ///< Never sent: the key sends KEY_P, also with Shift.
    KEY_CAPITAL_Q,              ///< Never sent: the key sends KEY_Q, also with Shift.
    KEY_CAPITAL_R,              ///< Never sent: the key sends KEY_R, also with Shift.
    KEY_CAPITAL_S,              ///< Never sent: the key sends KEY_S, also with Shift.
    KEY_CAPITAL_T,              ///< Never sent: the key sends KEY_T, also with Shift.
    KEY_CAPITAL_U,              ///< Never sent: the key sends KEY_U, also with Shift.
    KEY_CAPITAL_V,              ///< Never sent: the key sends KEY_V, also with Shift.
    KEY_CAPITAL_W,              ///< Never sent: the key sends KEY_W, also with Shift.
    KEY_CAPITAL_X,              ///< Never sent: the key sends KEY_X, also with Shift.
    KEY_CAPITAL_Y,              ///< Never sent: the key sends KEY_Y, also with Shift.
    KEY_CAPITAL_Z,              ///< Never sent: the key sends KEY_Z, also with Shift.
    KEY_LEFT_BRACKET,           ///< The [ key.
    KEY_BACK_SLASH,             ///< The backslash key.
    KEY_RIGHT_BRACKET,          ///< The ] key.
    KEY_UNDERSCORE,             ///< The character _. Never sent: a key keeps its code while Shift is held.
    KEY_GRAVE,                  ///< The ` key.
    KEY_A,                      ///< The A key, with or without Shift.
    KEY_B,                      ///< The B key, with or without Shift.
    KEY_C,                      ///< The C key, with or without Shift.
    KEY_D,                      ///< The D key, with or without Shift.
    KEY_E,                      ///< The E key, with or without Shift.
    KEY_F,                      ///< The F key, with or without Shift.
    KEY_G,                      ///< The G key, with or without Shift.
    KEY_H,                      ///< The H key, with or without Shift.
    KEY_I,                      ///< The I key, with or without Shift.
    KEY_J,                      ///< The J key, with or without Shift.
    KEY_K,                      ///< The K key, with or without Shift.
    KEY_L,                      ///< The L key, with or without Shift.
    KEY_M,                      ///< The M key, with or without Shift.
    KEY_N,                      ///< The N key, with or without Shift.
    KEY_O,                      ///< The O key, with or without Shift.
    KEY_P,                      ///< The P key, with or without Shift.
    KEY_Q,                      ///< The Q key, with or without Shift.
    KEY_R,                      ///< The R key, with or without Shift.
    KEY_S,                      ///< The S key, with or without Shift.
    KEY_T,                      ///< The T key, with or without Shift.
    KEY_U,                      ///< The U key, with or without Shift.
    KEY_V,                      ///< The V key, with or without Shift.
    KEY_W,                      ///< The W key, with or without Shift.
    KEY_X,                      ///< The X key, with or without Shift.
    KEY_Y,                      ///< The Y key, with or without Shift.
    KEY_Z,                      ///< The Z key, with or without Shift.
    KEY_LEFT_BRACE,             ///< The character {. Never sent: a key keeps its code while Shift is held.
    KEY_BAR,                    ///< The character |. Never sent: a key keeps its code while Shift is held.
    KEY_RIGHT_BRACE,            ///< The character }. Never sent: a key keeps its code while Shift is held.
    KEY_TILDE,                  ///< The character ~. Never sent: a key keeps its code while Shift is held.
    KEY_EURO,                   ///< The euro sign. Never sent.
    KEY_POUND,                  ///< The pound sign. Never sent.
    KEY_YEN,                    ///< The yen sign. Never sent.
    KEY_MIDDLE_DOT,             ///< The middle dot. Never sent.
    KEY_SEARCH,                 ///< The search key of Android. Never sent.
    KEY_DPAD_LEFT,              ///< The left button of a remote control. Never sent.
    KEY_DPAD_RIGHT,             ///< The right button of a remote control. Never sent.
    KEY_DPAD_UP,                ///< The up button of a remote control. Never sent.
    KEY_DPAD_DOWN,              ///< The down button of a remote control. Never sent.
    KEY_DPAD_CENTER,            ///< The center button of a remote control. Never sent.
    KEY_ENTER,                  ///< The return key, also the one of the keypad.
    KEY_PLAY,                   ///< The play button of a remote control. Never sent.
};

/// The buttons of a mouse, with the values of cocos2d-x. EventMouse::MouseButton is this enum.
enum class MouseButton {
    /// No button. Events of a mouse that moves or scrolls without a pressed button have this value.
    BUTTON_UNSET = -1,
    BUTTON_LEFT = 0,   ///< The left button, which also sends touches.
    BUTTON_RIGHT = 1,  ///< The right button.
    BUTTON_MIDDLE = 2, ///< The middle button, which usually is the wheel.
    BUTTON_4 = 3,      ///< The back button at the side.
    BUTTON_5 = 4,      ///< The forward button at the side.
    BUTTON_6 = 5,      ///< A sixth button. Never sent.
    BUTTON_7 = 6,      ///< A seventh button. Never sent.
    BUTTON_8 = 7,      ///< An eighth button. Never sent.
};

/// The data that a game pad reports about itself.
struct JoystickInfo {
    std::string name;     ///< The name from the driver.
    unsigned vendor = 0;  ///< The vendor ID of USB; 0 if it is not known.
    unsigned product = 0; ///< The product ID of USB; 0 if it is not known.
};

/// Receives the input of a window. Positions are pixels of the window, y down. The functions do nothing
/// unless a derived class overrides them.
class InputSink {
public:
    virtual ~InputSink() = default;

    /// A key was pressed. Sent once, however long it is held.
    virtual void keyDown(Key) {}
    /// Called when the system repeats a key that is held.
    virtual void keyRepeated(Key) {}
    /// A key was released.
    virtual void keyUp(Key) {}
    /// A key or an input method entered a character: one Unicode code point, which repeats while the key is
    /// held. Control characters are included: 8 is backspace, 13 is return.
    virtual void textEntered(char32_t) {}

    /// Called when the cursor moved to a position.
    virtual void mouseMoved(const cocos2d::Vec2&) {}
    /// A button was pressed at a position.
    virtual void mouseDown(MouseButton, const cocos2d::Vec2&) {}
    /// A button was released at a position.
    virtual void mouseUp(MouseButton, const cocos2d::Vec2&) {}
    /// Called when the wheel turned. The first vector is in notches: x is positive to the left and y is
    /// positive away from the user. The second one is the position of the cursor.
    virtual void mouseScrolled(const cocos2d::Vec2&, const cocos2d::Vec2&) {}

    /// A touch began at a position. The platform chooses its ID, and may use the ID again after the touch has
    /// ended.
    virtual void touchBegan(std::intptr_t, const cocos2d::Vec2&) {}
    /// A touch moved to a position.
    virtual void touchMoved(std::intptr_t, const cocos2d::Vec2&) {}
    /// A touch ended at a position.
    virtual void touchEnded(std::intptr_t, const cocos2d::Vec2&) {}

    /// A game pad was connected; pads are numbered from 0. Pads that are already connected are
    /// reported when the window opens.
    virtual void joystickConnected(int, const JoystickInfo&) {}
    /// A game pad was disconnected.
    virtual void joystickDisconnected(int) {}
    /// A button of a game pad changed. Passes the pad, the button from 0, and whether it is pressed.
    virtual void joystickButton(int, int, bool) {}
    /// Called when an axis of a game pad moved. Passes the pad, the axis, and its position from -1 to 1, y
    /// down. Axes are numbered from 0 in the order x, y, z, rx, ry, rz, without those that the pad lacks, as
    /// in SDL's game controller database.
    virtual void joystickAxis(int, int, float) {}
    /// A directional pad (hat) changed. Passes the pad, the hat from 0, x to the right, and y down; both are
    /// -1, 0, or 1.
    virtual void joystickHat(int, int, int, int) {}

    /// Called when the window gained the keyboard focus (true) or lost it (false).
    virtual void focusChanged(bool) {}
    /// Called when the client area has a new size, in pixels.
    virtual void resized(PixelSize) {}
    /// Called when the user wants to close the window, which stays open until close() is called.
    virtual void closeRequested() {}
};

} // namespace copra
