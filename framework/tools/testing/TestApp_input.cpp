#include "app/Director.h"
#include "app/GLViewImpl.h"
#include "app/ViewInput.h"
#include "base/utf8.h"
#include "event/ControllerFeed.h"
#include "platform/InstructionCounter.h"
#include "testing/FrameCapture.h"
#include "testing/TestApp.h"

#include <algorithm>

using namespace cocos2d;

namespace copra {
namespace testing {

using KeyCode = EventKeyboard::KeyCode;

Vec2 TestApp::toFrame(const Vec2& point) const {
    const Rect& area = view().getViewPortRect();
    const float height = view().getDesignResolutionSize().height;
    return Vec2(area.origin.x + point.x * view().getScaleX(),
                area.origin.y + (height - point.y) * view().getScaleY()) *
           view().getFrameZoomFactor();
}

InputSink& TestApp::inputSink(const TestLine& line) {
    const TestStep at(line);
    if (auto* window = dynamic_cast<GLViewImpl*>(&view())) return window->input();
    if (!_viewInput) _viewInput = std::make_unique<ViewInput>(view());
    return *_viewInput;
}

// Before the first scene has entered, no node of it would receive the input.
InputSink& TestApp::playerInput() {
    scene();
    return inputSink();
}

// --- Fingers ---

void TestApp::touchDown(const Vec2& point, int id, const TestLine& line) {
    const TestStep at(line);
    playerInput().touchBegan(id, toFrame(point));
}

void TestApp::touchMove(const Vec2& point, int id, const TestLine& line) {
    const TestStep at(line);
    playerInput().touchMoved(id, toFrame(point));
}

void TestApp::touchUp(const Vec2& point, int id, const TestLine& line) {
    const TestStep at(line);
    playerInput().touchEnded(id, toFrame(point));
}

void TestApp::tap(const Vec2& point, const TestLine& line) {
    const TestStep at(line);
    touchDown(point);
    if (!goesOnAfterStep()) return;
    touchUp(point);
    step();
}

void TestApp::tap(const Node* node, const TestLine& line) {
    const TestStep at(line);
    const Place place(node);
    place.requireShown("tap");
    tap(place.point());
}

void TestApp::drag(const Place& from, const Place& to, int frames, const TestLine& line) {
    const TestStep at(line);
    from.requireShown("drag");
    touchDown(from.point());
    if (!goesOnAfterStep()) return;
    for (int i = 1; i <= frames; ++i) {
        touchMove(from.point().lerp(to.point(), static_cast<float>(i) / static_cast<float>(frames)));
        if (!goesOnAfterStep()) return;
    }
    touchUp(to.point());
    step();
}

void TestApp::pinch(const Place& center, float fromDistance, float toDistance, int frames,
                    const TestLine& line) {
    const TestStep at(line);
    center.requireShown("pinch");
    const auto finger = [&center](int id, float distance) {
        return center.point() + Vec2(id == 0 ? -distance / 2 : distance / 2, 0.0f);
    };
    for (int id : {0, 1}) touchDown(finger(id, fromDistance), id);
    if (!goesOnAfterStep()) return;
    for (int i = 1; i <= frames; ++i) {
        const float share = static_cast<float>(i) / static_cast<float>(frames);
        for (int id : {0, 1}) touchMove(finger(id, fromDistance + (toDistance - fromDistance) * share), id);
        if (!goesOnAfterStep()) return;
    }
    for (int id : {0, 1}) touchUp(finger(id, toDistance), id);
    step();
}

// --- Mouse ---

void TestApp::moveMouse(const Place& place, const TestLine& line) {
    const TestStep at(line);
    playerInput().mouseMoved(toFrame(place.point()));
}

void TestApp::click(const Place& place, MouseButton button, const TestLine& line) {
    const TestStep at(line);
    place.requireShown("click");
    const Vec2 pixel = toFrame(place.point());
    playerInput().mouseMoved(pixel);
    playerInput().mouseDown(button, pixel);
    if (!goesOnAfterStep()) return;
    playerInput().mouseUp(button, pixel);
    step();
}

void TestApp::scroll(const Place& place, float notches, const TestLine& line) {
    const TestStep at(line);
    place.requireShown("scroll");
    playerInput().mouseScrolled(Vec2(0.0f, notches), toFrame(place.point()));
    step();
}

// --- Keys ---

void TestApp::keyDown(KeyCode key, const TestLine& line) {
    const TestStep at(line);
    playerInput().keyDown(key);
}

void TestApp::keyUp(KeyCode key, const TestLine& line) {
    const TestStep at(line);
    playerInput().keyUp(key);
}

void TestApp::press(KeyCode key, const TestLine& line) {
    const TestStep at(line);
    keyDown(key);
    if (!goesOnAfterStep()) return;
    keyUp(key);
    step();
}

namespace {

/// The key of a character on a usual keyboard; KEY_NONE if it takes several.
KeyCode keyOf(char32_t character) {
    const auto offset = [character](KeyCode first, char32_t from) {
        return static_cast<KeyCode>(static_cast<int>(first) + static_cast<int>(character - from));
    };
    if (character >= U'a' && character <= U'z') return offset(KeyCode::KEY_A, U'a');
    if (character >= U'0' && character <= U'9') return offset(KeyCode::KEY_0, U'0');
    if (character == U' ') return KeyCode::KEY_SPACE;
    if (character == U'\n') return KeyCode::KEY_ENTER;
    return character == U'\b' ? KeyCode::KEY_BACKSPACE : KeyCode::KEY_NONE;
}

} // namespace

void TestApp::type(const std::string& text, const TestLine& line) {
    const TestStep at(line);
    std::u32string characters;
    if (!StringUtils::UTF8ToUTF32(text, characters)) throw TestFailure("type: the text is not UTF-8");
    for (const char32_t character : characters) {
        const KeyCode key = keyOf(character);
        if (key != KeyCode::KEY_NONE) keyDown(key);
        playerInput().textEntered(character == U'\n' ? U'\r' : character);
        if (!goesOnAfterStep()) return;
        if (key != KeyCode::KEY_NONE) keyUp(key);
    }
    step();
}

// --- Controllers ---

void TestApp::connectController(int id, const std::string& name) {
    _controllers->connected(id, name);
}

void TestApp::disconnectController(int id) {
    _controllers->disconnected(id);
}

void TestApp::controllerButton(int key, bool isPressed, int id) {
    _controllers->button(id, key, isPressed, isPressed ? 1.0f : 0.0f, false);
}

void TestApp::controllerAxis(int key, float value, int id) {
    _controllers->axis(id, key, value, true);
}

// --- Checks ---

PixelImage TestApp::picture(const TestLine& line) {
    const TestStep at(line);
    if (!_director->getRenderer()->device()) throw TestFailure("picture: there is no render device");
    const FrameCapture capture(*_director);
    step(1, 0.0f);
    return capture.picture().value_or(PixelImage());
}

std::optional<std::uint64_t> TestApp::instructionsPerFrame(int frames) {
    InstructionCounter counter;
    if (!counter.isAvailable() || frames <= 0) return std::nullopt;
    counter.start();
    step(frames);
    return counter.stop() / static_cast<std::uint64_t>(frames);
}

} // namespace testing
} // namespace copra
