#include "opengl/drawVertices.h"

#include "platform/RawGL.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace copra {

namespace {

/// The largest of `count` indices.
std::int64_t largest(const std::uint8_t* indices, int bytesOfOne, int count) {
    std::int64_t most = 0;
    for (int i = 0; i < count; ++i) {
        std::uint32_t index = 0; // little-endian, as all supported platforms
        std::memcpy(&index, indices + static_cast<std::ptrdiff_t>(i) * bytesOfOne,
                    static_cast<std::size_t>(bytesOfOne));
        most = std::max<std::int64_t>(most, index);
    }
    return most;
}

} // namespace

bool drawVertices(RawGL& gl, GLenum mode, int vertices, int first, int count, const IndexSpan& indices) {
    if (!indices.data) {
        gl.drawArrays(mode, first, count);
        return true;
    }
    const std::uint8_t* const begin = indices.data + static_cast<std::ptrdiff_t>(first) * indices.bytesOfOne;
    if (largest(begin, indices.bytesOfOne, count) >= vertices) return false;
    gl.drawElements(mode, count, indices.bytesOfOne == 2 ? GL_UNSIGNED_SHORT : GL_UNSIGNED_INT, begin);
    return true;
}

} // namespace copra
