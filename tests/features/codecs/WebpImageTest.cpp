#include "codecs/WebpImage.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

using copra::DecodedImage;
using Bytes = std::vector<unsigned char>;

namespace {

Bytes file(const std::string& name) {
    std::ifstream stream(copra::testsFolder() + "/core/images/data/" + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool decoded(const Bytes& bytes, DecodedImage& image, std::string& reason) {
    return copra::readWebp(bytes.data(), bytes.size(), image, reason);
}

} // namespace

#ifdef COPRA_WITH_WEBP

TEST(WebpImage, AlphaIsPremultiplied) {
    DecodedImage image;
    std::string reason;
    ASSERT_TRUE(decoded(file("alpha.webp"), image, reason)) << reason;
    EXPECT_EQ(image.size, (copra::PixelSize{2, 1}));
    EXPECT_EQ(image.bytes, (Bytes{128, 0, 64, 128, 10, 20, 30, 255}));
    EXPECT_TRUE(image.premultiplied);
    EXPECT_EQ(image.format, copra::PixelFormat::RGBA8888);
    EXPECT_EQ(image.fileType, cocos2d::Image::Format::WEBP);
}

TEST(WebpImage, WithoutAlphaThereAreThreeChannels) {
    DecodedImage image;
    std::string reason;
    ASSERT_TRUE(decoded(file("opaque.webp"), image, reason)) << reason;
    EXPECT_EQ(image.size, (copra::PixelSize{4, 2}));
    EXPECT_EQ(image.format, copra::PixelFormat::RGB888);
    EXPECT_FALSE(image.premultiplied);
    ASSERT_EQ(image.bytes.size(), 24u);
    EXPECT_NEAR(image.bytes[0], 200, 4) << "lossy";
    EXPECT_NEAR(image.bytes[1], 100, 4);
    EXPECT_NEAR(image.bytes[2], 50, 4);
}

TEST(WebpImage, AnAnimationShowsItsFirstFrameAtItsPlace) {
    DecodedImage image;
    std::string reason;
    ASSERT_TRUE(decoded(file("animated.webp"), image, reason)) << reason;
    EXPECT_EQ(image.size, (copra::PixelSize{4, 2}));
    ASSERT_EQ(image.bytes.size(), 32u);
    const Bytes firstRow(image.bytes.begin(), image.bytes.begin() + 16);
    EXPECT_EQ(firstRow, (Bytes{0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 64, 128, 10, 20, 30, 255}));
}

TEST(WebpImage, EveryCutFileIsRefusedWithAReason) {
    for (const char* const name : {"alpha.webp", "opaque.webp", "animated.webp"}) {
        const Bytes whole = file(name);
        // A byte of padding or of a frame that is not shown may be missing.
        for (std::size_t count = 0; count < 60 && count + 8 < whole.size(); ++count) {
            DecodedImage image;
            std::string reason;
            EXPECT_FALSE(decoded(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(count)),
                                 image, reason))
                << name << " cut to " << count;
            EXPECT_FALSE(reason.empty());
            EXPECT_TRUE(image.bytes.empty());
        }
    }
}

#else

TEST(WebpImage, IsRefusedInABuildWithoutTheLibrary) {
    DecodedImage image;
    std::string reason;
    EXPECT_FALSE(decoded(file("alpha.webp"), image, reason));
    EXPECT_NE(reason.find("COPRA_WITH_WEBP"), std::string::npos);
}

#endif
