#include "action/ActionCamera.h"
#include "action/ActionFixture.h"
#include "action/ActionFloat.h"
#include "action/Bezier.h"
#include "action/Blink.h"
#include "action/DelayTime.h"
#include "action/Ease.h"
#include "action/Fade.h"
#include "action/Jump.h"
#include "action/Move.h"
#include "action/Repeat.h"
#include "action/Resize.h"
#include "action/Rotate.h"
#include "action/Scale.h"
#include "action/Sequence.h"
#include "action/Skew.h"
#include "action/Spawn.h"
#include "action/Tint.h"

#include <limits>

using namespace cocos2d;

namespace {

constexpr float kEndless = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

struct TimedAction {
    const char* name;
    ActionInterval* (*create)();
};

void PrintTo(const TimedAction& action, std::ostream* out) {
    *out << action.name;
}

std::string nameOf(const testing::TestParamInfo<TimedAction>& info) {
    return info.param.name;
}

class WrongDurationTest : public ActionFixture, public testing::WithParamInterface<TimedAction> {};
class EndlessDurationTest : public WrongDurationTest {};

TEST_P(WrongDurationTest, IsReadAsZero) {
    ActionInterval* action = nullptr;
    EXPECT_WARNED(action = GetParam().create(), "is negative or NaN and is read as 0");
    ASSERT_NE(action, nullptr);
    EXPECT_EQ(action->getDuration(), 0.0f);
    Node* const node = addNode();
    node->runAction(action);
    step(0.1f);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

const TimedAction kWrong[] = {
    {"Move", []() -> ActionInterval* { return MoveBy::create(-1, Vec2(1, 1)); }},
    {"ScaleOfNaN", []() -> ActionInterval* { return ScaleTo::create(kNaN, 2); }},
    {"Delay", []() -> ActionInterval* { return DelayTime::create(-0.5f); }},
    {"EndlessDelayBackwards", []() -> ActionInterval* { return DelayTime::create(-kEndless); }},
    {"Rotate", []() -> ActionInterval* { return RotateBy::create(-1, 90); }},
    {"Fade", []() -> ActionInterval* { return FadeIn::create(-1); }},
    {"Tint", []() -> ActionInterval* { return TintTo::create(-1, Color3B::RED); }},
    {"Skew", []() -> ActionInterval* { return SkewBy::create(-1, 1, 1); }},
    {"Resize", []() -> ActionInterval* { return ResizeTo::create(-1, Size(1, 1)); }},
    {"Bezier", []() -> ActionInterval* { return BezierBy::create(-1, ccBezierConfig()); }},
    {"Jump", []() -> ActionInterval* { return JumpBy::create(-1, Vec2(1, 1), 1, 2); }},
    {"Blink", []() -> ActionInterval* { return Blink::create(-1, 2); }},
    {"ActionFloat", []() -> ActionInterval* { return ActionFloat::create(-1, 0, 1, nullptr); }},
    {"OrbitCamera", []() -> ActionInterval* { return OrbitCamera::create(-1, 1, 0, 0, 90, 0, 0); }},
    {"Sequence", []() -> ActionInterval* { return Sequence::create(DelayTime::create(-1), nullptr); }},
    {"Repeat", []() -> ActionInterval* { return Repeat::create(DelayTime::create(-1), 3); }},
};
INSTANTIATE_TEST_SUITE_P(, WrongDurationTest, testing::ValuesIn(kWrong), nameOf);

TEST_P(EndlessDurationTest, NeverEnds) {
    ActionInterval* action = nullptr;
    EXPECT_WARNED(action = GetParam().create(), "is infinite and never ends");
    ASSERT_NE(action, nullptr);
    Node* const node = addNode(1, 1);
    node->runAction(action);
    for (int i = 0; i < 3; ++i) step(0.1f);
    EXPECT_EQ(node->getNumberOfRunningActions(), 1);
    EXPECT_EQ(node->getPosition(), Vec2(1, 1));
}

MoveBy* endlessMove() {
    return MoveBy::create(kEndless, Vec2(5, 5));
}

const TimedAction kEndlessActions[] = {
    {"Delay", []() -> ActionInterval* { return DelayTime::create(kEndless); }},
    {"Move", []() -> ActionInterval* { return endlessMove(); }},
    {"Sequence",
     []() -> ActionInterval* {
         return Sequence::create(endlessMove(), endlessMove(), DelayTime::create(1), nullptr);
     }},
    {"Spawn",
     []() -> ActionInterval* {
         return Spawn::create(DelayTime::create(1), endlessMove(), endlessMove(), nullptr);
     }},
    {"Repeat", []() -> ActionInterval* { return Repeat::create(endlessMove(), 3); }},
    {"Ease", []() -> ActionInterval* { return EaseSineIn::create(endlessMove()); }},
};
INSTANTIATE_TEST_SUITE_P(, EndlessDurationTest, testing::ValuesIn(kEndlessActions), nameOf);

class DurationTest : public ActionFixture {};

TEST_F(DurationTest, NaNIsNotSet) {
    MoveBy* const move = MoveBy::create(0.1f, Vec2(5, 0));
    EXPECT_WARNED(move->setDuration(kNaN), "NaN");
    EXPECT_EQ(move->getDuration(), 0.1f);
}

TEST_F(DurationTest, ANegativeOneThatIsSetEndsTheAction) {
    DelayTime* const delay = DelayTime::create(1);
    delay->setDuration(-1);
    Node* const node = addNode();
    node->runAction(delay);
    step(0.1f);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

} // namespace
