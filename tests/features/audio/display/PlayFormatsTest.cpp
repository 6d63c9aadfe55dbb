#include "app/Director.h"
#include "app/GLViewImpl.h"
#include "audio/AudioFixture.h"
#include "base/log.h"
#include "scene/Scene.h"

#include <chrono>
#include <cstdlib>
#include <vector>

using namespace cocos2d;
using namespace copra::test;
using Clock = std::chrono::steady_clock;
using State = AudioEngine::AudioState;

namespace {

/// A game in a window. Its sounds go to OpenAL's null output, which takes them at the speed of a sound card.
class SoundWindow : public ::testing::Test {
protected:
    static void SetUpTestSuite() {
        setenv("COPRA_BACKEND", "sfml", 1);
        setenv("ALSOFT_DRIVERS", "null", 0);
        Director::getInstance()->setOpenGLView(GLViewImpl::createWithRect("sound", Rect(0, 0, 160, 120)));
        Director::getInstance()->runWithScene(Scene::create());
    }
    static void TearDownTestSuite() {
        Director::getInstance()->end();
        Director::getInstance()->mainLoop();
    }
    void TearDown() override { AudioEngine::end(); }

    /// Runs frames until `isDone` is true, at most 5 seconds. Returns the seconds that took.
    template<typename IsDone>
    double runUntil(IsDone isDone) const {
        const auto begin = Clock::now();
        const auto seconds = [begin] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
        while (!isDone() && seconds() < 5.0) {
            director.mainLoop();
            director.waitForNextFrame();
        }
        return seconds();
    }

    Director& director = *Director::getInstance();
};

} // namespace

TEST_F(SoundWindow, EveryFormatPlaysToItsEnd) {
    for (const char* format : {"wav", "ogg", "flac", "mp3"}) {
        const std::string path = kSounds + "sine." + format;
        const int id = AudioEngine::play2d(path);
        ASSERT_NE(id, AudioEngine::INVALID_AUDIO_ID) << format;
        std::string finished;
        AudioEngine::setFinishCallback(id, [&](int, const std::string& name) { finished = name; });
        runUntil([id] { return AudioEngine::getState(id) != State::INITIALIZING; });
        EXPECT_EQ(AudioEngine::getState(id), State::PLAYING) << format;
        EXPECT_NEAR(static_cast<double>(AudioEngine::getDuration(id)), kSineSeconds, 0.02) << format;
        const double seconds = runUntil([&finished] { return !finished.empty(); });
        EXPECT_EQ(finished, path);
        EXPECT_NEAR(seconds, kSineSeconds, 0.25) << format;
    }
}

TEST_F(SoundWindow, ALongFileStreams) {
    const TempFolder folder;
    folder.write("long.wav", wavOf(140.0, 2));
    const int id = AudioEngine::play2d("long.wav", true);
    runUntil([id] { return AudioEngine::getCurrentTime(id) > 0.1f; });
    EXPECT_FLOAT_EQ(AudioEngine::getDuration(id), 140.0f);
    EXPECT_TRUE(AudioEngine::setCurrentTime(id, 139.8f));
    EXPECT_NEAR(AudioEngine::getCurrentTime(id), 139.8f, 0.1f);
    const double seconds = runUntil([id] { return AudioEngine::getCurrentTime(id) < 100.0f; });
    EXPECT_LT(seconds, 2.0) << "it loops";
    AudioEngine::pause(id);
    const float position = AudioEngine::getCurrentTime(id);
    runUntil([frames = 0]() mutable { return ++frames > 10; });
    EXPECT_NEAR(AudioEngine::getCurrentTime(id), position, 0.06f);
    EXPECT_EQ(AudioEngine::getState(id), State::PAUSED);
}

TEST_F(SoundWindow, PannedSoundsOfBothKindsPlay) {
    const TempFolder folder;
    folder.write("mono.wav", wavOf(0.2));
    folder.write("stereo.wav", wavOf(0.2, 2));
    auto& engine = *CocosDenshion::SimpleAudioEngine::getInstance();
    for (const char* name : {"mono.wav", "stereo.wav"}) engine.playEffect(name, false, 1.5f, -0.5f, 0.5f);
    EXPECT_EQ(copra::audioPlayer().playing().size(), 2u);
    const double seconds = runUntil([] { return copra::audioPlayer().playing().empty(); });
    EXPECT_LT(seconds, 2.0);
}

TEST_F(SoundWindow, AThousandSoundsDoNoHarm) {
    const TempFolder folder;
    folder.write("a.wav", wavOf(0.3));
    auto& engine = *CocosDenshion::SimpleAudioEngine::getInstance();
    for (int i = 0; i < 1000; ++i) engine.playEffect("a.wav");
    runUntil([] { return copra::audioPlayer().playing().empty(); });
    EXPECT_TRUE(copra::audioPlayer().playing().empty());
}

TEST_F(SoundWindow, MusicStreamsOnBesideTwoHundredEffectsASecond) {
    const TempFolder folder;
    folder.write("music.wav", wavOf(140.0, 2));
    const char* const names[] = {"a.wav", "b.wav"};
    for (const char* name : names) folder.write(name, wavOf(0.4));
    auto& engine = *CocosDenshion::SimpleAudioEngine::getInstance();
    engine.playBackgroundMusic("music.wav", true);
    int played = 0;
    for (int frame = 0; frame < 180; ++frame) {
        for (; played * 60 < frame * 200; ++played) engine.playEffect(names[played % 2]);
        director.mainLoop();
        director.waitForNextFrame();
    }
    EXPECT_TRUE(engine.isBackgroundMusicPlaying());
    EXPECT_GT(copra::audioPlayer().playing().size(), 1u);
    runUntil([] { return copra::audioPlayer().playing().size() == 1; });
    EXPECT_EQ(copra::audioPlayer().playing().size(), 1u);
    EXPECT_TRUE(engine.isBackgroundMusicPlaying());
    CocosDenshion::SimpleAudioEngine::end();
}

TEST_F(SoundWindow, ABrokenFileIsReportedAndEnds) {
    const TempFolder folder;
    folder.write("broken.ogg", "OggS and nothing else");
    const copra::LogCapture lines;
    const int id = AudioEngine::play2d("broken.ogg");
    std::vector<bool> loaded;
    AudioEngine::preload("broken.ogg", [&loaded](bool success) { loaded.push_back(success); });
    runUntil([id] { return AudioEngine::getState(id) == State::ERROR; });
    EXPECT_EQ(AudioEngine::getState(id), State::ERROR);
    EXPECT_EQ(loaded, std::vector<bool>{false});
    EXPECT_TRUE(lines.contains("broken.ogg")) << lines.text();
}
