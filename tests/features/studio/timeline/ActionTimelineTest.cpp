#include "TimelineFixture.h"

#include "base/AutoreleasePool.h"
#include "base/WeakPtr.h"
#include "base/log.h"

#include <functional>
#include <vector>

using namespace cocos2d;
using namespace cocostudio::timeline;

namespace {

class ActionTimelineTest : public TimelineFixture {};

TEST_F(ActionTimelineTest, MovesTheNodeWithItsActionTag) {
    Node* other = tagged(8);
    node->addChild(other);
    node->runAction(action);
    action->gotoFrameAndPlay(0);
    play(30);
    EXPECT_NEAR(x(), 30.0f, 1.0f);
    EXPECT_EQ(other->getPositionX(), 0.0f);
    EXPECT_EQ(action->getCurrentFrame(), 30);
}

TEST_F(ActionTimelineTest, FindsNodesDeepInTheTree) {
    auto* root = Node::create();
    scene->addChild(root);
    auto* deep = tagged(7);
    auto* middle = Node::create();
    middle->addChild(deep);
    root->addChild(middle);
    root->runAction(action);
    action->gotoFrameAndPause(30);
    EXPECT_EQ(deep->getPositionX(), 30.0f);
}

TEST_F(ActionTimelineTest, PlaysInALoopByDefault) {
    node->runAction(action);
    action->gotoFrameAndPlay(0);
    play(70);
    EXPECT_TRUE(action->isPlaying());
    EXPECT_LT(x(), 20.0f);
}

TEST_F(ActionTimelineTest, StopsAtTheEndWithoutALoop) {
    node->runAction(action);
    action->gotoFrameAndPlay(0, false);
    play(70);
    EXPECT_FALSE(action->isPlaying());
    EXPECT_EQ(x(), 60.0f);
    EXPECT_EQ(action->getCurrentFrame(), 60);
}

TEST_F(ActionTimelineTest, PlaysARangeFromAFrameInside) {
    node->runAction(action);
    action->gotoFrameAndPlay(10, 20, 15, true);
    EXPECT_EQ(action->getStartFrame(), 10);
    EXPECT_EQ(action->getEndFrame(), 20);
    EXPECT_EQ(x(), 15.0f);
    play(7);
    EXPECT_GE(x(), 10.0f);
    EXPECT_LT(x(), 15.0f);
}

TEST_F(ActionTimelineTest, PausesAtAFrame) {
    node->runAction(action);
    action->gotoFrameAndPause(12);
    play(5);
    EXPECT_EQ(x(), 12.0f);
    EXPECT_FALSE(action->isPlaying());
    action->resume();
    EXPECT_TRUE(action->isPlaying());
}

TEST_F(ActionTimelineTest, TheTimeSpeedIsAFactor) {
    node->runAction(action);
    action->setTimeSpeed(2.0f);
    action->gotoFrameAndPlay(0, false);
    play(10);
    EXPECT_NEAR(x(), 20.0f, 1.5f);
}

TEST_F(ActionTimelineTest, PlaysAnimationsByName) {
    node->runAction(action);
    action->addAnimationInfo(AnimationInfo("walk", 10, 20));
    EXPECT_TRUE(action->IsAnimationInfoExists("walk"));
    EXPECT_EQ(action->getAnimationInfo("walk").endIndex, 20);
    action->play("walk", false);
    play(30);
    EXPECT_EQ(x(), 20.0f);
    action->removeAnimationInfo("walk");
    EXPECT_FALSE(action->IsAnimationInfoExists("walk"));
    const copra::LogCapture log;
    action->play("walk", false);
    EXPECT_TRUE(log.contains("walk"));
    EXPECT_EQ(action->getAnimationInfo("walk").name, "");
}

TEST_F(ActionTimelineTest, CallsBackAtTheEndOfAnAnimation) {
    int calls = 0;
    node->runAction(action);
    action->addAnimationInfo(AnimationInfo("walk", 0, 5));
    action->setAnimationEndCallFunc("walk", [&] { ++calls; });
    action->play("walk", false);
    play(10);
    EXPECT_EQ(calls, 1);
}

TEST_F(ActionTimelineTest, CallsBackAtTheLastFrameAndAtSingleFrames) {
    std::string calls;
    node->runAction(action);
    action->setLastFrameCallFunc([&] { calls += "last "; });
    action->addFrameEndCallFunc(3, "b", [&] { calls += "b "; });
    action->addFrameEndCallFunc(3, "a", [&] { calls += "a "; });
    action->addFrameEndCallFunc(4, "c", [&] { calls += "c "; });
    action->removeFrameEndCallFunc(4, "c");
    action->gotoFrameAndPlay(0, 5, false);
    play(10);
    EXPECT_EQ(calls, "a b last ");
    action->clearLastFrameCallFunc();
    action->clearFrameEndCallFuncs();
    action->gotoFrameAndPlay(0, 5, false);
    play(10);
    EXPECT_EQ(calls, "a b last ");
}

TEST_F(ActionTimelineTest, ALoopAtFewFramesASecondLosesNothing) {
    std::string calls;
    addEvent(9, "nine");
    node->runAction(action);
    action->setFrameEventCallFunc([&](Frame*) { calls += "event "; });
    action->setLastFrameCallFunc([&] { calls += "last "; });
    action->addFrameEndCallFunc(4, "", [&] { calls += "four "; });
    action->addFrameEndCallFunc(10, "", [&] { calls += "ten "; });
    action->gotoFrameAndPlay(0, 10, true);
    for (int i = 0; i < 12; ++i) action->step(0.05f); // three frames a step: a round takes four steps
    std::string expected;
    for (int round = 0; round < 3; ++round) expected += "four event ten last ";
    EXPECT_EQ(calls, expected);
}

TEST_F(ActionTimelineTest, TheEndOfAnAnimationWithoutLengthComesOnce) {
    int ends = 0;
    node->runAction(action);
    action->setLastFrameCallFunc([&] { ++ends; });
    action->gotoFrameAndPlay(7, 7, false);
    play(5);
    EXPECT_EQ(ends, 1);
    action->setDuration(0);
    action->gotoFrameAndPlay(0, false);
    play(5);
    EXPECT_EQ(ends, 2);
}

TEST_F(ActionTimelineTest, ACallbackAtTheEndOfALoopMayStopItOrPlayAnother) {
    node->runAction(action);
    action->setLastFrameCallFunc([&] { action->gotoFrameAndPlay(30, 40, false); });
    action->gotoFrameAndPlay(0, 5, true);
    action->step(0.5f);
    EXPECT_EQ(action->getCurrentFrame(), 30);
    action->setLastFrameCallFunc([&] { action->pause(); });
    action->gotoFrameAndPlay(0, 5, true);
    action->step(0.5f);
    EXPECT_FALSE(action->isPlaying());
    EXPECT_EQ(action->getCurrentFrame(), 5);
}

TEST_F(ActionTimelineTest, NotifiesOfEventFramesEvenIfTheyAreSkipped) {
    std::vector<std::string> received;
    addEvent(2, "two");
    addEvent(5, "five");
    addEvent(50, "outside");
    node->runAction(action);
    action->setFrameEventCallFunc(
        [&](Frame* frame) { received.push_back(dynamic_cast<EventFrame*>(frame)->getEvent()); });
    action->gotoFrameAndPlay(0, 10, false);
    action->step(9.2f / 60.0f);
    EXPECT_EQ(received, (std::vector<std::string>{"two", "five"}));
}

TEST_F(ActionTimelineTest, ACallbackMayRemoveTheActionAndItsNode) {
    node->runAction(action);
    action->setLastFrameCallFunc([&] {
        node->removeFromParent();
        action->clearLastFrameCallFunc();
        node = nullptr;
        action = nullptr;
    });
    action->gotoFrameAndPlay(0, 2, false);
    for (int i = 0; i < 5 && action; ++i) action->step(1.0f / 60.0f);
    EXPECT_EQ(action.get(), nullptr);
}

// A game breaks a cycle: the callback was the last that retained the action.
TEST_F(ActionTimelineTest, ACallbackMayHoldTheLastReferenceToTheAction) {
    const std::vector<std::function<void(ActionTimeline&, const std::function<void()>&)>> sets = {
        [](ActionTimeline& each, const std::function<void()>& call) {
            each.setFrameEventCallFunc([call](Frame*) {});
        },
        [](ActionTimeline& each, const std::function<void()>& call) { each.setLastFrameCallFunc(call); },
        [](ActionTimeline& each, const std::function<void()>& call) {
            each.addFrameEndCallFunc(3, "a", call);
        },
        [](ActionTimeline& each, const std::function<void()>& call) {
            each.addAnimationInfo(AnimationInfo("walk", 0, 5));
            each.setAnimationEndCallFunc("walk", call);
        },
    };
    const std::vector<std::function<void(ActionTimeline&)>> clears = {
        [](ActionTimeline& each) { each.clearFrameEventCallFunc(); },
        [](ActionTimeline& each) { each.clearLastFrameCallFunc(); },
        [](ActionTimeline& each) { each.removeFrameEndCallFunc(3, "a"); },
        [](ActionTimeline& each) { each.removeFrameEndCallFuncs(3); },
        [](ActionTimeline& each) { each.clearFrameEndCallFuncs(); },
        [](ActionTimeline& each) { each.setFrameEventCallFunc(nullptr); },
        [](ActionTimeline& each) { each.setLastFrameCallFunc(nullptr); },
        [](ActionTimeline& each) { each.setAnimationEndCallFunc("walk", [] {}); },
        [](ActionTimeline& each) { each.removeAnimationInfo("walk"); },
    };
    for (const auto& set : sets)
        for (const auto& clear : clears) {
            RefPtr<ActionTimeline> held;
            held.weakAssign(new ActionTimeline());
            held->init();
            ActionTimeline* const timeline = held.get();
            set(*timeline, [held] { held->pause(); });
            const copra::WeakPtr<ActionTimeline> weak(timeline);
            held = nullptr;
            ASSERT_TRUE(weak.get());
            clear(*timeline);
            if (weak.get()) { // another one holds it
                timeline->clearFrameEventCallFunc();
                if (weak.get()) timeline->clearLastFrameCallFunc();
                if (weak.get()) timeline->removeFrameEndCallFunc(3, "a");
                if (weak.get()) timeline->removeAnimationInfo("walk");
            }
            EXPECT_FALSE(weak.get());
        }
}

TEST_F(ActionTimelineTest, AnimatedNodesMayDisappear) {
    auto* root = Node::create();
    scene->addChild(root);
    auto* child = tagged(7);
    root->addChild(child);
    root->runAction(action);
    action->gotoFrameAndPlay(0);
    root->removeChild(child);
    PoolManager::getInstance()->getCurrentPool()->clear();
    play(5);
    EXPECT_EQ(track->getNode(), nullptr);
}

TEST_F(ActionTimelineTest, ACloneAnimatesAnotherTree) {
    action->addAnimationInfo(AnimationInfo("walk", 10, 20));
    action->setTimeSpeed(3.0f);
    const RefPtr<ActionTimeline> copy(action->clone());
    EXPECT_EQ(copy->getDuration(), 60);
    EXPECT_EQ(copy->getTimeSpeed(), 3.0f);
    EXPECT_TRUE(copy->IsAnimationInfoExists("walk"));
    auto* other = tagged(7);
    scene->addChild(other);
    other->runAction(copy);
    copy->gotoFrameAndPause(20);
    EXPECT_EQ(other->getPositionX(), 20.0f);
    EXPECT_EQ(x(), 0.0f);
}

TEST_F(ActionTimelineTest, HasTheTagOfItsNode) {
    node->setTag(12);
    node->runAction(action);
    EXPECT_EQ(node->getActionByTag(12), action.get());
    action->removeTimeline(track);
    EXPECT_TRUE(action->getTimelines().empty());
}

TEST_F(ActionTimelineTest, AnInnerActionFramePlaysTheActionOfItsNode) {
    auto* outer = ActionTimeline::create();
    outer->setDuration(100);
    auto* timeline = Timeline::create();
    timeline->setActionTag(7);
    auto* frame = InnerActionFrame::create();
    frame->setEnterWithName(true);
    frame->setAnimationName("walk");
    frame->setInnerActionType(NoLoopAction);
    timeline->addFrame(frame);
    outer->addTimeline(timeline);
    action->addAnimationInfo(AnimationInfo("walk", 10, 20));
    node->setTag(3);
    node->runAction(action);
    scene->runAction(outer);
    outer->gotoFrameAndPlay(0);
    EXPECT_EQ(action->getStartFrame(), 10);
    EXPECT_EQ(action->getEndFrame(), 20);
    EXPECT_TRUE(action->isPlaying());
}

/// The action belongs to its node alone, and frame events may end everything.
class FrameEventTest : public TimelineFixture {
protected:
    void SetUp() override {
        TimelineFixture::SetUp();
        for (unsigned int i = 0; i < 60; i += 5) addEvent(i, "event");
        played = action;
        node->runAction(action);
        action = nullptr;
        PoolManager::getInstance()->getCurrentPool()->clear();
    }

    ActionTimeline* played = nullptr;
};

TEST_F(FrameEventTest, MayStopTheActionThatGoesToAFrame) {
    played->setFrameEventCallFunc([this](Frame*) { node->stopAllActions(); });
    played->gotoFrameAndPlay(0);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(FrameEventTest, MayRemoveItsTimeline) {
    played->gotoFrameAndPlay(0);
    played->setFrameEventCallFunc([this](Frame*) {
        if (played->getTimelines().contains(events)) played->removeTimeline(events);
    });
    for (int i = 0; i < 5; ++i) played->step(0.3f);
    EXPECT_EQ(played->getTimelines().size(), 1);
}

TEST_F(FrameEventTest, MayRemoveAllFrames) {
    played->gotoFrameAndPlay(0);
    int received = 0;
    played->setFrameEventCallFunc([&](Frame*) {
        if (++received < 2) return;
        while (!events->getFrames().empty()) events->removeFrame(events->getFrames().back());
    });
    for (int i = 0; i < 5; ++i) played->step(0.3f);
    EXPECT_EQ(received, 2);
}

} // namespace
