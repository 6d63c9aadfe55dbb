#pragma once

#include "platform/GLTypes.h"
#include "render/fwd.h"

#include <cstdint>

namespace cocos2d {

/// Functions for games that call OpenGL within a CustomCommand. Elsewhere, they do nothing and log that once.
namespace GL {

/// The bits of attributes for enableVertexAttribs().
enum {
    VERTEX_ATTRIB_FLAG_NONE = 0,              ///< No attribute.
    VERTEX_ATTRIB_FLAG_POSITION = 1 << 0,     ///< GLProgram::VERTEX_ATTRIB_POSITION.
    VERTEX_ATTRIB_FLAG_COLOR = 1 << 1,        ///< GLProgram::VERTEX_ATTRIB_COLOR.
    VERTEX_ATTRIB_FLAG_TEX_COORD = 1 << 2,    ///< GLProgram::VERTEX_ATTRIB_TEX_COORD.
    VERTEX_ATTRIB_FLAG_NORMAL = 1 << 3,       ///< GLProgram::VERTEX_ATTRIB_NORMAL.
    VERTEX_ATTRIB_FLAG_BLEND_WEIGHT = 1 << 4, ///< GLProgram::VERTEX_ATTRIB_BLEND_WEIGHT.
    VERTEX_ATTRIB_FLAG_BLEND_INDEX = 1 << 5,  ///< GLProgram::VERTEX_ATTRIB_BLEND_INDEX.
    VERTEX_ATTRIB_FLAG_POS_COLOR_TEX =
        VERTEX_ATTRIB_FLAG_POSITION | VERTEX_ATTRIB_FLAG_COLOR |
        VERTEX_ATTRIB_FLAG_TEX_COORD, ///< Position, color, and texture coordinates.
};

/// Restores the OpenGL state at the beginning of the CustomCommand.
void invalidateStateCache();
/// Uses a program by its OpenGL name: a custom one, or the name that GLProgram::getProgram() returns.
void useProgram(GLuint program);
/// Deletes a custom program.
void deleteProgram(GLuint program);
/// Enables the vertex attribute arrays whose bits are set, and disables all others.
void enableVertexAttribs(std::uint32_t flags);
/// Binds a texture to unit 0; null means none. The texture leaves its shared page, so that the coordinates 0
/// to 1 cover it.
void bindTexture2D(Texture2D* texture);
/// Binds the texture with that Texture2D::getName() to unit 0.
void bindTexture2D(GLuint textureId);
/// Binds the texture with that Texture2D::getName() to a unit.
void bindTexture2DN(GLuint textureUnit, GLuint textureId);
/// Binds a texture of any target to a unit. Unless the target is GL_TEXTURE_2D, `textureId` is an OpenGL
/// name.
void bindTextureN(GLuint textureUnit, GLuint textureId, GLuint textureType = GL_TEXTURE_2D);
/// Releases the texture with that Texture2D::getName(). This works everywhere.
void deleteTexture(GLuint textureId);
/// Releases the texture with that Texture2D::getName(). The unit is ignored.
void deleteTextureN(GLuint textureUnit, GLuint textureId);
/// Selects the unit for OpenGL's own functions: GL_TEXTURE0 and so on.
void activeTexture(GLenum texture);
/// Binds a vertex array object; 0 means none.
void bindVAO(GLuint vaoId);
/// Sets the blend function; GL_ONE with GL_ZERO disables blending.
void blendFunc(GLenum sfactor, GLenum dfactor);
/// Sets the function of the last blendFunc() again after OpenGL calls have changed it.
void blendResetToCache();

} // namespace GL

} // namespace cocos2d
