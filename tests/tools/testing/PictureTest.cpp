#include "testing/Picture.h"

#include "nodes/shapes/LayerColor.h"
#include "platform/system/process.h"
#include "testing/GameTest.h"
#include "testing/TestFiles.h"
#include "testing/matchers.h"

#include <cstdlib>

using namespace cocos2d;
using namespace copra::testing;
using copra::PixelImage;

namespace {

class PictureTest : public GameTest {
protected:
    void SetUp() override { copra::setEnvironment("COPRA_PICTURES", (files.folder() + "failed").c_str()); }
    void TearDown() override {
        copra::setEnvironment("COPRA_PICTURES", nullptr);
        copra::setEnvironment("COPRA_ACCEPT", nullptr);
    }
    static PixelImage plain(int width, int height, std::uint8_t shade) {
        const auto count = static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4;
        PixelImage picture{{width, height}, std::vector<std::uint8_t>(count, shade)};
        for (std::size_t i = 3; i < picture.rgba.size(); i += 4) picture.rgba[i] = 255;
        return picture;
    }
    static std::vector<int> pixel(const PixelImage& picture, int x, int y) {
        const auto at = static_cast<std::size_t>(y * picture.size.width + x) * 4;
        return {picture.rgba[at], picture.rgba[at + 1], picture.rgba[at + 2], picture.rgba[at + 3]};
    }

    TestFiles files;
};

} // namespace

TEST_F(PictureTest, AFrameIsDrawnWithoutADisplay) {
    app.director().setClearColor(Color4F(0.0f, 0.0f, 1.0f, 1.0f));
    auto* red = LayerColor::create(Color4B(255, 0, 0, 255), 100.0f, 50.0f);
    red->setPosition(20.0f, 10.0f);
    app.scene()->addChild(red);
    const PixelImage picture = app.picture();
    app.director().setClearColor(Color4F(0.0f, 0.0f, 0.0f, 1.0f));
    ASSERT_EQ(picture.size, (copra::PixelSize{480, 320}));
    EXPECT_EQ(pixel(picture, 0, 0), (std::vector<int>{0, 0, 255, 255}));
    EXPECT_EQ(pixel(picture, 20, 319 - 10), (std::vector<int>{255, 0, 0, 255}));
    EXPECT_EQ(pixel(picture, 119, 319 - 59), (std::vector<int>{255, 0, 0, 255}));
    EXPECT_EQ(pixel(picture, 120, 319 - 60), (std::vector<int>{0, 0, 255, 255}));
}

TEST_F(PictureTest, ThePictureIsAFrameOfNoTime) {
    app.step();
    const auto state = app.stateHash();
    app.picture();
    EXPECT_EQ(app.stateHash(), state);
}

TEST_F(PictureTest, FewAndSmallDifferencesAreTolerated) {
    const PixelImage expected = plain(20, 20, 100);
    PixelImage actual = plain(20, 20, 120);
    EXPECT_EQ(comparePictures(expected, actual).reason, "");
    actual.rgba[0] = 255;
    EXPECT_EQ(comparePictures(expected, actual).pixels, 1u);
    EXPECT_EQ(comparePictures(expected, actual).reason, "");
    EXPECT_NE(comparePictures(expected, actual, {32, 0.001f}).reason, "");
    EXPECT_EQ(comparePictures(expected, plain(20, 10, 100)).reason,
              "the picture has 20 x 10 pixels instead of 20 x 20");
}

TEST_F(PictureTest, AMissingObjectIsADifferenceHoweverLargeThePicture) {
    const PixelImage expected = plain(400, 400, 100);
    PixelImage actual = expected;
    const auto paint = [&actual](int left, int top, int width, int height) {
        for (int y = top; y < top + height; ++y)
            for (int x = left; x < left + width; ++x)
                actual.rgba[static_cast<std::size_t>(y * actual.size.width + x) * 4] = 255;
    };
    paint(50, 10, 2, 300); // an edge that moved
    EXPECT_EQ(comparePictures(expected, actual).reason, "");
    EXPECT_EQ(comparePictures(expected, actual).block, 16);
    paint(201, 306, 12, 12);
    EXPECT_EQ(comparePictures(expected, actual).reason,
              "64 of the 8 x 8 pixels at (204, 308) from the upper left corner differ by more than 32; "
              "85 % may differ");
    EXPECT_EQ(comparePictures(expected, actual, {32, 0.01f, 1.0f}).reason, "");
}

TEST_F(PictureTest, ADifferenceIsRedOnGray) {
    PixelImage actual = plain(2, 1, 100);
    actual.rgba[4] = 255;
    const PixelImage image = comparePictures(plain(2, 1, 100), actual).image;
    EXPECT_EQ(pixel(image, 1, 0), (std::vector<int>{255, 0, 0, 255}));
    EXPECT_EQ(pixel(image, 0, 0)[0], pixel(image, 0, 0)[1]);
}

TEST_F(PictureTest, AMissingGoldenPictureIsReportedAndThenAccepted) {
    const std::string golden = files.folder() + "golden/title.png";
    const PixelImage picture = plain(4, 4, 90);
    EXPECT_NE(compareWithGolden(picture, golden).find("there is no golden picture"), std::string::npos);
    EXPECT_TRUE(files.exists("failed/title.actual.png"));
    copra::setEnvironment("COPRA_ACCEPT", "1");
    EXPECT_EQ(compareWithGolden(picture, golden), "");
    copra::setEnvironment("COPRA_ACCEPT", nullptr);
    EXPECT_EQ(compareWithGolden(picture, golden), "");
    EXPECT_THAT(picture, LooksLike(golden));
    EXPECT_THAT(plain(4, 4, 200), ::testing::Not(LooksLike(golden)));
    EXPECT_TRUE(files.exists("failed/title.difference.png"));
}

TEST_F(PictureTest, RelativeNamesAreInTheGoldenFolder) {
    const PixelImage picture = plain(4, 4, 90);
    ASSERT_TRUE(copra::testing::savePicture(picture, files.folder() + "golden/title.png"));
    EXPECT_TRUE(copra::testing::setGoldenFolder(files.folder() + "golden"));
    EXPECT_THAT(picture, LooksLike("title.png"));
    EXPECT_THAT(picture, LooksLike(files.folder() + "golden/title.png"));
    copra::testing::setGoldenFolder("");
    EXPECT_THAT(picture, ::testing::Not(LooksLike("title.png")));
}
