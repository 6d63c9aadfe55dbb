#include "opengl/VertexIndexBuffer.h"

#include "base/autoreleased.h"
#include "base/limits.h"

#include <algorithm>
#include <cstring>

namespace cocos2d {

namespace {

bool overwrite(std::vector<std::uint8_t>& data, int elementSize, const void* from, int count, int begin) {
    const int all = static_cast<int>(data.size()) / std::max(elementSize, 1);
    if (!from || count <= 0 || begin < 0 || begin >= all) return false;
    const auto bytes = static_cast<std::size_t>(std::min(count, all - begin) * elementSize);
    std::memcpy(data.data() + static_cast<std::ptrdiff_t>(begin) * elementSize, from, bytes);
    return true;
}

bool isBufferTooLarge(const char* call, int elementSize, int elements) {
    return copra::isTooLarge(call, "bytes", static_cast<double>(elementSize) * elements,
                             copra::limits::kBufferBytes);
}

} // namespace

VertexBuffer* VertexBuffer::create(int sizePerVertex, int vertexNumber, GLenum usage) {
    auto* const buffer = new VertexBuffer();
    return copra::autoreleased(buffer, buffer->init(sizePerVertex, vertexNumber, usage));
}

VertexBuffer::VertexBuffer() = default;
VertexBuffer::~VertexBuffer() = default;

bool VertexBuffer::init(int sizePerVertex, int vertexNumber, GLenum) {
    if (sizePerVertex <= 0 || vertexNumber <= 0) return false;
    if (isBufferTooLarge("VertexBuffer::create", sizePerVertex, vertexNumber)) return false;
    _sizePerVertex = sizePerVertex;
    _vertexNumber = vertexNumber;
    _data.assign(static_cast<std::size_t>(sizePerVertex) * static_cast<std::size_t>(vertexNumber), 0);
    return true;
}

bool VertexBuffer::updateVertices(const void* verts, int count, int begin) {
    return overwrite(_data, _sizePerVertex, verts, count, begin);
}

IndexBuffer* IndexBuffer::create(IndexType type, int number, GLenum usage) {
    auto* const buffer = new IndexBuffer();
    return copra::autoreleased(buffer, buffer->init(type, number, usage));
}

IndexBuffer::IndexBuffer() = default;
IndexBuffer::~IndexBuffer() = default;

bool IndexBuffer::init(IndexType type, int number, GLenum) {
    if (number <= 0) return false;
    if (isBufferTooLarge("IndexBuffer::create", type == IndexType::INDEX_TYPE_SHORT_16 ? 2 : 4, number))
        return false;
    _type = type;
    _indexNumber = number;
    _data.assign(static_cast<std::size_t>(number) * static_cast<std::size_t>(getSizePerIndex()), 0);
    return true;
}

bool IndexBuffer::updateIndices(const void* indices, int count, int begin) {
    return overwrite(_data, getSizePerIndex(), indices, count, begin);
}

} // namespace cocos2d
