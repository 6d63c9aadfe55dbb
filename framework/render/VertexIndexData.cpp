#include "render/VertexIndexData.h"

#include "base/autoreleased.h"
#include "platform/RawGL.h"
#include "platform/RenderDevice.h"
#include "render/rawContext.h"

#include <cstdint>

namespace cocos2d {

VertexData* VertexData::create() {
    return copra::autoreleased(new VertexData());
}

VertexData::VertexData() = default;
VertexData::~VertexData() = default;

bool VertexData::setStream(VertexBuffer* buffer, const VertexStreamAttribute& stream) {
    if (!buffer) return false;
    BufferAttribute& attribute = _vertexStreams[stream._semantic];
    attribute._buffer = buffer;
    attribute._stream = stream;
    return true;
}

void VertexData::removeStream(int semantic) {
    _vertexStreams.erase(semantic);
}

const VertexStreamAttribute* VertexData::getStreamAttribute(int semantic) const {
    const auto found = _vertexStreams.find(semantic);
    return found == _vertexStreams.end() ? nullptr : &found->second._stream;
}

VertexStreamAttribute* VertexData::getStreamAttribute(int semantic) {
    const auto found = _vertexStreams.find(semantic);
    return found == _vertexStreams.end() ? nullptr : &found->second._stream;
}

VertexBuffer* VertexData::getStreamBuffer(int semantic) const {
    const auto found = _vertexStreams.find(semantic);
    return found == _vertexStreams.end() ? nullptr : found->second._buffer.get();
}

void VertexData::use() {
    const copra::RawContext* const context = copra::rawContextFor("VertexData::use");
    if (!context) return;
    std::uint32_t bits = 0;
    for (const auto& entry : _vertexStreams) bits |= 1U << (static_cast<unsigned>(entry.first) & 31U);
    copra::RawGL& gl = context->device->rawGL();
    gl.enableArrays(bits);
    for (const auto& [semantic, attribute] : _vertexStreams) {
        const VertexStreamAttribute& stream = attribute._stream;
        const VertexBuffer& buffer = *attribute._buffer;
        gl.setArray({static_cast<unsigned>(semantic), stream._size, static_cast<GLenum>(stream._type),
                     stream._normalize, buffer.getSizePerVertex(), buffer.data() + stream._offset});
    }
}

} // namespace cocos2d
