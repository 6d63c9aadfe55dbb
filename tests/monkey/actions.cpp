#include "cocos2d.h"
#include "monkey/Monkey.h"

using namespace cocos2d;

namespace monkey {

namespace {

ActionInterval* interval(Monkey& m, int depth) {
    for (int i = 0; i < 8; ++i)
        if (auto* const found = dynamic_cast<ActionInterval*>(m.action(depth + 1))) return found;
    return DelayTime::create(m.draw().seconds());
}

FiniteTimeAction* inner(Monkey& m, int depth) {
    return depth >= 3 ? static_cast<FiniteTimeAction*>(MoveBy::create(m.draw().seconds(), m.draw().point()))
                      : m.action(depth + 1);
}

template<class Ease>
FiniteTimeAction* ease(Monkey& m, int depth) {
    return Ease::create(interval(m, depth));
}
template<class Ease>
FiniteTimeAction* easeRate(Monkey& m, int depth) {
    return Ease::create(interval(m, depth), m.draw().number());
}

PointArray* path(Monkey& m) {
    auto* const points = PointArray::create(4);
    for (int i = m.draw().integer(1, 5); i > 0; --i) points->addControlPoint(m.draw().point());
    return points;
}

Animation* animation(Monkey& m) {
    auto* const animation = Animation::create();
    for (int i = m.draw().integer(1, 4); i > 0; --i)
        if (auto* const frame = m.spriteFrame()) animation->addSpriteFrame(frame);
    animation->setDelayPerUnit(m.draw().seconds());
    animation->setLoops(static_cast<unsigned>(m.draw().integer(1, 3)));
    animation->setRestoreOriginalFrame(m.draw().flag());
    return animation;
}

ccBezierConfig bezier(Draw& d) {
    ccBezierConfig curve;
    curve.controlPoint_1 = d.point();
    curve.controlPoint_2 = d.point();
    curve.endPosition = d.point();
    return curve;
}

std::function<void(float)> everySixteenth(Monkey& m) {
    return [call = m.callback(), count = 0](float) mutable {
        if (++count % 16 == 0) call();
    };
}

FiniteTimeAction* easeBezier(Monkey& m, int depth) {
    auto* const action = EaseBezierAction::create(interval(m, depth));
    if (action)
        action->setBezierParamer(m.draw().number(), m.draw().number(), m.draw().number(), m.draw().number());
    return action;
}

void run(Monkey& m) {
    Node* const node = m.node();
    auto* const action = m.action();
    if (!action) return;
    if (m.draw().chance(20)) action->setTag(m.draw().integer(0, 3));
    node->runAction(action);
}

void runForever(Monkey& m) {
    Node* const node = m.node();
    node->runAction(RepeatForever::create(interval(m, 1)));
}

} // namespace

// One line an action. `m` is the monkey, `d` its values, `depth` how deep the action is nested.
#define ACTION(expression)                                                                                   \
    [](Monkey& m, int depth) -> FiniteTimeAction* {                                                          \
        Draw& d = m.draw();                                                                                  \
        static_cast<void>(d), static_cast<void>(depth);                                                      \
        return expression;                                                                                   \
    }

const std::vector<ActionMaker>& actionMakers() {
    static const std::vector<ActionMaker> s_makers = {
        // Positions and sizes
        ACTION(MoveBy::create(d.seconds(), d.point())),
        ACTION(MoveTo::create(d.seconds(), d.point())),
        ACTION(MoveBy::create(d.seconds(), Vec3(d.number(), d.number(), d.number()))),
        ACTION(MoveTo::create(d.seconds(), Vec3(d.number(), d.number(), d.number()))),
        ACTION(JumpBy::create(d.seconds(), d.point(), d.number(), d.anyInteger())),
        ACTION(JumpTo::create(d.seconds(), d.point(), d.number(), d.anyInteger())),
        ACTION(BezierBy::create(d.seconds(), bezier(d))),
        ACTION(BezierTo::create(d.seconds(), bezier(d))),
        ACTION(CatmullRomBy::create(d.seconds(), path(m))),
        ACTION(CatmullRomTo::create(d.seconds(), path(m))),
        ACTION(CardinalSplineBy::create(d.seconds(), path(m), d.number())),
        ACTION(CardinalSplineTo::create(d.seconds(), path(m), d.number())),
        ACTION(Place::create(d.point())),
        ACTION(ScaleTo::create(d.seconds(), d.number())),
        ACTION(ScaleTo::create(d.seconds(), d.number(), d.number(), d.number())),
        ACTION(ScaleBy::create(d.seconds(), d.number())),
        ACTION(ResizeTo::create(d.seconds(), d.size())),
        ACTION(ResizeBy::create(d.seconds(), d.size())),
        // Angles
        ACTION(RotateBy::create(d.seconds(), d.number())),
        ACTION(RotateBy::create(d.seconds(), d.number(), d.number())),
        ACTION(RotateBy::create(d.seconds(), Vec3(d.number(), d.number(), d.number()))),
        ACTION(RotateTo::create(d.seconds(), d.number())),
        ACTION(RotateTo::create(d.seconds(), d.number(), d.number())),
        ACTION(RotateTo::create(d.seconds(), Vec3(d.number(), d.number(), d.number()))),
        ACTION(SkewBy::create(d.seconds(), d.number(), d.number())),
        ACTION(SkewTo::create(d.seconds(), d.number(), d.number())),
        ACTION(OrbitCamera::create(d.seconds(), d.number(), d.number(), d.number(), d.number(), d.number(),
                                   d.number())),
        // Colors and visibility
        ACTION(FadeIn::create(d.seconds())),
        ACTION(FadeOut::create(d.seconds())),
        ACTION(FadeTo::create(d.seconds(), d.byte())),
        ACTION(TintTo::create(d.seconds(), d.color3())),
        ACTION(TintBy::create(d.seconds(), 100, -100, 30000)),
        ACTION(Blink::create(d.seconds(), d.anyInteger())),
        ACTION(Show::create()),
        ACTION(Hide::create()),
        ACTION(ToggleVisibility::create()),
        ACTION(FlipX::create(d.flag())),
        ACTION(FlipY::create(d.flag())),
        ACTION(Animate::create(animation(m))),
        // Values and calls
        ACTION(DelayTime::create(d.seconds())),
        ACTION(ProgressTo::create(d.seconds(), d.number())),
        ACTION(ProgressFromTo::create(d.seconds(), d.number(), d.number())),
        ACTION(ActionTween::create(d.seconds(), d.text(), d.number(), d.number())),
        ACTION(ActionFloat::create(d.seconds(), d.number(), d.number(), everySixteenth(m))),
        ACTION(CallFunc::create(m.callback())),
        ACTION(CallFuncN::create([call = m.callback()](Node*) { call(); })),
        ACTION(RemoveSelf::create(d.flag())),
        ACTION(StopGrid::create()),
        ACTION(ReuseGrid::create(d.anyInteger())),
        // Actions of actions
        ACTION(Sequence::create(inner(m, depth), inner(m, depth), nullptr)),
        ACTION(Sequence::create(inner(m, depth), nullptr)),
        ACTION(Spawn::create(inner(m, depth), inner(m, depth), nullptr)),
        ACTION(Repeat::create(inner(m, depth), static_cast<unsigned>(d.anyInteger()))),
        ACTION(RepeatForever::create(interval(m, depth))),
        ACTION(TargetedAction::create(m.node(), inner(m, depth))),
        ACTION(ReverseTime::create(inner(m, depth))),
        ACTION(AccelAmplitude::create(interval(m, depth), d.seconds())),
        ACTION(DeccelAmplitude::create(interval(m, depth), d.seconds())),
        ACTION(AccelDeccelAmplitude::create(interval(m, depth), d.seconds())),
        // Eases
        ease<EaseBackIn>,
        ease<EaseBackOut>,
        ease<EaseBackInOut>,
        ease<EaseBounceIn>,
        ease<EaseBounceOut>,
        ease<EaseBounceInOut>,
        ease<EaseCircleActionIn>,
        ease<EaseCircleActionInOut>,
        ease<EaseCubicActionIn>,
        ease<EaseCubicActionOut>,
        ease<EaseElasticIn>,
        ease<EaseElasticOut>,
        ease<EaseElasticInOut>,
        ease<EaseExponentialIn>,
        ease<EaseExponentialOut>,
        ease<EaseExponentialInOut>,
        ease<EaseQuadraticActionInOut>,
        ease<EaseQuarticActionIn>,
        ease<EaseQuinticActionOut>,
        ease<EaseSineIn>,
        ease<EaseSineOut>,
        ease<EaseSineInOut>,
        ease<EaseQuadraticActionIn>,
        ease<EaseQuadraticActionOut>,
        ease<EaseCubicActionInOut>,
        ease<EaseQuarticActionOut>,
        ease<EaseQuarticActionInOut>,
        ease<EaseQuinticActionIn>,
        ease<EaseQuinticActionInOut>,
        ease<EaseCircleActionOut>,
        easeBezier,
        easeRate<EaseIn>,
        easeRate<EaseOut>,
        easeRate<EaseInOut>,
        easeRate<EaseElasticIn>,
        easeRate<EaseElasticOut>,
        easeRate<EaseElasticInOut>,
    };
    return s_makers;
}

const std::vector<Operation>& actionOperations() {
    static const std::vector<Operation> s_operations = {
        {"runAction", run, 12},
        {"runAction(RepeatForever)", runForever, 2},
        {"runAction(Speed)",
         [](Monkey& m) {
             Node* const node = m.node();
             node->runAction(Speed::create(interval(m, 1), m.draw().number()));
         }},
        {"runAction(Follow)",
         [](Monkey& m) {
             Node* const node = m.node();
             Node* const other = m.node();
             if (node != other) node->runAction(Follow::create(other, m.draw().rect()));
         }},
        {"stopAllActions", [](Monkey& m) { m.node()->stopAllActions(); }, 2},
        {"stopActionByTag", [](Monkey& m) { m.node()->stopActionByTag(m.draw().integer(0, 3)); }},
        {"clone and reverse",
         [](Monkey& m) {
             Node* const node = m.node();
             if (auto* const action = m.action()) node->runAction(action->clone());
             auto* const move = MoveBy::create(m.draw().seconds(), m.draw().point());
             if (move) node->runAction(move->reverse());
         }},
        {"run one action twice",
         [](Monkey& m) {
             Action* const action = m.action();
             if (!action) return;
             m.node()->runAction(action);
             m.node()->runAction(action);
         }},
        {"runAction(Follow::createWithOffset)",
         [](Monkey& m) {
             Node* const node = m.node();
             Node* const other = m.node();
             if (node != other)
                 node->runAction(
                     Follow::createWithOffset(other, m.draw().number(), m.draw().number(), m.draw().rect()));
         }},
        {"stopActionsByFlags", [](Monkey& m) { m.node()->stopActionsByFlags(1u); }},
        {"removeAllActions",
         [](Monkey&) { Director::getInstance()->getActionManager()->removeAllActions(); }},
        {"pauseAllRunningActions",
         [](Monkey&) {
             auto* const manager = Director::getInstance()->getActionManager();
             manager->resumeTargets(manager->pauseAllRunningActions());
         }},
        {"schedule",
         [](Monkey& m) {
             Node* const node = m.node();
             node->schedule([call = m.callback()](float) { call(); }, m.draw().seconds() + 0.05f,
                            static_cast<unsigned>(m.draw().integer(0, 3)), m.draw().seconds(),
                            m.draw().oneOf({"a", "b", "c"}));
         },
         3},
        {"unschedule",
         [](Monkey& m) {
             m.node()->unschedule(m.draw().oneOf({"a", "b", "c"}));
         }},
        {"scheduleOnce",
         [](Monkey& m) {
             Node* const node = m.node();
             node->scheduleOnce([call = m.callback()](float) { call(); }, m.draw().seconds(),
                                m.draw().text() + "k");
         }},
        {"scheduleUpdate", [](Monkey& m) { m.node()->scheduleUpdate(); }},
        {"scheduleUpdateWithPriority",
         [](Monkey& m) { m.node()->scheduleUpdateWithPriority(m.draw().anyInteger()); }},
        {"pauseAllTargets",
         [](Monkey&) {
             auto* const scheduler = Director::getInstance()->getScheduler();
             scheduler->resumeTargets(scheduler->pauseAllTargets());
         }},
        {"unscheduleUpdate", [](Monkey& m) { m.node()->unscheduleUpdate(); }},
        {"unscheduleAllCallbacks", [](Monkey& m) { m.node()->unscheduleAllCallbacks(); }},
        {"performFunctionInCocosThread",
         [](Monkey& m) {
             Director::getInstance()->getScheduler()->performFunctionInCocosThread(m.callback());
         }},
        {"setTimeScale",
         [](Monkey& m) {
             Director::getInstance()->getScheduler()->setTimeScale(m.draw().chance(80) ? 1.0f
                                                                                       : m.draw().seconds());
         }},
    };
    return s_operations;
}

} // namespace monkey
