#include "nodes/TextFieldTTF.h"

#include "action/make.h"
#include "base/log.h"
#include "base/utf8.h"
#include "platform/FileUtils.h"

namespace cocos2d {

namespace {

constexpr float kBlinkSeconds = 0.5f;

/// Where the last character of a text begins; 0 in an empty one.
std::size_t lastCharacter(const std::string& text) {
    std::size_t at = text.size();
    while (at > 0 && (static_cast<unsigned char>(text[--at]) & 0xC0) == 0x80) {
    }
    return at;
}

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
    if (FileUtils::getInstance()->isFileExist(fontName)) {
        setTTFConfig(TTFConfig(fontName, fontSize));
    } else {
        setSystemFontName(fontName);
        setSystemFontSize(fontSize);
    }
    showText();
    return true;
}

// --- Text
// ------------------------------------------------------------------------------------------------------------

void TextFieldTTF::setString(const std::string& text) {
    std::u32string characters;
    if (!StringUtils::UTF8ToUTF32(text, characters)) {
        log("TextFieldTTF: a text that is not UTF-8 was refused");
        return;
    }
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

void TextFieldTTF::setCursorEnabled(bool enabled) {
    _cursorEnabled = enabled;
    showText();
}

void TextFieldTTF::setCursorChar(char cursor) {
    _cursorChar = cursor;
    showText();
}

void TextFieldTTF::showText() {
    const bool cursor = _attached && _cursorEnabled;
    const bool placeHolder = _inputText.empty() && !cursor;
    std::string shown;
    if (placeHolder)
        shown = _placeHolder;
    else if (_secureTextEntry)
        for (std::size_t i = 0; i < _charCount; ++i) shown += _passwordStyleText;
    else
        shown = _inputText;
    // A blank of its place while it does not show, so that nothing moves.
    if (cursor) shown += _cursorShown ? _cursorChar : ' ';
    Label::setTextColor(placeHolder ? _colorSpaceHolder : _colorText);
    Label::setString(shown);
}

void TextFieldTTF::update(float delta) {
    Label::update(delta);
    if (!_attached || !_cursorEnabled) return;
    _cursorTime += delta;
    if (_cursorTime < kBlinkSeconds) return;
    _cursorTime = 0.0f;
    _cursorShown = !_cursorShown;
    showText();
}

// --- Keyboard
// --------------------------------------------------------------------------------------------------------

bool TextFieldTTF::canAttachWithIME() {
    return !_delegate || !_delegate->onTextFieldAttachWithIME(this);
}

void TextFieldTTF::didAttachWithIME() {
    _attached = true;
    _cursorShown = true;
    _cursorTime = 0.0f;
    scheduleUpdate();
    showText();
}

bool TextFieldTTF::canDetachWithIME() {
    return !_delegate || !_delegate->onTextFieldDetachWithIME(this);
}

void TextFieldTTF::didDetachWithIME() {
    _attached = false;
    unscheduleUpdate();
    showText();
}

void TextFieldTTF::onExit() {
    detachWithIME();
    Label::onExit();
}

void TextFieldTTF::insertText(const char* text, std::size_t len) {
    // The return key ends the input, unless the delegate takes it.
    std::string typed(text, len);
    const std::size_t lineEnd = typed.find('\n');
    const bool ends = lineEnd != std::string::npos;
    if (ends) typed.erase(lineEnd);
    if (!typed.empty() && !(_delegate && _delegate->onTextFieldInsertText(this, typed.c_str(), typed.size())))
        appendString(typed);
    if (!ends || (_delegate && _delegate->onTextFieldInsertText(this, "\n", 1))) return;
    detachWithIME();
}

void TextFieldTTF::deleteBackward() {
    if (_inputText.empty()) return;
    const std::size_t at = lastCharacter(_inputText);
    const std::string removed = _inputText.substr(at);
    if (_delegate && _delegate->onTextFieldDeleteBackward(this, removed.c_str(), removed.size())) return;
    setString(_inputText.substr(0, at));
}

} // namespace cocos2d
