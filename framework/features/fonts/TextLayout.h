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

/// The options of a TextLayout. Lengths are in points unless stated otherwise.
struct TextLayoutOptions {
    float fontScale = 1.0f; ///< The factor from the glyphs of the atlas to those that are shown.
    /// The distance between the tops of lines, in pixels of the font, before scaling.
    float lineHeight = 0.0f;
    float lineSpacing = 0.0f;      ///< The space that is added between lines.
    float characterSpacing = 0.0f; ///< The pixels that are added after each character.
    float maxLineWidth = 0.0f;     ///< The width at which lines are broken; 0 means never.
    /// The box in which the text is aligned. Where its size is 0, it is as large as the text.
    cocos2d::Size box;
    cocos2d::TextHAlignment horizontal = cocos2d::TextHAlignment::LEFT;
    cocos2d::TextVAlignment vertical = cocos2d::TextVAlignment::TOP;
    bool wraps = true;        ///< Whether maxLineWidth breaks lines.
    bool breaksWords = false; ///< Whether lines may be broken within words.
    /// Whether each advance takes the kerning of the next pair, as bitmap fonts do in cocos2d-x, for
    /// which games are laid out.
    bool kernsOnePairEarly = false;
    bool clampsWidth = false; ///< Whether glyphs whose center is outside of the box are hidden.
    bool shapes = false;      ///< Whether the text is shaped, if the atlas has fonts.
};

/// A glyph of a font atlas and its place. Coordinates are points, y up from the lower left corner of the
/// layout's size().
struct PlacedGlyph {
    /// The definition of the glyph; null for a character that shows nothing.
    const cocos2d::FontLetterDefinition* definition;
    float left;
    float top;
    int line;    ///< The index of the line in TextLayout::lines().
    int cluster; ///< The index of the first character that the glyph stands for.
    bool shown;  ///< Whether the glyph has a quad.
};

/// The visible rectangle of a glyph, clipped to the box, and its part of the atlas page.
struct GlyphQuad {
    cocos2d::Vec2 lowerLeft; ///< The lower left corner in points.
    cocos2d::Vec2 upperRight;
    cocos2d::Vec2 texTopLeft; ///< The upper left corner in the texture, in pixels of the page.
    cocos2d::Vec2 texBottomRight;
    int glyph;    ///< The index of the glyph in TextLayout::glyphs().
    int page;     ///< The page, for FontAtlas::getTexture().
    bool rotated; ///< Whether the glyph is rotated by 90 degrees clockwise in the page.
};

/// A line of text, in points.
struct TextLine {
    float width; ///< The width, without white space at the end if another line follows.
    float left;  ///< The position of the origin of its first glyph.
};

/// Breaks a string into lines and places the glyphs of a font atlas in them. It needs no node; a Label draws
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
    /// Breaks the lines, the first step. Then size(), textHeight(), and the widths of lines are known; glyphs
    /// are placed but not aligned. `text` is UTF-32 and not empty. Lines end at '\n' and at maxLineWidth.
    void breakLines(std::u32string_view text, cocos2d::FontAtlas& atlas, const TextLayoutOptions& options);
    /// Whether the text stays inside its box, except for half a glyph. Call it after breakLines(), with the
    /// same options.
    bool fits(const TextLayoutOptions& options) const;
    /// Aligns the lines and creates the quads, which is the second step. It needs the options of the first
    /// step.
    void place(const TextLayoutOptions& options);

    /// The size of the box; where it is 0, the size of the text.
    const cocos2d::Size& size() const { return _size; }
    /// Returns the height of all lines, in points.
    float textHeight() const { return _textHeight; }
    /// Returns the height of the top of the first line above the lower left corner, in points. It is known
    /// after place().
    float textTop() const { return _textTop; }
    const Array<TextLine>& lines() const { return _lines; }
    /// Returns all glyphs in drawing order, including those that are not shown.
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
    /// The extent of glyphs above and below the top of the first line, in points.
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
    copra::Array<GlyphKey> _glyphKeys; ///< The keys of the glyphs, as many as glyphs, if the text is shaped.
    bool _isShaped = false;
    cocos2d::Size _size;
    float _textHeight = 0.0f;
    float _textTop = 0.0f;
    float _clipTop = 0.0f; ///< The height above which parts of glyphs are clipped if the box has a height.
    float _clipBottom = 0.0f;
};

} // namespace copra
