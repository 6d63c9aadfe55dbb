#include "AppDelegate.h"

#include "testing/GameTest.h"
#include "testing/matchers.h"

USING_NS_CC;
using namespace copra::testing;

namespace {

/// Each test launches the game.
class MainSceneTest : public IsolatedGameTest {
protected:
    void SetUp() override {
        IsolatedGameTest::SetUp();
        app.launch(game);
        app.step();
    }

    AppDelegate game;
};

} // namespace

TEST_F(MainSceneTest, ShowsWhatToDo) { EXPECT_THAT(app.find("text"), ShowsText("Touch the star")); }

TEST_F(MainSceneTest, ATouchTurnsTheLogo) {
    app.tap(app.find("logo"));
    EXPECT_THAT(app.find("logo"), HasRunningActions());
    app.wait(1);
    EXPECT_NEAR(app.find("logo")->getRotation(), 72, 0.1f);
}

TEST_F(MainSceneTest, LooksAsItShould) { EXPECT_THAT(app.picture(), LooksLike("main.png")); }
