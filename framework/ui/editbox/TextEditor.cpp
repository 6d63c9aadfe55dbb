#include "ui/editbox/TextEditor.h"

#include "base/utf8.h"

#include <algorithm>

namespace copra {

namespace {

bool isBlank(char32_t character) {
    return cocos2d::StringUtils::isUnicodeSpace(character);
}

} // namespace

void TextEditor::setText(const std::u32string& text) {
    _text = text;
    _caret = _anchor = text.size();
}

std::u32string TextEditor::selection() const {
    return _text.substr(selectionBegin(), selectionEnd() - selectionBegin());
}

void TextEditor::selectAll() {
    _anchor = 0;
    _caret = _text.size();
}

// --- Caret ---

void TextEditor::moveTo(std::size_t position, bool extend) {
    _caret = std::min(position, _text.size());
    if (!extend) _anchor = _caret;
}

void TextEditor::moveBack(Unit unit, bool extend) {
    const bool collapses = !extend && hasSelection();
    moveTo(collapses ? selectionBegin() : before(_caret, unit), extend);
}

void TextEditor::moveForward(Unit unit, bool extend) {
    const bool collapses = !extend && hasSelection();
    moveTo(collapses ? selectionEnd() : after(_caret, unit), extend);
}

std::size_t TextEditor::before(std::size_t position, Unit unit) const {
    if (position == 0) return 0;
    --position;
    if (unit == Unit::Character) return position;
    while (position > 0 && isBlank(_text[position])) --position;
    while (position > 0 && !isBlank(_text[position - 1])) --position;
    return position;
}

std::size_t TextEditor::after(std::size_t position, Unit unit) const {
    if (position >= _text.size()) return _text.size();
    ++position;
    if (unit == Unit::Character) return position;
    while (position < _text.size() && !isBlank(_text[position])) ++position;
    while (position < _text.size() && isBlank(_text[position])) ++position;
    return position;
}

// --- Changes ---

bool TextEditor::insert(const std::u32string& typed) {
    std::u32string added = typed;
    const std::size_t kept = _text.size() - (selectionEnd() - selectionBegin());
    if (_maxLength >= 0) {
        const auto most = static_cast<std::size_t>(_maxLength);
        added.resize(std::min(added.size(), most > kept ? most - kept : 0));
    }
    if (added.empty()) return false;
    const std::size_t begin = selectionBegin();
    _text.replace(begin, selectionEnd() - begin, added);
    _caret = _anchor = begin + added.size();
    return true;
}

bool TextEditor::eraseBack(Unit unit) {
    return hasSelection() ? erase(selectionBegin(), selectionEnd()) : erase(before(_caret, unit), _caret);
}

bool TextEditor::eraseForward(Unit unit) {
    return hasSelection() ? erase(selectionBegin(), selectionEnd()) : erase(_caret, after(_caret, unit));
}

bool TextEditor::erase(std::size_t begin, std::size_t end) {
    if (begin >= end) return false;
    _text.erase(begin, end - begin);
    _caret = _anchor = begin;
    return true;
}

// --- Lines ---

namespace {

/// The most characters from `begin` on that fit; at least one.
std::size_t fittingEnd(const std::u32string& text, std::size_t begin, std::size_t end, float width,
                       const std::function<float(const std::u32string&)>& measure) {
    std::size_t fits = begin + 1;
    std::size_t tooLong = end + 1;
    while (tooLong - fits > 1) {
        const std::size_t middle = fits + (tooLong - fits) / 2;
        (measure(text.substr(begin, middle - begin)) <= width ? fits : tooLong) = middle;
    }
    return fits;
}

/// Where a line ends of which `fits` characters fit: behind the blanks that follow, which may exceed the width, or in
/// front of the word that does not fit, unless it is the first.
std::size_t lineEnd(const std::u32string& text, std::size_t begin, std::size_t fits,
                    std::size_t paragraphEnd) {
    std::size_t end = fits;
    while (end < paragraphEnd && isBlank(text[end])) ++end;
    if (end > fits || end == paragraphEnd) return end;
    while (end > begin && !isBlank(text[end - 1])) --end;
    return end > begin ? end : fits;
}

} // namespace

std::vector<EditLine> breakEditLines(const std::u32string& text, float width,
                                     const std::function<float(const std::u32string&)>& measure) {
    std::vector<EditLine> lines;
    std::size_t begin = 0;
    while (true) {
        const std::size_t paragraphEnd = std::min(text.find(U'\n', begin), text.size());
        if (begin == paragraphEnd) lines.push_back({begin, begin});
        while (begin < paragraphEnd) {
            const std::size_t end =
                lineEnd(text, begin, fittingEnd(text, begin, paragraphEnd, width, measure), paragraphEnd);
            lines.push_back({begin, end});
            begin = end;
        }
        if (paragraphEnd == text.size()) return lines;
        begin = paragraphEnd + 1;
    }
}

} // namespace copra
