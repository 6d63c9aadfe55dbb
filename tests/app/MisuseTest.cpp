/// What a game does wrong: a debug build ends with a sentence, a release build logs (or not) and goes on in a
/// defined way. Nothing crashes, nothing leaks.

#include "app/HeadlessTest.h"

#include "action/Blink.h"
#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Ease.h"
#include "action/EaseBezier.h"
#include "action/Fade.h"
#include "action/Follow.h"
#include "action/Jump.h"
#include "action/Move.h"
#include "action/Repeat.h"
#include "action/ReverseTime.h"
#include "action/Rotate.h"
#include "action/Scale.h"
#include "action/Sequence.h"
#include "action/Spawn.h"
#include "action/Speed.h"
#include "action/Spline.h"
#include "action/TargetedAction.h"
#include "action/Tint.h"
#include "app/TransitionFade.h"
#include "base/LeakReport.h"
#include "base/RefPtr.h"
#include "base/log.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerCustom.h"
#include "event/EventListenerTouch.h"
#include "scene/ActionManager.h"
#include "scene/Component.h"
#include "time/Scheduler.h"

#include <gmock/gmock.h>

#include <cmath>
#include <functional>
#include <limits>

using namespace cocos2d;

namespace {

constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

/// One wrong call: what the sentence of the debug build says, the call, and what holds after it in a release
/// build.
struct Misuse {
    const char* name;
    const char* sentence; ///< A regular expression; empty where there is nothing wrong with it.
    std::function<void()> act;
    std::function<bool()> holds;
};

class MisuseTest : public HeadlessTest {
protected:
    void SetUp() override {
        director->replaceScene(Scene::create());
        frame();
        node = Node::create();
        director->getRunningScene()->addChild(node);
    }
    void TearDown() override {
        node.reset();
        HeadlessTest::TearDown();
    }

    void check(const std::vector<Misuse>& cases) {
        for (const Misuse& misuse : cases) {
            SCOPED_TRACE(misuse.name);
#if COCOS2D_DEBUG > 0
            if (*misuse.sentence) {
                EXPECT_DEATH(misuse.act(), misuse.sentence);
                continue;
            }
#endif
            copra::LogCapture quiet;
            misuse.act();
            EXPECT_TRUE(misuse.holds());
            frame(0.1f);
            frame(0.1f);
            EXPECT_TRUE(misuse.holds());
        }
    }
    static bool always() {
        return true;
    }

    RefPtr<Node> node;
};

/// A case of a create() that refuses its arguments.
template<class Create>
Misuse refused(const char* name, const char* sentence, Create create) {
    // The result decides in release builds.
    auto result = std::make_shared<bool>(false);
    return {name, sentence, [=] { *result = create() == nullptr; }, [=] { return *result; }};
}

} // namespace

TEST_F(MisuseTest, OfTheTree) {
    const RefPtr<Node> other = Node::create();
    const RefPtr<Node> child = Node::create();
    node->addChild(child);
    const auto unchanged = [&] { return node->getChildrenCount() == 1 && child->getParent() == node.get(); };
    check({
        {"add null", "the child is null", [&] { node->addChild(nullptr); }, unchanged},
        {"add null with z", "the child is null", [&] { node->addChild(nullptr, 1); }, unchanged},
        {"add null with a tag", "the child is null", [&] { node->addChild(nullptr, 1, 2); }, unchanged},
        {"add null with a name", "the child is null", [&] { node->addChild(nullptr, 1, "x"); }, unchanged},
        {"add twice", "has a parent already", [&] { node->addChild(child); }, unchanged},
        {"add to another", "has a parent already", [&] { other->addChild(child); }, unchanged},
        {"add to itself", "to itself", [&] { other->addChild(other); },
         [&] { return other->getChildrenCount() == 0 && !other->getParent(); }},
        {"add to its own descendant", "has a parent already|own descendant", [&] { child->addChild(node); },
         unchanged},
        {"remove null", "", [&] { node->removeChild(nullptr); }, unchanged},
        {"remove a stranger", "", [&] { node->removeChild(other); }, unchanged},
        {"remove an orphan from its parent", "", [&] { other->removeFromParent(); }, unchanged},
        {"remove a tag that nobody has", "", [&] { node->removeChildByTag(77); }, unchanged},
        {"remove the invalid tag", "tag is invalid", [&] { node->removeChildByTag(Node::INVALID_TAG); },
         unchanged},
        {"remove a name that nobody has", "", [&] { node->removeChildByName("x"); }, unchanged},
        {"remove no name", "name is empty", [&] { node->removeChildByName(""); }, unchanged},
        {"reorder null", "the child is null", [&] { node->reorderChild(nullptr, 1); }, unchanged},
        {"look for the invalid tag", "tag is invalid",
         [&] { EXPECT_EQ(node->getChildByTag(Node::INVALID_TAG), nullptr); }, unchanged},
        {"look for no name", "name is empty", [&] { EXPECT_EQ(node->getChildByName(""), nullptr); },
         unchanged},
        {"enumerate no name", "name is empty",
         [&] { node->enumerateChildren("", [](Node*) { return false; }); }, unchanged},
        {"enumerate without a callback", "callback is empty", [&] { node->enumerateChildren("x", nullptr); },
         unchanged},
        {"add no component", "the component is null", [&] { node->addComponent(nullptr); }, unchanged},
        {"remove no component", "", [&] { node->removeComponent(static_cast<Component*>(nullptr)); },
         unchanged},
        {"no scheduler", "scheduler is null", [&] { node->setScheduler(nullptr); },
         [&] { return node->getScheduler() != nullptr; }},
        {"no action manager", "manager is null", [&] { node->setActionManager(nullptr); },
         [&] { return node->getActionManager() != nullptr; }},
        {"no dispatcher", "dispatcher is null", [&] { node->setEventDispatcher(nullptr); },
         [&] { return node->getEventDispatcher() != nullptr; }},
        {"convert no touch", "touch is null",
         [&] { EXPECT_EQ(node->convertTouchToNodeSpace(nullptr), Vec2::ZERO); }, unchanged},
        {"ask for no position", "", [&] { node->getPosition(nullptr, nullptr); }, unchanged},
    });
}

TEST_F(MisuseTest, OfNumbers) {
    node->setPosition(1, 2);
    node->setScale(2);
    node->setRotation(3);
    const auto unchanged = [&] {
        return node->getPosition() == Vec2(1, 2) && node->getScale() == 2 && node->getRotation() == 3 &&
               node->getGlobalZOrder() == 0;
    };
    check({
        {"position", "NaN", [&] { node->setPosition(kNaN, 5); }, unchanged},
        {"position y", "NaN", [&] { node->setPositionY(kNaN); }, unchanged},
        {"position as a vector", "NaN", [&] { node->setPosition(Vec2(5, std::sqrt(-1.0f))); }, unchanged},
        {"depth", "NaN", [&] { node->setPositionZ(kNaN); }, unchanged},
        {"scale", "NaN", [&] { node->setScale(kNaN); }, unchanged},
        {"scale of one axis", "NaN", [&] { node->setScaleX(kNaN); }, unchanged},
        {"rotation", "NaN", [&] { node->setRotation(kNaN); }, unchanged},
        {"skew", "NaN", [&] { node->setSkewX(kNaN); }, unchanged},
        {"anchor", "NaN", [&] { node->setAnchorPoint(Vec2(kNaN, 0)); }, unchanged},
        {"size", "NaN", [&] { node->setContentSize(Size(kNaN, 1)); }, unchanged},
        {"global z", "NaN", [&] { node->setGlobalZOrder(kNaN); }, unchanged},
        {"scale of a node that has two", "no single value",
         [&] {
             node->setScale(2, 3);
             EXPECT_EQ(node->getScale(), 2);
             node->setScale(2);
         },
         unchanged},
        {"content scale", "above 0", [&] { director->setContentScaleFactor(0); },
         [&] { return director->getContentScaleFactor() == 1; }},
        {"frame interval", "negative", [&] { director->setAnimationInterval(-1); },
         [&] { return director->getAnimationInterval() > 0; }},
        {"frame time", "", [&] { director->mainLoop(kNaN); }, [&] { return director->getDeltaTime() >= 0; }},
    });
}

TEST_F(MisuseTest, OfActionsThatAreMade) {
    check({
        refused("a negative duration", "must be finite and not negative",
                [] { return MoveBy::create(-1, Vec2(1, 1)); }),
        refused("no duration", "must be finite and not negative", [] { return ScaleTo::create(kNaN, 2); }),
        refused("a negative delay", "must be finite and not negative",
                [] { return DelayTime::create(-0.5f); }),
        refused("rotate", "must be finite and not negative", [] { return RotateBy::create(-1, 90); }),
        refused("fade", "must be finite and not negative", [] { return FadeIn::create(-1); }),
        refused("tint", "must be finite and not negative", [] { return TintTo::create(-1, Color3B::RED); }),
        refused("negative jumps", "jumps", [] { return JumpBy::create(1, Vec2(1, 1), 1, -1); }),
        refused("negative blinks", "blinks", [] { return Blink::create(1, -1); }),
        refused("repeat nothing", "null", [] { return Repeat::create(nullptr, 2); }),
        refused("repeat nothing for ever", "null", [] { return RepeatForever::create(nullptr); }),
        refused("ease nothing", "null", [] { return EaseIn::create(nullptr, 2); }),
        refused("ease nothing by a curve", "null", [] { return EaseSineIn::create(nullptr); }),
        refused("ease nothing by a rate", "null", [] { return EaseRateAction::create(nullptr, 2); }),
        refused("swing nothing", "null", [] { return EaseElasticOut::create(nullptr); }),
        refused("Bezier of nothing", "null", [] { return EaseBezierAction::create(nullptr); }),
        refused("speed of nothing", "null", [] { return Speed::create(nullptr, 2); }),
        refused("nothing backwards", "null", [] { return ReverseTime::create(nullptr); }),
        refused("follow nobody", "null", [] { return Follow::create(nullptr); }),
        refused("nobody's action", "null",
                [] { return TargetedAction::create(nullptr, DelayTime::create(1)); }),
        refused("no points", "at least one control point", [] { return CatmullRomTo::create(1, nullptr); }),
        refused("a call of nobody", "null",
                [] { return CallFunc::create(nullptr, static_cast<SEL_CallFunc>(nullptr)); }),
        refused("an empty sequence", "", [] { return Sequence::create(Vector<FiniteTimeAction*>()); }),
        refused("an empty spawn", "", [] { return Spawn::create(Vector<FiniteTimeAction*>()); }),
        refused("a sequence of nothing and something", "",
                [] { return Sequence::createWithTwoActions(nullptr, DelayTime::create(1)); }),
    });
}

TEST_F(MisuseTest, OfActionsThatRun) {
    const RefPtr<Action> idle = DelayTime::create(1);
    ActionManager* manager = director->getActionManager();
    const auto none = [&] { return node->getNumberOfRunningActions() == 0; };
    check({
        {"run null", "the action is null", [&] { EXPECT_EQ(node->runAction(nullptr), nullptr); }, none},
        {"run on nobody", "the target is null", [&] { manager->addAction(idle, nullptr, false); }, none},
        {"stop null", "", [&] { node->stopAction(nullptr); }, none},
        {"stop what does not run", "", [&] { node->stopAction(idle); }, none},
        {"stop a tag that nobody has", "", [&] { node->stopActionByTag(5); }, none},
        {"stop the invalid tag", "tag is invalid",
         [&] {
             node->runAction(DelayTime::create(9));
             node->stopActionByTag(Action::INVALID_TAG);
             node->stopAllActionsByTag(Action::INVALID_TAG);
             EXPECT_EQ(node->getNumberOfRunningActions(), 1);
             EXPECT_EQ(node->getActionByTag(Action::INVALID_TAG), nullptr);
             EXPECT_EQ(node->getNumberOfRunningActionsByTag(Action::INVALID_TAG), 0);
             node->stopAllActions();
         },
         none},
        {"stop no flags", "", [&] { node->stopActionsByFlags(0); }, none},
        {"of nobody", "",
         [&] {
             manager->removeAllActionsFromTarget(nullptr);
             manager->pauseTarget(nullptr);
             manager->resumeTarget(nullptr);
             EXPECT_EQ(manager->getNumberOfRunningActionsInTarget(nullptr), 0);
         },
         none},
        {"one object on two nodes", "clone",
         [&] {
             const RefPtr<Node> other = Node::create();
             node->runAction(idle);
             other->runAction(idle);
             EXPECT_EQ(other->getNumberOfRunningActions(), 0);
             node->stopAllActions();
         },
         none},
    });
}

TEST_F(MisuseTest, AnActionOnANodeThatNobodyHoldsEndsWithIt) {
    bool called = false;
    for (const bool goesOn : {false, true}) {
        const RefPtr<Node> lost = Node::create();
        node->addChild(lost);
        lost->runAction(
            Sequence::create(DelayTime::create(1), CallFunc::create([&] { called = true; }), nullptr));
        lost->removeFromParentAndCleanup(false);
        if (goesOn) lost->resume(); // as if it ran
        // Nobody but the manager holds it from here on.
    }
    EXPECT_EQ(director->getActionManager()->getNumberOfRunningActions(), 2);
    for (int i = 0; i < 5; ++i) frame(0.5f);
    EXPECT_FALSE(called);
    EXPECT_EQ(director->getActionManager()->getNumberOfRunningActions(), 0);
}

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
        {"a negative interval", "interval is negative", [&] { node->schedule(nothing, -1.0f, "x"); }, always},
        {"no key", "key is empty", [&] { node->schedule(nothing, 1.0f, ""); }, always},
        {"no selector", "selector is null", [&] { node->schedule(static_cast<SEL_SCHEDULE>(nullptr)); },
         always},
        {"no callback", "", [&] { node->schedule(nullptr, 0.01f, "y"); }, always},
        {"no target", "target is null", [&] { scheduler->schedule(nothing, nullptr, 1, false, "x"); },
         always},
        {"update of nobody", "target is null",
         [&] { scheduler->scheduleUpdate(static_cast<Node*>(nullptr), 0, false); }, always},
        {"pause somebody unknown", "",
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
        {"pop to a level above", "", [&] { director->popToSceneStackLevel(99); }, unchanged},
        {"pop to the root where we are", "", [&] { director->popToRootScene(); }, unchanged},
        {"pop too many matrices", "without a pushMatrix", [&] { director->popMatrix(MATRIX_STACK_TYPE{}); },
         unchanged},
        refused("a transition to nothing", "scene is null",
                [] { return TransitionFade::create(1, nullptr); }),
        refused("a transition to where we are", "running already",
                [&] { return TransitionFade::create(1, running); }),
    });
}

TEST_F(MisuseTest, PoppingTheLastSceneEndsTheApplication) {
    while (director->getScenesCount() > 0) director->popScene();
    EXPECT_TRUE(director->isValid());
#if COCOS2D_DEBUG > 0
    EXPECT_DEATH(director->popScene(), "there is no scene");
#else
    copra::LogCapture log;
    director->popScene();
    EXPECT_TRUE(log.contains("no scene to pop"));
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
        {"remove the listeners of nobody", "target is null",
         [&] { dispatcher->removeEventListenersForTarget(nullptr, true); }, always},
        {"pause the listeners of nobody", "target is null",
         [&] { dispatcher->pauseEventListenersForTarget(nullptr, true); }, always},
        {"an event that nobody knows", "", [&] { dispatcher->dispatchCustomEvent("nobody"); }, always},
        {"listeners of a name that nobody has", "", [&] { dispatcher->removeCustomEventListeners("x"); },
         always},
    });
}
