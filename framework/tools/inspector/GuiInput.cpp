#include "inspector/GuiInput.h"

#include "inspector/guiKeys.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <string>

namespace copra {
namespace inspector {

using cocos2d::Vec2;

Key GuiInput::toggleKey() {
    const char* name = std::getenv("COPRA_INSPECT_KEY");
    if (!name) return Key::KEY_F1;
    for (int number = 1; number <= 12; ++number)
        if (name == "F" + std::to_string(number))
            return static_cast<Key>(static_cast<int>(Key::KEY_F1) + number - 1);
    return Key::KEY_NONE;
}

// --- Keys ---

void GuiInput::keyDown(Key key) {
    if (key != Key::KEY_NONE && key == toggleKey()) {
        _rules.toggle();
        return;
    }
    if (_rules.isOpen()) _keys.push_back({key, true}); // the modifiers, if nothing else
    if (_rules.isOpen() && _rules.takesKeys()) return;
    _gameKeys.insert(key);
    _game->keyDown(key);
}

void GuiInput::keyRepeated(Key key) {
    if (_gameKeys.count(key)) _game->keyRepeated(key); // ImGui repeats keys itself
}

void GuiInput::keyUp(Key key) {
    if (_rules.isOpen()) _keys.push_back({key, false});
    if (_gameKeys.erase(key)) _game->keyUp(key);
}

void GuiInput::textEntered(char32_t character) {
    if (_rules.isOpen() && _rules.takesKeys())
        _text.push_back(character);
    else
        _game->textEntered(character);
}

// --- Mouse and touches ---

void GuiInput::moveOwn(const Vec2& pixel) {
    const bool isMoving = !_mouseEvents.empty() && _mouseEvents.back().button < 0;
    if (!isMoving) _mouseEvents.emplace_back();
    _mouseEvents.back().position = pixel;
}

void GuiInput::press(int button, const Vec2& pixel) {
    if (button < 0 || button >= kButtons) return;
    _isHeld[button] = true;
    _mouseEvents.push_back({pixel, button, true});
}

void GuiInput::release(int button, const Vec2& pixel) {
    if (button < 0 || button >= kButtons || !_isHeld[button]) return;
    _isHeld[button] = false;
    _mouseEvents.push_back({pixel, button, false});
}

void GuiInput::mouseMoved(const Vec2& pixel) {
    moveOwn(pixel);
    const bool isOwn = _rules.isOpen() && _rules.covers(pixel);
    if (!isOwn || !_gameButtons.empty()) _game->mouseMoved(pixel);
}

void GuiInput::mouseDown(MouseButton button, const Vec2& pixel) {
    moveOwn(pixel);
    if (_rules.isOpen() && _rules.covers(pixel)) {
        press(static_cast<int>(button), pixel);
        return;
    }
    if (_rules.isOpen() && button == MouseButton::BUTTON_LEFT && _rules.pick(pixel)) return;
    _gameButtons.insert(button);
    _game->mouseDown(button, pixel);
}

void GuiInput::mouseUp(MouseButton button, const Vec2& pixel) {
    moveOwn(pixel);
    release(static_cast<int>(button), pixel);
    if (_gameButtons.erase(button)) _game->mouseUp(button, pixel);
}

void GuiInput::mouseScrolled(const Vec2& amount, const Vec2& pixel) {
    moveOwn(pixel);
    if (_rules.isOpen() && _rules.covers(pixel))
        _wheel += amount;
    else
        _game->mouseScrolled(amount, pixel);
}

void GuiInput::touchBegan(std::intptr_t id, const Vec2& pixel) {
    const bool isOwn = _rules.isOpen() && _rules.covers(pixel);
    if (!isOwn && !(_rules.isOpen() && _rules.pick(pixel))) {
        _game->touchBegan(id, pixel);
        return;
    }
    if (isOwn && _ownTouches.empty()) {
        moveOwn(pixel);
        press(0, pixel);
    }
    _ownTouches.insert(id);
}

void GuiInput::touchMoved(std::intptr_t id, const Vec2& pixel) {
    if (_ownTouches.count(id))
        moveOwn(pixel);
    else
        _game->touchMoved(id, pixel);
}

void GuiInput::touchEnded(std::intptr_t id, const Vec2& pixel) {
    if (_ownTouches.erase(id))
        release(0, pixel);
    else
        _game->touchEnded(id, pixel);
}

// --- Dear ImGui ---

void GuiInput::feedMouse() {
    bool hasChanged[kButtons] = {};
    bool hasAnyChanged = false;
    auto next = _mouseEvents.begin();
    for (; next != _mouseEvents.end(); ++next) {
        if (hasAnyChanged && next->position != _fedMouse) break;
        _fedMouse = next->position;
        if (next->button < 0) continue;
        if (hasChanged[next->button]) break;
        hasChanged[next->button] = hasAnyChanged = true;
        _fedButtons[next->button] = next->isDown;
    }
    _mouseEvents.erase(_mouseEvents.begin(), next);
    ImGuiIO& io = ImGui::GetIO();
    io.MousePos = ImVec2(_fedMouse.x, _fedMouse.y);
    std::copy(std::begin(_fedButtons), std::end(_fedButtons), std::begin(io.MouseDown));
    io.MouseWheelH += _wheel.x;
    io.MouseWheel += _wheel.y;
    _wheel = Vec2::ZERO;
}

void GuiInput::feedKeys() {
    std::set<Key> changed;
    auto next = _keys.begin();
    for (; next != _keys.end() && changed.insert(next->key).second; ++next) feedKey(next->key, next->isDown);
    _keys.erase(_keys.begin(), next);
    ImGuiIO& io = ImGui::GetIO();
    for (const char32_t character : _text)
        if (character >= U' ' && character != 127) io.AddInputCharacter(static_cast<unsigned>(character));
    _text.clear();
}

void GuiInput::feed() {
    feedMouse();
    feedKeys();
}

} // namespace inspector
} // namespace copra
