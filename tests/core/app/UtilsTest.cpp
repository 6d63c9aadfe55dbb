#include "app/HeadlessTest.h"

#include "app/Application.h"
#include "app/utils.h"
#include "base/Data.h"
#include "base/log.h"
#include "event/EventDispatcher.h"
#include "nodes/sprites/Sprite.h"
#include "render/TextureCache.h"

#include <gmock/gmock.h>

using namespace cocos2d;

namespace {

/// A PNG of one white pixel.
const char* const kPixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5E"
    "rkJggg==";

class UtilsTest : public HeadlessTest {};

} // namespace

TEST_F(UtilsTest, FindsTheNearestNodeOfANameOrTag) {
    Node* root = Node::create();
    Node* deep = Node::create();
    Node* near = Sprite::create();
    Node* middle = Node::create();
    root->addChild(middle);
    middle->addChild(deep, 0, "x");
    root->addChild(near, 0, "x");
    deep->setTag(7);
    EXPECT_EQ(utils::findChild(root, "x"), near);
    EXPECT_EQ(utils::findChild<Sprite*>(root, "x"), near);
    EXPECT_EQ(utils::findChild(root, 7), deep);
    EXPECT_EQ(utils::findChild<Sprite*>(root, 7), nullptr);
    EXPECT_EQ(utils::findChild(root, "y"), nullptr);
    EXPECT_EQ(utils::findChild(nullptr, "x"), nullptr);
    EXPECT_EQ(utils::findChild(root, ""), nullptr);
}

TEST_F(UtilsTest, AnImageInATextBecomesASprite) {
    const Sprite* sprite = utils::createSpriteFromBase64(kPixel);
    ASSERT_NE(sprite, nullptr);
    EXPECT_TRUE(sprite->getContentSize().equals(Size(1, 1)));
    const Sprite* cached = utils::createSpriteFromBase64Cached(kPixel, "pixel");
    const Sprite* again = utils::createSpriteFromBase64Cached("unused", "pixel");
    ASSERT_NE(cached, nullptr);
    ASSERT_NE(again, nullptr);
    EXPECT_EQ(cached->getTexture(), again->getTexture());
}

TEST_F(UtilsTest, ATextThatIsNoImageGivesNoSprite) {
    copra::LogCapture log;
    EXPECT_EQ(utils::createSpriteFromBase64("bm8="), nullptr);
    EXPECT_TRUE(log.contains("is not an image"));
    EXPECT_EQ(utils::createSpriteFromBase64(nullptr), nullptr);
    EXPECT_TRUE(log.contains("the string is null"));
}

TEST_F(UtilsTest, AScreenshotWhoseListenerIsRemovedDoesNotHinderTheNext) {
    int refused = 0;
    const auto count = [&refused](bool saved, const std::string&) { refused += !saved; };
    utils::captureScreen(count, "first.png");
    {
        copra::LogCapture quiet;
        utils::captureScreen(count, "second.png");
    }
    EXPECT_EQ(refused, 1); // one at a time
    director->getEventDispatcher()->removeAllEventListeners();
    frame();
    EXPECT_EQ(refused, 1);
    utils::captureScreen(count, "third.png");
    EXPECT_EQ(refused, 1);
    director->getEventDispatcher()->removeAllEventListeners();
}

TEST_F(UtilsTest, SumsOfDataAndOfMissingFiles) {
    Data data;
    data.copy(reinterpret_cast<const unsigned char*>("abc"), 3);
    EXPECT_EQ(utils::getDataMD5Hash(data), "900150983cd24fb0d6963f7d28e17f72");
    copra::LogCapture quiet;
    EXPECT_EQ(utils::getFileMD5Hash("there is no such file"), "");
}

TEST_F(UtilsTest, ReadsListsOfWholeNumbers) {
    EXPECT_EQ(utils::parseIntegerList("1 -2  30"), (std::vector<int>{1, -2, 30}));
    EXPECT_EQ(utils::parseIntegerList("4 five 6"), (std::vector<int>{4}));
    EXPECT_TRUE(utils::parseIntegerList("").empty());
    copra::LogCapture log;
    EXPECT_EQ(utils::parseIntegerList("9999999999"), (std::vector<int>{std::numeric_limits<int>::max()}));
    EXPECT_TRUE(log.contains("out of range"));
}

TEST_F(UtilsTest, KnowsLanguagesByTwoLetters) {
    EXPECT_EQ(utils::getLanguageTypeByISO2("de"), LanguageType::GERMAN);
    EXPECT_EQ(utils::getLanguageTypeByISO2("xx"), LanguageType::ENGLISH);
    EXPECT_EQ(utils::getLanguageTypeByISO2(nullptr), LanguageType::ENGLISH);
}
