/// Scenes come and go at random, between frames and inside every callback, with and without transitions: each
/// must live a proper life, and in the end one runs and none is leaked.

#include "app/HeadlessTest.h"

#include "base/AutoreleasePool.h"
#include "event/EventDispatcher.h"
#include "scene/ActionManager.h"
#include "transitions/TransitionFade.h"
#include "transitions/TransitionSlide.h"
#include "transitions/TransitionZoom.h"

#include <functional>
#include <random>

using namespace cocos2d;

namespace {

/// What all scenes of a test share.
struct World {
    std::function<void()> act; ///< Called in every callback.
    int alive = 0;
    int inside = 0; ///< How many have entered and not left.
};

/// A scene that minds the order of its callbacks.
class Minded : public Scene {
public:
    explicit Minded(World& world) : _world(world) {
        init();
        autorelease();
        scheduleUpdate();
        ++_world.alive;
    }
    ~Minded() override {
        EXPECT_FALSE(_isInside) << "died inside";
        --_world.alive;
    }
    void onEnter() override {
        EXPECT_FALSE(_isInside) << "entered twice";
        _isInside = true;
        ++_world.inside;
        Scene::onEnter();
        _world.act();
    }
    void onEnterTransitionDidFinish() override {
        EXPECT_TRUE(_isInside) << "arrived without having entered";
        Scene::onEnterTransitionDidFinish();
        _world.act();
    }
    void onExitTransitionDidStart() override {
        Scene::onExitTransitionDidStart();
        _world.act();
    }
    void onExit() override {
        EXPECT_TRUE(_isInside) << "left twice";
        _isInside = false;
        --_world.inside;
        Scene::onExit();
        _world.act();
    }
    void cleanup() override {
        Scene::cleanup();
        scheduleUpdate(); // it may be shown again
        _world.act();
    }
    void update(float) override { _world.act(); }

private:
    World& _world;
    bool _isInside = false;
};

class SceneStackTest : public HeadlessTest, public testing::WithParamInterface<unsigned> {
protected:
    SceneStackTest() : _random(GetParam()) {
        world.act = [this] {
            if (_depth == 3 || !chance(60)) return;
            ++_depth; // what it does may call the next one
            act();
            --_depth;
        };
    }
    void TearDown() override {
        world.act = [] {};
        HeadlessTest::TearDown();
        PoolManager::getInstance()->getCurrentPool()->clear();
        EXPECT_EQ(world.alive, 0) << "a scene is leaked";
    }

    int dice(int sides) { return static_cast<int>(_random() % static_cast<unsigned>(sides)); }
    bool chance(int oneIn) { return dice(oneIn) == 0; }

    Scene* fresh() {
        auto* scene = new Minded(world);
        const float duration = 0.1f * static_cast<float>(dice(5));
        switch (dice(8)) {
        case 0:
            return TransitionFade::create(duration, scene);
        case 1:
            return TransitionMoveInL::create(duration, scene);
        case 2:
            return TransitionSlideInR::create(duration, scene);
        case 3:
            return TransitionRotoZoom::create(duration, scene);
        default:
            return scene;
        }
    }

    void act() {
        const auto count = static_cast<int>(director->getScenesCount());
        switch (dice(12)) {
        case 0:
        case 1:
        case 2:
            if (count < 6) director->pushScene(fresh());
            break;
        case 3:
        case 4:
        case 5:
        case 6:
            director->replaceScene(fresh());
            break;
        case 7:
        case 8:
            if (count > 1) director->popScene();
            break;
        case 9:
            director->popToRootScene();
            break;
        case 10:
            if (count > 1) director->popToSceneStackLevel(1 + dice(count - 1));
            break;
        case 11:
            director->setNotificationNode(chance(2) ? Node::create() : nullptr);
            break;
        }
    }

    World world;

private:
    std::mt19937 _random;
    int _depth = 0;
};

} // namespace

TEST_P(SceneStackTest, EverySceneLivesAProperLife) {
    for (int operation = 0; operation < 10000; ++operation) {
        if (chance(3)) act();
        if (chance(2)) frame(0.05f * static_cast<float>(dice(4)));
    }
    world.act = [] {};
    for (int i = 0; i < 8; ++i) frame(0.5f);
    EXPECT_TRUE(director->getRunningScene()->isRunning());
    EXPECT_EQ(dynamic_cast<TransitionScene*>(director->getRunningScene()), nullptr);
    EXPECT_EQ(world.inside, 1);
    EXPECT_TRUE(director->getEventDispatcher()->isEnabled());
    EXPECT_EQ(director->getActionManager()->getNumberOfRunningActions(), 0);
}

INSTANTIATE_TEST_SUITE_P(Seeds, SceneStackTest, testing::Values(1u, 2u, 3u, 5u, 8u, 13u, 21u, 34u, 55u, 89u));
