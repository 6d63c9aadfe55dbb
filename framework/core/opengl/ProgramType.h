#pragma once

#include "platform/GLTypes.h"

#include <cstdint>

namespace cocos2d {
namespace backend {

/// The standard programs of cocos2d-x 4 that draw nodes of the plane.
enum class ProgramType : std::uint32_t {
    POSITION_COLOR_LENGTH_TEXTURE,       ///< The vertex color, which fades where a_texCoord has length 1.
    POSITION_COLOR_TEXTURE_AS_POINTSIZE, ///< The vertex color; a_texCoord.x is the size of points.
    POSITION_COLOR,                      ///< The vertex color.
    POSITION_UCOLOR,                     ///< The uniform u_color.
    POSITION_TEXTURE,                    ///< The texture, without a color.
    POSITION_TEXTURE_COLOR, ///< The texture times the vertex color, as nodes are drawn without a program.
    /// The texture times the vertex color; only texels with more alpha than CC_alpha_value.
    POSITION_TEXTURE_COLOR_ALPHA_TEST,
    LABEL_NORMAL,                  ///< Glyphs in u_textColor.
    LABLE_OUTLINE,                 ///< Glyphs with an outline. The spelling in cocos2d-x.
    LABEL_OUTLINE = LABLE_OUTLINE, ///< Glyphs with an outline in u_effectColor.
    LABLE_DISTANCEFIELD_GLOW,      ///< Glyphs with a glow in u_effectColor. The spelling in cocos2d-x.
    LABEL_DISTANCE_NORMAL,         ///< Glyphs whose edge is where the texture has alpha 0.5.
    POSITION_TEXTURE_GRAY,         ///< The texture times the vertex color, in grayscale.
    GRAY_SCALE,                    ///< Another name of the program POSITION_TEXTURE_GRAY.
};

/// The uniforms of the standard programs that have a number.
enum Uniform : std::uint32_t {
    MVP_MATRIX,   ///< u_MVPMatrix, which nodes set themselves.
    TEXTURE,      ///< u_texture, the texture of the node.
    TEXTURE1,     ///< u_texture1, set by the game.
    TEXTURE2,     ///< u_texture2, set by the game.
    TEXTURE3,     ///< u_texture3, set by the game.
    TEXT_COLOR,   ///< u_textColor of the programs for glyphs.
    EFFECT_TYPE,  ///< u_effectType of the program LABEL_OUTLINE.
    EFFECT_COLOR, ///< u_effectColor: the color of an outline or a glow.
    UNIFORM_MAX   ///< The number of uniforms above.
};

/// The attributes of the standard programs.
enum Attribute : std::uint32_t {
    POSITION,     ///< a_position: the position.
    COLOR,        ///< a_color: the color.
    TEXCOORD,     ///< a_texCoord: the coordinates in the texture, 0 to 1.
    TEXCOORD1,    ///< a_texCoord1: has values only in vertices of a game.
    TEXCOORD2,    ///< a_texCoord2: has values only in vertices of a game.
    TEXCOORD3,    ///< a_texCoord3: has values only in vertices of a game.
    ATTRIBUTE_MAX ///< The number of attributes above.
};

/// The location of a uniform of a program. As a bool, it is false if the program has no uniform of that name.
struct UniformLocation {
    /// Constructs a location from its number, or no location.
    UniformLocation(GLint at = -1) : location(at) {}
    /// Whether the program has the uniform.
    explicit operator bool() const { return location != -1; }
    bool operator==(const UniformLocation& other) const { return location == other.location; }
    /// The location: a value of GLProgram::getUniformLocation(), kMatrixLocation, or kTextureLocation.
    GLint location;
};
/// The locations of u_MVPMatrix and u_texture, which nodes set themselves. The vertices of a CustomCommand
/// are drawn with these values.
inline constexpr GLint kMatrixLocation = -2;
inline constexpr GLint kTextureLocation = -3;

} // namespace backend
} // namespace cocos2d
