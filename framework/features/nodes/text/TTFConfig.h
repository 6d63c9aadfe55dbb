#pragma once

#include "render/TextTypes.h"

#include <string>

namespace cocos2d {

/// The size of a font in points where no size is given.
inline constexpr float CC_DEFAULT_FONT_LABEL_SIZE = 12.0f;

// Games forward-declare the tag.
/// A font file and how a Label draws with it.
typedef struct _ttfConfig {
    std::string fontFilePath;  ///< The path of a TrueType or OpenType file.
    float fontSize;            ///< The size of the font in points.
    GlyphCollection glyphs;    ///< The glyphs that are expected to be needed. This hint has no effect.
    const char* customGlyphs;  ///< The characters of GlyphCollection::CUSTOM.
    bool distanceFieldEnabled; ///< Has no effect, because glyphs are always rendered at their size.
    int outlineSize;           ///< The width of the outline in points; 0 means no outline.
    bool italics;              ///< Whether the label is slanted; see Label::enableItalics().
    bool bold;                 ///< Whether the glyphs are bold; see Label::enableBold().
    bool underline;            ///< Whether a line is drawn below the text; see Label::enableUnderline().
    bool strikethrough; ///< Whether a line is drawn through the text; see Label::enableStrikethrough().
    int faceSize = 32;  ///< Has no effect, because glyphs are always rendered at their size. From axmol.

    /// Constructs a configuration with these values.
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
