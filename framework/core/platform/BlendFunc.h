#pragma once

#include "platform/GLTypes.h"

namespace cocos2d {

/// How a drawn pixel (source) is blended with the one below it (destination): source * src + destination *
/// dst.
struct BlendFunc {
    GLenum src; ///< source factor, e.g. GL_ONE
    GLenum dst; ///< destination factor, e.g. GL_ONE_MINUS_SRC_ALPHA

    /// No blending: {GL_ONE, GL_ZERO}.
    static const BlendFunc DISABLE;
    /// For textures with premultiplied alpha: {GL_ONE, GL_ONE_MINUS_SRC_ALPHA}.
    static const BlendFunc ALPHA_PREMULTIPLIED;
    /// For textures with straight alpha: {GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA}.
    static const BlendFunc ALPHA_NON_PREMULTIPLIED;
    /// Adds colors: {GL_SRC_ALPHA, GL_ONE}.
    static const BlendFunc ADDITIVE;

    bool operator==(const BlendFunc& other) const { return src == other.src && dst == other.dst; }
    bool operator!=(const BlendFunc& other) const { return !(*this == other); }
    /// An arbitrary but fixed order, for maps.
    bool operator<(const BlendFunc& other) const {
        return src < other.src || (src == other.src && dst < other.dst);
    }
};

inline constexpr BlendFunc BlendFunc::DISABLE{GL_ONE, GL_ZERO};
inline constexpr BlendFunc BlendFunc::ALPHA_PREMULTIPLIED{GL_ONE, GL_ONE_MINUS_SRC_ALPHA};
inline constexpr BlendFunc BlendFunc::ALPHA_NON_PREMULTIPLIED{GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA};
inline constexpr BlendFunc BlendFunc::ADDITIVE{GL_SRC_ALPHA, GL_ONE};

} // namespace cocos2d
