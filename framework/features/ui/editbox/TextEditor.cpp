#include "ui/editbox/TextEditor.h"

#include "base/utf8.h"
#include "fonts/TextShaping.h"
#include "platform/GlyphSource.h"

#include <algorithm>

namespace copra {

namespace {

bool isBlank(char32_t character) {
    return cocos2d::StringUtils::isUnicodeSpace(character);
}

enum class Kind { Blank, Punctuation, Letter };

Kind kindOf(char32_t character) {
    struct Range {
        char32_t first;
        char32_t last;
    };
    // ASCII but for the underscore, Latin-1, Arabic, general, mathematical, CJK and wide punctuation.
    static constexpr Range kPunctuation[] = {
        {0x21, 0x2f},     {0x3a, 0x40},     {0x5b, 0x5e},     {0x60, 0x60},     {0x7b, 0x7e},
        {0xa1, 0xa9},     {0xab, 0xb4},     {0xb6, 0xb9},     {0xbb, 0xbf},     {0x60c, 0x60d},
        {0x61b, 0x61f},   {0x2010, 0x205e}, {0x2190, 0x23ff}, {0x3001, 0x3003}, {0x3008, 0x3020},
        {0xff01, 0xff0f}, {0xff1a, 0xff20}};
    if (isBlank(character)) return Kind::Blank;
    for (const Range& range : kPunctuation)
        if (character >= range.first && character <= range.last) return Kind::Punctuation;
    return Kind::Letter;
}

} // namespace

void TextEditor::setText(const std::u32string& text) {
    _text = text;
    analyze();
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
    while (_caret > 0 && joinsPrevious(_caret)) --_caret;
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
    if (position == 0 || (unit == Unit::Word && _isOneWord)) return 0;
    --position;
    if (unit == Unit::Character) {
        while (position > 0 && joinsPrevious(position)) --position;
        return position;
    }
    while (position > 0 && isBlank(_text[position])) --position;
    while (position > 0 && !isWordBoundary(position)) --position;
    return position;
}

std::size_t TextEditor::after(std::size_t position, Unit unit) const {
    if (position >= _text.size() || (unit == Unit::Word && _isOneWord)) return _text.size();
    ++position;
    if (unit == Unit::Character) {
        while (position < _text.size() && joinsPrevious(position)) ++position;
        return position;
    }
    while (position < _text.size() && !isWordBoundary(position)) ++position;
    while (position < _text.size() && isBlank(_text[position])) ++position;
    return position;
}

void TextEditor::selectWords(std::size_t from, std::size_t to) {
    if (_text.empty()) return;
    const std::size_t last = _text.size() - 1;
    std::size_t begin = std::min({from, to, last});
    std::size_t end = std::min(std::max(from, to), last) + 1;
    while (begin > 0 && (_isOneWord || !isWordBoundary(begin))) --begin;
    while (end < _text.size() && (_isOneWord || !isWordBoundary(end))) ++end;
    _anchor = to < from ? end : begin;
    _caret = to < from ? begin : end;
}

/// Finds user-perceived characters and words in texts that are not only simple letters.
void TextEditor::analyze() {
    _characters.clear();
    TextAnalyzer* const analyzer = glyphSource() ? glyphSource()->analyzer() : nullptr;
    if (!analyzer || !needsShaping(_text)) return;
    // The analyzer takes paragraphs.
    for (std::size_t begin = 0; begin <= _text.size();) {
        const std::size_t end = std::min(_text.find(U'\n', begin), _text.size());
        ParagraphInfo info;
        analyzer->analyze(std::u32string_view(_text).substr(begin, end - begin), info);
        info.characters.resize(end - begin);
        _characters.insert(_characters.end(), info.characters.begin(), info.characters.end());
        _characters.emplace_back(); // the line break
        begin = end + 1;
    }
}

bool TextEditor::joinsPrevious(std::size_t position) const {
    return position < _characters.size() && _characters[position].joinsPrevious;
}

/// Whether a word begins or ends between the characters on both sides of a position.
bool TextEditor::isWordBoundary(std::size_t position) const {
    if (joinsPrevious(position)) return false;
    if (kindOf(_text[position - 1]) != kindOf(_text[position])) return true;
    return kindOf(_text[position]) == Kind::Letter && position < _characters.size() &&
           _characters[position].mayBreakBefore;
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
    analyze();
    _caret = _anchor = begin + added.size();
    return true;
}

bool TextEditor::eraseBack(Unit unit) {
    if (hasSelection()) return erase(selectionBegin(), selectionEnd());
    const std::size_t begin = before(_caret, unit);
    const bool isMarked =
        unit == Unit::Character && begin < _characters.size() && !_characters[begin].isEmoji;
    return erase(isMarked ? _caret - (_caret > 0 ? 1 : 0) : begin, _caret);
}

bool TextEditor::eraseForward(Unit unit) {
    return hasSelection() ? erase(selectionBegin(), selectionEnd()) : erase(_caret, after(_caret, unit));
}

bool TextEditor::erase(std::size_t begin, std::size_t end) {
    if (begin >= end) return false;
    _text.erase(begin, end - begin);
    analyze();
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
