#include "backend/sfml/SfmlImageCodec.h"

#include "backend/sfml/SfmlCompat.h"
#include "backend/sfml/SfmlErrors.h"

namespace copra::sfml {

bool SfmlImageCodec::decodeFile(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                                std::string& reason) const {
    const ErrorListener errors;
    sf::Image decoded;
    if (!decoded.loadFromMemory(bytes, count)) {
        reason = "not an image, or corrupt (" + errors.reason() + ")";
        return false;
    }
    image = toPixelImage(decoded);
    return true;
}

bool SfmlImageCodec::encodeImage(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                                 std::string& reason) const {
    const ErrorListener errors;
    if (sfml::encodeImage(makeImage(image), "jpg", bytes)) return true;
    reason = "the image cannot be encoded (" + errors.reason() + ")";
    return false;
}

} // namespace copra::sfml
