#include "backend/sfml/SfmlMipmaps.h"

#include "backend/sfml/SfmlCoverage.h"
#include "backend/sfml/SfmlGl.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace copra::sfml {

namespace {

/// Binds a texture, and in the end the one that was bound before, which SFML relies on.
class BoundTexture {
public:
    explicit BoundTexture(const sf::Texture& texture) {
        gl().getInteger(GL_TEXTURE_BINDING_2D, &_before);
        gl().bindTexture(GL_TEXTURE_2D, texture.getNativeHandle());
    }
    ~BoundTexture() { gl().bindTexture(GL_TEXTURE_2D, static_cast<GLuint>(_before)); }
    BoundTexture(const BoundTexture&) = delete;
    BoundTexture& operator=(const BoundTexture&) = delete;

private:
    GLint _before = 0;
};

std::size_t bytesOf(PixelSize size) {
    return static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height) * 4;
}

/// The rows or columns that become one.
struct Pair {
    std::size_t first, second;
};

/// The two of `length` that are nearest to the middle of each of `half`.
std::vector<Pair> pairs(int length, int half) {
    std::vector<Pair> all;
    for (std::int64_t i = 0; i < half; ++i) {
        const std::int64_t first = ((2 * i + 1) * length - half) / (2 * half);
        all.push_back({static_cast<std::size_t>(first),
                       static_cast<std::size_t>(std::min<std::int64_t>(first + 1, length - 1))});
    }
    return all;
}

/// Two channels of a pixel, with room for sums.
constexpr std::uint32_t kTwoChannels = 0x00ff00ff;

std::uint32_t pixelAt(const std::uint8_t* row, std::size_t column) {
    std::uint32_t pixel;
    std::memcpy(&pixel, row + column * 4, sizeof pixel);
    return pixel;
}

/// The mean of each channel.
std::uint32_t mean(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    const auto ofTwo = [&](int shift) {
        const std::uint32_t sum = (a >> shift & kTwoChannels) + (b >> shift & kTwoChannels) +
                                  (c >> shift & kTwoChannels) + (d >> shift & kTwoChannels);
        return (sum + 0x00020002) >> 2 & kTwoChannels;
    };
    return ofTwo(0) | ofTwo(8) << 8;
}

} // namespace

PixelImage halved(PixelSize size, const std::uint8_t* rgba) {
    PixelImage half;
    half.size = {std::max(1, size.width / 2), std::max(1, size.height / 2)};
    half.rgba.resize(bytesOf(half.size));
    const std::vector<Pair> columns = pairs(size.width, half.size.width);
    const std::size_t rowBytes = static_cast<std::size_t>(size.width) * 4;
    std::uint8_t* out = half.rgba.data();
    for (const Pair rows : pairs(size.height, half.size.height)) {
        const std::uint8_t* const upper = rgba + rows.first * rowBytes;
        const std::uint8_t* const lower = rgba + rows.second * rowBytes;
        for (const Pair column : columns) {
            const std::uint32_t pixel = mean(pixelAt(upper, column.first), pixelAt(upper, column.second),
                                             pixelAt(lower, column.first), pixelAt(lower, column.second));
            std::memcpy(out, &pixel, sizeof pixel);
            out += sizeof pixel;
        }
    }
    return half;
}

bool generateMipmapOf(sf::Texture& texture, const std::uint8_t* rgba) {
    if (!drawsInSoftware() || !gl().hasImages) return texture.generateMipmap();
    const BoundTexture bound(texture);
    const sf::Vector2u side = texture.getSize();
    PixelImage image{{static_cast<int>(side.x), static_cast<int>(side.y)}, {}};
    if (!rgba) {
        image.rgba.resize(bytesOf(image.size));
        gl().getTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, image.rgba.data());
        rgba = image.rgba.data();
    }
    for (int level = 1; image.size != PixelSize{1, 1}; ++level) {
        image = halved(image.size, rgba);
        rgba = image.rgba.data();
        gl().texImage2D(GL_TEXTURE_2D, level, GL_RGBA, image.size.width, image.size.height, 0, GL_RGBA,
                        GL_UNSIGNED_BYTE, rgba);
    }
    filterMipmapOf(texture);
    return true;
}

void filterMipmapOf(const sf::Texture& texture) {
    if (!gl().hasImages) return; // SFML does it
    const BoundTexture bound(texture);
    gl().texParameter(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER,
                      texture.isSmooth() ? GL_LINEAR_MIPMAP_LINEAR : GL_NEAREST_MIPMAP_LINEAR);
}

} // namespace copra::sfml
