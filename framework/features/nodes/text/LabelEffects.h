#pragma once

#include "base/RefPtr.h"
#include "fonts/FontAtlas.h"
#include "math/Color.h"
#include "math/Size.h"
#include "render/TextTypes.h"

namespace copra {

/// The effects of a Label.
struct LabelEffects {
    /// The current effect: NORMAL, OUTLINE, or GLOW.
    cocos2d::LabelEffect current = cocos2d::LabelEffect::NORMAL;
    cocos2d::Color4B effectColor = cocos2d::Color4B::BLACK;
    float outlineSize = 0.0f;                     ///< The width of the outline in points.
    cocos2d::RefPtr<cocos2d::FontAtlas> outlines; ///< The outlines, which are drawn behind the glyphs.
    float outlineDrop = 0.0f; ///< The pixels by which the outlines are lower than the glyphs.

    bool shadow = false;                                    ///< Whether there is a shadow.
    cocos2d::Color4B shadowColor = cocos2d::Color4B::BLACK; ///< The color of the shadow with its opacity.
    cocos2d::Size shadowOffset;                             ///< The offset of the shadow in points.
    float shadowBlur = 0.0f;                                ///< The blur of the shadow, which has no effect.

    bool bold = false;          ///< Whether glyphs are drawn twice, a bit apart.
    float boldSpacing = 0.0f;   ///< The pixels that bold letters add to the additional kerning.
    bool underline = false;     ///< Whether there is a line below each line of text.
    bool strikethrough = false; ///< Whether there is a line through each line of text.

    /// An outline widens the space between lines; a glow does not and may overlap the neighboring lines.
    bool hasOutline() const { return current == cocos2d::LabelEffect::OUTLINE && outlineSize > 0.0f; }
    bool hasGlow() const { return current == cocos2d::LabelEffect::GLOW; }
};

} // namespace copra
