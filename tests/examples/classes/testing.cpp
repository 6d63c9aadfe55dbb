// The testing kit and the tools.

#include "ClassExamples.h"

#include "app/HotReload.h"
#include "base/Trace.h"
#include "base/log.h"
#include "testing/GameProgram.h"
#include "testing/LeakGuard.h"
#include "testing/Picture.h"
#include "testing/options.h"

#include <cstdio>

USING_NS_CC;

namespace {

class TestingExamples : public ClassExamples {
protected:
    std::string changed;
};

TEST_F(TestingExamples, TestApp) {
    //! [copra::testing::TestApp]
    auto score = Label::createWithSystemFont("0", "DejaVu Sans", 20);
    auto button = MenuItemFont::create("More", [score](Ref*) { score->setString("1"); });
    button->setName("button");
    auto game = Scene::create();
    game->addChild(score, 0, "score");
    game->addChild(Menu::create(button, nullptr));
    app.run(game);

    app.tap(app.find("button"));
    app.wait(0.5f); // seconds of game time
    EXPECT_EQ(app.find<Label>("score")->getString(), "1");
    //! [copra::testing::TestApp]
}

TEST_F(TestingExamples, LeakGuard) {
    //! [copra::testing::LeakGuard]
    copra::testing::LeakGuard guard(app);    // removes all scenes
    app.run(Scene::create());                // what the test does
    const std::string leaks = guard.leaks(); // a line for each class that is left; empty
    //! [copra::testing::LeakGuard]
    EXPECT_EQ(leaks, "");
}

TEST_F(TestingExamples, LogCapture) {
    //! [copra::LogCapture]
    copra::LogCapture captured; // in a test
    Sprite::create("missing.png");
    const bool isReported = captured.contains("missing.png");
    //! [copra::LogCapture]
    EXPECT_TRUE(isReported);
}

TEST_F(TestingExamples, TestFiles) {
    //! [copra::testing::TestFiles]
    copra::testing::TestFiles files; // in a test: the game finds and writes files in an empty folder
    files.add("levels/1.json", "{\"bees\": 3}");
    const std::string level = FileUtils::getInstance()->getStringFromFile("levels/1.json");
    //! [copra::testing::TestFiles]
    EXPECT_EQ(level, "{\"bees\": 3}");
}

TEST_F(TestingExamples, Trace) {
    //! [copra::Trace]
    const std::string file = FileUtils::getInstance()->getWritablePath() + "trace.json";
    copra::Trace::start(file); // or start the game with COPRA_TRACE=trace.json
    {
        copra::TraceScope scope("enemies"); // a part of the frame
    }
    copra::Trace::counter("enemies", 12);
    copra::Trace::stop(); // open the file with https://ui.perfetto.dev
    //! [copra::Trace]
    EXPECT_NE(FileUtils::getInstance()->getStringFromFile(file).find("enemies"), std::string::npos);
    std::remove(file.c_str());
}

TEST_F(TestingExamples, TraceScope) {
    //! [copra::TraceScope]
    {
        copra::TraceScope scope("enemies"); // until the end of the block; a literal
        app.step();
    }
    //! [copra::TraceScope]
    EXPECT_FALSE(copra::Trace::isOn());
}

TEST_F(TestingExamples, HotReload) {
    //! [copra::HotReload]
    auto listener = EventListenerCustom::create(copra::HotReload::kFileChanged, [this](EventCustom* event) {
        changed = *static_cast<const std::string*>(event->getUserData()); // the path: read the level again
    });
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [copra::HotReload]
    app.step();
    EXPECT_EQ(changed, "");
}

TEST_F(TestingExamples, ProgramOption) {
    //! [copra::testing::ProgramOption]
    bool isEasy = false;
    std::uint64_t lives = 3;
    const std::vector<copra::testing::ProgramOption> options{
        copra::testing::flagOption("--easy", "fewer wasps", isEasy),
        copra::testing::numberOption("--lives", "at the start", 1, 9,
                                     [&](std::uint64_t number) { lives = number; }),
    };
    const char* const arguments[] = {"game", "--easy", "--lives", "5"};              // those of main()
    const std::string problem = copra::testing::parseOptions(4, arguments, options); // empty: all is well
    //! [copra::testing::ProgramOption]
    EXPECT_EQ(problem, "");
    EXPECT_TRUE(isEasy);
    EXPECT_EQ(lives, 5u);
}

TEST_F(TestingExamples, PixelImage) {
    scene->addChild(LayerColor::create(Color4B::RED));
    //! [copra::PixelImage, copra::PixelSize]
    const copra::PixelImage picture = app.picture(); // what the window shows
    const copra::PixelSize size = picture.size;
    ASSERT_FALSE(picture.empty());
    const std::size_t row = static_cast<std::size_t>(size.height) / 2; // from the top
    const std::size_t column = static_cast<std::size_t>(size.width) / 2;
    const std::size_t first = 4 * (row * static_cast<std::size_t>(size.width) + column);
    EXPECT_EQ(picture.rgba[first], 255); // red; green, blue, and alpha follow
    //! [copra::PixelImage, copra::PixelSize]
}

TEST_F(TestingExamples, PictureTolerance) {
    //! [copra::testing::PictureTolerance, copra::testing::PictureDifference]
    const copra::PixelImage before = app.picture();
    copra::testing::PictureTolerance tolerance;
    tolerance.share = 0.05f; // up to 5 % of the pixels may differ
    const copra::testing::PictureDifference difference =
        copra::testing::comparePictures(before, app.picture(), tolerance);
    EXPECT_EQ(difference.pixels, 0u);
    //! [copra::testing::PictureTolerance, copra::testing::PictureDifference]
}

//! [copra::testing::PlayHooks]
/// Ends the game after 600 frames. Pass an object to copra::testing::playGame().
class TenSeconds : public copra::testing::PlayHooks {
public:
    bool isOver() const override { return _frames == 600; }
    void frameBegins(int) override {}
    void frameEnded(int frame) override { _frames = frame; }
    bool finish(int frames) override {
        std::printf("%d frames\n", frames);
        return true; // the game was played successfully
    }

private:
    int _frames = 0;
};
//! [copra::testing::PlayHooks]

TEST_F(TestingExamples, PlayHooks) {
    TenSeconds hooks;
    for (int frame = 1; !hooks.isOver(); ++frame) {
        hooks.frameBegins(frame);
        hooks.frameEnded(frame);
        ASSERT_LE(frame, 600);
    }
}

//! [copra::testing::IsolatedGameTest]
class LevelFilesTest : public copra::testing::IsolatedGameTest {};

TEST_F(LevelFilesTest, AFileIsFound) {
    files.add("levels/1.json", "[]"); // in a folder of this test only
    EXPECT_EQ(FileUtils::getInstance()->getStringFromFile("levels/1.json"), "[]");
}
//! [copra::testing::IsolatedGameTest]

//! [copra::testing::GameTest]
class MeadowTest : public copra::testing::GameTest {};

TEST_F(MeadowTest, ABeeFliesToTheFlower) {
    auto bee = Sprite::create();
    auto meadow = Scene::create();
    meadow->addChild(bee);
    app.run(meadow);
    bee->runAction(MoveTo::create(1, Vec2(100, 50)));
    app.wait(1.1f); // seconds of game time
    EXPECT_NEAR(bee->getPositionX(), 100, 0.1f);
}
//! [copra::testing::GameTest]

} // namespace
