#include "backend/codecs/CheckedImageCodec.h"

#include "backend/codecs/BmpReader.h"
#include "backend/codecs/GifCheck.h"
#include "backend/codecs/JpegCheck.h"
#include "backend/codecs/TgaHeader.h"

#include <exception>
#include <utility>

namespace copra {

namespace {

void mirror(PixelImage& image) {
    const auto width = static_cast<std::size_t>(image.size.width);
    for (std::size_t row = 0; row < image.rgba.size(); row += width * 4)
        for (std::size_t x = 0; x < width / 2; ++x)
            for (std::size_t i = 0; i < 4; ++i)
                std::swap(image.rgba[row + x * 4 + i], image.rgba[row + (width - 1 - x) * 4 + i]);
}

} // namespace

bool CheckedImageCodec::decode(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                               std::string& reason) const {
    try {
        if (count > 1 && bytes[0] == 'B' && bytes[1] == 'M') return readBmp(bytes, count, image, reason);
        const TgaHeader tga(bytes, count);
        for (const std::string& fault : {tga.fault(), gifFault(bytes, count), jpegFault(bytes, count)})
            if (!fault.empty()) {
                reason = fault;
                return false;
            }
        if (!decodeFile(bytes, count, image, reason)) return false;
        if (tga.runsLeft()) mirror(image);
        return true;
    } catch (const std::exception& error) {
        reason = std::string("not enough memory (") + error.what() + ")";
    }
    return false;
}

bool CheckedImageCodec::encodeJpeg(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                                   std::string& reason) const {
    const auto pixels =
        static_cast<std::size_t>(image.size.width) * static_cast<std::size_t>(image.size.height);
    if (image.size.width > 0 && image.size.height > 0 && image.rgba.size() == pixels * 4)
        return encodeImage(image, bytes, reason);
    reason = "the image is empty";
    return false;
}

} // namespace copra
