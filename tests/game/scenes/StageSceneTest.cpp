#include "scenes/StageScene.h"

#include "Tuning.h"
#include "game/GameSceneTest.h"
#include "hud/StageStrip.h"
#include "hud/Surroundings.h"
#include "scenes/Battlefield.h"
#include "scenes/GameFlow.h"
#include "scenes/GameOverScene.h"
#include "stages/StageTable.h"
#include "text/Texts.h"
#include "view/ViewFit.h"

#include <algorithm>

using namespace beecluster;
using cocos2d::Vec2;
using Key = cocos2d::EventKeyboard::KeyCode;

namespace {

class StageSceneTest : public GameSceneTest {
protected:
    void play(const std::string& stage, bool autopilot = false) {
        session->options.autopilot = autopilot;
        session->restart(stageIndex(stage));
        app.run(StageScene::create(session));
        session->screen = "stage";
    }
    static int countdownFrames() { return 120; } ///< a bit more than the countdown after a pause
    bool isPaused() { return findLabel("Paused") != nullptr; }
    /// The jar of the display.
    cocos2d::Node* findJar() {
        auto* honey = find<cocos2d::ProgressTimer>(app.scene());
        return honey ? honey->getParent() : nullptr;
    }
};

} // namespace

TEST_F(StageSceneTest, AnnouncesItsTitleAndNumber) {
    play("orchard");
    EXPECT_NE(findLabel("Apple Orchard"), nullptr);
    EXPECT_NE(findLabel("Stage 3: mind the apples, or sting them away"), nullptr);
    app.step(300);
    EXPECT_EQ(findLabel("Apple Orchard"), nullptr) << "it goes away";
}

TEST_F(StageSceneTest, TheSummaryNamesTheCardsWhileTheyAreOffered) {
    play("meadow");
    app.step(60);
    EXPECT_STREQ(session->screen, "stage");
    session->game.tally.pollen = static_cast<float>(tuning().comb.first);
    app.step(90);
    ASSERT_NE(findLabel("The comb is full!"), nullptr);
    EXPECT_STREQ(session->screen, "cards");
    app.press(cocos2d::EventKeyboard::KeyCode::KEY_ENTER);
    app.step(90);
    EXPECT_EQ(findLabel("The comb is full!"), nullptr);
    EXPECT_STREQ(session->screen, "stage");
}

TEST_F(StageSceneTest, AnEndlessGameNamesItsRound) {
    session->restart(0, GameMode::Endless);
    for (std::size_t i = 0; i < stageTable().size() + 1; ++i) session->game.course.advance();
    session->game.stage = session->game.course.stage();
    app.run(StageScene::create(session));
    EXPECT_NE(findLabel("Round 2, Stage 2: the current carries the bees along"), nullptr);
}

TEST_F(StageSceneTest, TheStripCountsTheStagesOfTheDay) {
    session->restart(0, GameMode::Daily);
    std::uint64_t seed = 1;
    do {
        session->game.course = Course(GameMode::Daily, ++seed, 0, stageTable().size());
    } while (session->game.course.stage() == 0);
    session->game.stage = session->game.course.stage();
    app.run(StageScene::create(session));
    app.step(10);
    EXPECT_EQ(find<StageStrip>(app.scene())->widthOf(0), 0.0f) << "nothing is over yet";
}

TEST_F(StageSceneTest, TheFirstLessonIsClearWhereTheSwarmBegins) {
    play("meadow");
    const auto lesson = [this] { return findLabel(text("teach.lead")); };
    ASSERT_TRUE(app.stepUntil([&] { return lesson() != nullptr; }, 600));
    EXPECT_EQ(findLabel("Morning Meadow"), nullptr) << "one thing at a time";
    app.step(30);
    for (int step = 0; step < 200; ++step) {
        app.step();
        ASSERT_EQ(static_cast<int>(lesson()->getDisplayedOpacity()), 255) << step;
    }
}

TEST_F(StageSceneTest, TheJarShakesWithTooLittleHoney) {
    play("meadow");
    app.step(30);
    auto* jar = findJar();
    ASSERT_NE(jar, nullptr);
    app.keyDown(Key::KEY_SPACE);
    app.step(4);
    EXPECT_NE(jar->getRotation(), 0.0f);
    app.step(60);
    EXPECT_EQ(jar->getRotation(), 0.0f);
    app.keyUp(Key::KEY_SPACE);
}

TEST_F(StageSceneTest, PausesByPAndResumesByPOrEscape) {
    play("meadow");
    for (const Key resume : {Key::KEY_P, Key::KEY_ESCAPE}) {
        EXPECT_FALSE(isPaused());
        app.press(Key::KEY_P);
        EXPECT_TRUE(isPaused());
        app.press(resume);
        EXPECT_FALSE(isPaused());
        app.step(countdownFrames());
    }
    app.press(Key::KEY_ESCAPE);
    EXPECT_TRUE(isPaused());
}

TEST_F(StageSceneTest, StandsStillWhileItIsPaused) {
    play("meadow", true);
    app.step(200);
    app.press(Key::KEY_P);
    const auto paused = session->game.hash.value();
    app.step(120);
    EXPECT_EQ(session->game.hash.value(), paused);
    app.press(Key::KEY_P);
    EXPECT_NE(findLabel("3"), nullptr) << "a countdown first";
    app.step(30);
    EXPECT_EQ(session->game.hash.value(), paused);
    app.step(countdownFrames());
    EXPECT_NE(session->game.hash.value(), paused);
}

TEST_F(StageSceneTest, PlaysTheSameInWindowsOfAnyShape) {
    const auto hashAfterPlaying = [this](float width, float height) {
        app.view().setFrameSize(width, height);
        viewfit::fit();
        session = std::make_shared<Session>(options);
        play("meadow", true);
        app.step(900);
        return session->game.hash.value();
    };
    const auto expected = hashAfterPlaying(960, 640);
    EXPECT_EQ(hashAfterPlaying(1920, 1080), expected);
    EXPECT_EQ(hashAfterPlaying(600, 1000), expected);
    app.view().setFrameSize(960, 640);
    viewfit::fit();
}

TEST_F(StageSceneTest, ShowsMeadowBesideTheFieldAfterTheWindowHasBecomeWider) {
    play("meadow");
    app.step(10);
    auto* director = cocos2d::Director::getInstance();
    const auto showsSides = [this] {
        for (cocos2d::Node* child : app.scene()->getChildren())
            if (dynamic_cast<Surroundings*>(child)) return child->getChildren().front()->isVisible();
        return false;
    };
    EXPECT_FALSE(showsSides());
    app.view().setFrameSize(1920, 1080);
    viewfit::fit();
    director->getEventDispatcher()->dispatchCustomEvent(cocos2d::GLViewImpl::EVENT_WINDOW_RESIZED);
    EXPECT_TRUE(showsSides());
    app.view().setFrameSize(960, 640);
    viewfit::fit();
    director->getEventDispatcher()->dispatchCustomEvent(cocos2d::GLViewImpl::EVENT_WINDOW_RESIZED);
    EXPECT_FALSE(showsSides());
}

TEST_F(StageSceneTest, TheNightLiesOverWhatIsBesideTheField) {
    const auto coversOf = [this](const char* stage) {
        play(stage);
        for (cocos2d::Node* child : app.scene()->getChildren()) {
            if (!dynamic_cast<Surroundings*>(child)) continue;
            int covers = 0;
            for (cocos2d::Node* part : child->getChildren().front()->getChildren())
                if (dynamic_cast<cocos2d::LayerColor*>(part)) ++covers;
            return covers;
        }
        return 0;
    };
    EXPECT_EQ(coversOf("heath"), coversOf("meadow") + 2);
}

TEST_F(StageSceneTest, TheNightHasNoSeamInAnUprightWindow) {
    app.view().setFrameSize(600, 1000);
    session->game.field = FieldShape::Tall;
    viewfit::useField(FieldShape::Tall);
    viewfit::fit();
    play("heath");
    app.step(200); // the title is gone
    const copra::PixelImage picture = app.picture();
    ASSERT_GT(picture.size.height, 600);
    const auto brightness = [&picture](int x, int y) {
        const auto* pixel =
            picture.rgba.data() + 4 * (static_cast<std::ptrdiff_t>(y) * picture.size.width + x);
        return pixel[0] + pixel[1] + pixel[2];
    };
    for (int y = 1; y + 1 < picture.size.height; ++y) {
        int brighter = 0;
        for (int x = 0; x < picture.size.width; ++x)
            if (brightness(x, y) > std::max(brightness(x, y - 1), brightness(x, y + 1))) ++brighter;
        EXPECT_LT(brighter, picture.size.width * 7 / 10) << "a bright line in row " << y;
    }
    viewfit::useField(FieldShape::Wide);
    app.view().setFrameSize(960, 640);
    viewfit::fit();
}

TEST_F(StageSceneTest, TheGlowOfALossLiesBelowTheBees) {
    play("meadow");
    app.step(30);
    const cocos2d::Rect frame =
        cocos2d::SpriteFrameCache::getInstance()->getSpriteFrameByName("edge.png")->getRect();
    const cocos2d::Node* field = nullptr;
    const cocos2d::Node* edge = nullptr;
    for (const cocos2d::Node* child : app.scene()->getChildren()) {
        if (dynamic_cast<const Battlefield*>(child)) field = child;
        const auto* sprite = dynamic_cast<const cocos2d::Sprite*>(child);
        if (sprite && sprite->getTextureRect().equals(frame)) edge = child;
    }
    ASSERT_TRUE(field && edge);
    EXPECT_LT(edge->getLocalZOrder(), field->getLocalZOrder());
    EXPECT_FLOAT_EQ(edge->getBoundingBox().size.width, layout::kFieldWidth);
}

TEST_F(StageSceneTest, TheBearIsInFrontOfWhatLiesAroundTheField) {
    play("bear", true);
    const auto* field = app.scene()->getChildren().front();
    const Surroundings* around = nullptr;
    for (const cocos2d::Node* child : app.scene()->getChildren()) {
        if (dynamic_cast<const Battlefield*>(child)) field = child;
        if (const auto* found = dynamic_cast<const Surroundings*>(child)) around = found;
    }
    ASSERT_NE(around, nullptr);
    EXPECT_GT(around->getLocalZOrder(), field->getLocalZOrder()) << "insects come in at the edge";
    ASSERT_TRUE(app.stepUntil([this] { return findLabel("The Bear!") != nullptr; }, 60 * 60));
    EXPECT_LT(around->getLocalZOrder(), field->getLocalZOrder());
}

TEST_F(StageSceneTest, CanBePausedAgainDuringTheCountdown) {
    play("meadow");
    app.press(Key::KEY_P);
    app.press(Key::KEY_P);
    app.step(30);
    EXPECT_FALSE(isPaused());
    app.press(Key::KEY_P);
    EXPECT_TRUE(isPaused());
    app.step(2 * countdownFrames());
    EXPECT_TRUE(isPaused());
}

TEST_F(StageSceneTest, PausesWhenTheWindowLosesTheFocus) {
    play("meadow");
    cocos2d::Director::getInstance()->getEventDispatcher()->dispatchCustomEvent(kFocusLostEvent);
    EXPECT_TRUE(isPaused());
}

TEST_F(StageSceneTest, EverythingButTheMenuStandsStillWhileItIsPaused) {
    play("meadow");
    app.step(60);
    app.press(Key::KEY_P);
    const auto places = [this] {
        std::vector<Vec2> all;
        const auto visit = [&all](const auto& self, cocos2d::Node* node) -> void {
            all.push_back(node->convertToWorldSpace(Vec2::ZERO));
            for (cocos2d::Node* child : node->getChildren()) self(self, child);
        };
        for (cocos2d::Node* child : app.scene()->getChildren())
            if (!findLabel(child, "Paused")) visit(visit, child);
        return all;
    };
    const auto before = places();
    app.step(30);
    EXPECT_EQ(before, places());
}

TEST_F(StageSceneTest, WritesItsCourseToTheStatistics) {
    const std::string file = testing::TempDir() + "course.jsonl";
    options.stats = file;
    session = std::make_shared<Session>(options);
    play("meadow");
    app.step(125);
    session->services.stats = StatsLog();
    const std::string written = cocos2d::FileUtils::getInstance()->getStringFromFile(file);
    EXPECT_EQ(written.rfind(R"({"t":0.00,"event":"stage-begin","stage":"meadow","bees":8})", 0), 0U)
        << written;
    EXPECT_NE(written.find(R"({"t":2,"stage":"meadow","bees":8,"lost":0,"score":0,"multiplier":1,)"),
              std::string::npos)
        << written;
}

TEST_F(StageSceneTest, SendsItsWavesOneAfterTheOther) {
    play("meadow", true);
    EXPECT_EQ(session->game.wave, 0);
    EXPECT_TRUE(app.stepUntil([this] { return session->game.wave >= 2; }, 1500));
    EXPECT_GT(session->game.tally.score.kills(), 0);
}

TEST_F(StageSceneTest, LeadsTheSwarmToTheTouch) {
    play("meadow");
    session->options.report = true;
    testing::internal::CaptureStdout();
    app.touchDown(Vec2(700, 300));
    app.step(2);
    app.touchUp(Vec2(700, 300));
    const std::string printed = testing::internal::GetCapturedStdout();
    EXPECT_NE(printed.find("goal 700 356"), std::string::npos) << printed << "above the finger";
}

TEST_F(StageSceneTest, IsLostWithTheLastBee) {
    session->game.tally.bees = 0;
    app.run(StageScene::create(session));
    app.step(60);
    EXPECT_NE(findLabel("The swarm is lost"), nullptr) << "an empty meadow alone does not say so";
    EXPECT_TRUE(app.stepUntil([this] { return std::string(session->screen) == "game over"; }, 300));
}

TEST_F(StageSceneTest, IsClearedByTheAutopilotAndPaysForTheBees) {
    play("meadow", true);
    ASSERT_TRUE(app.stepUntil([this] { return findLabel("Stage clear!") != nullptr; }, 6000));
    EXPECT_EQ(session->game.wave, static_cast<int>(stageTable()[0].waves.size()));
    EXPECT_GE(session->game.tally.score.points(), session->game.tally.bees * tuning().score.stageBee);
    EXPECT_TRUE(app.stepUntil([this] { return session->game.stage == 1; }, 500)) << "the next stage follows";
}

TEST_F(StageSceneTest, TheMotionSettingDoesNotChangeTheGame) {
    const auto hashAtKills = [this](int motion, int kills) {
        auto own = std::make_shared<Session>(options);
        own->options.autopilot = true;
        own->player.settings.motion = motion;
        own->restart(stageIndex("heath"));
        own->game.tally.bees = 30;
        app.run(StageScene::create(own));
        app.stepUntil([&] { return own->game.tally.score.kills() >= kills; }, 3000);
        return own->game.hash.value();
    };
    EXPECT_EQ(hashAtKills(0, 15), hashAtKills(100, 15));
}

TEST_F(StageSceneTest, ThePaletteOfShotsDoesNotChangeTheGame) {
    const auto hashWith = [this](ShotPalette palette) {
        auto own = std::make_shared<Session>(options);
        own->options.autopilot = true;
        own->player.settings.shots = palette;
        own->restart(stageIndex("heath"));
        app.run(StageScene::create(own));
        app.step(900);
        return own->game.hash.value();
    };
    const auto expected = hashWith(ShotPalette::Standard);
    EXPECT_EQ(hashWith(ShotPalette::WarmCold), expected);
    EXPECT_EQ(hashWith(ShotPalette::Contrast), expected);
}

TEST_F(StageSceneTest, TheSpaceBarDrawsTheSwarmTogether) {
    play("meadow");
    session->game.tally.honey = 1.0f;
    app.keyDown(Key::KEY_SPACE);
    app.step(30);
    app.keyUp(Key::KEY_SPACE);
    app.step(2);
    EXPECT_LT(session->game.tally.honey, 1.0f);
}

TEST_F(StageSceneTest, IsTheSameForTheSameSeed) {
    const auto hashOf = [this] {
        auto own = std::make_shared<Session>(options);
        own->options.autopilot = true;
        own->restart(stageIndex("heath"));
        app.run(StageScene::create(own));
        app.step(600);
        return own->game.hash.value();
    };
    EXPECT_EQ(hashOf(), hashOf());
}

TEST_F(StageSceneTest, AsksBeforeAGameIsLeft) {
    play("meadow");
    app.step(10);
    app.press(Key::KEY_P);
    app.step(2);
    app.press(Key::KEY_UP_ARROW); // from the first to the last: Title
    app.press(Key::KEY_ENTER);
    EXPECT_NE(findLabel("Leave this game?"), nullptr);
    app.press(Key::KEY_ESCAPE);
    EXPECT_EQ(findLabel("Leave this game?"), nullptr);
    EXPECT_TRUE(isPaused());
    app.press(Key::KEY_UP_ARROW);
    app.press(Key::KEY_ENTER);
    app.press(Key::KEY_ENTER);
    EXPECT_TRUE(isPaused()) << "'No' has the focus";
    app.press(Key::KEY_UP_ARROW);
    app.press(Key::KEY_ENTER);
    app.press(Key::KEY_DOWN_ARROW);
    app.press(Key::KEY_ENTER);
    EXPECT_TRUE(app.stepUntil([this] { return std::string(session->screen) == "title"; }, 200));
}

TEST_F(StageSceneTest, OffersCardsWhenItIsClearedAndTheNextStageBegins) {
    play("meadow", true);
    ASSERT_TRUE(app.stepUntil([this] { return session->game.isCleared; }, 9000));
    session->options.autopilot = false; // it does not choose
    ASSERT_TRUE(app.stepUntil([this] { return findLabel("A gift from the queen") != nullptr; }, 300));
    app.step(60);
    for (const Key key : {Key::KEY_ESCAPE, Key::KEY_P}) {
        app.press(key);
        EXPECT_TRUE(isPaused());
        EXPECT_EQ(findLabel("Retry stage"), nullptr) << "it is cleared";
        app.press(key);
        app.step(countdownFrames());
        EXPECT_FALSE(isPaused());
    }
    app.press(Key::KEY_1);
    EXPECT_TRUE(app.stepUntil([this] { return session->game.stage == 1; }, 200));
}

TEST_F(StageSceneTest, AnEndlessGameOfABlindPlayerEndsAndIsNotTriedAgain) {
    session->options.player = "sine";
    session->options.autopilot = true;
    flow::startNewGame(session, 0, GameMode::Endless);
    const auto isOver = [this] { return dynamic_cast<GameOverScene*>(app.scene()) != nullptr; };
    ASSERT_TRUE(app.stepUntil(isOver, 5 * 60 * 60)) << "within five minutes of the game";
    EXPECT_EQ(findLabel("Try again"), nullptr);
}
