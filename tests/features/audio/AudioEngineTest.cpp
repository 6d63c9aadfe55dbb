#include "audio/AudioFixture.h"

#include "base/expectRefused.h"
#include "base/log.h"

#include <memory>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

using namespace cocos2d;
using namespace cocos2d::experimental;
using copra::test::AudioTest;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using State = AudioEngine::AudioState;

static_assert(std::is_same_v<cocos2d::AudioEngine, cocos2d::experimental::AudioEngine>);

namespace {

class AudioEngineTest : public AudioTest {
protected:
    AudioEngineTest() { AudioEngine::setMaxAudioInstance(32); }

    std::vector<std::pair<int, std::string>> finished;
    void note(int id) {
        AudioEngine::setFinishCallback(
            id, [this](int audioID, const std::string& path) { finished.emplace_back(audioID, path); });
    }
};

} // namespace

TEST_F(AudioEngineTest, PlaysAndFinishes) {
    const int id = AudioEngine::play2d(wav("a.wav", 0.5));
    EXPECT_NE(id, AudioEngine::INVALID_AUDIO_ID);
    EXPECT_EQ(AudioEngine::getState(id), State::PLAYING);
    EXPECT_FLOAT_EQ(AudioEngine::getDuration(id), 0.5f);
    note(id);
    step(4, 0.125f);
    EXPECT_THAT(finished, ElementsAre(std::make_pair(id, std::string("a.wav"))));
    EXPECT_EQ(AudioEngine::getState(id), State::ERROR);
    EXPECT_FLOAT_EQ(AudioEngine::getDuration(id), AudioEngine::TIME_UNKNOWN);
    EXPECT_EQ(AudioEngine::getPlayingAudioCount(), 0);
}

TEST_F(AudioEngineTest, TheCallbackMayPlayTheNextSound) {
    const std::string name = wav("a.wav", 0.5);
    int next = AudioEngine::INVALID_AUDIO_ID;
    State stateInCallback = State::PLAYING;
    AudioEngine::setFinishCallback(AudioEngine::play2d(name), [&](int id, const std::string& path) {
        stateInCallback = AudioEngine::getState(id);
        next = AudioEngine::play2d(path);
    });
    step(5, 0.125f);
    EXPECT_EQ(stateInCallback, State::ERROR);
    EXPECT_EQ(AudioEngine::getState(next), State::PLAYING);
    EXPECT_FLOAT_EQ(AudioEngine::getCurrentTime(next), 0.125f);
}

TEST_F(AudioEngineTest, ASoundThatCannotBePlayedFinishes) {
    folder.write("broken.wav", "nothing that sounds");
    const int id = AudioEngine::play2d("broken.wav");
    note(id);
    step(1);
    EXPECT_EQ(finished, (std::vector<std::pair<int, std::string>>{{id, "broken.wav"}}));
    EXPECT_EQ(AudioEngine::getState(id), State::ERROR);
}

TEST_F(AudioEngineTest, ASoundThatMakesRoomForAnotherFinishes) {
    const std::string name = wav("a.wav", 0.5);
    const int id = AudioEngine::play2d(name);
    note(id);
    for (std::size_t i = 0; i < copra::AudioPlayer::kMaximumVoices; ++i) player.play(name);
    EXPECT_EQ(AudioEngine::getState(id), State::ERROR);
    EXPECT_THAT(finished, IsEmpty());
    step(1);
    EXPECT_THAT(finished, ElementsAre(std::make_pair(id, name)));
    EXPECT_EQ(AudioEngine::getPlayingAudioCount(), 0);
}

TEST_F(AudioEngineTest, ACallbackThatThrowsKeepsNoOtherFromBeingCalled) {
    const std::string name = wav("a.wav", 0.1);
    AudioEngine::setFinishCallback(AudioEngine::play2d(name),
                                   [](int, const std::string&) { throw std::runtime_error("first"); });
    const int second = AudioEngine::play2d(name);
    note(second);
    EXPECT_THROW(step(2), std::runtime_error);
    EXPECT_THAT(finished, ElementsAre(std::make_pair(second, name)));
    step(2);
    EXPECT_EQ(finished.size(), 1u);
}

TEST_F(AudioEngineTest, ACallbackMayUpdateThePlayer) {
    const std::string name = wav("a.wav", 0.1);
    const int first = AudioEngine::play2d(name);
    const int second = AudioEngine::play2d(name);
    AudioEngine::setFinishCallback(first, [this](int id, const std::string& path) {
        finished.emplace_back(id, path);
        step(2);
    });
    note(second);
    step(2);
    EXPECT_THAT(finished, ElementsAre(std::make_pair(first, name), std::make_pair(second, name)));
}

TEST_F(AudioEngineTest, WhatACallbackCapturedMayPlaySoundsWhenItIsDestroyed) {
    const std::string name = wav("a.wav", 0.5);
    const int stopped = AudioEngine::play2d(name);
    const int other = AudioEngine::play2d(name);
    int played = AudioEngine::INVALID_AUDIO_ID;
    AudioEngine::setFinishCallback(stopped,
                                   [captured = std::shared_ptr<void>(nullptr, [&played, name](void*) {
                                        played = AudioEngine::play2d(name);
                                    })](int, const std::string&) {});
    AudioEngine::stop(stopped);
    EXPECT_EQ(AudioEngine::getPlayingAudioCount(), 2);
    note(other);
    note(played);
    step(6);
    EXPECT_THAT(finished, ElementsAre(std::make_pair(other, name), std::make_pair(played, name)));
}

TEST_F(AudioEngineTest, CallbacksComeInTheOrderOfTheSounds) {
    const std::string name = wav("a.wav", 0.5);
    const int first = AudioEngine::play2d(name);
    const int second = AudioEngine::play2d(name);
    note(second);
    note(first);
    step(6);
    EXPECT_THAT(finished, ElementsAre(std::make_pair(first, name), std::make_pair(second, name)));
}

TEST_F(AudioEngineTest, StoppingDoesNotCallBack) {
    const int id = AudioEngine::play2d(wav("a.wav", 0.5));
    note(id);
    AudioEngine::stop(id);
    EXPECT_EQ(AudioEngine::getState(id), State::ERROR);
    const int other = AudioEngine::play2d("a.wav");
    note(other);
    AudioEngine::stopAll();
    step(10);
    EXPECT_THAT(finished, IsEmpty());
}

TEST_F(AudioEngineTest, ThePlayerMayEndItsSounds) {
    const int stopped = AudioEngine::play2d(wav("a.wav", 0.5));
    const int faded = AudioEngine::play2d("a.wav", true);
    note(stopped);
    note(faded);
    player.stop(stopped);
    player.fadeOut(faded, 0.1f);
    step(2);
    EXPECT_EQ(AudioEngine::getPlayingAudioCount(), 0);
    EXPECT_THAT(finished, IsEmpty());
}

TEST_F(AudioEngineTest, PausesAndResumes) {
    const int id = AudioEngine::play2d(wav("a.wav", 0.5));
    AudioEngine::pause(id);
    EXPECT_EQ(AudioEngine::getState(id), State::PAUSED);
    AudioEngine::resume(id);
    EXPECT_EQ(AudioEngine::getState(id), State::PLAYING);
    AudioEngine::pauseAll();
    EXPECT_EQ(AudioEngine::getState(id), State::PAUSED);
    AudioEngine::resumeAll();
    EXPECT_EQ(AudioEngine::getState(id), State::PLAYING);
}

TEST_F(AudioEngineTest, LoopAndVolumeAreKept) {
    const int id = AudioEngine::play2d(wav("a.wav", 0.5), true, 2.0f);
    EXPECT_TRUE(AudioEngine::isLoop(id));
    EXPECT_FLOAT_EQ(AudioEngine::getVolume(id), 1.0f);
    AudioEngine::setVolume(id, 0.25f);
    EXPECT_FLOAT_EQ(AudioEngine::getVolume(id), 0.25f);
    AudioEngine::setVolume(id, -1.0f);
    EXPECT_FLOAT_EQ(AudioEngine::getVolume(id), 0.0f);
    AudioEngine::setLoop(id, false);
    EXPECT_FALSE(AudioEngine::isLoop(id));
}

TEST_F(AudioEngineTest, SeeksToATime) {
    const int id = AudioEngine::play2d(wav("a.wav", 0.5));
    EXPECT_TRUE(AudioEngine::setCurrentTime(id, 0.25f));
    EXPECT_FLOAT_EQ(AudioEngine::getCurrentTime(id), 0.25f);
    EXPECT_FALSE(AudioEngine::setCurrentTime(id + 1, 0.25f));
    EXPECT_FLOAT_EQ(AudioEngine::getCurrentTime(id + 1), 0.0f);
}

TEST_F(AudioEngineTest, UnknownIdsAreIgnored) {
    for (const int id : {-1, 0, 77}) {
        AudioEngine::stop(id);
        AudioEngine::pause(id);
        AudioEngine::resume(id);
        AudioEngine::setVolume(id, 1.0f);
        AudioEngine::setLoop(id, true);
        note(id);
        EXPECT_EQ(AudioEngine::getState(id), State::ERROR);
        EXPECT_FALSE(AudioEngine::isLoop(id));
        EXPECT_EQ(AudioEngine::getProfile(id), nullptr);
    }
}

TEST_F(AudioEngineTest, AMissingFileHasNoId) {
    EXPECT_EQ(AudioEngine::play2d("missing.ogg"), AudioEngine::INVALID_AUDIO_ID);
}

TEST_F(AudioEngineTest, TheNumberOfSoundsIsLimited) {
    const copra::LogCapture lines;
    const std::string name = wav("a.wav", 0.5);
    EXPECT_FALSE(AudioEngine::setMaxAudioInstance(0));
    EXPECT_FALSE(AudioEngine::setMaxAudioInstance(33));
    EXPECT_EQ(AudioEngine::getMaxAudioInstance(), 32);
    EXPECT_TRUE(AudioEngine::setMaxAudioInstance(2));
    EXPECT_NE(AudioEngine::play2d(name), AudioEngine::INVALID_AUDIO_ID);
    EXPECT_NE(AudioEngine::play2d(name), AudioEngine::INVALID_AUDIO_ID);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(AudioEngine::play2d(name), AudioEngine::INVALID_AUDIO_ID);
    EXPECT_EQ(AudioEngine::getPlayingAudioCount(), 2);
    EXPECT_EQ(lines.lineCount(), 1) << lines.text();
    step(6);
    EXPECT_NE(AudioEngine::play2d(name), AudioEngine::INVALID_AUDIO_ID);
}

TEST_F(AudioEngineTest, AProfileLimitsItsSounds) {
    const copra::LogCapture lines;
    const std::string name = wav("a.wav", 0.5);
    AudioProfile profile;
    profile.name = "shots";
    profile.maxInstances = 1;
    const int id = AudioEngine::play2d(name, false, 1.0f, &profile);
    EXPECT_EQ(AudioEngine::play2d(name, false, 1.0f, &profile), AudioEngine::INVALID_AUDIO_ID);
    EXPECT_NE(AudioEngine::play2d(name), AudioEngine::INVALID_AUDIO_ID) << "another profile";
    ASSERT_NE(AudioEngine::getProfile(id), nullptr);
    EXPECT_EQ(AudioEngine::getProfile(id)->name, "shots");
    EXPECT_EQ(AudioEngine::getProfile("shots"), AudioEngine::getProfile(id));
    EXPECT_EQ(AudioEngine::getProfile("none"), nullptr);
    step(6);
    EXPECT_NE(AudioEngine::play2d(name, false, 1.0f, &profile), AudioEngine::INVALID_AUDIO_ID);
}

TEST_F(AudioEngineTest, AProfileDelaysItsSounds) {
    const copra::LogCapture lines;
    const std::string name = wav("a.wav", 0.5);
    AudioEngine::getDefaultProfile()->minDelay = 0.15;
    EXPECT_NE(AudioEngine::play2d(name), AudioEngine::INVALID_AUDIO_ID);
    step(1);
    EXPECT_EQ(AudioEngine::play2d(name), AudioEngine::INVALID_AUDIO_ID);
    step(1);
    EXPECT_NE(AudioEngine::play2d(name), AudioEngine::INVALID_AUDIO_ID);
}

TEST_F(AudioEngineTest, AProfileNeedsAName) {
    const std::string name = wav("a.wav", 0.5);
    const AudioProfile profile;
    EXPECT_REFUSED(AudioEngine::play2d(name, false, 1.0f, &profile), "profile has no name");
}

TEST_F(AudioEngineTest, ADisabledEngineIsSilent) {
    const std::string name = wav("a.wav", 0.5);
    AudioEngine::play2d(name);
    AudioEngine::setEnabled(false);
    EXPECT_EQ(AudioEngine::getPlayingAudioCount(), 0);
    EXPECT_EQ(AudioEngine::play2d(name), AudioEngine::INVALID_AUDIO_ID);
    bool loaded = true;
    AudioEngine::preload(name, [&loaded](bool success) { loaded = success; });
    AudioEngine::preload(name);
    EXPECT_FALSE(loaded);
    AudioEngine::setEnabled(true);
    EXPECT_NE(AudioEngine::play2d(name), AudioEngine::INVALID_AUDIO_ID);
}

TEST_F(AudioEngineTest, UncachingStopsTheSoundsOfAFile) {
    const int a = AudioEngine::play2d(wav("a.wav", 0.5));
    const int b = AudioEngine::play2d(wav("b.wav", 0.5));
    note(a);
    AudioEngine::uncache("a.wav");
    EXPECT_EQ(AudioEngine::getState(a), State::ERROR);
    EXPECT_EQ(AudioEngine::getState(b), State::PLAYING);
    EXPECT_EQ(AudioEngine::getPlayingAudioCount(), 1);
    AudioEngine::uncacheAll();
    EXPECT_EQ(AudioEngine::getPlayingAudioCount(), 0);
    EXPECT_THAT(finished, IsEmpty());
}

TEST_F(AudioEngineTest, TheEndMayComeTwice) {
    AudioEngine::play2d(wav("a.wav", 0.5), true);
    AudioEngine::end();
    AudioEngine::end();
    EXPECT_EQ(AudioEngine::getPlayingAudioCount(), 0);
    EXPECT_NE(AudioEngine::play2d("a.wav"), AudioEngine::INVALID_AUDIO_ID);
}
