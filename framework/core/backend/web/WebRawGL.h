#pragma once

#include "platform/RawGL.h"

namespace copra::web {

class WebShaderStore;
class WebTextureStore;

/// Gives code that calls OpenGL ES directly access to the state of the canvas.
class WebRawGL : public RawGL {
public:
    /// Constructs the object. Both stores must outlive it.
    WebRawGL(const WebTextureStore& textures, WebShaderStore& shaders)
        : _textures(textures), _shaders(shaders) {}

    /// Sets the view; unbinds buffers, arrays and the shader. `white` is OpenGL's name of a white texture.
    void begin(const cocos2d::Mat4& projection, unsigned white);
    /// Unbinds what the code may have bound.
    void end();

    void useShader(const ShaderBinding& binding) override;
    void setModelView(const cocos2d::Mat4& modelView) override;
    void setArray(const VertexArray& array) override;
    void enableArrays(std::uint32_t bits) override;
    void bindTexture(TextureId texture, unsigned unit) override;
    void setBlend(const cocos2d::BlendFunc& blend) override;
    void drawArrays(GLenum mode, int first, int count) override;
    void drawElements(GLenum mode, int count, GLenum indexType, const void* indices) override;
    void useProgram(unsigned program) override;
    void deleteProgram(unsigned program) override;
    void activeTexture(GLenum unit) override;
    void bindNativeTexture(GLenum target, unsigned texture, unsigned unit) override;
    void bindVertexArray(unsigned array) override;
    void setViewport(int x, int y, int width, int height) override;
    void setScissor(int x, int y, int width, int height) override;
    bool isScissorEnabled() override;

private:
    const WebTextureStore& _textures;
    WebShaderStore& _shaders;
    unsigned _white = 0;
    cocos2d::Mat4 _projection;
    cocos2d::Mat4 _modelView;
    TextureId _texture = kNoTexture; ///< The texture of unit 0.
};

} // namespace copra::web
