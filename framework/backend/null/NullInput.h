#pragma once

#include "platform/Input.h"

#include <functional>
#include <vector>

namespace copra {

/// Input by script: call it as a sink, and what it heard comes out of the window at its next pollInput.
class NullInput : public InputSink {
public:
    void keyDown(Key key) override;
    void keyUp(Key key) override;
    void textEntered(char32_t character) override;
    void mouseMoved(const cocos2d::Vec2& position) override;
    void mouseDown(MouseButton button, const cocos2d::Vec2& position) override;
    void mouseUp(MouseButton button, const cocos2d::Vec2& position) override;
    void mouseScrolled(const cocos2d::Vec2& notches, const cocos2d::Vec2& position) override;
    void touchBegan(std::intptr_t id, const cocos2d::Vec2& position) override;
    void touchMoved(std::intptr_t id, const cocos2d::Vec2& position) override;
    void touchEnded(std::intptr_t id, const cocos2d::Vec2& position) override;
    void joystickConnected(int pad, const std::string& name) override;
    void joystickDisconnected(int pad) override;
    void joystickButton(int pad, int button, bool down) override;
    void joystickAxis(int pad, int axis, float position) override;
    void focusChanged(bool hasFocus) override;
    void resized(PixelSize size) override;
    void closeRequested() override;

    /// Tells sink everything heard so far, in order. What the sink scripts meanwhile is kept for the next
    /// time.
    void dispatchTo(InputSink& sink);
    bool empty() const { return _script.empty(); }

private:
    std::vector<std::function<void(InputSink&)>> _script;
};

} // namespace copra
