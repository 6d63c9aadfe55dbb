#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/macros.h"
#include "render/VertexIndexBuffer.h"
#include "render/VertexIndexData.h"

namespace cocos2d {

/// A run of triangles, lines or points out of buffers, for a PrimitiveCommand.
class Primitive : public Ref {
public:
    /// Both are retained. `indices` may be null: then the corners are drawn one after the other. `type` is
    /// GL_TRIANGLES or another shape of OpenGL. Null without corners.
    static Primitive* create(VertexData* verts, IndexBuffer* indices, int type);

    const VertexData* getVertexData() const { return _verts; }
    const IndexBuffer* getIndexData() const { return _indices; }
    int getType() const { return _type; }
    /// The first index (or corner) that is drawn, and how many are; 0 of both from the start.
    int getStart() const { return _start; }
    int getCount() const { return _count; }
    void setStart(int start) { _start = start; }
    void setCount(int count) { _count = count; }
    /// In a CustomCommand: OpenGL draws it with the program in use. What the buffers do not have is left out.
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
    int cornerCount() const;

    CC_DISALLOW_COPY_AND_ASSIGN(Primitive)
};

} // namespace cocos2d
