#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/macros.h"
#include "render/VertexIndexBuffer.h"

#include <cstddef>
#include <map>

namespace cocos2d {

/// Where in a VertexBuffer the values of one attribute lie.
struct VertexStreamAttribute {
    VertexStreamAttribute() = default;
    VertexStreamAttribute(int offset, int semantic, int type, int size, bool normalize = false)
        : _normalize(normalize), _offset(offset), _semantic(semantic), _type(type), _size(size) {}

    bool _normalize = false; ///< whole numbers count as 0 to 1
    int _offset = 0;         ///< bytes from a corner's beginning
    int _semantic = 0;       ///< number of the attribute: GLProgram::VERTEX_ATTRIB_POSITION or another
    int _type = 0;           ///< of the numbers: GL_FLOAT, GL_UNSIGNED_BYTE or another
    int _size = 0;           ///< how many numbers a corner has, 1 to 4
};

/// The attributes of a Primitive's corners, each in a buffer, which several may share.
class VertexData : public Ref {
public:
    /// Without attributes.
    static VertexData* create();

    /// How many attributes there are.
    size_t getVertexStreamCount() const { return _vertexStreams.size(); }
    /// Adds or replaces the attribute `stream._semantic`. The buffer is retained. False for null.
    bool setStream(VertexBuffer* buffer, const VertexStreamAttribute& stream);
    void removeStream(int semantic);
    /// Null where there is no such attribute.
    const VertexStreamAttribute* getStreamAttribute(int semantic) const;
    VertexStreamAttribute* getStreamAttribute(int semantic);
    VertexBuffer* getStreamBuffer(int semantic) const;
    /// In a CustomCommand: OpenGL takes its corners from here from now on.
    void use();

protected:
    VertexData();
    ~VertexData() override;

    struct BufferAttribute {
        RefPtr<VertexBuffer> _buffer;
        VertexStreamAttribute _stream;
    };
    std::map<int, BufferAttribute> _vertexStreams; ///< by the number of the attribute

    CC_DISALLOW_COPY_AND_ASSIGN(VertexData)
};

} // namespace cocos2d
