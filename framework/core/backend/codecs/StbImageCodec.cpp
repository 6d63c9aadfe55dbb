#include "backend/codecs/StbImageCodec.h"

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
#define STBI_ONLY_GIF // others are refused, or have readers of their own
#define STBI_ONLY_JPEG
#define STBI_ONLY_PNG
#define STBI_ONLY_TGA
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
    auto& file = *static_cast<std::vector<std::uint8_t>*>(bytes);
    const auto* const from = static_cast<const std::uint8_t*>(data);
    file.insert(file.end(), from, from + size);
}

} // namespace

bool StbImageCodec::decodeFile(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                               std::string& reason) const {
    PixelSize size;
    const int length = count > INT_MAX ? INT_MAX : static_cast<int>(count);
    const std::unique_ptr<stbi_uc, StbFree> pixels(
        stbi_load_from_memory(bytes, length, &size.width, &size.height, nullptr, STBI_rgb_alpha));
    if (!pixels) {
        reason = std::string("not an image, or corrupt (") + stbi_failure_reason() + ")";
        return false;
    }
    const std::size_t all = static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height) * 4;
    image = {size, {pixels.get(), pixels.get() + all}};
    return true;
}

bool StbImageCodec::encodeImage(const PixelImage& image, std::vector<std::uint8_t>& bytes,
                                std::string& reason) const {
    constexpr int kQuality = 90;
    bytes.clear();
    if (stbi_write_jpg_to_func(append, &bytes, image.size.width, image.size.height, 4, image.rgba.data(),
                               kQuality))
        return true;
    reason = "the image cannot be encoded";
    return false;
}

} // namespace copra
