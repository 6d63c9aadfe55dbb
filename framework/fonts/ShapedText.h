#pragma once

#include "fonts/GlyphKey.h"
#include "platform/TextAnalyzer.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

class FontChain;

/// A glyph of a cluster; lengths in pixels of the font.
struct ClusterGlyph {
    GlyphKey key; ///< none: the character is missing in all fonts, or has no image
    float x;      ///< from the cluster's left edge to the glyph's origin
    float y;      ///< of the origin above the baseline
};

/// Characters whose glyphs stay together: a letter with its marks, a ligature, a syllable, an emoji sequence.
struct TextCluster {
    std::size_t firstGlyph; ///< index in ShapedText::glyphs()
    std::size_t glyphCount; ///< from left to right
    float advance;          ///< pixels of the font
    int character;          ///< index of its first character in the text
    std::uint8_t level;     ///< bidirectional embedding level
    bool mayBreakBefore;    ///< a line may begin with it
    bool isBlank;           ///< white space
    bool overprints;        ///< is put over the cluster before it, as the cursor of a text field
};

/// Shapes one paragraph: splits it into runs of one script, direction and font, and puts the glyphs together in the
/// order of the text. Control characters are left out.
class ShapedText {
public:
    /// `text`: without line ends. `offset` is added to the indices of the characters.
    void shape(std::u32string_view text, std::size_t offset, FontChain& fonts);

    /// In the order of the text.
    const std::vector<TextCluster>& clusters() const { return _clusters; }
    const std::vector<ClusterGlyph>& glyphs() const { return _glyphs; }
    /// The embedding level of the paragraph: odd if it runs from right to left.
    std::uint8_t level() const { return _info.level; }

private:
    struct FontRun : TextRun {
        std::size_t font = 0;
    };
    /// A character that is put over the one before it.
    struct Overprint {
        std::size_t before; ///< index in _characters of the character that follows
        char32_t character;
        int index; ///< in the text
    };

    void removeControls(std::u32string_view text, std::size_t offset);
    void findRuns(FontChain& fonts);
    void shapeRun(const FontRun& run, FontChain& fonts);
    void addCluster(const FontRun& run, std::size_t begin, std::size_t end);
    void addOverprints(std::size_t before, FontChain& fonts);

    std::u32string _characters; ///< the text without what is left out
    std::vector<int> _indices;  ///< of these characters in the text
    std::vector<Overprint> _overprints;
    std::size_t _nextOverprint = 0;
    ParagraphInfo _info;
    std::vector<FontRun> _runs;
    std::vector<ShapedGlyph> _runGlyphs;
    std::vector<TextCluster> _clusters;
    std::vector<ClusterGlyph> _glyphs;
};

} // namespace copra
