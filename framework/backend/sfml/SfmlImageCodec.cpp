#include "backend/sfml/SfmlImageCodec.h"

#include "backend/sfml/SfmlCompat.h"
#include "backend/sfml/SfmlErrors.h"

#include <exception>

namespace copra::sfml {

bool SfmlImageCodec::decode(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                            std::string& reason) const {
    const ErrorListener listening;
    try {
        sf::Image decoded;
        if (decoded.loadFromMemory(bytes, count)) {
            image = takePixels(decoded);
            return true;
        }
        reason = "not a picture, or a damaged one (" + listening.reason() + ")";
    } catch (const std::exception& error) {
        reason = std::string("too large for the memory (") + error.what() + ")";
    }
    return false;
}

bool SfmlImageCodec::encode(const PixelImage& image, EncodedFormat format, std::vector<std::uint8_t>& bytes,
                            std::string& reason) const {
    const auto pixels =
        static_cast<std::size_t>(image.size.width) * static_cast<std::size_t>(image.size.height);
    if (image.size.width <= 0 || image.size.height <= 0 || image.rgba.size() != pixels * 4) {
        reason = "there is no picture to write";
        return false;
    }
    const ErrorListener listening;
    if (encodeImage(makeImage(image), format == EncodedFormat::Png ? "png" : "jpg", bytes)) return true;
    reason = "the picture cannot be written (" + listening.reason() + ")";
    return false;
}

} // namespace copra::sfml
