#include "backend/sfml/SfmlImageCodec.h"

#include <gtest/gtest.h>

#include <thread>

using namespace copra;

namespace {

PixelImage sample() {
    return {{2, 1}, {1, 2, 3, 255, 200, 100, 50, 128}};
}

} // namespace

TEST(SfmlImageCodec, ReadsWhatItWrites) {
    const sfml::SfmlImageCodec codec;
    std::vector<std::uint8_t> bytes;
    std::string reason;
    const PixelImage gray{{8, 8}, std::vector<std::uint8_t>(8 * 8 * 4, 120)};
    ASSERT_TRUE(codec.encodeJpeg(gray, bytes, reason)) << reason;
    PixelImage read;
    ASSERT_TRUE(codec.decode(bytes.data(), bytes.size(), read, reason)) << reason;
    EXPECT_EQ(read.size, gray.size);
    EXPECT_NEAR(read.rgba[0], 120, 2);
    EXPECT_EQ(read.rgba[3], 255) << "a JPEG file has no alpha";
}

TEST(SfmlImageCodec, GivesAReasonAndLeavesTheImageAlone) {
    const sfml::SfmlImageCodec codec;
    const std::uint8_t garbage[] = {1, 2, 3, 4};
    PixelImage image = sample();
    std::string reason;
    EXPECT_FALSE(codec.decode(garbage, sizeof garbage, image, reason));
    EXPECT_NE(reason, "");
    EXPECT_EQ(reason.find('\n'), std::string::npos);
    EXPECT_EQ(image.rgba, sample().rgba);
}

TEST(SfmlImageCodec, RefusesToWriteWhatIsNoImage) {
    const sfml::SfmlImageCodec codec;
    std::vector<std::uint8_t> bytes;
    std::string reason;
    EXPECT_FALSE(codec.encodeJpeg({}, bytes, reason));
    EXPECT_FALSE(codec.encodeJpeg({{2, 2}, {1, 2, 3, 4}}, bytes, reason));
    EXPECT_NE(reason, "");
}

TEST(SfmlImageCodec, GivesEachThreadItsOwnReason) {
    const sfml::SfmlImageCodec codec;
    const auto fail = [&codec](std::string& reason) {
        const std::uint8_t garbage[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0};
        for (int i = 0; i < 50; ++i) {
            PixelImage image;
            codec.decode(garbage, sizeof garbage, image, reason);
        }
    };
    std::string alone;
    fail(alone);
    std::string here;
    std::string there;
    std::thread thread(fail, std::ref(there));
    fail(here);
    thread.join();
    EXPECT_EQ(here, alone);
    EXPECT_EQ(there, alone);
}
