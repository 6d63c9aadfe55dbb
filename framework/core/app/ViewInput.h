#pragma once

#include "app/fwd.h"
#include "event/ControllerInput.h"
#include "event/EventMouse.h"
#include "platform/Input.h"

namespace copra {

/// Converts the input of a window to events of the dispatcher: mouse (also as a finger), keys and gamepads.
class ViewInput : public InputSink {
public:
    explicit ViewInput(cocos2d::GLView& view);

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
    void joystickConnected(int id, const JoystickInfo& info) override;
    void joystickDisconnected(int id) override;
    void joystickButton(int id, int button, bool pressed) override;
    void joystickAxis(int id, int axis, float position) override;
    void joystickHat(int id, int hat, int x, int y) override;
    void focusChanged(bool focused) override;

private:
    cocos2d::Vec2 inFrame(const cocos2d::Vec2& pixel) const;
    void dispatchKey(Key key, bool pressed);
    void editText(Key key);
    void dispatchMouse(cocos2d::EventMouse& event, MouseButton button, const cocos2d::Vec2& pixel);

    cocos2d::GLView& _view;
    ControllerInput _controllers;
    MouseButton _heldButton = MouseButton::BUTTON_UNSET;
    bool _focused = true;
};

/// Returns the cursor of an EventMouse at a place of the frame (pixels, y down): in the view, y up.
cocos2d::Vec2 cursorAt(const cocos2d::GLView& view, const cocos2d::Vec2& place);

} // namespace copra
