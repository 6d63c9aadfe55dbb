#include "scenes/HiveScene.h"

#include "Tuning.h"
#include "game/GameSceneTest.h"
#include "scenes/GameFlow.h"
#include "scenes/StageScene.h"
#include "stages/StageTable.h"

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace beecluster;
using cocos2d::Controller;
using cocos2d::Vec2;
using Key = cocos2d::EventKeyboard::KeyCode;

namespace {

class HiveSceneTest : public GameSceneTest {
protected:
    void play(bool autopilot = false) {
        session->options.autopilot = autopilot;
        flow::startNewGame(session, stageTable().size());
        ASSERT_TRUE(app.stepUntil([this] { return hive() != nullptr; }, 300));
        app.step(60);
    }
    HiveScene* hive() { return dynamic_cast<HiveScene*>(app.scene()); }
    float x() { return hive()->run().feet().x; }
    static constexpr int kWholeRun = 75 * 60; ///< frames; more than the time that the player has
};

} // namespace

TEST_F(HiveSceneTest, ComesOnceAfterTheSecondStage) {
    session->restart(0);
    std::string order;
    for (int i = 0; i < 5; ++i) {
        order += session->stageName() + ' ';
        session->enterNextStage();
    }
    EXPECT_EQ(order, "meadow creek hive orchard heath ");
    EXPECT_EQ(session->stageName(), "bear");
    EXPECT_FALSE(session->hasNextStage());
}

TEST_F(HiveSceneTest, ComesInEveryRoundOfAnEndlessGame) {
    session->restart(0, GameMode::Endless);
    int visits = 0;
    for (int i = 0; i < 18; ++i) {
        visits += session->isInHive ? 1 : 0;
        session->enterNextStage();
    }
    EXPECT_EQ(visits, 3);
}

TEST_F(HiveSceneTest, TheAutopilotBringsAllPotsAndArrives) {
    play(true);
    ASSERT_TRUE(app.stepUntil([this] { return hive()->run().isOver(); }, kWholeRun));
    EXPECT_TRUE(hive()->run().hasArrived());
    EXPECT_EQ(hive()->run().potsHome(), 6);
    EXPECT_GT(hive()->run().timeLeft(), 10.0f) << "a person needs longer";
    EXPECT_GT(session->tally.score.points(), 6 * tuning().hive.potPoints);
    EXPECT_EQ(session->tally.honey, 0.0f)
        << "it leaves some drops: the fights of its games stay as they were";
    EXPECT_EQ(session->tally.losses, 0);
    ASSERT_TRUE(app.stepUntil([this] { return dynamic_cast<StageScene*>(app.scene()) != nullptr; }, 400));
    EXPECT_EQ(session->stageName(), "orchard");
}

TEST_F(HiveSceneTest, GoesOnWithoutAPlayer) {
    play();
    ASSERT_TRUE(app.stepUntil([this] { return hive()->run().isOver(); }, kWholeRun));
    EXPECT_FALSE(hive()->run().hasArrived());
    EXPECT_EQ(session->tally.bees, tuning().bees.start) << "nothing is lost";
    EXPECT_TRUE(app.stepUntil([this] { return dynamic_cast<StageScene*>(app.scene()) != nullptr; }, 400));
}

TEST_F(HiveSceneTest, KeysWalkAndJump) {
    play();
    const float start = x();
    app.keyDown(Key::KEY_LEFT_ARROW);
    app.step(30);
    EXPECT_LT(x(), start - 40);
    app.keyUp(Key::KEY_LEFT_ARROW);
    app.step(20);
    const float rest = x();
    app.step(20);
    EXPECT_NEAR(x(), rest, 0.5f) << "it stands without a key";
    app.keyDown(Key::KEY_SPACE);
    app.step(12);
    EXPECT_FALSE(hive()->run().isStanding());
    app.keyUp(Key::KEY_SPACE);
}

TEST_F(HiveSceneTest, ThePointerIsWalkedToAndItsButtonJumps) {
    play();
    const float start = x();
    app.moveMouse(Vec2(start - 120, 300));
    app.step(120);
    EXPECT_NEAR(x(), start - 120, 8);
    app.click(Vec2(start - 120, 300));
    app.step(4);
    EXPECT_FALSE(hive()->run().isStanding());
}

TEST_F(HiveSceneTest, AStickWalksAndAJumps) {
    play();
    app.connectController();
    const float start = x();
    app.controllerAxis(Controller::JOYSTICK_LEFT_X, -1);
    app.step(30);
    EXPECT_LT(x(), start - 40);
    app.controllerAxis(Controller::JOYSTICK_LEFT_X, 0);
    app.controllerButton(Controller::BUTTON_A, true);
    app.step(12);
    EXPECT_FALSE(hive()->run().isStanding());
    app.controllerButton(Controller::BUTTON_A, false);
}

TEST_F(HiveSceneTest, PausesByEscapeAndByALostFocusAndGoesOn) {
    play(true);
    app.press(Key::KEY_ESCAPE);
    EXPECT_NE(findLabel("Paused"), nullptr);
    const auto before = session->hash.value();
    app.step(60);
    EXPECT_EQ(session->hash.value(), before);
    app.press(Key::KEY_ESCAPE);
    EXPECT_EQ(findLabel("Paused"), nullptr);
    app.step(5);
    EXPECT_NE(session->hash.value(), before);
    cocos2d::Director::getInstance()->getEventDispatcher()->dispatchCustomEvent(kFocusLostEvent);
    EXPECT_NE(findLabel("Paused"), nullptr);
}

TEST_F(HiveSceneTest, TheGameGoesOnWithoutABrokenMap) {
    const auto folder =
        std::filesystem::temp_directory_path() / ("beecluster-hive-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder / "game");
    std::ofstream(folder / "game" / "hive.tmx") << "<map>";
    cocos2d::FileUtils::getInstance()->setSearchPaths({folder.string(), COPRA_TESTS_DIR "/../resources"});
    testing::internal::CaptureStderr();
    flow::startNewGame(session, stageTable().size());
    EXPECT_TRUE(app.stepUntil([this] { return dynamic_cast<StageScene*>(app.scene()) != nullptr; }, 300));
    EXPECT_NE(testing::internal::GetCapturedStderr().find("game/hive.tmx: "), std::string::npos);
    EXPECT_EQ(session->stageName(), "orchard");
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
}
