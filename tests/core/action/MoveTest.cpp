#include "action/Move.h"

#include "action/ActionFixture.h"
#include "action/DelayTime.h"

#include <limits>

using namespace cocos2d;

namespace {

class MoveTest : public ActionFixture {};

TEST_F(MoveTest, TheFirstFrameShowsTheStartAndIgnoresItsTime) {
    Node* node = addNode(10, 20);
    node->runAction(MoveBy::create(1.0f, Vec2(40, -80)));
    step(9.0f);
    EXPECT_EQ(node->getPosition(), Vec2(10, 20));
    step(0.25f);
    EXPECT_EQ(node->getPosition(), Vec2(20, 0));
}

TEST_F(MoveTest, EndsExactlyAtItsEndHoweverFarTheLastFrameOverruns) {
    Node* node = addNode();
    RefPtr<MoveBy> move = MoveBy::create(1.0f, Vec2(10, 30));
    node->runAction(move);
    firstFrame();
    step(0.75f);
    EXPECT_FALSE(move->isDone());
    step(5.0f);
    EXPECT_EQ(node->getPosition(), Vec2(10, 30));
    EXPECT_TRUE(move->isDone());
    EXPECT_FLOAT_EQ(move->getElapsed(), 5.75f);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(MoveTest, WithoutDurationIsCompleteInItsFirstFrame) {
    Node* node = addNode(1, 2);
    node->runAction(MoveBy::create(0.0f, Vec2(30, 5)));
    EXPECT_EQ(node->getPosition(), Vec2(1, 2));
    firstFrame();
    EXPECT_EQ(node->getPosition(), Vec2(31, 7));
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(MoveTest, TwoAtOnceAddUp) {
    Node* node = addNode(100, 100);
    node->runAction(MoveBy::create(1.0f, Vec2(40, 0)));
    node->runAction(MoveBy::create(0.5f, Vec2(0, -20)));
    firstFrame();
    step(0.25f);
    EXPECT_EQ(node->getPosition(), Vec2(110, 90));
    step(1.0f);
    EXPECT_EQ(node->getPosition(), Vec2(140, 80));
}

TEST_F(MoveTest, AManualMoveShiftsTheWay) {
    Node* node = addNode();
    node->runAction(MoveTo::create(1.0f, Vec2(40, 80)));
    firstFrame();
    step(0.5f);
    node->setPosition(0, 0);
    step(0.5f);
    EXPECT_EQ(node->getPosition(), Vec2(20, 40));
}

TEST_F(MoveTest, MoveToReadsItsStartWhenItIsRun) {
    Node* node = addNode(20, 10);
    node->runAction(MoveTo::create(1.0f, Vec2(50, 10)));
    node->setPosition(30, 10);
    firstFrame();
    step(1.0f);
    EXPECT_EQ(node->getPosition(), Vec2(60, 10));
}

TEST_F(MoveTest, TheSameObjectRunsAgainFromWhereTheNodeIs) {
    Node* node = addNode();
    RefPtr<MoveBy> move = MoveBy::create(0.5f, Vec2(10, 0));
    for (int round = 1; round <= 3; ++round) {
        node->runAction(move);
        firstFrame();
        EXPECT_FALSE(move->isDone());
        step(0.5f);
        EXPECT_EQ(node->getPosition(), Vec2(10.0f * static_cast<float>(round), 0));
    }
}

TEST_F(MoveTest, TheReverseGoesBackAndACloneGoesTheSameWay) {
    MoveBy* move = MoveBy::create(0.5f, Vec2(24, 6));
    Node* back = addNode();
    Node* copy = addNode();
    back->runAction(move->reverse());
    copy->runAction(move->clone());
    firstFrame();
    step(0.5f);
    EXPECT_EQ(back->getPosition(), Vec2(-24, -6));
    EXPECT_EQ(copy->getPosition(), Vec2(24, 6));
}

TEST_F(MoveTest, TheFormWithDepthMovesZ) {
    Node* node = addNode();
    node->setPositionZ(2);
    node->runAction(MoveTo::create(1.0f, Vec3(4, 6, 10)));
    firstFrame();
    step(0.5f);
    EXPECT_EQ(node->getPosition3D(), Vec3(2, 3, 6));
}

TEST_F(MoveTest, TheFormWithoutDepthLeavesZAlone) {
    Node* node = addNode();
    node->setPositionZ(2);
    node->runAction(MoveTo::create(1.0f, Vec2(4, 6)));
    firstFrame();
    step(1.0f);
    EXPECT_EQ(node->getPosition3D(), Vec3(4, 6, 2));
}

TEST_F(MoveTest, AFinishedActionHasNoTargets) {
    Node* node = addNode();
    RefPtr<MoveBy> move = MoveBy::create(0.5f, Vec2(10, 0));
    node->runAction(move);
    EXPECT_EQ(move->getOriginalTarget(), node);
    firstFrame();
    step(0.5f);
    EXPECT_EQ(move->getTarget(), nullptr);
    EXPECT_EQ(move->getOriginalTarget(), nullptr);
}

TEST_F(MoveTest, UpdateMayGoBackAndForth) {
    Node* node = addNode(10, 0);
    RefPtr<MoveBy> move = MoveBy::create(1.0f, Vec2(8, 0));
    move->startWithTarget(node);
    const float times[] = {0.5f, 1.0f, 0.25f, 0.0f, 0.75f};
    const float places[] = {14, 18, 12, 10, 16};
    for (int i = 0; i < 5; ++i) {
        move->update(times[i]);
        EXPECT_FLOAT_EQ(node->getPositionX(), places[i]) << "step " << i;
    }
    move->stop();
}

TEST_F(MoveTest, MoveToHasNoReverse) {
    EXPECT_REFUSED(MoveTo::create(1.0f, Vec2(1, 1))->reverse(),
                   "MoveTo::reverse: this action has no reverse");
}

TEST_F(MoveTest, AnImpossibleDurationIsReplaced) {
    EXPECT_WARNED(MoveBy::create(-1.0f, Vec2(1, 1)), "duration");
    EXPECT_WARNED(DelayTime::create(std::numeric_limits<float>::quiet_NaN()), "duration");
    EXPECT_WARNED(DelayTime::create(std::numeric_limits<float>::infinity()), "duration");
}

} // namespace
