#pragma once

#include "platform/ImageCodec.h"

namespace copra::sfml {

/// Decodes and encodes image files with SFML. Needs neither a window nor OpenGL.
class SfmlImageCodec : public ImageCodec {
public:
    bool decode(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                std::string& reason) const override;
    bool encodeJpeg(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                    std::string& reason) const override;
};

} // namespace copra::sfml
