#include "actors/CollisionSprite.h"
#include "actors/TrackBullet.h"
#include "audio/AudioEngine.h"
#include "base/log.h"
#include "base/misuse.h"
#include "cocos2d.h"
#include "platform/system/process.h"
#include "testing/GameTest.h"
#include "ui/CocosGUI.h"

#include <gmock/gmock.h>

USING_NS_CC;
using testing::HasSubstr;

namespace {

/// The mistakes of docs/mistakes.md: check_pages.py compares the messages. Here a misuse only logs, as in a release build.
class MistakesTest : public copra::testing::GameTest {
protected:
    void SetUp() override {
        copra::setMisuseAborts(false);
        FileUtils::getInstance()->addSearchPath(COPRA_TESTS_DIR "/../resources");
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
    }
    void TearDown() override { copra::setMisuseAborts(true); }

    /// `mistake` and the frames after it log the message.
    template<class Call>
    void says(const char* message, const Call& mistake, float seconds = 0.0f) {
        const copra::LogCapture lines;
        mistake();
        app.step();
        app.wait(seconds);
        EXPECT_THAT(lines.text(), HasSubstr(message));
    }

    Scene* scene = app.scene();
};

TEST_F(MistakesTest, Files) {
    says("TextureCache: icon.pgn: there is no such file; did you mean 'icon.png'?",
         [&] { Sprite::create("icon.pgn"); });
    says("SpriteFrameCache: there is no frame 'be_0.png'; did you mean 'bee_0.png'?",
         [&] { Sprite::createWithSpriteFrameName("be_0.png"); });
    says("a sprite frame has that name", [&] { ui::Button::create("button.png"); });
    says("none.plist: there is no such file",
         [&] { SpriteFrameCache::getInstance()->addSpriteFramesWithFile("none.plist"); });
    says("FontFiles: there is no font file fonts/none.ttf",
         [&] { Label::createWithTTF("Score", "fonts/none.ttf", 20); });
    says("Audio: none.ogg: there is no such file", [&] { AudioEngine::play2d("none.ogg"); });
    says("BMFont: none.fnt: there is no such file", [&] { Label::createWithBMFont("none.fnt", "Score"); });
    says("none.tmx: there is no such file", [&] { TMXTiledMap::create("none.tmx"); });
}

TEST_F(MistakesTest, Nodes) {
    says("Node::addChild: the child is null", [&] { scene->addChild(nullptr); });
    says("Node::addChild: the child has a parent already; remove it there first", [&] {
        auto* node = Node::create();
        scene->addChild(node);
        scene->addChild(node);
    });
#if COCOS2D_DEBUG > 0
    says("Node::addChild: the child has been released; an object from create() lives until the end of the "
         "frame: "
         "keep it in a RefPtr",
         [&] {
             auto* released = Node::create();
             app.step();
             scene->addChild(released);
         });
#endif
    says("Director::runWithScene: a scene is already running; use replaceScene or pushScene",
         [&] { Director::getInstance()->runWithScene(Scene::create()); });
    says("Director::replaceScene: the scene is null",
         [&] { Director::getInstance()->replaceScene(nullptr); });
    says("Director: the next scene has no size: its init() must call Scene::init() first", [&] {
        class Unready : public Scene {
        public:
            bool init() override { return true; }
        };
        auto* unready = new Unready;
        unready->init();
        unready->autorelease();
        Director::getInstance()->pushScene(unready);
    });
    says("EventListenerTouchOneByOne: onTouchBegan is not set", [&] {
        scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(
            EventListenerTouchOneByOne::create(), scene);
    });
}

TEST_F(MistakesTest, Actions) {
    auto* node = Node::create();
    scene->addChild(node);
    says("Node::runAction: the action is null", [&] { node->runAction(nullptr); });
    says("ActionManager::addAction: the action is running already; run its clone()", [&] {
        auto* move = MoveBy::create(1, Vec2(10, 0));
        node->runAction(move);
        node->runAction(move);
    });
    says("ActionInterval::initWithDuration: the duration -1 is negative or NaN and is read as 0",
         [&] { node->runAction(DelayTime::create(-1)); });
    says("Animate::startWithTarget: the target is not a Sprite", [&] {
        Vector<SpriteFrame*> frames;
        frames.pushBack(SpriteFrameCache::getInstance()->getSpriteFrameByName("bee_0.png"));
        node->runAction(Animate::create(Animation::createWithSpriteFrames(frames, 0.1f)));
    });
}

/// A sprite that waits for collisions.
class Target : public copra::CollisionSprite {
public:
    CREATE_FUNC(Target);
    void collisionDetectedWith(CollisionSprite*) override {}
};

TEST_F(MistakesTest, TheKit) {
    copra::TrackTuning tuning;
    tuning.speed = -1;
    says("TrackBullet cannot be created: speed must be a finite number above 0",
         [&] { copra::TrackBullet::create("bee_0.png", Vec2(1, 0), tuning); });
#if COCOS2D_DEBUG > 0
    says(
        "listens to collisions, but it has no CollisionWorld", [&] { scene->addChild(Target::create()); },
        2.0f);
#endif
}

#if COCOS2D_DEBUG > 0 && defined(__linux__)
TEST_F(MistakesTest, ADebugBuildNamesTheLine) {
    copra::setMisuseAborts(true);
    EXPECT_DEATH(
        {
            copra::setEnvironment("COPRA_CALLERS", "1");
            scene->addChild(nullptr);
        },
        "the child is null\n    in .*MistakesTest.cpp:[0-9]+");
}
#endif

} // namespace
