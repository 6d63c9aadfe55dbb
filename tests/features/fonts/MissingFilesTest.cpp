#include "base/log.h"
#include "files/FileUtils.h"
#include "images/Image.h"
#include "opengl/GLProgram.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureCache.h"

#include <gtest/gtest.h>

#include <functional>
#include <utility>

using namespace cocos2d;

TEST(MissingFiles, AreLoggedInOneLineThatNamesTheFile) {
    const std::pair<const char*, std::function<void()>> cases[] = {
        {"gone.png", [] { TextureCache::getInstance()->addImage("gone.png"); }},
        {"late.png", [] { TextureCache::getInstance()->addImageAsync("late.png", nullptr); }},
        {"image.png", [] { Image().initWithImageFile("image.png"); }},
        {"map.plist", [] { FileUtils::getInstance()->getValueMapFromFile("map.plist"); }},
        {"list.plist", [] { FileUtils::getInstance()->getValueVectorFromFile("list.plist"); }},
        {"sheet.plist", [] { SpriteFrameCache::getInstance()->addSpriteFramesWithFile("sheet.plist"); }},
        {"gone.fsh", [] { GLProgram::createWithFilenames("gone.fsh", "gone.fsh"); }},
    };
    for (const auto& [name, open] : cases) {
        const copra::LogCapture log;
        open();
        EXPECT_EQ(log.lineCount(), 1) << log.text();
        EXPECT_TRUE(log.contains(name)) << log.text();
    }
}
