#pragma once

#include "platform/ImageCodec.h"

namespace copra {

/// Decodes and encodes images with stb, which SFML uses, too: for builds without SFML.
class StbImageCodec : public ImageCodec {
public:
    bool decode(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                std::string& reason) const override;
    bool encodeJpeg(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                    std::string& reason) const override;
};

} // namespace copra
