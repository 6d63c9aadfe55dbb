#include "backend/web/WebRawGL.h"

#include "backend/web/WebArrays.h"
#include "backend/web/WebShaderStore.h"
#include "backend/web/WebTextureStore.h"

#include <GLES3/gl3.h>

namespace copra::web {

void WebRawGL::begin(const cocos2d::Mat4& projection, unsigned white) {
    _projection = projection;
    _modelView = cocos2d::Mat4::IDENTITY;
    _white = white;
    _texture = kNoTexture;
    end();
    glEnable(GL_BLEND); // as cocos2d-x and SFML leave it, and games expect it
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

void WebRawGL::end() {
    unbindArrays();
    glUseProgram(0);
    glActiveTexture(GL_TEXTURE0);
}

void WebRawGL::useShader(const ShaderBinding& binding) {
    _shaders.use(binding, {_projection, _modelView, _texture, _white}, _textures);
}

void WebRawGL::setModelView(const cocos2d::Mat4& modelView) {
    _modelView = modelView;
    GLint program = 0;
    glGetIntegerv(GL_CURRENT_PROGRAM, &program);
    if (program == 0) return;
    const int place = glGetUniformLocation(static_cast<GLuint>(program), "copra_ModelView");
    glUniformMatrix4fv(place, 1, GL_FALSE, modelView.m);
}

void WebRawGL::setArray(const VertexArray& array) {
    glEnableVertexAttribArray(array.index);
    glVertexAttribPointer(array.index, array.size, array.type, array.isNormalized ? GL_TRUE : GL_FALSE,
                          array.stride, array.first);
}

void WebRawGL::enableArrays(std::uint32_t bits) {
    for (unsigned index = 0; index < kArrays; ++index)
        (bits >> index) & 1 ? glEnableVertexAttribArray(index) : glDisableVertexAttribArray(index);
}

void WebRawGL::bindTexture(TextureId id, unsigned unit) {
    const WebTextureStore::Slot* const texture = _textures.find(id);
    if (unit == 0) _texture = id;
    bindNativeTexture(GL_TEXTURE_2D, texture ? texture->texture : 0, unit);
    glActiveTexture(GL_TEXTURE0);
}

void WebRawGL::setBlend(const cocos2d::BlendFunc& blend) {
    blend == cocos2d::BlendFunc::DISABLE ? glDisable(GL_BLEND) : glEnable(GL_BLEND);
    glBlendFunc(blend.src, blend.dst);
}

void WebRawGL::drawArrays(GLenum mode, int first, int count) {
    if (first >= 0 && count > 0) glDrawArrays(mode, first, count);
}

void WebRawGL::drawElements(GLenum mode, int count, GLenum indexType, const void* indices) {
    if (count > 0) glDrawElements(mode, count, indexType, indices);
}

void WebRawGL::useProgram(unsigned program) {
    glUseProgram(program);
}

void WebRawGL::deleteProgram(unsigned program) {
    glDeleteProgram(program);
}

void WebRawGL::activeTexture(GLenum unit) {
    glActiveTexture(unit);
}

void WebRawGL::bindNativeTexture(GLenum target, unsigned texture, unsigned unit) {
    glActiveTexture(GL_TEXTURE0 + unit);
    glBindTexture(target, texture);
}

void WebRawGL::bindVertexArray(unsigned array) {
    glBindVertexArray(array);
}

void WebRawGL::setViewport(int x, int y, int width, int height) {
    glViewport(x, y, width, height);
}

void WebRawGL::setScissor(int x, int y, int width, int height) {
    glScissor(x, y, width, height);
}

bool WebRawGL::isScissorEnabled() {
    return glIsEnabled(GL_SCISSOR_TEST);
}

} // namespace copra::web
