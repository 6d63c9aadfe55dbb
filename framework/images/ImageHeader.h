#pragma once

#include "platform/Pixels.h"

#include <cstddef>
#include <cstdint>

namespace copra {

/// What the first bytes of a picture file say.
struct ImageHeader {
    enum class Kind { Unknown, Png, Jpeg, Gif, Bmp, Tga, Tiff, WebP, Pvr, Etc, S3tc, Ktx };
    Kind kind = Kind::Unknown;
    PixelSize size;     ///< 0 x 0 where the header does not say it, or not simply
    bool grey = false;  ///< the file has no colours
    bool alpha = false; ///< the file has an alpha channel, or one transparent colour
};

/// Reads the header of a picture file; nothing is decoded, and damaged files are safe. TGA files have no mark
/// by which to know them: what is nothing else, and makes sense as one, is.
ImageHeader readImageHeader(const std::uint8_t* bytes, std::size_t count);

} // namespace copra
