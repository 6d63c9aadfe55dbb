#include "backend/sfml/SfmlMipmaps.h"

#include <gtest/gtest.h>

using copra::PixelImage;
using copra::PixelSize;

namespace {

/// An image whose channels all have these values.
PixelImage gray(PixelSize size, const std::vector<int>& values) {
    PixelImage image;
    image.size = size;
    for (const int value : values) image.rgba.insert(image.rgba.end(), 4, static_cast<std::uint8_t>(value));
    return image;
}

PixelImage halved(const PixelImage& image) {
    return copra::sfml::halved(image.size, image.rgba.data());
}

void expectGray(const PixelImage& image, PixelSize size, const std::vector<int>& values) {
    EXPECT_EQ(image.size, size);
    EXPECT_EQ(image.rgba, gray(size, values).rgba);
}

} // namespace

TEST(SfmlMipmaps, APixelIsTheMeanOfFour) {
    expectGray(halved(gray({4, 2}, {0, 10, 200, 255, 20, 30, 255, 255})), {2, 1}, {15, 241});
}

TEST(SfmlMipmaps, ChannelsDoNotMix) {
    const PixelImage image{{2, 1}, {255, 0, 255, 1, 255, 0, 253, 3}};
    EXPECT_EQ(halved(image).rgba, (std::vector<std::uint8_t>{255, 0, 254, 2}));
}

TEST(SfmlMipmaps, AnOddSideIsHalvedAroundItsMiddle) {
    expectGray(halved(gray({5, 1}, {10, 20, 99, 30, 40})), {2, 1}, {15, 35});
    expectGray(halved(gray({1, 5}, {10, 20, 99, 30, 40})), {1, 2}, {15, 35});
    expectGray(halved(gray({3, 1}, {10, 20, 30})), {1, 1}, {25});
}

TEST(SfmlMipmaps, ASideOfOnePixelStays) {
    expectGray(halved(gray({1, 4}, {0, 100, 50, 150})), {1, 2}, {50, 100});
    expectGray(halved(gray({1, 1}, {77})), {1, 1}, {77});
}
