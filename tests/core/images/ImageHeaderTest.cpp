#include "images/ImageHeader.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

using copra::ImageHeader;
using copra::PixelSize;
using copra::readImageHeader;
using Kind = ImageHeader::Kind;

namespace {

ImageHeader headerOf(const std::string& bytes) {
    return readImageHeader(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

std::string text(std::initializer_list<int> bytes) {
    std::string result;
    for (const int byte : bytes) result += static_cast<char>(byte);
    return result;
}

std::string png() {
    const std::string signature = text({0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'});
    return signature + text({0, 0, 0, 13, 'I', 'H', 'D', 'R', 0, 0, 1, 2, 0, 0, 0, 3, 8, 2, 0, 0, 0});
}

} // namespace

TEST(ImageHeader, ReadsTheSizeOfAPng) {
    EXPECT_EQ(headerOf(png()).kind, Kind::Png);
    EXPECT_EQ(headerOf(png()).size, (PixelSize{258, 3}));
}

TEST(ImageHeader, KnowsPngImagesOfApplesBuildTools) {
    std::string file = png();
    file.replace(12, 4, "CgBI");
    EXPECT_EQ(headerOf(file).kind, Kind::ApplePng);
}

TEST(ImageHeader, ReadsSizeAndChannelsOfAJpeg) {
    const std::string start = text({0xff, 0xd8});
    const std::string app = text({0xff, 0xe0, 0, 4, 1, 2});
    const std::string frame = text({0xff, 0xc2, 0, 11, 8, 0, 3, 1, 2, 3, 0, 0});
    const ImageHeader header = headerOf(start + app + frame);
    EXPECT_EQ(header.kind, Kind::Jpeg);
    EXPECT_EQ(header.size, (PixelSize{258, 3}));
    EXPECT_FALSE(header.gray);
    EXPECT_TRUE(headerOf(start + text({0xff, 0xc0, 0, 8, 8, 0, 3, 1, 2, 1, 0, 0})).gray);
}

TEST(ImageHeader, ReadsTheSizeOfAGifAndABmp) {
    EXPECT_EQ(headerOf("GIF89a" + text({2, 1, 3, 0, 0, 0})).size, (PixelSize{258, 3}));
    std::string bmp = "BM" + std::string(16, '\0') + text({2, 1, 0, 0, 0xfd, 0xff, 0xff, 0xff, 1, 0, 32, 0});
    EXPECT_EQ(headerOf(bmp).size, (PixelSize{258, 3}));
    const std::string old = "BM" + std::string(12, '\0') + text({12, 0, 0, 0, 2, 1, 3, 0, 1, 0, 8, 0});
    EXPECT_EQ(headerOf(old).size, (PixelSize{258, 3}));
}

TEST(ImageHeader, DistinguishesUnsupportedFormatsFromGarbage) {
    EXPECT_EQ(headerOf(std::string("II*\0", 4)).kind, Kind::Tiff);
    EXPECT_EQ(headerOf("RIFF1234WEBP").kind, Kind::WebP);
    EXPECT_EQ(headerOf(std::string("PVR\3") + "rest").kind, Kind::Pvr);
    EXPECT_EQ(headerOf("hello").kind, Kind::Unknown);
    EXPECT_EQ(headerOf("").kind, Kind::Unknown);
    EXPECT_EQ(readImageHeader(nullptr, 100).kind, Kind::Unknown);
}

TEST(ImageHeader, TakesForATgaWhatMakesSenseAsOne) {
    const std::string tga = text({0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 3, 0, 32, 0});
    EXPECT_EQ(headerOf(tga).kind, Kind::Tga);
    EXPECT_EQ(headerOf(tga).size, (PixelSize{258, 3}));
    EXPECT_EQ(headerOf(text({0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 3, 0, 32, 0})).kind, Kind::Unknown);
}

TEST(ImageHeader, FindsTheSizeOfAJpegBehindAGapBetweenItsParts) {
    const std::string start = text({0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0, 0, 0});
    EXPECT_EQ(headerOf(start + text({0xff, 0xc0, 0, 8, 8, 0, 3, 1, 2, 1, 0, 0})).size, (PixelSize{258, 3}));
}

TEST(ImageHeader, SurvivesEveryWayOfCuttingAFileShort) {
    const std::string files[] = {png(), text({0xff, 0xd8, 0xff, 0xff, 0xff, 0xe0, 0, 0, 0xff, 0xc0, 0, 8, 8}),
                                 "GIF89a", "BM"};
    for (const std::string& file : files) {
        for (std::size_t length = 0; length <= file.size(); ++length) {
            // A copy of just this length: reading on would be seen by the sanitizer.
            const std::vector<std::uint8_t> cut(file.begin(),
                                                file.begin() + static_cast<std::ptrdiff_t>(length));
            const ImageHeader header = readImageHeader(cut.data(), cut.size());
            EXPECT_TRUE(header.kind == Kind::Unknown || header.kind == headerOf(file).kind) << length;
            // Bytes behind the end count as 0.
            EXPECT_LE(header.size.width, headerOf(file).size.width) << length;
            EXPECT_LE(header.size.height, headerOf(file).size.height) << length;
        }
    }
}
