#pragma once

#include "platform/GLTypes.h"

#include <cstdint>

namespace cocos2d {
namespace backend {

/// The standard programs of cocos2d-x 4 that draw nodes of the plane.
enum class ProgramType : std::uint32_t {
    POSITION_COLOR_LENGTH_TEXTURE,
    POSITION_COLOR_TEXTURE_AS_POINTSIZE,
    POSITION_COLOR,
    POSITION_UCOLOR,
    POSITION_TEXTURE,
    POSITION_TEXTURE_COLOR,
    POSITION_TEXTURE_COLOR_ALPHA_TEST,
    LABEL_NORMAL,
    LABLE_OUTLINE, ///< the original's spelling
    LABEL_OUTLINE = LABLE_OUTLINE,
    LABLE_DISTANCEFIELD_GLOW, ///< the original's spelling
    LABEL_DISTANCE_NORMAL,
    POSITION_TEXTURE_GRAY,
    GRAY_SCALE,
};

/// The uniforms of the standard programs that have a number.
enum Uniform : std::uint32_t {
    MVP_MATRIX,
    TEXTURE,
    TEXTURE1,
    TEXTURE2,
    TEXTURE3,
    TEXT_COLOR,
    EFFECT_TYPE,
    EFFECT_COLOR,
    UNIFORM_MAX
};

/// The attributes of the standard programs.
enum Attribute : std::uint32_t { POSITION, COLOR, TEXCOORD, TEXCOORD1, TEXCOORD2, TEXCOORD3, ATTRIBUTE_MAX };

/// Where a uniform of a program is; false if the program has none of that name.
struct UniformLocation {
    UniformLocation(GLint at = -1) : location(at) {}
    explicit operator bool() const { return location != -1; }
    bool operator==(const UniformLocation& other) const { return location == other.location; }
    GLint location; ///< as GLProgram::getUniformLocation() returns it, or one of those below
};
/// The locations of u_MVPMatrix and u_texture. Nodes set them themselves; the vertices of a CustomCommand are drawn with these values.
inline constexpr GLint kMatrixLocation = -2;
inline constexpr GLint kTextureLocation = -3;

} // namespace backend
} // namespace cocos2d
