#include "backend/sfml/SfmlImageCodec.h"

#include "backend/codecs/BmpReader.h"
#include "backend/codecs/GifCheck.h"
#include "backend/codecs/JpegCheck.h"
#include "backend/codecs/TgaHeader.h"
#include "backend/sfml/SfmlCompat.h"
#include "backend/sfml/SfmlErrors.h"

#include <exception>

namespace copra::sfml {

bool SfmlImageCodec::decode(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                            std::string& reason) const {
    const ErrorListener errors;
    try {
        if (count > 1 && bytes[0] == 'B' && bytes[1] == 'M') return readBmp(bytes, count, image, reason);
        const TgaHeader tga(bytes, count);
        for (const std::string& fault : {tga.fault(), gifFault(bytes, count), jpegFault(bytes, count)})
            if (!fault.empty()) {
                reason = fault;
                return false;
            }
        sf::Image decoded;
        if (decoded.loadFromMemory(bytes, count)) {
            if (tga.runsLeft()) decoded.flipHorizontally();
            image = toPixelImage(decoded);
            return true;
        }
        reason = "not an image, or corrupt (" + errors.reason() + ")";
    } catch (const std::exception& error) {
        reason = std::string("not enough memory (") + error.what() + ")";
    }
    return false;
}

bool SfmlImageCodec::encodeJpeg(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                                std::string& reason) const {
    const auto pixels =
        static_cast<std::size_t>(image.size.width) * static_cast<std::size_t>(image.size.height);
    if (image.size.width <= 0 || image.size.height <= 0 || image.rgba.size() != pixels * 4) {
        reason = "the image is empty";
        return false;
    }
    const ErrorListener errors;
    if (encodeImage(makeImage(image), "jpg", bytes)) return true;
    reason = "the image cannot be encoded (" + errors.reason() + ")";
    return false;
}

} // namespace copra::sfml
