#include "opengl/Primitive.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "opengl/drawVertices.h"
#include "platform/RenderDevice.h"
#include "render/rawContext.h"

#include <algorithm>
#include <limits>

namespace cocos2d {

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
    _verts->use();
    copra::IndexSpan indices;
    if (_indices) indices = {_indices->data(), _indices->getSizePerIndex()};
    if (!copra::drawVertices(context->device->rawGL(), static_cast<GLenum>(_type), vertices, first, count,
                             indices))
        copra::warning("Primitive: an index is beyond the %d vertices; nothing is drawn", vertices);
}

} // namespace cocos2d
