#pragma once

#include "platform/RawGL.h"

#include <SFML/Graphics/RenderTarget.hpp>

namespace copra::sfml {

class SfmlShaderStore;
class SfmlTextureStore;

/// Lends the OpenGL state of a target to code that calls OpenGL by itself.
class SfmlRawGL : public RawGL {
public:
    /// Both must outlive it.
    SfmlRawGL(const SfmlTextureStore& textures, SfmlShaderStore& shaders)
        : _textures(textures), _shaders(shaders) {}

    /// Hands over the target's context, viewport and view (as the fixed projection), without shader and
    /// texture.
    void begin(sf::RenderTarget& target);
    /// Takes it back: SFML forgets what it believed about the state.
    void end(sf::RenderTarget& target);

    void useShader(const ShaderBinding& use) override;
    void setModelView(const cocos2d::Mat4& modelView) override;
    void setArray(const VertexArray& array) override;
    void enableArrays(std::uint32_t bits) override;
    void bindTexture(TextureId texture, unsigned unit) override;
    void setBlend(const cocos2d::BlendFunc& blend) override;
    void drawArrays(GLenum shape, int first, int count) override;
    void drawElements(GLenum shape, int count, GLenum indexType, const void* indices) override;
    void useProgram(unsigned program) override;
    void deleteProgram(unsigned program) override;
    void activeTexture(GLenum unit) override;
    void bindTextureNamed(GLenum kind, unsigned texture, unsigned unit) override;
    void bindVertexArray(unsigned array) override;

private:
    const SfmlTextureStore& _textures;
    SfmlShaderStore& _shaders;
};

} // namespace copra::sfml
