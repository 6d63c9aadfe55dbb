#include "testing/GameProgram.h"

#include "app/Application.h"
#include "app/Director.h"
#include "app/GLViewImpl.h"
#include "base/log.h"
#include "platform/system/process.h"
#include "testing/InputRecording.h"
#include "testing/TestApp.h"
#include "testing/TestFiles.h"
#include "time/Scheduler.h"

#include <gmock/gmock.h>

#include <functional>

using namespace cocos2d;
using namespace copra::testing;
using ::testing::HasSubstr;

namespace {

constexpr int kEscape = 5; ///< the frame in which the player ends the game

/// A game with a boat that sails as fast as `speed`, and what happens in the frame kEscape.
class Boat : public Application {
public:
    explicit Boat(float speed, std::function<void()> escape = nullptr)
        : _speed(speed), _escape(std::move(escape)) {}
    bool applicationDidFinishLaunching() override {
        Director* director = Director::getInstance();
        director->setOpenGLView(GLViewImpl::createWithRect("boat", Rect(0.0f, 0.0f, 48.0f, 32.0f)));
        Scene* scene = Scene::create();
        Node* boat = Node::create();
        scene->addChild(boat);
        director->runWithScene(scene);
        director->getScheduler()->schedule(
            [this, boat](float) {
                if (++_frame <= kEscape) boat->setPositionX(static_cast<float>(_frame) * _speed);
                if (_frame == kEscape && _escape) _escape();
            },
            this, 0.0f, false, "sail");
        return true;
    }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}
    std::string getVersion() override { return "1.2"; }

private:
    float _speed;
    std::function<void()> _escape;
    int _frame = 1; ///< timers run from the second frame
};

void endGame() {
    Director::getInstance()->end();
}

/// Programs that are recorded and replayed, in a folder of the test.
class ReplayedProgramTest : public ::testing::Test {
protected:
    void SetUp() override { copra::setEnvironment("COPRA_BACKEND", "null"); }
    void TearDown() override { copra::setEnvironment("COPRA_ACCEPT", nullptr); }

    std::string path() const { return files.folder() + "boat.input"; }

    int play(Application&& game, const ProgramOptions& options) {
        endGame(); // what other tests left
        Director::getInstance()->mainLoop();
        return playGame(game, options);
    }
    int record(Application&& game, int frames = 0) {
        ProgramOptions options;
        options.headless = true;
        options.frames = frames;
        options.record = path();
        return play(std::move(game), options);
    }
    int replay(Application&& game) {
        ProgramOptions options;
        options.headless = true;
        options.replay = path();
        return play(std::move(game), options);
    }
    InputRecording recorded() {
        InputRecording recording;
        EXPECT_EQ(recording.load(path()), "");
        return recording;
    }

    TestFiles files;
};

TEST_F(ReplayedProgramTest, ARecordingThatThePlayerEndsHasTheStateOfTheLastFrameWithAScene) {
    ASSERT_EQ(record(Boat(3.0f, endGame)), 0);
    const std::uint64_t state = recorded().state;
    ASSERT_EQ(record(Boat(3.0f), kEscape), 0);
    EXPECT_EQ(state, recorded().state);
}

TEST_F(ReplayedProgramTest, AReplayThatThePlayerEndsFailsForAChangedGame) {
    ASSERT_EQ(record(Boat(3.0f, endGame)), 0);
    EXPECT_EQ(replay(Boat(3.0f, endGame)), 0);
    ::testing::internal::CaptureStderr();
    EXPECT_EQ(replay(Boat(4.0f, endGame)), 1);
    EXPECT_THAT(::testing::internal::GetCapturedStderr(),
                HasSubstr("the replay ends in a different state from the recording"));
}

TEST_F(ReplayedProgramTest, ARecordingThatEndsWithARestartHasTheStateBeforeIt) {
    const auto restart = [] { Director::getInstance()->restart(); };
    ASSERT_EQ(record(Boat(3.0f, restart), kEscape + 1), 0);
    EXPECT_EQ(replay(Boat(3.0f, restart)), 0);
    EXPECT_EQ(replay(Boat(4.0f, restart)), 1);
}

TEST_F(ReplayedProgramTest, AnAcceptedReplayTakesTheStateOfTheLastFrameWithAScene) {
    ASSERT_EQ(record(Boat(3.0f, endGame)), 0);
    copra::setEnvironment("COPRA_ACCEPT", "1");
    EXPECT_EQ(replay(Boat(4.0f, endGame)), 0);
    copra::setEnvironment("COPRA_ACCEPT", nullptr);
    EXPECT_EQ(replay(Boat(4.0f, endGame)), 0);
    EXPECT_EQ(replay(Boat(3.0f, endGame)), 1);
}

TEST_F(ReplayedProgramTest, ARecordingOfAGameWithoutASceneIsNotWritten) {
    class NoScene : public Boat {
    public:
        NoScene() : Boat(1.0f) {}
        bool applicationDidFinishLaunching() override {
            return Boat::applicationDidFinishLaunching() && (endGame(), true);
        }
    };
    const copra::LogCapture lines;
    EXPECT_EQ(record(NoScene()), 1);
    EXPECT_TRUE(lines.contains("boat.input")) << lines.text();
    EXPECT_FALSE(files.exists("boat.input"));
}

TEST_F(ReplayedProgramTest, AReplayFailsIfTheGameEndsBeforeTheRecording) {
    const auto stopped = [] { return Boat(0.0f); };
    ASSERT_EQ(record(stopped(), kEscape + 3), 0);
    EXPECT_EQ(replay(stopped()), 0);
    testing::internal::CaptureStderr();
    EXPECT_EQ(replay(Boat(0.0f, endGame)), 1) << "though the boat is where it was";
    EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("after 6 of 8 frames"));
}

TEST_F(ReplayedProgramTest, ARecordingWithoutAStateIsRefusedAndCanBeAccepted) {
    files.add("boat.input", "copra-input 1\nframes 3\nstate 0000000000000000\n");
    testing::internal::CaptureStderr();
    EXPECT_EQ(replay(Boat(3.0f)), 1);
    EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("COPRA_ACCEPT=1"));
    copra::setEnvironment("COPRA_ACCEPT", "1");
    EXPECT_EQ(replay(Boat(3.0f)), 0);
    copra::setEnvironment("COPRA_ACCEPT", nullptr);
    EXPECT_EQ(replay(Boat(3.0f)), 0);
    EXPECT_EQ(replay(Boat(4.0f)), 1);
}

// --- Hooks and films ---

/// Counts what playGame() calls, and ends the game after some frames.
class CountingHooks : public PlayHooks {
public:
    explicit CountingHooks(int lastFrame, bool isGood = true) : _lastFrame(lastFrame), _isGood(isGood) {}
    bool isOver() const override { return ended == _lastFrame; }
    void frameBegins(int frame) override {
        EXPECT_EQ(frame, ++begun);
        EXPECT_EQ(frame, Director::getInstance()->getTotalFrames() - _before + 1);
    }
    void frameEnded(int frame) override { EXPECT_EQ(frame, ++ended); }
    bool finish(int frames) override {
        EXPECT_NE(Director::getInstance()->getRunningScene(), nullptr);
        finished = frames;
        return _isGood;
    }

    int begun = 0, ended = 0, finished = 0;

private:
    int _lastFrame;
    bool _isGood;
    unsigned _before = Director::getInstance()->getTotalFrames();
};

int playHeadless(PlayHooks* hooks, const ProgramOptions& more = {}) {
    copra::setEnvironment("COPRA_BACKEND", "null");
    endGame();
    Director::getInstance()->mainLoop();
    ProgramOptions options = more;
    options.headless = true;
    Boat boat(1.0f);
    return playGame(boat, options, hooks);
}

TEST(PlayGameTest, HooksSeeEveryFrameAndEndTheGame) {
    testing::internal::CaptureStdout();
    CountingHooks hooks(7);
    EXPECT_EQ(playHeadless(&hooks), 0);
    EXPECT_EQ(hooks.begun, 7);
    EXPECT_EQ(hooks.ended, 7);
    EXPECT_EQ(hooks.finished, 7);
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "") << "they print their own summary";
}

TEST(PlayGameTest, HooksDecideWhetherAllIsWell) {
    CountingHooks hooks(3, false);
    EXPECT_EQ(playHeadless(&hooks), 1);
}

/// Films into the folder "film" of the files. Returns the exit code.
int film(const TestFiles& files, ProgramOptions options) {
    options.film = files.folder() + "film";
    testing::internal::CaptureStdout();
    const int code = playHeadless(nullptr, options);
    testing::internal::GetCapturedStdout();
    return code;
}

TEST(PlayGameTest, AFilmIsAPictureOfEverySixthFrameAndMayEndWithTheScreenshot) {
    TestFiles files;
    ProgramOptions options;
    options.frames = 12;
    options.screenshot = files.folder() + "last.png";
    EXPECT_EQ(film(files, options), 0);
    for (const char* name : {"film/00006.png", "film/00012.png", "last.png"})
        EXPECT_TRUE(files.exists(name)) << name;
    EXPECT_FALSE(files.exists("film/00001.png"));
}

TEST(PlayGameTest, AFilmMayBeginLater) {
    TestFiles files;
    ProgramOptions options;
    options.frames = 20;
    options.filmFrom = 12;
    EXPECT_EQ(film(files, options), 0);
    EXPECT_FALSE(files.exists("film/00006.png"));
    EXPECT_TRUE(files.exists("film/00012.png"));
    EXPECT_TRUE(files.exists("film/00018.png"));
}

TEST(PlayGameTest, AFilmThatCannotBeSavedIsAFailure) {
    TestFiles files;
    files.add("film", "a file");
    const copra::LogCapture lines;
    testing::internal::CaptureStderr();
    ProgramOptions options;
    options.frames = 6;
    EXPECT_EQ(film(files, options), 1);
    EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("could not save the film in "));
}

// --- runProgram() ---

struct Output {
    int code;
    std::string out;
    std::string err;
};

Output run(std::vector<const char*> arguments) {
    arguments.insert(arguments.begin(), "/usr/games/boat");
    endGame(); // what other tests left
    Director::getInstance()->mainLoop();
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const int code = runProgram(static_cast<int>(arguments.size()), arguments.data(),
                                []() -> Application* { return new Boat(1.0f); });
    std::string out = testing::internal::GetCapturedStdout();
    return {code, std::move(out), testing::internal::GetCapturedStderr()};
}

TEST(RunProgramTest, HelpListsTheOptions) {
    for (const char* option : {"--help", "-h"}) {
        const Output output = run({option});
        EXPECT_EQ(output.code, 0);
        EXPECT_EQ(output.err, "");
        for (const char* line : {"usage: boat", "--headless", "--frames N", "--record FILE", "--version"})
            EXPECT_THAT(output.out, HasSubstr(line));
    }
    EXPECT_EQ(run({"--headless", "--help"}).code, 0) << "in the place of any option";
}

TEST(RunProgramTest, VersionNamesThoseOfTheGameAndOfCopra) {
    const Output output = run({"--version"});
    EXPECT_EQ(output.code, 0);
    EXPECT_THAT(output.out, ::testing::MatchesRegex("boat 1\\.2 \\(Copra [0-9.]+\\)\n"));
    EXPECT_EQ(output.err, "");
}

TEST(RunProgramTest, AWrongOptionPrintsTheUsageAndFails) {
    const Output output = run({"--speed", "3"});
    EXPECT_EQ(output.code, 2);
    EXPECT_EQ(output.out, "");
    EXPECT_THAT(output.err, HasSubstr("there is no option '--speed'"));
    EXPECT_THAT(output.err, HasSubstr("boat --help"));
    EXPECT_THAT(run({"--frames"}).err, HasSubstr("--frames needs a value"));
    EXPECT_THAT(run({"--speed"}).err, HasSubstr("there is no option '--speed'"));
}

} // namespace
