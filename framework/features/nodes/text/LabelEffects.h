#pragma once

#include "base/RefPtr.h"
#include "fonts/FontAtlas.h"
#include "math/Color.h"
#include "math/Size.h"
#include "render/TextTypes.h"

namespace copra {

/// The effects of a Label.
struct LabelEffects {
    cocos2d::LabelEffect current = cocos2d::LabelEffect::NORMAL; ///< NORMAL, OUTLINE, or GLOW
    cocos2d::Color4B effectColor = cocos2d::Color4B::BLACK;
    float outlineSize = 0.0f;                     ///< the width of the outline in points
    cocos2d::RefPtr<cocos2d::FontAtlas> outlines; ///< drawn behind the glyphs
    float outlineDrop = 0.0f;                     ///< pixels by which the outlines lie lower than the glyphs

    bool shadow = false;                                    ///< whether there is one
    cocos2d::Color4B shadowColor = cocos2d::Color4B::BLACK; ///< with its opacity
    cocos2d::Size shadowOffset;                             ///< the offset of the shadow in points
    float shadowBlur = 0.0f;                                ///< stored only

    bool bold = false;          ///< drawn twice, a bit apart
    bool underline = false;     ///< a line below each line
    bool strikethrough = false; ///< a line through each line

    /// An outline widens the space between lines; a glow does not and may overlap the neighboring lines.
    bool hasOutline() const { return current == cocos2d::LabelEffect::OUTLINE && outlineSize > 0.0f; }
    bool hasGlow() const { return current == cocos2d::LabelEffect::GLOW; }
};

} // namespace copra
