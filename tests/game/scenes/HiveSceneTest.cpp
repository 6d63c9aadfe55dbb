#include "scenes/HiveScene.h"

#include "Tuning.h"
#include "actors/HiveRoom.h"
#include "game/GameSceneTest.h"
#include "platform/system/process.h"
#include "scenes/GameFlow.h"
#include "scenes/StageScene.h"
#include "stages/StageTable.h"
#include "testing/matchers.h"
#include "testsFolder.h"
#include "text/Texts.h"
#include "view/ViewFit.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <functional>

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
    /// Holds a key until what the player waits for is seen.
    void hold(Key key, const std::function<bool()>& isSeen) {
        app.keyDown(key);
        EXPECT_TRUE(app.stepUntil(isSeen, 20 * 60)) << "at " << x() << ", " << y();
        app.keyUp(key);
    }
    void walkLeftTo(float place) {
        hold(Key::KEY_LEFT_ARROW, [this, place] { return x() <= place; });
        app.step(15);
    }
    void walkRightTo(float place) {
        hold(Key::KEY_RIGHT_ARROW, [this, place] { return x() >= place; });
        app.step(15);
    }
    /// Jumps, with that key held as well until it stands again.
    void jump(Key way) {
        app.keyDown(Key::KEY_SPACE);
        app.step(6);
        app.keyDown(way);
        EXPECT_TRUE(app.stepUntil([this] { return hive()->run().isStanding(); }, 120));
        app.keyUp(way);
        app.keyUp(Key::KEY_SPACE);
        app.step(10);
    }
    float y() { return hive()->run().feet().y; }
    int potsHome() { return hive()->run().potsHome(); }
    static constexpr int kWholeRun = 90 * 60; ///< frames; more than the time that the player has
};

} // namespace

TEST_F(HiveSceneTest, ComesOnceAfterTheSecondStage) {
    session->restart(0);
    std::string order;
    for (int i = 0; i < 5; ++i) {
        order += session->game.stageName() + ' ';
        session->game.enterNextStage();
    }
    EXPECT_EQ(order, "meadow creek hive orchard heath ");
    EXPECT_EQ(session->game.stageName(), "bear");
    EXPECT_FALSE(session->game.hasNextStage());
}

TEST_F(HiveSceneTest, ComesInEveryRoundOfAnEndlessGame) {
    session->restart(0, GameMode::Endless);
    int visits = 0;
    for (int i = 0; i < 18; ++i) {
        visits += session->game.isInHive ? 1 : 0;
        session->game.enterNextStage();
    }
    EXPECT_EQ(visits, 3);
}

TEST_F(HiveSceneTest, TheAutopilotBringsAllPotsAndArrives) {
    play(true);
    ASSERT_TRUE(app.stepUntil([this] { return hive()->run().isOver(); }, kWholeRun));
    EXPECT_TRUE(hive()->run().hasArrived());
    EXPECT_EQ(hive()->run().potsHome(), 10);
    EXPECT_GT(hive()->run().timeLeft(), 10.0f) << "a person needs longer";
    EXPECT_GT(session->game.tally.score.points(), 10 * tuning().hive.potPoints);
    EXPECT_EQ(session->game.tally.honey, 0.0f)
        << "it leaves some drops: the fights of its games stay as they were";
    EXPECT_EQ(session->game.tally.losses, 0);
    EXPECT_EQ(session->game.tally.bees, tuning().bees.start + 2) << "two pots more than wanted";
    ASSERT_TRUE(app.stepUntil([this] { return dynamic_cast<StageScene*>(app.scene()) != nullptr; }, 400));
    EXPECT_EQ(session->game.stageName(), "orchard");
}

TEST_F(HiveSceneTest, LooksAsItDid) {
    play();
    app.step(240); // the title of the stage is gone
    EXPECT_THAT(app.picture(), copra::testing::LooksLike(copra::testsFolder() + "/game/golden/hive.png"));
}

TEST_F(HiveSceneTest, FillsMostOfAnUprightWindowAndGoesAlongWithTheBee) {
    const auto boxOfRoom = [this] {
        auto* room = find<HiveRoom>(app.scene());
        return cocos2d::RectApplyAffineTransform(
            cocos2d::Rect(0, 0, layout::kFieldWidth, layout::kFieldHeight),
            room->getNodeToWorldAffineTransform());
    };
    play();
    app.step(2);
    EXPECT_FLOAT_EQ(boxOfRoom().size.width, layout::kFieldWidth) << "a wide window shows all of it";
    app.view().setFrameSize(600, 1000);
    viewfit::fit();
    session = std::make_shared<Session>(options);
    play();
    app.step(2);
    const cocos2d::Size window = app.director().getWinSize();
    EXPECT_GE(boxOfRoom().size.height, 0.55f * window.height);
    const auto placeOfBee = [this, boxOfRoom] {
        return boxOfRoom().origin.x + boxOfRoom().size.width * x() / layout::kFieldWidth;
    };
    const float least = boxOfRoom().origin.x;
    for (const Key key : {Key::KEY_RIGHT_ARROW, Key::KEY_LEFT_ARROW}) {
        app.keyDown(key);
        for (int step = 0; step < 200; ++step) {
            app.step();
            ASSERT_GT(placeOfBee(), 20.0f) << x();
            ASSERT_LT(placeOfBee(), window.width - 20.0f) << x();
        }
        app.keyUp(key);
    }
    EXPECT_NE(boxOfRoom().origin.x, least) << "it has moved";
    app.view().setFrameSize(960, 640);
    viewfit::fit();
}

TEST_F(HiveSceneTest, GoesOnWithoutAPlayer) {
    play();
    ASSERT_TRUE(app.stepUntil([this] { return hive()->run().isOver(); }, kWholeRun));
    EXPECT_FALSE(hive()->run().hasArrived());
    EXPECT_EQ(session->game.tally.bees, 1) << "a bee for each pot, but the last one stays";
    EXPECT_TRUE(app.stepUntil([this] { return dynamic_cast<StageScene*>(app.scene()) != nullptr; }, 400));
}

TEST_F(HiveSceneTest, KeysWalkAndJump) {
    play();
    const float start = x();
    app.keyDown(Key::KEY_RIGHT_ARROW);
    app.step(30);
    EXPECT_GT(x(), start + 40);
    app.keyUp(Key::KEY_RIGHT_ARROW);
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
    const auto before = session->game.hash.value();
    app.step(60);
    EXPECT_EQ(session->game.hash.value(), before);
    app.press(Key::KEY_ESCAPE);
    EXPECT_EQ(findLabel("Paused"), nullptr);
    EXPECT_NE(findLabel("3"), nullptr) << "a countdown first, as in the stages";
    app.step(60);
    EXPECT_EQ(session->game.hash.value(), before);
    app.step(60);
    EXPECT_NE(session->game.hash.value(), before);
    cocos2d::Director::getInstance()->getEventDispatcher()->dispatchCustomEvent(kFocusLostEvent);
    EXPECT_NE(findLabel("Paused"), nullptr);
}

TEST_F(HiveSceneTest, TheLineAboutTheKeysWaitsForTheEndOfAPause) {
    flow::startNewGame(session, stageTable().size());
    ASSERT_TRUE(app.stepUntil([this] { return hive() != nullptr; }, 300));
    const std::string line = text("hive.keys", "LEFT / RIGHT", "SPACE");
    ASSERT_EQ(findLabel(line), nullptr);
    app.press(Key::KEY_ESCAPE);
    app.step(300);
    EXPECT_EQ(findLabel(line), nullptr);
    app.press(Key::KEY_ESCAPE);
    app.step(300);
    EXPECT_NE(findLabel(line), nullptr);
}

TEST_F(HiveSceneTest, TheGameGoesOnWithoutABrokenMap) {
    const std::string resources = copra::testsFolder() + "/../resources";
    const auto folder = std::filesystem::temp_directory_path() /
                        ("beecluster-hive-" + std::to_string(copra::processNumber()));
    std::filesystem::create_directories(folder / "game");
    std::filesystem::copy_file(resources + "/hive_tiles.png", folder / "hive_tiles.png");
    auto* files = cocos2d::FileUtils::getInstance();
    const std::string whole = files->getStringFromFile(resources + "/game/hive.tmx");
    files->setSearchPaths({folder.string(), resources});
    const struct {
        std::string from, to, message;
    } faults[] = {
        {whole, "<map>", "game/hive.tmx: things: no map that can be read\n"},
        {"name=\"things\"", "name=\"other\"", "game/hive.tmx: things: there is no such object layer\n"},
        {"width=\"1920\" height=\"128\"", "width=\"-1\" height=\"128\"",
         "game/hive.tmx: type: objects were refused"},
        {"tilewidth=\"64\"", "tilewidth=\"wide\"", "game/hive.tmx: width: "},
        {"width=\"30\"", "width=\"3000000\"", "game/hive.tmx: width: "},
        {"width=\"30\"", "width=\"0\"", "game/hive.tmx: width: "},
        {"../hive_tiles.png", "../no_tiles.png", "game/hive.tmx: image: cannot read no_tiles.png\n"},
    };
    for (const auto& [from, to, message] : faults) {
        std::string broken = whole;
        broken.replace(broken.find(from), from.size(), to);
        std::ofstream(folder / "game" / "hive.tmx") << broken;
        testing::internal::CaptureStderr();
        flow::startNewGame(session, stageTable().size());
        EXPECT_TRUE(app.stepUntil([this] { return dynamic_cast<StageScene*>(app.scene()) != nullptr; }, 300))
            << to;
        EXPECT_EQ(session->game.stageName(), "orchard") << to;
        EXPECT_NE(testing::internal::GetCapturedStderr().find(message), std::string::npos) << to;
    }
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
}

TEST_F(HiveSceneTest, APersonFinishesItByKeys) {
    play();
    // Up the ramp with a pot; those of the nursery go with it into their cells.
    hold(Key::KEY_LEFT_ARROW, [this] { return potsHome() == 4; });
    // Up two planks to the store.
    walkRightTo(412);
    app.keyDown(Key::KEY_SPACE);
    app.step(40);
    app.keyUp(Key::KEY_SPACE);
    app.step(20);
    EXPECT_NEAR(y(), 256, 2) << "on the plank, through which one jumps";
    walkRightTo(470); // the pot on it rolls down the ramp
    jump(Key::KEY_RIGHT_ARROW);
    EXPECT_NEAR(y(), 352, 2) << "in the store";
    // The three pots of the store fall into the cells below.
    hold(Key::KEY_RIGHT_ARROW, [this] { return x() >= 806; });
    app.step(90);
    EXPECT_GE(potsHome(), 7);
    EXPECT_NE(findLabel(std::to_string(potsHome()) + "/8"), nullptr);
    // Back, and up to the hall.
    hold(Key::KEY_LEFT_ARROW, [this] { return y() <= 257; });
    app.step(15);
    EXPECT_NEAR(y(), 256, 2) << "a step off the store leads down to the plank";
    walkLeftTo(402);
    jump(Key::KEY_LEFT_ARROW);
    EXPECT_NEAR(y(), 320, 2);
    walkLeftTo(272);
    jump(Key::KEY_LEFT_ARROW);
    EXPECT_NEAR(y(), 384, 2);
    EXPECT_TRUE(hive()->run().isOpen());
    hold(Key::KEY_LEFT_ARROW, [this] { return hive()->run().isOver(); });
    EXPECT_TRUE(hive()->run().hasArrived());
    EXPECT_GT(hive()->run().timeLeft(), 15.0f) << "time to go wrong once";
}

TEST_F(HiveSceneTest, IsBegunAgainFromThePauseMenu) {
    play();
    hold(Key::KEY_LEFT_ARROW, [this] { return potsHome() == 4; });
    const int points = session->game.tally.score.points();
    EXPECT_GT(points, 0);
    app.press(Key::KEY_ESCAPE);
    app.press(Key::KEY_DOWN_ARROW);
    HiveScene* before = hive();
    app.press(Key::KEY_ENTER);
    ASSERT_TRUE(app.stepUntil([this, before] { return hive() && hive() != before; }, 300));
    EXPECT_EQ(potsHome(), 0);
    EXPECT_EQ(session->game.tally.score.points(), 0) << "what was brought before does not count twice";
}

TEST_F(HiveSceneTest, AsAGameOfItsOwnItEndsWithTheTally) {
    session->options.autopilot = true;
    flow::startNewGame(session, 0, GameMode::Hive);
    EXPECT_TRUE(app.stepUntil([this] { return findLabel("The hive is safe!") != nullptr; }, kWholeRun));
}
