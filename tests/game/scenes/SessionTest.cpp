#include "game/GameSceneTest.h"

using namespace beecluster;

namespace {
class SessionTest : public GameSceneTest {};
} // namespace

TEST_F(SessionTest, RestartingBeginsWithNothing) {
    session->tally.score.kill(500);
    session->tally.bees = 2;
    session->tally.losses = 9;
    session->restart(3);
    EXPECT_EQ(session->stage, 3U);
    EXPECT_EQ(session->tally.score.points(), 0);
    EXPECT_EQ(session->tally.bees, tuning::kStartBees);
    EXPECT_EQ(session->tally.losses, 0);
}

TEST_F(SessionTest, ARunOfCountedFramesDoesNotSaveItsScore) {
    session->tally.score.kill(1000000);
    session->saveBest();
    EXPECT_FALSE(session->isNewBest());
    EXPECT_LT(session->best(), 1000000);
}

TEST_F(SessionTest, TheAutopilotDoesNotSaveItsScore) {
    session->options.frames = 0;
    session->options.autopilot = true;
    session->tally.score.kill(1000000);
    session->saveBest();
    EXPECT_FALSE(session->isNewBest());
    EXPECT_LT(session->best(), 1000000);
}

TEST_F(SessionTest, ABestScoreIsSavedAtAnyTimeAndKnowsTheOneBefore) {
    auto* records = cocos2d::UserDefault::getInstance();
    records->setIntegerForKey("best_score", 700);
    session->options.frames = 0;
    session->restart(0);
    session->tally.score.kill(500);
    session->saveBest();
    EXPECT_EQ(session->best(), 700);
    EXPECT_FALSE(session->isNewBest());
    session->tally.score.kill(500);
    session->saveBest();
    session->saveBest();
    EXPECT_EQ(session->best(), 1000);
    EXPECT_TRUE(session->isNewBest()) << "also after it was saved";
    EXPECT_EQ(session->bestBefore(), 700);
    records->deleteValueForKey("best_score");
}

TEST_F(SessionTest, AStageIsTriedAgainWithTheTallyItBeganWith) {
    session->tally.score.kill(300);
    session->tally.bees = 12;
    session->beginStage();
    session->tally.score.kill(900);
    session->tally.bees = 0;
    session->retryStage();
    EXPECT_EQ(session->tally.score.points(), 300);
    EXPECT_EQ(session->tally.bees, 12);
}

TEST_F(SessionTest, EventsArePrintedOnRequestOnly) {
    testing::internal::CaptureStdout();
    session->report("title");
    session->options.report = true;
    session->report("stage meadow");
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "stage meadow\n");
}

TEST_F(SessionTest, TheSeedDecidesTheRandomNumbers) {
    Options other = options;
    other.seed = 2;
    EXPECT_EQ(Session(options).random.next(), Session(options).random.next());
    EXPECT_NE(Session(options).random.next(), Session(other).random.next());
}
