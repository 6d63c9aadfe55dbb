#include "action/Repeat.h"

#include "action/ActionFixture.h"
#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Move.h"
#include "action/Sequence.h"
#include "action/Spawn.h"

#include <limits>

using namespace cocos2d;

namespace {

class RepeatTest : public ActionFixture {
protected:
    CallFunc* call(const std::string& what) { return CallFunc::create(say(what)); }
};

TEST_F(RepeatTest, AFrameThatCrossesIntoTheNextRoundShowsTheRightPlace) {
    Node* node = addNode();
    auto* repeat = Repeat::create(MoveBy::create(0.5f, Vec2(8, 0)), 3);
    EXPECT_FLOAT_EQ(repeat->getDuration(), 1.5f);
    node->runAction(repeat);
    firstFrame();
    step(0.25f);
    EXPECT_NEAR(node->getPositionX(), 4, 0.0001f);
    step(0.375f);
    EXPECT_NEAR(node->getPositionX(), 10, 0.0001f);
    step(0.875f);
    EXPECT_EQ(node->getPosition(), Vec2(24, 0));
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(RepeatTest, EveryRoundThatAFramePassesIsCompleted) {
    Node* node = addNode();
    node->runAction(
        Repeat::create(Sequence::create(MoveBy::create(0.25f, Vec2(4, 0)), call("r"), nullptr), 4));
    firstFrame();
    step(10);
    EXPECT_EQ(calls, "rrrr");
    EXPECT_EQ(node->getPosition(), Vec2(16, 0));
}

TEST_F(RepeatTest, ARoundThatEndsExactlyWithAFrameIsCompletedInIt) {
    Node* node = addNode();
    node->runAction(
        Repeat::create(Sequence::create(call("a"), DelayTime::create(0.25f), call("b"), nullptr), 49));
    firstFrame();
    std::string expected = "a";
    for (int i = 1; i <= 49; ++i) {
        step(0.25f);
        expected += i < 49 ? "ba" : "b";
        ASSERT_EQ(calls, expected) << "round " << i;
    }
}

TEST_F(RepeatTest, InstantsAreRepeatedInOneFrame) {
    Node* node = addNode();
    node->runAction(Repeat::create(call("x"), 3));
    firstFrame();
    EXPECT_EQ(calls, "xxx");
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(RepeatTest, ZeroTimesDoNothing) {
    Node* node = addNode();
    node->runAction(Repeat::create(call("x"), 0));
    firstFrame();
    EXPECT_EQ(calls, "");
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(RepeatTest, WorksInsideASequenceTogetherWithItsClone) {
    Node* node = addNode();
    auto* repeat = Repeat::create(MoveBy::create(0.25f, Vec2(4, 4)), 2);
    node->runAction(Sequence::create(repeat, call("h"), repeat->clone(), call("e"), nullptr));
    firstFrame();
    step(0.375f);
    EXPECT_NEAR(node->getPositionX(), 6, 0.0001f);
    step(0.25f);
    EXPECT_EQ(calls, "h");
    EXPECT_NEAR(node->getPositionX(), 10, 0.0001f);
    step(0.375f);
    EXPECT_EQ(calls, "he");
    EXPECT_EQ(node->getPosition(), Vec2(16, 16));
}

TEST_F(RepeatTest, TheReverseRepeatsTheReversedAction) {
    Node* node = addNode();
    node->runAction(Repeat::create(MoveBy::create(0.25f, Vec2(4, 0)), 2)->reverse());
    firstFrame();
    step(0.5f);
    EXPECT_EQ(node->getPosition(), Vec2(-8, 0));
}

class RepeatForeverTest : public RepeatTest {};

TEST_F(RepeatForeverTest, CarriesTheRestOfAFrameIntoTheNextRound) {
    Node* node = addNode();
    RefPtr<RepeatForever> repeat = RepeatForever::create(MoveBy::create(1.0f, Vec2(16, 0)));
    node->runAction(repeat);
    firstFrame();
    step(0.5f);
    step(0.75f);
    EXPECT_EQ(node->getPosition(), Vec2(20, 0));
    step(0.5f);
    EXPECT_EQ(node->getPosition(), Vec2(28, 0));
    EXPECT_FALSE(repeat->isDone());
}

TEST_F(RepeatForeverTest, DropsWholeRoundsOfAHugeFrame) {
    Node* node = addNode();
    node->runAction(RepeatForever::create(MoveBy::create(0.5f, Vec2(8, 0))));
    firstFrame();
    step(0.6f);
    EXPECT_NEAR(node->getPositionX(), 9.6f, 0.001f);
    step(2.2f);
    EXPECT_NEAR(node->getPositionX(), 20.8f, 0.001f);
}

TEST_F(RepeatForeverTest, CallsItsCallbacksOnceARound) {
    Node* node = addNode();
    node->runAction(RepeatForever::create(
        Sequence::create(call("a"), DelayTime::create(0.3f), call("b"), DelayTime::create(0.2f), nullptr)));
    firstFrame();
    for (const float dt : {0.2f, 0.2f, 0.2f, 0.25f, 0.1f, 0.2f}) step(dt);
    EXPECT_EQ(calls, "ababa");
}

TEST_F(RepeatForeverTest, ARoundThatIsExactlyTheRestOfAFrameIsDropped) {
    Node* node = addNode();
    node->runAction(RepeatForever::create(MoveBy::create(0.5f, Vec2(8, 0))));
    firstFrame();
    step(1.0f);
    EXPECT_EQ(node->getPosition(), Vec2(8, 0));
    step(0.25f);
    EXPECT_EQ(node->getPosition(), Vec2(12, 0));
}

TEST_F(RepeatForeverTest, WithoutDurationRunsTwiceInItsFirstFrameThenOnceAFrame) {
    for (const bool spawned : {false, true}) {
        Node* node = addNode();
        calls.clear();
        ActionInterval* round = Sequence::create(call("x"), call("y"), nullptr);
        if (spawned) round = Spawn::create(call("x"), call("y"), nullptr);
        node->runAction(RepeatForever::create(round));
        EXPECT_EQ(calls, "");
        firstFrame();
        EXPECT_EQ(calls, "xyxy");
        step(0.1f);
        EXPECT_EQ(calls, "xyxyxy");
        step(3.0f);
        EXPECT_EQ(calls, "xyxyxyxy");
        node->removeFromParent();
    }
}

TEST_F(RepeatForeverTest, AMoveWithoutDurationIsMadeTwiceInItsFirstFrameThenOnceAFrame) {
    Node* node = addNode();
    node->runAction(RepeatForever::create(MoveBy::create(0.0f, Vec2(10, 0))));
    firstFrame();
    EXPECT_EQ(node->getPosition(), Vec2(20, 0));
    step(0.5f);
    EXPECT_EQ(node->getPosition(), Vec2(30, 0));
}

TEST_F(RepeatForeverTest, TheNextRoundBeginsInTheFrameInWhichTheLastOneEnds) {
    Node* node = addNode();
    node->runAction(
        RepeatForever::create(Sequence::create(call("a"), DelayTime::create(0.5f), call("b"), nullptr)));
    firstFrame();
    EXPECT_EQ(calls, "a");
    step(0.5f);
    EXPECT_EQ(calls, "aba");
}

TEST_F(RepeatForeverTest, InsideASequenceIsSkippedWithALogLine) {
    copra::LogCapture log;
    Node* node = addNode();
    node->runAction(Sequence::create(RepeatForever::create(MoveBy::create(1, Vec2(1, 0))),
                                     DelayTime::create(1), call("x"), nullptr));
    firstFrame();
    step(1.0f);
    EXPECT_EQ(calls, "x");
    EXPECT_TRUE(log.contains("RepeatForever cannot be inside a Sequence"));
}

TEST_F(RepeatForeverTest, NeedsAnAction) {
    copra::LogCapture quiet;
    EXPECT_REFUSED(RepeatForever::create(nullptr), "RepeatForever.*action is null");
    EXPECT_REFUSED(Repeat::create(nullptr, 2), "Repeat.*action is null");
}

TEST_F(RepeatTest, ManyRoundsWithoutDurationAreSpreadOverFrames) {
    const copra::LogCapture log;
    Node* node = addNode();
    int count = 0;
    const auto counting = [&] { return CallFunc::create([&count] { ++count; }); };
    auto* const repeat = Repeat::create(counting(), 25'000);
    node->runAction(repeat);
    firstFrame();
    EXPECT_EQ(count, 10'000);
    EXPECT_TRUE(log.contains("Repeat: 25000 rounds in a step are too many; the limit is 10000"));
    step(0.1f);
    step(0.1f);
    EXPECT_EQ(count, 25'000);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);

    count = 0;
    node->runAction(Repeat::create(counting(), 2'000'000'000));
    firstFrame();
    step(1e9f);
    EXPECT_EQ(count, 20'000);
    node->stopAllActions();
}

TEST_F(RepeatTest, RoundsInsideRoundsShareTheLimit) {
    const copra::LogCapture quiet;
    Node* node = addNode();
    int count = 0;
    FiniteTimeAction* action = CallFunc::create([&count] { ++count; });
    for (int depth = 0; depth < 4; ++depth) action = Repeat::create(action, 2'000'000'000);
    node->runAction(
        Sequence::create(action, Spawn::create(action->clone(), DelayTime::create(0), nullptr), nullptr));
    firstFrame();
    step(0.1f);
    node->runAction(
        RepeatForever::create(Repeat::create(CallFunc::create([&count] { ++count; }), 2'000'000'000)));
    for (int i = 0; i < 3; ++i) step(0.1f);
    EXPECT_LE(count, 100'000);
    EXPECT_GT(count, 0);
    node->stopAllActions();
}

TEST_F(RepeatTest, ManyShortRoundsDoNotFreezeAFrame) {
    const copra::LogCapture quiet;
    Node* node = addNode();
    node->runAction(Repeat::create(MoveBy::create(1e-9f, Vec2(1, 0)), 2'000'000'000));
    firstFrame();
    step(1.0f);
    EXPECT_EQ(node->getPositionX(), 10'000.0f);
    node->stopAllActions();
}

TEST_F(RepeatForeverTest, AFrameWithoutEndIsSurvived) {
    Node* node = addNode();
    node->runAction(RepeatForever::create(MoveBy::create(1, Vec2(4, 0))));
    firstFrame();
    step(std::numeric_limits<float>::infinity());
    const float start = node->getPositionX();
    step(0.5f);
    EXPECT_FLOAT_EQ(node->getPositionX(), start + 2);
}

TEST_F(RepeatForeverTest, CannotRepeatItself) {
    auto* const repeat = Repeat::create(DelayTime::create(1), 2);
    auto* const forever = RepeatForever::create(DelayTime::create(1));
    const auto set = [&] {
        repeat->setInnerAction(repeat);
        return repeat->getInnerAction() == repeat;
    };
    const auto setForever = [&] {
        forever->setInnerAction(forever);
        return forever->getInnerAction() == forever;
    };
    EXPECT_REFUSED(set(), "an action cannot repeat itself");
    EXPECT_REFUSED(setForever(), "an action cannot repeat itself");
}

} // namespace
