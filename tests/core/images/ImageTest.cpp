#include "images/Image.h"

#include "backend/backend.h"
#include "base/log.h"
#include "images/DecodedImage.h"
#include "platform/ImageCodec.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>
#include <zlib.h>

using namespace cocos2d;
using Format = copra::PixelFormat;
using Bytes = std::vector<unsigned char>;

namespace {

std::string dataFile(const std::string& name) {
    return copra::testsFolder() + "/core/images/data/" + name;
}

Bytes bytesOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

Bytes pixelsOf(const Image& image) {
    return {image.getData(), image.getData() + image.getDataLen()};
}

// Decodes images with the codec of the backend, and writes into a folder that is removed after the test.
class ImageTest : public testing::Test {
protected:
    ImageTest() {
        copra::installImageCodec();
        std::filesystem::create_directories(_folder);
    }
    ~ImageTest() override {
        Image::setPNGPremultipliedAlphaEnabled(true);
        std::filesystem::remove_all(_folder);
    }

    std::string written(const std::string& name) const { return (_folder / name).string(); }

private:
    const std::filesystem::path _folder =
        std::filesystem::path(testing::TempDir()) /
        (std::string("copra_image_") + testing::UnitTest::GetInstance()->current_test_info()->name());
};

} // namespace

TEST_F(ImageTest, MultipliesTheColorsOfAPngWithItsAlpha) {
    Image image;
    ASSERT_TRUE(image.initWithImageFile(dataFile("alpha.png")));
    EXPECT_EQ(pixelsOf(image), (Bytes{128, 0, 64, 128, 10, 20, 30, 255}));
    EXPECT_TRUE(image.hasPremultipliedAlpha());
    EXPECT_TRUE(image.hasAlpha());
    EXPECT_EQ(image.getFileType(), Image::Format::PNG);
    EXPECT_EQ(image.getRenderFormat(), Format::RGBA8888);
    EXPECT_EQ(image.getWidth(), 2);
    EXPECT_EQ(image.getHeight(), 1);
    EXPECT_EQ(image.getBitPerPixel(), 32);
    EXPECT_EQ(image.getFilePath(), dataFile("alpha.png"));
}

TEST_F(ImageTest, LeavesTheColorsAloneWhenAskedTo) {
    Image::setPNGPremultipliedAlphaEnabled(false);
    Image image;
    ASSERT_TRUE(image.initWithImageFile(dataFile("alpha.png")));
    EXPECT_EQ(pixelsOf(image), (Bytes{255, 0, 128, 128, 10, 20, 30, 255}));
    EXPECT_FALSE(image.hasPremultipliedAlpha());
}

TEST_F(ImageTest, HasTheChannelsOfTheFile) {
    Image opaque;
    ASSERT_TRUE(opaque.initWithImageFile(dataFile("opaque.png")));
    EXPECT_EQ(opaque.getRenderFormat(), Format::RGB888);
    EXPECT_EQ(pixelsOf(opaque), (Bytes{255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9}));
    EXPECT_FALSE(opaque.hasAlpha());
    Image gray;
    ASSERT_TRUE(gray.initWithImageFile(dataFile("gray.png")));
    EXPECT_EQ(gray.getRenderFormat(), Format::I8);
    EXPECT_EQ(pixelsOf(gray), (Bytes{7, 200}));
}

TEST_F(ImageTest, ReadsPalettesWithATransparentColor) {
    Image image;
    ASSERT_TRUE(image.initWithImageFile(dataFile("palette.png")));
    EXPECT_EQ(image.getRenderFormat(), Format::RGBA8888);
    EXPECT_EQ(pixelsOf(image), (Bytes{255, 0, 0, 255, 0, 0, 0, 0}));
}

TEST_F(ImageTest, ReadsDataInMemory) {
    const Bytes bytes = bytesOf(dataFile("opaque.png"));
    Image image;
    EXPECT_TRUE(image.initWithImageData(bytes.data(), static_cast<ssize_t>(bytes.size())));
    EXPECT_EQ(image.getFilePath(), "");
}

TEST_F(ImageTest, NamesTheFileThatIsMissing) {
    const copra::LogCapture log;
    Image image;
    EXPECT_FALSE(image.initWithImageFile("/nowhere/missing.png"));
    EXPECT_TRUE(log.contains("/nowhere/missing.png")) << log.text();
}

TEST_F(ImageTest, NamesTheFileThatIsBrokenInOneLine) {
    std::ofstream(written("broken.png")) << "this is not an image";
    const copra::LogCapture log;
    Image image;
    EXPECT_FALSE(image.initWithImageFile(written("broken.png")));
    EXPECT_TRUE(log.contains("broken.png")) << log.text();
    EXPECT_EQ(log.lineCount(), 1) << log.text();
    EXPECT_EQ(image.getData(), nullptr);
}

TEST_F(ImageTest, SaysThatAFileIsEmpty) {
    std::ofstream(written("nothing.png")).close();
    const copra::LogCapture log;
    Image image;
    EXPECT_FALSE(image.initWithImageFile(written("nothing.png")));
    EXPECT_TRUE(log.contains("nothing.png: the file is empty")) << log.text();
}

TEST_F(ImageTest, SurvivesAFileCutShortAnywhere) {
    const copra::LogCapture log;
    const Bytes bytes = bytesOf(dataFile("alpha.png"));
    for (std::size_t length = 0; length + 24 < bytes.size(); ++length) {
        const Bytes cut(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length));
        Image image;
        EXPECT_FALSE(image.initWithImageData(cut.data(), static_cast<ssize_t>(cut.size()))) << length;
    }
}

TEST_F(ImageTest, SurvivesAnyByteOfAFileChanged) {
    const copra::LogCapture log;
    const Bytes bytes = bytesOf(dataFile("opaque.png"));
    for (std::size_t i = 8; i < bytes.size(); ++i) {
        Bytes damaged = bytes;
        damaged[i] = static_cast<unsigned char>(damaged[i] ^ 0x41);
        Image image;
        if (image.initWithImageData(damaged.data(), static_cast<ssize_t>(damaged.size()))) {
            EXPECT_EQ(image.getDataLen(), image.getWidth() * image.getHeight() * image.getBitPerPixel() / 8)
                << i;
        } else {
            EXPECT_EQ(image.getDataLen(), 0) << i;
        }
    }
}

TEST_F(ImageTest, RefusesHeadersThatClaimTooManyPixels) {
    Bytes bytes = bytesOf(dataFile("opaque.png"));
    bytes[17] = bytes[21] = 1; // width and height become 65,538
    const copra::LogCapture log;
    Image image;
    EXPECT_FALSE(image.initWithImageData(bytes.data(), static_cast<ssize_t>(bytes.size())));
    EXPECT_TRUE(log.contains("65538")) << log.text();
}

TEST_F(ImageTest, RefusesMorePixelsThanMemoryHolds) {
    Bytes bytes = bytesOf(dataFile("opaque.png"));
    bytes[18] = bytes[22] = 0x2f; // 12,000 and some a side
    const copra::LogCapture log;
    Image image;
    EXPECT_FALSE(image.initWithImageData(bytes.data(), static_cast<ssize_t>(bytes.size())));
    EXPECT_TRUE(log.contains("in all")) << log.text();
}

TEST_F(ImageTest, RefusesMorePixelsThanTheFileCanHold) {
    Bytes bytes = bytesOf(dataFile("opaque.png"));
    bytes[18] = bytes[22] = 0x1f; // 7,936 and some a side, in a few hundred bytes
    const copra::LogCapture log;
    Image image;
    EXPECT_FALSE(image.initWithImageData(bytes.data(), static_cast<ssize_t>(bytes.size())));
    EXPECT_TRUE(log.contains("too small for")) << log.text();
}

TEST_F(ImageTest, RefusesMoreThan64MiBOf64KiB) {
    Bytes bytes = bytesOf(dataFile("opaque.png"));
    bytes.resize(std::size_t{64} << 10);
    for (const auto& [side, isTooLarge] : {std::pair(0x1000, false), std::pair(0x1001, true)}) {
        bytes[18] = bytes[22] = static_cast<unsigned char>(side >> 8);
        bytes[19] = bytes[23] = static_cast<unsigned char>(side);
        const copra::LogCapture log;
        Image image;
        EXPECT_FALSE(image.initWithImageData(bytes.data(), static_cast<ssize_t>(bytes.size())));
        EXPECT_EQ(log.contains("too small for"), isTooLarge) << log.text();
    }
}

TEST_F(ImageTest, AnImageThatIsCompressedOnceMoreIsNoLarger) {
    Bytes bytes = bytesOf(dataFile("opaque.png"));
    bytes[18] = bytes[22] = 0x1f; // 7,936 and some a side
    bytes.resize(std::size_t{1} << 20);
    uLongf size = compressBound(bytes.size());
    Bytes packed(16 + size);
    compress(packed.data() + 16, &size, bytes.data(), bytes.size());
    packed.resize(16 + size);
    const unsigned char header[16] = {'C', 'C', 'Z', '!', 0, 0, 0, 2, 0, 0, 0, 0, 0, 0x10, 0, 0};
    std::copy(std::begin(header), std::end(header), packed.begin());
    const copra::LogCapture log;
    Image image;
    EXPECT_FALSE(image.initWithImageData(packed.data(), static_cast<ssize_t>(packed.size())));
    EXPECT_TRUE(log.contains("too small for")) << log.text();
}

TEST_F(ImageTest, RefusesAPartThatClaimsToBeLargerThanTheFile) {
    Bytes bytes = bytesOf(dataFile("opaque.png"));
    bytes[33] = 0x5e; // the length of the first chunk behind the header: 1.5 GB
    const copra::LogCapture log;
    Image image;
    EXPECT_FALSE(image.initWithImageData(bytes.data(), static_cast<ssize_t>(bytes.size())));
    EXPECT_TRUE(log.contains("the file ends too early")) << log.text();
}

TEST_F(ImageTest, RefusesDataThatDoesNotEnd) {
    Bytes bytes = bytesOf(dataFile("opaque.png"));
    bytes[bytes.size() / 2] ^= 0x55;
    const copra::LogCapture log;
    Image image;
    EXPECT_FALSE(image.initWithImageData(bytes.data(), static_cast<ssize_t>(bytes.size())));
    EXPECT_TRUE(log.contains("corrupt or truncated")) << log.text();
}

TEST_F(ImageTest, RefusesAJpegWhoseTableAsksForTooManyBits) {
    Bytes bytes = bytesOf(copra::testsFolder() + "/fuzz/corpus/image/table-asks-for-too-many-bits.jpg");
    const copra::LogCapture log;
    Image image;
    EXPECT_FALSE(image.initWithImageData(bytes.data(), static_cast<ssize_t>(bytes.size())));
    EXPECT_TRUE(log.contains("table")) << log.text();
}

TEST_F(ImageTest, RefusesImagesForAGraphicsCardWithASentence) {
    for (const std::string start : {"PKM 10", "DDS |", "\xabKTX 11"}) {
        const copra::LogCapture log;
        Image image;
        EXPECT_FALSE(image.initWithImageData(reinterpret_cast<const unsigned char*>(start.data()),
                                             static_cast<ssize_t>(start.size())));
        EXPECT_TRUE(log.contains("compressed for graphics cards")) << log.text();
    }
}

TEST_F(ImageTest, RefusesATgaThatClaimsGigabytes) {
    const Bytes bytes = {0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 32, 0, 1, 2, 3, 4};
    const copra::LogCapture log;
    Image image;
    EXPECT_FALSE(image.initWithImageData(bytes.data(), static_cast<ssize_t>(bytes.size())));
    EXPECT_TRUE(log.contains("65535 x 65535")) << log.text();
}

TEST_F(ImageTest, RefusesFormatsItDoesNotKnowByName) {
    const copra::LogCapture log;
    Image image;
    EXPECT_FALSE(
        image.initWithImageData(reinterpret_cast<const unsigned char*>("\xabKTX 11\xbb 123456"), 16));
    EXPECT_TRUE(log.contains("KTX")) << log.text();
}

TEST_F(ImageTest, CopiesRawPixels) {
    const unsigned char pixels[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    Image image;
    ASSERT_TRUE(image.initWithRawData(pixels, 8, 2, 1, 8));
    EXPECT_EQ(pixelsOf(image), (Bytes{1, 2, 3, 4, 5, 6, 7, 8}));
    EXPECT_EQ(image.getFileType(), Image::Format::RAW_DATA);
    EXPECT_FALSE(image.hasPremultipliedAlpha());
}

TEST_F(ImageTest, RefusesTooFewRawPixels) {
    const copra::LogCapture log;
    const unsigned char pixels[8] = {};
    Image image;
    EXPECT_FALSE(image.initWithRawData(pixels, 8, 3, 1, 8));
    EXPECT_TRUE(log.contains("8 bytes are too few for 3 x 1 pixels"));
    EXPECT_FALSE(image.initWithRawData(pixels, 8, 0, 1, 8));
    EXPECT_TRUE(log.contains("0 x 1 pixels from memory are no image"));
    EXPECT_FALSE(image.initWithRawData(nullptr, 8, 2, 1, 8));
    EXPECT_TRUE(log.contains("2 x 1 pixels from null are no image"));
}

TEST_F(ImageTest, ReadsBackThePngItWrote) {
    const unsigned char pixels[8] = {255, 10, 0, 255, 0, 0, 0, 0};
    Image image;
    image.initWithRawData(pixels, 8, 2, 1, 8);
    ASSERT_TRUE(image.saveToFile(written("kept.PNG"), false));
    Image kept;
    ASSERT_TRUE(kept.initWithImageFile(written("kept.PNG")));
    EXPECT_EQ(pixelsOf(kept), (Bytes{255, 10, 0, 255, 0, 0, 0, 0}));
}

TEST_F(ImageTest, WritesPremultipliedColorsAsStraightOnes) {
    const unsigned char pixels[4] = {128, 0, 64, 128};
    Image image;
    image.initWithRawData(pixels, 4, 1, 1, 8, true);
    ASSERT_TRUE(image.saveToFile(written("straight.png"), false));
    Image::setPNGPremultipliedAlphaEnabled(false);
    Image straight;
    ASSERT_TRUE(straight.initWithImageFile(written("straight.png")));
    EXPECT_EQ(pixelsOf(straight), (Bytes{255, 0, 128, 128}));
}

TEST_F(ImageTest, LeavesOutTheAlphaWhenAskedTo) {
    const unsigned char pixels[4] = {200, 100, 50, 0};
    Image image;
    image.initWithRawData(pixels, 4, 1, 1, 8);
    ASSERT_TRUE(image.saveToFile(written("opaque.png")));
    Image opaque;
    ASSERT_TRUE(opaque.initWithImageFile(written("opaque.png")));
    EXPECT_EQ(opaque.getData()[0], 200);
    if (opaque.hasAlpha()) {
        EXPECT_EQ(opaque.getData()[3], 255);
    }
}

TEST_F(ImageTest, ReadsBackTheJpegItWrote) {
    Bytes pixels;
    for (int i = 0; i < 64; ++i) pixels.insert(pixels.end(), {200, 100, 50, 255});
    Image image;
    image.initWithRawData(pixels.data(), static_cast<ssize_t>(pixels.size()), 8, 8, 8);
    ASSERT_TRUE(image.saveToFile(written("kept.jpg")));
    Image kept;
    ASSERT_TRUE(kept.initWithImageFile(written("kept.jpg")));
    EXPECT_EQ(kept.getFileType(), Image::Format::JPG);
    EXPECT_EQ(kept.getRenderFormat(), Format::RGB888);
    EXPECT_EQ(kept.getDataLen(), 8 * 8 * 3);
    EXPECT_NEAR(kept.getData()[0], 200, 6);
    EXPECT_NEAR(kept.getData()[1], 100, 6);
    EXPECT_NEAR(kept.getData()[2], 50, 6);
}

TEST_F(ImageTest, ReplacesTheOldFileAtomically) {
    const unsigned char pixels[8] = {255, 10, 0, 255, 0, 0, 0, 255};
    Image image;
    image.initWithRawData(pixels, 4, 1, 1, 8);
    ASSERT_TRUE(image.saveToFile(written("one.png")));
    const Bytes old = bytesOf(written("one.png"));
    // A second name of the old file shows whether it is written in place.
    std::filesystem::create_hard_link(written("one.png"), written("old.png"));
    image.initWithRawData(pixels, 8, 2, 1, 8);
    ASSERT_TRUE(image.saveToFile(written("one.png")));
    EXPECT_EQ(bytesOf(written("old.png")), old);
    EXPECT_NE(bytesOf(written("one.png")), old);
}

TEST_F(ImageTest, SaysWhyItIsNotSaved) {
    const unsigned char pixel[4] = {};
    Image image;
    const copra::LogCapture log;
    EXPECT_FALSE(image.saveToFile(written("empty.png")));
    EXPECT_TRUE(log.contains("the image is empty"));
    image.initWithRawData(pixel, 4, 1, 1, 8);
    EXPECT_FALSE(image.saveToFile(written("image.xyz")));
    EXPECT_TRUE(log.contains("only .png and .jpg"));
    EXPECT_FALSE(image.saveToFile("/nowhere/at/all.png"));
    EXPECT_TRUE(log.contains("/nowhere/at/all.png"));
    EXPECT_EQ(log.lineCount(), 3) << log.text();
}

TEST(PremultiplyTest, MultipliesEveryColorByEveryAlpha) {
    std::vector<unsigned char> pixels;
    for (unsigned alpha = 0; alpha < 256; ++alpha) {
        for (unsigned color = 0; color < 256; ++color) {
            for (unsigned channel : {color, 255 - color, color / 2, alpha})
                pixels.push_back(static_cast<unsigned char>(channel));
        }
    }
    std::vector<unsigned char> expected = pixels;
    for (std::size_t i = 0; i < expected.size(); ++i)
        if (i % 4 != 3)
            expected[i] = static_cast<unsigned char>(expected[i] * (expected[i / 4 * 4 + 3] + 1) / 256);
    copra::premultiply(pixels);
    EXPECT_EQ(pixels, expected);
}

TEST_F(ImageTest, SaysThatThereIsNoCodecYet) {
    const auto codec = copra::imageCodec();
    copra::setImageCodec(nullptr);
    const copra::LogCapture log;
    const Bytes tga = {0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 32, 0, 1, 2, 3, 4}; // one pixel
    Image image;
    EXPECT_FALSE(image.initWithImageData(tga.data(), static_cast<ssize_t>(tga.size())));
    EXPECT_TRUE(log.contains("no image codec")) << log.text();
    copra::setImageCodec(codec);
}
