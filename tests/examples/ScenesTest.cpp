#include "GuideTest.h"
#include "testing/matchers.h"

USING_NS_CC;
using namespace copra::testing;

namespace {

class ScenesTest : public GuideTest {
protected:
    int volume = 0;
};

//! [first]
class GardenScene : public Scene {
public:
    CREATE_FUNC(GardenScene);

    bool init() override {
        if (!Scene::init()) return false; // creates the camera and sets the size
        auto* star = Sprite::create("logo.png");
        star->setPosition(240, 160);
        addChild(star, 0, "star");
        return true;
    }
};
//! [first]

//! [data]
class LevelScene : public Scene {
public:
    static LevelScene* create(int level) {
        auto* scene = new LevelScene;
        scene->autorelease();
        return scene->initWithLevel(level) ? scene : nullptr;
    }

    bool initWithLevel(int level) {
        if (!Scene::init()) return false;
        const std::string text = StringUtils::format("Level %d", level);
        addChild(Label::createWithTTF(text, "fonts/Quicksand-Bold.ttf", 32), 0, "title");
        return true;
    }
};
//! [data]

//! [settings]
class VolumeScene : public Scene {
public:
    CREATE_FUNC(VolumeScene);

    std::function<void(int volume)> onClose;

    void close() {
        if (onClose) onClose(70);
        Director::getInstance()->popScene();
    }
};
//! [settings]

class JourneyScene : public Scene {
public:
    CREATE_FUNC(JourneyScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [world]
        const Size size = Director::getInstance()->getWinSize();
        _view = Node::create(); // zooms and shakes around the center of the screen
        _view->setContentSize(size);
        _view->setAnchorPoint(Vec2(0.5f, 0.5f));
        _view->setPosition(size / 2);
        addChild(_view);

        _world = TMXTiledMap::create("meadow.tmx"); // this node scrolls
        if (!_world) return false;                  // the file is missing or broken
        _view->addChild(_world);
        _hero = Sprite::create("logo.png");
        _hero->setPosition(240, 200);
        _world->addChild(_hero, 10, "hero");

        auto* score = Label::createWithTTF("Score: 120", "fonts/Quicksand-Bold.ttf", 24);
        score->setPosition(size.width / 2, size.height - 30);
        addChild(score, 10, "score"); // a child of the scene, so it stands still
        //! [world]
        score->enableOutline(Color4B(0, 0, 0, 160), 2);
        _hero->setScale(0.3f);
        return true;
    }

    void follow() {
        //! [follow]
        const Size size = _world->getContentSize();
        _world->runAction(
            Follow::create(_hero, Rect(0, 0, size.width, size.height))); // stops at the edges of the map
        //! [follow]
    }

    void zoom() {
        //! [zoom]
        _view->runAction(EaseSineInOut::create(ScaleTo::create(0.5f, 1.5f)));
        //! [zoom]
    }

    //! [smooth]
    void update(float dt) override { // after scheduleUpdate()
        Scene::update(dt);
        const Vec2 target = Director::getInstance()->getWinSize() / 2 - _hero->getPosition();
        _world->setPosition(_world->getPosition().lerp(target, 1 - std::exp(-5 * dt)));
    }
    //! [smooth]

    //! [shake]
    void shake(float points, float seconds) {
        const Vec2 home = Director::getInstance()->getWinSize() / 2;
        auto* shaking = ActionFloat::create(seconds, points, 0, [this, home](float reach) {
            _view->setPosition(home + Vec2(random(-reach, reach), random(-reach, reach)));
        });
        _view->runAction(shaking); // the distance ends at 0, so the view returns
    }
    //! [shake]

    void watchTouches() {
        auto* listener = EventListenerTouchOneByOne::create();
        //! [touch]
        listener->onTouchBegan = [this](Touch* touch, Event*) {
            _hero->setPosition(_world->convertTouchToNodeSpace(touch));
            return true;
        };
        //! [touch]
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
    }

    void moveCamera() {
        auto* hud = getChildByName("score");
        //! [camera]
        getDefaultCamera()->setPosition(600, 200); // the center of the area that it shows
        getDefaultCamera()->setZoom(0.5f);         // everything is twice as large

        hud->setCameraMask(
            static_cast<unsigned short>(CameraFlag::USER1)); // the default camera does not draw it
        auto* still = Camera::create();
        still->setCameraFlag(CameraFlag::USER1);
        still->setDepth(1); // draws in front of the default camera
        addChild(still);
        //! [camera]
    }

    void watchTouchesOfCamera() {
        auto* listener = EventListenerTouchOneByOne::create();
        //! [unproject]
        listener->onTouchBegan = [this](Touch* touch, Event*) {
            Vec2 point; // the point in the world that the camera shows there
            if (!getDefaultCamera()->screenToWorld(touch->getLocation(), point)) return false;
            _hero->setPosition(_world->convertToNodeSpace(point));
            return true;
        };
        //! [unproject]
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
    }

private:
    Node* _view = nullptr;
    Node* _world = nullptr;
    Node* _hero = nullptr;
};

//! [component]
/// Rotates its node by 90 degrees a second.
class Spinning : public Component {
public:
    CREATE_FUNC(Spinning);

    bool init() override {
        setName("spinning"); // a different name for each component of a node
        return Component::init();
    }
    void update(float dt) override { // in each frame while the node is in the running scene
        getOwner()->setRotation(getOwner()->getRotation() + 90 * dt);
    }
};
//! [component]

/// Names the calls that it receives.
class EnteringScene : public Scene {
public:
    CREATE_FUNC(EnteringScene);
    void onEnter() override {
        Scene::onEnter();
        calls += "enter ";
    }
    void onEnterTransitionDidFinish() override {
        Scene::onEnterTransitionDidFinish();
        calls += "shown ";
    }
    void onExitTransitionDidStart() override {
        Scene::onExitTransitionDidStart();
        calls += "leaving ";
    }
    void onExit() override {
        Scene::onExit();
        calls += "exit ";
    }
    std::string calls;
};

TEST_F(ScenesTest, ASceneReplacesAnother) {
    //! [replace]
    Director::getInstance()->replaceScene(GardenScene::create());
    //! [replace]
    app.step(2);
    EXPECT_THAT(app.find("star"), IsVisible());
    //! [transition]
    Director::getInstance()->replaceScene(TransitionFade::create(0.5f, LevelScene::create(2)));
    //! [transition]
    app.wait(0.3f);
    EXPECT_NE(dynamic_cast<TransitionScene*>(Director::getInstance()->getRunningScene()), nullptr);
    app.wait(0.3f);
    EXPECT_THAT(app.find("title"), ShowsText("Level 2"));
}

TEST_F(ScenesTest, ASceneOnTopReturnsAValue) {
    app.run(GardenScene::create());
    //! [push]
    auto* settings = VolumeScene::create();
    settings->onClose = [this](int chosen) { volume = chosen; };
    Director::getInstance()->pushScene(settings);
    //! [push]
    app.step(2);
    EXPECT_EQ(app.tryFind("star"), nullptr);
    settings->close();
    app.step(2);
    EXPECT_EQ(volume, 70);
    EXPECT_THAT(app.find("star"), IsVisible());
    Director::getInstance()->pushScene(TransitionFade::create(0.2f, VolumeScene::create()));
    app.wait(0.4f);
    EXPECT_EQ(app.tryFind("star"), nullptr);
    Director::getInstance()->popScene();
    app.step(2);
    EXPECT_THAT(app.find("star"), IsVisible());
}

TEST_F(ScenesTest, AScenesCallsHaveAnOrder) {
    const RefPtr<EnteringScene> scene = EnteringScene::create();
    app.run(TransitionFade::create(0.2f, scene));
    EXPECT_EQ(scene->calls, "enter ");
    app.wait(0.3f);
    EXPECT_EQ(scene->calls, "enter shown ");
    app.run(Scene::create());
    EXPECT_EQ(scene->calls, "enter shown leaving exit ");
}

TEST_F(ScenesTest, TheWorldScrollsAndTheDisplayStandsStill) {
    auto* scene = run<JourneyScene>();
    const std::string pictures = copra::testsFolder() + "/../docs/images/";
    EXPECT_THAT(app.picture(), LooksLike(pictures + "scenes-start.png"));
    scene->follow();
    auto* hero = app.find("hero");
    hero->setPosition(500, 260);
    app.step();
    EXPECT_THAT(hero, IsOnScreenAt(Vec2(240, 160)));
    scene->zoom();
    app.wait(0.6f);
    EXPECT_THAT(app.find("score"), IsOnScreenAt(Vec2(240, 290)));
    EXPECT_THAT(app.picture(), LooksLike(pictures + "scenes-zoom.png"));
    scene->watchTouches();
    app.tap(Vec2(240 + 150, 160)); // 100 points of the world
    EXPECT_EQ(hero->getPosition(), Vec2(600, 260));
}

TEST_F(ScenesTest, AComponentRotatesItsNode) {
    app.run(GardenScene::create());
    auto* star = app.find("star");
    //! [attach]
    star->addComponent(Spinning::create());
    //! [attach]
    app.wait(1);
    EXPECT_NEAR(star->getRotation(), 90, 5);
    const float before = star->getRotation();
    //! [detach]
    star->removeComponent("spinning");
    //! [detach]
    app.wait(1);
    EXPECT_EQ(star->getRotation(), before);
}

class HillsScene : public Scene {
public:
    CREATE_FUNC(HillsScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [parallax]
        auto* background = ParallaxNode::create();
        auto* hills = Sprite::create("garden.png");
        background->addChild(hills, -1, Vec2(0.5f, 1), Vec2(240, 160)); // the x ratio is one half
        auto* tree = Sprite::create("logo.png");
        background->addChild(tree, 1, Vec2(1, 1), Vec2(240, 100)); // both ratios are 1
        addChild(background);
        background->setPosition(-100, 0); // moves the tree by 100 points, and the hills by 50
        //! [parallax]
        nearNode = tree;
        farNode = hills;
        return true;
    }

    Node* nearNode = nullptr;
    Node* farNode = nullptr;
};

TEST_F(ScenesTest, DistantLayersScrollMoreSlowly) {
    auto* scene = run<HillsScene>();
    app.step();
    EXPECT_FLOAT_EQ(scene->farNode->convertToWorldSpaceAR(Vec2::ZERO).x, 190);
    EXPECT_FLOAT_EQ(scene->nearNode->convertToWorldSpaceAR(Vec2::ZERO).x, 140);
}

TEST_F(ScenesTest, TheWorldFollowsSmoothly) {
    auto* scene = run<JourneyScene>();
    scene->scheduleUpdate();
    app.find("hero")->setPosition(500, 260);
    app.step(6);
    EXPECT_GT(app.find("hero")->convertToWorldSpaceAR(Vec2::ZERO).x, 300);
    app.wait(2);
    EXPECT_NEAR(app.find("hero")->convertToWorldSpaceAR(Vec2::ZERO).x, 240, 1);
}

TEST_F(ScenesTest, AShakeEnds) {
    auto* scene = run<JourneyScene>();
    const Vec2 before = app.find("hero")->convertToWorldSpaceAR(Vec2::ZERO);
    scene->shake(10, 0.5f);
    app.step(4);
    EXPECT_NE(app.find("hero")->convertToWorldSpaceAR(Vec2::ZERO), before);
    app.wait(0.6f);
    EXPECT_EQ(app.find("hero")->convertToWorldSpaceAR(Vec2::ZERO), before);
}

TEST_F(ScenesTest, TheCameraMovesWithoutTheDisplay) {
    auto* scene = run<JourneyScene>();
    app.find("hero")->setPosition(610, 200);
    scene->moveCamera();
    app.step();
    EXPECT_THAT(app.find("hero"), IsOnScreenAt(Vec2(260, 160)));
    EXPECT_THAT(app.find("score"), IsOnScreenAt(Vec2(240, 290)));
    scene->watchTouchesOfCamera();
    app.tap(Vec2(240, 160));
    EXPECT_EQ(app.find("hero")->getPosition(), Vec2(600, 200));
}

} // namespace
