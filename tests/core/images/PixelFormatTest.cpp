#include "images/PixelFormat.h"

#include <gtest/gtest.h>

using Format = copra::PixelFormat;
using Bytes = std::vector<std::uint8_t>;

namespace {

Bytes expanded(const Bytes& bytes, Format format) {
    return copra::toRgba(bytes.data(), bytes.size() / copra::bytesPerPixel(format), format);
}

Bytes word(unsigned value) {
    return {static_cast<std::uint8_t>(value & 255), static_cast<std::uint8_t>(value >> 8)};
}

Bytes reduced(Bytes rgba, Format format) {
    copra::reduceTo(format, rgba);
    return rgba;
}

} // namespace

TEST(PixelFormats, ExpandsEachFormatToRgba) {
    EXPECT_EQ(expanded({1, 2, 3, 4}, Format::RGBA8888), (Bytes{1, 2, 3, 4}));
    EXPECT_EQ(expanded({1, 2, 3, 4}, Format::BGRA8888), (Bytes{3, 2, 1, 4}));
    EXPECT_EQ(expanded({1, 2, 3, 4, 5, 6}, Format::RGB888), (Bytes{1, 2, 3, 255, 4, 5, 6, 255}));
    EXPECT_EQ(expanded({7}, Format::A8), (Bytes{255, 255, 255, 7}));
    EXPECT_EQ(expanded({7}, Format::I8), (Bytes{7, 7, 7, 255}));
    EXPECT_EQ(expanded({7, 8}, Format::AI88), (Bytes{7, 7, 7, 8}));
    EXPECT_EQ(expanded(word(0xf80f), Format::RGBA4444), (Bytes{255, 136, 0, 255}));
    EXPECT_EQ(expanded(word(0xf81f), Format::RGB565), (Bytes{255, 0, 255, 255}));
    EXPECT_EQ(expanded(word(0x07e0), Format::RGB565), (Bytes{0, 255, 0, 255}));
    EXPECT_EQ(expanded(word(0xf801), Format::RGB5A1), (Bytes{255, 0, 0, 255}));
    EXPECT_EQ(expanded(word(0x07fe), Format::RGB5A1), (Bytes{0, 255, 255, 0}));
}

TEST(PixelFormats, ReducesToWhatAFormatCanHold) {
    const Bytes pixel{200, 100, 50, 130};
    EXPECT_EQ(reduced(pixel, Format::RGBA8888), pixel);
    EXPECT_EQ(reduced(pixel, Format::RGB888), (Bytes{200, 100, 50, 255}));
    EXPECT_EQ(reduced(pixel, Format::RGBA4444), (Bytes{204, 102, 51, 136}));
    EXPECT_EQ(reduced(pixel, Format::RGB565), (Bytes{206, 101, 49, 255}));
    EXPECT_EQ(reduced(pixel, Format::RGB5A1), (Bytes{206, 99, 49, 255}));
    EXPECT_EQ(reduced(pixel, Format::A8), (Bytes{255, 255, 255, 130}));
    EXPECT_EQ(reduced(pixel, Format::I8), (Bytes{124, 124, 124, 255}));
    EXPECT_EQ(reduced(pixel, Format::AI88), (Bytes{124, 124, 124, 130}));
}

TEST(PixelFormats, KnowsTheSizeOfPixels) {
    EXPECT_EQ(copra::bytesPerPixel(Format::RGBA8888), 4u);
    EXPECT_EQ(copra::bytesPerPixel(Format::RGB888), 3u);
    EXPECT_EQ(copra::bytesPerPixel(Format::RGB5A1), 2u);
    EXPECT_EQ(copra::bytesPerPixel(Format::A8), 1u);
    EXPECT_EQ(copra::bytesPerPixel(Format::PVRTC4), 0u);
    EXPECT_EQ(copra::bytesPerPixel(Format::AUTO), 0u);
}
