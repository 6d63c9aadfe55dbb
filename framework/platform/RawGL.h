#pragma once

#include "math/Mat4.h"
#include "platform/BlendFunc.h"
#include "platform/Shader.h"
#include "platform/TextureStore.h"

#include <cstdint>

namespace copra {

/// An array of values of corners, as glVertexAttribPointer takes it.
struct VertexArray {
    unsigned index = 0; ///< number of the attribute
    int size = 4;       ///< numbers a corner, 1 to 4
    GLenum type = GL_FLOAT;
    bool isNormalized = false;   ///< whole numbers count as 0 to 1
    int stride = 0;              ///< bytes from corner to corner; 0: they follow each other
    const void* first = nullptr; ///< has to stay until it is drawn
};

/// What somebody who calls OpenGL by himself cannot do by himself, since shaders and textures are the
/// machine's. Between RenderDevice::beginRawGL() and endRawGL(), which puts everything right again.
class RawGL {
public:
    virtual ~RawGL() = default;

    /// From now on OpenGL draws with this shader, one of ShaderSource::attributes, and these values.
    virtual void useShader(const ShaderBinding& use) = 0;
    /// Leads from where corners are to design points.
    virtual void setModelView(const cocos2d::Mat4& modelView) = 0;
    /// An attribute's values, which are used from now on.
    virtual void setArray(const VertexArray& array) = 0;
    /// Uses the arrays of the attributes whose bits are set, and no others.
    virtual void enableArrays(std::uint32_t bits) = 0;
    /// Binds a texture (kNoTexture: none) to a unit.
    virtual void bindTexture(TextureId texture, unsigned unit) = 0;
    /// Blends from now on; DISABLE does not.
    virtual void setBlend(const cocos2d::BlendFunc& blend) = 0;
    /// Draws corners `first` to `first + count` of the arrays. `shape` is GL_TRIANGLES or another.
    virtual void drawArrays(GLenum shape, int first, int count) = 0;
    /// Draws the corners that `count` indices name, of GL_UNSIGNED_SHORT or GL_UNSIGNED_INT, from memory.
    virtual void drawElements(GLenum shape, int count, GLenum indexType, const void* indices) = 0;

    // The same as OpenGL's functions, with its own names, for games that are not linked to OpenGL.
    virtual void useProgram(unsigned program) = 0;
    virtual void deleteProgram(unsigned program) = 0;
    virtual void activeTexture(GLenum unit) = 0;
    virtual void bindTextureNamed(GLenum kind, unsigned texture, unsigned unit) = 0;
    virtual void bindVertexArray(unsigned array) = 0;
};

} // namespace copra
