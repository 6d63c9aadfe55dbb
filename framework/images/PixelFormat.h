#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// How pixels are laid out in memory. Drawing always uses 8 bits a channel; formats with fewer are kept
/// for their look and their numbers. Compressed formats cannot be loaded.
enum class PixelFormat {
    AUTO,     ///< that of the image
    BGRA8888, ///< 32 bits
    RGBA8888, ///< 32 bits
    RGB888,   ///< 24 bits
    RGB565,   ///< 16 bits
    A8,       ///< alpha only, drawn in white
    I8,       ///< grey
    AI88,     ///< grey and alpha
    RGBA4444, ///< 16 bits
    RGB5A1,   ///< 16 bits
    PVRTC4,
    PVRTC4A,
    PVRTC2,
    PVRTC2A,
    ETC,
    S3TC_DXT1,
    S3TC_DXT3,
    S3TC_DXT5,
    ATC_RGB,
    ATC_EXPLICIT_ALPHA,
    ATC_INTERPOLATED_ALPHA,
    DEFAULT = AUTO,
    NONE = -1
};

/// Bytes of one pixel; 0 for AUTO, NONE and the compressed formats.
std::size_t bytesPerPixel(PixelFormat format);

/// Pixels of some format as RGBA with 8 bits a channel. bytes holds count pixels. A8 becomes white with that
/// alpha.
std::vector<std::uint8_t> toRgba(const std::uint8_t* bytes, std::size_t count, PixelFormat format);

/// What is left of RGBA pixels after a stay in a smaller format.
void reduceTo(PixelFormat format, std::vector<std::uint8_t>& rgba);

} // namespace copra
