// The part of Label that places letters in lines.

#include "base/utf8.h"
#include "fonts/FontAtlas.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"
#include "platform/Screen.h"

#include <algorithm>
#include <cfloat>

namespace cocos2d {

namespace {

constexpr char32_t kNewLine = U'\n';
constexpr char32_t kCarriageReturn = U'\r';
constexpr char32_t kNoBreakSpace = 0xA0;
/// The character behind a backspace is put over the one before.
constexpr char32_t kBackspace = U'\b';

bool isSpace(char32_t letter) {
    if (letter < 0x80) return letter == U' ' || (letter >= 0x09 && letter <= 0x0D);
    return StringUtils::isUnicodeSpace(letter);
}

bool mayBreakAt(char32_t letter) {
    if (letter < 0x80) return isSpace(letter);
    return !StringUtils::isUnicodeNonBreaking(letter) &&
           (isSpace(letter) || StringUtils::isCJKUnicode(letter));
}

/// Fonts often lack the no-break space, or make it of an odd width.
const FontLetterDefinition* lookUp(FontAtlas& atlas, char32_t letter) {
    return atlas.find(letter == kNoBreakSpace ? U' ' : letter);
}

/// Where the next token goes, in pixels, and what the line ends with.
struct Pen {
    float x = 0;
    float y = 0;      ///< negative below the first line
    float blanks = 0; ///< white space at the end of the line
    int line = 0;
    bool stands = false; ///< the next character does not move the pen
};

} // namespace

void Label::layOut() {
    _quads.clear();
    _verticesDirty = true;
    if (!_fontAtlas || _utf32Text.empty()) {
        _lettersInfo.clear();
        Node::setContentSize(Size::ZERO);
        updateLetters();
        return;
    }
    const bool mayBeShrunk = _overflow == Overflow::SHRINK && _currentLabelType != LabelType::CHARMAP;
    if (mayBeShrunk && getRenderingFontSize() != _originalFontSize) setRenderingFontSize(_originalFontSize);
    breakLines(_fontScale);
    if (mayBeShrunk && !fits()) shrink();
    alignLines();
    makeQuads();
    updateLetters();
}

/// Goes through the text once and leaves each letter's place, each line's width and the extent of the whole.
class Label::LineBreaker {
public:
    LineBreaker(Label& label, float scale)
        : _label(label),
          _text(label._utf32Text),
          _atlas(*label._fontAtlas),
          _scale(scale),
          _factor(copra::screen().contentScaleFactor),
          _lineStep(label._lineHeight * scale + label._lineSpacing * _factor),
          _limit(label._enableWrap && label._maxLineWidth > 0 ? label._maxLineWidth : FLT_MAX),
          _hasBox(label._labelHeight > 0),
          _kerns(_atlas.hasKerning()),
          _pairsAhead(label._currentLabelType == LabelType::BMFONT ? 1 : 0) {}

    void run() {
        _label._lettersInfo.resize(_text.size());
        _label._linesWidth.clear();
        for (std::size_t index = 0; index < _text.size();) {
            if (_text[index] == kNewLine) {
                _label._lettersInfo[index].definition = nullptr;
                endLine(_pen.x);
                ++index;
                continue;
            }
            const std::size_t end = tokenEnd(index);
            if (placeToken(index, end))
                index = end;
            else
                endLine(_pen.x - _pen.blanks); // and then the token again, on its own line
        }
        const bool isSingle = _label._linesWidth.empty();
        _label._linesWidth.push_back((isSingle ? _pen.x : _pen.x - _pen.blanks) / _factor);
    }

    int lines() const { return _pen.line + 1; }
    float highest() const { return _highest; }
    float lowest() const { return _lowest; }

private:
    void endLine(float width) {
        _label._linesWidth.push_back(width / _factor);
        _pen = Pen{0, _pen.y - _lineStep, 0, _pen.line + 1, false};
    }

    /// Behind the characters that stay together: a word or a letter where lines are broken, else the whole
    /// line.
    std::size_t tokenEnd(std::size_t begin) const {
        if (_limit == FLT_MAX) return std::min(_text.find(kNewLine, begin), _text.size());
        const bool byWord = !_label._lineBreakWithoutSpaces;
        return begin + static_cast<std::size_t>(byWord ? _label.tokenLength(begin, _scale) : 1);
    }

    /// Places a word. False when it does not fit behind what the line holds already.
    bool placeToken(std::size_t begin, std::size_t end) {
        // What the loop reads is kept out of reach of what it writes.
        const char32_t* const text = _text.data();
        Letter* const letters = _label._lettersInfo.data();
        const float scale = _scale;
        const float factor = _factor;
        const float kerning = _label._additionalKerning;
        const bool mayBreak = _pen.x > 0 && _limit < FLT_MAX;
        Pen next = _pen;
        for (std::size_t i = begin; i < end; ++i) {
            const char32_t character = text[i];
            if (character == kBackspace) next.stands = true;
            const FontLetterDefinition* const definition = lookUp(_atlas, character);
            if (!definition || character == kBackspace || character == kCarriageReturn) {
                letters[i].definition = nullptr;
                continue;
            }
            const bool blank = isSpace(character);
            const float left = (next.x + definition->offsetX * scale) / factor;
            if (mayBreak && !blank && !next.stands && left + definition->width * scale > _limit) return false;
            const float top = (next.y - definition->offsetY * scale) / factor;
            letters[i] = {definition, left, top, next.line, false};
            if (_hasBox) widen(top, top - definition->height * scale);
            if (next.stands) {
                next.stands = false;
                continue;
            }
            const float width = static_cast<float>(kerningBehind(i)) +
                                (static_cast<float>(definition->xAdvance) * scale + kerning);
            next.x += width;
            next.blanks = blank ? next.blanks + width : 0;
        }
        _pen = next;
        return true;
    }

    void widen(float top, float bottom) {
        _highest = std::max(_highest, top);
        _lowest = std::min(_lowest, bottom);
    }

    /// Pixels between letter `i` and the next. The letters of bitmap fonts are kerned one pair too early, as
    /// in the original: games are laid out with it.
    int kerningBehind(std::size_t i) const {
        const std::size_t first = i + _pairsAhead;
        return _kerns && first + 1 < _text.size() ? _atlas.kerning(_text[first], _text[first + 1]) : 0;
    }

    Label& _label;
    const std::u32string& _text;
    FontAtlas& _atlas;
    const float _scale;
    const float _factor;   ///< pixels in a point
    const float _lineStep; ///< pixels
    const float _limit;    ///< points
    const bool _hasBox;    ///< the extent of the letters matters
    const bool _kerns;
    const std::size_t _pairsAhead;
    Pen _pen;
    float _highest = 0; ///< points above the first line's top, where there is a box
    float _lowest = 0;
};

void Label::breakLines(float scale) {
    LineBreaker breaker(*this, scale);
    breaker.run();
    _numberOfLines = breaker.lines();
    const auto lines = static_cast<float>(_numberOfLines);
    const float factor = copra::screen().contentScaleFactor;
    _textDesiredHeight = lines * _lineHeight * scale / factor + (lines - 1) * _lineSpacing;
    const float longest = std::max(0.0f, *std::max_element(_linesWidth.begin(), _linesWidth.end()));
    const Size size(_labelWidth > 0 ? _labelWidth : longest,
                    _labelHeight > 0 ? _labelHeight : _textDesiredHeight);
    Node::setContentSize(size);
    _tailoredTopY = size.height + breaker.highest();
    _tailoredBottomY = breaker.lowest() < -_textDesiredHeight ? _textDesiredHeight + breaker.lowest() : 0.0f;
}

/// How many characters belong together: a word, as far as it fits into a line, or one character.
int Label::tokenLength(std::size_t start, float scale) const {
    const float factor = copra::screen().contentScaleFactor;
    int pen = 0; // whole pixels
    std::size_t i = start;
    for (; i < _utf32Text.size(); ++i) {
        const char32_t character = _utf32Text[i];
        if (character == kNewLine || mayBreakAt(character)) break;
        const FontLetterDefinition* const definition = lookUp(*_fontAtlas, character);
        if (!definition) break;
        const float left = (static_cast<float>(pen) + definition->offsetX * scale) / factor;
        if (_maxLineWidth > 0 && left + definition->width * scale > _maxLineWidth) break;
        pen = static_cast<int>(static_cast<float>(pen) + static_cast<float>(definition->xAdvance) * scale +
                               _additionalKerning);
    }
    return std::max(1, static_cast<int>(i - start));
}

void Label::alignLines() {
    _linesOffsetX.clear();
    for (const float width : _linesWidth) {
        const float spare = _contentSize.width - width;
        _linesOffsetX.push_back(_hAlignment == TextHAlignment::LEFT     ? 0.0f
                                : _hAlignment == TextHAlignment::CENTER ? spare / 2
                                                                        : spare);
    }
    switch (_vAlignment) {
    case TextVAlignment::TOP:
        _letterOffsetY = _contentSize.height;
        break;
    case TextVAlignment::CENTER:
        _letterOffsetY = (_contentSize.height + _textDesiredHeight) / 2;
        break;
    case TextVAlignment::BOTTOM:
        _letterOffsetY = _textDesiredHeight;
        break;
    }
}

// --- Fitting ---

/// Whether the text stays inside its box but for half a letter.
bool Label::fits() const {
    if (_textDesiredHeight > _contentSize.height) return false;
    if (_labelWidth <= 0) return true;
    for (const Letter& letter : _lettersInfo) {
        if (!letter.definition) continue;
        const float middle = letter.x + letter.definition->width / 2 * _fontScale;
        const bool lineIsLong =
            !_enableWrap || _linesWidth[static_cast<std::size_t>(letter.line)] > _contentSize.width;
        if (lineIsLong && middle > _contentSize.width) return false;
    }
    return true;
}

/// Finds the largest font size, by whole points down from the one asked for, with which the text fits. The
/// search scales the letters that are there; only then the font is loaded, and it may come out a little
/// wider.
void Label::shrink() {
    constexpr float kSmallest = 1;
    const float full = _originalFontSize;
    const float fullScale = _fontScale;
    float size = full;
    while (!fits() && size > kSmallest) {
        size -= 1;
        _fontScale = fullScale * size / full;
        breakLines(_fontScale);
    }
    setRenderingFontSize(size);
    breakLines(_fontScale);
    while (!fits() && size > kSmallest) {
        size -= 1;
        setRenderingFontSize(size);
        breakLines(_fontScale);
    }
}

bool Label::isClampedAt(float x, int line) const {
    const bool isOutside = x > _contentSize.width || x < 0;
    return isOutside && (!_enableWrap || _linesWidth[static_cast<std::size_t>(line)] > _contentSize.width);
}

// --- Settings ---

void Label::setAlignment(TextHAlignment hAlignment, TextVAlignment vAlignment) {
    if (hAlignment == _hAlignment && vAlignment == _vAlignment) return;
    _hAlignment = hAlignment;
    _vAlignment = vAlignment;
    _contentDirty = true;
}

void Label::setMaxLineWidth(float maxLineWidth) {
    if (_labelWidth != 0 || _maxLineWidth == maxLineWidth) return;
    _maxLineWidth = maxLineWidth;
    _contentDirty = true;
}

void Label::setDimensions(float width, float height) {
    if (_overflow == Overflow::RESIZE_HEIGHT) height = 0;
    if (width == _labelWidth && height == _labelHeight) return;
    _labelWidth = width;
    _labelHeight = height;
    _labelDimensions = Size(width, height);
    _maxLineWidth = width;
    _contentDirty = true;
}

void Label::setLineBreakWithoutSpace(bool breakWithoutSpace) {
    if (breakWithoutSpace == _lineBreakWithoutSpaces) return;
    _lineBreakWithoutSpaces = breakWithoutSpace;
    _contentDirty = true;
}

void Label::enableWrap(bool enable) {
    if (enable == _enableWrap || _overflow == Overflow::RESIZE_HEIGHT) return;
    _enableWrap = enable;
    _contentDirty = true;
}

void Label::setOverflow(Overflow overflow) {
    if (overflow == _overflow || (overflow == Overflow::SHRINK && _currentLabelType == LabelType::CHARMAP))
        return;
    if (overflow == Overflow::RESIZE_HEIGHT) {
        setDimensions(_labelWidth, 0);
        enableWrap(true);
    }
    if (_overflow == Overflow::SHRINK && getRenderingFontSize() != _originalFontSize)
        setRenderingFontSize(_originalFontSize);
    _overflow = overflow;
    _contentDirty = true;
}

void Label::setLineHeight(float height) {
    if (height == _lineHeight) return;
    _lineHeight = height;
    _contentDirty = true;
}

float Label::getLineHeight() const {
    if (_systemFontDirty) const_cast<Label*>(this)->loadSystemFont();
    return _lineHeight * _fontScale;
}

void Label::setLineSpacing(float height) {
    if (height == _lineSpacing) return;
    _lineSpacing = height;
    _contentDirty = true;
}

void Label::setAdditionalKerning(float space) {
    if (space == _additionalKerning) return;
    _additionalKerning = space;
    _contentDirty = true;
}

} // namespace cocos2d
