#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// The memory layout of pixels. Textures always have 8 bits per channel on the device; smaller formats only
/// reduce the precision and report their size. Compressed formats cannot be loaded.
enum class PixelFormat {
    AUTO,     ///< that of the image
    BGRA8888, ///< 32 bits
    RGBA8888, ///< 32 bits
    RGB888,   ///< 24 bits
    RGB565,   ///< 16 bits
    A8,       ///< alpha only; white
    I8,       ///< gray
    AI88,     ///< gray and alpha
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
    // Names of axmol.
    RGBA8 = RGBA8888,
    RGB8 = RGB888,
    RGBA4 = RGBA4444,
    DEFAULT = AUTO,
    NONE = -1
};

/// Bytes of one pixel; 0 for AUTO, NONE and the compressed formats.
std::size_t bytesPerPixel(PixelFormat format);

/// Converts count pixels to RGBA with 8 bits per channel. A8 becomes white with that alpha.
std::vector<std::uint8_t> toRgba(const std::uint8_t* bytes, std::size_t count, PixelFormat format);
/// The same of all pixels, which are moved if they are RGBA8888 already.
std::vector<std::uint8_t> toRgba(std::vector<std::uint8_t>&& bytes, PixelFormat format);

/// Reduces RGBA pixels to the precision of a smaller format.
void reduceTo(PixelFormat format, std::vector<std::uint8_t>& rgba);

/// Whether no pixel of an RGBA image is transparent.
bool areOpaque(const std::vector<std::uint8_t>& rgba);

} // namespace copra
