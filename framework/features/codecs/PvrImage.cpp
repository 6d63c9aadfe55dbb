#include "codecs/PvrImage.h"

#include "images/PixelFormat.h"

#include <cstdint>

namespace copra {

namespace {

using Format = PixelFormat;

constexpr std::size_t kHeaderSize = 52;           // of both versions
constexpr std::uint32_t kVersion3 = 0x03525650;   // "PVR", 3
constexpr std::uint32_t kTypeMask = 0xff;         // of the flags of version 2
constexpr std::uint32_t kPremultipliedFlag = 0x2; // of version 3

struct FormatCode {
    std::uint64_t code;
    Format format;
};

constexpr FormatCode kFormats2[] = {
    {0x10, Format::RGBA4444}, {0x11, Format::RGB5A1},   {0x12, Format::RGBA8888},
    {0x13, Format::RGB565},   {0x15, Format::RGB888},   {0x16, Format::I8},
    {0x17, Format::AI88},     {0x1a, Format::BGRA8888}, {0x1b, Format::A8},
};

// Four characters name the channels, four bytes give their bits.
constexpr FormatCode kFormats3[] = {
    {0x0808080861626772, Format::RGBA8888}, {0x0808080861726762, Format::BGRA8888},
    {0x0404040461626772, Format::RGBA4444}, {0x0105050561626772, Format::RGB5A1},
    {0x0005060500626772, Format::RGB565},   {0x0008080800626772, Format::RGB888},
    {0x0000000800000061, Format::A8},       {0x000000080000006c, Format::I8},
    {0x000008080000616c, Format::AI88},
};

template<std::size_t N>
Format formatOf(const FormatCode (&table)[N], std::uint64_t code) {
    for (const FormatCode& entry : table) {
        if (entry.code == code) return entry.format;
    }
    return Format::NONE;
}

std::uint32_t word(const unsigned char* bytes, std::size_t index) {
    const unsigned char* at = bytes + index * 4;
    return at[0] | static_cast<std::uint32_t>(at[1]) << 8 | static_cast<std::uint32_t>(at[2]) << 16 |
           static_cast<std::uint32_t>(at[3]) << 24;
}

struct Header {
    Format format;
    std::uint32_t width;
    std::uint32_t height;
    std::size_t dataStart;
    bool premultiplied;
};

Header readHeader(const unsigned char* bytes, bool premultiplied) {
    if (word(bytes, 0) == kVersion3) {
        const std::uint64_t code = static_cast<std::uint64_t>(word(bytes, 3)) << 32 | word(bytes, 2);
        return {formatOf(kFormats3, code), word(bytes, 7), word(bytes, 6), kHeaderSize + word(bytes, 12),
                (word(bytes, 1) & kPremultipliedFlag) != 0};
    }
    return {formatOf(kFormats2, word(bytes, 4) & kTypeMask), word(bytes, 2), word(bytes, 1), kHeaderSize,
            premultiplied};
}

} // namespace

bool readPvr(const unsigned char* bytes, std::size_t count, bool premultiplied, DecodedImage& image,
             std::string& reason) {
    if (count < kHeaderSize) {
        reason = "the PVR header is truncated";
        return false;
    }
    const Header header = readHeader(bytes, premultiplied);
    if (header.format == Format::NONE) {
        reason = "compressed PVR images are not supported";
        return false;
    }
    if (header.width == 0 || header.height == 0 || header.width > kMaxImageSide ||
        header.height > kMaxImageSide) {
        reason = "a PVR image cannot have " + std::to_string(header.width) + " x " +
                 std::to_string(header.height) + " pixels";
        return false;
    }
    const std::size_t size = std::size_t{header.width} * header.height * bytesPerPixel(header.format);
    if (header.dataStart > count || count - header.dataStart < size) {
        reason = "the PVR image is truncated";
        return false;
    }
    image.bytes.assign(bytes + header.dataStart, bytes + header.dataStart + size);
    image.size = {static_cast<int>(header.width), static_cast<int>(header.height)};
    image.fileType = cocos2d::Image::Format::PVR;
    image.format = header.format;
    image.premultiplied = header.premultiplied;
    return true;
}

} // namespace copra
