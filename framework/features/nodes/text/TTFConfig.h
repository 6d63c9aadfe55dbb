#pragma once

#include "render/TextTypes.h"

#include <string>

namespace cocos2d {

/// The size of a font in points where none is given.
inline constexpr float CC_DEFAULT_FONT_LABEL_SIZE = 12.0f;

/// A font file and how a Label draws with it. (The struct tag _ttfConfig is kept because games forward-declare
/// it.)
typedef struct _ttfConfig {
    std::string fontFilePath;  ///< The path of a TrueType or OpenType file.
    float fontSize;            ///< The size of the font in points.
    GlyphCollection glyphs;    ///< Which glyphs are prepared; others are added when they are needed.
    const char* customGlyphs;  ///< The characters of GlyphCollection::CUSTOM.
    bool distanceFieldEnabled; ///< Without effect: glyphs are always rendered at their size.
    int outlineSize;           ///< The width of the outline in points; 0 for none.
    bool italics;              ///< See Label::enableItalics().
    bool bold;                 ///< See Label::enableBold().
    bool underline;            ///< See Label::enableUnderline().
    bool strikethrough;        ///< See Label::enableStrikethrough().
    int faceSize = 32;         ///< a value of axmol, without effect: glyphs are always rendered at their size

    /// Sets all fields.
    _ttfConfig(const std::string& filePath = "", float size = CC_DEFAULT_FONT_LABEL_SIZE,
               const GlyphCollection& glyphCollection = GlyphCollection::DYNAMIC,
               const char* customGlyphCollection = nullptr, bool useDistanceField = false, int outline = 0,
               bool useItalics = false, bool useBold = false, bool useUnderline = false,
               bool useStrikethrough = false)
        : fontFilePath(filePath),
          fontSize(size),
          glyphs(glyphCollection),
          customGlyphs(customGlyphCollection),
          distanceFieldEnabled(useDistanceField),
          outlineSize(outline),
          italics(useItalics),
          bold(useBold),
          underline(useUnderline),
          strikethrough(useStrikethrough) {}
} TTFConfig;

} // namespace cocos2d
