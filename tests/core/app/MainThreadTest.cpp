// What belongs to the main thread refuses calls from other threads in debug builds, and names the way to it.

#include "action/CallFunc.h"
#include "app/HeadlessTest.h"
#include "base/expectRefused.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerCustom.h"
#include "nodes/sprites/AnimationCache.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureCache.h"
#include "scene/Scene.h"
#include "time/Scheduler.h"

#include <functional>
#include <thread>

using namespace cocos2d;

namespace {

class MainThreadTest : public HeadlessTest {
protected:
    MainThreadTest() {
        app.run(Scene::create());
        node = Node::create();
        app.scene()->addChild(node);
        action = CallFunc::create([] {});
        listener = EventListenerCustom::create("a", [](EventCustom*) {});
    }

    static void onAnotherThread(const std::function<void()>& call) { std::thread(call).join(); }

    RefPtr<Node> node;
    RefPtr<Action> action;
    RefPtr<EventListener> listener;
};

TEST_F(MainThreadTest, TheSchedulerTakesFunctionsFromEveryThread) {
    bool isRun = false;
    onAnotherThread([&] {
        Director::getInstance()->getScheduler()->performFunctionInCocosThread([&] { isRun = true; });
    });
    EXPECT_FALSE(isRun);
    app.step();
    EXPECT_TRUE(isRun);
}

// Only debug builds check the thread.
#define EXPECT_REFUSED_ON_ANOTHER_THREAD(call, name)                                                         \
    EXPECT_CHECKED(onAnotherThread([&] { call; }), name ".*performFunctionInCocosThread")

TEST_F(MainThreadTest, OtherThreadsDoNotChangeTheTree) {
    RefPtr<Node> child = Node::create();
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->addChild(child), "addChild");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->removeFromParent(), "removeChild");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->removeAllChildren(), "removeAllChildren");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(app.scene()->reorderChild(node, 1), "reorderChild");
}

TEST_F(MainThreadTest, OtherThreadsRunNoActions) {
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->runAction(action), "runAction");
    node->runAction(action);
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->stopAllActions(), "stopAllActions");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->stopAction(action), "stopAction");
}

TEST_F(MainThreadTest, OtherThreadsScheduleNothing) {
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->schedule([](float) {}, 1.0f, "key"), "schedule");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->scheduleOnce([](float) {}, 1.0f, "key"), "schedule");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->scheduleUpdate(), "scheduleUpdate");
    node->scheduleUpdate();
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->unscheduleUpdate(), "unscheduleUpdate");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->unschedule("key"), "unschedule");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->unscheduleAllCallbacks(), "unscheduleAll");
}

TEST_F(MainThreadTest, OtherThreadsDoNotUseEvents) {
    EventDispatcher* const events = director->getEventDispatcher();
    EXPECT_REFUSED_ON_ANOTHER_THREAD(events->addEventListenerWithFixedPriority(listener, 1),
                                     "addEventListener");
    events->addEventListenerWithFixedPriority(listener, 1);
    EXPECT_REFUSED_ON_ANOTHER_THREAD(events->removeEventListener(listener), "removeEventListener");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(events->dispatchCustomEvent("a"), "dispatchEvent");
}

TEST_F(MainThreadTest, OtherThreadsDoNotUseCachesAndPools) {
    EXPECT_REFUSED_ON_ANOTHER_THREAD(TextureCache::getInstance(), "TextureCache");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(SpriteFrameCache::getInstance(), "SpriteFrameCache");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(AnimationCache::getInstance(), "AnimationCache");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(node->autorelease(), "PoolManager");
    EXPECT_REFUSED_ON_ANOTHER_THREAD(Node::create(), "PoolManager");
}

} // namespace
