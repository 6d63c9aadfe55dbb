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
    /// Creates a primitive from buffers, which are retained. Without `indices`, the vertices are drawn in
    /// order. `type` is GL_TRIANGLES or another mode of OpenGL. Returns null without vertices.
    static Primitive* create(VertexData* verts, IndexBuffer* indices, int type);

    /// Returns the vertices, which are retained.
    const VertexData* getVertexData() const { return _verts; }
    /// Returns the indices, which are retained, or null.
    const IndexBuffer* getIndexData() const { return _indices; }
    /// Returns the kind of primitive, such as GL_TRIANGLES.
    int getType() const { return _type; }
    /// Returns the first index or vertex that is drawn; 0 by default.
    int getStart() const { return _start; }
    /// Returns the number of indices or vertices that are drawn; 0 by default.
    int getCount() const { return _count; }
    /// Sets the first index or vertex that is drawn.
    void setStart(int start) { _start = start; }
    /// Sets the number of indices or vertices that are drawn.
    void setCount(int count) { _count = count; }
    /// Draws the primitive with the current program. Call it within a CustomCommand. Indices and vertices
    /// beyond the buffers are skipped.
    void draw();

protected:
    Primitive();
    ~Primitive() override;
    /// Sets the vertices, the indices, and the kind of primitive, such as GL_TRIANGLES. Returns false without
    /// vertices.
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
