#pragma once

#include "platform/GLTypes.h"

#include <cstdint>

namespace cocos2d {

class Texture2D;

/// What games call beside OpenGL in a CustomCommand. Elsewhere these do nothing and say so once.
namespace GL {

/// Attributes that are taken from arrays; see enableVertexAttribs().
enum {
    VERTEX_ATTRIB_FLAG_NONE = 0,
    VERTEX_ATTRIB_FLAG_POSITION = 1 << 0,
    VERTEX_ATTRIB_FLAG_COLOR = 1 << 1,
    VERTEX_ATTRIB_FLAG_TEX_COORD = 1 << 2,
    VERTEX_ATTRIB_FLAG_NORMAL = 1 << 3,
    VERTEX_ATTRIB_FLAG_BLEND_WEIGHT = 1 << 4,
    VERTEX_ATTRIB_FLAG_BLEND_INDEX = 1 << 5,
    VERTEX_ATTRIB_FLAG_POS_COLOR_TEX =
        VERTEX_ATTRIB_FLAG_POSITION | VERTEX_ATTRIB_FLAG_COLOR | VERTEX_ATTRIB_FLAG_TEX_COORD,
};

/// Puts right what OpenGL was told by hand: as it was when the CustomCommand began.
void invalidateStateCache();
/// Draws with a program of OpenGL's own name, the game's own or that of GLProgram::getProgram().
void useProgram(GLuint program);
/// Deletes a program of the game's own.
void deleteProgram(GLuint program);
/// Takes the attributes whose bits are set from arrays (glVertexAttribPointer), and no others.
void enableVertexAttribs(std::uint32_t flags);
/// Binds a texture to unit 0; null is none. It leaves a page that it shares, so it is there from 0 to 1.
void bindTexture2D(Texture2D* texture);
/// The same with the texture of that Texture2D::getName().
void bindTexture2D(GLuint textureId);
/// The same to another unit.
void bindTexture2DN(GLuint textureUnit, GLuint textureId);
/// The same for any kind of texture; one that is not GL_TEXTURE_2D is the game's own, by OpenGL's name.
void bindTextureN(GLuint textureUnit, GLuint textureId, GLuint textureType = GL_TEXTURE_2D);
/// Empties the texture of that Texture2D::getName(); works everywhere.
void deleteTexture(GLuint textureId);
/// The same, whatever the unit.
void deleteTextureN(GLuint textureUnit, GLuint textureId);
/// GL_TEXTURE0 and so on: the unit that OpenGL's own functions mean. The functions here name theirs.
void activeTexture(GLenum texture);
/// Uses a vertex array object of the game's own; 0 is none.
void bindVAO(GLuint vaoId);
/// Blends from now on; GL_ONE with GL_ZERO does not.
void blendFunc(GLenum sfactor, GLenum dfactor);
/// Blends again as blendFunc() said last, after OpenGL was told otherwise by hand.
void blendResetToCache();

} // namespace GL

} // namespace cocos2d
