#pragma once

#include "backend/codecs/CheckedImageCodec.h"

namespace copra {

/// Decodes and encodes images with stb, for builds without SFML, which uses the same library.
class StbImageCodec : public CheckedImageCodec {
private:
    bool decodeFile(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                    std::string& reason) const override;
    bool encodeImage(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                     std::string& reason) const override;
};

} // namespace copra
