#include "images/PngCheck.h"

#include "backend/backend.h"
#include "platform/ImageCodec.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

using PngBytes = std::vector<std::uint8_t>;

PngBytes pngNamed(const std::string& name) {
    std::ifstream file(COPRA_TESTS_DIR "/images/data/" + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The file with stored data, which must be sound.
PngBytes storedOf(const PngBytes& file) {
    PngBytes stored;
    EXPECT_EQ(copra::pngFault(file.data(), file.size(), stored), "");
    return stored;
}

copra::PixelImage pixelsOfPng(const PngBytes& file) {
    copra::installImageCodec();
    copra::PixelImage image;
    std::string reason;
    EXPECT_TRUE(copra::imageCodec()->decode(file.data(), file.size(), image, reason)) << reason;
    return image;
}

/// A file whose data fills several blocks of a stored stream.
PngBytes largePng() {
    copra::installImageCodec();
    copra::PixelImage image;
    image.size = {201, 301};
    for (unsigned i = 0; i < 201 * 301 * 4; ++i) image.rgba.push_back(static_cast<std::uint8_t>(i * i / 7));
    PngBytes file;
    std::string reason;
    EXPECT_TRUE(copra::imageCodec()->encode(image, copra::EncodedFormat::Png, file, reason)) << reason;
    return file;
}

TEST(PngCheckTest, StoredDataDecodesToTheSamePixels) {
    for (const char* name : {"alpha.png", "opaque.png", "gray.png", "palette.png"}) {
        const PngBytes file = pngNamed(name);
        const PngBytes stored = storedOf(file);
        ASSERT_FALSE(stored.empty()) << name;
        EXPECT_EQ(pixelsOfPng(stored).rgba, pixelsOfPng(file).rgba) << name;
    }
}

TEST(PngCheckTest, StoresDataInSeveralBlocks) {
    const PngBytes file = largePng();
    const PngBytes stored = storedOf(file);
    ASSERT_GT(stored.size(), 3u * 65535u);
    EXPECT_EQ(pixelsOfPng(stored).rgba, pixelsOfPng(file).rgba);
}

TEST(PngCheckTest, StoresNothingOfAFileCutShort) {
    PngBytes file = largePng();
    file.resize(file.size() / 2);
    PngBytes stored;
    EXPECT_NE(copra::pngFault(file.data(), file.size(), stored), "");
    EXPECT_TRUE(stored.empty());
}

TEST(PngCheckTest, StoresNothingIfTheHeaderDoesNotMatchTheData) {
    constexpr std::size_t kHeightAt = 23; // its lowest byte
    for (const int change : {-1, 1}) {
        PngBytes file = pngNamed("opaque.png");
        file[kHeightAt] = static_cast<std::uint8_t>(file[kHeightAt] + change);
        EXPECT_TRUE(storedOf(file).empty()) << change;
    }
}

} // namespace
