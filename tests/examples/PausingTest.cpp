#include "GuideTest.h"
#include "audio/AudioEngine.h"
#include "audio/AudioPlayer.h"
#include "testing/matchers.h"
#include "ui/CocosGUI.h"

USING_NS_CC;
using namespace copra::testing;

namespace {

class PausingTest : public GuideTest {};

//! [frames]
class RaceApplication : public Application {
public:
    bool applicationDidFinishLaunching() override { return true; } // create the view and the scene here
    void applicationDidEnterBackground() override { Director::getInstance()->stopAnimation(); }
    void applicationWillEnterForeground() override { Director::getInstance()->startAnimation(); }
};
//! [frames]

//! [recursive]
/// Pauses or resumes a node and everything below it: actions, timers, and listeners.
void setPaused(Node* node, bool isPaused) {
    if (isPaused)
        node->pause();
    else
        node->resume();
    for (Node* child : node->getChildren()) setPaused(child, isPaused);
}
//! [recursive]

//! [motion]
/// The nodes that are added to it run faster or slower than the others.
class SlowMotion {
public:
    explicit SlowMotion(float scale) {
        _scheduler->setTimeScale(scale);
        _scheduler->scheduleUpdate(_actions, Scheduler::PRIORITY_SYSTEM, false);       // runs the actions
        Director::getInstance()->getScheduler()->scheduleUpdate(_scheduler, 0, false); // runs in each frame
    }
    ~SlowMotion() {
        Director::getInstance()->getScheduler()->unscheduleUpdate(_scheduler);
        _scheduler->unscheduleUpdate(_actions);
        _scheduler->release();
        _actions->release();
    }
    SlowMotion(const SlowMotion&) = delete;
    SlowMotion& operator=(const SlowMotion&) = delete;

    /// Adds a node, but not its children. The actions, timers, and update of the node end.
    void add(Node* node) {
        node->setScheduler(_scheduler);
        node->setActionManager(_actions);
    }

private:
    Scheduler* _scheduler = new Scheduler();
    ActionManager* _actions = new ActionManager();
};
//! [motion]

class RaceScene : public Scene {
public:
    CREATE_FUNC(RaceScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [keys]
        auto* keys = EventListenerKeyboard::create();
        keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) {
            if (key == EventKeyboard::KeyCode::KEY_ESCAPE) _menu ? resumeGame() : pauseGame();
        };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this); // the scene is not paused
        //! [keys]
        //! [focus]
        auto* focus = EventListenerCustom::create(GLViewImpl::EVENT_WINDOW_UNFOCUSED,
                                                  [this](EventCustom*) { pauseGame(); });
        _eventDispatcher->addEventListenerWithSceneGraphPriority(focus, this);
        copra::audioPlayer().setPausesOnFocusLoss(true);
        //! [focus]
        _world = Node::create();
        addChild(_world, 0, "world");
        auto* car = Sprite::create("logo.png");
        car->runAction(MoveBy::create(2, Vec2(200, 0)));
        _world->addChild(car, 0, "car");
        return true;
    }

    //! [first]
    void pauseGame() {
        if (_menu) return; // the game is paused already
        setPaused(_world, true);
        AudioEngine::pauseAll();

        _menu = LayerColor::create(Color4B(0, 0, 0, 160)); // darkens the game
        addChild(_menu, 10);
        auto* resume = ui::Button::create();
        resume->setTitleText("Resume");
        resume->setTitleFontSize(32);
        resume->setPosition(Director::getInstance()->getWinSize() / 2);
        resume->addClickEventListener([this](Ref*) { resumeGame(); });
        _menu->addChild(resume, 0, "resume");
    }

    void resumeGame() {
        _menu->removeFromParent();
        _menu = nullptr;
        AudioEngine::resumeAll();
        setPaused(_world, false);
    }

    bool isGamePaused() const { return _menu; } // the menu exists only during a pause
    //! [first]

    void catchTouches() {
        //! [swallow]
        auto* touches = EventListenerTouchOneByOne::create();
        touches->setSwallowTouches(true);
        touches->onTouchBegan = [](Touch*, Event*) { return true; }; // claims each touch
        _eventDispatcher->addEventListenerWithSceneGraphPriority(touches, _menu);
        //! [swallow]
    }

    void addSlowCar() {
        //! [some]
        auto* car = Sprite::create("logo.png");
        _slow.add(car); // call this before the car runs actions
        car->setPosition(100, 160);
        car->runAction(MoveBy::create(1, Vec2(100, 0)));
        addChild(car, 0, "slow car");
        //! [some]
    }

private:
    //! [member]
    SlowMotion _slow{0.3f}; // a member of the scene
    //! [member]
    Node* _world = nullptr;
    Node* _menu = nullptr;
};

TEST_F(PausingTest, TheGameStandsStillBehindItsMenu) {
    run<RaceScene>();
    app.wait(0.5f);
    app.press(EventKeyboard::KeyCode::KEY_ESCAPE);
    const float x = app.find("car")->getPositionX();
    EXPECT_NEAR(x, 52, 4);
    app.wait(1);
    EXPECT_EQ(app.find("car")->getPositionX(), x);
    app.tap(app.find("resume"));
    EXPECT_EQ(app.tryFind("resume"), nullptr);
    app.wait(0.5f);
    EXPECT_GT(app.find("car")->getPositionX(), x + 40);
}

TEST_F(PausingTest, TheMenuTakesAllTouches) {
    auto* scene = run<RaceScene>();
    int touches = 0;
    auto* behind = EventListenerTouchOneByOne::create();
    behind->onTouchBegan = [&touches](Touch*, Event*) { return ++touches; };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(behind, scene);
    app.tap(Vec2(50, 50));
    scene->pauseGame();
    scene->catchTouches();
    app.step();
    app.tap(Vec2(50, 50));
    EXPECT_EQ(touches, 1);
    app.tap(app.find("resume"));
    EXPECT_FALSE(scene->isGamePaused());
}

//! [test]
TEST_F(PausingTest, TheGamePausesWhenTheWindowLosesTheFocus) {
    auto* scene = RaceScene::create();
    app.run(scene);
    app.inputSink().focusChanged(false);
    EXPECT_TRUE(scene->isGamePaused());
}
//! [test]

TEST_F(PausingTest, TheDirectorPausesEverything) {
    run<RaceScene>();
    //! [director]
    Director::getInstance()->pause();
    //! [director]
    const float x = app.find("car")->getPositionX();
    app.wait(0.5f);
    EXPECT_EQ(app.find("car")->getPositionX(), x);
    Director::getInstance()->resume();
}

TEST_F(PausingTest, TimeGoesSlowly) {
    run<RaceScene>();
    auto* car = app.find("car");
    car->stopAllActions();
    //! [slow]
    Director::getInstance()->getScheduler()->setTimeScale(0.3f); // all actions, timers, and updates
    //! [slow]
    car->setPositionX(0);
    car->runAction(MoveBy::create(1, Vec2(100, 0)));
    app.wait(1);
    EXPECT_NEAR(car->getPositionX(), 30, 2);
    Director::getInstance()->getScheduler()->setTimeScale(1);
    //! [speed]
    auto* drive = Speed::create(MoveBy::create(1, Vec2(100, 0)), 1);
    car->runAction(drive);
    drive->setSpeed(0.5f); // only this action is slower
    //! [speed]
    const float x = car->getPositionX();
    app.wait(0.2f);
    EXPECT_LT(car->getPositionX(), x + 50);
}

TEST_F(PausingTest, SomeNodesAreSlow) {
    auto* scene = run<RaceScene>();
    scene->addSlowCar();
    const float x = app.find("car")->getPositionX();
    app.wait(1);
    EXPECT_NEAR(app.find("slow car")->getPositionX(), 130, 3);
    EXPECT_NEAR(app.find("car")->getPositionX(), x + 100, 5);
}

TEST_F(PausingTest, TheApplicationIsTheOnlyOne) {
    const RaceApplication game;
    EXPECT_EQ(Application::getInstance(), &game);
}

} // namespace
