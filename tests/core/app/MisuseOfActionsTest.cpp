#include "app/Misuse.h"

#include "action/ActionCamera.h"
#include "action/ActionFloat.h"
#include "action/ActionTween.h"
#include "action/Bezier.h"
#include "action/Blink.h"
#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Ease.h"
#include "action/Fade.h"
#include "action/Follow.h"
#include "action/Jump.h"
#include "action/Move.h"
#include "action/Repeat.h"
#include "action/Resize.h"
#include "action/ReverseTime.h"
#include "action/Rotate.h"
#include "action/Scale.h"
#include "action/Sequence.h"
#include "action/Skew.h"
#include "action/Spawn.h"
#include "action/Speed.h"
#include "action/Spline.h"
#include "action/TargetedAction.h"
#include "action/Tint.h"
#include "scene/ActionManager.h"
using namespace cocos2d;

TEST_F(MisuseTest, OfDurations) {
    const float endless = std::numeric_limits<float>::infinity();
    // Runs the action and checks that it completes at once.
    const auto completes = [&](const char* name, const std::function<ActionInterval*()>& create) {
        return warned(
            name, "is negative or NaN and is read as 0",
            [=] {
                ActionInterval* const action = create();
                ASSERT_NE(action, nullptr);
                EXPECT_EQ(action->getDuration(), 0.0f);
                node->runAction(action);
                frame(0.1f);
            },
            [=] { return node->getNumberOfRunningActions() == 0; });
    };
    check({
        completes("a move", [] { return MoveBy::create(-1, Vec2(1, 1)); }),
        completes("no duration", [] { return ScaleTo::create(kNaN, 2); }),
        completes("a negative delay", [] { return DelayTime::create(-0.5f); }),
        completes("an endless delay backwards", [=] { return DelayTime::create(-endless); }),
        completes("rotate", [] { return RotateBy::create(-1, 90); }),
        completes("fade", [] { return FadeIn::create(-1); }),
        completes("tint", [] { return TintTo::create(-1, Color3B::RED); }),
        completes("skew", [] { return SkewBy::create(-1, 1, 1); }),
        completes("resize", [] { return ResizeTo::create(-1, Size(1, 1)); }),
        completes("a Bezier curve", [] { return BezierBy::create(-1, ccBezierConfig()); }),
        completes("a jump", [] { return JumpBy::create(-1, Vec2(1, 1), 1, 2); }),
        completes("blinks", [] { return Blink::create(-1, 2); }),
        completes("a number", [] { return ActionFloat::create(-1, 0, 1, nullptr); }),
        completes("an orbit", [] { return OrbitCamera::create(-1, 1, 0, 0, 90, 0, 0); }),
        completes("a sequence", [] { return Sequence::create(DelayTime::create(-1), nullptr); }),
        completes("a repeat", [] { return Repeat::create(DelayTime::create(-1), 3); }),
    });
    node->setPosition(1, 1);
    node->setScale(1);
    const auto neverEnds = [&](const char* name, const std::function<ActionInterval*()>& create) {
        return warned(
            name, "is infinite and never ends",
            [=] {
                ActionInterval* const action = create();
                ASSERT_NE(action, nullptr);
                node->stopAllActions();
                node->runAction(action);
            },
            [=] { return node->getNumberOfRunningActions() == 1 && node->getPosition() == Vec2(1, 1); });
    };
    const auto longMove = [=] { return MoveBy::create(endless, Vec2(5, 5)); };
    check({
        neverEnds("an endless delay", [=] { return DelayTime::create(endless); }),
        neverEnds("an endless move", longMove),
        neverEnds("an endless sequence",
                  [=] { return Sequence::create(longMove(), longMove(), DelayTime::create(1), nullptr); }),
        neverEnds("an endless spawn",
                  [=] { return Spawn::create(DelayTime::create(1), longMove(), longMove(), nullptr); }),
        neverEnds("an endless repeat", [=] { return Repeat::create(longMove(), 3); }),
        neverEnds("an endless ease", [=] { return EaseSineIn::create(longMove()); }),
    });
    node->stopAllActions();
}

TEST_F(MisuseTest, OfActionsThatAreMade) {
    check({
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
        refused("follow null", "null", [] { return Follow::create(nullptr); }),
        refused("an action of null", "null",
                [] { return TargetedAction::create(nullptr, DelayTime::create(1)); }),
        refused("no points", "at least one control point", [] { return CatmullRomTo::create(1, nullptr); }),
        refused("bounce nothing", "null", [] { return EaseBounceOut::create(nullptr); }),
        refused("a target without an action", "null", [&] { return TargetedAction::create(node, nullptr); }),
        refused("a spline of no points", "at least one control point",
                [] { return CardinalSplineBy::create(1, PointArray::create(0), 0); }),
        refused("a sequence that begins with nothing", "",
                [] { return Sequence::create(static_cast<FiniteTimeAction*>(nullptr), nullptr); }),
        refused("a spawn of something and nothing", "",
                [] { return Spawn::createWithTwoActions(DelayTime::create(1), nullptr); }),
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
        {"run on null", "the target is null", [&] { manager->addAction(idle, nullptr, false); }, none},
        {"stop null", "", [&] { node->stopAction(nullptr); }, none},
        {"stop what does not run", "", [&] { node->stopAction(idle); }, none},
        {"stop an unknown tag", "", [&] { node->stopActionByTag(5); }, none},
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
        {"of null", "",
         [&] {
             manager->removeAllActionsFromTarget(nullptr);
             manager->pauseTarget(nullptr);
             manager->resumeTarget(nullptr);
             EXPECT_EQ(manager->getNumberOfRunningActionsInTarget(nullptr), 0);
         },
         none},
        {"one object twice on a node", "clone",
         [&] {
             node->runAction(idle);
             node->runAction(idle);
             EXPECT_EQ(node->getNumberOfRunningActions(), 1);
             node->stopAllActions();
         },
         none},
        warned(
            "one object on two nodes", "clone",
            [&] {
                const RefPtr<Node> other = Node::create();
                node->runAction(idle);
                other->runAction(idle);
                EXPECT_EQ(other->getNumberOfRunningActions(), 0);
                node->stopAllActions();
            },
            none),
        warned(
            "a node of another manager", "another ActionManager",
            [&] {
                const RefPtr<ActionManager> second(new ActionManager());
                second->release();
                node->runAction(idle);
                second->addAction(DelayTime::create(1), node, false);
                EXPECT_EQ(second->getNumberOfRunningActions(), 0);
                node->stopAllActions();
            },
            none),
        warned(
            "calls of null", "the object to call is null",
            [&] {
                for (Action* call :
                     {static_cast<Action*>(CallFunc::create(nullptr, static_cast<SEL_CallFunc>(nullptr))),
                      static_cast<Action*>(
                          CallFunc::create(nullptr, static_cast<SEL_CallFunc>(&Node::removeFromParent))),
                      static_cast<Action*>(CallFuncN::create(nullptr, static_cast<SEL_CallFuncN>(nullptr))),
                      static_cast<Action*>(__CCCallFuncND::create(nullptr, nullptr, nullptr)),
                      static_cast<Action*>(__CCCallFuncO::create(nullptr, nullptr, nullptr))}) {
                    ASSERT_NE(call, nullptr);
                    node->runAction(call);
                }
                frame(0.1f);
            },
            none),
    });
}

TEST_F(MisuseTest, OfActionsThatAreChanged) {
    const RefPtr<MoveBy> move = MoveBy::create(0.1f, Vec2(5, 0));
    const RefPtr<Repeat> repeat = Repeat::create(move, 1);
    const RefPtr<RepeatForever> forever = RepeatForever::create(move);
    const RefPtr<Speed> speed = Speed::create(move, 2);
    const RefPtr<TargetedAction> targeted = TargetedAction::create(node, move);
    const RefPtr<PointArray> points = PointArray::create(1);
    points->addControlPoint(Vec2(1, 1));
    const RefPtr<CardinalSplineTo> curve = CardinalSplineTo::create(0.1f, points, 0);
    const auto run = [&](Action* action) {
        node->runAction(action);
        for (int i = 0; i < 3; ++i) frame(0.1f);
        node->stopAllActions();
    };
    check({
        {"repeat nothing", "null", [&] { repeat->setInnerAction(nullptr); },
         [&] { return repeat->getInnerAction() == move.get(); }},
        {"repeat nothing for ever", "null", [&] { forever->setInnerAction(nullptr); },
         [&] { return forever->getInnerAction() == move.get(); }},
        {"speed of nothing", "null", [&] { speed->setInnerAction(nullptr); },
         [&] { return speed->getInnerAction() == move.get(); }},
        warned(
            "no speed", "NaN", [&] { speed->setSpeed(kNaN); }, [&] { return speed->getSpeed() == 2; }),
        {"no target", "null", [&] { targeted->setForcedTarget(nullptr); },
         [&] { return targeted->getForcedTarget() == node.get(); }},
        warned(
            "no duration", "NaN", [&] { move->setDuration(kNaN); },
            [&] { return move->getDuration() == 0.1f; }),
        {"a negative duration", "",
         [&] {
             const RefPtr<Action> delay = DelayTime::create(1);
             static_cast<FiniteTimeAction*>(delay.get())->setDuration(-1);
             node->runAction(delay);
             frame(0.1f);
             EXPECT_EQ(node->getNumberOfRunningActions(), 0);
         },
         always},
        {"no points", "at least one control point", [&] { curve->setPoints(nullptr); },
         [&] { return curve->getPoints() == points.get(); }},
        {"points that are taken away", "",
         [&] {
             points->removeControlPointAtIndex(0);
             run(curve);
             points->addControlPoint(Vec2(1, 1));
         },
         always},
        {"a point that is not there", "out of range", [&] { points->removeControlPointAtIndex(7); },
         [&] { return points->count() == 1; }},
        {"an amplitude", "no amplitude", [&] { move->setAmplitudeRate(2); },
         [&] { return move->getAmplitudeRate() == 0; }},
        {"a call whose object is taken away", "",
         [&] {
             auto* call = CallFunc::create(node.get(), static_cast<SEL_CallFunc>(&Node::removeFromParent));
             call->setTargetCallback(nullptr);
             run(call);
         },
         [&] { return node->getParent() != nullptr; }},
        {"an empty call", "", [&] { run(CallFunc::create(nullptr)); }, always},
        {"a number without a callback", "", [&] { run(ActionFloat::create(0.1f, 0, 1, nullptr)); }, always},
        {"a key of a node that has none", "ActionTweenDelegate",
         [&] { run(ActionTween::create(0.1f, "key", 0, 1)); }, always},
        {"an orbit asked for nothing", "",
         [&] { OrbitCamera::create(1, 1, 0, 0, 90, 0, 0)->sphericalRadius(nullptr, nullptr, nullptr); },
         always},
        {"an orbit of no radius", "", [&] { run(OrbitCamera::create(0.1f, 0, 0, 0, 90, 0, 0)); },
         [&] { return node->getNodeToParentTransform().m[0] == node->getNodeToParentTransform().m[0]; }},
    });
}

TEST_F(MisuseTest, OfCompositesWhoseMembersCannotBeCopiedOrReversed) {
    class Bare : public ActionInterval {
    public:
        Bare() {
            initWithDuration(0.1f);
            autorelease();
        }
    };
    const auto node0 = node;
    const char* const sentence = "has no clone|has no reverse";
    check({
        refused("sequence", sentence,
                [] { return Sequence::create(new Bare(), DelayTime::create(1), nullptr)->clone(); }),
        refused("spawn", sentence,
                [] { return Spawn::create(new Bare(), DelayTime::create(1), nullptr)->reverse(); }),
        refused("repeat", sentence, [] { return Repeat::create(new Bare(), 2)->clone(); }),
        refused("repeat for ever", sentence, [] { return RepeatForever::create(new Bare())->reverse(); }),
        refused("speed", sentence, [] { return Speed::create(new Bare(), 2)->clone(); }),
        refused("ease", sentence, [] { return EaseSineIn::create(new Bare())->reverse(); }),
        refused("ease by a rate", sentence, [] { return EaseIn::create(new Bare(), 2)->clone(); }),
        refused("targeted", sentence,
                [node0] { return TargetedAction::create(node0, new Bare())->reverse(); }),
        refused("backwards", sentence, [] { return ReverseTime::create(new Bare())->clone(); }),
    });
}

TEST_F(MisuseTest, AnActionOnANodeWithoutAnOwnerEndsWithIt) {
    bool called = false;
    for (const bool goesOn : {false, true}) {
        const RefPtr<Node> lost = Node::create();
        node->addChild(lost);
        lost->runAction(
            Sequence::create(DelayTime::create(1), CallFunc::create([&] { called = true; }), nullptr));
        lost->removeFromParentAndCleanup(false);
        if (goesOn) lost->resume(); // as if it ran
        // From here on only the manager retains it.
    }
    EXPECT_EQ(director->getActionManager()->getNumberOfRunningActions(), 2);
    for (int i = 0; i < 5; ++i) frame(0.5f);
    EXPECT_FALSE(called);
    EXPECT_EQ(director->getActionManager()->getNumberOfRunningActions(), 0);
}
