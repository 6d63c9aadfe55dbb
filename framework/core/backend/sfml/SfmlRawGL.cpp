#include "backend/sfml/SfmlRawGL.h"

#include "backend/sfml/SfmlCompat.h"
#include "backend/sfml/SfmlGl.h"
#include "backend/sfml/SfmlShaderStore.h"
#include "backend/sfml/SfmlTextureStore.h"

#include <SFML/Graphics/Shader.hpp>
#include <SFML/Graphics/Texture.hpp>

namespace copra::sfml {

namespace {

// That every driver supports.
constexpr unsigned kMostAttributes = 16;

// Missing in the OpenGL 1.1 headers of some systems.
constexpr GLenum kArrayBuffer = 0x8892;
constexpr GLenum kElementArrayBuffer = 0x8893;
constexpr GLenum kFirstTextureUnit = 0x84C0;

} // namespace

void SfmlRawGL::begin(sf::RenderTarget& target) {
    if (!target.setActive(true) || !gl().hasArrays) return;
    sf::Shader::bind(nullptr);
    sf::Texture::bind(nullptr);
    for (const GLenum array : {GL_VERTEX_ARRAY, GL_COLOR_ARRAY, GL_TEXTURE_COORD_ARRAY})
        gl().disableClientState(array);
    const sf::View& view = target.getView();
    const PixelRect area = toPixelRect(target.getViewport(view));
    const auto height = static_cast<int>(target.getSize().y);
    gl().viewport(area.x, height - area.y - area.height, area.width, area.height); // OpenGL's y goes up
    gl().matrixMode(GL_PROJECTION);
    gl().loadMatrix(view.getTransform().getMatrix());
    gl().matrixMode(GL_MODELVIEW);
    gl().loadIdentity();
}

void SfmlRawGL::end(sf::RenderTarget& target) {
    if (!target.setActive(true)) return;
    // State that games change and SFML does not reset.
    if (gl().hasArrays) {
        bindVertexArray(0);
        enableArrays(0);
        gl().bindBuffer(kArrayBuffer, 0);
        gl().bindBuffer(kElementArrayBuffer, 0);
        gl().activeTexture(kFirstTextureUnit);
        for (const GLenum feature :
             {GL_DEPTH_TEST, GL_SCISSOR_TEST, GL_CULL_FACE, GL_STENCIL_TEST, GL_ALPHA_TEST})
            gl().disable(feature);
    }
    target.resetGLStates();
}

void SfmlRawGL::useShader(const ShaderBinding& binding) {
    sf::Shader::bind(_shaders.prepare(binding, _textures));
}

void SfmlRawGL::setModelView(const cocos2d::Mat4& modelView) {
    if (!gl().hasArrays) return;
    gl().matrixMode(GL_MODELVIEW);
    gl().loadMatrix(modelView.m);
}

void SfmlRawGL::setArray(const VertexArray& array) {
    if (!gl().hasArrays || array.index >= kMostAttributes) return;
    gl().enableVertexAttribArray(array.index);
    gl().vertexAttribPointer(array.index, array.size, array.type, array.isNormalized ? GL_TRUE : GL_FALSE,
                             array.stride, array.first);
}

void SfmlRawGL::enableArrays(std::uint32_t bits) {
    if (!gl().hasArrays) return;
    for (unsigned index = 0; index < kMostAttributes; ++index)
        (bits >> index) & 1 ? gl().enableVertexAttribArray(index) : gl().disableVertexAttribArray(index);
}

void SfmlRawGL::bindTexture(TextureId texture, unsigned unit) {
    if (!gl().hasArrays) return;
    gl().activeTexture(kFirstTextureUnit + unit);
    sf::Texture::bind(_textures.find(texture));
    gl().activeTexture(kFirstTextureUnit);
}

void SfmlRawGL::setBlend(const cocos2d::BlendFunc& blend) {
    if (!gl().hasArrays) return;
    blend == cocos2d::BlendFunc::DISABLE ? gl().disable(GL_BLEND) : gl().enable(GL_BLEND);
    gl().blendFunc(blend.src, blend.dst);
}

void SfmlRawGL::drawArrays(GLenum mode, int first, int count) {
    if (gl().hasArrays) gl().drawArrays(mode, first, count);
}

void SfmlRawGL::drawElements(GLenum mode, int count, GLenum indexType, const void* indices) {
    if (gl().hasArrays) gl().drawElements(mode, count, indexType, indices);
}

void SfmlRawGL::useProgram(unsigned program) {
    if (gl().hasArrays) gl().useProgram(program);
}

void SfmlRawGL::deleteProgram(unsigned program) {
    if (gl().hasArrays) gl().deleteProgram(program);
}

void SfmlRawGL::activeTexture(GLenum unit) {
    if (gl().hasArrays) gl().activeTexture(unit);
}

void SfmlRawGL::bindNativeTexture(GLenum target, unsigned texture, unsigned unit) {
    if (!gl().hasArrays) return;
    gl().activeTexture(kFirstTextureUnit + unit);
    gl().bindTexture(target, texture);
}

void SfmlRawGL::bindVertexArray(unsigned array) {
    if (gl().bindVertexArray) gl().bindVertexArray(array);
}

void SfmlRawGL::setViewport(int x, int y, int width, int height) {
    if (gl().hasArrays) gl().viewport(x, y, width, height);
}

void SfmlRawGL::setScissor(int x, int y, int width, int height) {
    if (gl().hasArrays) gl().scissor(x, y, width, height);
}

bool SfmlRawGL::isScissorEnabled() {
    constexpr GLenum kScissorTest = 0x0C11;
    return gl().hasArrays && gl().isEnabled(kScissorTest);
}

} // namespace copra::sfml
