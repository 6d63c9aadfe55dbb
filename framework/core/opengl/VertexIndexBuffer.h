#pragma once

#include "base/Ref.h"
#include "base/macros.h"
#include "platform/GLTypes.h"

#include <cstdint>
#include <vector>

namespace cocos2d {

/// Vertices for a Primitive, in any layout. Kept in memory, not in an OpenGL buffer.
class VertexBuffer : public Ref {
public:
    /// Allocates `vertexNumber` vertices of `sizePerVertex` bytes, all zero; null if either is 0 or less.
    /// `usage` is ignored.
    static VertexBuffer* create(int sizePerVertex, int vertexNumber, GLenum usage = GL_STATIC_DRAW);

    /// Overwrites `count` vertices from `begin` on, as far as they fit. False, and no change, for null or if
    /// `begin` is outside.
    bool updateVertices(const void* verts, int count, int begin);
    /// Stored without effect: buffers are in memory.
    static bool isShadowCopyEnabled() { return _enableShadowCopy; }
    /// Stored without effect: buffers are in memory.
    static void enableShadowCopy(bool enabled) { _enableShadowCopy = enabled; }
    /// The size of a vertex in bytes.
    int getSizePerVertex() const { return _sizePerVertex; }
    /// The number of vertices.
    int getVertexNumber() const { return _vertexNumber; }
    /// The size of all vertices in bytes.
    int getSize() const { return _sizePerVertex * _vertexNumber; }
    /// The first vertex. For Primitive.
    const std::uint8_t* data() const { return _data.data(); }

protected:
    VertexBuffer();
    ~VertexBuffer() override;
    bool init(int sizePerVertex, int vertexNumber, GLenum usage = GL_STATIC_DRAW);

    int _sizePerVertex = 0;
    int _vertexNumber = 0;
    inline static bool _enableShadowCopy = false;

private:
    std::vector<std::uint8_t> _data;

    CC_DISALLOW_COPY_AND_ASSIGN(VertexBuffer)
};

/// Indices of vertices for a Primitive.
class IndexBuffer : public Ref {
public:
    /// The size of an index: 16 or 32 bits.
    enum class IndexType {
        INDEX_TYPE_SHORT_16, ///< 2 bytes: up to 65,536 vertices.
        INDEX_TYPE_UINT_32   ///< 4 bytes.
    };

    /// Allocates `number` indices, all zero; null for 0 or less.
    static IndexBuffer* create(IndexType type, int number, GLenum usage = GL_STATIC_DRAW);

    /// Overwrites `count` indices from `begin` on; see VertexBuffer::updateVertices().
    bool updateIndices(const void* indices, int count, int begin);
    /// Stored without effect: buffers are in memory.
    static bool isShadowCopyEnabled() { return _enableShadowCopy; }
    /// Stored without effect: buffers are in memory.
    static void enableShadowCopy(bool enabled) { _enableShadowCopy = enabled; }
    /// The size of an index.
    IndexType getType() const { return _type; }
    /// The size of an index in bytes.
    int getSizePerIndex() const { return _type == IndexType::INDEX_TYPE_SHORT_16 ? 2 : 4; }
    /// The number of indices.
    int getIndexNumber() const { return _indexNumber; }
    /// The size of all indices in bytes.
    int getSize() const { return getSizePerIndex() * _indexNumber; }
    /// The first index. For Primitive.
    const std::uint8_t* data() const { return _data.data(); }

protected:
    IndexBuffer();
    ~IndexBuffer() override;
    bool init(IndexType type, int number, GLenum usage = GL_STATIC_DRAW);

    IndexType _type = IndexType::INDEX_TYPE_SHORT_16;
    int _indexNumber = 0;
    inline static bool _enableShadowCopy = false;

private:
    std::vector<std::uint8_t> _data;

    CC_DISALLOW_COPY_AND_ASSIGN(IndexBuffer)
};

} // namespace cocos2d
