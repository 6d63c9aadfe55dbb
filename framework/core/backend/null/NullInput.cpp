#include "backend/null/NullInput.h"

#include <utility>

namespace copra {

using cocos2d::Vec2;

void NullInput::keyDown(Key key) {
    _pending.emplace_back([=](InputSink& sink) { sink.keyDown(key); });
}

void NullInput::keyRepeated(Key key) {
    _pending.emplace_back([=](InputSink& sink) { sink.keyRepeated(key); });
}

void NullInput::keyUp(Key key) {
    _pending.emplace_back([=](InputSink& sink) { sink.keyUp(key); });
}

void NullInput::textEntered(char32_t character) {
    _pending.emplace_back([=](InputSink& sink) { sink.textEntered(character); });
}

void NullInput::mouseMoved(const Vec2& position) {
    _pending.emplace_back([=](InputSink& sink) { sink.mouseMoved(position); });
}

void NullInput::mouseDown(MouseButton button, const Vec2& position) {
    _pending.emplace_back([=](InputSink& sink) { sink.mouseDown(button, position); });
}

void NullInput::mouseUp(MouseButton button, const Vec2& position) {
    _pending.emplace_back([=](InputSink& sink) { sink.mouseUp(button, position); });
}

void NullInput::mouseScrolled(const Vec2& notches, const Vec2& position) {
    _pending.emplace_back([=](InputSink& sink) { sink.mouseScrolled(notches, position); });
}

void NullInput::touchBegan(std::intptr_t id, const Vec2& position) {
    _pending.emplace_back([=](InputSink& sink) { sink.touchBegan(id, position); });
}

void NullInput::touchMoved(std::intptr_t id, const Vec2& position) {
    _pending.emplace_back([=](InputSink& sink) { sink.touchMoved(id, position); });
}

void NullInput::touchEnded(std::intptr_t id, const Vec2& position) {
    _pending.emplace_back([=](InputSink& sink) { sink.touchEnded(id, position); });
}

void NullInput::joystickConnected(int pad, const JoystickInfo& info) {
    _pending.emplace_back([=](InputSink& sink) { sink.joystickConnected(pad, info); });
}

void NullInput::joystickDisconnected(int pad) {
    _pending.emplace_back([=](InputSink& sink) { sink.joystickDisconnected(pad); });
}

void NullInput::joystickButton(int pad, int button, bool down) {
    _pending.emplace_back([=](InputSink& sink) { sink.joystickButton(pad, button, down); });
}

void NullInput::joystickAxis(int pad, int axis, float position) {
    _pending.emplace_back([=](InputSink& sink) { sink.joystickAxis(pad, axis, position); });
}

void NullInput::joystickHat(int pad, int hat, int x, int y) {
    _pending.emplace_back([=](InputSink& sink) { sink.joystickHat(pad, hat, x, y); });
}

void NullInput::focusChanged(bool hasFocus) {
    _pending.emplace_back([=](InputSink& sink) { sink.focusChanged(hasFocus); });
}

void NullInput::resized(PixelSize size) {
    _pending.emplace_back([=](InputSink& sink) { sink.resized(size); });
}

void NullInput::closeRequested() {
    _pending.emplace_back([](InputSink& sink) { sink.closeRequested(); });
}

void NullInput::dispatchTo(InputSink& sink) {
    const auto events = std::exchange(_pending, {});
    for (const auto& event : events) event(sink);
}

} // namespace copra
