#pragma once

#include "platform/GLTypes.h"

namespace cocos2d {

/// The way a drawn pixel (source) is blended with the pixel below it (destination): source * src +
/// destination * dst.
struct BlendFunc {
    GLenum src; ///< The source factor, such as GL_ONE.
    GLenum dst; ///< The destination factor, such as GL_ONE_MINUS_SRC_ALPHA.

    /// Replaces what is below, without blending: {GL_ONE, GL_ZERO}.
    static const BlendFunc DISABLE;
    /// Blends textures with premultiplied alpha: {GL_ONE, GL_ONE_MINUS_SRC_ALPHA}.
    static const BlendFunc ALPHA_PREMULTIPLIED;
    /// Blends textures with straight alpha: {GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA}.
    static const BlendFunc ALPHA_NON_PREMULTIPLIED;
    /// Adds the colors to what is below: {GL_SRC_ALPHA, GL_ONE}.
    static const BlendFunc ADDITIVE;

    bool operator==(const BlendFunc& other) const { return src == other.src && dst == other.dst; }
    bool operator!=(const BlendFunc& other) const { return !(*this == other); }
    /// Compares in an arbitrary but fixed order, so that blend functions can be keys of a map.
    bool operator<(const BlendFunc& other) const {
        return src < other.src || (src == other.src && dst < other.dst);
    }
};

inline constexpr BlendFunc BlendFunc::DISABLE{GL_ONE, GL_ZERO};
inline constexpr BlendFunc BlendFunc::ALPHA_PREMULTIPLIED{GL_ONE, GL_ONE_MINUS_SRC_ALPHA};
inline constexpr BlendFunc BlendFunc::ALPHA_NON_PREMULTIPLIED{GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA};
inline constexpr BlendFunc BlendFunc::ADDITIVE{GL_SRC_ALPHA, GL_ONE};

} // namespace cocos2d
