#include "testing/FrameCapture.h"

#include "app/Application.h"
#include "app/Director.h"
#include "app/GLViewImpl.h"
#include "nodes/shapes/LayerColor.h"
#include "platform/system/process.h"
#include "testing/GameProgram.h"
#include "testing/GameTest.h"
#include "testing/Picture.h"
#include "testing/TestFiles.h"
#include "time/Scheduler.h"
#include "transitions/TransitionFade.h"

using namespace cocos2d;
using copra::PixelImage;
using copra::testing::FrameCapture;
using copra::testing::GameTest;
using copra::testing::loadPicture;
using copra::testing::playGame;
using copra::testing::ProgramOptions;
using copra::testing::TestFiles;

namespace {

class FrameCaptureTest : public GameTest {};

/// A game that begins a transition in its third frame, and ends in `lastFrame`.
class Fading : public Application {
public:
    explicit Fading(int lastFrame) : _lastFrame(lastFrame) {}
    bool applicationDidFinishLaunching() override {
        Director* director = Director::getInstance();
        director->setOpenGLView(GLViewImpl::createWithRect("fading", Rect(0.0f, 0.0f, 48.0f, 32.0f)));
        director->runWithScene(Scene::create());
        director->getScheduler()->schedule(
            [this, director](float) {
                if (++_frame == 3) director->replaceScene(TransitionFade::create(1.0f, Scene::create()));
                if (_frame == _lastFrame) director->end();
            },
            this, 0.0f, false, "play");
        return true;
    }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}

private:
    int _lastFrame;
    int _frame = 0;
};

int playFading(int lastFrame, const std::string& picture) {
    copra::setEnvironment("COPRA_BACKEND", "null");
    Director* director = Director::getInstance();
    director->end(); // what other tests left
    director->mainLoop();
    ProgramOptions options;
    options.headless = true;
    options.frames = 3;
    options.screenshot = picture;
    Fading game(lastFrame);
    return playGame(game, options);
}

} // namespace

TEST_F(FrameCaptureTest, ThePictureIsThatOfTheNextFrame) {
    const FrameCapture capture(app.director());
    EXPECT_FALSE(capture.picture().has_value());
    app.scene()->addChild(LayerColor::create(Color4B::RED));
    app.step();
    ASSERT_TRUE(capture.picture().has_value());
    app.scene()->removeAllChildren();
    app.step();
    ASSERT_EQ(capture.picture()->size, (copra::PixelSize{480, 320}));
    EXPECT_EQ(capture.picture()->rgba[0], 255);
}

TEST_F(FrameCaptureTest, ATransitionDoesNotPreventIt) {
    app.director().replaceScene(TransitionFade::create(1.0f, Scene::create()));
    EXPECT_FALSE(app.picture().empty());
    EXPECT_FALSE(app.picture().empty());
}

TEST(GameProgramTest, ThePictureOfAFrameThatBeginsATransitionIsSaved) {
    TestFiles files;
    const std::string picture = files.folder() + "fading.png";
    EXPECT_EQ(playFading(0, picture), 0);
    EXPECT_EQ(loadPicture(picture).size, (copra::PixelSize{48, 32}));
}

TEST(GameProgramTest, ThePictureIsThatOfTheLastFrameOfAGameThatEndsBefore) {
    TestFiles files;
    const std::string picture = files.folder() + "ended.png";
    EXPECT_EQ(playFading(1, picture), 0);
    EXPECT_EQ(loadPicture(picture).size, (copra::PixelSize{48, 32}));
}

TEST(GameProgramTest, APictureThatCannotBeSavedFails) {
    EXPECT_EQ(playFading(0, "/dev/null/picture.png"), 1);
}
