#include "inspector/GuiInput.h"

#include "inspector/guiKeys.h"

#include <cstdlib>
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

void GuiInput::mouseMoved(const Vec2& pixel) {
    _mouse = pixel;
    const bool isOwn = _rules.isOpen() && _rules.covers(pixel);
    if (!isOwn || !_gameButtons.empty()) _game->mouseMoved(pixel);
}

void GuiInput::mouseDown(MouseButton button, const Vec2& pixel) {
    _mouse = pixel;
    const auto index = static_cast<int>(button);
    if (_rules.isOpen() && _rules.covers(pixel)) {
        if (index >= 0 && index < kButtons) _isHeld[index] = _wasPressed[index] = true;
        return;
    }
    if (_rules.isOpen() && button == MouseButton::BUTTON_LEFT && _rules.pick(pixel)) return;
    _gameButtons.insert(button);
    _game->mouseDown(button, pixel);
}

void GuiInput::mouseUp(MouseButton button, const Vec2& pixel) {
    _mouse = pixel;
    const auto index = static_cast<int>(button);
    if (index >= 0 && index < kButtons) _isHeld[index] = false;
    if (_gameButtons.erase(button)) _game->mouseUp(button, pixel);
}

void GuiInput::mouseScrolled(const Vec2& amount, const Vec2& pixel) {
    _mouse = pixel;
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
        _mouse = pixel;
        _isHeld[0] = _wasPressed[0] = true;
    }
    _ownTouches.insert(id);
}

void GuiInput::touchMoved(std::intptr_t id, const Vec2& pixel) {
    if (_ownTouches.count(id))
        _mouse = pixel;
    else
        _game->touchMoved(id, pixel);
}

void GuiInput::touchEnded(std::intptr_t id, const Vec2& pixel) {
    if (_ownTouches.erase(id))
        _isHeld[0] = false;
    else
        _game->touchEnded(id, pixel);
}

// --- Dear ImGui ---

void GuiInput::feed() {
    ImGuiIO& io = ImGui::GetIO();
    io.MousePos = ImVec2(_mouse.x, _mouse.y);
    for (int button = 0; button < kButtons; ++button) {
        // A click that begins and ends between two frames is one of a frame.
        io.MouseDown[button] = _isHeld[button] || _wasPressed[button];
        _wasPressed[button] = false;
    }
    io.MouseWheelH += _wheel.x;
    io.MouseWheel += _wheel.y;
    _wheel = Vec2::ZERO;
    for (const KeyEvent& event : _keys) feedKey(event.key, event.isDown);
    _keys.clear();
    for (const char32_t character : _text)
        if (character >= U' ' && character != 127) io.AddInputCharacter(static_cast<unsigned>(character));
    _text.clear();
}

} // namespace inspector
} // namespace copra
