#pragma once

#include "platform/RawGL.h"

#include <array>
#include <cstddef>

namespace copra::web {

class WebShaderStore;
class WebTextureStore;

/// Gives code that calls OpenGL ES directly access to the state of the canvas. WebGL reads vertices and indices
/// only from buffers, so each call copies those in memory into buffers.
class WebRawGL : public RawGL {
public:
    /// Both must outlive it.
    WebRawGL(const WebTextureStore& textures, WebShaderStore& shaders)
        : _textures(textures), _shaders(shaders) {}

    /// Sets the view; unbinds buffers, arrays and the shader. `white` is OpenGL's name of a white texture.
    void begin(const cocos2d::Mat4& projection, unsigned white);
    /// Unbinds what the code may have bound.
    void end();
    /// Forgets buffers of a context that was lost.
    void lose();

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
    static constexpr std::size_t kArrays = 16; // that every driver supports

    /// An attribute array in the memory of the game, with the buffer that it is copied to.
    struct Client {
        VertexArray array; ///< first is null unless it is in memory
        unsigned buffer = 0;
        bool isEnabled = false;
    };
    void upload(std::size_t vertices);

    const WebTextureStore& _textures;
    WebShaderStore& _shaders;
    std::array<Client, kArrays> _arrays;
    unsigned _indices = 0; ///< the buffer for indices in memory
    unsigned _white = 0;
    cocos2d::Mat4 _projection;
    cocos2d::Mat4 _modelView;
    TextureId _texture = kNoTexture; ///< of unit 0
};

} // namespace copra::web
