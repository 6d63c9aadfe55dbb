#include "nodes/text/TextFieldTTF.h"

#include "base/RefPtr.h"
#include "base/StringUTF8.h"
#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "base/utf8.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/labelFont.h"

#include <utility>

namespace cocos2d {

namespace {

constexpr float kBlinkSeconds = 0.5f;
/// Time for which the cursor is shown after it moved, before it blinks.
constexpr float kMovedSeconds = 2.0f * kBlinkSeconds;

} // namespace

TextFieldTTF* TextFieldTTF::textFieldWithPlaceHolder(const std::string& placeholder, const Size& dimensions,
                                                     TextHAlignment alignment, const std::string& fontName,
                                                     float fontSize) {
    auto* field = new TextFieldTTF();
    return copra::autoreleased(
        field, field->initWithPlaceHolder(placeholder, dimensions, alignment, fontName, fontSize));
}

TextFieldTTF* TextFieldTTF::textFieldWithPlaceHolder(const std::string& placeholder,
                                                     const std::string& fontName, float fontSize) {
    return textFieldWithPlaceHolder(placeholder, Size::ZERO, TextHAlignment::LEFT, fontName, fontSize);
}

TextFieldTTF::TextFieldTTF() = default;
TextFieldTTF::~TextFieldTTF() = default;

bool TextFieldTTF::initWithPlaceHolder(const std::string& placeholder, const Size& dimensions,
                                       TextHAlignment alignment, const std::string& fontName,
                                       float fontSize) {
    setDimensions(dimensions.width, dimensions.height);
    setAlignment(alignment, TextVAlignment::CENTER);
    return initWithPlaceHolder(placeholder, fontName, fontSize);
}

bool TextFieldTTF::initWithPlaceHolder(const std::string& placeholder, const std::string& fontName,
                                       float fontSize) {
    _placeHolder = placeholder;
    copra::setLabelFont(*this, fontName, fontSize);
    // As cocos2d-x on desktops.
    if (getLabelType() == LabelType::TTF) setCursorEnabled(true);
    showText();
    return true;
}

// --- Text ---

void TextFieldTTF::setString(const std::string& text) {
    std::u32string characters;
    if (!StringUtils::UTF8ToUTF32(text, characters)) {
        copra::warning("TextFieldTTF: refused a text that is not valid UTF-8");
        return;
    }
    if (characters.size() != _charCount) _cursorPosition = characters.size();
    _inputText = text;
    _charCount = characters.size();
    showText();
}

void TextFieldTTF::setPlaceHolder(const std::string& text) {
    _placeHolder = text;
    showText();
}

void TextFieldTTF::setColorSpaceHolder(const Color4B& color) {
    _colorSpaceHolder = color;
    showText();
}

void TextFieldTTF::setTextColor(const Color4B& textColor) {
    _colorText = textColor;
    showText();
}

void TextFieldTTF::setSecureTextEntry(bool value) {
    _secureTextEntry = value;
    showText();
}

void TextFieldTTF::setPasswordTextStyle(const std::string& text) {
    _passwordStyleText = text;
    showText();
}

void TextFieldTTF::showText() {
    const bool showsPlaceholder = _inputText.empty() && !showsCursor();
    std::string shown;
    if (showsPlaceholder)
        shown = _placeHolder;
    else if (_secureTextEntry)
        for (std::size_t i = 0; i < _charCount; ++i) shown += _passwordStyleText;
    else
        shown = _inputText;
    if (showsCursor()) {
        // The character after a backspace has no width. While the cursor is hidden a blank takes its place, so
        // that an empty field keeps its height.
        const std::string cursor = {'\b', _cursorShowingTime >= 0.0f ? _cursorChar : ' '};
        const std::size_t length =
            _secureTextEntry ? StringUtils::StringUTF8(_passwordStyleText).length() : 1;
        StringUtils::StringUTF8 characters(shown);
        characters.insert(_cursorPosition * length, cursor);
        shown = characters.getAsCharSequence();
    }
    Label::setTextColor(showsPlaceholder ? _colorSpaceHolder : _colorText);
    Label::setString(shown);
}

void TextFieldTTF::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (_delegate && _delegate->onVisit(this, renderer, parentTransform, parentFlags)) return;
    Label::visit(renderer, parentTransform, parentFlags);
}

// --- Cursor ---

void TextFieldTTF::setCursorEnabled(bool enabled) {
    if (_cursorEnabled == enabled) return;
    _cursorEnabled = enabled;
    _cursorPosition = enabled ? _charCount : 0;
    enabled ? scheduleUpdate() : unscheduleUpdate();
    showText();
}

void TextFieldTTF::setCursorChar(char cursor) {
    if (_cursorChar == cursor) return;
    _cursorChar = cursor;
    showText();
}

void TextFieldTTF::setCursorPosition(std::size_t cursorPosition) {
    if (_cursorEnabled && cursorPosition <= _charCount) moveCursor(cursorPosition);
}

void TextFieldTTF::moveCursor(std::size_t position) {
    _cursorPosition = position;
    _cursorShowingTime = kMovedSeconds;
    showText();
}

void TextFieldTTF::setCursorFromPoint(const Vec2& point, const Camera* camera) {
    if (!_cursorEnabled || !camera) return;
    // Without the cursor, so that the indices of letters are those of characters.
    const bool wasAttached = std::exchange(_isAttachWithIME, false);
    showText();
    const Rect field(Vec2::ZERO, getContentSize());
    std::size_t position = _cursorPosition;
    if (field.containsPoint(convertToNodeSpace(point))) {
        const auto isOn = [&](std::size_t i) {
            Sprite* letter = getLetter(static_cast<int>(i));
            return letter && Rect(0, 0, letter->getContentSize().width, getLineHeight())
                                 .containsPoint(letter->convertToNodeSpace(point));
        };
        for (position = 0; position < _charCount && !isOn(position);) ++position;
    }
    _isAttachWithIME = wasAttached;
    setCursorPosition(position);
}

void TextFieldTTF::update(float delta) {
    Label::update(delta);
    if (!showsCursor()) return;
    const bool wasShown = _cursorShowingTime >= 0.0f;
    _cursorShowingTime -= delta;
    if (_cursorShowingTime < -kBlinkSeconds) _cursorShowingTime = kBlinkSeconds;
    if (wasShown != (_cursorShowingTime >= 0.0f)) showText();
}

// --- Keyboard ---

bool TextFieldTTF::canAttachWithIME() {
    return !_delegate || !_delegate->onTextFieldAttachWithIME(this);
}

void TextFieldTTF::didAttachWithIME() {
    _isAttachWithIME = true;
    setCursorPosition(_charCount);
    showText();
}

bool TextFieldTTF::canDetachWithIME() {
    return !_delegate || !_delegate->onTextFieldDetachWithIME(this);
}

void TextFieldTTF::didDetachWithIME() {
    _isAttachWithIME = false;
    showText();
}

void TextFieldTTF::onExit() {
    detachWithIME();
    Label::onExit();
}

void TextFieldTTF::insertText(const char* text, std::size_t len) {
    const auto alive = copra::keepAlive(this); // the delegate may remove it
    // The return key ends the input, unless the delegate refuses it.
    std::string typed(text, len);
    const std::size_t lineEnd = typed.find('\n');
    const bool ends = lineEnd != std::string::npos;
    if (ends) typed.erase(lineEnd);
    const bool isRefused =
        typed.empty() || (_delegate && _delegate->onTextFieldInsertText(this, typed.c_str(), typed.size()));
    if (!isRefused) {
        StringUtils::StringUTF8 characters(_inputText);
        const std::size_t position = _cursorEnabled ? _cursorPosition : _charCount;
        const std::size_t before = _charCount;
        characters.insert(position, typed);
        setString(characters.getAsCharSequence());
        setCursorPosition(position + _charCount - before);
    }
    if (!ends || (_delegate && _delegate->onTextFieldInsertText(this, "\n", 1))) return;
    detachWithIME();
}

void TextFieldTTF::deleteBackward() {
    const std::size_t position = _cursorEnabled ? _cursorPosition : _charCount;
    if (position == 0) return;
    const auto alive = copra::keepAlive(this); // the delegate may remove it
    const std::string removed = StringUtils::StringUTF8(_inputText).getAsCharSequence(position - 1, 1);
    if (_delegate && _delegate->onTextFieldDeleteBackward(this, removed.c_str(), removed.size())) return;
    eraseAt(position - 1);
}

void TextFieldTTF::eraseAt(std::size_t position) {
    StringUtils::StringUTF8 characters(_inputText);
    if (!characters.deleteChar(position)) return;
    setString(characters.getAsCharSequence());
    setCursorPosition(position);
}

void TextFieldTTF::controlKey(EventKeyboard::KeyCode keyCode) {
    using Key = EventKeyboard::KeyCode;
    if (!_cursorEnabled) return;
    if (keyCode == Key::KEY_HOME || keyCode == Key::KEY_KP_HOME)
        setCursorPosition(0);
    else if (keyCode == Key::KEY_END)
        setCursorPosition(_charCount);
    else if (keyCode == Key::KEY_LEFT_ARROW && _cursorPosition > 0)
        setCursorPosition(_cursorPosition - 1);
    else if (keyCode == Key::KEY_RIGHT_ARROW)
        setCursorPosition(_cursorPosition + 1);
    else if (keyCode == Key::KEY_DELETE || keyCode == Key::KEY_KP_DELETE)
        eraseAt(_cursorPosition);
    else if (keyCode == Key::KEY_ESCAPE)
        detachWithIME();
}

} // namespace cocos2d
