#pragma once

#include "base/RefPtr.h"
#include "fonts/FontAtlas.h"
#include "math/Color.h"
#include "math/Size.h"
#include "render/TextTypes.h"

namespace copra {

/// What is added to the letters of a Label.
struct LabelEffects {
    cocos2d::LabelEffect current = cocos2d::LabelEffect::NORMAL; ///< NORMAL, OUTLINE or GLOW
    cocos2d::Color4B effectColor = cocos2d::Color4B::BLACK;
    float outlineSize = 0.0f;                     ///< points
    cocos2d::RefPtr<cocos2d::FontAtlas> outlines; ///< what is drawn behind the letters
    float outlineDrop = 0.0f; ///< pixels by which the outlines stand too low for the letters

    bool shadow = false;
    cocos2d::Color4B shadowColor = cocos2d::Color4B::BLACK;
    cocos2d::Size shadowOffset; ///< points
    float shadowBlur = 0.0f;

    bool bold = false;
    bool underline = false;
    bool strikethrough = false;

    /// Only outlines make room for themselves between the lines; a glow reaches into the neighbours.
    bool hasOutline() const { return current == cocos2d::LabelEffect::OUTLINE && outlineSize > 0; }
    bool hasGlow() const { return current == cocos2d::LabelEffect::GLOW; }
};

} // namespace copra
