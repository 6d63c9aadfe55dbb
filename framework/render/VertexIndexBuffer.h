#pragma once

#include "base/Ref.h"
#include "base/macros.h"
#include "platform/GLTypes.h"

#include <cstdint>
#include <vector>

namespace cocos2d {

/// Values of corners for a Primitive, of the layout that a game likes. They are kept in memory, so there is
/// no OpenGL buffer to ask for.
class VertexBuffer : public Ref {
public:
    /// Room for so many corners of so many bytes each, all zero; null where there are none. `usage` is a hint
    /// that nothing depends on.
    static VertexBuffer* create(int sizePerVertex, int vertexNumber, GLenum usage = GL_STATIC_DRAW);

    /// Overwrites `count` corners from `begin` on; what does not fit is left out. False, without any change,
    /// for null and for a place outside.
    bool updateVertices(const void* verts, int count, int begin);
    int getSizePerVertex() const { return _sizePerVertex; }
    int getVertexNumber() const { return _vertexNumber; }
    /// Bytes of all corners.
    int getSize() const { return _sizePerVertex * _vertexNumber; }
    /// The first corner. For Primitive.
    const std::uint8_t* data() const { return _data.data(); }

protected:
    VertexBuffer();
    ~VertexBuffer() override;
    bool init(int sizePerVertex, int vertexNumber, GLenum usage = GL_STATIC_DRAW);

    int _sizePerVertex = 0;
    int _vertexNumber = 0;

private:
    std::vector<std::uint8_t> _data;

    CC_DISALLOW_COPY_AND_ASSIGN(VertexBuffer)
};

/// Which corners a Primitive is made of, in order.
class IndexBuffer : public Ref {
public:
    enum class IndexType { INDEX_TYPE_SHORT_16, INDEX_TYPE_UINT_32 };

    /// Room for so many indices, all zero; null where there are none.
    static IndexBuffer* create(IndexType type, int number, GLenum usage = GL_STATIC_DRAW);

    /// Overwrites `count` indices of this buffer's type from `begin` on; see VertexBuffer::updateVertices().
    bool updateIndices(const void* indices, int count, int begin);
    IndexType getType() const { return _type; }
    int getSizePerIndex() const { return _type == IndexType::INDEX_TYPE_SHORT_16 ? 2 : 4; }
    int getIndexNumber() const { return _indexNumber; }
    /// Bytes of all indices.
    int getSize() const { return getSizePerIndex() * _indexNumber; }
    /// The first index. For Primitive.
    const std::uint8_t* data() const { return _data.data(); }

protected:
    IndexBuffer();
    ~IndexBuffer() override;
    bool init(IndexType type, int number, GLenum usage = GL_STATIC_DRAW);

    IndexType _type = IndexType::INDEX_TYPE_SHORT_16;
    int _indexNumber = 0;

private:
    std::vector<std::uint8_t> _data;

    CC_DISALLOW_COPY_AND_ASSIGN(IndexBuffer)
};

} // namespace cocos2d
