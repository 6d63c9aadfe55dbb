#include "images/ImageHeader.h"

#include <cstring>

namespace copra {

namespace {

using Kind = ImageHeader::Kind;

struct Bytes {
    const std::uint8_t* data;
    std::size_t count;

    bool startsWith(const char* signature, std::size_t length, std::size_t at = 0) const {
        return count >= at + length && std::memcmp(data + at, signature, length) == 0;
    }
    unsigned u8(std::size_t at) const { return at < count ? data[at] : 0; }
    unsigned big16(std::size_t at) const { return u8(at) << 8 | u8(at + 1); }
    unsigned big32(std::size_t at) const { return big16(at) << 16 | big16(at + 2); }
    unsigned little16(std::size_t at) const { return u8(at) | u8(at + 1) << 8; }
    unsigned little32(std::size_t at) const { return little16(at) | little16(at + 2) << 16; }
};

// Sizes that do not fit an int are corrupt: 0 x 0.
PixelSize sizeOf(unsigned width, unsigned height) {
    constexpr unsigned kLargest = 0x7fffffff;
    if (width > kLargest || height > kLargest) return {};
    return {static_cast<int>(width), static_cast<int>(height)};
}

// https://www.w3.org/TR/png/#11IHDR begins with the size.
ImageHeader readPng(const Bytes& file) {
    return {Kind::Png, sizeOf(file.big32(16), file.big32(20))};
}

// ITU T.81, B.2.2: a start-of-frame segment holds precision, height, width and the number of channels.
ImageHeader readJpeg(const Bytes& file) {
    std::size_t at = 2;
    while (at + 9 < file.count) {
        if (file.u8(at) != 0xff) { // some encoders leave gaps between segments
            ++at;
            continue;
        }
        const unsigned marker = file.u8(at + 1);
        const bool isFrame =
            marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
        if (isFrame)
            return {Kind::Jpeg, sizeOf(file.big16(at + 7), file.big16(at + 5)), file.u8(at + 9) == 1};
        at += marker == 0xff ? std::size_t{1} : std::size_t{2} + file.big16(at + 2);
    }
    return {Kind::Jpeg};
}

ImageHeader readGif(const Bytes& file) {
    return {Kind::Gif, sizeOf(file.little16(6), file.little16(8))};
}

// The height is negative if rows go from top to bottom.
ImageHeader readBmp(const Bytes& file) {
    const bool isOld = file.little32(14) == 12; // of OS/2 1
    const unsigned height = file.little32(22);
    if (isOld) return {Kind::Bmp, sizeOf(file.little16(18), file.little16(20))};
    return {Kind::Bmp, sizeOf(file.little32(18), height > 0x80000000u ? 0u - height : height)};
}

// Truevision TGA 2.0: valid color map flag, one of six types, plausible size and depth.
ImageHeader readTga(const Bytes& file) {
    constexpr std::size_t kHeader = 18;
    const unsigned type = file.u8(2) & ~8u; // without the run-length bit
    const unsigned depth = file.u8(16);
    const bool isDepth = depth == 8 || depth == 15 || depth == 16 || depth == 24 || depth == 32;
    const PixelSize size = sizeOf(file.little16(12), file.little16(14));
    if (file.count < kHeader || file.u8(1) > 1 || type < 1 || type > 3 || !isDepth) return {};
    if (size.width == 0 || size.height == 0) return {};
    return {Kind::Tga, size};
}

} // namespace

ImageHeader readImageHeader(const std::uint8_t* bytes, std::size_t count) {
    const Bytes file{bytes, bytes ? count : 0};
    if (file.startsWith("\x89PNG\r\n\x1a\n", 8))
        return file.startsWith("CgBI", 4, 12) ? ImageHeader{Kind::ApplePng} : readPng(file);
    if (file.startsWith("\xff\xd8\xff", 3)) return readJpeg(file);
    if (file.startsWith("GIF8", 4)) return readGif(file);
    if (file.startsWith("BM", 2)) return readBmp(file);
    if (file.startsWith("II*\0", 4) || file.startsWith("MM\0*", 4)) return ImageHeader{Kind::Tiff};
    if (file.startsWith("RIFF", 4) && file.startsWith("WEBP", 4, 8)) return ImageHeader{Kind::WebP};
    if (file.startsWith("PVR", 3) || file.startsWith("PVR!", 4, 44)) return ImageHeader{Kind::Pvr};
    if (file.startsWith("PKM ", 4)) return ImageHeader{Kind::Etc};
    if (file.startsWith("DDS ", 4)) return ImageHeader{Kind::S3tc};
    if (file.startsWith("\xabKTX ", 5)) return ImageHeader{Kind::Ktx};
    return readTga(file);
}

} // namespace copra
