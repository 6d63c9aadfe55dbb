#include "action/Sequence.h"

#include "action/ActionFixture.h"
#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Ease.h"
#include "action/Move.h"
#include "action/Place.h"
#include "action/Repeat.h"
#include "action/Rotate.h"
#include "action/Scale.h"
#include "action/Spawn.h"

using namespace cocos2d;

namespace {

class SequenceTest : public ActionFixture {
protected:
    CallFunc* call(const std::string& what) { return CallFunc::create(say(what)); }
};

TEST_F(SequenceTest, TheRestOfAFrameGoesToTheMemberThatIsReached) {
    Node* node = addNode();
    auto* sequence =
        Sequence::create(MoveBy::create(0.5f, Vec2(16, 0)), MoveBy::create(1.0f, Vec2(0, 16)), nullptr);
    EXPECT_FLOAT_EQ(sequence->getDuration(), 1.5f);
    node->runAction(sequence);
    firstFrame();
    step(0.25f);
    expectAt(node, 8, 0);
    step(0.375f);
    expectAt(node, 16, 2);
    step(5.0f);
    expectAt(node, 16, 16);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(SequenceTest, AllMembersThatAFramePassesAreCompletedInOrder) {
    Node* node = addNode();
    node->runAction(Sequence::create(call("A"), MoveBy::create(0.25f, Vec2(8, 0)), call("B"),
                                     MoveBy::create(0.25f, Vec2(0, 8)), call("C"), DelayTime::create(1.0f),
                                     call("D"), nullptr));
    firstFrame();
    EXPECT_EQ(calls, "A");
    step(0.75f);
    EXPECT_EQ(calls, "ABC");
    expectAt(node, 8, 8);
    step(0.75f);
    EXPECT_EQ(calls, "ABCD");
}

TEST_F(SequenceTest, TrailingInstantsHappenWhenTheDurationIsReached) {
    Node* node = addNode();
    node->runAction(Sequence::create(DelayTime::create(0.5f), call("B"), nullptr));
    firstFrame();
    step(0.25f);
    EXPECT_EQ(calls, "");
    step(0.25f);
    EXPECT_EQ(calls, "B");
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(SequenceTest, OfInstantsOnlyIsCompleteInItsFirstFrame) {
    Node* node = addNode();
    node->runAction(Sequence::create(call("A"), call("B"), call("C"), nullptr));
    EXPECT_EQ(calls, "");
    firstFrame();
    EXPECT_EQ(calls, "ABC");
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(SequenceTest, MembersWithoutDurationHappenWhenTheyAreReached) {
    Node* node = addNode();
    node->runAction(Sequence::create(MoveBy::create(0, Vec2(4, 0)), call("A"), DelayTime::create(0),
                                     MoveBy::create(1.0f, Vec2(0, 8)), MoveBy::create(0, Vec2(0, 100)),
                                     call("B"), nullptr));
    firstFrame();
    EXPECT_EQ(calls, "A");
    expectAt(node, 4, 0);
    step(0.5f);
    expectAt(node, 4, 4);
    step(0.5f);
    expectAt(node, 4, 108);
    EXPECT_EQ(calls, "AB");
}

TEST_F(SequenceTest, OfOneMemberIsLikeTheMember) {
    Node* node = addNode();
    node->runAction(Sequence::create(MoveBy::create(0.5f, Vec2(8, 0)), nullptr));
    firstFrame();
    step(0.25f);
    expectAt(node, 4, 0);
    step(0.25f);
    expectAt(node, 8, 0);
}

TEST_F(SequenceTest, AMemberReadsTheNodeWhenItsTurnComes) {
    Node* node = addNode();
    node->runAction(Sequence::create(MoveTo::create(0.5f, Vec2(40, 0)), MoveBy::create(0.5f, Vec2(0, 40)),
                                     MoveTo::create(0.5f, Vec2(0, 0)), nullptr));
    firstFrame();
    step(1.25f);
    expectAt(node, 20, 20);
}

TEST_F(SequenceTest, NestsAndComesFromAVector) {
    Node* node = addNode();
    Vector<FiniteTimeAction*> list;
    list.pushBack(MoveBy::create(0.25f, Vec2(4, 0)));
    list.pushBack(Sequence::create(call("a"), MoveBy::create(0.25f, Vec2(4, 0)), call("b"), nullptr));
    list.pushBack(call("c"));
    list.pushBack(Sequence::createWithTwoActions(DelayTime::create(0.25f), call("d")));
    node->runAction(Sequence::create(list));
    firstFrame();
    step(0.375f);
    EXPECT_EQ(calls, "a");
    step(0.2f);
    EXPECT_EQ(calls, "abc");
    step(0.175f);
    EXPECT_EQ(calls, "abcd");
    expectAt(node, 8, 0);
}

TEST_F(SequenceTest, TheReverseRunsTheReversedMembersFromTheLast) {
    Node* node = addNode();
    node->runAction(Sequence::create(MoveBy::create(0.5f, Vec2(8, 0)), call("m"),
                                     MoveBy::create(1.0f, Vec2(0, 16)), nullptr)
                        ->reverse());
    firstFrame();
    step(0.5f);
    expectAt(node, 0, -8);
    step(1.0f);
    expectAt(node, -8, -16);
    EXPECT_EQ(calls, "m");
}

TEST_F(SequenceTest, ACloneRunsIndependently) {
    Node* node = addNode();
    Node* other = addNode();
    RefPtr<Sequence> sequence =
        Sequence::create(MoveBy::create(0.5f, Vec2(8, 0)), MoveBy::create(0.5f, Vec2(0, 8)), nullptr);
    node->runAction(sequence);
    firstFrame();
    step(0.75f);
    other->runAction(sequence->clone());
    firstFrame();
    step(0.25f);
    expectAt(node, 8, 8);
    expectAt(other, 4, 0);
}

TEST_F(SequenceTest, ACallThatStopsEverythingLetsTheSameFrameFinish) {
    Node* node = addNode();
    node->runAction(Sequence::create(call("a"), CallFunc::create([=] { node->stopAllActions(); }), call("t"),
                                     DelayTime::create(1), call("n"), nullptr));
    firstFrame();
    step(2.0f);
    EXPECT_EQ(calls, "at");
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(SequenceTest, ACallMayRunTheSameSequenceAgain) {
    Node* node = addNode();
    RefPtr<Sequence> sequence;
    int rounds = 0;
    sequence = Sequence::create(DelayTime::create(0.25f), CallFunc::create([&] {
                                    if (++rounds > 1) return;
                                    node->stopAllActions();
                                    node->runAction(sequence);
                                }),
                                MoveBy::create(0.25f, Vec2(8, 0)), nullptr);
    node->runAction(sequence);
    firstFrame();
    step(0.3f);
    EXPECT_EQ(rounds, 1);
    step(0.3f);
    step(0.3f);
    EXPECT_EQ(rounds, 2);
    expectAt(node, 8, 0);
    node->stopAllActions();
    sequence = nullptr;
}

TEST_F(SequenceTest, AnEaseReachesEveryMember) {
    Node* node = addNode();
    node->runAction(EaseIn::create(Sequence::create(MoveBy::create(0.5f, Vec2(8, 0)), call("m"),
                                                    MoveBy::create(0.5f, Vec2(0, 8)), nullptr),
                                   2));
    firstFrame();
    step(0.5f);
    expectAt(node, 4, 0);
    step(0.5f);
    EXPECT_EQ(calls, "m");
    expectAt(node, 8, 8);
}

TEST_F(SequenceTest, AnEaseThatOvershootsCallsATrailingInstantOnce) {
    Node* node = addNode();
    node->runAction(Sequence::create(
        EaseElasticOut::create(Sequence::create(DelayTime::create(1.0f), nullptr)), call("x"), nullptr));
    firstFrame();
    for (int i = 0; i < 12; ++i) step(0.125f);
    EXPECT_EQ(calls, "x");
}

TEST_F(SequenceTest, AnEaseThatDrawsBackCallsALeadingInstantOnce) {
    Node* node = addNode();
    node->runAction(
        EaseBackIn::create(Sequence::create(call("x"), MoveBy::create(1.0f, Vec2(100, 0)), nullptr)));
    firstFrame();
    step(0.25f);
    EXPECT_LT(node->getPositionX(), -5);
    for (int i = 0; i < 6; ++i) step(0.125f);
    expectAt(node, 100, 0);
    EXPECT_EQ(calls, "x");
}

TEST_F(SequenceTest, ManyMembersKeepTheirTimes) {
    Node* node = addNode();
    Vector<FiniteTimeAction*> list;
    for (int i = 0; i < 100; ++i) list.pushBack(MoveBy::create(0.25f, Vec2(1, 0)));
    node->runAction(Sequence::create(list));
    firstFrame();
    for (int i = 1; i <= 100; ++i) {
        step(0.25f);
        ASSERT_NEAR(node->getPositionX(), static_cast<float>(i), 0.001f);
    }
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(SequenceTest, LeavesAMemberAloneThatSaysItIsDone) {
    struct Early : MoveBy {
        static Early* create(float seconds, const Vec2& way) {
            auto* early = new Early();
            early->initWithDuration(seconds, way);
            early->autorelease();
            return early;
        }
        bool isDone() const override { return says; }
        bool says = false;
    };
    Node* node = addNode();
    auto* early = Early::create(1.0f, Vec2(16, 0));
    node->runAction(Sequence::create(early, MoveBy::create(1.0f, Vec2(0, 16)), nullptr));
    firstFrame();
    step(0.5f);
    expectAt(node, 8, 0);
    early->says = true;
    step(0.25f); // as in 3.17 it gets no update
    expectAt(node, 8, 0);
    step(0.5f); // but its end, when the next one begins
    expectAt(node, 16, 4);
}

TEST_F(SequenceTest, WithoutActionsThereIsNone) {
    copra::LogCapture log;
    EXPECT_EQ(Sequence::create(Vector<FiniteTimeAction*>()), nullptr);
    EXPECT_EQ(Sequence::createWithTwoActions(DelayTime::create(1), nullptr), nullptr);
    EXPECT_EQ(Spawn::create(Vector<FiniteTimeAction*>()), nullptr);
    EXPECT_TRUE(log.contains("Sequence refused: it has no actions"));
    EXPECT_TRUE(log.contains("Sequence refused: action number 2 is null"));
}

class SpawnTest : public SequenceTest {};

TEST_F(SpawnTest, LastsAsLongAsItsLongestMember) {
    Node* node = addNode();
    auto* spawn =
        Spawn::create(MoveBy::create(1.0f, Vec2(16, 0)), RotateBy::create(0.25f, 90), call("A"), nullptr);
    EXPECT_FLOAT_EQ(spawn->getDuration(), 1.0f);
    node->runAction(spawn);
    firstFrame();
    EXPECT_EQ(calls, "A");
    step(0.5f);
    expectAt(node, 8, 0);
    EXPECT_FLOAT_EQ(node->getRotation(), 90);
    step(0.5f);
    expectAt(node, 16, 0);
    EXPECT_EQ(calls, "A");
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(SpawnTest, TheReverseLetsTheShorterMembersEndWithTheRest) {
    Node* node = addNode();
    node->runAction(
        Spawn::create(MoveBy::create(1.0f, Vec2(16, 0)), RotateBy::create(0.5f, 90), nullptr)->reverse());
    firstFrame();
    step(0.25f);
    EXPECT_FLOAT_EQ(node->getRotation(), 0);
    step(0.5f);
    EXPECT_FLOAT_EQ(node->getRotation(), -45);
    expectAt(node, -12, 0);
}

TEST_F(SpawnTest, ItsMembersMayBeSequences) {
    Node* node = addNode();
    node->runAction(Spawn::create(Sequence::create(DelayTime::create(0.25f), call("a"), nullptr),
                                  Sequence::create(DelayTime::create(0.5f), call("b"), nullptr), nullptr)
                        ->clone());
    firstFrame();
    step(0.3f);
    EXPECT_EQ(calls, "a");
    step(0.3f);
    EXPECT_EQ(calls, "ab");
}

TEST_F(SpawnTest, MembersBeforeALongerOneStartTogether) {
    // Each reads the scale before the other has changed it, also in a frame that is late.
    Node* node = addNode();
    node->runAction(Sequence::create(DelayTime::create(1.0f),
                                     Spawn::create(ScaleTo::create(0.5f, 2.0f), ScaleTo::create(0.5f, 3.0f),
                                                   MoveBy::create(1.0f, Vec2(16, 0)), nullptr),
                                     nullptr));
    firstFrame();
    step(1.25f);
    EXPECT_EQ(node->getScale(), 2.0f); // half of the way from 1 to 3
    step(0.25f);
    EXPECT_EQ(node->getScale(), 3.0f);
    EXPECT_EQ(node->getPosition(), Vec2(8, 0));
}

TEST_F(SpawnTest, AMemberBeforeALongerOneReadsThePlaceBeforeAnInstantChangesIt) {
    Node* node = addNode();
    node->runAction(Spawn::create(Place::create(Vec2(7, 8)), MoveTo::create(0.25f, Vec2(10, 0)),
                                  MoveBy::create(1.0f, Vec2(16, 0)), nullptr));
    firstFrame();
    EXPECT_EQ(node->getPosition(), Vec2(7, 8));
    step(1.0f);
    EXPECT_EQ(node->getPosition(), Vec2(33, 8)); // 7 by the Place, and 10 and 16 by the moves
}

} // namespace
