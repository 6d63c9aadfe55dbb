#include "action/ActionFixture.h"
#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Move.h"
#include "action/Repeat.h"
#include "action/ReverseTime.h"
#include "action/Sequence.h"
#include "action/Spawn.h"
#include "action/Speed.h"
#include "action/TargetedAction.h"
#include "action/Visibility.h"

using namespace cocos2d;

namespace {

class SpeedTest : public ActionFixture {};

TEST_F(SpeedTest, ScalesTimeAndMayChangeWhileItRuns) {
    Node* node = addNode();
    RefPtr<Speed> speed = Speed::create(MoveBy::create(4.0f, Vec2(32, 0)), 2);
    node->runAction(speed);
    firstFrame();
    step(0.5f);
    expectAt(node, 8, 0);
    speed->setSpeed(0);
    step(0.5f);
    expectAt(node, 8, 0);
    speed->setSpeed(-1);
    step(5.0f);
    expectAt(node, 0, 0);
    EXPECT_FALSE(speed->isDone());
    speed->setSpeed(100);
    step(1.0f);
    expectAt(node, 32, 0);
    EXPECT_TRUE(speed->isDone());
}

TEST_F(SpeedTest, TheReverseKeepsTheSpeed) {
    Node* node = addNode();
    node->runAction(Speed::create(MoveBy::create(1.0f, Vec2(16, 0)), 0.5f)->reverse());
    firstFrame();
    step(1.0f);
    expectAt(node, -8, 0);
}

class TargetedActionTest : public ActionFixture {};

TEST_F(TargetedActionTest, MovesItsOwnNode) {
    Node* node = addNode();
    Node* other = addNode(0, 50);
    auto* targeted = TargetedAction::create(other, MoveBy::create(0.5f, Vec2(8, 0)));
    node->runAction(Sequence::create(MoveBy::create(0.5f, Vec2(4, 0)), targeted, nullptr));
    EXPECT_EQ(targeted->getForcedTarget(), other);
    firstFrame();
    step(0.75f);
    expectAt(node, 4, 0);
    expectAt(other, 4, 50);
    EXPECT_EQ(other->getNumberOfRunningActions(), 0);
}

TEST_F(TargetedActionTest, ACallHappensOnceWhereverItStands) {
    Node* node = addNode();
    Node* other = addNode();
    auto once = [&](const char* what) { return TargetedAction::create(other, CallFunc::create(say(what))); };
    node->runAction(
        Sequence::create(once("a"), DelayTime::create(0.5f), once("b"), DelayTime::create(0.5f), nullptr));
    node->runAction(Spawn::create(once("c"), DelayTime::create(0.5f), nullptr));
    node->runAction(once("d"));
    node->runAction(Repeat::create(once("e"), 2));
    for (int i = 0; i < 12; ++i) step(0.1f);
    EXPECT_EQ(calls, "acdeeb");
}

TEST_F(TargetedActionTest, AToggleInsideChangesTheStateOnce) {
    Node* node = addNode();
    Node* other = addNode();
    node->runAction(Sequence::create(TargetedAction::create(other, ToggleVisibility::create()),
                                     DelayTime::create(1), nullptr));
    firstFrame();
    step(0.5f);
    step(1.0f);
    EXPECT_FALSE(other->isVisible());
}

TEST_F(TargetedActionTest, KeepsItsNodeAlive) {
    Node* other = Node::create();
    const unsigned int owners = other->getReferenceCount();
    RefPtr<TargetedAction> targeted = TargetedAction::create(other, DelayTime::create(1));
    EXPECT_EQ(other->getReferenceCount(), owners + 1);
}

TEST_F(TargetedActionTest, NeedsANodeAndAnAction) {
    copra::LogCapture quiet;
    EXPECT_REFUSED(TargetedAction::create(nullptr, DelayTime::create(1)), "TargetedAction.*target is null");
    EXPECT_REFUSED(TargetedAction::create(addNode(), nullptr), "TargetedAction.*action is null");
}

class ReverseTimeTest : public ActionFixture {};

TEST_F(ReverseTimeTest, PlaysFromTheEndToTheStart) {
    Node* node = addNode(100, 0);
    node->runAction(ReverseTime::create(MoveBy::create(1.0f, Vec2(16, 8))));
    firstFrame();
    expectAt(node, 116, 8);
    step(0.25f);
    expectAt(node, 112, 6);
    step(1.0f);
    expectAt(node, 100, 0);
}

TEST_F(ReverseTimeTest, ReversedPlaysForwards) {
    Node* node = addNode();
    node->runAction(ReverseTime::create(MoveBy::create(1.0f, Vec2(16, 8)))->reverse());
    firstFrame();
    expectAt(node, 0, 0);
    step(0.5f);
    expectAt(node, 8, 4);
}

TEST_F(ReverseTimeTest, PlaysACopyWhileItsOriginalRunsOnAnotherNode) {
    Node* node = addNode();
    Node* other = addNode();
    auto* const move = MoveBy::create(1.0f, Vec2(16, 8));
    other->runAction(move);
    node->runAction(ReverseTime::create(move));
    firstFrame();
    step(0.25f);
    expectAt(other, 4, 2);
    expectAt(node, 12, 6);
}

TEST_F(ReverseTimeTest, ASequenceGoesBackWithoutTheCallAtItsEnd) {
    Node* node = addNode();
    node->runAction(ReverseTime::create(
        Sequence::create(MoveBy::create(1.0f, Vec2(16, 8)), CallFunc::create(say("x")), nullptr)));
    firstFrame();
    expectAt(node, 16, 8);
    step(0.5f);
    expectAt(node, 8, 4);
    step(0.5f);
    expectAt(node, 0, 0);
    EXPECT_EQ(calls, "");
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(ReverseTimeTest, ARepeatGoesBackThroughItsLastRound) {
    Node* node = addNode();
    node->runAction(ReverseTime::create(Repeat::create(MoveBy::create(1.0f, Vec2(16, 8)), 1)));
    firstFrame();
    expectAt(node, 16, 8);
    step(0.25f);
    expectAt(node, 12, 6);
    step(0.75f);
    expectAt(node, 0, 0);
}

} // namespace
