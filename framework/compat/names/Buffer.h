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
    /// Constructs a buffer of zeros; use Device::newBuffer() in games. If the buffer is too large, the
    /// constructor logs that, and the buffer is empty.
    Buffer(std::size_t size, BufferType type, BufferUsage usage);

    /// Copies `size` bytes to the beginning of the buffer. If they do not fit, debug builds assert; release
    /// builds log that and do nothing.
    void updateData(const void* data, std::size_t size) { updateSubData(data, 0, size); }
    /// Copies `size` bytes to the buffer, from the byte `offset` on. If they do not fit, debug builds assert;
    /// release builds log that and do nothing.
    void updateSubData(const void* data, std::size_t offset, std::size_t size);
    /// Has no effect: the bytes stay in memory.
    void usingDefaultStoredData(bool /*needDefaultStoredData*/) {}
    /// Returns the number of bytes.
    std::size_t getSize() const { return _bytes.size(); }
    /// Returns the bytes. CustomCommand calls it.
    const std::uint8_t* data() const { return _bytes.data(); }

private:
    std::vector<std::uint8_t> _bytes;
};

} // namespace backend
} // namespace cocos2d
