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
/// Unless the text is shaped, one character is one glyph, kerned by pairs, and lines are broken as in cocos2d-x. The
/// glyphs of a shaped text are fewer, more or in another order than its characters: find them by cluster. Those of one
/// cluster follow each other, the letter before its marks. Glyph definitions are the atlas's: keep it alive as long as the result is used.
class TextLayout {
public:
    /// Removes all glyphs, lines and quads; size() becomes zero.
    void clear();
    /// First step: breaks the lines. size(), textHeight() and the lines' widths are known afterward, glyphs
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
    const Array<TextLine>& lines() const { return _lines; }
    /// In the order in which they are drawn, those that are not shown included.
    const Array<PlacedGlyph>& glyphs() const { return _glyphs; }
    const Array<GlyphQuad>& quads() const { return _quads; }
    /// The glyph's index in the fonts of the atlas; none unless the text is shaped.
    GlyphKey keyOf(std::size_t glyph) const { return _isShaped ? _glyphKeys[glyph] : GlyphKey(); }
    /// The first glyph of a character; null without one, as for all but the first character of a ligature.
    const PlacedGlyph* glyphOfCluster(int cluster) const;
    /// How many glyphs the cluster has that begins with this one of glyphs().
    std::size_t glyphsInCluster(const PlacedGlyph& first) const;

private:
    class LineBreaker;
    class ShapedLineBreaker;
    /// How far glyphs reach above and below the first line's top, in points.
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
    float _clipTop = 0.0f; ///< what lies above is cut off, where the box has a height
    float _clipBottom = 0.0f;
};

} // namespace copra
