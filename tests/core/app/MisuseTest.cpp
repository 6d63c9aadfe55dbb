#include "app/Misuse.h"

#include "app/AsyncTaskPool.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerCustom.h"
#include "event/EventListenerTouch.h"
#include "time/Scheduler.h"
#include "transitions/TransitionFade.h"
#include "transitions/TransitionFlip.h"
#include "transitions/TransitionPageTurn.h"
#include "transitions/TransitionSlide.h"

#include <cstdint>
using namespace cocos2d;

TEST_F(MisuseTest, OfTimers) {
    Scheduler* scheduler = director->getScheduler();
    const auto nothing = [](float) {};
    const auto none = [&] { return !node->isScheduled("x"); };
    check({
        {"unschedule what is not scheduled", "",
         [&] {
             node->unschedule("x");
             node->unschedule(static_cast<SEL_SCHEDULE>(nullptr));
             node->unscheduleUpdate();
             scheduler->unscheduleAllForTarget(this);
             scheduler->unscheduleUpdate(nullptr);
             scheduler->unschedule("x", nullptr);
         },
         none},
        warned(
            "a negative interval", "interval is negative or NaN and is read as 0",
            [&] {
                int calls = 0;
                node->schedule([&](float) { ++calls; }, -1.0f, "z");
                for (int i = 0; i < 4; ++i) frame(0.1f);
                EXPECT_EQ(calls, 3);
                node->unschedule("z");
            },
            none),
        warned(
            "a negative interval for a selector", "interval is negative or NaN and is read as 0",
            [&] { node->schedule(CC_SCHEDULE_SELECTOR(Node::update), -1.0f); }, always),
        {"no key", "key is empty", [&] { node->schedule(nothing, 1.0f, ""); }, always},
        {"no selector", "selector is null", [&] { node->schedule(static_cast<SEL_SCHEDULE>(nullptr)); },
         always},
        {"no callback", "", [&] { node->schedule(nullptr, 0.01f, "y"); }, always},
        warned(
            "NaN for an interval", "interval is negative or NaN",
            [&] { node->schedule(nothing, kNaN, "nan"); }, always),
        {"no callback for each frame", "callback is empty",
         [&] { scheduler->schedulePerFrame(nullptr, node.get(), 0, false); }, always},
        {"no selector of the scheduler's", "selector is null",
         [&] { scheduler->schedule(static_cast<SEL_SCHEDULE>(nullptr), node.get(), 1, false); }, always},
        {"a selector of null", "target is null",
         [&] { scheduler->schedule(CC_SCHEDULE_SELECTOR(Node::update), nullptr, 1, false); }, always},
        {"once after a negative delay", "", [&] { node->scheduleOnce(nothing, -1.0f, "once"); }, always},
        {"whether null is paused", "target is null",
         [&] { EXPECT_FALSE(scheduler->isTargetPaused(nullptr)); }, always},
        {"whether nothing is scheduled", "",
         [&] {
             EXPECT_FALSE(scheduler->isScheduled("x", nullptr));
             EXPECT_FALSE(node->isScheduled(static_cast<SEL_SCHEDULE>(nullptr)));
             EXPECT_FALSE(node->isScheduled(""));
         },
         always},
        {"resume null", "",
         [&] {
             scheduler->resumeTargets({nullptr, this});
         },
         always},
        {"no target", "target is null", [&] { scheduler->schedule(nothing, nullptr, 1, false, "x"); },
         always},
        {"update of null", "target is null",
         [&] { scheduler->scheduleUpdate(static_cast<Node*>(nullptr), 0, false); }, always},
        {"pause an unknown target", "",
         [&] {
             scheduler->pauseTarget(this);
             scheduler->resumeTarget(this);
             EXPECT_FALSE(scheduler->isTargetPaused(this));
         },
         always},
        {"an empty function for the main thread", "",
         [&] { scheduler->performFunctionInCocosThread(nullptr); }, always},
    });
    node->unscheduleAllCallbacks();
}

TEST_F(MisuseTest, OfScenes) {
    Scene* running = director->getRunningScene();
    const auto unchanged = [&] { return director->getRunningScene() == running && director->isValid(); };
    check({
        {"run nothing", "scene is null", [&] { director->runWithScene(nullptr); }, unchanged},
        {"push nothing", "scene is null", [&] { director->pushScene(nullptr); }, unchanged},
        {"replace by nothing", "scene is null", [&] { director->replaceScene(nullptr); }, unchanged},
        {"replace by itself", "", [&] { director->replaceScene(running); }, unchanged},
        {"two first scenes", "already running", [&] { director->runWithScene(Scene::create()); },
         [&] {
             if (director->getScenesCount() > 1) director->popScene();
             return director->isValid();
         }},
        {"no scheduler", "", [&] { director->setScheduler(nullptr); },
         [&] { return unchanged() && director->getScheduler(); }},
        {"no action manager", "", [&] { director->setActionManager(nullptr); },
         [&] { return unchanged() && director->getActionManager(); }},
        {"no dispatcher", "", [&] { director->setEventDispatcher(nullptr); },
         [&] { return unchanged() && director->getEventDispatcher(); }},
        {"no note", "", [&] { director->setNotificationNode(nullptr); }, unchanged},
        {"resume what is not paused", "", [&] { director->resume(); },
         [&] { return unchanged() && !director->isPaused(); }},
        {"pop to a level above", "", [&] { director->popToSceneStackLevel(99); }, unchanged},
        {"pop to the root where we are", "", [&] { director->popToRootScene(); }, unchanged},
        {"pop too many matrices", "without a pushMatrix", [&] { director->popMatrix(MATRIX_STACK_TYPE{}); },
         unchanged},
        refused("a transition to nothing", "scene is null",
                [] { return TransitionFade::create(1, nullptr); }),
        warned(
            "a transition that ends before it begins", "negative or NaN and is read as 0",
            [] { EXPECT_NE(TransitionFade::create(-1, Scene::create()), nullptr); }, unchanged),
        warned(
            "a transition of no time", "negative or NaN and is read as 0",
            [] { EXPECT_NE(TransitionSlideInL::create(kNaN, Scene::create()), nullptr); }, unchanged),
        refused("a turn of no page", "scene is null",
                [] { return TransitionPageTurn::create(1, nullptr, false); }),
        refused("a flip to nothing", "scene is null", [] { return TransitionFlipX::create(1, nullptr); }),
        refused("a transition to where we are", "already running",
                [&] { return TransitionFade::create(1, running); }),
    });
}

TEST_F(MisuseTest, ATransitionOfAWrongDurationEndsAtOnce) {
    const copra::LogCapture quiet;
    for (const float duration : {-1.0f, kNaN}) {
        Scene* const next = Scene::create();
        director->replaceScene(TransitionFade::create(duration, next));
        for (int i = 0; i < 5; ++i) frame(0.1f);
        EXPECT_EQ(director->getRunningScene(), next);
    }
}

TEST_F(MisuseTest, PoppingTheLastSceneEndsTheApplication) {
    while (director->getScenesCount() > 0) director->popScene();
    EXPECT_TRUE(director->isValid());
#if COCOS2D_DEBUG > 0
    EXPECT_DEATH(director->popScene(), "there is no scene");
#else
    copra::LogCapture log;
    director->popScene();
    EXPECT_TRUE(log.contains("there is no scene"));
#endif
    director->mainLoop(0.1f);
    EXPECT_FALSE(director->isValid());
    EXPECT_EQ(director->getRunningScene(), nullptr);
}

TEST_F(MisuseTest, OfEvents) {
    EventDispatcher* dispatcher = director->getEventDispatcher();
    const RefPtr<EventListener> ear = EventListenerCustom::create("a", [](EventCustom*) {});
    check({
        {"no event", "event is null", [&] { dispatcher->dispatchEvent(nullptr); }, always},
        {"no listener", "listener", [&] { dispatcher->addEventListenerWithFixedPriority(nullptr, 1); },
         always},
        {"no node", "null", [&] { dispatcher->addEventListenerWithSceneGraphPriority(ear, nullptr); },
         always},
        {"priority 0", "0 stands for", [&] { dispatcher->addEventListenerWithFixedPriority(ear, 0); },
         always},
        {"remove nothing", "", [&] { dispatcher->removeEventListener(nullptr); }, always},
        {"remove what was never added", "", [&] { dispatcher->removeEventListener(ear); }, always},
        warned(
            "remove the listeners of null", "target is null",
            [&] { dispatcher->removeEventListenersForTarget(nullptr, true); }, always),
        warned(
            "pause the listeners of null", "target is null",
            [&] { dispatcher->pauseEventListenersForTarget(nullptr, true); }, always),
        warned(
            "resume the listeners of null", "target is null",
            [&] { dispatcher->resumeEventListenersForTarget(nullptr, true); }, always),
        {"another priority for null", "",
         [&] {
             dispatcher->setPriority(nullptr, 1);
             dispatcher->setPriority(ear, 3);
         },
         always},
        {"the custom kind", "by name",
         [&] { dispatcher->removeEventListenersForType(EventListener::Type::CUSTOM); }, always},
        {"a name without a callback", "",
         [&] {
             dispatcher->addCustomEventListener("deaf", nullptr);
             EXPECT_FALSE(dispatcher->hasEventListener("deaf"));
             dispatcher->dispatchCustomEvent("deaf");
         },
         always},
        {"touches without a begin function", "onTouchBegan is not set",
         [&] {
             dispatcher->addEventListenerWithFixedPriority(EventListenerTouchOneByOne::create(), 1);
             EXPECT_FALSE(dispatcher->hasEventListener(EventListenerTouchOneByOne::LISTENER_ID));
         },
         always},
        {"the same listener twice", "second time",
         [&] {
             dispatcher->addEventListenerWithFixedPriority(ear, 1);
             dispatcher->addEventListenerWithFixedPriority(ear, 2);
             dispatcher->addEventListenerWithSceneGraphPriority(ear, node);
             dispatcher->removeEventListener(ear);
             EXPECT_FALSE(dispatcher->hasEventListener("a"));
         },
         always},
        {"touches that never began", "",
         [&] {
             intptr_t id = 9;
             float place = 1;
             view->handleTouchesMove(1, &id, &place, &place);
             view->handleTouchesEnd(1, &id, &place, &place);
             view->handleTouchesCancel(1, &id, &place, &place);
             view->handleTouchesBegin(0, nullptr, nullptr, nullptr);
         },
         always},
        {"an unknown event", "", [&] { dispatcher->dispatchCustomEvent("unknown"); }, always},
        {"listeners of an unknown name", "", [&] { dispatcher->removeCustomEventListeners("x"); }, always},
    });
}

TEST_F(MisuseTest, OfBackgroundTasks) {
    AsyncTaskPool* pool = AsyncTaskPool::getInstance();
    const auto none = AsyncTaskPool::TaskType::TASK_MAX_TYPE;
    const auto io = AsyncTaskPool::TaskType::TASK_IO;
    bool isCalled = false;
    check({
        {"an unknown kind", "no such type", [&] { pool->enqueue(none, [] {}); }, always},
        {"stop an unknown kind", "no such type", [&] { pool->stopTasks(none); }, always},
        {"no task", "task is empty", [&] { pool->enqueue(io, nullptr); }, always},
        {"no task, and a callback", "task is empty",
         [&] {
             pool->enqueue(
                 io, [&](void*) { isCalled = true; }, nullptr, nullptr);
         },
         [&] { return !isCalled; }},
    });
    pool->stopTasks(io); // nothing to stop
    AsyncTaskPool::destroyInstance();
    AsyncTaskPool::destroyInstance();
}

TEST_F(MisuseTest, OfViews) {
    const Size design = view->getDesignResolutionSize();
    const auto unchanged = [&] { return view->getDesignResolutionSize().equals(design); };
    check({
        {"no design size", "", [&] { view->setDesignResolutionSize(0, 0, ResolutionPolicy::SHOW_ALL); },
         unchanged},
        {"NaN", "", [&] { view->setDesignResolutionSize(kNaN, 1, ResolutionPolicy::SHOW_ALL); }, unchanged},
        {"the same view", "", [&] { director->setOpenGLView(view); },
         [&] { return director->getOpenGLView() == view; }},
    });
}
