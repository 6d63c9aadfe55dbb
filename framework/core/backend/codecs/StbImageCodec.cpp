#include "backend/codecs/StbImageCodec.h"

#include "backend/codecs/BmpReader.h"
#include "backend/codecs/GifCheck.h"
#include "backend/codecs/JpegCheck.h"
#include "backend/codecs/TgaHeader.h"

#include <climits>
#include <memory>

#ifdef __GNUC__ // not our code
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
#define STB_IMAGE_STATIC
#define STB_IMAGE_IMPLEMENTATION
#define STBI_NO_STDIO
#define STBI_NO_HDR
#define STBI_NO_PNM
#include <stb/stb_image.h>
#define STB_IMAGE_WRITE_STATIC
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STBI_WRITE_NO_STDIO
#include <stb/stb_image_write.h>
#ifdef __GNUC__
#pragma GCC diagnostic pop
#endif

namespace copra {

namespace {

struct StbFree {
    void operator()(stbi_uc* pixels) const { stbi_image_free(pixels); }
};

void append(void* bytes, void* data, int size) {
    const auto* const from = static_cast<const std::uint8_t*>(data);
    static_cast<std::vector<std::uint8_t>*>(bytes)->insert(
        static_cast<std::vector<std::uint8_t>*>(bytes)->end(), from, from + size);
}

void mirror(PixelImage& image) {
    const auto width = static_cast<std::size_t>(image.size.width);
    for (std::size_t row = 0; row < static_cast<std::size_t>(image.size.height); ++row)
        for (std::size_t x = 0; x < width / 2; ++x)
            for (std::size_t i = 0; i < 4; ++i)
                std::swap(image.rgba[(row * width + x) * 4 + i],
                          image.rgba[(row * width + width - 1 - x) * 4 + i]);
}

} // namespace

bool StbImageCodec::decode(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                           std::string& reason) const {
    if (count > 1 && bytes[0] == 'B' && bytes[1] == 'M') return readBmp(bytes, count, image, reason);
    const TgaHeader tga(bytes, count);
    for (const std::string& fault : {tga.fault(), gifFault(bytes, count), jpegFault(bytes, count)})
        if (!fault.empty()) {
            reason = fault;
            return false;
        }
    PixelSize size;
    const int length = count > INT_MAX ? INT_MAX : static_cast<int>(count);
    const std::unique_ptr<stbi_uc, StbFree> pixels(
        stbi_load_from_memory(bytes, length, &size.width, &size.height, nullptr, STBI_rgb_alpha));
    if (!pixels) {
        reason = std::string("not an image, or corrupt (") + stbi_failure_reason() + ")";
        return false;
    }
    image.size = size;
    const std::size_t all = static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height) * 4;
    image.rgba.assign(pixels.get(), pixels.get() + all);
    if (tga.runsLeft()) mirror(image);
    return true;
}

bool StbImageCodec::encodeJpeg(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                               std::string& reason) const {
    constexpr int kQuality = 90;
    const auto pixels =
        static_cast<std::size_t>(image.size.width) * static_cast<std::size_t>(image.size.height);
    if (image.size.width <= 0 || image.size.height <= 0 || image.rgba.size() != pixels * 4) {
        reason = "the image is empty";
        return false;
    }
    bytes.clear();
    if (stbi_write_jpg_to_func(append, &bytes, image.size.width, image.size.height, 4, image.rgba.data(),
                               kQuality))
        return true;
    reason = "the image cannot be encoded";
    return false;
}

} // namespace copra
