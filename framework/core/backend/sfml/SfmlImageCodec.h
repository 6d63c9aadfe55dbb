#pragma once

#include "backend/codecs/CheckedImageCodec.h"

namespace copra::sfml {

/// Decodes and encodes image files with SFML. Needs neither a window nor OpenGL.
class SfmlImageCodec : public CheckedImageCodec {
private:
    bool decodeFile(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                    std::string& reason) const override;
    bool encodeImage(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                     std::string& reason) const override;
};

} // namespace copra::sfml
