#pragma once

#include "math/Color.h"
#include "math/Size.h"
#include "platform/GLTypes.h"

#include <string>

namespace cocos2d {

/// Where the lines of a text stand between left and right.
enum class TextHAlignment { LEFT, CENTER, RIGHT };
/// Where a text stands between top and bottom.
enum class TextVAlignment { TOP, CENTER, BOTTOM };
/// Which letters a font is expected to need. All fonts load letters when they are first shown, so this is a
/// hint only.
enum class GlyphCollection { DYNAMIC, NEHE, ASCII, CUSTOM };
/// What may be added to the letters of a label.
enum class LabelEffect { NORMAL, OUTLINE, SHADOW, GLOW, ITALICS, BOLD, UNDERLINE, STRIKETHROUGH, ALL };

/// A shadow behind a text.
struct FontShadow {
    bool _shadowEnabled = false;
    Size _shadowOffset; ///< points
    float _shadowBlur = 0.0f;
    float _shadowOpacity = 0.0f; ///< 0 to 1
};

/// A line around the letters of a text.
struct FontStroke {
    bool _strokeEnabled = false;
    Color3B _strokeColor = Color3B::BLACK;
    GLubyte _strokeAlpha = 255;
    float _strokeSize = 0.0f; ///< points
};

/// All that describes a text's look, as LabelTTF and Label::setFontDefinition() take it.
struct FontDefinition {
    std::string _fontName;
    int _fontSize = 0; ///< points
    TextHAlignment _alignment = TextHAlignment::CENTER;
    TextVAlignment _vertAlignment = TextVAlignment::TOP;
    Size _dimensions; ///< points; 0 for as much as needed
    Color3B _fontFillColor = Color3B::WHITE;
    GLubyte _fontAlpha = 255;
    FontShadow _shadow;
    FontStroke _stroke;
    bool _enableWrap = true;
    int _overflow = 0;         ///< of Label::Overflow
    float _lineSpacing = 0.0f; ///< points between lines; of Texture2D::initWithString()
};

} // namespace cocos2d
