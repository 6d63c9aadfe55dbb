#pragma once

#include "platform/Input.h"

#include <functional>
#include <vector>

namespace copra {

/// Scripted input: events that are sent to it are delivered by the next NullWindow::pollInput().
class NullInput : public InputSink {
public:
    void keyDown(Key key) override;
    void keyRepeated(Key key) override;
    void keyUp(Key key) override;
    void textEntered(char32_t character) override;
    void mouseMoved(const cocos2d::Vec2& position) override;
    void mouseDown(MouseButton button, const cocos2d::Vec2& position) override;
    void mouseUp(MouseButton button, const cocos2d::Vec2& position) override;
    void mouseScrolled(const cocos2d::Vec2& notches, const cocos2d::Vec2& position) override;
    void touchBegan(std::intptr_t id, const cocos2d::Vec2& position) override;
    void touchMoved(std::intptr_t id, const cocos2d::Vec2& position) override;
    void touchEnded(std::intptr_t id, const cocos2d::Vec2& position) override;
    void joystickConnected(int pad, const JoystickInfo& info) override;
    void joystickDisconnected(int pad) override;
    void joystickButton(int pad, int button, bool down) override;
    void joystickAxis(int pad, int axis, float position) override;
    void joystickHat(int pad, int hat, int x, int y) override;
    void focusChanged(bool hasFocus) override;
    void resized(PixelSize size) override;
    void closeRequested() override;

    /// Delivers all pending events to sink, in order. Events that the sink adds meanwhile stay pending.
    void dispatchTo(InputSink& sink);
    bool empty() const { return _pending.empty(); }

private:
    std::vector<std::function<void(InputSink&)>> _pending;
};

} // namespace copra
