#include "LevelScene.h"
#include "audio/PlayingSound.h"

#include "testing/GameTest.h"
#include "testing/matchers.h"

USING_NS_CC;
using namespace copra::testing;
using Key = EventKeyboard::KeyCode;

namespace {

/// Each test has its own game and files, and fails if it leaves objects behind.
class LevelSceneTest : public IsolatedGameTest {
protected:
    void SetUp() override {
        IsolatedGameTest::SetUp();
        app.view().setFrameSize(960, 640);
        app.view().setDesignResolutionSize(960, 640, ResolutionPolicy::SHOW_ALL);
        scene = LevelScene::create();
        app.run(scene);
        app.wait(0.5f); // until the hero stands
        hero = app.find("hero");
    }

    LevelScene* scene = nullptr;
    Node* hero = nullptr;
};

} // namespace

TEST_F(LevelSceneTest, AnArrowKeyWalks) {
    const float start = hero->getPositionX();
    app.keyDown(Key::KEY_RIGHT_ARROW);
    app.wait(0.5f);
    app.keyUp(Key::KEY_RIGHT_ARROW);
    EXPECT_GT(hero->getPositionX(), start + 50);
}

TEST_F(LevelSceneTest, SpaceJumpsAndLandsAgain) {
    const float ground = hero->getPositionY();
    app.keyDown(Key::KEY_SPACE);
    app.wait(0.1f);
    EXPECT_THAT(app, Plays("jump.wav"));
    EXPECT_GT(hero->getPositionY(), ground + 20);
    app.keyUp(Key::KEY_SPACE);
    app.wait(1);
    EXPECT_NEAR(hero->getPositionY(), ground, 0.5f);
}

TEST_F(LevelSceneTest, AJumpSoundsOnceAtAnyFrameRate) {
    scene->unscheduleUpdate();
    app.keyDown(Key::KEY_SPACE);
    for (int frame = 0; frame < 12; ++frame) scene->update(1.0f / 144.0f);
    EXPECT_EQ(app.playingSounds().size(), 1u);
}

TEST_F(LevelSceneTest, AControllerWalksAndJumps) {
    const Vec2 start = hero->getPosition();
    app.connectController();
    app.controllerAxis(Controller::JOYSTICK_LEFT_X, 1);
    app.controllerButton(Controller::BUTTON_A, true);
    app.wait(0.2f);
    EXPECT_GT(hero->getPositionX(), start.x + 10);
    EXPECT_GT(hero->getPositionY(), start.y + 20);
}

TEST_F(LevelSceneTest, ACoinThatIsTouchedIsCollected) {
    Node* coin = app.find("coin");
    coin->setPosition(hero->getPosition());
    app.step(2);
    EXPECT_EQ(scene->coins(), 1);
    EXPECT_THAT(app.find("coins"), ShowsText("1 coins"));
    EXPECT_THAT(app, Plays("coin.wav"));
}

TEST_F(LevelSceneTest, TheHeroStaysOnTheScreen) {
    app.keyDown(Key::KEY_RIGHT_ARROW);
    for (int i = 0; i < 12; ++i) {
        app.press(Key::KEY_SPACE);
        app.wait(0.4f);
        EXPECT_THAT(app.find("hero"), IsVisible());
    }
}

TEST_F(LevelSceneTest, LooksAsItShould) { EXPECT_THAT(app.picture(), LooksLike("level.png")); }
