#pragma once

#include "math/Vec2.h"
#include "platform/Input.h"

#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace copra {
namespace inspector {

/// Divides the input of the window between the inspector and the game: clicks on its windows, and keys while
/// one of its text fields is edited, do not reach the game. A game that has received the start of a click,
/// touch, or key press also receives its end.
class GuiInput : public InputSink {
public:
    /// The decisions of the inspector, which sets all of them.
    struct Rules {
        std::function<bool()> isOpen;
        /// The key that opens and closes it was pressed.
        std::function<void()> toggle;
        /// Whether a point, in pixels of the window, is on one of its windows.
        std::function<bool(const cocos2d::Vec2&)> covers;
        /// Whether it uses the keyboard.
        std::function<bool()> takesKeys;
        /// Called for a click on the game. Returns true if the click picks a node, so that the game does not
        /// receive it.
        std::function<bool(const cocos2d::Vec2&)> pick;
    };
    explicit GuiInput(Rules rules) : _rules(std::move(rules)) {}

    /// Sets the receiver of the game's input.
    void setGame(InputSink& game) { _game = &game; }
    /// Returns the key that opens and closes the inspector: F1, or the environment variable COPRA_INSPECT_KEY
    /// (F1 to F12, none).
    static Key toggleKey();

    /// Passes the input since the last frame to Dear ImGui, whose context is current, before its next frame.
    /// Dear ImGui sees only one state per frame. Therefore a second change of a button or key, and all input
    /// after it, waits for the next frame, so that clicks shorter than a frame are not lost.
    void feed();

    void keyDown(Key key) override;
    void keyRepeated(Key key) override;
    void keyUp(Key key) override;
    void textEntered(char32_t character) override;
    void mouseMoved(const cocos2d::Vec2& pixel) override;
    void mouseDown(MouseButton button, const cocos2d::Vec2& pixel) override;
    void mouseUp(MouseButton button, const cocos2d::Vec2& pixel) override;
    void mouseScrolled(const cocos2d::Vec2& amount, const cocos2d::Vec2& pixel) override;
    void touchBegan(std::intptr_t id, const cocos2d::Vec2& pixel) override;
    void touchMoved(std::intptr_t id, const cocos2d::Vec2& pixel) override;
    void touchEnded(std::intptr_t id, const cocos2d::Vec2& pixel) override;
    void joystickConnected(int id, const JoystickInfo& info) override { _game->joystickConnected(id, info); }
    void joystickDisconnected(int id) override { _game->joystickDisconnected(id); }
    void joystickButton(int id, int button, bool pressed) override {
        _game->joystickButton(id, button, pressed);
    }
    void joystickAxis(int id, int axis, float position) override { _game->joystickAxis(id, axis, position); }
    void joystickHat(int id, int hat, int x, int y) override { _game->joystickHat(id, hat, x, y); }
    void focusChanged(bool focused) override { _game->focusChanged(focused); }
    void resized(PixelSize size) override { _game->resized(size); }
    void closeRequested() override { _game->closeRequested(); }

private:
    struct KeyEvent {
        Key key;
        bool isDown;
    };
    /// The mouse moved, or a button of it changed.
    struct MouseEvent {
        cocos2d::Vec2 position;
        int button = -1; ///< The button; none for a move.
        bool isDown = false;
    };
    static constexpr int kButtons = 3;

    void moveOwn(const cocos2d::Vec2& pixel);
    void press(int button, const cocos2d::Vec2& pixel);
    void release(int button, const cocos2d::Vec2& pixel);
    void feedMouse();
    void feedKeys();

    Rules _rules;
    InputSink* _game = nullptr;
    cocos2d::Vec2 _fedMouse{-1.0f, -1.0f}; ///< The position of the mouse that Dear ImGui has.
    bool _fedButtons[kButtons] = {};
    bool _isHeld[kButtons] = {}; ///< Whether the inspector holds each button.
    std::vector<MouseEvent> _mouseEvents;
    std::set<MouseButton> _gameButtons;
    std::set<Key> _gameKeys;
    std::set<std::intptr_t> _ownTouches; ///< The fingers on the inspector; the first one acts as the mouse.
    cocos2d::Vec2 _wheel;
    std::vector<KeyEvent> _keys;
    std::vector<char32_t> _text;
};

} // namespace inspector
} // namespace copra
