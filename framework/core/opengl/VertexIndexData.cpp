#include "opengl/VertexIndexData.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "platform/RawGL.h"
#include "platform/RenderDevice.h"
#include "render/rawContext.h"

#include <cstdint>

namespace cocos2d {

namespace {

constexpr int kAttributes = 32;

constexpr int kHalfFloat = 0x140B; // GL_HALF_FLOAT
constexpr int kFixed = 0x140C;     // GL_FIXED

/// Bytes of a component.
int bytesOf(int type) {
    switch (type) {
    case GL_BYTE:
    case GL_UNSIGNED_BYTE:
        return 1;
    case GL_SHORT:
    case GL_UNSIGNED_SHORT:
    case kHalfFloat:
        return 2;
    case GL_INT:
    case GL_UNSIGNED_INT:
    case GL_FLOAT:
    case kFixed:
        return 4;
    default:
        return 8; // GL_DOUBLE; OpenGL ignores arrays of unknown types
    }
}

/// Whether an attribute lies within each vertex of its buffer, beyond which OpenGL must not read.
bool isWithin(const VertexStreamAttribute& stream, const VertexBuffer& buffer) {
    const int vertex = buffer.getSizePerVertex();
    return stream._semantic >= 0 && stream._semantic < kAttributes && stream._size >= 1 &&
           stream._size <= 4 && stream._offset >= 0 &&
           stream._offset <= vertex - stream._size * bytesOf(stream._type);
}

} // namespace

VertexData* VertexData::create() {
    return copra::autoreleased(new VertexData());
}

VertexData::VertexData() = default;
VertexData::~VertexData() = default;

bool VertexData::setStream(VertexBuffer* buffer, const VertexStreamAttribute& stream) {
    if (!buffer) return false;
    BufferAttribute& attribute = _vertexStreams[stream._semantic];
    attribute._buffer = buffer;
    attribute._stream = stream;
    return true;
}

void VertexData::removeStream(int semantic) {
    _vertexStreams.erase(semantic);
}

const VertexStreamAttribute* VertexData::getStreamAttribute(int semantic) const {
    const auto found = _vertexStreams.find(semantic);
    return found == _vertexStreams.end() ? nullptr : &found->second._stream;
}

VertexStreamAttribute* VertexData::getStreamAttribute(int semantic) {
    const auto found = _vertexStreams.find(semantic);
    return found == _vertexStreams.end() ? nullptr : &found->second._stream;
}

VertexBuffer* VertexData::getStreamBuffer(int semantic) const {
    const auto found = _vertexStreams.find(semantic);
    return found == _vertexStreams.end() ? nullptr : found->second._buffer.get();
}

void VertexData::use() {
    const copra::RawContext* const context = copra::rawContextFor("VertexData::use");
    if (!context) return;
    copra::RawGL& gl = context->device->rawGL();
    gl.enableArrays(0);
    for (const auto& [semantic, attribute] : _vertexStreams) {
        const VertexStreamAttribute& stream = attribute._stream;
        const VertexBuffer& buffer = *attribute._buffer;
        if (!isWithin(stream, buffer) || semantic != stream._semantic) {
            copra::warning(
                "VertexData: attribute %d reaches beyond the %d bytes of a vertex, or does not exist; it is "
                "skipped",
                semantic, buffer.getSizePerVertex());
            continue;
        }
        gl.setArray({static_cast<unsigned>(semantic), stream._size, static_cast<GLenum>(stream._type),
                     stream._normalize, buffer.getSizePerVertex(), buffer.data() + stream._offset});
    }
}

} // namespace cocos2d
