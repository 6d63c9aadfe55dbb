#include "backend/web/WebRawGL.h"

#include "backend/web/WebShaderStore.h"
#include "backend/web/WebTextureStore.h"

#include <algorithm>

#include <GLES3/gl3.h>

namespace copra::web {

namespace {

std::size_t sizeOf(GLenum type) {
    switch (type) {
    case GL_BYTE:
    case GL_UNSIGNED_BYTE:
        return 1;
    case GL_SHORT:
    case GL_UNSIGNED_SHORT:
        return 2;
    default:
        return 4;
    }
}

bool isBound(GLenum binding) {
    GLint buffer = 0;
    glGetIntegerv(binding, &buffer);
    return buffer != 0;
}

void point(const VertexArray& array, const void* first) {
    glVertexAttribPointer(array.index, array.size, array.type, array.isNormalized ? GL_TRUE : GL_FALSE,
                          array.stride, first);
}

/// One more than the largest index.
std::size_t verticesOf(const void* indices, int count, GLenum type) {
    std::size_t largest = 0;
    for (int i = 0; i < count; ++i) {
        const std::size_t index = type == GL_UNSIGNED_BYTE    ? static_cast<const std::uint8_t*>(indices)[i]
                                  : type == GL_UNSIGNED_SHORT ? static_cast<const std::uint16_t*>(indices)[i]
                                                              : static_cast<const std::uint32_t*>(indices)[i];
        largest = std::max(largest, index);
    }
    return largest + 1;
}

} // namespace

void WebRawGL::begin(const cocos2d::Mat4& projection, unsigned white) {
    _projection = projection;
    _modelView = cocos2d::Mat4::IDENTITY;
    _white = white;
    _texture = kNoTexture;
    end();
}

void WebRawGL::end() {
    glBindVertexArray(0);
    enableArrays(0);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, 0);
    glUseProgram(0);
    glActiveTexture(GL_TEXTURE0);
    for (Client& client : _arrays) client.array.first = nullptr;
}

void WebRawGL::lose() {
    for (Client& client : _arrays) client.buffer = 0;
    _indices = 0;
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
    if (array.index >= kArrays) return;
    Client& client = _arrays[array.index];
    client.array = array;
    client.isEnabled = true;
    glEnableVertexAttribArray(array.index);
    if (!isBound(GL_ARRAY_BUFFER_BINDING)) return; // copied when it is drawn
    client.array.first = nullptr;
    point(array, array.first);
}

void WebRawGL::enableArrays(std::uint32_t bits) {
    for (unsigned index = 0; index < kArrays; ++index) {
        _arrays[index].isEnabled = (bits >> index) & 1;
        _arrays[index].isEnabled ? glEnableVertexAttribArray(index) : glDisableVertexAttribArray(index);
    }
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

/// Copies the arrays in memory as far as so many vertices are read.
void WebRawGL::upload(std::size_t vertices) {
    GLint before = 0;
    glGetIntegerv(GL_ARRAY_BUFFER_BINDING, &before);
    for (Client& client : _arrays) {
        const VertexArray& array = client.array;
        if (!client.isEnabled || !array.first || vertices == 0) continue;
        const std::size_t size = static_cast<std::size_t>(array.size) * sizeOf(array.type);
        const std::size_t stride = array.stride > 0 ? static_cast<std::size_t>(array.stride) : size;
        if (!client.buffer) glGenBuffers(1, &client.buffer);
        glBindBuffer(GL_ARRAY_BUFFER, client.buffer);
        glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>((vertices - 1) * stride + size), array.first,
                     GL_STREAM_DRAW);
        point(array, nullptr);
    }
    glBindBuffer(GL_ARRAY_BUFFER, static_cast<GLuint>(before));
}

void WebRawGL::drawArrays(GLenum mode, int first, int count) {
    if (first < 0 || count <= 0) return;
    upload(static_cast<std::size_t>(first) + static_cast<std::size_t>(count));
    glDrawArrays(mode, first, count);
}

void WebRawGL::drawElements(GLenum mode, int count, GLenum indexType, const void* indices) {
    if (count <= 0) return;
    if (isBound(GL_ELEMENT_ARRAY_BUFFER_BINDING)) {
        glDrawElements(mode, count, indexType, indices);
        return;
    }
    if (!indices) return;
    upload(verticesOf(indices, count, indexType));
    if (!_indices) glGenBuffers(1, &_indices);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, _indices);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER,
                 static_cast<GLsizeiptr>(static_cast<std::size_t>(count) * sizeOf(indexType)), indices,
                 GL_STREAM_DRAW);
    glDrawElements(mode, count, indexType, nullptr);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, 0);
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
