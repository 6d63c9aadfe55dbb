#pragma once

#include "base/Ref.h"
#include "base/macros.h"
#include "platform/GLTypes.h"

#include <cstdint>
#include <vector>

namespace cocos2d {

/// Vertices for a Primitive, in any layout. They are kept in memory, not in an OpenGL buffer.
class VertexBuffer : public Ref {
public:
    /// Creates a buffer of `vertexNumber` vertices of `sizePerVertex` bytes, all of them zero. Returns null
    /// if either number is 0 or less. `usage` is ignored.
    static VertexBuffer* create(int sizePerVertex, int vertexNumber, GLenum usage = GL_STATIC_DRAW);

    /// Overwrites `count` vertices from `begin` on, as far as they fit. For null, and if `begin` is outside,
    /// the function changes nothing and returns false.
    bool updateVertices(const void* verts, int count, int begin);
    /// A setting without effect, because buffers are in memory.
    static bool isShadowCopyEnabled() { return _enableShadowCopy; }
    /// Stores a setting without effect, because buffers are in memory.
    static void enableShadowCopy(bool enabled) { _enableShadowCopy = enabled; }
    /// Returns the size of a vertex in bytes.
    int getSizePerVertex() const { return _sizePerVertex; }
    /// Returns the number of vertices.
    int getVertexNumber() const { return _vertexNumber; }
    /// Returns the size of all vertices in bytes.
    int getSize() const { return _sizePerVertex * _vertexNumber; }
    /// Returns the first vertex. Primitive calls it.
    const std::uint8_t* data() const { return _data.data(); }

protected:
    VertexBuffer();
    ~VertexBuffer() override;
    /// Allocates vertices that are all 0. Sizes are in bytes. Returns false for numbers that create()
    /// refuses.
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
        INDEX_TYPE_UINT_32   ///< 4 bytes: for more than 65,536 vertices.
    };

    /// Creates a buffer of `number` indices, all of them zero. Returns null for 0 or less.
    static IndexBuffer* create(IndexType type, int number, GLenum usage = GL_STATIC_DRAW);

    /// Overwrites `count` indices from `begin` on; see VertexBuffer::updateVertices().
    bool updateIndices(const void* indices, int count, int begin);
    /// A setting without effect, because buffers are in memory.
    static bool isShadowCopyEnabled() { return _enableShadowCopy; }
    /// Stores a setting without effect, because buffers are in memory.
    static void enableShadowCopy(bool enabled) { _enableShadowCopy = enabled; }
    /// Returns the size of an index.
    IndexType getType() const { return _type; }
    /// Returns the size of an index in bytes.
    int getSizePerIndex() const { return _type == IndexType::INDEX_TYPE_SHORT_16 ? 2 : 4; }
    /// Returns the number of indices.
    int getIndexNumber() const { return _indexNumber; }
    /// Returns the size of all indices in bytes.
    int getSize() const { return getSizePerIndex() * _indexNumber; }
    /// Returns the first index. Primitive calls it.
    const std::uint8_t* data() const { return _data.data(); }

protected:
    IndexBuffer();
    ~IndexBuffer() override;
    /// Allocates indices that are all 0. Returns false for numbers that create() refuses.
    bool init(IndexType type, int number, GLenum usage = GL_STATIC_DRAW);

    IndexType _type = IndexType::INDEX_TYPE_SHORT_16;
    int _indexNumber = 0;
    inline static bool _enableShadowCopy = false;

private:
    std::vector<std::uint8_t> _data;

    CC_DISALLOW_COPY_AND_ASSIGN(IndexBuffer)
};

} // namespace cocos2d
