#ifdef COPRA_TEST_SFML
#include "backend/sfml/SfmlImageCodec.h"
#endif
#ifdef COPRA_TEST_STB
#include "backend/codecs/StbImageCodec.h"
#endif

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace copra;
using ::testing::HasSubstr;

namespace {

using namespace std::string_literals;

std::string little(std::uint32_t value, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i, value >>= 8) text += static_cast<char>(value & 0xFF);
    return text;
}

/// A pixel as a letter: r, g, b, k (black), w (white), - (transparent), otherwise its hexadecimal digits.
std::string nameOf(const std::uint8_t* pixel) {
    const std::uint32_t color =
        static_cast<std::uint32_t>(pixel[0]) << 24 | pixel[1] << 16 | pixel[2] << 8 | pixel[3];
    if (pixel[3] == 0) return "-";
    switch (color) {
    case 0xFF0000FF:
        return "r";
    case 0x00FF00FF:
        return "g";
    case 0x0000FFFF:
        return "b";
    case 0x000000FF:
        return "k";
    case 0xFFFFFFFF:
        return "w";
    default:
        break;
    }
    char text[16];
    std::snprintf(text, sizeof text, "%08x", color);
    return text;
}

/// The rows of the picture from the top, or the reason why there is none.
std::string shown(const std::string& file) {
    PixelImage image;
    std::string text;
#ifdef COPRA_TEST_SFML
    const sfml::SfmlImageCodec codec;
#else
    const StbImageCodec codec;
#endif
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(file.data());
    const bool isRead = codec.decode(bytes, file.size(), image, text);
#if defined(COPRA_TEST_SFML) && defined(COPRA_TEST_STB)
    PixelImage byStb;
    std::string reason;
    EXPECT_EQ(StbImageCodec().decode(bytes, file.size(), byStb, reason), isRead) << reason;
    EXPECT_EQ(byStb.size, image.size);
    EXPECT_EQ(byStb.rgba, image.rgba);
#endif
    if (!isRead) return text;
    for (int y = 0; y < image.size.height; ++y) {
        if (y > 0) text += '|';
        for (int x = 0; x < image.size.width; ++x)
            text += nameOf(image.rgba.data() + 4 * (y * image.size.width + x));
    }
    return text;
}

/// `more`: the rest of the header behind its first 40 bytes, what follows it, and the palette.
std::string bmp(int width, int height, unsigned depth, unsigned compression, const std::string& more,
                const std::string& pixels, unsigned header = 40) {
    const std::uint32_t offset = 54 + static_cast<std::uint32_t>(more.size());
    return "BM" + little(offset + static_cast<std::uint32_t>(pixels.size()), 4) + little(0, 4) +
           little(offset, 4) + little(header, 4) + little(static_cast<std::uint32_t>(width), 4) +
           little(static_cast<std::uint32_t>(height), 4) + little(1, 2) + little(depth, 2) +
           little(compression, 4) + little(0, 4) + little(0, 4) + little(0, 4) + little(0, 4) + little(0, 4) +
           more + pixels;
}

std::string masks(std::uint32_t red, std::uint32_t green, std::uint32_t blue) {
    return little(red, 4) + little(green, 4) + little(blue, 4);
}

const std::string kPalette = "\0\0\0\0\0\0\xff\0\0\xff\0\0\xff\0\0\0"s; // black, red, green, blue

std::string tga(unsigned type, int width, int height, unsigned depth, unsigned descriptor,
                const std::string& pixels, unsigned firstColor = 0, const std::string& palette = "") {
    return little(0, 1) + little(palette.empty() ? 0 : 1, 1) + little(type, 1) + little(firstColor, 2) +
           little(static_cast<std::uint32_t>(palette.size() / 3), 2) + little(palette.empty() ? 0 : 24, 1) +
           little(0, 4) + little(static_cast<std::uint32_t>(width), 2) +
           little(static_cast<std::uint32_t>(height), 2) + little(depth, 1) + little(descriptor, 1) +
           palette + pixels;
}

} // namespace

TEST(PictureKinds, BmpMasksShiftNothing) {
    const std::string pixels = little(0xF800, 2) + little(0x07E0, 2) + little(0x001F, 2) + little(0, 2);
    const std::string words = little(0xFF, 4) + little(0xFF00, 4) + little(0xFF0000, 4);
    EXPECT_EQ(shown(bmp(4, 1, 16, 3, masks(0xF800, 0x7E0, 0x1F), pixels)), "rgbk");
    EXPECT_EQ(shown(bmp(3, 1, 32, 3, masks(0xFF, 0xFF00, 0xFF0000), words)), "rgb");
    EXPECT_EQ(shown(bmp(4, 1, 16, 3, masks(0xF800, 0x7E0, 0x1F), pixels, 52)), "rgbk");
    EXPECT_EQ(shown(bmp(4, 1, 16, 3, masks(0xF800, 0x7E0, 0x1F) + little(0, 4), pixels, 56)), "rgbk");
    EXPECT_EQ(shown(bmp(2, 1, 32, 3, masks(0xFF, 0xFF00, 0xFF0000) + little(0xFF000000, 4),
                        little(0x800000FF, 4) + little(0, 4), 56)),
              "ff000080-");
    EXPECT_EQ(shown(bmp(4, 1, 16, 3, masks(0xF800, 0x7E0, 0x1F) + std::string(56, '\0'), pixels, 108)),
              "rgbk");
    EXPECT_EQ(shown(bmp(4, 1, 16, 3, masks(0xF800, 0x7E0, 0x1F) + std::string(72, '\0'), pixels, 124)),
              "rgbk");
    EXPECT_EQ(shown(bmp(2, 1, 16, 6, masks(0xF00, 0xF0, 0xF) + little(0xF000, 4),
                        little(0xFF00, 2) + little(0x8F00, 2))),
              "rff000088");
}

TEST(PictureKinds, BmpOfEveryDepth) {
    EXPECT_EQ(shown(bmp(2, 2, 1, 0, kPalette.substr(0, 8), "\x40\0\0\0\x80\0\0\0"s)), "rk|kr");
    EXPECT_EQ(shown(bmp(3, 1, 4, 0, kPalette, "\x12\x30\0\0"s)), "rgb");
    EXPECT_EQ(shown(bmp(3, -2, 8, 0, kPalette, "\1\2\3\0\3\2\1\0"s)), "rgb|bgr");
    EXPECT_EQ(shown(bmp(2, 1, 16, 0, "", little(0x7C00, 2) + little(0x7FFF, 2))), "rw");
    EXPECT_EQ(shown(bmp(1, 2, 24, 0, "", "\xff\0\0\0\0\0\xff\0"s)), "r|b");
    EXPECT_EQ(shown(bmp(2, 1, 32, 0, "", "\0\0\xff\0\0\xff\0\0"s)), "rg") << "the fourth byte is unused";
    EXPECT_EQ(shown("BM"s + little(0, 8) + little(32, 4) + little(12, 4) + little(2, 2) + little(1, 2) +
                    little(1, 2) + little(1, 2) + "\0\0\0\0\0\xff"s + "\x40\0\0\0"s),
              "kr");
}

TEST(PictureKinds, BmpWithRuns) {
    EXPECT_EQ(shown(bmp(4, 2, 8, 1, kPalette, "\3\1\0\0\0\3\1\2\3\0\1\1\0\1"s)), "rgbr|rrr-");
    EXPECT_EQ(shown(bmp(5, 1, 4, 2, kPalette, "\3\x12\0\2\2\0\0\1"s)), "rgr--");
    EXPECT_EQ(shown(bmp(2, 2, 8, 1, kPalette, "\1\1\0\2\1\1"s + "\1\3\0\1"s)), "--|r-")
        << "moved beyond the row";
}

TEST(PictureKinds, WhatIsCutOffOrUnknownIsRefused) {
    const std::string whole = bmp(3, 2, 24, 0, "", std::string(24, '\xff'));
    EXPECT_EQ(shown(whole.substr(0, whole.size() - 3)), "www|www") << "only padding is missing";
    EXPECT_THAT(shown(whole.substr(0, whole.size() - 4)), HasSubstr("cut off"));
    EXPECT_THAT(shown(bmp(4, 2, 8, 1, kPalette, "\3\1\0\0"s)), HasSubstr("cut off"));
    EXPECT_THAT(shown(bmp(1, 1, 24, 4, "", "abcd")), HasSubstr("compression 4"));
    EXPECT_THAT(shown(bmp(1, 1, 7, 0, "", "abcd")), HasSubstr("7 bits"));
    EXPECT_THAT(shown(bmp(0, 1, 24, 0, "", "abcd")), HasSubstr("0 x 1"));
    EXPECT_THAT(shown(bmp(1, 1, 24, 0, "", "abcd", 16)), HasSubstr("16 bytes"));
}

TEST(PictureKinds, TgaFromEveryCorner) {
    const std::string pixels = "\0\0\xff\0\xff\0\xff\0\0\xff\xff\xff"s; // red green, blue white
    EXPECT_EQ(shown(tga(2, 2, 2, 24, 0x00, pixels)), "bw|rg");
    EXPECT_EQ(shown(tga(2, 2, 2, 24, 0x10, pixels)), "wb|gr");
    EXPECT_EQ(shown(tga(2, 2, 2, 24, 0x20, pixels)), "rg|bw");
    EXPECT_EQ(shown(tga(2, 2, 2, 24, 0x30, pixels)), "gr|wb");
}

TEST(PictureKinds, TgaIsRightOrRefused) {
    const std::string palette = "\0\0\0\0\0\xff"s;
    EXPECT_EQ(shown(tga(1, 2, 1, 8, 0x20, "\1\0"s, 0, palette)), "rk");
    EXPECT_THAT(shown(tga(1, 2, 1, 8, 0x20, "\2\1"s, 1, palette)), HasSubstr("color 0"));
    EXPECT_EQ(shown(tga(10, 3, 1, 24, 0x20, "\x81\0\0\xff\0\0\xff\0"s)), "rrg");
    EXPECT_THAT(shown(tga(10, 3, 1, 24, 0x20, "\x81\0\0\xff\0\0\xff"s)), HasSubstr("cut off"));
    EXPECT_THAT(shown(tga(2, 2, 1, 24, 0x20, "\0\0\xff\0\0"s)), HasSubstr("cut off"));
}

/// `codes`: blocks of the image, behind the number of bits of a color.
std::string gif(int width, int height, const std::string& image, const std::string& codes,
                const std::string& more = "") {
    // Black, red, green, blue.
    return "GIF89a" + little(static_cast<std::uint32_t>(width), 2) +
           little(static_cast<std::uint32_t>(height), 2) + "\x91\0\0"s + "\0\0\0\xff\0\0\0\xff\0\0\0\xff"s +
           more + "," + image + codes + ";";
}

TEST(PictureKinds, GifWithPalettesInterlacedAndWithTransparentColors) {
    const std::string whole = "\0\0\0\0\2\0\2\0\0"s;
    const std::string codes = "\2\3\x8c\x10\5\0"s; // clear, red, green, black, red, end
    const std::string shownWhole = shown(gif(2, 2, whole, codes));
    EXPECT_EQ(shownWhole, "rg|kr");
    EXPECT_EQ(shown(gif(2, 2, "\0\0\0\0\2\0\2\0\x81"s + "\0\0\xff\0\xff\0\xff\0\0\0\0\0"s, codes)),
              "gr|bg");                                                        // a palette of its own
    EXPECT_EQ(shown(gif(2, 2, whole, codes, "!\xf9\4\1\0\0\1\0"s)), "-g|k-");  // red is transparent
    EXPECT_EQ(shown(gif(3, 2, "\1\0\0\0\2\0\2\0\0"s, codes)), "-rg|-kr");      // at a place of its own
    EXPECT_EQ(shown(gif(2, 2, whole, codes, "!\xfe\5bees\0\0"s)), shownWhole); // behind a comment
}

TEST(PictureKinds, GifThatIsCutOffIsRefused) {
    const std::string file = gif(2, 2, "\0\0\0\0\2\0\2\0\0"s, "\2\3\x8c\x10\5\0"s);
    const std::string whole = shown(file);
    EXPECT_EQ(shown(file.substr(0, file.size() - 3)), whole); // behind the last pixel
    for (std::size_t size = 6; size < file.size() - 3; ++size)
        EXPECT_THAT(shown(file.substr(0, size)), HasSubstr("cut off")) << size;
    EXPECT_THAT(shown(gif(2, 2, "\0\0\0\0\2\0\2\0\0"s, "\2\1\x8c\0"s)), HasSubstr("pixels are missing"));
    EXPECT_THAT(shown(gif(2, 2, "", "").substr(0, 25) + ";"), HasSubstr("no image"));
}
