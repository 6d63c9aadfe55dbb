#pragma once

#include "math/Color.h"
#include "math/Size.h"
#include "platform/GLTypes.h"
#include "render/TextAlignment.h"

#include <string>

namespace cocos2d {

/// The glyphs that a font is expected to need. This hint has no effect: fonts load glyphs on first use.
enum class GlyphCollection {
    DYNAMIC, ///< The glyphs that are shown; the default.
    NEHE,    ///< A fixed set of Latin characters.
    ASCII,   ///< The characters 32 to 126.
    CUSTOM   ///< The characters of TTFConfig::customGlyphs.
};
/// An effect of a label.
enum class LabelEffect {
    NORMAL,        ///< No effect.
    OUTLINE,       ///< An outline around the glyphs; see Label::enableOutline().
    SHADOW,        ///< A shadow behind the text; see Label::enableShadow().
    GLOW,          ///< A glow around the glyphs of a font file; see Label::enableGlow().
    ITALICS,       ///< Slanted glyphs; see Label::enableItalics().
    BOLD,          ///< Thicker glyphs; see Label::enableBold().
    UNDERLINE,     ///< A line below the text; see Label::enableUnderline().
    STRIKETHROUGH, ///< A line through the text; see Label::enableStrikethrough().
    ALL            ///< All effects, for Label::disableEffect().
};

/// The shadow of a text, for FontDefinition.
struct FontShadow {
    bool _shadowEnabled = false; ///< Whether there is a shadow.
    Size _shadowOffset;          ///< The offset of the shadow from the text, in points.
    float _shadowBlur = 0.0f;    ///< The blur radius in points.
    float _shadowOpacity = 0.0f; ///< The opacity of the shadow, 0 to 1.
};

/// The outline of a text, for FontDefinition.
struct FontStroke {
    bool _strokeEnabled = false;           ///< Whether there is an outline.
    Color3B _strokeColor = Color3B::BLACK; ///< The color of the outline.
    GLubyte _strokeAlpha = 255;            ///< The opacity of the outline.
    float _strokeSize = 0.0f;              ///< The width of the outline in points.
};

/// The appearance of the text of a label, for LabelTTF and Label::setFontDefinition().
struct FontDefinition {
    std::string _fontName;                               ///< A font file or a family.
    int _fontSize = 0;                                   ///< The size of the font in points.
    TextHAlignment _alignment = TextHAlignment::CENTER;  ///< How the lines are aligned in the width.
    TextVAlignment _vertAlignment = TextVAlignment::TOP; ///< How the text is aligned in the height.
    Size _dimensions;                        ///< The size of the box for the text in points. 0 is unlimited.
    Color3B _fontFillColor = Color3B::WHITE; ///< The color of the text.
    GLubyte _fontAlpha = 255;                ///< The opacity of the text.
    FontShadow _shadow;                      ///< The shadow behind the text.
    FontStroke _stroke;                      ///< The outline of the text.
    bool _enableWrap = true;                 ///< Whether long lines are broken at the width of the box.
    int _overflow = 0;         ///< The treatment of a text that does not fit: a Label::Overflow.
    float _lineSpacing = 0.0f; ///< The space between lines in points, which Texture2D::initWithString() uses.
};

} // namespace cocos2d
