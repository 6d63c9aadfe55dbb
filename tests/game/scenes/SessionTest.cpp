#include "game/GameSceneTest.h"

#include "Tuning.h"
#include "scenes/GameOverScene.h"

#include <algorithm>
#include <string>

using namespace beecluster;
using cocos2d::Vec2;

namespace {
class SessionTest : public GameSceneTest {};
} // namespace

TEST_F(SessionTest, RestartingBeginsWithNothing) {
    session->game.tally.score.kill(500);
    session->game.tally.bees = 2;
    session->game.tally.losses = 9;
    session->restart(3);
    EXPECT_EQ(session->game.stage, 3U);
    EXPECT_EQ(session->game.tally.score.points(), 0);
    EXPECT_EQ(session->game.tally.bees, tuning().bees.start);
    EXPECT_EQ(session->game.tally.losses, 0);
}

TEST_F(SessionTest, ARunOfCountedFramesDoesNotSaveItsScore) {
    session->game.tally.score.kill(1000000);
    session->saveBest();
    EXPECT_FALSE(session->isNewBest());
    EXPECT_LT(session->best(), 1000000);
}

TEST_F(SessionTest, TheAutopilotDoesNotSaveItsScore) {
    session->options.program.frames = 0;
    session->options.autopilot = true;
    session->game.tally.score.kill(1000000);
    session->saveBest();
    EXPECT_FALSE(session->isNewBest());
    EXPECT_LT(session->best(), 1000000);
}

TEST_F(SessionTest, ABestScoreIsSavedAtAnyTimeAndKnowsTheOneBefore) {
    useFolder();
    session->options.program.frames = 0;
    session->restart(0);
    session->game.tally.score.kill(700);
    session->saveBest();
    session->restart(0);
    session->game.tally.score.kill(500);
    session->saveBest();
    EXPECT_EQ(session->best(), 700);
    EXPECT_FALSE(session->isNewBest());
    session->game.tally.score.kill(500);
    session->saveBest();
    session->saveBest();
    EXPECT_EQ(session->best(), 1000);
    EXPECT_TRUE(session->isNewBest()) << "also after it was saved";
    EXPECT_EQ(session->bestBefore(), 700);
    EXPECT_EQ(session->player.records.games(GameMode::Story, FieldShape::Wide).size(), 2U)
        << "a game is one record";
    Session later(session->options);
    later.loadRecords();
    EXPECT_EQ(later.best(), 1000) << "read from the file";
}

TEST_F(SessionTest, TheGhostIsTheRecordingOfTheBestGame) {
    useFolder();
    session->options.program.frames = 0;
    session->restart(1);
    PlayInput input;
    input.goal = Vec2(300, 200);
    session->game.tape.step(input);
    session->game.tally.score.kill(100);
    session->saveBest();
    session->restart(1);
    ASSERT_NE(session->player.ghost.goal("creek", 0), nullptr);
    EXPECT_EQ(*session->player.ghost.goal("creek", 0), Vec2(300, 200));
}

TEST_F(SessionTest, EachFieldHasABestScoreAndAGhostOfItsOwn) {
    useFolder();
    session->options.program.frames = 0;
    const auto play = [this](FieldShape field, float x, int points) {
        session->game.field = field;
        session->restart(0);
        PlayInput input;
        input.goal = Vec2(x, 200);
        session->game.tape.step(input);
        session->game.tally.score.kill(points);
        session->saveBest();
    };
    play(FieldShape::Tall, 300, 900);
    play(FieldShape::Wide, 600, 100);
    EXPECT_EQ(session->best(), 100);
    EXPECT_TRUE(session->isNewBest()) << "a game on the other field is no rival";
    session->restart(0);
    ASSERT_NE(session->player.ghost.goal("meadow", 0), nullptr);
    EXPECT_EQ(session->player.ghost.goal("meadow", 0)->x, 600);
    session->game.field = FieldShape::Tall;
    session->restart(0);
    EXPECT_EQ(session->best(), 900);
    ASSERT_NE(session->player.ghost.goal("meadow", 0), nullptr);
    EXPECT_EQ(session->player.ghost.goal("meadow", 0)->x, 300);
}

TEST_F(SessionTest, AGhostOfTheOtherFieldIsNotShown) {
    useFolder();
    session->options.program.frames = 0;
    Replay replay;
    replay.setup.stage = "meadow";
    replay.setup.field = FieldShape::Tall;
    replay.addStep(PlayInput());
    replay.endState = 1;
    std::vector<FileProblem> problems;
    // As it was kept before each field had a file of its own.
    const std::string folder = cocos2d::FileUtils::getInstance()->getWritablePath();
    ASSERT_TRUE(saveReplay(replay, folder + "beecluster-best-story.replay", problems));
    session->restart(0);
    EXPECT_EQ(session->player.ghost.goal("meadow", 0), nullptr);
}

TEST_F(SessionTest, AnAssistedGameBeginsWithCardsAndIsNoRecord) {
    useFolder();
    session->options.program.frames = 0;
    session->player.settings.hasAssist = true;
    session->restart(0);
    EXPECT_TRUE(session->game.tally.cards.hasRoyalGuard());
    EXPECT_TRUE(session->game.tape.recording().setup.hasAssist);
    session->game.tally.score.kill(700);
    session->saveBest();
    EXPECT_EQ(session->best(), 0);
    session->player.settings.hasAssist = false;
    EXPECT_FALSE(session->isNewBest()) << "from the next game on";
    session->restart(0);
    EXPECT_FALSE(session->game.tally.cards.hasRoyalGuard());
}

TEST_F(SessionTest, AGameLacksTheCardsThatNoMedalHasOpened) {
    useFolder();
    session->options.program.frames = 0;
    session->restart(0);
    EXPECT_TRUE(session->game.tally.cards.isClosed(Card::BossBane));
    EXPECT_FALSE(session->game.tally.cards.isClosed(Card::Magnet));
    const auto closed = session->game.tape.recording().setup.closed;
    EXPECT_EQ(std::count(closed.begin(), closed.end(), "boss_bane"), 1);
    session->restart(0, GameMode::Daily);
    EXPECT_TRUE(session->game.tape.recording().setup.closed.empty()) << "all play the same game on a day";
    session->game.tally.score.kill(100);
    session->earn({"bear"});
    session->restart(0);
    EXPECT_FALSE(session->game.tally.cards.isClosed(Card::BossBane));
    EXPECT_TRUE(session->game.tally.cards.isClosed(Card::LongSpear));
}

TEST_F(SessionTest, AGameOfTodayHasALineToCopy) {
    useFolder();
    session->options.program.frames = 0;
    session->restart(0, GameMode::Daily);
    EXPECT_EQ(session->dailyLine(), "");
    session->game.tally.score.kill(128400);
    session->saveBest();
    EXPECT_EQ(session->dailyLine(), "BeeCluster " + today() + ": 128 400, 8 bees");
    session->player.records = Records();
    session->player.records.add({100, GameMode::Daily, "bear", 8, "2026-01-01", FieldShape::Wide});
    EXPECT_EQ(session->dailyLine(), "") << "of another day";
}

TEST_F(SessionTest, MedalsAreNewOnlyOnce) {
    useFolder();
    session->options.program.frames = 0;
    session->restart(0);
    session->game.tally.score.kill(100);
    EXPECT_EQ(session->earn({"chain", "swarm"}).size(), 2U);
    EXPECT_TRUE(session->earn({"chain"}).empty());
    session->restart(0);
    EXPECT_TRUE(session->earn({"swarm"}).empty()) << "also in the next game";
    EXPECT_EQ(session->player.records.medals().size(), 2U);
}

TEST_F(SessionTest, AStageIsTriedAgainWithTheTallyItBeganWith) {
    session->game.tally.score.kill(300);
    session->game.tally.bees = 12;
    session->game.beginStage();
    session->game.tally.score.kill(900);
    session->game.tally.bees = 0;
    session->game.retryStage();
    EXPECT_EQ(session->game.tally.score.points(), 300);
    EXPECT_EQ(session->game.tally.bees, 12);
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
    EXPECT_EQ(Session(options).game.random.next(), Session(options).game.random.next());
    EXPECT_NE(Session(options).game.random.next(), Session(other).game.random.next());
}

TEST_F(SessionTest, TheTallyShowsTheNewBestAndTheOneBefore) {
    useFolder();
    session->options.program.frames = 0;
    session->restart(0);
    session->game.tally.score.kill(700);
    session->saveBest();
    session->restart(0);
    session->game.tally.score.kill(1234);
    auto* scene = GameOverScene::create(session, false);
    EXPECT_NE(findLabel(scene, "New best!"), nullptr);
    EXPECT_NE(findLabel(scene, "1 234"), nullptr);
    EXPECT_NE(findLabel(scene, "Best before"), nullptr);
    EXPECT_NE(findLabel(scene, "700"), nullptr);
    session->restart(0);
    session->game.tally.score.kill(100);
    scene = GameOverScene::create(session, false);
    EXPECT_EQ(findLabel(scene, "New best!"), nullptr);
    EXPECT_NE(findLabel(scene, "Best"), nullptr);
    EXPECT_NE(findLabel(scene, "1 234"), nullptr);
}

TEST_F(SessionTest, AFileThatCannotBeWrittenIsAFailure) {
    EXPECT_TRUE(session->finishFiles()) << "none is wanted";
    testing::internal::CaptureStderr();
    Options wanted = options;
    wanted.record = "/does/not/exist/a.replay";
    Session recorded(wanted);
    recorded.game.tape.step(PlayInput());
    EXPECT_FALSE(recorded.finishFiles());
    wanted.record.clear();
    wanted.stats = "/does/not/exist/a.jsonl";
    EXPECT_FALSE(Session(wanted).finishFiles());
    const std::string reports = testing::internal::GetCapturedStderr();
    EXPECT_NE(reports.find("/does/not/exist/a.replay: cannot be written"), std::string::npos);
    EXPECT_NE(reports.find("cannot write the statistics /does/not/exist/a.jsonl"), std::string::npos);
}
