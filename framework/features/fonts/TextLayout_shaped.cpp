// Lines of shaped text.

#include "fonts/FontAtlas.h"
#include "fonts/ShapedText.h"
#include "fonts/TextLayout.h"
#include "fonts/textCharacters.h"
#include "platform/Screen.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace copra {

using cocos2d::FontAtlas;
using cocos2d::FontLetterDefinition;

/// Goes through the paragraphs: shapes each, breaks it into lines, and places the glyphs of each line in their visual
/// order. Pens are not rounded, but glyphs are placed on whole pixels, where they are sharp.
class TextLayout::ShapedLineBreaker {
public:
    ShapedLineBreaker(TextLayout& layout, FontAtlas& atlas, const TextLayoutOptions& options)
        : _layout(layout),
          _atlas(atlas),
          _scale(options.fontScale),
          _pixelsPerPoint(screen().contentScaleFactor),
          _lineStep(options.lineHeight * _scale + options.lineSpacing * _pixelsPerPoint),
          _rules{options.wraps && options.maxLineWidth > 0.0f ? options.maxLineWidth * _pixelsPerPoint
                                                              : FLT_MAX,
                 _scale, options.characterSpacing, options.breaksWords} {}

    GlyphExtent run(std::u32string_view text) {
        _layout._glyphs.clear();
        _layout._glyphKeys.clear();
        _layout._lines.clear();
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find(kNewLine, begin), text.size());
            _text.shape(text.substr(begin, end - begin), begin, *_atlas.fonts());
            placeParagraph(end == text.size());
            begin = end + 1;
        }
        return _extent;
    }

private:
    void placeParagraph(bool isLast) {
        const std::size_t count = _text.clusters().size();
        std::size_t begin = 0;
        do {
            const std::size_t end = _text.lineEnd(begin, _rules);
            const bool isWrapped = end < count;
            placeLine(begin, end, isWrapped || (isLast && !_layout._lines.empty()));
            begin = end;
        } while (begin < count);
    }

    float widthOf(const TextCluster& cluster) const { return _rules.widthOf(cluster); }

    /// `trims`: white space at the end does not count.
    void placeLine(std::size_t begin, std::size_t end, bool trims) {
        const std::vector<TextCluster>& clusters = _text.clusters();
        std::size_t textEnd = end;
        float blanks = 0.0f;
        for (; textEnd > begin && clusters[textEnd - 1].isBlank; --textEnd)
            blanks += widthOf(clusters[textEnd - 1]);
        _text.findVisualOrder(begin, textEnd, end, _order, _levels);
        // From right to left, white space at the end of the line is at its left.
        const float start = trims && _text.level() % 2 == 1 ? -blanks : 0.0f;
        float x = start;
        for (const std::size_t index : _order) {
            placeCluster(clusters[index], x);
            x += widthOf(clusters[index]);
        }
        const float width = x - start - (trims ? blanks : 0.0f);
        _layout._lines.push_back({width / _pixelsPerPoint, 0.0f});
    }

    void placeCluster(const TextCluster& cluster, float x) {
        const int line = static_cast<int>(_layout._lines.size());
        const float lineTop = -static_cast<float>(line) * _lineStep;
        const std::size_t first = _layout._glyphs.size();
        std::size_t base = first; // the letter, not its marks
        for (std::size_t i = 0; i < cluster.glyphCount; ++i) {
            const ClusterGlyph& glyph = _text.glyphs()[cluster.firstGlyph + i];
            const FontLetterDefinition* const definition = glyph.key ? _atlas.find(glyph.key) : nullptr;
            PlacedGlyph placed = {definition, 0.0f, 0.0f, line, cluster.character, false};
            if (definition) {
                placed.left =
                    (std::round(x + glyph.x * _scale) + definition->offsetX * _scale) / _pixelsPerPoint;
                placed.top =
                    (lineTop + std::round(glyph.y * _scale) - definition->offsetY * _scale) / _pixelsPerPoint;
                _extent.widen(placed.top, placed.top - definition->height * _scale);
                const FontLetterDefinition* const widest =
                    _layout._glyphs.size() > first ? _layout._glyphs[base].definition : nullptr;
                if (!widest || definition->xAdvance > widest->xAdvance) base = _layout._glyphs.size();
            }
            _layout._glyphs.push_back(placed);
            _layout._glyphKeys.push_back(glyph.key);
        }
        if (base == first) return;
        std::swap(_layout._glyphs[first], _layout._glyphs[base]);
        std::swap(_layout._glyphKeys[first], _layout._glyphKeys[base]);
    }

    TextLayout& _layout;
    FontAtlas& _atlas;
    const float _scale;
    const float _pixelsPerPoint;
    const float _lineStep; ///< pixels
    const ShapedLineRules _rules;
    ShapedText _text;
    std::vector<std::size_t> _order; ///< clusters of a line, from left to right
    std::vector<std::uint8_t> _levels;
    GlyphExtent _extent;
};

TextLayout::GlyphExtent TextLayout::breakShapedLines(std::u32string_view text, FontAtlas& atlas,
                                                     const TextLayoutOptions& options) {
    return ShapedLineBreaker(*this, atlas, options).run(text);
}

} // namespace copra
