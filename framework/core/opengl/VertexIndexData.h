#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/macros.h"
#include "opengl/VertexIndexBuffer.h"

#include <cstddef>
#include <map>

namespace cocos2d {

/// The layout of one attribute in a VertexBuffer.
struct VertexStreamAttribute {
    VertexStreamAttribute() = default;
    /// A layout with these values.
    VertexStreamAttribute(int offset, int semantic, int type, int size, bool normalize = false)
        : _normalize(normalize), _offset(offset), _semantic(semantic), _type(type), _size(size) {}

    bool _normalize = false; ///< integers are mapped to 0..1
    int _offset = 0;         ///< bytes from the start of a vertex
    int _semantic = 0;       ///< attribute index: GLProgram::VERTEX_ATTRIB_POSITION or another
    int _type = 0;           ///< type of a component: GL_FLOAT, GL_UNSIGNED_BYTE, or another
    int _size = 0;           ///< components per vertex, 1 to 4
};

/// The vertex attributes of a Primitive, each in a buffer; attributes may share a buffer.
class VertexData : public Ref {
public:
    /// Creates one without attributes.
    static VertexData* create();

    /// The number of attributes.
    size_t getVertexStreamCount() const { return _vertexStreams.size(); }
    /// Adds or replaces the attribute `stream._semantic`. The buffer is retained. False for null.
    bool setStream(VertexBuffer* buffer, const VertexStreamAttribute& stream);
    /// Removes the attribute.
    void removeStream(int semantic);
    /// The attribute of a stream; null if there is none.
    const VertexStreamAttribute* getStreamAttribute(int semantic) const;
    VertexStreamAttribute* getStreamAttribute(int semantic);
    /// The buffer of an attribute; null if there is none.
    VertexBuffer* getStreamBuffer(int semantic) const;
    /// Within a CustomCommand: sets the vertex arrays of OpenGL.
    void use();

protected:
    VertexData();
    ~VertexData() override;

    /// An attribute and the buffer that holds it.
    struct BufferAttribute {
        RefPtr<VertexBuffer> _buffer;  ///< shared with other attributes
        VertexStreamAttribute _stream; ///< where the attribute is in a vertex
    };
    std::map<int, BufferAttribute> _vertexStreams; ///< by attribute index

    CC_DISALLOW_COPY_AND_ASSIGN(VertexData)
};

} // namespace cocos2d
