#include "fonts/TextLayout.h"

#include "base/toInteger.h"
#include "fonts/FontAtlas.h"
#include "fonts/textCharacters.h"
#include "platform/Screen.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace copra {

using cocos2d::FontAtlas;
using cocos2d::FontLetterDefinition;
using cocos2d::Size;
using cocos2d::TextHAlignment;
using cocos2d::TextVAlignment;

namespace {

constexpr char32_t kCarriageReturn = U'\r';
constexpr char32_t kNoBreakSpace = 0xA0;

bool mayBreakAt(char32_t character) {
    if (character < 0x80) return isSpace(character);
    return !cocos2d::StringUtils::isUnicodeNonBreaking(character) &&
           (isSpace(character) || cocos2d::StringUtils::isCJKUnicode(character));
}

/// Fonts often lack the no-break space, or give it an odd width.
const FontLetterDefinition* findGlyph(FontAtlas& atlas, char32_t character) {
    return atlas.find(character == kNoBreakSpace ? U' ' : character);
}

/// Where the next token goes, in pixels, and what the line ends with.
struct Pen {
    float x = 0.0f;
    float y = 0.0f;      ///< negative below the first line
    float blanks = 0.0f; ///< width of the white space at the end of the line
    int line = 0;
    bool overprints = false; ///< the next character does not move the pen
};

} // namespace

/// Goes through the text once: each glyph's place, each line's width and the extent of the whole.
class TextLayout::LineBreaker {
public:
    LineBreaker(TextLayout& layout, std::u32string_view text, FontAtlas& atlas,
                const TextLayoutOptions& options)
        : _layout(layout),
          _text(text),
          _atlas(atlas),
          _scale(options.fontScale),
          _pixelsPerPoint(screen().contentScaleFactor),
          _lineStep(options.lineHeight * _scale + options.lineSpacing * _pixelsPerPoint),
          _limit(options.wraps && options.maxLineWidth > 0.0f ? options.maxLineWidth : FLT_MAX),
          _characterSpacing(options.characterSpacing),
          _breaksWords(options.breaksWords),
          _hasBox(options.box.height > 0.0f),
          _kerns(atlas.hasKerning()),
          _pairsAhead(options.kernsOnePairEarly ? 1 : 0) {}

    void run() {
        _layout._glyphs.resize(_text.size());
        _layout._lines.clear();
        for (std::size_t index = 0; index < _text.size();) {
            if (_text[index] == kNewLine) {
                addNothing(_layout._glyphs.data(), index);
                endLine(_pen.x);
                ++index;
                continue;
            }
            const std::size_t end = tokenEnd(index);
            if (placeToken(index, end))
                index = end;
            else
                endLine(_pen.x - _pen.blanks); // the token follows on its own line
        }
        const bool isOnlyLine = _layout._lines.empty();
        addLine(isOnlyLine ? _pen.x : _pen.x - _pen.blanks);
    }

    const GlyphExtent& extent() const { return _extent; }

private:
    void addLine(float width) { _layout._lines.push_back({width / _pixelsPerPoint, 0.0f}); }

    void endLine(float width) {
        addLine(width);
        _pen = Pen{0.0f, _pen.y - _lineStep, 0.0f, _pen.line + 1, false};
    }

    static void addNothing(PlacedGlyph* glyphs, std::size_t index) {
        glyphs[index].definition = nullptr;
        glyphs[index].cluster = static_cast<int>(index);
        glyphs[index].shown = false;
    }

    /// Behind the characters that stay together: a word or a character where lines are broken, otherwise the
    /// whole line.
    std::size_t tokenEnd(std::size_t begin) const {
        if (_limit == FLT_MAX) return std::min(_text.find(kNewLine, begin), _text.size());
        return begin + (_breaksWords ? 1 : wordLength(begin));
    }

    /// Number of characters that belong together: a word, as far as it fits into a line, or one character.
    std::size_t wordLength(std::size_t start) const {
        int pen = 0; // whole pixels
        std::size_t i = start;
        for (; i < _text.size(); ++i) {
            const char32_t character = _text[i];
            if (character == kNewLine || mayBreakAt(character)) break;
            const FontLetterDefinition* const glyph = findGlyph(_atlas, character);
            if (!glyph) break;
            const float left = (static_cast<float>(pen) + glyph->offsetX * _scale) / _pixelsPerPoint;
            if (left + glyph->width * _scale > _limit) break;
            pen = copra::toInteger<int>(static_cast<float>(pen) +
                                        static_cast<float>(glyph->xAdvance) * _scale + _characterSpacing);
        }
        return std::max<std::size_t>(1, i - start);
    }

    /// Places a word. False when it does not fit behind what the line holds already.
    bool placeToken(std::size_t begin, std::size_t end) {
        // Locals, so that the compiler need not reload after each store what the loop only reads.
        const char32_t* const text = _text.data();
        PlacedGlyph* const glyphs = _layout._glyphs.data();
        const float scale = _scale;
        const float pixelsPerPoint = _pixelsPerPoint;
        const float characterSpacing = _characterSpacing;
        FontAtlas& atlas = _atlas;
        const bool hasBox = _hasBox;
        // The first character whose next pair is not kerned.
        const std::size_t lastKerned =
            _kerns && _text.size() > _pairsAhead + 1 ? _text.size() - _pairsAhead - 1 : 0;
        const char32_t* const pairs = text + _pairsAhead;
        const bool mayBreak = _pen.x > 0.0f && _limit < FLT_MAX;
        Pen next = _pen;
        for (std::size_t i = begin; i < end; ++i) {
            const char32_t character = text[i];
            if (character == kBackspace) next.overprints = true;
            const FontLetterDefinition* const glyph = findGlyph(atlas, character);
            if (!glyph || character == kBackspace || character == kCarriageReturn) {
                addNothing(glyphs, i);
                continue;
            }
            const bool blank = isSpace(character);
            const float left = (next.x + glyph->offsetX * scale) / pixelsPerPoint;
            if (mayBreak && !blank && !next.overprints && left + glyph->width * scale > _limit) return false;
            const float top = (next.y - glyph->offsetY * scale) / pixelsPerPoint;
            glyphs[i] = {glyph, left, top, next.line, static_cast<int>(i), false};
            if (hasBox) _extent.widen(top, top - glyph->height * scale);
            if (next.overprints) {
                next.overprints = false;
                continue;
            }
            const int kerning = i < lastKerned ? atlas.kerning(pairs[i], pairs[i + 1]) : 0;
            const float width = static_cast<float>(kerning) +
                                (static_cast<float>(glyph->xAdvance) * scale + characterSpacing);
            next.x += width;
            next.blanks = blank ? next.blanks + width : 0.0f;
        }
        _pen = next;
        return true;
    }

    TextLayout& _layout;
    const std::u32string_view _text;
    FontAtlas& _atlas;
    const float _scale;
    const float _pixelsPerPoint;
    const float _lineStep; ///< pixels
    const float _limit;    ///< points
    const float _characterSpacing;
    const bool _breaksWords;
    const bool _hasBox; ///< the extent of the glyphs matters
    const bool _kerns;
    const std::size_t _pairsAhead;
    Pen _pen;
    GlyphExtent _extent; ///< known where there is a box
};

void TextLayout::clear() {
    _glyphs.clear();
    _quads.clear();
    _lines.clear();
    _isShaped = false;
    _size = Size::ZERO;
    _textHeight = 0.0f;
    _textTop = 0.0f;
}

TextLayout::GlyphExtent TextLayout::breakSimpleLines(std::u32string_view text, FontAtlas& atlas,
                                                     const TextLayoutOptions& options) {
    LineBreaker breaker(*this, text, atlas, options);
    breaker.run();
    return breaker.extent();
}

void TextLayout::breakLines(std::u32string_view text, FontAtlas& atlas, const TextLayoutOptions& options) {
    _isShaped = options.shapes && atlas.fonts();
    const GlyphExtent extent =
        _isShaped ? breakShapedLines(text, atlas, options) : breakSimpleLines(text, atlas, options);
    const auto count = static_cast<float>(_lines.size());
    _textHeight = count * options.lineHeight * options.fontScale / screen().contentScaleFactor +
                  (count - 1.0f) * options.lineSpacing;
    float longest = 0.0f;
    for (const TextLine& line : _lines) longest = std::max(longest, line.width);
    _size.width = options.box.width > 0.0f ? options.box.width : longest;
    _size.height = options.box.height > 0.0f ? options.box.height : _textHeight;
    _clipTop = _size.height + extent.highest;
    _clipBottom = extent.lowest < -_textHeight ? _textHeight + extent.lowest : 0.0f;
}

bool TextLayout::fits(const TextLayoutOptions& options) const {
    if (_textHeight > _size.height) return false;
    if (options.box.width <= 0.0f) return true;
    for (const PlacedGlyph& glyph : _glyphs) {
        if (!glyph.definition) continue;
        const float middle = glyph.left + glyph.definition->width / 2.0f * options.fontScale;
        const bool lineIsLong =
            !options.wraps || _lines[static_cast<std::size_t>(glyph.line)].width > _size.width;
        if (lineIsLong && middle > _size.width) return false;
    }
    return true;
}

void TextLayout::alignLines(const TextLayoutOptions& options) {
    for (TextLine& line : _lines) {
        const float spare = _size.width - line.width;
        line.left = options.horizontal == TextHAlignment::LEFT     ? 0.0f
                    : options.horizontal == TextHAlignment::CENTER ? spare / 2.0f
                                                                   : spare;
    }
    switch (options.vertical) {
    case TextVAlignment::TOP:
        _textTop = _size.height;
        break;
    case TextVAlignment::CENTER:
        _textTop = (_size.height + _textHeight) / 2.0f;
        break;
    case TextVAlignment::BOTTOM:
        _textTop = _textHeight;
        break;
    }
}

void TextLayout::place(const TextLayoutOptions& options) {
    alignLines(options);
    const float pixelsPerPoint = screen().contentScaleFactor;
    if (_isShaped) // widths have fractions, but glyphs are sharp on whole pixels
        for (TextLine& line : _lines) line.left = std::floor(line.left * pixelsPerPoint) / pixelsPerPoint;
    const float scale = options.fontScale;
    const bool clampsWidth = options.clampsWidth && options.box.width > 0.0f;
    const bool clipsHeight = options.box.height > 0.0f;
    // Written in place: the quads of the last layout are overwritten, and what is left of them is cut off.
    if (_quads.size() < _glyphs.size()) _quads.resize(_glyphs.size());
    GlyphQuad* out = _quads.data();
    int index = -1;
    for (PlacedGlyph& glyph : _glyphs) {
        ++index;
        if (!glyph.definition) continue;
        const FontLetterDefinition& definition = *glyph.definition;
        const float left = glyph.left + _lines[static_cast<std::size_t>(glyph.line)].left;
        const float top = glyph.top + _textTop;
        glyph.left = left;
        glyph.top = top;
        if (definition.width <= 0.0f) continue;
        const float width = definition.width * scale;
        const bool rotated = definition.rotated;
        const float texWidth = rotated ? definition.height : definition.width;
        const float texHeight = rotated ? definition.width : definition.height;
        const float u = definition.U * pixelsPerPoint;
        const float v = definition.V * pixelsPerPoint;
        out->lowerLeft.set(left, top - definition.height * scale);
        out->upperRight.set(left + width, top);
        out->texTopLeft.set(u, v);
        out->texBottomRight.set(u + texWidth * pixelsPerPoint, v + texHeight * pixelsPerPoint);
        out->glyph = index;
        out->page = definition.textureID;
        out->rotated = rotated;
        if (clampsWidth && isClamped(left + width / 2.0f, glyph.line, options)) continue;
        if (clipsHeight && !clipHeight(*out, pixelsPerPoint / scale)) continue;
        ++out;
        glyph.shown = true;
    }
    _quads.resize(static_cast<std::size_t>(out - _quads.data()));
}

/// Whether a glyph with its middle at `x` lies beside the box, in a line that is too long for it.
bool TextLayout::isClamped(float x, int line, const TextLayoutOptions& options) const {
    const bool isOutside = x > _size.width || x < 0.0f;
    return isOutside && (!options.wraps || _lines[static_cast<std::size_t>(line)].width > _size.width);
}

/// Cuts a quad at the box's upper and lower edge. False when nothing of it is left. `toTexture`: pixels of
/// the page in a point.
bool TextLayout::clipHeight(GlyphQuad& quad, float toTexture) const {
    const float above = std::max(0.0f, quad.upperRight.y - _clipTop);
    const float below = std::max(0.0f, _clipBottom - quad.lowerLeft.y);
    quad.upperRight.y -= above;
    quad.lowerLeft.y += below;
    if (quad.rotated) { // its upper edge is at the right of the texture's part
        quad.texBottomRight.x -= above * toTexture;
        quad.texTopLeft.x += below * toTexture;
    } else {
        quad.texTopLeft.y += above * toTexture;
        quad.texBottomRight.y -= below * toTexture;
    }
    return quad.upperRight.y > quad.lowerLeft.y;
}

const PlacedGlyph* TextLayout::glyphOfCluster(int cluster) const {
    // Unless the text is shaped a glyph has the index of its character.
    if (!_isShaped && cluster >= 0 && static_cast<std::size_t>(cluster) < _glyphs.size()) {
        const PlacedGlyph& glyph = _glyphs[static_cast<std::size_t>(cluster)];
        if (glyph.cluster == cluster) return &glyph;
    }
    const auto found = std::find_if(_glyphs.begin(), _glyphs.end(),
                                    [&](const PlacedGlyph& glyph) { return glyph.cluster == cluster; });
    return found == _glyphs.end() ? nullptr : &*found;
}

std::size_t TextLayout::glyphsInCluster(const PlacedGlyph& first) const {
    const PlacedGlyph* const end = _glyphs.data() + _glyphs.size();
    const PlacedGlyph* last = &first + 1;
    while (last < end && last->cluster == first.cluster) ++last;
    return static_cast<std::size_t>(last - &first);
}

} // namespace copra
