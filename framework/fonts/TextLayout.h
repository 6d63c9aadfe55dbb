#pragma once

#include "math/Size.h"
#include "math/Vec2.h"
#include "render/TextTypes.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace cocos2d {
class FontAtlas;
struct FontLetterDefinition;
} // namespace cocos2d

namespace copra {

/// How a TextLayout arranges a text. Lengths are points unless said otherwise.
struct TextLayoutOptions {
    float fontScale = 1.0f;        ///< from the atlas's glyphs to those that are shown
    float lineHeight = 0.0f;       ///< distance of the lines' tops in pixels of the font, before scaling
    float lineSpacing = 0.0f;      ///< added between lines
    float characterSpacing = 0.0f; ///< pixels added behind each character
    float maxLineWidth = 0.0f;     ///< lines are broken at this width; 0: never
    cocos2d::Size box;             ///< what the text is aligned in; 0: as large as the text
    cocos2d::TextHAlignment horizontal = cocos2d::TextHAlignment::LEFT;
    cocos2d::TextVAlignment vertical = cocos2d::TextVAlignment::TOP;
    bool wraps = true;        ///< false: maxLineWidth does not break lines
    bool breaksWords = false; ///< lines may be broken within words
    bool kernsOnePairEarly =
        false;                ///< each advance takes the kerning of the next pair, as bitmap fonts do in
                              ///< cocos2d-x: games are laid out with it
    bool clampsWidth = false; ///< glyphs whose middle lies beside the box are not shown
};

/// A glyph of a font atlas and its place. Coordinates are points, y up from the lower left corner of the
/// layout's size().
struct PlacedGlyph {
    const cocos2d::FontLetterDefinition* definition; ///< null for a character that shows nothing
    float left;
    float top;
    int line;    ///< index in TextLayout::lines()
    int cluster; ///< index of the first character that the glyph stands for
    bool shown;  ///< has a quad
};

/// The rectangle in which a glyph shows, cut off at the box, and its part of the atlas page.
struct GlyphQuad {
    cocos2d::Vec2 lowerLeft; ///< points
    cocos2d::Vec2 upperRight;
    cocos2d::Vec2 texTopLeft; ///< pixels of the page
    cocos2d::Vec2 texBottomRight;
    int glyph;    ///< index in TextLayout::glyphs()
    int page;     ///< for FontAtlas::getTexture()
    bool rotated; ///< lies in the page turned by 90 degrees clockwise
};

/// A line of text, in points.
struct TextLine {
    float width; ///< without white space at its end, if another line follows
    float left;  ///< of its first glyph's origin
};

/// Breaks a text into lines and places the glyphs of one font atlas in them. Needs no node: a Label draws
/// what comes out of it.
///
/// One character is one glyph, kerned by pairs. Callers find glyphs by cluster, not by the character's index,
/// so that a shaping engine whose glyphs are fewer, more or in another order than the characters can replace
/// this mapping. Glyph definitions are the atlas's: keep it alive as long as the result is used.
class TextLayout {
public:
    /// Removes all glyphs, lines and quads; size() becomes zero.
    void clear();
    /// First step: breaks the lines. size(), textHeight() and the lines' widths are known afterwards, glyphs
    /// are placed but not aligned. `text` is UTF-32 and not empty. Lines end at '\n' and at maxLineWidth.
    void breakLines(std::u32string_view text, cocos2d::FontAtlas& atlas, const TextLayoutOptions& options);
    /// After breakLines(), with its options: whether the text stays inside its box but for half a glyph.
    bool fits(const TextLayoutOptions& options) const;
    /// Second step, with the options of the first: aligns the lines and makes the quads.
    void place(const TextLayoutOptions& options);

    /// The box, or as much of it as is not 0; otherwise the text's size.
    const cocos2d::Size& size() const { return _size; }
    /// Height of all lines, in points.
    float textHeight() const { return _textHeight; }
    /// Top of the first line above the lower left corner, in points; known after place().
    float textTop() const { return _textTop; }
    const std::vector<TextLine>& lines() const { return _lines; }
    /// In the order in which they are drawn, those that are not shown included.
    const std::vector<PlacedGlyph>& glyphs() const { return _glyphs; }
    const std::vector<GlyphQuad>& quads() const { return _quads; }
    /// The first glyph of a character; null without one.
    const PlacedGlyph* glyphOfCluster(int cluster) const;

private:
    class LineBreaker;

    void alignLines(const TextLayoutOptions& options);
    bool isClamped(float x, int line, const TextLayoutOptions& options) const;
    bool clipHeight(GlyphQuad& quad, float toTexture) const;

    std::vector<PlacedGlyph> _glyphs;
    std::vector<GlyphQuad> _quads;
    std::vector<TextLine> _lines;
    cocos2d::Size _size;
    float _textHeight = 0.0f;
    float _textTop = 0.0f;
    float _clipTop = 0.0f; ///< what lies above is cut off, where the box has a height
    float _clipBottom = 0.0f;
};

} // namespace copra
