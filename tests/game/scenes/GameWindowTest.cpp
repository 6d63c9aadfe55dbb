#include "scenes/GameWindow.h"

#include "app/GLViewImpl.h"
#include "backend/null/NullWindow.h"
#include "game/GameSceneTest.h"
#include "platform/Backend.h"
#include "scenes/GameFlow.h"
#include "scenes/StageScene.h"
#include "view/ViewFit.h"

using namespace beecluster;
using Key = cocos2d::EventKeyboard::KeyCode;

namespace {

class GameWindowTest : public GameSceneTest {
protected:
    GameWindowTest() {
        session->services.showFullScreen = [this](bool isFull) { shown.push_back(isFull); };
        gamewindow::prepare(app.view());
        gamewindow::listenToKeys(session);
    }
    ~GameWindowTest() override {
        app.view().setFrameSize(960, 640);
        viewfit::fit();
    }
    void resize(float width, float height) {
        app.view().setFrameSize(width, height);
        app.director().getEventDispatcher()->dispatchCustomEvent(cocos2d::GLViewImpl::EVENT_WINDOW_RESIZED);
    }
    copra::NullWindow& window() {
        auto& view = dynamic_cast<cocos2d::GLViewImpl&>(app.view());
        return dynamic_cast<copra::NullWindow&>(*view.backend().window);
    }

    std::vector<bool> shown;
};

} // namespace

TEST_F(GameWindowTest, HasTheIconOfTheGame) {
    EXPECT_EQ(window().icon().size, (copra::PixelSize{128, 128}));
}

TEST_F(GameWindowTest, F11SwitchesToFullScreenAndBack) {
    app.press(Key::KEY_F11);
    EXPECT_TRUE(session->player.settings.isFullScreen);
    app.press(Key::KEY_F11);
    EXPECT_FALSE(session->player.settings.isFullScreen);
    EXPECT_EQ(shown, (std::vector<bool>{true, false}));
}

TEST_F(GameWindowTest, MuteSaysThatItDoes) {
    app.press(Key::KEY_M);
    EXPECT_TRUE(session->player.settings.isMuted);
    EXPECT_NE(findLabel("Sound off"), nullptr);
    app.press(Key::KEY_M);
    EXPECT_EQ(findLabel("Sound off"), nullptr);
    EXPECT_NE(findLabel("Sound on"), nullptr);
}

TEST_F(GameWindowTest, AltAndEnterSwitchOnlyTogether) {
    app.press(Key::KEY_ENTER);
    EXPECT_TRUE(shown.empty());
    app.keyDown(Key::KEY_ALT);
    app.press(Key::KEY_ENTER);
    EXPECT_EQ(shown, (std::vector<bool>{true}));
    app.keyUp(Key::KEY_ALT);
    app.press(Key::KEY_ENTER);
    EXPECT_EQ(shown.size(), 1U);
}

TEST_F(GameWindowTest, AltAndEnterSwitchOnceAlsoWhereEnterDoes) {
    session->player.settings.keys.set(Command::FullScreen, {static_cast<int>(Key::KEY_ENTER)});
    app.keyDown(Key::KEY_ALT);
    app.press(Key::KEY_ENTER);
    app.keyUp(Key::KEY_ALT);
    EXPECT_EQ(shown, (std::vector<bool>{true}));
}

TEST_F(GameWindowTest, IsNeverSmallerThanTheSmallest) {
    resize(100, 90);
    EXPECT_TRUE(app.view().getFrameSize().equals(
        cocos2d::Size(gamewindow::kSmallestWidth, gamewindow::kSmallestHeight)));
    resize(100, 900);
    EXPECT_TRUE(app.view().getFrameSize().equals(cocos2d::Size(gamewindow::kSmallestWidth, 900)));
    resize(700, 500);
    EXPECT_TRUE(app.view().getFrameSize().equals(cocos2d::Size(700, 500)));
}

TEST_F(GameWindowTest, HidesThePointerWhileAStageIsPlayedAndNotInItsMenu) {
    EXPECT_TRUE(window().isCursorVisible());
    flow::startNewGame(session, 0);
    const auto isPlayed = [this] { return dynamic_cast<StageScene*>(app.scene()) != nullptr; };
    ASSERT_TRUE(app.stepUntil(isPlayed, 300));
    app.step(5);
    EXPECT_FALSE(window().isCursorVisible()) << "the ring is where it points";
    app.press(Key::KEY_P);
    EXPECT_TRUE(window().isCursorVisible());
    app.press(Key::KEY_P);
    app.step(200);
    EXPECT_FALSE(window().isCursorVisible());
    flow::showTitle(session);
    app.step(200);
    EXPECT_TRUE(window().isCursorVisible());
}
