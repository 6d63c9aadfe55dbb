#include "codecs/zstd.h"

#include <algorithm>
#include <memory>

#include <zstd.h>

namespace copra {

namespace {

/// The initial size of the output buffer: the size of the result is unknown.
constexpr std::size_t kInitialSize = 64 * 1024;

} // namespace

bool inflateZstd(const unsigned char* compressed, std::size_t size, std::vector<unsigned char>& out,
                 std::size_t maxSize) {
    out.clear();
    maxSize = std::min(maxSize, largestUnpacked(size));
    const std::unique_ptr<ZSTD_DStream, std::size_t (*)(ZSTD_DStream*)> stream(ZSTD_createDStream(),
                                                                               &ZSTD_freeDStream);
    if (!compressed || size == 0 || !stream) return false;
    // The library limits the window that a frame may ask for to 2^27 bytes.
    ZSTD_inBuffer input{compressed, size, 0};
    std::size_t state = 1;
    while (state != 0) {
        const std::size_t used = out.size();
        if (used == maxSize) break;
        const std::size_t grown = std::min(maxSize, used + std::max(kInitialSize, used));
        out.reserve(
            grown); // resize() alone may allocate twice the old size, which can be more than the limit
        out.resize(grown);
        ZSTD_outBuffer output{out.data(), out.size(), used};
        const std::size_t before = input.pos;
        state = ZSTD_decompressStream(stream.get(), &output, &input);
        out.resize(output.pos);
        const bool isStuck = output.pos == used && input.pos == before;
        if (ZSTD_isError(state) || isStuck) return false;
    }
    return state == 0;
}

} // namespace copra
