// The linker replaces each call of a function X below by __wrap_X, and calls of __real_X by X (--wrap, in framework/CMakeLists.txt). So the
// calls of games need no other names, and what they bind is known without a question to the browser. A pointer that is set while no buffer is
// bound lies in memory. Before something is drawn, the enabled arrays among these are copied into buffers, as far as it reads them: the memory
// may have changed since. Only vertex array object 0 may have arrays in memory, as in OpenGL ES.
#include "backend/web/WebArrays.h"

#include "base/refuse.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include <GLES3/gl3.h>

// NOLINTBEGIN(bugprone-reserved-identifier): the names that the linker looks for
extern "C" {
void __real_glBindBuffer(GLenum target, GLuint buffer);
void __real_glBindVertexArray(GLuint array);
void __real_glDeleteBuffers(GLsizei count, const GLuint* buffers);
void __real_glDisableVertexAttribArray(GLuint index);
void __real_glDrawArrays(GLenum mode, GLint first, GLsizei count);
void __real_glDrawElements(GLenum mode, GLsizei count, GLenum type, const void* indices);
void __real_glEnableVertexAttribArray(GLuint index);
void __real_glVertexAttribPointer(GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride,
                                  const void* first);
}

namespace copra::web {

namespace {

/// An attribute of vertex array object 0.
struct ArrayAttribute {
    const void* memory = nullptr; ///< null unless it is in memory
    GLint size = 4;
    GLenum type = GL_FLOAT;
    GLboolean isNormalized = GL_FALSE;
    GLsizei stride = 0;
    GLuint copy = 0; ///< the buffer to which it is copied
    bool isEnabled = false;
};

struct ArrayState {
    std::array<ArrayAttribute, kArrays> attributes;
    std::size_t inMemory = 0; ///< how many attributes are, enabled or not
    GLuint arrayBuffer = 0;
    GLuint indexBuffer = 0; ///< of vertex array object 0
    GLuint vertexArray = 0;
    GLuint indices = 0; ///< the buffer to which indices are copied
};
ArrayState arrays; // NOLINT: OpenGL has one, too

std::size_t bytesOf(GLenum type) {
    switch (type) {
    case GL_BYTE:
    case GL_UNSIGNED_BYTE:
        return 1;
    case GL_SHORT:
    case GL_UNSIGNED_SHORT:
    case GL_HALF_FLOAT:
        return 2;
    default:
        return 4;
    }
}

/// One more than the largest index. An index that restarts a primitive does not count, because WebGL reads no vertex for it.
std::size_t verticesOf(const void* indices, int count, GLenum type) {
    const std::size_t restart = type == GL_UNSIGNED_BYTE    ? UINT8_MAX
                                : type == GL_UNSIGNED_SHORT ? UINT16_MAX
                                                            : UINT32_MAX;
    std::size_t largest = 0;
    for (int i = 0; i < count; ++i) {
        const std::size_t index = type == GL_UNSIGNED_BYTE    ? static_cast<const std::uint8_t*>(indices)[i]
                                  : type == GL_UNSIGNED_SHORT ? static_cast<const std::uint16_t*>(indices)[i]
                                                              : static_cast<const std::uint32_t*>(indices)[i];
        if (index != restart) largest = std::max(largest, index);
    }
    return largest + 1;
}

void fillBuffer(GLenum target, GLuint& buffer, const void* bytes, std::size_t size) {
    if (!buffer) glGenBuffers(1, &buffer);
    __real_glBindBuffer(target, buffer);
    glBufferData(target, static_cast<GLsizeiptr>(size), bytes, GL_STREAM_DRAW);
}

bool drawsFromMemory() {
    return arrays.inMemory > 0 && arrays.vertexArray == 0 &&
           std::any_of(
               arrays.attributes.begin(), arrays.attributes.end(),
               [](const ArrayAttribute& attribute) { return attribute.memory && attribute.isEnabled; });
}

/// Copies the enabled arrays in memory, as far as so many vertices are read.
void copyAttributes(std::size_t vertices) {
    for (unsigned index = 0; index < kArrays; ++index) {
        ArrayAttribute& attribute = arrays.attributes[index];
        if (!attribute.memory || !attribute.isEnabled) continue;
        const std::size_t size = static_cast<std::size_t>(attribute.size) * bytesOf(attribute.type);
        const std::size_t stride = attribute.stride > 0 ? static_cast<std::size_t>(attribute.stride) : size;
        fillBuffer(GL_ARRAY_BUFFER, attribute.copy, attribute.memory, (vertices - 1) * stride + size);
        __real_glVertexAttribPointer(index, attribute.size, attribute.type, attribute.isNormalized,
                                     attribute.stride, nullptr);
    }
    __real_glBindBuffer(GL_ARRAY_BUFFER, arrays.arrayBuffer);
}

void enableAttribute(GLuint index, bool isEnabled) {
    if (index < kArrays && arrays.vertexArray == 0) arrays.attributes[index].isEnabled = isEnabled;
    isEnabled ? __real_glEnableVertexAttribArray(index) : __real_glDisableVertexAttribArray(index);
}

} // namespace

void unbindArrays() {
    glBindVertexArray(0);
    for (unsigned index = 0; index < kArrays; ++index) {
        glDisableVertexAttribArray(index);
        arrays.attributes[index].memory = nullptr;
    }
    arrays.inMemory = 0;
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, 0);
}

void loseArrays() {
    arrays = ArrayState();
}

// --- What the calls do ---

extern "C" {

void __wrap_glBindBuffer(GLenum target, GLuint buffer) {
    if (target == GL_ARRAY_BUFFER) arrays.arrayBuffer = buffer;
    if (target == GL_ELEMENT_ARRAY_BUFFER && arrays.vertexArray == 0) arrays.indexBuffer = buffer;
    __real_glBindBuffer(target, buffer);
}

void __wrap_glBindVertexArray(GLuint array) {
    arrays.vertexArray = array;
    __real_glBindVertexArray(array);
}

void __wrap_glDeleteBuffers(GLsizei count, const GLuint* buffers) {
    for (GLsizei i = 0; i < count; ++i) { // what is deleted is unbound
        if (arrays.arrayBuffer == buffers[i]) arrays.arrayBuffer = 0;
        if (arrays.indexBuffer == buffers[i] && arrays.vertexArray == 0) arrays.indexBuffer = 0;
    }
    __real_glDeleteBuffers(count, buffers);
}

void __wrap_glEnableVertexAttribArray(GLuint index) {
    enableAttribute(index, true);
}

void __wrap_glDisableVertexAttribArray(GLuint index) {
    enableAttribute(index, false);
}

void __wrap_glVertexAttribPointer(GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride,
                                  const void* first) {
    if (index < kArrays && arrays.vertexArray == 0) {
        auto& attribute = arrays.attributes[index];
        arrays.inMemory -= attribute.memory ? 1 : 0;
        attribute.memory = nullptr;
        if (arrays.arrayBuffer == 0 && first && size >= 1 && size <= 4) {
            attribute.memory = first;
            attribute.size = size;
            attribute.type = type;
            attribute.isNormalized = normalized;
            attribute.stride = stride;
            ++arrays.inMemory;
            return;
        }
    }
    __real_glVertexAttribPointer(index, size, type, normalized, stride, first);
}

void __wrap_glDrawArrays(GLenum mode, GLint first, GLsizei count) {
    if (drawsFromMemory() && first >= 0 && count > 0)
        copyAttributes(static_cast<std::size_t>(first) + static_cast<std::size_t>(count));
    __real_glDrawArrays(mode, first, count);
}

void __wrap_glDrawElements(GLenum mode, GLsizei count, GLenum type, const void* indices) {
    if (arrays.vertexArray != 0 || arrays.indexBuffer != 0 || !indices || count <= 0) {
        copra::warn(drawsFromMemory(),
                    "glDrawElements: indices in a buffer need vertex arrays in buffers, too, in a web page");
        __real_glDrawElements(mode, count, type, indices);
        return;
    }
    if (drawsFromMemory()) copyAttributes(verticesOf(indices, count, type));
    fillBuffer(GL_ELEMENT_ARRAY_BUFFER, arrays.indices, indices,
               static_cast<std::size_t>(count) * bytesOf(type));
    __real_glDrawElements(mode, count, type, nullptr);
    __real_glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, 0);
}

} // extern "C"

} // namespace copra::web
// NOLINTEND(bugprone-reserved-identifier)
