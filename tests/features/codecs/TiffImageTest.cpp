#include "codecs/TiffImage.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <zlib.h>

using namespace copra;

#ifdef COPRA_WITH_TIFF

namespace {

/// A TIFF file with one strip, or with one a row.
struct Tiff {
    std::map<unsigned, std::vector<unsigned>> tags; ///< values of 16 bits, strips of 32
    std::vector<std::string> strips;
    bool isLittle = true;

    Tiff(unsigned width, unsigned height, unsigned channels, unsigned bits, unsigned photometric,
         std::vector<std::string> rows)
        : strips(std::move(rows)) {
        tags[256] = {width};
        tags[257] = {height};
        tags[258] = std::vector<unsigned>(channels, bits);
        tags[259] = {1};
        tags[262] = {photometric};
        tags[277] = {channels};
        tags[278] = {height / static_cast<unsigned>(strips.size())};
    }

    std::string number(unsigned value, int size) const {
        std::string text;
        for (int i = 0; i < size; ++i) text += static_cast<char>(value >> 8 * (isLittle ? i : size - 1 - i));
        return text;
    }
    std::string list(const std::vector<unsigned>& values, int size) const {
        std::string text;
        for (const unsigned value : values) text += number(value, size);
        return text;
    }

    std::string file() const {
        std::string text = std::string(isLittle ? "II" : "MM") + number(42, 2) + number(0, 4);
        std::map<unsigned, std::vector<unsigned>> all = tags;
        for (const std::string& strip : strips) {
            all[273].push_back(static_cast<unsigned>(text.size()));
            all[279].push_back(static_cast<unsigned>(strip.size()));
            text += strip;
        }
        std::string entries;
        for (const auto& [tag, values] : all) {
            const int size = tag == 273 || tag == 279 ? 4 : 2;
            std::string data = list(values, size);
            if (data.size() > 4) {
                const auto at = static_cast<unsigned>(text.size());
                text += data;
                data = number(at, 4);
            }
            data.resize(4);
            entries += number(tag, 2) + number(size == 4 ? 4 : 3, 2) +
                       number(static_cast<unsigned>(values.size()), 4) + data;
        }
        text.replace(4, 4, number(static_cast<unsigned>(text.size()), 4));
        return text + number(static_cast<unsigned>(all.size()), 2) + entries + number(0, 4);
    }
};

std::string deflated(const std::string& text) {
    std::string packed(compressBound(text.size()), '\0');
    uLongf size = packed.size();
    compress(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(text.data()),
             text.size());
    packed.resize(size);
    return packed;
}

/// Every pixel as "rrggbbaa ".
std::string pixels(const std::string& file) {
    DecodedImage image;
    std::string reason;
    if (!readTiff(reinterpret_cast<const unsigned char*>(file.data()), file.size(), image, reason))
        return reason;
    std::string text;
    static const char kDigits[] = "0123456789abcdef";
    for (std::size_t i = 0; i < image.bytes.size(); ++i) {
        if (i > 0 && i % 4 == 0) text += ' ';
        text += kDigits[image.bytes[i] >> 4];
        text += kDigits[image.bytes[i] & 15];
    }
    return text;
}

TEST(TiffImage, ReadsColorsInEitherByteOrder) {
    Tiff tiff(2, 1, 3, 8, 2, {"\x10\x20\x30\x40\x50\x60"});
    EXPECT_EQ(pixels(tiff.file()), "102030ff 405060ff");
    tiff.isLittle = false;
    EXPECT_EQ(pixels(tiff.file()), "102030ff 405060ff");
}

TEST(TiffImage, MultipliesColorsWithAlphaUnlessTheyAre) {
    Tiff tiff(1, 1, 4, 8, 2, {std::string("\xff\x80\x00\x80", 4)});
    tiff.tags[338] = {2};
    EXPECT_EQ(pixels(tiff.file()), "80400080");
    tiff.tags[338] = {1};
    EXPECT_EQ(pixels(tiff.file()), "ff800080");
}

TEST(TiffImage, ReadsGrayOfAnyDepth) {
    EXPECT_EQ(pixels(Tiff(4, 1, 1, 1, 1, {"\xa0"}).file()), "ffffffff 000000ff ffffffff 000000ff");
    EXPECT_EQ(pixels(Tiff(4, 1, 1, 1, 0, {"\xa0"}).file()), "000000ff ffffffff 000000ff ffffffff");
    EXPECT_EQ(pixels(Tiff(2, 1, 1, 4, 1, {"\x5f"}).file()), "555555ff ffffffff");
    EXPECT_EQ(pixels(Tiff(1, 1, 1, 16, 1, {"\x12\x34"}).file()), "343434ff") << "the upper byte";
}

TEST(TiffImage, ReadsPalettes) {
    Tiff tiff(2, 1, 1, 1, 3, {"\x40"});
    tiff.tags[320] = {0x1000, 0x4000, 0x2000, 0x5000, 0x3000, 0x6000};
    EXPECT_EQ(pixels(tiff.file()), "102030ff 405060ff");
}

TEST(TiffImage, ReadsSeveralStripsAndTheirDifferences) {
    Tiff tiff(2, 2, 3, 8, 2, {deflated("\x01\x02\x03\x01\x01\x01"), deflated("\x10\x10\x10\xff\x01\x02")});
    tiff.tags[259] = {8};
    tiff.tags[317] = {2};
    EXPECT_EQ(pixels(tiff.file()), "010203ff 020304ff 101010ff 0f1112ff");
}

TEST(TiffImage, UnpacksRuns) {
    Tiff tiff(6, 1, 1, 8, 1, {std::string("\xfd\x07\x80\x01\x08\x09", 6)});
    tiff.tags[259] = {32773};
    EXPECT_EQ(pixels(tiff.file()), "070707ff 070707ff 070707ff 070707ff 080808ff 090909ff");
}

TEST(TiffImage, RefusesWhatItCannotReadWithASentence) {
    const Tiff tiff(2, 1, 3, 8, 2, {"\x10\x20\x30\x40\x50\x60"});
    const auto with = [&](unsigned tag, unsigned value) {
        Tiff other = tiff;
        other.tags[tag] = {value};
        return pixels(other.file());
    };
    EXPECT_EQ(with(256, 0).find("it is corrupt: "), 0U);
    EXPECT_EQ(with(257, 60000).find("its 2 x 60000 pixels exceed the limit"), 0U);
    EXPECT_EQ(with(259, 9).find("it is corrupt: "), 0U) << "an unknown way of packing";
    EXPECT_EQ(with(262, 99).find("it is corrupt: "), 0U) << "an unknown kind of color";
    EXPECT_EQ(pixels("II*").find("it is corrupt: "), 0U);
    EXPECT_EQ(pixels("").find("it is corrupt: "), 0U);
    Tiff large(16384, 4096, 1, 8, 1, {"tiny"});
    large.tags[259] = {5};
    EXPECT_EQ(pixels(large.file()), "it is too small for 16384 x 4096 pixels");
}

TEST(TiffImage, SurvivesEveryCutAndEveryChangedByte) {
    const auto expectPixelsOrReason = [](const std::string& file, std::size_t at) {
        const std::string result = pixels(file);
        const bool arePixels =
            !result.empty() && result.find_first_not_of("0123456789abcdef ") == std::string::npos;
        EXPECT_TRUE(arePixels || result.find("it") == 0) << at << ": " << result;
    };
    Tiff tiff(2, 2, 4, 8, 2, {"\x01\x02\x03\x04\x05\x06\x07\x08", "\x01\x02\x03\x04\x05\x06\x07\x08"});
    const std::string whole = tiff.file();
    for (std::size_t i = 0; i < whole.size(); ++i) {
        expectPixelsOrReason(whole.substr(0, i), i);
        for (const char byte : {'\0', '\x7f', '\xff'}) {
            std::string changed = whole;
            changed[i] = byte;
            expectPixelsOrReason(changed, i);
        }
    }
}

} // namespace

#else

TEST(TiffImage, IsRefusedInABuildWithoutTheLibrary) {
    DecodedImage image;
    std::string reason;
    EXPECT_FALSE(readTiff(reinterpret_cast<const unsigned char*>("II*"), 4, image, reason));
    EXPECT_NE(reason.find("COPRA_WITH_TIFF"), std::string::npos);
}

#endif
