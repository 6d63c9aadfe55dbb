#include "codecs/PvrImage.h"

#include "base/log.h"
#include "images/Image.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <cstdint>

using namespace copra;
using Bytes = std::vector<unsigned char>;
using Format = copra::PixelFormat;

namespace {

Bytes words(std::initializer_list<std::uint32_t> values) {
    Bytes bytes;
    for (const std::uint32_t value : values) {
        for (int shift = 0; shift < 32; shift += 8)
            bytes.push_back(static_cast<unsigned char>(value >> shift));
    }
    return bytes;
}

constexpr std::uint32_t kMark2 = 0x21525650; // "PVR!"
constexpr std::uint32_t kMark3 = 0x03525650; // "PVR", 3

// A file of version 2 with the pixels given.
Bytes version2(std::uint32_t type, std::uint32_t width, std::uint32_t height, const Bytes& pixels) {
    Bytes file = words({52, height, width, 0, type, 0, 0, 0, 0, 0, 0, kMark2, 1});
    file.insert(file.end(), pixels.begin(), pixels.end());
    return file;
}

// A file of version 3 with 4 bytes of other information before the pixels given.
Bytes version3(std::uint32_t flags, std::uint64_t format, std::uint32_t width, std::uint32_t height,
               const Bytes& pixels) {
    Bytes file = words({kMark3, flags, static_cast<std::uint32_t>(format),
                        static_cast<std::uint32_t>(format >> 32), 0, 0, height, width, 1, 1, 1, 1, 4, 0});
    file.insert(file.end(), pixels.begin(), pixels.end());
    return file;
}

bool read(const Bytes& file, DecodedImage& decoded, std::string& reason, const DecodeOptions& options = {}) {
    return decodeImage(file.data(), file.size(), options, decoded, reason);
}

} // namespace

TEST(PvrImage, ReadsVersion2) {
    DecodedImage decoded;
    std::string reason;
    ASSERT_TRUE(read(version2(0x10, 2, 1, {1, 2, 3, 4}), decoded, reason)) << reason;
    EXPECT_EQ(decoded.format, Format::RGBA4444);
    EXPECT_EQ(decoded.size, (PixelSize{2, 1}));
    EXPECT_EQ(decoded.bytes, (Bytes{1, 2, 3, 4}));
    EXPECT_EQ(decoded.fileType, cocos2d::Image::Format::PVR);
    EXPECT_FALSE(decoded.premultiplied);
}

TEST(PvrImage, ReadsVersion3BehindItsOtherInformation) {
    DecodedImage decoded;
    std::string reason;
    ASSERT_TRUE(read(version3(2, 0x0808080861626772, 1, 2, {1, 2, 3, 4, 5, 6, 7, 8}), decoded, reason))
        << reason;
    EXPECT_EQ(decoded.format, Format::RGBA8888);
    EXPECT_EQ(decoded.size, (PixelSize{1, 2}));
    EXPECT_EQ(decoded.bytes, (Bytes{1, 2, 3, 4, 5, 6, 7, 8}));
    EXPECT_TRUE(decoded.premultiplied);
}

TEST(PvrImage, TakesTheUsersWordForTheAlphaOfVersion2) {
    DecodedImage decoded;
    std::string reason;
    DecodeOptions options;
    options.pvrIsPremultiplied = true;
    ASSERT_TRUE(read(version2(0x12, 1, 1, {1, 2, 3, 4}), decoded, reason, options)) << reason;
    EXPECT_TRUE(decoded.premultiplied);
}

TEST(PvrImage, ComesOutOfCcz) {
    const Bytes file = version2(0x12, 1, 1, {1, 2, 3, 4});
    uLongf length = compressBound(file.size());
    Bytes packed(length);
    compress(packed.data(), &length, file.data(), file.size());
    packed.resize(length);
    Bytes ccz{'C', 'C', 'Z', '!', 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, static_cast<unsigned char>(file.size())};
    ccz.insert(ccz.end(), packed.begin(), packed.end());
    cocos2d::Image image;
    ASSERT_TRUE(image.initWithImageData(ccz.data(), static_cast<ssize_t>(ccz.size())));
    EXPECT_EQ(image.getRenderFormat(), Format::RGBA8888);
    EXPECT_EQ(image.getData()[3], 4);
    EXPECT_TRUE(image.hasAlpha());
}

TEST(PvrImage, RefusesCompressedPixels) {
    DecodedImage decoded;
    std::string reason;
    EXPECT_FALSE(read(version2(0x19, 8, 8, Bytes(64)), decoded, reason));
    EXPECT_NE(reason.find("compressed"), std::string::npos);
    EXPECT_FALSE(read(version3(0, 3, 8, 8, Bytes(64)), decoded, reason));
}

TEST(PvrImage, RefusesFilesCutShortAnywhere) {
    for (const Bytes& file :
         {version2(0x12, 1, 1, {1, 2, 3, 4}), version3(0, 0x0808080861626772, 1, 1, {1, 2, 3, 4})}) {
        for (std::size_t length = 48; length < file.size(); ++length) {
            const Bytes cut(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(length));
            DecodedImage decoded;
            std::string reason;
            EXPECT_FALSE(read(cut, decoded, reason)) << length;
        }
    }
}

TEST(PvrImage, RefusesSizesOfNothingAndOfTooMuch) {
    DecodedImage decoded;
    std::string reason;
    EXPECT_FALSE(read(version2(0x12, 0, 1, {1, 2, 3, 4}), decoded, reason));
    EXPECT_FALSE(read(version2(0x12, 0xffffffff, 0xffffffff, {1, 2, 3, 4}), decoded, reason));
    EXPECT_NE(reason.find("4294967295"), std::string::npos);
}
