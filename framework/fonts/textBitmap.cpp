#include "fonts/textBitmap.h"

#include "base/utf8.h"
#include "fonts/FontChain.h"

#include <algorithm>
#include <cmath>

namespace copra {

using cocos2d::FontDefinition;
using cocos2d::TextHAlignment;
using cocos2d::TextVAlignment;

namespace {

constexpr int kShrink = 2; // of Label::Overflow
constexpr int kMaxSide = 8192;

struct PlacedGlyph {
    Glyph glyph;
    int left; ///< pen position, from the start of the line
};
struct TextLine {
    std::vector<PlacedGlyph> glyphs;
    int width = 0;
};

/// Lines of glyphs, broken at newlines and before words that exceed the limit.
class Lines {
public:
    Lines(GlyphFace& face, const std::u32string& text, int limit) : _face(face), _limit(limit) {
        std::size_t begin = 0;
        while (begin <= text.size()) {
            const std::size_t end = std::min(text.find(U'\n', begin), text.size());
            _lines.emplace_back();
            addWords(text.substr(begin, end - begin));
            begin = end + 1;
        }
    }

    std::vector<TextLine>& all() { return _lines; }
    int width() const {
        int widest = 0;
        for (const TextLine& line : _lines) widest = std::max(widest, line.width);
        return widest;
    }

private:
    void addWords(const std::u32string& line) {
        std::size_t begin = 0;
        while (begin < line.size()) {
            // A word includes the blanks behind it.
            std::size_t end = std::min(line.find(U' ', begin), line.size());
            const int wordWidth = widthOf(line.substr(begin, end - begin));
            while (end < line.size() && line[end] == U' ') ++end;
            const bool fits = _limit <= 0 || _lines.back().width + wordWidth <= _limit;
            if (!fits && _lines.back().width > 0) _lines.emplace_back();
            for (; begin < end; ++begin) addGlyph(line[begin]);
        }
    }

    int widthOf(const std::u32string& word) {
        int width = 0;
        Glyph glyph;
        for (const char32_t character : word)
            if (_face.rasterize(_face.glyphIndex(character), glyph)) width += glyph.advance;
        return width;
    }

    void addGlyph(char32_t character) {
        PlacedGlyph placed{{}, 0};
        if (!_face.rasterize(_face.glyphIndex(character), placed.glyph)) return;
        const bool fits = _limit <= 0 || _lines.back().width + placed.glyph.advance <= _limit;
        if (!fits && character == U' ') return; // blanks at the end of a line do not start another one
        if (!fits && _lines.back().width > 0) _lines.emplace_back();
        placed.left = _lines.back().width;
        _lines.back().width += placed.glyph.advance;
        _lines.back().glyphs.push_back(std::move(placed));
    }

    GlyphFace& _face;
    int _limit; ///< pixels; 0 for none
    std::vector<TextLine> _lines;
};

/// Draws a glyph into the bitmap, clipped to it. Glyphs in color are left out.
void blend(const Glyph& glyph, int left, int top, const FontDefinition& definition, TextBitmap& bitmap) {
    const int channels[3] = {definition._fontFillColor.r, definition._fontFillColor.g,
                             definition._fontFillColor.b};
    for (int y = 0; y < glyph.height && !glyph.alpha.empty(); ++y) {
        const std::uint8_t* const row = glyph.alpha.data() + static_cast<std::ptrdiff_t>(y) * glyph.width;
        for (int x = 0; x < glyph.width; ++x) {
            const int atX = left + x;
            const int atY = top + y;
            if (atX < 0 || atY < 0 || atX >= bitmap.size.width || atY >= bitmap.size.height) continue;
            const int alpha = row[x] * definition._fontAlpha / 255;
            std::uint8_t* pixel =
                bitmap.rgba.data() + (static_cast<std::ptrdiff_t>(atY) * bitmap.size.width + atX) * 4;
            if (alpha <= pixel[3]) continue;
            for (int c = 0; c < 3; ++c) pixel[c] = static_cast<std::uint8_t>(channels[c] * alpha / 255);
            pixel[3] = static_cast<std::uint8_t>(alpha);
        }
    }
}

void place(std::vector<TextLine>& lines, const GlyphFace& face, int lineStep, int textHeight,
           const FontDefinition& definition, TextBitmap& bitmap) {
    const int spareHeight = bitmap.size.height - textHeight;
    int top = definition._vertAlignment == TextVAlignment::TOP      ? 0
              : definition._vertAlignment == TextVAlignment::CENTER ? spareHeight / 2
                                                                    : spareHeight;
    for (TextLine& line : lines) {
        const int spare = bitmap.size.width - line.width;
        const int start = definition._alignment == TextHAlignment::LEFT     ? 0
                          : definition._alignment == TextHAlignment::CENTER ? spare / 2
                                                                            : spare;
        for (const PlacedGlyph& placed : line.glyphs)
            blend(placed.glyph, start + placed.left + placed.glyph.left,
                  top + face.ascender() - placed.glyph.top, definition, bitmap);
        top += lineStep;
    }
}

} // namespace

TextBitmap drawText(const std::string& text, const FontDefinition& definition, float scale) {
    std::u32string characters;
    TextBitmap bitmap;
    if (!cocos2d::StringUtils::UTF8ToUTF32(text, characters)) return bitmap;
    const auto pixels = [scale](float points) {
        return std::clamp(static_cast<int>(std::lround(points * scale)), 0, kMaxSide);
    };
    const int boxWidth = pixels(definition._dimensions.width);
    const int boxHeight = pixels(definition._dimensions.height);
    for (int size = std::max(definition._fontSize, 1);; --size) {
        const auto face = openFontFace(definition._fontName, static_cast<float>(size) * scale);
        if (!face) return bitmap;
        Lines lines(*face, characters, definition._enableWrap ? boxWidth : 0);
        const int lineHeight = face->ascender() - face->descender();
        const int lineStep = lineHeight + pixels(definition._lineSpacing);
        const int height = lineHeight + lineStep * (static_cast<int>(lines.all().size()) - 1);
        const bool fits =
            (boxWidth == 0 || lines.width() <= boxWidth) && (boxHeight == 0 || height <= boxHeight);
        if (!fits && definition._overflow == kShrink && size > 1) continue;
        bitmap.size.width = std::clamp(boxWidth > 0 ? boxWidth : lines.width(), 1, kMaxSide);
        bitmap.size.height = std::clamp(boxHeight > 0 ? boxHeight : height, 1, kMaxSide);
        bitmap.rgba.resize(static_cast<std::size_t>(bitmap.size.width) *
                           static_cast<std::size_t>(bitmap.size.height) * 4);
        place(lines.all(), *face, lineStep, height, definition, bitmap);
        return bitmap;
    }
}

} // namespace copra
