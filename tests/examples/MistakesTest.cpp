#include "actors/CollisionSprite.h"
#include "actors/TrackBullet.h"
#include "audio/AudioEngine.h"
#include "base/log.h"
#include "base/misuse.h"
#include "base/sanitizer.h"
#include "cocos2d.h"
#include "platform/system/process.h"
#include "testing/GameTest.h"
#include "testing/TestFiles.h"
#include "testing/matchers.h"
#include "testsFolder.h"
#include "ui/CocosGUI.h"

#include <gmock/gmock.h>
#include <type_traits>

USING_NS_CC;
using testing::HasSubstr;

// The classes whose names messages have.
class TitleScene : public Scene {
public:
    CREATE_FUNC(TitleScene);
};
class MainScene : public Scene {
public:
    CREATE_FUNC(MainScene);
};
class MainMenu : public Scene {
public:
    CREATE_FUNC(MainMenu);
    void onEnter() override {}
};
class Enemy : public Node {
public:
    CREATE_FUNC(Enemy);
};
class Leaky : public Ref {};

namespace {

/// The mistakes of docs/mistakes.md: check_pages.py compares the messages. Here a misuse only logs, as in a release build.
class MistakesTest : public copra::testing::GameTest {
protected:
    void SetUp() override {
        copra::setMisuseAborts(false);
        FileUtils::getInstance()->addSearchPath(copra::testsFolder() + "/../resources");
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

    /// `step` of the testing kit fails with the message.
    template<class Step>
    static void fails(const char* message, const Step& step) {
        try {
            step();
            ADD_FAILURE() << "the step does not fail";
        } catch (const copra::testing::TestFailure& failure) {
            EXPECT_THAT(failure.what(), HasSubstr(message));
        }
    }

    template<class T>
    Node* run(const char* child, Node* node) {
        auto* next = T::create();
        next->addChild(node, 0, child);
        app.run(next);
        return node;
    }

    Scene* scene = app.scene();
};

#if COCOS2D_DEBUG > 0 && !defined(_WIN32)
#define CRASHES_CAN_BE_TESTED

volatile bool s_isDone = false; // never set

/// Calls itself without an end.
int countAll(int count) {
    volatile char block[512] = {};
    return s_isDone ? 0 : countAll(count + 1) + block[0];
}

/// `mistake` ends the program with the message.
template<class Call>
void dies(const char* message, const Call& mistake) {
    if (copra::kHasSanitizer) return; // its report replaces ours
    copra::setMisuseAborts(true);
    EXPECT_DEATH(mistake(), HasSubstr(message));
    copra::setMisuseAborts(false);
}
#endif

TEST_F(MistakesTest, Files) {
    says("TextureCache: icon.pgn: there is no such file; did you mean 'icon.png'?",
         [&] { Sprite::create("icon.pgn"); });
    says("TextureCache: icon: there is no such file; did you mean 'icon.png'?",
         [&] { Sprite::create("icon"); });
    says("; searched in ", [&] { Sprite::create("no/such/folder/icon.png"); });
    says("FileUtils: there is no file Icon.png; using ", [&] { Sprite::create("Icon.png"); });
    says("SpriteFrameCache: there is no frame 'be_0.png'; did you mean 'bee_0.png'?",
         [&] { Sprite::createWithSpriteFrameName("be_0.png"); });
    says("a sprite frame has that name", [&] { ui::Button::create("button.png"); });
    says("SpriteFrameCache: none.plist: there is no such file",
         [&] { SpriteFrameCache::getInstance()->addSpriteFramesWithFile("none.plist"); });
    says("FontFiles: there is no font file fonts/none.ttf",
         [&] { Label::createWithTTF("Score", "fonts/none.ttf", 20); });
    says("Audio: none.ogg: there is no such file", [&] { AudioEngine::play2d("none.ogg"); });
    says("BMFont: none.fnt: there is no such file", [&] { Label::createWithBMFont("none.fnt", "Score"); });
    says("TMX: none.tmx: there is no such file", [&] { TMXTiledMap::create("none.tmx"); });
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
    scene->addChild(Label::createWithSystemFont("Score", "", 20), 0, "title");
    says("Node: the child 'title' of tag -1 is a cocos2d::Label, but is used as a cocos2d::Sprite",
         [&] { scene->getChildByName<Sprite*>("title"); });
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
    says("MainMenu::onEnter: it does not call onEnter() of its base class",
         [&] { Director::getInstance()->replaceScene(MainMenu::create()); });
    scene = Scene::create();
    app.run(scene);
    says("PhysicsBody: the scene has no physics world, so the body does not move", [&] {
        auto* ball = Node::create();
        ball->setPhysicsBody(PhysicsBody::createCircle(10));
        scene->addChild(ball);
    });
#if COCOS2D_DEBUG > 0
    says(
        "ui::ImageView 'map' has a touch callback, but touches are not enabled",
        [&] {
            auto* map = ui::ImageView::create();
            map->addClickEventListener([](Ref*) {});
            scene->addChild(map, 0, "map");
        },
        2.0f);
#endif
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
    says("Animate: the delay of the animation is 0, so only its last frame is seen", [&] {
        auto* fly = Animation::create();
        for (const char* name : {"bee_0.png", "bee_1.png"})
            fly->addSpriteFrame(SpriteFrameCache::getInstance()->getSpriteFrameByName(name));
        Animate::create(fly);
    });
    static_assert(!std::is_invocable_v<decltype(RepeatForever::create), CallFunc*>);
    says("Scheduler: the key 'spawn' has another function: that one starts again, and the new one is not "
         "called",
         [&] {
             node->scheduleOnce([](float) {}, 1, "spawn");
             node->scheduleOnce([](float) {}, 2, "spawn");
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

#ifdef CRASHES_CAN_BE_TESTED
TEST_F(MistakesTest, Memory) {
    dies("it used a null pointer, or an object that was destroyed", [&] {
        Node* const none = scene->getChildByName("none");
        scene->schedule([none](float) { none->setPositionX(1.0f); }, "move");
        app.step(2);
    });
    dies("the program crashed in a timer 'spawn' of Enemy 'Scene/world/enemies/wasp'", [&] {
        auto* world = Node::create();
        auto* enemies = Node::create();
        auto* wasp = Enemy::create();
        scene->addChild(world, 0, "world");
        world->addChild(enemies, 0, "enemies");
        enemies->addChild(wasp, 0, "wasp");
        const copra::WeakPtr<Node> target(Node::create()); // nothing retains it
        wasp->schedule([target](float) { target->setPositionX(1.0f); }, "spawn");
        app.step(3);
    });
    dies("the last owner released an object that still waits in an autorelease pool: one retain() is missing",
         [] { Node::create()->release(); });
    dies("probably a stack overflow: a function calls itself again and again", [] { countAll(0); });
}
#endif

TEST_F(MistakesTest, LeavingObjectsBehind) {
    copra::testing::LeakGuard guard(app);
    auto* left = new Leaky;
#if COCOS2D_DEBUG > 0
    const auto says = [&guard](const char* message, const auto&) {
        EXPECT_THAT(guard.leaks(), HasSubstr(message));
    };
    says("1 more Leaky", [] {});
#endif
    left->release();
}

TEST_F(MistakesTest, Tests) {
    run<MainScene>("end", Node::create());
    fails("MistakesTest.cpp:", [&] { app.find("ned"); });
    fails("there is no Node with the name 'ned' in MainScene; did you mean 'end'?", [&] { app.find("ned"); });
    Node* play = run<TitleScene>("play", ui::Button::create());
    play->setContentSize(Size(120, 60));
    play->setPosition(Vec2(480, 330));
    fails("there is no Label with the name 'play' in TitleScene; 'TitleScene/play' is a ui::Button",
          [&] { app.find<Label>("play"); });
    play->setVisible(false);
    fails("ui::Button 'TitleScene/play' at (480, 330) is not visible", [&] { app.tap(play); });
}

TEST_F(MistakesTest, APictureThatChanged) {
    const copra::testing::TestFiles files;
    const std::string golden = files.folder() + "title.png";
    copra::setEnvironment("COPRA_PICTURES", files.folder().c_str());
    ASSERT_TRUE(copra::testing::savePicture({{10, 10}, std::vector<std::uint8_t>(400, 255)}, golden));
    copra::PixelImage actual{{10, 10}, std::vector<std::uint8_t>(400, 255)};
    for (std::size_t pixel = 0; pixel < 12; ++pixel) actual.rgba[pixel * 4] = 55;
    const std::string wrong = copra::testing::compareWithGolden(actual, golden);
    copra::setEnvironment("COPRA_PICTURES", nullptr);
    const auto says = [&wrong](const char* message, const auto&) { EXPECT_THAT(wrong, HasSubstr(message)); };
    says("12 pixels (12.00 %) differ by more than 32, at most by 200; 1.00 % may differ", [] {});
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
