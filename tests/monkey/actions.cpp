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

const std::vector<ActionMaker>& actionMakers() {
    static const std::vector<ActionMaker> s_makers = {
        [](Monkey& m, int) -> FiniteTimeAction* {
            return MoveBy::create(m.draw().seconds(), m.draw().point());
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return MoveTo::create(m.draw().seconds(), m.draw().point());
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return ScaleTo::create(m.draw().seconds(), m.draw().number());
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return ScaleBy::create(m.draw().seconds(), m.draw().number());
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return RotateBy::create(m.draw().seconds(), m.draw().number());
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return RotateTo::create(m.draw().seconds(), m.draw().number());
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return SkewBy::create(m.draw().seconds(), m.draw().number(), 1.0f);
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return SkewTo::create(m.draw().seconds(), m.draw().number(), 1.0f);
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return JumpBy::create(m.draw().seconds(), m.draw().point(), m.draw().number(),
                                  m.draw().integer(0, 3));
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            ccBezierConfig curve;
            curve.controlPoint_1 = m.draw().point();
            curve.controlPoint_2 = m.draw().point();
            curve.endPosition = m.draw().point();
            return BezierBy::create(m.draw().seconds(), curve);
        },
        [](Monkey& m, int) -> FiniteTimeAction* { return CatmullRomBy::create(m.draw().seconds(), path(m)); },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return CardinalSplineTo::create(m.draw().seconds(), path(m), m.draw().number());
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return Blink::create(m.draw().seconds(), m.draw().anyInteger());
        },
        [](Monkey& m, int) -> FiniteTimeAction* { return FadeIn::create(m.draw().seconds()); },
        [](Monkey& m, int) -> FiniteTimeAction* { return FadeOut::create(m.draw().seconds()); },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return FadeTo::create(m.draw().seconds(), m.draw().byte());
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return TintTo::create(m.draw().seconds(), m.draw().color3());
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return TintBy::create(m.draw().seconds(), 100, -100, 30000);
        },
        [](Monkey& m, int) -> FiniteTimeAction* { return DelayTime::create(m.draw().seconds()); },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return ResizeTo::create(m.draw().seconds(), m.draw().size());
        },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return ProgressTo::create(m.draw().seconds(), m.draw().number());
        },
        [](Monkey& m, int) -> FiniteTimeAction* { return Animate::create(animation(m)); },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return ActionFloat::create(m.draw().seconds(), 0.0f, m.draw().number(),
                                       [call = m.callback(), count = 0](float) mutable {
                                           if (++count % 16 == 0) call();
                                       });
        },
        [](Monkey& m, int) -> FiniteTimeAction* { return CallFunc::create(m.callback()); },
        [](Monkey& m, int) -> FiniteTimeAction* {
            return CallFuncN::create([call = m.callback()](Node*) { call(); });
        },
        [](Monkey& m, int) -> FiniteTimeAction* { return RemoveSelf::create(m.draw().flag()); },
        [](Monkey& m, int) -> FiniteTimeAction* { return Place::create(m.draw().point()); },
        [](Monkey&, int) -> FiniteTimeAction* { return ToggleVisibility::create(); },
        [](Monkey& m, int) -> FiniteTimeAction* { return FlipX::create(m.draw().flag()); },
        [](Monkey& m, int depth) -> FiniteTimeAction* {
            return Sequence::create(inner(m, depth), inner(m, depth), nullptr);
        },
        [](Monkey& m, int depth) -> FiniteTimeAction* {
            return Spawn::create(inner(m, depth), inner(m, depth), nullptr);
        },
        [](Monkey& m, int depth) -> FiniteTimeAction* {
            return Repeat::create(inner(m, depth), static_cast<unsigned>(m.draw().anyInteger()));
        },
        [](Monkey& m, int depth) -> FiniteTimeAction* {
            return TargetedAction::create(m.node(), inner(m, depth));
        },
        ease<EaseBackIn>,
        ease<EaseBounceOut>,
        ease<EaseElasticOut>,
        ease<EaseSineInOut>,
        ease<EaseExponentialIn>,
        easeRate<EaseIn>,
        easeRate<EaseInOut>,
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
             auto* const action = MoveBy::create(m.draw().seconds(), m.draw().point());
             node->runAction(action->clone());
             node->runAction(action->reverse());
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
        {"scheduleUpdate", [](Monkey& m) { m.node()->scheduleUpdate(); }},
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
