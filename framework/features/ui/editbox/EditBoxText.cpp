#include "ui/editbox/EditBoxText.h"

#include "base/autoreleased.h"
#include "base/utf8.h"
#include "fonts/TextShaping.h"
#include "nodes/shapes/LayerColor.h"
#include "nodes/text/Label.h"
#include "nodes/text/labelFont.h"

#include <algorithm>

namespace copra {

using cocos2d::Color3B;
using cocos2d::Color4B;
using cocos2d::Label;
using cocos2d::LayerColor;
using cocos2d::Vec2;

namespace {

constexpr float kCaretWidth = 2.0f;
constexpr char32_t kPasswordCharacter = U'\u25cf';
constexpr float kBlinkSeconds = 0.5f;
const char* const kBlinkKey = "copra_caret";
const Color4B kSelectionColor(70, 130, 220, 140);
enum Order { kSelectionZ, kTextZ, kCaretZ };

std::string utf8(const std::u32string& text) {
    std::string result;
    cocos2d::StringUtils::UTF32ToUTF8(text, result);
    return result;
}

void applyFont(Label& label, const EditBoxFont& font) {
    const auto size = static_cast<float>(font.size);
    if (isBitmapFont(font.name)) {
        label.setBMFontFilePath(font.name, size);
    } else {
        label.setSystemFontName(font.name);
        if (font.size > 0) label.setSystemFontSize(size);
    }
    label.setTextColor(font.color);
}

} // namespace

EditBoxText* EditBoxText::create(const TextEditor& editor) {
    auto* text = new EditBoxText(editor);
    autoreleased(text, text->init());
    text->build();
    return text;
}

EditBoxText::EditBoxText(const TextEditor& editor) : _editor(editor) {
    _font.color = Color4B::WHITE;
    _placeholderFont.color = Color4B::GRAY;
}

void EditBoxText::build() {
    setCascadeColorEnabled(true);
    setCascadeOpacityEnabled(true);
    _measure = Label::create();
    _placeholderLabel = Label::create();
    addChild(_placeholderLabel, kTextZ);
    _caret = LayerColor::create(Color4B::WHITE, kCaretWidth, 1.0f);
    _caret->setVisible(false);
    addChild(_caret, kCaretZ);
}

// --- Settings ---

void EditBoxText::setBoxSize(const cocos2d::Size& size) {
    _boxSize = size;
    setContentSize(size);
    setClippingRegion(cocos2d::Rect(kEditBoxPadding - kCaretWidth, 0.0f,
                                    std::max(0.0f, size.width - 2.0f * (kEditBoxPadding - kCaretWidth)),
                                    size.height));
    _isDirty = true;
}

void EditBoxText::setFont(const EditBoxFont& font) {
    _font = font;
    applyFont(*_measure, font);
    for (Label* label : _lineLabels) applyFont(*label, font);
    _caret->setColor(Color3B(font.color));
    _lineHeight = 0.0f;
    _isDirty = true;
}

void EditBoxText::setPlaceholder(const std::string& text) {
    _placeholder = text;
    _placeholderLabel->setString(text);
    _isDirty = true;
}

void EditBoxText::setPlaceholderFont(const EditBoxFont& font) {
    _placeholderFont = font;
    applyFont(*_placeholderLabel, font);
    _isDirty = true;
}

void EditBoxText::setAlignment(cocos2d::TextHAlignment alignment) {
    _alignment = alignment;
    _isDirty = true;
}

void EditBoxText::setPassword(bool isPassword) {
    _isPassword = isPassword;
    _isDirty = true;
}

void EditBoxText::setMultiline(bool mayHaveLines) {
    _mayHaveLines = mayHaveLines;
    _isDirty = true;
}

void EditBoxText::setEditing(bool isEditing) {
    _isEditing = isEditing;
    if (!isEditing) {
        _scroll = Vec2::ZERO;
        unschedule(kBlinkKey);
    }
    editorChanged();
}

/// The caret stays visible for a while after each change.
void EditBoxText::editorChanged() {
    _isDirty = true;
    _caret->setVisible(_isEditing);
    if (!_isEditing) return;
    unschedule(kBlinkKey);
    schedule([this](float) { _caret->setVisible(!_caret->isVisible()); }, kBlinkSeconds, kBlinkKey);
}

// --- Measures ---

/// Whether the lines' labels shape their text, so that the caret is not behind a part of the text.
bool EditBoxText::isTextShaped() const {
    const TextShaping shaping = textShaping(*_measure);
    return shaping == TextShaping::Always || (shaping != TextShaping::Off && needsShaping(_shown));
}

void EditBoxText::measureCarets() {
    _carets.resize(_lines.size());
    const bool isShaped = isTextShaped();
    for (std::size_t i = 0; i < _lines.size(); ++i) {
        _carets[i].clear();
        cocos2d::FontAtlas* atlas = isShaped ? _measure->getFontAtlas() : nullptr;
        if (atlas)
            _carets[i].measure(
                std::u32string_view(_shown).substr(_lines[i].begin, _lines[i].end - _lines[i].begin), *atlas);
    }
}

/// Blanks at the end count because of the mark behind them.
float EditBoxText::widthOf(const std::u32string& text) {
    measureFont();
    if (text.empty()) return 0.0f;
    _measure->setString(utf8(text + U'|'));
    return std::max(0.0f, _measure->getContentSize().width - _markWidth);
}

void EditBoxText::measureFont() {
    if (_lineHeight > 0.0f) return;
    _measure->setString("|");
    const cocos2d::Size one = _measure->getContentSize();
    _measure->setString("|\n|");
    _markWidth = one.width;
    _lineHeight = std::max(1.0f, _measure->getContentSize().height - one.height);
}

bool EditBoxText::isMultiline() {
    measureFont();
    return _mayHaveLines && _boxSize.height - kEditBoxPadding >= 2.0f * _lineHeight;
}

std::u32string EditBoxText::shown() const {
    const std::u32string& text = _editor.text();
    return _isPassword ? std::u32string(text.size(), kPasswordCharacter) : text;
}

// --- Layout ---

void EditBoxText::layOut() {
    if (!_isDirty) return;
    _isDirty = false;
    _shown = shown();
    if (isMultiline())
        _lines = breakEditLines(_shown, _boxSize.width - 2.0f * kEditBoxPadding,
                                [this](const std::u32string& text) { return widthOf(text); });
    else
        _lines = {{0, _shown.size()}};
    measureCarets();
    scrollToCaret();
    placeLines();
    placeSelection();
    placeCaret();
    placePlaceholder();
}

void EditBoxText::scrollToCaret() {
    if (!_isEditing) return;
    const std::size_t line = lineOf(_editor.caret());
    const float x = lineLeft(line) + xInLine(line, _editor.caret());
    const float end = lineLeft(line) + lineWidth(line);
    const float right = _boxSize.width - kEditBoxPadding;
    _scroll.x = std::min(_scroll.x, x - kEditBoxPadding);
    _scroll.x = std::max(_scroll.x, x - right);
    _scroll.x = std::max(0.0f, std::min(_scroll.x, end - right)); // no gap behind the text
    if (!isMultiline()) {
        _scroll.y = 0.0f;
        return;
    }
    const float bottom = lineBottom(line);
    _scroll.y = std::max(_scroll.y, -bottom);
    _scroll.y = std::min(_scroll.y, _boxSize.height - kEditBoxPadding - bottom - _lineHeight);
    _scroll.y = std::max(0.0f, _scroll.y);
}

void EditBoxText::placeLines() {
    while (_lineLabels.size() < _lines.size()) {
        Label* label = Label::create();
        applyFont(*label, _font);
        label->setAnchorPoint(Vec2::ANCHOR_BOTTOM_LEFT);
        addChild(label, kTextZ);
        _lineLabels.push_back(label);
    }
    for (std::size_t i = 0; i < _lineLabels.size(); ++i) {
        Label& label = *_lineLabels[i];
        label.setVisible(i < _lines.size());
        if (i >= _lines.size()) continue;
        label.setString(utf8(_shown.substr(_lines[i].begin, _lines[i].end - _lines[i].begin)));
        label.setPosition(lineLeft(i) - _scroll.x, lineBottom(i) + _scroll.y);
    }
}

void EditBoxText::placeCaret() {
    const std::size_t line = lineOf(_editor.caret());
    _caret->setContentSize(cocos2d::Size(kCaretWidth, _lineHeight));
    _caret->setPosition(lineLeft(line) + xInLine(line, _editor.caret()) - _scroll.x - kCaretWidth / 2.0f,
                        lineBottom(line) + _scroll.y);
}

void EditBoxText::placeSelection() {
    for (LayerColor* part : _selection) part->setVisible(false);
    if (!_isEditing || !_editor.hasSelection()) return;
    std::size_t used = 0;
    for (std::size_t i = 0; i < _lines.size(); ++i) {
        const std::size_t begin = std::max(_lines[i].begin, _editor.selectionBegin());
        const std::size_t end = std::min(_lines[i].end, _editor.selectionEnd());
        if (begin >= end) continue;
        if (!_carets[i].isMeasured()) {
            placeSelectionPart(used, i, xInLine(i, begin), xInLine(i, end));
            continue;
        }
        // Where the direction changes, the selection is in several parts.
        const std::vector<CharacterBox>& boxes = _carets[i].boxes();
        for (std::size_t at = begin - _lines[i].begin; at < end - _lines[i].begin;) {
            float left = boxes[at].left;
            float right = boxes[at].right;
            const bool rightToLeft = boxes[at].rightToLeft;
            for (++at; at < end - _lines[i].begin && boxes[at].rightToLeft == rightToLeft; ++at) {
                left = std::min(left, boxes[at].left);
                right = std::max(right, boxes[at].right);
            }
            placeSelectionPart(used, i, left, right);
        }
    }
}

void EditBoxText::placeSelectionPart(std::size_t& used, std::size_t line, float left, float right) {
    if (used == _selection.size()) {
        _selection.push_back(LayerColor::create(kSelectionColor, 1.0f, 1.0f));
        addChild(_selection.back(), kSelectionZ);
    }
    LayerColor& part = *_selection[used++];
    part.setVisible(true);
    part.setContentSize(cocos2d::Size(right - left, _lineHeight));
    part.setPosition(lineLeft(line) + left - _scroll.x, lineBottom(line) + _scroll.y);
}

void EditBoxText::placePlaceholder() {
    _placeholderLabel->setVisible(_shown.empty());
    const float space = std::max(0.0f, _boxSize.width - 2.0f * kEditBoxPadding);
    const float side = _alignment == cocos2d::TextHAlignment::LEFT     ? 0.0f
                       : _alignment == cocos2d::TextHAlignment::CENTER ? 0.5f
                                                                       : 1.0f;
    const bool isTop = isMultiline();
    _placeholderLabel->setAnchorPoint(Vec2(side, isTop ? 1.0f : 0.5f));
    _placeholderLabel->setPosition(kEditBoxPadding + side * space,
                                   isTop ? _boxSize.height - kEditBoxPadding : _boxSize.height / 2.0f);
}

std::vector<std::string> EditBoxText::shownLines() {
    layOut();
    std::vector<std::string> result;
    for (std::size_t i = 0; i < _lines.size(); ++i) result.push_back(_lineLabels[i]->getString());
    return result;
}

} // namespace copra
