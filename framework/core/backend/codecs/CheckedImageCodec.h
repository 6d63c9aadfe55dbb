#pragma once

#include "platform/ImageCodec.h"

namespace copra {

/// The base of all image codecs. It reads BMP files itself, because the libraries misread some of them. It
/// refuses files of other formats that a library would show wrong, or that would end the process.
class CheckedImageCodec : public ImageCodec {
public:
    bool decode(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                std::string& reason) const final;
    bool encodeJpeg(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                    std::string& reason) const final;

private:
    /// Decodes a file that has passed the checks, as decode() does. In a TGA file, all rows count as
    /// beginning at the left. May throw std::bad_alloc.
    virtual bool decodeFile(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                            std::string& reason) const = 0;
    /// Encodes an image that is not empty, as encodeJpeg() does.
    virtual bool encodeImage(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                             std::string& reason) const = 0;
};

} // namespace copra
