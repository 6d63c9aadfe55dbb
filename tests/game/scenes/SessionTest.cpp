#include "game/GameSceneTest.h"

#include "Tuning.h"

#include <filesystem>
#include <string>
#include <unistd.h>

using namespace beecluster;
using cocos2d::Vec2;

namespace {
class SessionTest : public GameSceneTest {
protected:
    ~SessionTest() override {
        if (_folder.empty()) return;
        cocos2d::FileUtils::getInstance()->setWritablePath(_before);
        std::filesystem::remove_all(_folder);
    }
    /// Records of this test are in a folder of its own.
    void useFolder() {
        _before = cocos2d::FileUtils::getInstance()->getWritablePath();
        _folder = testing::TempDir() + "bees" + std::to_string(getpid()) + "/";
        std::filesystem::create_directories(_folder);
        cocos2d::FileUtils::getInstance()->setWritablePath(_folder);
        cocos2d::UserDefault::destroyInstance();
    }

private:
    std::string _folder;
    std::string _before;
};
} // namespace

TEST_F(SessionTest, RestartingBeginsWithNothing) {
    session->tally.score.kill(500);
    session->tally.bees = 2;
    session->tally.losses = 9;
    session->restart(3);
    EXPECT_EQ(session->stage, 3U);
    EXPECT_EQ(session->tally.score.points(), 0);
    EXPECT_EQ(session->tally.bees, tuning().bees.start);
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
    useFolder();
    session->options.frames = 0;
    session->restart(0);
    session->tally.score.kill(700);
    session->saveBest();
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
    EXPECT_EQ(session->records.games(GameMode::Story).size(), 2U) << "a game is one record";
    Session later(session->options);
    later.loadRecords();
    EXPECT_EQ(later.best(), 1000) << "read from the file";
}

TEST_F(SessionTest, TheGhostIsTheRecordingOfTheBestGame) {
    useFolder();
    session->options.frames = 0;
    session->restart(1);
    PlayInput input;
    input.goal = Vec2(300, 200);
    session->tape.step(input);
    session->tally.score.kill(100);
    session->saveBest();
    session->restart(1);
    ASSERT_NE(session->ghost.goal("creek", 0), nullptr);
    EXPECT_EQ(*session->ghost.goal("creek", 0), Vec2(300, 200));
}

TEST_F(SessionTest, MedalsAreNewOnlyOnce) {
    useFolder();
    session->options.frames = 0;
    session->restart(0);
    session->tally.score.kill(100);
    EXPECT_EQ(session->earn({"chain", "swarm"}).size(), 2U);
    EXPECT_TRUE(session->earn({"chain"}).empty());
    session->restart(0);
    EXPECT_TRUE(session->earn({"swarm"}).empty()) << "also in the next game";
    EXPECT_EQ(session->records.medals().size(), 2U);
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
