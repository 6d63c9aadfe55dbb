#include "action/ActionFixture.h"
#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Move.h"
#include "action/Place.h"
#include "action/RemoveSelf.h"
#include "action/Sequence.h"
#include "action/Visibility.h"

using namespace cocos2d;

namespace {

class InstantTest : public ActionFixture {};

TEST_F(InstantTest, HappenInTheFirstFrameAndNotBefore) {
    Node* node = addNode();
    node->runAction(Hide::create());
    EXPECT_TRUE(node->isVisible());
    firstFrame();
    EXPECT_FALSE(node->isVisible());
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(InstantTest, ShowHideAndToggleChangeTheVisibility) {
    Node* node = addNode();
    node->runAction(Show::create()->reverse());
    firstFrame();
    EXPECT_FALSE(node->isVisible());
    node->runAction(Hide::create()->reverse());
    firstFrame();
    EXPECT_TRUE(node->isVisible());
    for (int i = 0; i < 3; ++i) node->runAction(ToggleVisibility::create());
    firstFrame();
    EXPECT_FALSE(node->isVisible());
}

TEST_F(InstantTest, PlacePutsTheNodeAndIsItsOwnReverse) {
    Node* node = addNode();
    node->runAction(Place::create(Vec2(4, 5))->reverse());
    firstFrame();
    EXPECT_EQ(node->getPosition(), Vec2(4, 5));
}

TEST_F(InstantTest, RemoveSelfTakesTheNodeOffAndDropsItsActions) {
    RefPtr<Node> node = addNode();
    node->runAction(MoveBy::create(1.0f, Vec2(8, 0)));
    node->runAction(Sequence::create(DelayTime::create(0.25f), RemoveSelf::create(), nullptr));
    firstFrame();
    step(0.5f);
    EXPECT_EQ(node->getParent(), nullptr);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(InstantTest, RemoveSelfWithoutCleanUpLetsTheActionsWait) {
    RefPtr<Node> node = addNode();
    node->runAction(MoveBy::create(1.0f, Vec2(8, 0)));
    node->runAction(Sequence::create(DelayTime::create(0.25f), RemoveSelf::create(false), nullptr));
    firstFrame();
    step(0.5f);
    EXPECT_EQ(node->getParent(), nullptr);
    EXPECT_EQ(node->getNumberOfRunningActions(), 1);
    root->addChild(node);
    step(0.5f);
    EXPECT_EQ(node->getPosition(), Vec2(8, 0));
}

TEST_F(InstantTest, CallFuncMayRunAgainAndCloneAndReverseCallTheSame) {
    Node* node = addNode();
    RefPtr<CallFunc> call = CallFunc::create(say("x"));
    node->runAction(call);
    firstFrame();
    node->runAction(call);
    node->runAction(call->clone());
    node->runAction(call->reverse());
    firstFrame();
    EXPECT_EQ(calls, "xxxx");
}

TEST_F(InstantTest, CallFuncNHandsTheNodeOver) {
    Node* node = addNode();
    Node* seen = nullptr;
    node->runAction(CallFuncN::create([&](Node* who) { seen = who; })->clone());
    firstFrame();
    EXPECT_EQ(seen, node);
}

TEST_F(InstantTest, AnEmptyFunctionDoesNothing) {
    Node* node = addNode();
    node->runAction(CallFunc::create(nullptr));
    node->runAction(CallFuncN::create(nullptr));
    firstFrame();
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

class Receiver : public Ref {
public:
    void plain() { ++plainCalls; }
    void withNode(Node* node) { seenNode = node; }
    void withData(Node* node, void* data) {
        seenNode = node;
        seenData = data;
    }
    void withObject(Ref* object) { seenObject = object; }

    int plainCalls = 0;
    Node* seenNode = nullptr;
    void* seenData = nullptr;
    Ref* seenObject = nullptr;
};

TEST_F(InstantTest, SelectorsAreCalledWithTheirArguments) {
    RefPtr<Receiver> receiver;
    receiver.weakAssign(new Receiver());
    Node* node = addNode();
    int data = 0;
    node->runAction(Sequence::create(
        CallFunc::create(receiver, CC_CALLFUNC_SELECTOR(Receiver::plain)),
        CallFuncN::create(receiver, callfuncN_selector(Receiver::withNode)),
        __CCCallFuncND::create(receiver, CC_CALLFUNCND_SELECTOR(Receiver::withData), &data)->clone(),
        __CCCallFuncO::create(receiver, callfuncO_selector(Receiver::withObject), node)->clone(), nullptr));
    firstFrame();
    EXPECT_EQ(receiver->plainCalls, 1);
    EXPECT_EQ(receiver->seenNode, node);
    EXPECT_EQ(receiver->seenData, &data);
    EXPECT_EQ(receiver->seenObject, node);
}

TEST_F(InstantTest, ASelectorWithoutAnObjectIsNotCalled) {
    EXPECT_WARNED(CallFunc::create(nullptr, CC_CALLFUNC_SELECTOR(Receiver::plain)),
                  "CallFunc.*object to call is null");
    const copra::LogCapture quiet;
    addNode()->runAction(CallFunc::create(nullptr, CC_CALLFUNC_SELECTOR(Receiver::plain)));
    firstFrame();
}

class Silent : public ActionInstant {
public:
    Silent* clone() const override { return nullptr; }
    Silent* reverse() const override { return nullptr; }
    void update(float) override {} // does not call the base
};

TEST_F(InstantTest, AnOverrideOfUpdateNeedNotCallTheBase) {
    Node* node = addNode();
    auto* action = new Silent();
    node->runAction(action);
    action->release();
    firstFrame();
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(InstantTest, AClassNeedsNoCloneAndNoReverse) {
    class Beep : public ActionInstant {};
    Node* node = addNode();
    auto* action = new Beep();
    node->runAction(action);
    action->release();
    firstFrame();
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

} // namespace
