#pragma once

#include "platform/Pixels.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace copra {

/// The picture formats that can be written.
enum class EncodedFormat { Png, Jpeg };

/// Reads and writes picture files in memory. Implementations may be called from any thread.
class ImageCodec {
public:
    virtual ~ImageCodec() = default;

    /// Reads a PNG, JPEG, BMP, TGA or GIF (its first frame). Returns false with a sentence in reason for
    /// anything else and for damaged data; image is then untouched.
    virtual bool decode(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                        std::string& reason) const = 0;
    /// Writes image as a file; a JPEG loses the alpha. Returns false with a sentence in reason.
    virtual bool encode(const PixelImage& image, EncodedFormat format, std::vector<std::uint8_t>& bytes,
                        std::string& reason) const = 0;
};

/// The codec of this process, null until one is set. Pictures are read long before a window is open, and
/// without one.
std::shared_ptr<const ImageCodec> imageCodec();

/// Sets the codec of this process.
void setImageCodec(std::shared_ptr<const ImageCodec> codec);

} // namespace copra
