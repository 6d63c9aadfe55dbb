#include "images/PngImage.h"

#include "backend/backend.h"
#include "images/DecodedImage.h"
#include "platform/ImageCodec.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <numeric>
#include <random>
#include <string>
#include <vector>
#include <zlib.h>

namespace {

using PngBytes = std::vector<std::uint8_t>;

void addNumber(PngBytes& out, std::size_t value) {
    for (const int shift : {24, 16, 8, 0}) out.push_back(static_cast<std::uint8_t>(value >> shift));
}

void addChunk(PngBytes& file, const std::string& name, const PngBytes& data) {
    addNumber(file, data.size());
    PngBytes checked(name.begin(), name.end());
    checked.insert(checked.end(), data.begin(), data.end());
    file.insert(file.end(), checked.begin(), checked.end());
    addNumber(file, crc32(0, checked.data(), static_cast<uInt>(checked.size())));
}

PngBytes compressed(const PngBytes& data) {
    uLongf length = compressBound(static_cast<uLong>(data.size()));
    PngBytes out(length);
    EXPECT_EQ(compress(out.data(), &length, data.data(), static_cast<uLong>(data.size())), Z_OK);
    out.resize(length);
    return out;
}

/// A PNG file to put together: noise, with any filters, is a sound image.
struct PngRecipe {
    int width = 37;
    int height = 23;
    int channels = 4;
    int colorType = 6;
    int depth = 8;
    int filters = 5;      ///< their number, from 0 on
    bool isPlain = false; ///< no noise, and no filters
    int surplus = 0;      ///< rows of data more than the header says
    std::size_t chunk = 100000;
    std::string extra; ///< name of an empty chunk before the data
    PngBytes palette;  ///< red, green and blue of each color
};

PngBytes rowsOf(const PngRecipe& recipe) {
    const std::size_t row = static_cast<std::size_t>(recipe.width * recipe.channels * recipe.depth / 8);
    if (recipe.isPlain) return PngBytes((row + 1) * static_cast<std::size_t>(recipe.height), 0);
    std::mt19937 random(static_cast<unsigned>(recipe.width * 31 + recipe.channels));
    PngBytes rows;
    for (int y = 0; y < recipe.height + recipe.surplus; ++y) {
        rows.push_back(static_cast<std::uint8_t>(y % recipe.filters));
        for (std::size_t i = 0; i < row; ++i)
            rows.push_back(static_cast<std::uint8_t>(random() >> (y % 3 == 0 ? 29 : 3)));
    }
    return rows;
}

PngBytes pngOf(const PngRecipe& recipe) {
    PngBytes file = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    PngBytes header;
    addNumber(header, static_cast<std::size_t>(recipe.width));
    addNumber(header, static_cast<std::size_t>(recipe.height));
    for (const int byte : {recipe.depth, recipe.colorType, 0, 0, 0})
        header.push_back(static_cast<std::uint8_t>(byte));
    addChunk(file, "IHDR", header);
    if (!recipe.extra.empty()) addChunk(file, recipe.extra, {});
    if (!recipe.palette.empty()) addChunk(file, "PLTE", recipe.palette);
    const PngBytes data = compressed(rowsOf(recipe));
    for (std::size_t at = 0; at < data.size(); at += recipe.chunk) {
        const auto from = data.begin() + static_cast<std::ptrdiff_t>(at);
        const auto left = static_cast<std::size_t>(data.end() - from);
        addChunk(file, "IDAT", {from, from + static_cast<std::ptrdiff_t>(std::min(left, recipe.chunk))});
    }
    addChunk(file, "IEND", {});
    return file;
}

copra::DecodedImage decoded(const PngBytes& file) {
    copra::DecodedImage image;
    std::string reason;
    EXPECT_TRUE(copra::readPng(file.data(), file.size(), image, reason)) << reason;
    return image;
}

/// Why a file is refused.
std::string refusalOf(const PngBytes& file) {
    copra::DecodedImage image;
    std::string reason;
    EXPECT_FALSE(copra::readPng(file.data(), file.size(), image, reason));
    EXPECT_TRUE(image.bytes.empty());
    return reason;
}

PngBytes pngNamed(const std::string& name) {
    std::ifstream file(copra::testsFolder() + "/core/images/data/" + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// What the decoder of the backend makes of the file, with the channels of the file.
PngBytes reference(const PngBytes& file, int channels) {
    copra::installImageCodec();
    copra::PixelImage image;
    std::string reason;
    EXPECT_TRUE(copra::imageCodec()->decode(file.data(), file.size(), image, reason)) << reason;
    PngBytes kept;
    for (std::size_t i = 0; i < image.rgba.size(); i += 4) {
        kept.push_back(image.rgba[i]);
        if (channels >= 3) kept.insert(kept.end(), {image.rgba[i + 1], image.rgba[i + 2]});
        if (channels % 2 == 0) kept.push_back(image.rgba[i + 3]);
    }
    return kept;
}

void expectAsReference(const PngRecipe& recipe) {
    const PngBytes file = pngOf(recipe);
    const copra::DecodedImage image = decoded(file);
    EXPECT_EQ(image.size, (copra::PixelSize{recipe.width, recipe.height}));
    EXPECT_EQ(image.bytes, reference(file, recipe.channels)) << recipe.channels << " channels";
}

PngRecipe recipeFor(int colorType, int channels) {
    PngRecipe recipe;
    recipe.colorType = colorType;
    recipe.channels = channels;
    return recipe;
}

const std::initializer_list<PngRecipe> kRecipes = {recipeFor(0, 1), recipeFor(4, 2), recipeFor(2, 3),
                                                   recipeFor(6, 4)};

TEST(PngImageTest, EveryFilterGivesThePixelsOfTheOtherDecoder) {
    for (const PngRecipe& recipe : kRecipes) expectAsReference(recipe);
}

TEST(PngImageTest, AnImageMayHaveOnePixel) {
    for (PngRecipe recipe : kRecipes) {
        recipe.width = recipe.height = 1;
        expectAsReference(recipe);
    }
}

TEST(PngImageTest, TheDataMayBeInManyChunks) {
    PngRecipe recipe;
    recipe.chunk = 7;
    expectAsReference(recipe);
}

TEST(PngImageTest, ReportsTheChannelsOfTheFile) {
    std::vector<copra::PixelFormat> formats;
    for (const PngRecipe& recipe : kRecipes) {
        formats.push_back(decoded(pngOf(recipe)).format);
    }
    using Format = copra::PixelFormat;
    EXPECT_EQ(formats, (std::vector<Format>{Format::I8, Format::AI88, Format::RGB888, Format::RGBA8888}));
}

TEST(PngImageTest, SamplesOf16BitsLoseTheirLowerHalf) {
    PngRecipe deep;
    deep.depth = 16;
    expectAsReference(deep);
}

TEST(PngImageTest, APaletteBecomesColors) {
    PngRecipe recipe = recipeFor(3, 1);
    recipe.palette.resize(256 * 3);
    std::iota(recipe.palette.begin(), recipe.palette.end(), std::uint8_t{0});
    const PngBytes file = pngOf(recipe);
    const copra::DecodedImage image = decoded(file);
    EXPECT_EQ(image.format, copra::PixelFormat::RGB888);
    EXPECT_EQ(image.bytes, reference(file, 3));
}

TEST(PngImageTest, LargeImagesTakeMemoryAsTheyArrive) {
    PngRecipe recipe;
    recipe.width = 4096;
    recipe.height = 1100; // more than 16 MiB
    recipe.isPlain = true;
    const PngBytes file = pngOf(recipe);
    EXPECT_EQ(decoded(file).bytes, PngBytes(std::size_t{4096} * 1100 * 4, 0));
    EXPECT_NE(refusalOf({file.begin(), file.begin() + 1000}), "") << "of " << file.size();
}

TEST(PngImageTest, ReadsInterlacedFiles) {
    const PngBytes file = pngNamed("interlaced.png");
    EXPECT_EQ(decoded(file).size, (copra::PixelSize{9, 7}));
    EXPECT_EQ(decoded(file).bytes, reference(file, 4));
}

TEST(PngImageTest, RefusesAFileCutShortBeforeTheEndOfItsPixels) {
    const PngBytes file = pngOf({});
    for (std::size_t length = 0; length < file.size() - 40; length += 11)
        EXPECT_EQ(refusalOf({file.begin(), file.begin() + static_cast<std::ptrdiff_t>(length)}),
                  "its data is corrupt or truncated (the file ends too early)")
            << length;
}

TEST(PngImageTest, RefusesDataThatDoesNotFillTheRows) {
    PngRecipe recipe;
    recipe.surplus = -1;
    EXPECT_NE(refusalOf(pngOf(recipe)), "");
}

TEST(PngImageTest, RefusesAFilterThatDoesNotExist) {
    PngRecipe recipe;
    recipe.filters = 6;
    EXPECT_EQ(refusalOf(pngOf(recipe)), "its data is corrupt or truncated (bad adaptive filter value)");
}

TEST(PngImageTest, RefusesCorruptData) {
    PngBytes file = pngOf({});
    file[file.size() / 2] ^= 0x55;
    EXPECT_NE(refusalOf(file), "");
}

TEST(PngImageTest, IgnoresChecksumsAndColorProfiles) {
    PngRecipe recipe;
    recipe.extra = "iCCP";
    PngBytes file = pngOf(recipe);
    file[29] ^= 1; // of the header
    EXPECT_EQ(decoded(file).size, (copra::PixelSize{recipe.width, recipe.height}));
}

TEST(PngImageTest, AnImageOfItIsPremultipliedAsOptionsSay) {
    const PngBytes file = pngOf({});
    copra::DecodedImage image;
    std::string reason;
    copra::DecodeOptions options;
    options.premultiplyPng = false;
    ASSERT_TRUE(copra::decodeImage(file.data(), file.size(), options, image, reason));
    std::vector<unsigned char> expected = image.bytes;
    EXPECT_FALSE(image.premultiplied);
    copra::premultiply(expected);
    options.premultiplyPng = true;
    ASSERT_TRUE(copra::decodeImage(file.data(), file.size(), options, image, reason));
    EXPECT_TRUE(image.premultiplied);
    EXPECT_EQ(image.bytes, expected);
}

TEST(PngImageTest, ReadsWhatItWrites) {
    const copra::PixelImage picture{{2, 1}, {1, 2, 3, 255, 200, 100, 50, 128}};
    PngBytes file;
    std::string reason;
    ASSERT_TRUE(copra::writePng(picture, true, file, reason)) << reason;
    EXPECT_EQ(decoded(file).size, picture.size);
    EXPECT_EQ(decoded(file).bytes, picture.rgba);
    ASSERT_TRUE(copra::writePng(picture, false, file, reason)) << reason;
    EXPECT_EQ(decoded(file).format, copra::PixelFormat::RGB888);
    EXPECT_EQ(decoded(file).bytes, (PngBytes{1, 2, 3, 200, 100, 50}));
}

TEST(PngImageTest, WritesNothingWithoutPixels) {
    PngBytes file;
    std::string reason;
    EXPECT_FALSE(copra::writePng({}, true, file, reason));
    EXPECT_FALSE(copra::writePng({{2, 2}, {1, 2, 3, 4}}, true, file, reason));
    EXPECT_EQ(reason, "the image is empty");
    EXPECT_TRUE(file.empty());
}

} // namespace
