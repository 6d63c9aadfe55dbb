#include "AppDelegate.h"

#include "testing/GameTest.h"
#include "testing/TestFiles.h"
#include "testing/matchers.h"

USING_NS_CC;
using namespace copra::testing;

namespace {

/// Each test launches the game.
class HelloWorldTest : public GameTest {
protected:
    void SetUp() override {
        app.launch(game);
        app.step();
    }

    AppDelegate game;
    TestFiles files;
};

} // namespace

TEST_F(HelloWorldTest, SaysHello) { EXPECT_THAT(app.find("hello"), ShowsText("Hello World")); }

TEST_F(HelloWorldTest, TheLabelIsVisible) { EXPECT_THAT(app.find("hello"), IsVisible()); }
