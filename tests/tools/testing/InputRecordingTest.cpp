#include "testing/InputRecording.h"

#include "action/Move.h"
#include "app/Application.h"
#include "base/log.h"
#include "base/random.h"
#include "base/randomValues.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerTouch.h"
#include "testing/GameProgram.h"
#include "testing/GameTest.h"
#include "testing/TestFiles.h"
#include "time/Scheduler.h"

#include <gmock/gmock.h>

#include <cmath>
#include <cstdint>

using namespace cocos2d;
using namespace copra::testing;
using ::testing::HasSubstr;

namespace {

/// A game whose node goes to each touch.
class Walk : public Application {
public:
    bool applicationDidFinishLaunching() override {
        Scene* scene = Scene::create();
        Node* walker = Node::create();
        scene->addChild(walker);
        auto* listener = EventListenerTouchOneByOne::create();
        listener->onTouchBegan = [walker](Touch* touch, Event*) {
            walker->runAction(MoveTo::create(1.0f, touch->getLocation() + Vec2(random(0.0f, 9.0f), 0.0f)));
            return true;
        };
        scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, walker);
        Director::getInstance()->replaceScene(scene);
        return true;
    }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}
};

/// Runs its first scene as the original's template does.
class FirstScene : public Walk {
public:
    bool applicationDidFinishLaunching() override {
        Director::getInstance()->runWithScene(Scene::create());
        return true;
    }
};

class InputRecordingTest : public GameTest {
protected:
    /// Plays with taps and returns the recording.
    InputRecording record() {
        InputRecording recording;
        recording.frameSize = app.view().getFrameSize();
        recording.seed = 5;
        Walk game;
        app.launch(game, recording.seed);
        InputRecorder recorder(app.inputSink(), recording);
        for (recording.frames = 0; recording.frames < 40;) {
            if (recording.frames == 3) recorder.touchBegan(0, Vec2(200.0f, 100.0f));
            if (recording.frames == 5) recorder.touchEnded(0, Vec2(200.0f, 100.0f));
            app.step();
            ++recording.frames;
        }
        recording.state = app.stateHash();
        return recording;
    }

    TestFiles files;
};

TEST_F(InputRecordingTest, ALaunchedGameMayRunItsFirstScene) {
    FirstScene game;
    for (int i = 0; i < 2; ++i) { // the second time in place of the running game
        app.scene()->setName("before");
        app.launch(game);
        app.step();
        ASSERT_NE(app.scene(), nullptr);
        EXPECT_EQ(app.scene()->getName(), "");
    }
}

} // namespace

TEST_F(InputRecordingTest, AReplayEndsInTheRecordedState) {
    const InputRecording recording = record();
    ASSERT_EQ(recording.events.size(), 2u);
    Walk game;
    app.launch(game, recording.seed);
    EXPECT_EQ(recording.play(app), recording.state);
}

TEST_F(InputRecordingTest, AReplayThatEndsTheGameHasTheStateBeforeItsEnd) {
    InputRecording recording = record();
    Walk game;
    app.launch(game, recording.seed);
    const auto end = [this, frame = 1, last = recording.frames](float) mutable {
        if (++frame == last) app.director().end();
    };
    app.director().getScheduler()->schedule(end, this, 0.0f, false, "end");
    recording.frames += 9;
    EXPECT_EQ(recording.play(app), recording.state);
}

TEST_F(InputRecordingTest, NothingIsWrittenWithoutFramesOrState) {
    const copra::LogCapture lines;
    InputRecording recording;
    recording.state = 1;
    EXPECT_FALSE(recording.save(files.folder() + "a.input"));
    recording.frames = 1;
    recording.state = 0;
    EXPECT_FALSE(recording.save(files.folder() + "a.input"));
    EXPECT_FALSE(files.exists("a.input"));
    EXPECT_EQ(lines.lineCount(), 1) << lines.text();
}

TEST_F(InputRecordingTest, AnotherSeedEndsInAnotherState) {
    const InputRecording recording = record();
    Walk game;
    app.launch(game, recording.seed + 1);
    EXPECT_NE(recording.play(app), recording.state);
}

/// The numbers as an event is sent with them: whole ones, or of the type float.
std::vector<double> asSent(std::vector<double> numbers) {
    for (double& number : numbers)
        if (number != std::floor(number)) number = static_cast<double>(static_cast<float>(number));
    return numbers;
}

void expectEqual(const InputRecording& one, const InputRecording& other) {
    EXPECT_EQ(one.seed, other.seed);
    EXPECT_TRUE(one.frameSize.equals(other.frameSize));
    EXPECT_EQ(one.frames, other.frames);
    EXPECT_EQ(one.state, other.state);
    ASSERT_EQ(one.events.size(), other.events.size());
    for (std::size_t i = 0; i < one.events.size(); ++i) {
        EXPECT_EQ(one.events[i].frame, other.events[i].frame);
        EXPECT_EQ(one.events[i].name, other.events[i].name);
        EXPECT_EQ(asSent(one.events[i].numbers), asSent(other.events[i].numbers));
        EXPECT_EQ(one.events[i].text, other.events[i].text);
    }
}

TEST_F(InputRecordingTest, AFileKeepsAllEvents) {
    InputRecording recording;
    struct : copra::InputSink {
    } ignored;
    InputRecorder recorder(ignored, recording);
    recorder.keyDown(copra::Key::KEY_A);
    recorder.textEntered(U'\u00e9');
    recording.frames = 7;
    recorder.mouseDown(copra::MouseButton::BUTTON_RIGHT, Vec2(1.5f, 2.25f));
    recorder.mouseScrolled(Vec2(0.0f, -1.0f), Vec2(3.0f, 4.0f));
    recorder.joystickConnected(0, {"a pad", 1, 2});
    recorder.joystickAxis(0, 1, -0.125f);
    recorder.resized({640, 480});
    recording.frames = 9;
    recording.state = 0xfeedu;
    recording.seed = 77;
    ASSERT_TRUE(recording.save(files.folder() + "a/b.input"));
    InputRecording loaded;
    ASSERT_EQ(loaded.load(files.folder() + "a/b.input"), "");
    EXPECT_EQ(loaded.seed, 77u);
    EXPECT_EQ(loaded.frames, 9);
    EXPECT_EQ(loaded.state, 0xfeedu);
    expectEqual(loaded, recording);
}

TEST_F(InputRecordingTest, TheNumbersOfAPadKeepAllBits) {
    InputRecording recording;
    copra::InputSink ignored;
    InputRecorder recorder(ignored, recording);
    recorder.joystickConnected(0, {"a pad", 0xffffffffu, 0x80000000u});
    recording.frames = 1;
    recording.state = 1;
    ASSERT_TRUE(recording.save(files.folder() + "pad.input"));
    InputRecording loaded;
    ASSERT_EQ(loaded.load(files.folder() + "pad.input"), "");
    ASSERT_EQ(loaded.events.size(), 1u);
    EXPECT_EQ(loaded.events[0].numbers, recording.events[0].numbers);
}

TEST_F(InputRecordingTest, AnyInputIsReadBackAsItWasWritten) {
    for (unsigned seed = 1; seed <= 50; ++seed) {
        SCOPED_TRACE(seed);
        copra::test::RandomValues random(seed);
        const auto any = [&] { return random.below(9) ? random.real<float, std::uint32_t>() : NAN; };
        const auto point = [&] { return Vec2(any(), any()); };
        InputRecording written;
        written.seed = random.integer<std::uint32_t>();
        written.frameSize = Size(1 + random.below(1'000'000) / 64.0f, 1 + random.below(1'000'000) / 64.0f);
        written.frames = 1 + random.below(1000);
        written.state = 1 + random.integer<std::uint64_t>() / 2;
        copra::InputSink ignored;
        InputRecorder recorder(ignored, written);
        recorder.textEntered(static_cast<char32_t>(random.below(0x110000)));
        recorder.mouseMoved(point());
        recorder.mouseScrolled(point(), point());
        recorder.touchBegan(random.integer<std::intptr_t>(), point());
        recorder.joystickConnected(0,
                                   {random.text(), random.integer<unsigned>(), random.integer<unsigned>()});
        recorder.joystickAxis(random.below(8), random.integer<int>(), any());
        recorder.joystickHat(random.below(8), random.integer<int>(), random.integer<int>(),
                             random.integer<int>());
        recorder.resized({random.below(5000), random.below(5000)});

        const std::string file = files.folder() + "random.input";
        ASSERT_TRUE(written.save(file));
        InputRecording read;
        ASSERT_EQ(read.load(file), "");
        expectEqual(read, written);
    }
}

TEST_F(InputRecordingTest, BadFilesAreRefusedWithTheLine) {
    const auto load = [this](const std::string& content) {
        files.add("bad.input", content);
        InputRecording recording;
        return recording.load(files.folder() + "bad.input");
    };
    EXPECT_NE(load("something"), "");
    EXPECT_NE(load("copra-input 1\nspeed 3\n").find(":2: 'speed 3'"), std::string::npos);
    EXPECT_NE(load("copra-input 1\n\n4 key-down\n").find(":3: '4 key-down' is not an event"),
              std::string::npos);
    EXPECT_NE(load("copra-input 1\n-4 key-down 3\n"), "");
    EXPECT_NE(load("copra-input 1\n4 key-down 1e300\n"), "");
    EXPECT_NE(load("copra-input 1\nsize 0 nan\n"), "");
    EXPECT_THAT(load("copra-input 1\nstate 1\n"), HasSubstr("has no frames"));
    EXPECT_THAT(load("copra-input 1\nframes 3\nstate 0\n"), HasSubstr("has no state"));
    EXPECT_THAT(load("copra-input 1\nframes 3\n"), HasSubstr("has no state"));
    EXPECT_EQ(load("copra-input 1\nframes 3\nstate 1\n"), "");
    InputRecording recording;
    EXPECT_NE(recording.load("there is no such file"), "");
}

TEST(ProgramOptionsTest, AReplayDeterminesTheFrames) {
    const auto parse = [](std::vector<const char*> arguments) {
        arguments.insert(arguments.begin(), "game");
        ProgramOptions options;
        return parseProgramOptions(static_cast<int>(arguments.size()), arguments.data(), options);
    };
    EXPECT_EQ(parse({"--headless", "--replay", "a.input"}), "");
    EXPECT_NE(parse({"--replay", "a.input", "--frames", "3"}), "");
    EXPECT_NE(parse({"--record", "a.input", "--autotap", "3"}), "");
    EXPECT_NE(parse({"--seed", "0"}), "");
}
