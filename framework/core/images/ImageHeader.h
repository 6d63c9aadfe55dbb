#pragma once

#include "platform/Pixels.h"

#include <cstddef>
#include <cstdint>

namespace copra {

/// The header of an image file.
struct ImageHeader {
    enum class Kind { Unknown, Png, ApplePng, Jpeg, Gif, Bmp, Tga, Tiff, WebP, Pvr, Etc, S3tc, Ktx };
    Kind kind = Kind::Unknown;
    PixelSize size{};  ///< The size in pixels; 0 x 0 for formats whose header is not read here.
    bool gray = false; ///< Whether it is a JPEG file in grayscale.
};

/// Reads the header of an image file without decoding it; safe for corrupt files. TGA files have no
/// signature: a file of no other format with a plausible TGA header is taken for one.
ImageHeader readImageHeader(const std::uint8_t* bytes, std::size_t count);

} // namespace copra
