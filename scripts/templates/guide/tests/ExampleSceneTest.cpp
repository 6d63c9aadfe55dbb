#include "AppDelegate.h"

#include "testing/GameTest.h"

USING_NS_CC;
using namespace copra::testing;

TEST_F(IsolatedGameTest, TheExampleStartsAndRuns) {
    AppDelegate game;
    app.launch(game);
    app.wait(1);
    EXPECT_NE(app.director().getRunningScene(), nullptr);
}
