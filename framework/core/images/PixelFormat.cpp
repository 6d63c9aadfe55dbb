#include "images/PixelFormat.h"

#include <utility>

namespace copra {

namespace {

using Format = PixelFormat;

// Expands a channel to 8 bits by repeating its highest bits, so that the maximum becomes 255.
constexpr std::uint8_t from4(unsigned value) {
    return static_cast<std::uint8_t>(value << 4 | value);
}
constexpr std::uint8_t from5(unsigned value) {
    return static_cast<std::uint8_t>(value << 3 | value >> 2);
}
constexpr std::uint8_t from6(unsigned value) {
    return static_cast<std::uint8_t>(value << 2 | value >> 4);
}

// Weights of ITU-R BT.601.
std::uint8_t grayOf(const std::uint8_t* rgb) {
    return static_cast<std::uint8_t>((rgb[0] * 299 + rgb[1] * 587 + rgb[2] * 114 + 500) / 1000);
}

void set(std::uint8_t* to, std::uint8_t r, std::uint8_t g, std::uint8_t b, std::uint8_t a) {
    to[0] = r;
    to[1] = g;
    to[2] = b;
    to[3] = a;
}

void expand(const std::uint8_t* from, Format format, std::uint8_t* to) {
    // 16-bit formats are little-endian words with red in the highest bits.
    const unsigned word = bytesPerPixel(format) == 2 ? from[0] | static_cast<unsigned>(from[1]) << 8 : 0;
    switch (format) {
    case Format::RGBA8888:
        return set(to, from[0], from[1], from[2], from[3]);
    case Format::BGRA8888:
        return set(to, from[2], from[1], from[0], from[3]);
    case Format::RGB888:
        return set(to, from[0], from[1], from[2], 255);
    case Format::A8:
        return set(to, 255, 255, 255, from[0]);
    case Format::I8:
        return set(to, from[0], from[0], from[0], 255);
    case Format::AI88:
        return set(to, from[0], from[0], from[0], from[1]);
    case Format::RGB565:
        return set(to, from5(word >> 11), from6(word >> 5 & 63), from5(word & 31), 255);
    case Format::RGBA4444:
        return set(to, from4(word >> 12), from4(word >> 8 & 15), from4(word >> 4 & 15), from4(word & 15));
    case Format::RGB5A1:
        return set(to, from5(word >> 11), from5(word >> 6 & 31), from5(word >> 1 & 31), word & 1 ? 255 : 0);
    default:
        return set(to, 0, 0, 0, 0);
    }
}

/// Expands `count` pixels; the format is constant in the loop.
template<Format FORMAT, std::size_t STEP>
void expandAll(const std::uint8_t* from, std::size_t count, std::uint8_t* to) {
    for (std::size_t i = 0; i < count; ++i, from += STEP, to += 4) expand(from, FORMAT, to);
}

void reduce(Format format, std::uint8_t* p) {
    switch (format) {
    case Format::RGB888:
        return set(p, p[0], p[1], p[2], 255);
    case Format::A8:
        return set(p, 255, 255, 255, p[3]);
    case Format::I8:
        return set(p, grayOf(p), grayOf(p), grayOf(p), 255);
    case Format::AI88:
        return set(p, grayOf(p), grayOf(p), grayOf(p), p[3]);
    case Format::RGB565:
        return set(p, from5(p[0] >> 3), from6(p[1] >> 2), from5(p[2] >> 3), 255);
    case Format::RGBA4444:
        return set(p, from4(p[0] >> 4), from4(p[1] >> 4), from4(p[2] >> 4), from4(p[3] >> 4));
    case Format::RGB5A1:
        return set(p, from5(p[0] >> 3), from5(p[1] >> 3), from5(p[2] >> 3), p[3] & 128 ? 255 : 0);
    default:
        return;
    }
}

} // namespace

std::size_t bytesPerPixel(Format format) {
    switch (format) {
    case Format::RGBA8888:
    case Format::BGRA8888:
        return 4;
    case Format::RGB888:
        return 3;
    case Format::RGB565:
    case Format::AI88:
    case Format::RGBA4444:
    case Format::RGB5A1:
        return 2;
    case Format::A8:
    case Format::I8:
        return 1;
    default:
        return 0;
    }
}

std::vector<std::uint8_t> toRgba(const std::uint8_t* bytes, std::size_t count, Format format) {
    if (format == Format::RGBA8888) return {bytes, bytes + count * 4};
    const std::size_t step = bytesPerPixel(format);
    std::vector<std::uint8_t> rgba(count * 4, 255);
    if (format == Format::A8) { // glyphs
        std::uint8_t* alpha = rgba.data() + 3;
        for (std::size_t i = 0; i < count; ++i, alpha += 4) *alpha = bytes[i];
        return rgba;
    }
    switch (format) {
    case Format::RGB888:
        expandAll<Format::RGB888, 3>(bytes, count, rgba.data());
        break;
    case Format::I8:
        expandAll<Format::I8, 1>(bytes, count, rgba.data());
        break;
    case Format::AI88:
        expandAll<Format::AI88, 2>(bytes, count, rgba.data());
        break;
    default:
        for (std::size_t i = 0; i < count; ++i) expand(bytes + i * step, format, rgba.data() + i * 4);
        break;
    }
    return rgba;
}

std::vector<std::uint8_t> toRgba(std::vector<std::uint8_t>&& bytes, Format format) {
    if (format == Format::RGBA8888) return std::move(bytes);
    return toRgba(bytes.data(), bytes.size() / bytesPerPixel(format), format);
}

void reduceTo(Format format, std::vector<std::uint8_t>& rgba) {
    for (std::size_t i = 0; i + 3 < rgba.size(); i += 4) reduce(format, rgba.data() + i);
}

bool areOpaque(const std::vector<std::uint8_t>& rgba) {
    std::uint8_t all = 255;
    for (std::size_t i = 3; i < rgba.size() && all == 255; i += 4) all = rgba[i];
    return all == 255;
}

} // namespace copra
