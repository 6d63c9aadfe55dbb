#include "fonts/BitmapLines.h"

#include "fonts/FontChain.h"
#include "fonts/ShapedText.h"
#include "fonts/TextShaping.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <utility>

namespace copra {

BitmapLines::BitmapLines(FontChain& fonts, const std::u32string& text, int limit)
    : _fonts(fonts), _limit(limit) {
    const bool isShaped = textShaping() == TextShaping::Always ||
                          (textShaping() == TextShaping::WhereNeeded && needsShaping(text));
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find(U'\n', begin), text.size());
        const std::u32string_view paragraph = std::u32string_view(text).substr(begin, end - begin);
        if (isShaped) {
            addShaped(paragraph);
        } else {
            _lines.emplace_back();
            addWords(paragraph);
        }
        begin = end + 1;
    }
}

int BitmapLines::width() const {
    int widest = 0;
    for (const BitmapLine& line : _lines) widest = std::max(widest, line.width);
    return widest;
}

// --- Character by character ---

void BitmapLines::addWords(std::u32string_view line) {
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

int BitmapLines::widthOf(std::u32string_view word) {
    int width = 0;
    Glyph glyph;
    for (const char32_t character : word)
        if (rasterize(character, glyph)) width += glyph.advance;
    return width;
}

void BitmapLines::addGlyph(char32_t character) {
    BitmapGlyph placed;
    if (!rasterize(character, placed.glyph)) return;
    const bool fits = _limit <= 0 || _lines.back().width + placed.glyph.advance <= _limit;
    if (!fits && character == U' ') return; // blanks at the end of a line do not start another one
    if (!fits && _lines.back().width > 0) _lines.emplace_back();
    placed.left = _lines.back().width;
    _lines.back().width += placed.glyph.advance;
    _lines.back().glyphs.push_back(std::move(placed));
}

bool BitmapLines::rasterize(char32_t character, Glyph& glyph) {
    const GlyphKey key = _fonts.find(character);
    return key && _fonts.face(key.font()).rasterize(key.glyph(), glyph);
}

// --- Shaped ---

void BitmapLines::addShaped(std::u32string_view paragraph) {
    ShapedText text;
    text.shape(paragraph, 0, _fonts);
    ShapedLineRules rules;
    rules.limit = _limit > 0 ? static_cast<float>(_limit) : FLT_MAX;
    const std::size_t count = text.clusters().size();
    std::size_t begin = 0;
    do {
        const std::size_t end = text.lineEnd(begin, rules);
        addShapedLine(text, begin, end, end < count);
        begin = end;
    } while (begin < count);
}

/// The white space at the end of a line that is wrapped is left out.
void BitmapLines::addShapedLine(const ShapedText& text, std::size_t begin, std::size_t end, bool isWrapped) {
    const std::vector<TextCluster>& clusters = text.clusters();
    std::size_t textEnd = end;
    while (textEnd > begin && clusters[textEnd - 1].isBlank) --textEnd;
    std::vector<std::size_t> order;
    std::vector<std::uint8_t> levels;
    text.findVisualOrder(begin, textEnd, isWrapped ? textEnd : end, order, levels);
    BitmapLine line;
    float x = 0.0f;
    for (const std::size_t index : order) {
        const TextCluster& cluster = clusters[index];
        for (std::size_t i = 0; i < cluster.glyphCount; ++i) {
            const ClusterGlyph& from = text.glyphs()[cluster.firstGlyph + i];
            BitmapGlyph placed;
            if (!from.key || !_fonts.face(from.key.font()).rasterize(from.key.glyph(), placed.glyph))
                continue;
            placed.left = static_cast<int>(std::lround(x + from.x));
            placed.rise = static_cast<int>(std::lround(from.y));
            line.glyphs.push_back(std::move(placed));
        }
        x += ShapedLineRules().widthOf(cluster);
    }
    line.width = static_cast<int>(std::ceil(x));
    _lines.push_back(std::move(line));
}

} // namespace copra
