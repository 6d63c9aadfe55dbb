#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/macros.h"
#include "opengl/VertexIndexBuffer.h"
#include "opengl/VertexIndexData.h"

namespace cocos2d {

/// Triangles, lines, or points from buffers, for a PrimitiveCommand.
class Primitive : public Ref {
public:
    /// Retains both buffers. Without `indices` the vertices are drawn in order. `type` is GL_TRIANGLES or
    /// another mode of OpenGL. Null without vertices.
    static Primitive* create(VertexData* verts, IndexBuffer* indices, int type);

    /// The vertices of create(); retained.
    const VertexData* getVertexData() const { return _verts; }
    /// The indices of create(), or null; retained.
    const IndexBuffer* getIndexData() const { return _indices; }
    /// The kind of primitive of create(), such as GL_TRIANGLES.
    int getType() const { return _type; }
    /// The first index (or vertex) to draw, and the number of them; 0 by default.
    int getStart() const { return _start; }
    /// The number of indices or vertices that are drawn.
    int getCount() const { return _count; }
    /// The first index or vertex that is drawn.
    void setStart(int start) { _start = start; }
    /// The number of indices or vertices that are drawn.
    void setCount(int count) { _count = count; }
    /// Within a CustomCommand: draws with the current program. What is beyond the buffers is skipped.
    void draw();

protected:
    Primitive();
    ~Primitive() override;
    bool init(VertexData* verts, IndexBuffer* indices, int type);

    RefPtr<VertexData> _verts;
    RefPtr<IndexBuffer> _indices;
    int _start = 0;
    int _count = 0;
    int _type = GL_POINTS;

private:
    int vertexCount() const;

    CC_DISALLOW_COPY_AND_ASSIGN(Primitive)
};

} // namespace cocos2d
