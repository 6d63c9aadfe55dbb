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
    /// Constructs an empty layout.
    VertexStreamAttribute() = default;
    /// Constructs a layout with these values.
    VertexStreamAttribute(int offset, int semantic, int type, int size, bool normalize = false)
        : _normalize(normalize), _offset(offset), _semantic(semantic), _type(type), _size(size) {}

    bool _normalize = false; ///< Whether integers are mapped to 0..1.
    int _offset = 0;         ///< The offset in bytes from the start of a vertex.
    int _semantic = 0; ///< The index of the attribute: GLProgram::VERTEX_ATTRIB_POSITION or another one.
    int _type = 0;     ///< The type of a component: GL_FLOAT, GL_UNSIGNED_BYTE, or another one.
    int _size = 0;     ///< The number of components per vertex, from 1 to 4.
};

/// The vertex attributes of a Primitive, each in a buffer; several attributes may use one buffer.
class VertexData : public Ref {
public:
    /// Creates an autoreleased object without attributes.
    static VertexData* create();

    /// Returns the number of attributes.
    size_t getVertexStreamCount() const { return _vertexStreams.size(); }
    /// Adds or replaces the attribute `stream._semantic`. The buffer is retained. Returns false for null.
    bool setStream(VertexBuffer* buffer, const VertexStreamAttribute& stream);
    /// Removes the attribute with this semantic. Without one, does nothing.
    void removeStream(int semantic);
    /// Returns the layout of an attribute, or null if there is none.
    const VertexStreamAttribute* getStreamAttribute(int semantic) const;
    /// Returns the layout of an attribute, which you may change, or null if there is none.
    VertexStreamAttribute* getStreamAttribute(int semantic);
    /// Returns the buffer of an attribute, or null if there is none.
    VertexBuffer* getStreamBuffer(int semantic) const;
    /// Sets the vertex arrays of OpenGL. Call it within a CustomCommand.
    void use();

protected:
    VertexData();
    ~VertexData() override;

    /// An attribute and the buffer that holds it.
    struct BufferAttribute {
        RefPtr<VertexBuffer> _buffer;  ///< The buffer, which other attributes may use, too.
        VertexStreamAttribute _stream; ///< The layout of the attribute in a vertex.
    };
    std::map<int, BufferAttribute> _vertexStreams; ///< The attributes by their index.

    CC_DISALLOW_COPY_AND_ASSIGN(VertexData)
};

} // namespace cocos2d
