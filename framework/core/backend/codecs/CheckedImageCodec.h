#pragma once

#include "platform/ImageCodec.h"

namespace copra {

/// What the codecs of all backends share. BMP files are read here, since the libraries read some of them wrong; files of other formats that
/// a library would show wrong, or that would end the process, are refused.
class CheckedImageCodec : public ImageCodec {
public:
    bool decode(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                std::string& reason) const final;
    bool encodeJpeg(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                    std::string& reason) const final;

private:
    /// Decodes a file that is not refused; TGA files as if all rows began at the left. Otherwise like decode(). May throw
    /// std::bad_alloc.
    virtual bool decodeFile(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                            std::string& reason) const = 0;
    /// Encodes an image that is not empty. Otherwise like encodeJpeg().
    virtual bool encodeImage(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                             std::string& reason) const = 0;
};

} // namespace copra
