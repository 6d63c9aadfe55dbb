#include "GameScene.h"

#include "testing/GameTest.h"
#include "testing/matchers.h"

USING_NS_CC;
using namespace copra::testing;
using ::testing::Not;

namespace {

/// Each test has its own game and files, and fails if it leaves objects behind.
class GameSceneTest : public IsolatedGameTest {
protected:
    void SetUp() override {
        IsolatedGameTest::SetUp();
        app.view().setFrameSize(960, 640);
        app.view().setDesignResolutionSize(960, 640, ResolutionPolicy::SHOW_ALL);
        copra::seedRandom(1);
        scene = GameScene::create();
        app.run(scene);
    }

    GameScene* scene = nullptr;
};

} // namespace

TEST_F(GameSceneTest, TheBoatFollowsTheFinger) {
    app.drag(app.find("boat"), Vec2(200, 100));
    app.wait(1);
    EXPECT_NEAR(app.find("boat")->getPositionX(), 200, 1);
}

TEST_F(GameSceneTest, AnArrowKeyMovesTheBoatWhileItIsHeld) {
    app.keyDown(EventKeyboard::KeyCode::KEY_RIGHT_ARROW);
    app.wait(0.2f);
    app.keyUp(EventKeyboard::KeyCode::KEY_RIGHT_ARROW);
    app.step();
    const float reached = app.find("boat")->getPositionX();
    EXPECT_GT(reached, 600);
    app.wait(0.5f);
    EXPECT_NEAR(app.find("boat")->getPositionX(), reached, 16);
}

TEST_F(GameSceneTest, AStarOverTheBoatIsCaught) {
    scene->dropStar(480);
    EXPECT_TRUE(app.stepUntil([this] { return scene->score() == 1; }));
    EXPECT_THAT(app, Plays("catch.wav"));
    EXPECT_THAT(app.find("score"), ShowsText("1"));
}

TEST_F(GameSceneTest, ThreeMissedStarsEndTheGameAndATouchStartsAgain) {
    for (int i = 0; i < 3; ++i) scene->dropStar(900);
    EXPECT_TRUE(app.stepUntil([this] { return scene->isOver(); }));
    EXPECT_THAT(app.find("message"), ShowsText("Touch to play again"));
    EXPECT_THAT(app.find("message"), IsVisible());
    app.tap(Vec2(480, 200));
    EXPECT_EQ(scene->lives(), 3);
    app.wait(3);
    EXPECT_THAT(app.find("message"), Not(IsVisible()));
}

TEST_F(GameSceneTest, LooksAsItShould) {
    scene->dropStar(300);
    app.wait(1);
    EXPECT_THAT(app.picture(), LooksLike("game.png"));
}

TEST_F(GameSceneTest, AFrameCostsLittle) {
    const auto instructions = app.instructionsPerFrame();
    if (!instructions) GTEST_SKIP() << "this computer has no counter of instructions";
    EXPECT_LT(*instructions, 20'000'000u);
}
