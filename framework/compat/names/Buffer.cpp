#include "compat/names/Buffer.h"

#include "base/limits.h"
#include "base/refuse.h"

#include <cstring>

namespace cocos2d {
namespace backend {

Buffer::Buffer(std::size_t size, BufferType, BufferUsage) {
    if (!copra::isTooLarge("backend::Buffer", "bytes", static_cast<double>(size),
                           copra::limits::kBufferBytes))
        _bytes.assign(size, 0);
}

void Buffer::updateSubData(const void* data, std::size_t offset, std::size_t size) {
    const bool fits = offset <= _bytes.size() && size <= _bytes.size() - offset;
    if (copra::refuse(!fits, "backend::Buffer: the bytes are beyond its end") || !data || size == 0) return;
    std::memcpy(_bytes.data() + offset, data, size);
}

} // namespace backend
} // namespace cocos2d
