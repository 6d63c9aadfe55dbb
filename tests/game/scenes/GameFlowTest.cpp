#include "scenes/GameFlow.h"

#include "actors/CirclingSwarm.h"
#include "actors/Hive.h"
#include "files/Background.h"
#include "game/GameSceneTest.h"
#include "hud/Surroundings.h"
#include "replay/Replay.h"
#include "rules/Field.h"
#include "scenes/GameOverScene.h"
#include "scenes/StageScene.h"
#include "scenes/TitleScene.h"
#include "stages/StageTable.h"
#include "text/Texts.h"
#include "view/ViewFit.h"

#include <filesystem>
#include <fstream>
#include <functional>

using namespace beecluster;
using cocos2d::Vec2;
using Key = cocos2d::EventKeyboard::KeyCode;

namespace {

class GameFlowTest : public GameSceneTest {
protected:
    ~GameFlowTest() override {
        useWindow(960, 640);
        setPlayfield(FieldShape::Wide);
        viewfit::fit();
    }
    void useWindow(float width, float height) {
        app.view().setFrameSize(width, height);
        viewfit::fit();
    }
    /// Waits for the end of a transition to a scene of that class.
    template<class SceneClass>
    bool reaches() {
        return app.stepUntil([this] { return dynamic_cast<SceneClass*>(app.scene()) != nullptr; }, 300);
    }
};

} // namespace

TEST_F(GameFlowTest, TheOpeningGivesWayToTheTitleOnceThePicturesAreLoaded) {
    auto* textures = app.director().getTextureCache();
    cocos2d::SpriteFrameCache::getInstance()->removeSpriteFrames();
    textures->removeAllTextures();
    bool isLoaded = false;
    fetchArt("meadow_morning.webp", [&] { isLoaded = true; });
    flow::showOpening();
    app.step();
    EXPECT_EQ(app.scene()->getChildrenCount(), 1) << "only the camera";
    copra::waitForBackground();
    app.step();
    ASSERT_TRUE(isLoaded);
    for (const char* file :
         {"beecluster.webp", "meadow_morning.webp", "flora.webp", "clouds.webp", "canopy.webp"})
        EXPECT_NE(textures->getTextureForKey(file), nullptr) << file;
    ASSERT_TRUE(loadArt());
    flow::showTitle(session);
    app.step();
    EXPECT_NE(dynamic_cast<TitleScene*>(app.scene()), nullptr) << "without a fade";
}

TEST_F(GameFlowTest, APictureThatIsMissingDoesNotHoldUpTheOpening) {
    bool isLoaded = false;
    const std::string folder =
        testing::TempDir() + "no pictures " + std::to_string(copra::processNumber()) + "/";
    std::filesystem::create_directories(folder);
    cocos2d::FileUtils::getInstance()->setSearchPaths({folder});
    app.director().getTextureCache()->removeAllTextures();
    testing::internal::CaptureStderr();
    fetchArt("meadow_morning.webp", [&] { isLoaded = true; });
    copra::waitForBackground();
    app.step();
    testing::internal::GetCapturedStderr();
    EXPECT_TRUE(isLoaded);
    std::filesystem::remove_all(folder);
}

TEST_F(GameFlowTest, EnterOnTheTitleStartsTheFirstStage) {
    flow::showTitle(session);
    ASSERT_TRUE(reaches<TitleScene>());
    EXPECT_STREQ(session->screen, "title");
    app.step(10);
    app.press(Key::KEY_ENTER);
    ASSERT_TRUE(reaches<StageScene>());
    EXPECT_STREQ(session->screen, "stage");
    EXPECT_EQ(session->game.stage, 0U);
}

TEST_F(GameFlowTest, OnlyStagesDarkenWhatIsOutsideTheField) {
    useWindow(600, 1000);
    const auto hasShade = [this] {
        for (const cocos2d::Node* child : app.scene()->getChildren())
            if (dynamic_cast<const Surroundings*>(child)) return child->getChildrenCount() > 1;
        return false;
    };
    flow::showTitle(session);
    ASSERT_TRUE(reaches<TitleScene>());
    EXPECT_FALSE(hasShade()) << "its texts cross the edge";
    flow::startNewGame(session, 0);
    ASSERT_TRUE(reaches<StageScene>());
    EXPECT_TRUE(hasShade());
}

TEST_F(GameFlowTest, EscapeTwiceOnTheTitleQuits) {
    bool hasQuit = false;
    session->services.quit = [&hasQuit] { hasQuit = true; };
    flow::showTitle(session);
    ASSERT_TRUE(reaches<TitleScene>());
    app.step(10);
    app.press(Key::KEY_ESCAPE);
    EXPECT_FALSE(hasQuit) << "not by a single key";
    app.press(Key::KEY_ESCAPE);
    EXPECT_TRUE(hasQuit);
}

TEST_F(GameFlowTest, TheAutopilotLeavesTheTitleByItself) {
    session->options.autopilot = true;
    flow::showTitle(session);
    ASSERT_TRUE(reaches<TitleScene>());
    EXPECT_TRUE(reaches<StageScene>());
}

TEST_F(GameFlowTest, StartingAGameResetsTheTally) {
    session->game.tally.score.kill(300);
    flow::startNewGame(session, 2);
    EXPECT_EQ(session->game.tally.score.points(), 0);
    EXPECT_EQ(session->game.stage, 2U);
}

TEST_F(GameFlowTest, TheResultsShowWhatWasReached) {
    session->game.tally.score.kill(12345);
    session->game.tally.maxBees = 17;
    session->game.stage = 1;
    flow::showGameOver(session, false);
    ASSERT_TRUE(reaches<GameOverScene>());
    EXPECT_STREQ(session->screen, "game over");
    EXPECT_NE(findLabel("The swarm is lost"), nullptr);
    EXPECT_NE(findLabel("12 345"), nullptr);
    EXPECT_NE(findLabel("Willow Creek"), nullptr);
    EXPECT_NE(findLabel("17 bees"), nullptr);
}

TEST_F(GameFlowTest, TheResultsFitIntoAnUprightWindowInEveryLanguage) {
    useWindow(600, 1000);
    std::vector<FileProblem> problems;
    for (const texts::Language& language : texts::languages()) {
        texts::load(language.code, problems);
        for (const char* key : {"over.won", "over.lost"}) {
            flow::showGameOver(session, key == std::string("over.won"));
            ASSERT_TRUE(app.stepUntil([&] { return findLabel(text(key)) != nullptr; }, 300)) << key;
            app.step(60);
            const auto* title = findLabel(text(key));
            EXPECT_GT(title->convertToWorldSpace(Vec2::ZERO).x, 5) << text(key);
            EXPECT_LT(title->convertToWorldSpace(title->getContentSize()).x, layout::kFieldWidth - 5)
                << text(key);
        }
    }
    texts::load("en", problems);
}

TEST_F(GameFlowTest, AVictoryDiffersFromALoss) {
    flow::showGameOver(session, true);
    ASSERT_TRUE(reaches<GameOverScene>());
    EXPECT_STREQ(session->screen, "victory");
    EXPECT_NE(findLabel("The hive is safe!"), nullptr);
}

TEST_F(GameFlowTest, AVictoryShowsTheSwarmThatIsHome) {
    const auto beesShown = [this] {
        for (cocos2d::Node* child : app.scene()->getChildren())
            if (auto* swarm = dynamic_cast<CirclingSwarm*>(child)) return swarm->hive().count();
        return 0;
    };
    session->game.tally.bees = 23;
    flow::showGameOver(session, true);
    ASSERT_TRUE(reaches<GameOverScene>());
    EXPECT_EQ(beesShown(), 23);
    flow::showGameOver(session, false);
    app.step(120);
    EXPECT_EQ(beesShown(), 0);
}

TEST_F(GameFlowTest, PlayAgainAfterAVictoryStartsAtTheFirstStage) {
    session->game.stage = stageTable().size() - 1;
    session->game.tally.score.kill(800);
    flow::showGameOver(session, true);
    ASSERT_TRUE(reaches<GameOverScene>());
    app.step(10);
    app.press(Key::KEY_ENTER);
    ASSERT_TRUE(reaches<StageScene>());
    EXPECT_EQ(session->game.stage, 0U);
    EXPECT_EQ(session->game.tally.score.points(), 0);
}

TEST_F(GameFlowTest, AnyInputKeepsTheDemonstrationAway) {
    session->options.program.frames = 0;
    const auto isPlaying = [this] { return dynamic_cast<StageScene*>(app.scene()) != nullptr; };
    const auto waitWith = [&](const std::function<void()>& input) {
        flow::showTitle(session);
        EXPECT_TRUE(reaches<TitleScene>());
        for (int i = 0; i < 6; ++i) {
            if (app.stepUntil(isPlaying, 300)) return false;
            input();
        }
        return true;
    };
    useFolder();
    app.connectController();
    EXPECT_TRUE(waitWith([this] {
        app.touchDown(Vec2(30, 600));
        app.touchUp(Vec2(30, 600));
    }));
    EXPECT_TRUE(waitWith([this] {
        app.controllerButton(cocos2d::Controller::BUTTON_X, true);
        app.step();
        app.controllerButton(cocos2d::Controller::BUTTON_X, false);
    }));
    float tilt = 0.1f;
    EXPECT_TRUE(waitWith([&] { app.controllerAxis(cocos2d::Controller::JOYSTICK_LEFT_X, tilt += 0.05f); }));
    EXPECT_FALSE(waitWith([] {}));
}

TEST_F(GameFlowTest, TryAgainAfterALossKeepsTheScoreOfTheStagesBefore) {
    session->game.stage = 2;
    session->game.tally.score.kill(800);
    session->game.beginStage();
    session->game.tally.score.kill(100);
    flow::showGameOver(session, false);
    ASSERT_TRUE(reaches<GameOverScene>());
    EXPECT_NE(findLabel("Try again"), nullptr);
    app.step(10);
    app.press(Key::KEY_ENTER);
    ASSERT_TRUE(reaches<StageScene>());
    EXPECT_EQ(session->game.stage, 2U);
    EXPECT_EQ(session->game.tally.score.points(), 800);
}

TEST_F(GameFlowTest, EscapeOnTheResultsReturnsToTheTitle) {
    flow::showGameOver(session, false);
    ASSERT_TRUE(reaches<GameOverScene>());
    app.step(10);
    app.press(Key::KEY_ESCAPE);
    EXPECT_TRUE(reaches<TitleScene>());
}

TEST_F(GameFlowTest, ADemonstrationEndsWithAnyKey) {
    flow::showDemo(session);
    ASSERT_TRUE(reaches<StageScene>());
    EXPECT_NE(findLabel("Demo - press any key"), nullptr);
    app.step(60);
    app.press(Key::KEY_X);
    ASSERT_TRUE(reaches<TitleScene>());
    app.press(Key::KEY_ENTER);
    ASSERT_TRUE(reaches<StageScene>());
    EXPECT_FALSE(session->game.isDemo);
}

TEST_F(GameFlowTest, ADemonstrationIsNotAGameOfThePlayer) {
    useFolder();
    session->options.program.frames = 0;
    flow::showDemo(session);
    ASSERT_TRUE(app.stepUntil([this] { return session->game.tally.score.points() > 0; }, 3000));
    app.press(Key::KEY_X);
    ASSERT_TRUE(reaches<TitleScene>());
    EXPECT_TRUE(session->player.records.games(GameMode::Story, FieldShape::Wide).empty());
    const std::string folder = cocos2d::FileUtils::getInstance()->getWritablePath();
    EXPECT_FALSE(std::filesystem::exists(folder + "beecluster-records.txt"));
    EXPECT_FALSE(std::filesystem::exists(folder + "beecluster-best-story.replay"));
}

TEST_F(GameFlowTest, ADemonstrationTeachesNothingAndLeavesTheLessonsToThePlayer) {
    const auto isTaught = [this] { return findLabel(text("teach.lead")) != nullptr; };
    flow::showDemo(session);
    ASSERT_TRUE(reaches<StageScene>());
    EXPECT_FALSE(app.stepUntil(isTaught, 600)) << "it would lie below the line about the demonstration";
    app.press(Key::KEY_X);
    ASSERT_TRUE(reaches<TitleScene>());
    app.press(Key::KEY_ENTER);
    ASSERT_TRUE(reaches<StageScene>());
    EXPECT_TRUE(app.stepUntil(isTaught, 600));
}

TEST_F(GameFlowTest, OnlyAJourneyTriesAStageAgain) {
    for (const GameMode mode : {GameMode::Endless, GameMode::Daily}) {
        session->restart(0, mode);
        session->game.tally.score.kill(800);
        flow::showGameOver(session, false);
        ASSERT_TRUE(reaches<GameOverScene>());
        EXPECT_EQ(findLabel("Try again"), nullptr) << nameOf(mode);
        EXPECT_NE(findLabel("Play again"), nullptr) << nameOf(mode);
        app.step(10);
        app.press(Key::KEY_ENTER);
        ASSERT_TRUE(reaches<StageScene>());
        EXPECT_EQ(session->game.mode, mode);
        EXPECT_EQ(session->game.tally.score.points(), 0) << nameOf(mode);
        app.press(Key::KEY_P);
        EXPECT_NE(findLabel("New game"), nullptr);
        EXPECT_EQ(findLabel("Retry stage"), nullptr) << nameOf(mode);
    }
}

TEST_F(GameFlowTest, OldRecordingsTryAnEndlessGameAgain) {
    Replay replay;
    replay.setup.stage = "meadow";
    replay.setup.mode = "endless";
    replay.addStep(PlayInput());
    replay.addRetry();
    replay.addStep(PlayInput());
    replay.endState = 1;
    session->game.tape.play(std::move(replay));
    session->services.quit = [] {};
    session->restart(0, GameMode::Endless);
    session->game.tape.step(PlayInput());
    ASSERT_TRUE(session->game.tape.isRetryNext());
    flow::showGameOver(session, false);
    EXPECT_TRUE(app.stepUntil([this] { return dynamic_cast<StageScene*>(app.scene()) != nullptr; }, 400));
    EXPECT_EQ(session->game.tape.recording().setup.mode, "endless");
}

TEST_F(GameFlowTest, AGameWithoutItsPicturesEndsWithAReason) {
    const std::string folder = testing::TempDir() + "broken sheets/";
    std::filesystem::create_directories(folder);
    for (const char* sheet : {"beecluster.plist", "scenery.plist"})
        std::ofstream(folder + sheet) << "<plist>";
    cocos2d::FileUtils::getInstance()->setSearchPaths({folder});
    cocos2d::SpriteFrameCache::getInstance()->removeSpriteFrames();
    app.director().getTextureCache()->removeAllTextures();
    int quits = 0;
    session->services.quit = [&quits] { ++quits; };
    testing::internal::CaptureStderr();
    EXPECT_FALSE(loadArt());
    flow::showStage(session);
    EXPECT_NE(testing::internal::GetCapturedStderr().find("cannot be played without these pictures"),
              std::string::npos);
    EXPECT_EQ(quits, 1);
    EXPECT_TRUE(session->hasFailed);
    std::filesystem::remove_all(folder);
}

TEST_F(GameFlowTest, AnEndlessGameGoesOnAfterTheLastStage) {
    session->restart(stageTable().size() - 1, GameMode::Endless);
    ASSERT_TRUE(session->game.hasNextStage());
    session->game.enterNextStage();
    EXPECT_EQ(session->game.stage, 0U);
    EXPECT_EQ(session->game.course.round(), 1);
}

TEST_F(GameFlowTest, APadPlaysFromTheTitleToTheTallyAndBack) {
    using Pad = cocos2d::Controller;
    const auto press = [this](int button) {
        app.controllerButton(button, true);
        app.step();
        app.controllerButton(button, false);
        app.step();
    };
    app.connectController();
    flow::showTitle(session);
    ASSERT_TRUE(reaches<TitleScene>());
    app.step(10);
    press(Pad::BUTTON_A);
    ASSERT_TRUE(reaches<StageScene>());
    press(Pad::BUTTON_START);
    EXPECT_NE(findLabel("Paused"), nullptr);
    press(Pad::BUTTON_B);
    EXPECT_EQ(findLabel("Paused"), nullptr);
    app.controllerAxis(Pad::JOYSTICK_LEFT_X, 1.0f);
    const auto isOver = [this] { return dynamic_cast<GameOverScene*>(app.scene()) != nullptr; };
    for (int second = 0; second < 300 && !isOver(); ++second) {
        if (findLabel("The comb is full!")) press(Pad::BUTTON_A);
        app.step(60);
    }
    ASSERT_TRUE(isOver()) << "in a corner the swarm does not live long";
    app.controllerAxis(Pad::JOYSTICK_LEFT_X, 0.0f);
    app.step(60);
    press(Pad::BUTTON_DPAD_DOWN);
    press(Pad::BUTTON_A);
    EXPECT_TRUE(reaches<TitleScene>());
}

TEST_F(GameFlowTest, AReplayThatGoesOnAfterTheEndOfItsGameQuits) {
    Replay replay;
    replay.addStep(PlayInput());
    session->game.tape.play(std::move(replay));
    bool hasQuit = false;
    session->services.quit = [&hasQuit] { hasQuit = true; };
    flow::showGameOver(session, false);
    EXPECT_TRUE(app.stepUntil([&hasQuit] { return hasQuit; }, 400));
}

TEST_F(GameFlowTest, AnUprightWindowPlaysOnATallField) {
    useWindow(600, 1000);
    flow::startNewGame(session, 0);
    EXPECT_EQ(playfield().shape, FieldShape::Tall);
    EXPECT_EQ(session->game.tape.recording().setup.field, FieldShape::Tall);
    ASSERT_TRUE(reaches<StageScene>());
    flow::showTitle(session);
    EXPECT_EQ(playfield().shape, FieldShape::Wide) << "menus are laid out for it";
    ASSERT_TRUE(reaches<TitleScene>());
    flow::startNewGame(session, stageTable().size() - 1);
    EXPECT_EQ(playfield().shape, FieldShape::Wide) << "out of reach of the bear there is nothing to fear";
    ASSERT_TRUE(reaches<StageScene>());
}

TEST_F(GameFlowTest, AGameKeepsItsFieldWhenTheWindowChanges) {
    useWindow(600, 1000);
    flow::startNewGame(session, 0);
    ASSERT_TRUE(reaches<StageScene>());
    useWindow(1920, 1080);
    flow::retryStage(session);
    ASSERT_TRUE(reaches<StageScene>());
    EXPECT_EQ(playfield().shape, FieldShape::Tall);
    EXPECT_LE(viewfit::visibleRect().getMinY(), layout::kTallBottom + 0.1f);
}

TEST_F(GameFlowTest, ARecordingBringsItsField) {
    Replay replay;
    replay.setup.stage = "meadow";
    replay.setup.field = FieldShape::Tall;
    session->game.tape.play(replay);
    session->services.quit = [] {};
    flow::startNewGame(session, 0);
    EXPECT_EQ(playfield().shape, FieldShape::Tall);
    ASSERT_TRUE(reaches<StageScene>());
}

TEST_F(GameFlowTest, AScreenIsInTheMiddleOfTheWindowAlsoAfterATransition) {
    useWindow(2560, 1080);
    const auto isInTheMiddle = [this] {
        const Vec2 corner = app.scene()->convertToWorldSpace(Vec2::ZERO);
        return corner.distance(viewfit::fieldOrigin()) < 0.1f;
    };
    EXPECT_GT(viewfit::fieldOrigin().x, 200);
    flow::showTitle(session);
    ASSERT_TRUE(reaches<TitleScene>());
    EXPECT_TRUE(isInTheMiddle());
    flow::startNewGame(session, 0);
    ASSERT_TRUE(reaches<StageScene>());
    EXPECT_TRUE(isInTheMiddle());
    app.step(30);
    EXPECT_TRUE(isInTheMiddle());
    useWindow(960, 640);
    app.step(2);
}
