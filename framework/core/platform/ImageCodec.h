#pragma once

#include "platform/Pixels.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace copra {

/// Decodes and encodes image files in memory. Implementations may be called from any thread.
class ImageCodec {
public:
    virtual ~ImageCodec() = default;

    /// Decodes a PNG, JPEG, BMP, TGA, or GIF (its first frame). For anything else and for corrupt data, the
    /// function returns false with a message in `reason` and leaves `image` unchanged.
    virtual bool decode(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                        std::string& reason) const = 0;
    /// Encodes `image` as a JPEG file, which has no alpha. On failure, the function returns false with a
    /// message in `reason`.
    virtual bool encodeJpeg(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                            std::string& reason) const = 0;
};

/// Returns the codec of this process; null until one is set. Reading images needs no window.
std::shared_ptr<const ImageCodec> imageCodec();

/// Sets the codec of this process.
void setImageCodec(std::shared_ptr<const ImageCodec> codec);

} // namespace copra
