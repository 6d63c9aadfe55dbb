#include "base/keepAlive.h"
#include "base/refuse.h"
#include "base/utf8.h"
#include "ui/editbox/EditBoxText.h"
#include "ui/editbox/TextEditor.h"
#include "ui/editbox/UIEditBox.h"

namespace cocos2d {
namespace ui {

// --- Text ---

void EditBox::setText(const char* pText) {
    std::u32string characters;
    if (!pText) return;
    if (!StringUtils::UTF8ToUTF32(pText, characters)) {
        copra::warning("EditBox: refused a text that is not valid UTF-8");
        return;
    }
    _editor->setText(characters);
    _text = pText;
    _view->editorChanged();
}

const char* EditBox::getText() const {
    return _text.c_str();
}

/// Takes over a change by the user.
void EditBox::textEdited() {
    StringUtils::UTF32ToUTF8(_editor->text(), _text);
    _view->editorChanged();
    if (!_delegate) return;
    const auto alive = copra::keepAlive(this);
    const std::string text = _text; // the delegate may set another
    _delegate->editBoxTextChanged(this, text);
}

void EditBox::setPlaceHolder(const char* pText) {
    if (pText) _view->setPlaceholder(pText);
}

const char* EditBox::getPlaceHolder() const {
    return _view->placeholder().c_str();
}

void EditBox::setTextHorizontalAlignment(TextHAlignment alignment) {
    _view->setAlignment(alignment);
}

TextHAlignment EditBox::getTextHorizontalAlignment() const {
    return _view->alignment();
}

// --- Fonts ---

void EditBox::setFont(const char* pFontName, int fontSize) {
    if (pFontName) _view->setFont({pFontName, fontSize, _view->font().color});
}

void EditBox::setFontName(const char* pFontName) {
    setFont(pFontName, getFontSize());
}

const char* EditBox::getFontName() const {
    return _view->font().name.c_str();
}

void EditBox::setFontSize(int fontSize) {
    setFont(getFontName(), fontSize);
}

int EditBox::getFontSize() const {
    return _view->font().size;
}

void EditBox::setFontColor(const Color3B& color) {
    setFontColor(Color4B(color));
}

void EditBox::setFontColor(const Color4B& color) {
    copra::EditBoxFont font = _view->font();
    font.color = color;
    _view->setFont(font);
}

const Color4B& EditBox::getFontColor() const {
    return _view->font().color;
}

void EditBox::setPlaceholderFont(const char* pFontName, int fontSize) {
    if (pFontName) _view->setPlaceholderFont({pFontName, fontSize, _view->placeholderFont().color});
}

void EditBox::setPlaceholderFontName(const char* pFontName) {
    setPlaceholderFont(pFontName, getPlaceholderFontSize());
}

const char* EditBox::getPlaceholderFontName() const {
    return _view->placeholderFont().name.c_str();
}

void EditBox::setPlaceholderFontSize(int fontSize) {
    setPlaceholderFont(getPlaceholderFontName(), fontSize);
}

int EditBox::getPlaceholderFontSize() const {
    return _view->placeholderFont().size;
}

void EditBox::setPlaceholderFontColor(const Color3B& color) {
    setPlaceholderFontColor(Color4B(color));
}

void EditBox::setPlaceholderFontColor(const Color4B& color) {
    copra::EditBoxFont font = _view->placeholderFont();
    font.color = color;
    _view->setPlaceholderFont(font);
}

const Color4B& EditBox::getPlaceholderFontColor() const {
    return _view->placeholderFont().color;
}

// --- Input ---

void EditBox::setInputMode(InputMode inputMode) {
    _inputMode = inputMode;
    _view->setMultiline(inputMode == InputMode::ANY);
}

void EditBox::setInputFlag(InputFlag inputFlag) {
    _inputFlag = inputFlag;
    _isFlagSet = true;
    _view->setPassword(inputFlag == InputFlag::PASSWORD);
    _editor->setOneWord(inputFlag == InputFlag::PASSWORD);
}

void EditBox::setMaxLength(int maxLength) {
    _editor->setMaxLength(maxLength);
}

int EditBox::getMaxLength() {
    return _editor->maxLength();
}

} // namespace ui
} // namespace cocos2d
