#pragma once

#include "math/Mat4.h"
#include "platform/BlendFunc.h"
#include "platform/Shader.h"
#include "platform/TextureStore.h"

#include <cstdint>

namespace copra {

/// A vertex attribute array, as for glVertexAttribPointer.
struct VertexArray {
    unsigned index = 0; ///< The index of the attribute.
    int size = 4;       ///< The number of components for each vertex, 1 to 4.
    GLenum type = GL_FLOAT;
    bool isNormalized = false;   ///< Whether integers are mapped to 0..1.
    int stride = 0;              ///< The number of bytes from vertex to vertex; 0 means tightly packed.
    const void* first = nullptr; ///< The first value, which must stay valid until it is drawn.
};

/// Gives code that calls OpenGL directly access to shaders and textures, which belong to the backend. It is
/// valid between RenderDevice::beginRawGL() and endRawGL(), which restores all state.
class RawGL {
public:
    virtual ~RawGL() = default;

    /// Uses a shader that was created with ShaderSource::attributes, with these uniforms.
    virtual void useShader(const ShaderBinding& binding) = 0;
    /// Sets the transform from vertex positions to design points.
    virtual void setModelView(const cocos2d::Mat4& modelView) = 0;
    /// Sets and enables an attribute array.
    virtual void setArray(const VertexArray& array) = 0;
    /// Enables the attribute arrays whose bits are set, and disables all others.
    virtual void enableArrays(std::uint32_t bits) = 0;
    /// Binds a texture (kNoTexture: none) to a unit.
    virtual void bindTexture(TextureId texture, unsigned unit) = 0;
    /// Sets the blend function; BlendFunc::DISABLE disables blending.
    virtual void setBlend(const cocos2d::BlendFunc& blend) = 0;
    /// Draws the vertices `first` to `first + count` of the arrays. `mode` is GL_TRIANGLES or another.
    virtual void drawArrays(GLenum mode, int first, int count) = 0;
    /// Draws vertices by `count` indices in memory, of GL_UNSIGNED_SHORT or GL_UNSIGNED_INT.
    virtual void drawElements(GLenum mode, int count, GLenum indexType, const void* indices) = 0;

    // OpenGL's own functions with OpenGL's own names, for games that are not linked to OpenGL.
    /// Calls glUseProgram(): uses a program of OpenGL, 0 for none.
    virtual void useProgram(unsigned program) = 0;
    /// Calls glDeleteProgram(): deletes a program of OpenGL.
    virtual void deleteProgram(unsigned program) = 0;
    /// Calls glActiveTexture(): selects a texture unit, which is GL_TEXTURE0 or a later one.
    virtual void activeTexture(GLenum unit) = 0;
    /// Calls glBindTexture(): binds a texture of OpenGL to the unit with this index, from 0.
    virtual void bindNativeTexture(GLenum target, unsigned texture, unsigned unit) = 0;
    /// Calls glBindVertexArray(): binds a vertex array object, 0 for none.
    virtual void bindVertexArray(unsigned array) = 0;
    /// Calls glViewport(): sets the viewport in pixels of the target, from its lower left corner.
    virtual void setViewport(int x, int y, int width, int height) = 0;
    /// Calls glScissor(): sets the scissor rectangle in pixels of the target, from its lower left corner.
    virtual void setScissor(int x, int y, int width, int height) = 0;
    /// Calls glIsEnabled(): returns whether the scissor test is on.
    virtual bool isScissorEnabled() = 0;
};

} // namespace copra
