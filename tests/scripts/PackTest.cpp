// The command 'pack': what it packs looks as the single pictures do.

#include "files/FileUtils.h"
#include "images/Image.h"
#include "nodes/sprites/Sprite.h"
#include "render/SpriteFrameCache.h"
#include "testing/GameTest.h"
#include "testing/Picture.h"
#include "testsFolder.h"

#include <cstdlib>
#include <gmock/gmock.h>
#include <string>
#include <vector>

using namespace cocos2d;
using copra::testing::GameTest;
using testing::HasSubstr;

namespace {

class PackTest : public GameTest {
protected:
    ~PackTest() override { SpriteFrameCache::destroyInstance(); }

    /// A picture whose pixels all differ, within an empty border.
    void addPicture(const std::string& name, int width, int height, int border) {
        std::vector<unsigned char> pixels(static_cast<std::size_t>(width * height) * 4);
        for (int y = border; y < height - border; ++y)
            for (int x = border; x < width - border; ++x) {
                unsigned char* const pixel = &pixels[static_cast<std::size_t>(y * width + x) * 4];
                pixel[0] = static_cast<unsigned char>(255 * x / width);
                pixel[1] = static_cast<unsigned char>(255 * y / height);
                pixel[2] = static_cast<unsigned char>(width + height);
                pixel[3] = 255;
            }
        files.add("in/" + name, "");
        Image image;
        image.initWithRawData(pixels.data(), static_cast<ssize_t>(pixels.size()), width, height, 8);
        ASSERT_TRUE(image.saveToFile(files.folder() + "in/" + name, false));
        names.push_back(name);
    }

    /// Runs the command. Returns its exit code; what it says is in `said`.
    int pack(const std::string& options = "") {
        const std::string command = copra::testsFolder() + "/../copra pack '" + files.folder() +
                                    "in' --no-install " + options + " >'" + files.folder() + "said' 2>&1";
        const int code = std::system(command.c_str());
        said = FileUtils::getInstance()->getStringFromFile(files.folder() + "said");
        return code;
    }

    copra::PixelImage pictureOf(Sprite* sprite) {
        EXPECT_NE(sprite, nullptr);
        if (!sprite) return {};
        app.scene()->removeAllChildren();
        sprite->setAnchorPoint(Vec2::ZERO); // on whole pixels, also for odd sizes
        sprite->setPosition(240, 160);
        app.scene()->addChild(sprite);
        app.step();
        return app.picture();
    }

    /// Each frame is drawn as its picture is.
    void expectEqualPictures() {
        for (const std::string& name : names) {
            SCOPED_TRACE(name);
            auto* const frame = SpriteFrameCache::getInstance()->getSpriteFrameByName(name);
            ASSERT_NE(frame, nullptr);
            auto* const single = Sprite::create("in/" + name);
            EXPECT_TRUE(frame->getOriginalSize().equals(single->getContentSize()));
            const copra::PixelImage expected = pictureOf(single);
            EXPECT_EQ(
                copra::testing::comparePictures(expected, pictureOf(Sprite::createWithSpriteFrame(frame)))
                    .pixels,
                0u);
        }
    }

    copra::testing::TestFiles files;
    std::vector<std::string> names;
    std::string said;
};

} // namespace

TEST_F(PackTest, FramesLookAsTheirPictures) {
    addPicture("wide.png", 90, 21, 3);
    addPicture("high.png", 20, 101, 4);
    addPicture("bees/worker.png", 31, 40, 0);
    addPicture("bees/queen.png", 33, 47, 9);
    ASSERT_EQ(pack("--size 128"), 0) << said;
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("in.plist");
    expectEqualPictures();
}

TEST_F(PackTest, WhatDoesNotFitGoesIntoMoreSheets) {
    for (int i = 0; i < 6; ++i) addPicture("p" + std::to_string(i) + ".png", 40 + i, 40, 0);
    ASSERT_EQ(pack("--size 64"), 0) << said;
    for (const char* sheet :
         {"in.plist", "in-1.plist", "in-2.plist", "in-3.plist", "in-4.plist", "in-5.plist"})
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile(sheet);
    expectEqualPictures();
    EXPECT_FALSE(files.exists("in-6.plist"));
}

TEST_F(PackTest, EqualPicturesShareAPlace) {
    addPicture("a.png", 60, 60, 10);
    addPicture("b.png", 60, 60, 10);
    ASSERT_EQ(pack(), 0) << said;
    auto* const frames = SpriteFrameCache::getInstance();
    frames->addSpriteFramesWithFile("in.plist");
    EXPECT_TRUE(frames->getSpriteFrameByName("a.png")->getRect().equals(
        frames->getSpriteFrameByName("b.png")->getRect()));
    expectEqualPictures();
}

TEST_F(PackTest, MayKeepBordersAndDirections) {
    addPicture("wide.png", 90, 21, 3);
    addPicture("high.png", 20, 101, 4);
    ASSERT_EQ(pack("--no-trim --no-rotate --padding 0"), 0) << said;
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("in.plist");
    for (const std::string& name : names) {
        const SpriteFrame* const frame = SpriteFrameCache::getInstance()->getSpriteFrameByName(name);
        EXPECT_FALSE(frame->isRotated());
        EXPECT_TRUE(frame->getRect().size.equals(frame->getOriginalSize()));
    }
    expectEqualPictures();
}

TEST_F(PackTest, TheSamePicturesMakeTheSameSheet) {
    for (int i = 0; i < 20; ++i)
        addPicture(std::to_string(i) + ".png", 5 + 7 * (i % 5), 9 + 5 * (i % 7), i % 3);
    ASSERT_EQ(pack(), 0) << said;
    const std::string list = files.read("in.plist"), sheet = files.read("in.png");
    ASSERT_EQ(pack(), 0) << said;
    EXPECT_EQ(files.read("in.plist"), list);
    EXPECT_EQ(files.read("in.png"), sheet);
}

TEST_F(PackTest, TheSheetMayBeNamedWithItsEnding) {
    addPicture("a.png", 20, 20, 0);
    for (const char* const name : {"plain", "sheet.png", "list.plist"})
        ASSERT_EQ(pack("--out '" + files.folder() + name + "'"), 0) << said;
    for (const char* const name :
         {"plain.png", "plain.plist", "sheet.png", "sheet.plist", "list.png", "list.plist"})
        EXPECT_TRUE(FileUtils::getInstance()->isFileExist(files.folder() + name)) << name;
}

TEST_F(PackTest, SaysWhatIsWrong) {
    EXPECT_NE(pack(), 0);
    EXPECT_THAT(said, HasSubstr("there is no folder"));
    files.add("in/broken.png", "no picture");
    EXPECT_NE(pack(), 0);
    EXPECT_THAT(said, HasSubstr("broken.png"));
    addPicture("broken.png", 100, 20, 0);
    EXPECT_NE(pack("--size 64"), 0);
    EXPECT_THAT(said, HasSubstr("broken.png: 100 x 20 pixels do not fit into a sheet of 64: see --size"));
    EXPECT_NE(pack("--size 3"), 0);
    EXPECT_THAT(said, HasSubstr("must be from 16 to 16384"));
}
