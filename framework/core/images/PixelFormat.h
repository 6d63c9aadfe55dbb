#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// The memory layout of pixels. Textures always have 8 bits per channel on the device; smaller formats only
/// reduce the precision and report their size. Compressed formats cannot be loaded.
enum class PixelFormat {
    AUTO,                   ///< The format of the image.
    BGRA8888,               ///< 32 bits: blue, green, red, alpha.
    RGBA8888,               ///< 32 bits: red, green, blue, alpha.
    RGB888,                 ///< 24 bits, opaque.
    RGB565,                 ///< 16 bits, opaque: 5 bits of red and blue, 6 of green.
    A8,                     ///< 8 bits of alpha; the color is white.
    I8,                     ///< 8 bits of gray, opaque.
    AI88,                   ///< 16 bits: gray and alpha.
    RGBA4444,               ///< 16 bits: 4 bits per channel.
    RGB5A1,                 ///< 16 bits: 5 bits per color, and 1 of alpha.
    PVRTC4,                 ///< Compressed; cannot be loaded.
    PVRTC4A,                ///< Compressed; cannot be loaded.
    PVRTC2,                 ///< Compressed; cannot be loaded.
    PVRTC2A,                ///< Compressed; cannot be loaded.
    ETC,                    ///< Compressed; cannot be loaded.
    S3TC_DXT1,              ///< Compressed; cannot be loaded.
    S3TC_DXT3,              ///< Compressed; cannot be loaded.
    S3TC_DXT5,              ///< Compressed; cannot be loaded.
    ATC_RGB,                ///< Compressed; cannot be loaded.
    ATC_EXPLICIT_ALPHA,     ///< Compressed; cannot be loaded.
    ATC_INTERPOLATED_ALPHA, ///< Compressed; cannot be loaded.
    // The names of the formats in axmol.
    RGBA8 = RGBA8888, ///< Name of RGBA8888 in axmol.
    RGB8 = RGB888,    ///< Name of RGB888 in axmol.
    RGBA4 = RGBA4444, ///< Name of RGBA4444 in axmol.
    DEFAULT = AUTO,   ///< Another name of AUTO.
    NONE = -1         ///< No format.
};

/// Returns the number of bytes of one pixel, or 0 for AUTO, NONE, and the compressed formats.
std::size_t bytesPerPixel(PixelFormat format);

/// Converts `count` pixels to RGBA with 8 bits per channel. A8 becomes white with that alpha.
std::vector<std::uint8_t> toRgba(const std::uint8_t* bytes, std::size_t count, PixelFormat format);
/// Converts all pixels to RGBA with 8 bits per channel. Pixels that are RGBA8888 already are moved.
std::vector<std::uint8_t> toRgba(std::vector<std::uint8_t>&& bytes, PixelFormat format);

/// Reduces RGBA pixels to the precision of a smaller format.
void reduceTo(PixelFormat format, std::vector<std::uint8_t>& rgba);

/// Whether no pixel of an RGBA image is transparent.
bool areOpaque(const std::vector<std::uint8_t>& rgba);

} // namespace copra
