#pragma once

#include "platform/Input.h"

#include <functional>
#include <vector>

namespace copra {

/// Queues events until the next frame: those that a browser reports between frames, and the scripted input of
/// tests.
class InputQueue : public InputSink {
public:
    void keyDown(Key key) override { add(&InputSink::keyDown, key); }
    void keyRepeated(Key key) override { add(&InputSink::keyRepeated, key); }
    void keyUp(Key key) override { add(&InputSink::keyUp, key); }
    void textEntered(char32_t character) override { add(&InputSink::textEntered, character); }
    void mouseMoved(const cocos2d::Vec2& position) override { add(&InputSink::mouseMoved, position); }
    void mouseDown(MouseButton button, const cocos2d::Vec2& position) override {
        add(&InputSink::mouseDown, button, position);
    }
    void mouseUp(MouseButton button, const cocos2d::Vec2& position) override {
        add(&InputSink::mouseUp, button, position);
    }
    void mouseScrolled(const cocos2d::Vec2& notches, const cocos2d::Vec2& position) override {
        add(&InputSink::mouseScrolled, notches, position);
    }
    void touchBegan(std::intptr_t id, const cocos2d::Vec2& position) override {
        add(&InputSink::touchBegan, id, position);
    }
    void touchMoved(std::intptr_t id, const cocos2d::Vec2& position) override {
        add(&InputSink::touchMoved, id, position);
    }
    void touchEnded(std::intptr_t id, const cocos2d::Vec2& position) override {
        add(&InputSink::touchEnded, id, position);
    }
    void joystickConnected(int pad, const JoystickInfo& info) override {
        add(&InputSink::joystickConnected, pad, info);
    }
    void joystickDisconnected(int pad) override { add(&InputSink::joystickDisconnected, pad); }
    void joystickButton(int pad, int button, bool down) override {
        add(&InputSink::joystickButton, pad, button, down);
    }
    void joystickAxis(int pad, int axis, float position) override {
        add(&InputSink::joystickAxis, pad, axis, position);
    }
    void joystickHat(int pad, int hat, int x, int y) override {
        add(&InputSink::joystickHat, pad, hat, x, y);
    }
    void focusChanged(bool hasFocus) override { add(&InputSink::focusChanged, hasFocus); }
    void resized(PixelSize size) override { add(&InputSink::resized, size); }
    void closeRequested() override { add(&InputSink::closeRequested); }

    /// Delivers all pending events to `sink`, in order. Events that the sink adds meanwhile stay pending.
    void dispatchTo(InputSink& sink);
    bool empty() const { return _pending.empty(); }

private:
    template<class... Parameters, class... Arguments>
    void add(void (InputSink::*call)(Parameters...), Arguments... arguments) {
        _pending.emplace_back([=](InputSink& sink) { (sink.*call)(arguments...); });
    }

    std::vector<std::function<void(InputSink&)>> _pending;
};

} // namespace copra
