#include "scenes/StageScene.h"

#include "game/GameSceneTest.h"
#include "scenes/GameFlow.h"
#include "stages/StageTable.h"

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
    bool isPaused() { return findLabel("Paused") != nullptr; }
};

} // namespace

TEST_F(StageSceneTest, AnnouncesItsTitleAndNumber) {
    play("orchard");
    EXPECT_NE(findLabel("Apple Orchard"), nullptr);
    EXPECT_NE(findLabel("Stage 3: mind the apples, or sting them away"), nullptr);
    app.step(300);
    EXPECT_EQ(findLabel("Apple Orchard"), nullptr) << "it goes away";
}

TEST_F(StageSceneTest, PausesByPAndResumesByPOrEscape) {
    play("meadow");
    for (const Key resume : {Key::KEY_P, Key::KEY_ESCAPE}) {
        EXPECT_FALSE(isPaused());
        app.press(Key::KEY_P);
        EXPECT_TRUE(isPaused());
        app.press(resume);
        EXPECT_FALSE(isPaused());
    }
    app.press(Key::KEY_ESCAPE);
    EXPECT_TRUE(isPaused());
}

TEST_F(StageSceneTest, StandsStillWhileItIsPaused) {
    play("meadow", true);
    app.step(200);
    app.press(Key::KEY_P);
    const auto paused = session->hash.value();
    app.step(120);
    EXPECT_EQ(session->hash.value(), paused);
    app.press(Key::KEY_P);
    app.step(2);
    EXPECT_NE(session->hash.value(), paused);
}

TEST_F(StageSceneTest, SendsItsWavesOneAfterTheOther) {
    play("meadow", true);
    EXPECT_EQ(session->wave, 0);
    EXPECT_TRUE(app.stepUntil([this] { return session->wave >= 2; }, 1500));
    EXPECT_GT(session->tally.score.kills(), 0);
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
    session->tally.bees = 0;
    app.run(StageScene::create(session));
    app.step(60);
    EXPECT_TRUE(app.stepUntil([this] { return std::string(session->screen) == "game over"; }, 300));
}

TEST_F(StageSceneTest, IsClearedByTheAutopilotAndPaysForTheBees) {
    play("meadow", true);
    ASSERT_TRUE(app.stepUntil([this] { return findLabel("Stage clear!") != nullptr; }, 4000));
    EXPECT_EQ(session->wave, static_cast<int>(stageTable()[0].waves.size()));
    EXPECT_GE(session->tally.score.points(), session->tally.bees * tuning::kStageBeePoints);
    EXPECT_TRUE(app.stepUntil([this] { return session->stage == 1; }, 300)) << "the next stage follows";
}

TEST_F(StageSceneTest, IsTheSameForTheSameSeed) {
    const auto hashOf = [this] {
        auto own = std::make_shared<Session>(options);
        own->options.autopilot = true;
        own->restart(stageIndex("heath"));
        app.run(StageScene::create(own));
        app.step(600);
        return own->hash.value();
    };
    EXPECT_EQ(hashOf(), hashOf());
}
