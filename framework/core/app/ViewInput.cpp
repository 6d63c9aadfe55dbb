#include "app/ViewInput.h"

#include "app/Application.h"
#include "app/Director.h"
#include "app/GLView.h"
#include "base/CrashNotes.h"
#include "base/utf8.h"
#include "event/EventDispatcher.h"
#include "event/EventKeyboard.h"
#include "event/IMEDelegate.h"
#include "platform/FrameService.h"

#include <algorithm>
#include <iterator>

using cocos2d::Director;
using cocos2d::EventKeyboard;
using cocos2d::EventMouse;
using cocos2d::Vec2;

namespace copra {

namespace {
/// The finger that the left mouse button stands for.
const std::intptr_t kMouseFinger = 0;

cocos2d::EventDispatcher& dispatcher() {
    return *Director::getInstance()->getEventDispatcher();
}
} // namespace

ViewInput::ViewInput(cocos2d::GLView& view) : _view(view), _controllers(dispatcher()) {}

void ViewInput::dispatchKey(Key key, bool pressed) {
    CrashNotes::noteEvent(pressed ? "key pressed" : "key released", static_cast<float>(key));
    EventKeyboard event(key, pressed);
    dispatcher().dispatchEvent(&event);
}

void ViewInput::keyDown(Key key) {
    dispatchKey(key, true);
    editText(key);
}

// As in the original, listeners receive a held key once, and a text that is being edited receives it repeatedly.
void ViewInput::keyRepeated(Key key) {
    editText(key);
}

void ViewInput::editText(Key key) {
    static constexpr Key kEditing[] = {
        Key::KEY_HOME,       Key::KEY_KP_HOME,     Key::KEY_END,      Key::KEY_DELETE,     Key::KEY_KP_DELETE,
        Key::KEY_LEFT_ARROW, Key::KEY_RIGHT_ARROW, Key::KEY_UP_ARROW, Key::KEY_DOWN_ARROW, Key::KEY_ESCAPE};
    if (std::find(std::begin(kEditing), std::end(kEditing), key) != std::end(kEditing))
        cocos2d::IMEDispatcher::sharedDispatcher()->dispatchControlKey(key);
}
void ViewInput::keyUp(Key key) {
    dispatchKey(key, false);
}

// The zoom factor scales the window but not the frame.
Vec2 ViewInput::inFrame(const Vec2& pixel) const {
    return pixel / _view.getFrameZoomFactor();
}

cocos2d::Vec2 cursorAt(const cocos2d::GLView& view, const Vec2& place) {
    const cocos2d::Rect& viewport = view.getViewPortRect();
    // As in the original, y is up here, unlike for touches; games that call getCursorX/Y rely on it.
    return Vec2((place.x - viewport.origin.x) / view.getScaleX(),
                (viewport.origin.y + viewport.size.height - place.y) / view.getScaleY());
}

void ViewInput::dispatchMouse(EventMouse& event, MouseButton button, const Vec2& pixel) {
    const Vec2 cursor = cursorAt(_view, inFrame(pixel));
    event.setCursorPosition(cursor.x, cursor.y);
    event.setMouseButton(button);
    dispatcher().dispatchEvent(&event);
}

void ViewInput::mouseMoved(const Vec2& pixel) {
    if (_heldButton == MouseButton::BUTTON_LEFT) touchMoved(kMouseFinger, pixel);
    EventMouse event(EventMouse::MouseEventType::MOUSE_MOVE);
    dispatchMouse(event, _heldButton, pixel);
}

void ViewInput::mouseDown(MouseButton button, const Vec2& pixel) {
    _heldButton = button;
    // As in the original, touches do not begin on the bars beside the design area.
    const bool isInside = _view.getViewPortRect().containsPoint(inFrame(pixel));
    if (button == MouseButton::BUTTON_LEFT && isInside) touchBegan(kMouseFinger, pixel);
    EventMouse event(EventMouse::MouseEventType::MOUSE_DOWN);
    dispatchMouse(event, button, pixel);
}

void ViewInput::textEntered(char32_t character) {
    auto* typing = cocos2d::IMEDispatcher::sharedDispatcher();
    constexpr char32_t kBackspace = 8;
    constexpr char32_t kReturn = 13;
    constexpr char32_t kDelete = 127;
    std::string text;
    if (character == kBackspace)
        typing->dispatchDeleteBackward();
    else if (character == kReturn || character == U'\n')
        typing->dispatchInsertText("\n", 1);
    else if (character >= U' ' && character != kDelete &&
             cocos2d::StringUtils::UTF32ToUTF8(std::u32string(1, character), text))
        typing->dispatchInsertText(text.data(), text.size());
}

void ViewInput::mouseUp(MouseButton button, const Vec2& pixel) {
    _heldButton = MouseButton::BUTTON_UNSET;
    if (button == MouseButton::BUTTON_LEFT) touchEnded(kMouseFinger, pixel);
    EventMouse event(EventMouse::MouseEventType::MOUSE_UP);
    dispatchMouse(event, button, pixel);
}

void ViewInput::mouseScrolled(const Vec2& amount, const Vec2& pixel) {
    EventMouse event(EventMouse::MouseEventType::MOUSE_SCROLL);
    // As in the original, a wheel turned away from the user scrolls by a negative amount.
    event.setScrollData(amount.x, -amount.y);
    dispatchMouse(event, _heldButton, pixel);
}

void ViewInput::touchBegan(std::intptr_t id, const Vec2& pixel) {
    auto [x, y] = inFrame(pixel);
    CrashNotes::noteEvent("touch began", static_cast<float>(id), x, y);
    _view.handleTouchesBegin(1, &id, &x, &y);
}

void ViewInput::touchMoved(std::intptr_t id, const Vec2& pixel) {
    auto [x, y] = inFrame(pixel);
    _view.handleTouchesMove(1, &id, &x, &y);
}

void ViewInput::touchEnded(std::intptr_t id, const Vec2& pixel) {
    auto [x, y] = inFrame(pixel);
    CrashNotes::noteEvent("touch ended", static_cast<float>(id), x, y);
    _view.handleTouchesEnd(1, &id, &x, &y);
}

void ViewInput::joystickConnected(int id, const JoystickInfo& info) {
    _controllers.connected(id, info);
}
void ViewInput::joystickDisconnected(int id) {
    _controllers.disconnected(id);
}
void ViewInput::joystickButton(int id, int button, bool pressed) {
    _controllers.button(id, button, pressed);
}
void ViewInput::joystickAxis(int id, int axis, float position) {
    _controllers.axis(id, axis, position);
}
void ViewInput::joystickHat(int id, int hat, int x, int y) {
    _controllers.hat(id, hat, x, y);
}

void ViewInput::focusChanged(bool focused) {
    // Window systems report the focus repeatedly, and also to a window that has just opened.
    if (focused == _focused) return;
    _focused = focused;
    for (FrameService* service : frameServices()) service->focusChanged(focused);
    auto* application = cocos2d::Application::getInstance();
    if (!application) return;
    if (focused)
        application->applicationWillEnterForeground();
    else
        application->applicationDidEnterBackground();
}

} // namespace copra
