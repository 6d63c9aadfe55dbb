#pragma once

#include "fonts/GlyphKey.h"
#include "fonts/fwd.h"
#include "platform/TextAnalyzer.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// A glyph of a cluster; lengths in pixels of the font.
struct ClusterGlyph {
    GlyphKey key; ///< The glyph. It is empty if the character is missing in all fonts or has no image.
    float x;      ///< The distance from the left edge of the cluster to the origin of the glyph.
    float y;      ///< The height of the origin above the baseline.
};

/// Characters whose glyphs stay together: a letter with its marks, a ligature, a syllable, an emoji sequence.
struct TextCluster {
    std::size_t firstGlyph; ///< The index of the first glyph in ShapedText::glyphs().
    std::size_t glyphCount; ///< The number of glyphs, from left to right.
    float advance;          ///< The width in pixels of the font.
    int character;          ///< The index of its first character in the text.
    std::uint8_t level;     ///< The bidirectional embedding level.
    bool mayBreakBefore;    ///< Whether a line may begin with it.
    bool isBlank;           ///< Whether the cluster is white space.
    /// Whether the cluster is drawn over the one before it, as the cursor of a text field is.
    bool overprints;
    bool isJoined; ///< Whether it belongs to a word of a script whose letters are joined, such as Arabic.
    bool isSpaced; ///< Whether character spacing follows, which it does not within a word of joined letters.
};

/// The rules for breaking shaped text into lines.
struct ShapedLineRules {
    float limit = 0.0f;            ///< The maximum width in pixels.
    float scale = 1.0f;            ///< The factor from pixels of the font to pixels.
    float characterSpacing = 0.0f; ///< The space after each character in pixels.
    bool breaksWords = false;      ///< Whether lines may be broken between any clusters.

    /// Returns the distance by which a cluster moves the pen, in pixels.
    float widthOf(const TextCluster& cluster) const {
        if (cluster.overprints) return 0.0f;
        return cluster.advance * scale + (cluster.isSpaced ? characterSpacing : 0.0f);
    }
};

/// Shapes a paragraph: splits it into runs of one script, direction, and font, and collects the glyphs in the
/// order of the text. Control characters are skipped.
class ShapedText {
public:
    /// Shapes `text`, which must not contain line ends. `offset` is added to the indices of the characters.
    void shape(std::u32string_view text, std::size_t offset, FontChain& fonts);

    /// Returns the clusters in the order of the text.
    const std::vector<TextCluster>& clusters() const { return _clusters; }
    const std::vector<ClusterGlyph>& glyphs() const { return _glyphs; }
    /// The embedding level of the paragraph: odd if it runs from right to left.
    std::uint8_t level() const { return _info.level; }
    /// Returns the end of a line that begins with the cluster `begin`: the index after its last cluster.
    std::size_t lineEnd(std::size_t begin, const ShapedLineRules& rules) const;
    /// The properties of the characters, without those that were skipped.
    const std::vector<CharacterInfo>& characters() const { return _info.characters; }
    /// Returns the index in the text of a character of characters().
    int indexOf(std::size_t character) const { return _indices[character]; }
    /// Puts the clusters of a line, from `begin` to before `end`, in order from left to right (UAX 9, rules
    /// L1 and L2). `order` and `levels` receive their indices and levels. The clusters from `textEnd` on are
    /// the white space that ends the line.
    void findVisualOrder(std::size_t begin, std::size_t textEnd, std::size_t end,
                         std::vector<std::size_t>& order, std::vector<std::uint8_t>& levels) const;

private:
    struct FontRun : TextRun {
        std::size_t font = 0;
    };
    /// A character that is drawn over the one before it.
    struct Overprint {
        std::size_t before; ///< The index in _characters of the character that follows.
        char32_t character;
        int index; ///< The index in the text.
    };

    void removeControls(std::u32string_view text, std::size_t offset);
    void findRuns(FontChain& fonts);
    void shapeRun(const FontRun& run, FontChain& fonts);
    void addCluster(const FontRun& run, std::size_t begin, std::size_t end);
    void addOverprints(std::size_t before, FontChain& fonts);
    void findSpaces();

    std::u32string _characters; ///< The text without the characters that are left out.
    std::vector<int> _indices;  ///< The indices of these characters in the text.
    std::vector<Overprint> _overprints;
    std::size_t _nextOverprint = 0;
    ParagraphInfo _info;
    std::vector<FontRun> _runs;
    std::vector<ShapedGlyph> _runGlyphs;
    std::vector<TextCluster> _clusters;
    std::vector<ClusterGlyph> _glyphs;
};

} // namespace copra
