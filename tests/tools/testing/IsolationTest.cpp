#include "files/FileUtils.h"
#include "files/UserDefault.h"
#include "nodes/sprites/Animation.h"
#include "nodes/sprites/AnimationCache.h"
#include "nodes/sprites/Sprite.h"
#include "testing/GameTest.h"
#include "testing/TestFiles.h"

#include <gmock/gmock.h>

using namespace cocos2d;
using namespace copra::testing;

namespace {

class LeakGuardTest : public GameTest {};
class TestFilesTest : public GameTest {};
class IsolationTest : public IsolatedGameTest {};

} // namespace

TEST_F(TestFilesTest, WhatATestAddsIsFoundFirst) {
    FileUtils* found = FileUtils::getInstance();
    std::string folder;
    {
        TestFiles files;
        folder = files.folder();
        files.add("levels/1.txt", "a level");
        EXPECT_EQ(found->getStringFromFile("levels/1.txt"), "a level");
    }
    EXPECT_FALSE(found->isFileExist("levels/1.txt"));
    EXPECT_FALSE(found->isDirectoryExist(folder));
}

TEST_F(TestFilesTest, SavedValuesAreOfTheTest) {
    const std::string path = FileUtils::getInstance()->getWritablePath();
    {
        TestFiles files;
        UserDefault::getInstance()->setIntegerForKey("best", 12);
        UserDefault::getInstance()->flush();
        EXPECT_TRUE(files.exists("UserDefault.xml"));
        EXPECT_NE(files.read("UserDefault.xml").find("12"), std::string::npos);
    }
    {
        TestFiles files;
        EXPECT_EQ(UserDefault::getInstance()->getIntegerForKey("best", 3), 3);
    }
    EXPECT_EQ(FileUtils::getInstance()->getWritablePath(), path);
}

TEST_F(LeakGuardTest, NamesTheClassOfWhatIsLeft) {
    LeakGuard guard(app);
    Node* left = Node::create();
    left->retain();
    app.scene()->addChild(Sprite::create());
#if COCOS2D_DEBUG > 0
    EXPECT_THAT(guard.leaks(), testing::StartsWith("1 more cocos2d::Node\n    1 created in "));
#endif
    left->release();
    EXPECT_EQ(guard.leaks(), "");
}

TEST_F(LeakGuardTest, CachedAnimationsAreNotLeft) {
    LeakGuard guard(app);
    AnimationCache::getInstance()->addAnimation(Animation::create(), "flight");
    EXPECT_EQ(guard.leaks(), "");
    EXPECT_EQ(AnimationCache::getInstance()->getAnimation("flight"), nullptr);
}

TEST_F(LeakGuardTest, AFingerThatIsStillDownIsNotLeft) {
    LeakGuard guard(app);
    app.touchDown(Vec2(10, 10));
    EXPECT_EQ(app.view().getAllTouches().size(), 1u);
    EXPECT_EQ(guard.leaks(), "");
    EXPECT_TRUE(app.view().getAllTouches().empty());
}

// A node with so many children looks for those that draw nothing, and compares their classes with Sprite and Node.
TEST_F(LeakGuardTest, SpritesOutOfViewAreNotLeft) {
    LeakGuard guard(app);
    for (int i = 0; i < 100; ++i) {
        Sprite* sprite = Sprite::create();
        sprite->setPosition(-500.0f, -500.0f);
        app.scene()->addChild(sprite);
        app.scene()->addChild(Node::create());
    }
    app.step(20);
    EXPECT_EQ(guard.leaks(), "");
}

TEST_F(IsolationTest, HasFilesAndLeavesNothing) {
    files.add("a.txt", "a");
    app.scene()->addChild(Sprite::create());
    EXPECT_TRUE(FileUtils::getInstance()->isFileExist("a.txt"));
}
