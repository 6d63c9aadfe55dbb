#pragma once

#include "base/Array.h"
#include "fonts/GlyphKey.h"
#include "fonts/fwd.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "render/TextTypes.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace copra {

/// How a TextLayout arranges a string. Lengths are points unless said otherwise.
struct TextLayoutOptions {
    float fontScale = 1.0f;        ///< from the atlas's glyphs to those that are shown
    float lineHeight = 0.0f;       ///< distance of the lines' tops in pixels of the font, before scaling
    float lineSpacing = 0.0f;      ///< added between lines
    float characterSpacing = 0.0f; ///< pixels added after each character
    float maxLineWidth = 0.0f;     ///< lines are broken at this width; 0: never
    cocos2d::Size box;             ///< the text is aligned in it; where it is 0, it is as large as the text
    cocos2d::TextHAlignment horizontal = cocos2d::TextHAlignment::LEFT;
    cocos2d::TextVAlignment vertical = cocos2d::TextVAlignment::TOP;
    bool wraps = true;        ///< false: maxLineWidth does not break lines
    bool breaksWords = false; ///< lines may be broken within words
    bool kernsOnePairEarly =
        false;                ///< each advance takes the kerning of the next pair, as bitmap fonts do in
                              ///< cocos2d-x: games are laid out with it
    bool clampsWidth = false; ///< glyphs whose middle is outside of the box are not shown
    bool shapes = false;      ///< the text is shaped, if the atlas has fonts
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

/// The visible rectangle of a glyph, clipped to the box, and its part of the atlas page.
struct GlyphQuad {
    cocos2d::Vec2 lowerLeft; ///< the lower left corner in points
    cocos2d::Vec2 upperRight;
    cocos2d::Vec2 texTopLeft; ///< pixels of the page
    cocos2d::Vec2 texBottomRight;
    int glyph;    ///< index in TextLayout::glyphs()
    int page;     ///< for FontAtlas::getTexture()
    bool rotated; ///< turned by 90 degrees clockwise in the page
};

/// A line of text, in points.
struct TextLine {
    float width; ///< without white space at its end, if another line follows
    float left;  ///< of its first glyph's origin
};

/// Breaks a string into lines and places the glyphs of one font atlas in them. Needs no node; a Label draws
/// the result.
///
/// Unless the text is shaped, each character is one glyph, pairs are kerned, and lines break as in cocos2d-x.
/// A shaped text may have fewer or more glyphs than characters, in another order: find them by cluster. The
/// glyphs of a cluster follow each other, the letter before its marks. The glyph definitions belong to the
/// atlas: keep it alive while you use the result.
class TextLayout {
public:
    /// Removes all glyphs, lines, and quads; size() becomes zero.
    void clear();
    /// First step: breaks the lines. Afterward size(), textHeight() and the widths of lines are known; glyphs
    /// are placed but not aligned. `text` is UTF-32 and not empty. Lines end at '\n' and at maxLineWidth.
    void breakLines(std::u32string_view text, cocos2d::FontAtlas& atlas, const TextLayoutOptions& options);
    /// Whether the text stays inside its box, except for half a glyph. Call it after breakLines(), with the
    /// same options.
    bool fits(const TextLayoutOptions& options) const;
    /// Second step: aligns the lines and creates the quads. Needs the options of the first step.
    void place(const TextLayoutOptions& options);

    /// The size of the box; where it is 0, the size of the text.
    const cocos2d::Size& size() const { return _size; }
    /// Height of all lines, in points.
    float textHeight() const { return _textHeight; }
    /// Top of the first line above the lower left corner, in points; known after place().
    float textTop() const { return _textTop; }
    const Array<TextLine>& lines() const { return _lines; }
    /// All glyphs in drawing order, including those that are not shown.
    const Array<PlacedGlyph>& glyphs() const { return _glyphs; }
    const Array<GlyphQuad>& quads() const { return _quads; }
    /// Returns the index of a glyph in the fonts of the atlas; none unless the text is shaped.
    GlyphKey keyOf(std::size_t glyph) const { return _isShaped ? _glyphKeys[glyph] : GlyphKey(); }
    /// Returns the first glyph of a character. It is null if there is none, as for the later characters of a
    /// ligature.
    const PlacedGlyph* glyphOfCluster(int cluster) const;
    /// Returns how many glyphs the cluster that begins with `first` has. `first` is one of glyphs().
    std::size_t glyphsInCluster(const PlacedGlyph& first) const;

private:
    class LineBreaker;
    class ShapedLineBreaker;
    /// How far glyphs reach above and below the top of the first line, in points.
    struct GlyphExtent {
        void widen(float top, float bottom) {
            if (top > highest) highest = top;
            if (bottom < lowest) lowest = bottom;
        }
        float highest = 0.0f;
        float lowest = 0.0f;
    };

    // TextLayout_shaped.cpp
    GlyphExtent breakShapedLines(std::u32string_view text, cocos2d::FontAtlas& atlas,
                                 const TextLayoutOptions& options);
    // TextLayout.cpp
    GlyphExtent breakSimpleLines(std::u32string_view text, cocos2d::FontAtlas& atlas,
                                 const TextLayoutOptions& options);
    void alignLines(const TextLayoutOptions& options);
    bool isClamped(float x, int line, const TextLayoutOptions& options) const;
    bool clipHeight(GlyphQuad& quad, float toTexture) const;

    copra::Array<PlacedGlyph> _glyphs;
    copra::Array<GlyphQuad> _quads;
    copra::Array<TextLine> _lines;
    copra::Array<GlyphKey> _glyphKeys; ///< as many as glyphs, if the text is shaped
    bool _isShaped = false;
    cocos2d::Size _size;
    float _textHeight = 0.0f;
    float _textTop = 0.0f;
    float _clipTop = 0.0f; ///< parts of glyphs above it are clipped if the box has a height
    float _clipBottom = 0.0f;
};

} // namespace copra
