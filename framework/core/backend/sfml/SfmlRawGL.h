#pragma once

#include "platform/RawGL.h"

#include <SFML/Graphics/RenderTarget.hpp>

namespace copra::sfml {

class SfmlShaderStore;
class SfmlTextureStore;

/// Gives code that calls OpenGL directly access to the state of a target.
class SfmlRawGL : public RawGL {
public:
    /// Constructs the object. Both stores must outlive it.
    SfmlRawGL(const SfmlTextureStore& textures, SfmlShaderStore& shaders)
        : _textures(textures), _shaders(shaders) {}

    /// Makes the target's context current and sets viewport and view (as projection matrix); unbinds shader
    /// and texture.
    void begin(sf::RenderTarget& target);
    /// Restores the state that SFML expects.
    void end(sf::RenderTarget& target);

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
    const SfmlTextureStore& _textures;
    SfmlShaderStore& _shaders;
};

} // namespace copra::sfml
