#include "action/ActionCamera.h"
#include "action/ActionFixture.h"
#include "action/ActionFloat.h"
#include "action/ActionTween.h"
#include "action/Blink.h"
#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Ease.h"
#include "action/EaseBezier.h"
#include "action/Move.h"
#include "action/Repeat.h"
#include "action/ReverseTime.h"
#include "action/Sequence.h"
#include "action/Spawn.h"
#include "action/Speed.h"
#include "action/Spline.h"
#include "action/TargetedAction.h"

#include <cmath>
#include <limits>

using namespace cocos2d;

namespace {

/// Neither has clone() nor reverse().
class BareAction : public ActionInterval {
public:
    BareAction() {
        initWithDuration(0.1f);
        autorelease();
    }
};

class ActionRefusalTest : public ActionFixture {
protected:
    /// Runs an action to its end, and more.
    void play(Action* action) {
        node->runAction(action);
        for (int i = 0; i < 3; ++i) step(0.1f);
        node->stopAllActions();
    }

    Node* const node = addNode();
};

// --- Made ---

TEST_F(ActionRefusalTest, AnActionOfNothingIsNotMade) {
    EXPECT_REFUSED(EaseRateAction::create(nullptr, 2), "action is null");
    EXPECT_REFUSED(EaseBezierAction::create(nullptr), "action is null");
    EXPECT_REFUSED(EaseBounceOut::create(nullptr), "action is null");
    EXPECT_REFUSED(Speed::create(nullptr, 2), "action is null");
    EXPECT_REFUSED(ReverseTime::create(nullptr), "action is null");
}

TEST_F(ActionRefusalTest, ANegativeNumberOfBlinksIsNotMade) {
    EXPECT_REFUSED(Blink::create(1, -1), "blinks");
}

TEST_F(ActionRefusalTest, ASplineNeedsAPoint) {
    EXPECT_REFUSED(CardinalSplineBy::create(1, PointArray::create(0), 0), "at least one control point");
}

TEST_F(ActionRefusalTest, ACompositeOfNothingIsNullInEveryBuild) {
    const auto expectNull = [](const auto& create, const char* sentence) {
        FiniteTimeAction* made = nullptr;
        EXPECT_WARNED(made = create(), sentence);
        EXPECT_EQ(made, nullptr);
    };
    const Vector<FiniteTimeAction*> none;
    expectNull([] { return Sequence::create(static_cast<FiniteTimeAction*>(nullptr), nullptr); },
               "Sequence refused: it has no actions");
    expectNull([&] { return Sequence::create(none); }, "Sequence refused: it has no actions");
    expectNull([] { return Sequence::createWithTwoActions(nullptr, DelayTime::create(1)); },
               "Sequence refused: action number 1 is null");
    expectNull([&] { return Spawn::create(none); }, "Spawn refused: it has no actions");
    expectNull([] { return Spawn::createWithTwoActions(DelayTime::create(1), nullptr); },
               "Spawn refused: action number 2 is null");
}

TEST_F(ActionRefusalTest, ACallOfNullDoesNothing) {
    const auto noFunction = static_cast<SEL_CallFunc>(nullptr);
    const auto remove = static_cast<SEL_CallFunc>(&Node::removeFromParent);
    const std::vector<Action*> made = {
        CallFunc::create(nullptr, noFunction), CallFunc::create(nullptr, remove),
        CallFuncN::create(nullptr, static_cast<SEL_CallFuncN>(nullptr)),
        __CCCallFuncND::create(nullptr, nullptr, nullptr), __CCCallFuncO::create(nullptr, nullptr, nullptr)};
    for (Action* call : made) {
        ASSERT_NE(call, nullptr);
        play(call);
    }
    EXPECT_WARNED(CallFunc::create(nullptr, remove), "the object to call is null");
    play(CallFunc::create(nullptr));
    play(ActionFloat::create(0.1f, 0, 1, nullptr));
    EXPECT_EQ(node->getParent(), root.get());
}

// --- Copied ---

TEST_F(ActionRefusalTest, ACompositeHasNoCloneIfAMemberHasNone) {
    const char* const sentence = "has no clone";
    EXPECT_REFUSED(Sequence::create(new BareAction(), DelayTime::create(1), nullptr)->clone(), sentence);
    EXPECT_REFUSED(Repeat::create(new BareAction(), 2)->clone(), sentence);
    EXPECT_REFUSED(Speed::create(new BareAction(), 2)->clone(), sentence);
    EXPECT_REFUSED(EaseIn::create(new BareAction(), 2)->clone(), sentence);
    EXPECT_REFUSED(ReverseTime::create(new BareAction())->clone(), sentence);
}

TEST_F(ActionRefusalTest, ACompositeHasNoReverseIfAMemberHasNone) {
    const char* const sentence = "has no reverse";
    EXPECT_REFUSED(Spawn::create(new BareAction(), DelayTime::create(1), nullptr)->reverse(), sentence);
    EXPECT_REFUSED(RepeatForever::create(new BareAction())->reverse(), sentence);
    EXPECT_REFUSED(EaseSineIn::create(new BareAction())->reverse(), sentence);
    EXPECT_REFUSED(TargetedAction::create(node, new BareAction())->reverse(), sentence);
}

// --- Run ---

TEST_F(ActionRefusalTest, NullIsNotRun) {
    EXPECT_REFUSED(node->runAction(nullptr), "the action is null");
    EXPECT_REFUSED(context.actionManager()->addAction(DelayTime::create(1), nullptr, false),
                   "the target is null");
    EXPECT_EQ(context.actionManager()->getNumberOfRunningActions(), 0);
}

TEST_F(ActionRefusalTest, WhatDoesNotRunIsNotStopped) {
    const copra::LogCapture log;
    node->stopAction(nullptr);
    node->stopAction(DelayTime::create(1));
    node->stopActionByTag(5);
    node->stopActionsByFlags(0);
    EXPECT_EQ(log.text(), "");
}

TEST_F(ActionRefusalTest, TheInvalidTagNamesNoAction) {
    node->runAction(DelayTime::create(9));
    EXPECT_REFUSED(node->stopActionByTag(Action::INVALID_TAG), "tag is invalid");
    EXPECT_REFUSED(node->stopAllActionsByTag(Action::INVALID_TAG), "tag is invalid");
    EXPECT_REFUSED(node->getActionByTag(Action::INVALID_TAG), "tag is invalid");
    EXPECT_REFUSED(node->getNumberOfRunningActionsByTag(Action::INVALID_TAG), "tag is invalid");
    EXPECT_EQ(node->getNumberOfRunningActions(), 1);
}

TEST_F(ActionRefusalTest, TheActionsOfNullAreNone) {
    ActionManager* const manager = context.actionManager();
    manager->removeAllActionsFromTarget(nullptr);
    manager->pauseTarget(nullptr);
    manager->resumeTarget(nullptr);
    EXPECT_EQ(manager->getNumberOfRunningActionsInTarget(nullptr), 0);
}

TEST_F(ActionRefusalTest, OneObjectRunsOnceAtATime) {
    Action* const idle = DelayTime::create(1);
    node->runAction(idle);
    EXPECT_REFUSED(static_cast<void>(node->runAction(idle)), "clone"); // returns it all the same
    EXPECT_EQ(node->getNumberOfRunningActions(), 1);
    Node* const other = addNode();
    EXPECT_WARNED(other->runAction(idle), "clone");
    EXPECT_EQ(other->getNumberOfRunningActions(), 0);
}

TEST_F(ActionRefusalTest, ANodeRunsTheActionsOfOneManager) {
    const RefPtr<ActionManager> second(new ActionManager());
    second->release();
    node->runAction(DelayTime::create(1));
    EXPECT_WARNED(second->addAction(DelayTime::create(1), node, false), "another ActionManager");
    EXPECT_EQ(second->getNumberOfRunningActions(), 0);
}

TEST_F(ActionRefusalTest, ANodeWithoutTheDelegateHasNoKeys) {
    EXPECT_REFUSED(play(ActionTween::create(0.1f, "key", 0, 1)), "ActionTweenDelegate");
}

TEST_F(ActionRefusalTest, AnOrbitOfNoRadiusLeavesAFiniteTransform) {
    auto* const orbit = OrbitCamera::create(0.1f, 0, 0, 0, 90, 0, 0);
    orbit->sphericalRadius(nullptr, nullptr, nullptr);
    play(orbit);
    EXPECT_TRUE(std::isfinite(node->getNodeToParentTransform().m[0]));
}

// --- Changed ---

TEST_F(ActionRefusalTest, AnInnerActionIsNotReplacedByNull) {
    auto* const move = MoveBy::create(0.1f, Vec2(5, 0));
    auto* const repeat = Repeat::create(move, 1);
    EXPECT_REFUSED(repeat->setInnerAction(nullptr), "null");
    EXPECT_EQ(repeat->getInnerAction(), move);
    auto* const forever = RepeatForever::create(move);
    EXPECT_REFUSED(forever->setInnerAction(nullptr), "null");
    EXPECT_EQ(forever->getInnerAction(), move);
    auto* const speed = Speed::create(move, 2);
    EXPECT_REFUSED(speed->setInnerAction(nullptr), "null");
    EXPECT_EQ(speed->getInnerAction(), move);
}

TEST_F(ActionRefusalTest, ASpeedOfNaNIsNotSet) {
    auto* const speed = Speed::create(DelayTime::create(1), 2);
    EXPECT_WARNED(speed->setSpeed(std::numeric_limits<float>::quiet_NaN()), "NaN");
    EXPECT_EQ(speed->getSpeed(), 2);
}

TEST_F(ActionRefusalTest, ATargetIsNotReplacedByNull) {
    auto* const targeted = TargetedAction::create(node, DelayTime::create(1));
    EXPECT_REFUSED(targeted->setForcedTarget(nullptr), "null");
    EXPECT_EQ(targeted->getForcedTarget(), node);
}

TEST_F(ActionRefusalTest, ThePointsOfASplineAreNotReplacedByNull) {
    auto* const points = PointArray::create(1);
    points->addControlPoint(Vec2(1, 1));
    auto* const curve = CardinalSplineTo::create(0.1f, points, 0);
    EXPECT_REFUSED(curve->setPoints(nullptr), "at least one control point");
    EXPECT_EQ(curve->getPoints(), points);
    EXPECT_REFUSED(points->removeControlPointAtIndex(7), "out of range");
    EXPECT_EQ(points->count(), 1);
    points->removeControlPointAtIndex(0);
    play(curve);
}

TEST_F(ActionRefusalTest, AnActionWithoutAnAmplitudeHasNone) {
    auto* const move = MoveBy::create(0.1f, Vec2(5, 0));
    EXPECT_REFUSED(move->setAmplitudeRate(2), "no amplitude");
    EXPECT_EQ(move->getAmplitudeRate(), 0);
}

TEST_F(ActionRefusalTest, ACallWhoseObjectIsTakenAwayDoesNothing) {
    auto* const call = CallFunc::create(node, static_cast<SEL_CallFunc>(&Node::removeFromParent));
    call->setTargetCallback(nullptr);
    play(call);
    EXPECT_EQ(node->getParent(), root.get());
}

TEST_F(ActionRefusalTest, AnActionOnANodeWithoutAnOwnerEndsWithIt) {
    bool called = false;
    for (const bool goesOn : {false, true}) {
        const RefPtr<Node> lost = Node::create();
        root->addChild(lost);
        lost->runAction(
            Sequence::create(DelayTime::create(1), CallFunc::create([&] { called = true; }), nullptr));
        lost->removeFromParentAndCleanup(false);
        if (goesOn) lost->resume(); // as if it ran
        // From here on only the manager retains it.
    }
    pool.clear();
    EXPECT_EQ(context.actionManager()->getNumberOfRunningActions(), 2);
    for (int i = 0; i < 5; ++i) step(0.5f);
    EXPECT_FALSE(called);
    EXPECT_EQ(context.actionManager()->getNumberOfRunningActions(), 0);
}

} // namespace
