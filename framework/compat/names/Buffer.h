#pragma once

#include "base/Ref.h"
#include "opengl/PipelineDescriptor.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cocos2d {
namespace backend {

/// Vertices or indices for a CustomCommand, in memory.
class Buffer : public Ref {
public:
    /// Use Device::newBuffer(). All bytes are zero. If the buffer is too large, logs that, and the buffer is
    /// empty.
    Buffer(std::size_t size, BufferType type, BufferUsage usage);

    /// Copies `size` bytes to the beginning. Refused if they do not fit.
    void updateData(const void* data, std::size_t size) { updateSubData(data, 0, size); }
    /// Copies `size` bytes to the byte `offset`. Refused if they do not fit.
    void updateSubData(const void* data, std::size_t offset, std::size_t size);
    /// Without effect: the bytes stay in memory.
    void usingDefaultStoredData(bool /*needDefaultStoredData*/) {}
    std::size_t getSize() const { return _bytes.size(); }
    /// For CustomCommand.
    const std::uint8_t* data() const { return _bytes.data(); }

private:
    std::vector<std::uint8_t> _bytes;
};

} // namespace backend
} // namespace cocos2d
