#include "opengl/Primitive.h"

#include "base/autoreleased.h"
#include "base/log.h"
#include "platform/RawGL.h"
#include "platform/RenderDevice.h"
#include "render/rawContext.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>

namespace cocos2d {

namespace {

/// The largest of `count` indices from `first` on.
std::int64_t largest(const IndexBuffer& indices, int first, int count) {
    std::int64_t most = 0;
    const int size = indices.getSizePerIndex();
    for (int i = 0; i < count; ++i) {
        std::uint32_t index = 0; // little-endian, as all supported platforms
        std::memcpy(&index, indices.data() + static_cast<std::ptrdiff_t>(first + i) * size,
                    static_cast<std::size_t>(size));
        most = std::max<std::int64_t>(most, index);
    }
    return most;
}

} // namespace

Primitive* Primitive::create(VertexData* verts, IndexBuffer* indices, int type) {
    auto* const primitive = new Primitive();
    return copra::autoreleased(primitive, primitive->init(verts, indices, type));
}

Primitive::Primitive() = default;
Primitive::~Primitive() = default;

bool Primitive::init(VertexData* verts, IndexBuffer* indices, int type) {
    if (!verts) return false;
    _verts = verts;
    _indices = indices;
    _type = type;
    return true;
}

/// The size of the smallest buffer, beyond which OpenGL must not read.
int Primitive::vertexCount() const {
    int count = std::numeric_limits<int>::max();
    std::size_t streams = 0;
    for (int semantic = 0; streams < _verts->getVertexStreamCount() && semantic < 32; ++semantic) {
        const VertexBuffer* const buffer = _verts->getStreamBuffer(semantic);
        if (!buffer) continue;
        ++streams;
        count = std::min(count, buffer->getVertexNumber());
    }
    return streams > 0 ? count : 0;
}

void Primitive::draw() {
    const copra::RawContext* const context = copra::rawContextFor("Primitive::draw");
    if (!context) return;
    const int vertices = vertexCount();
    const int all = _indices ? _indices->getIndexNumber() : vertices;
    const int first = std::max(_start, 0);
    const int count = std::min(_count, all - first);
    if (count <= 0) return;
    copra::RawGL& gl = context->device->rawGL();
    _verts->use();
    if (!_indices) {
        gl.drawArrays(static_cast<GLenum>(_type), first, count);
        return;
    }
    if (largest(*_indices, first, count) >= vertices) {
        log("Primitive: an index is beyond the %d vertices; nothing is drawn", vertices);
        return;
    }
    const bool isShort = _indices->getType() == IndexBuffer::IndexType::INDEX_TYPE_SHORT_16;
    gl.drawElements(static_cast<GLenum>(_type), count, isShort ? GL_UNSIGNED_SHORT : GL_UNSIGNED_INT,
                    _indices->data() + static_cast<std::ptrdiff_t>(first) * _indices->getSizePerIndex());
}

} // namespace cocos2d
