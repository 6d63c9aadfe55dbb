#include "audio/AudioFixture.h"
#include "backend/null/NullClock.h"
#include "base/log.h"

#include <stdexcept>
#include <vector>

using namespace copra;
using copra::test::AudioTest;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

struct Report {
    int id;
    std::string path;
    AudioEnd end;
};
std::vector<Report> gReports;

void report(int id, const std::string& path, AudioEnd end) {
    gReports.push_back({id, path, end});
}

class AudioPlayerTest : public AudioTest {
protected:
    AudioPlayerTest() { gReports.clear(); }

    AudioSettings reported() const {
        AudioSettings settings;
        settings.ended = report;
        return settings;
    }
    AudioSettings looped() const {
        AudioSettings settings;
        settings.loop = true;
        return settings;
    }
};

} // namespace

TEST_F(AudioPlayerTest, ASoundEndsInTheFrameInWhichItsTimeIsOver) {
    const int id = player.play(wav("a.wav", 0.5), reported());
    EXPECT_EQ(player.state(id), AudioPlayer::State::Playing);
    EXPECT_DOUBLE_EQ(player.duration(id), 0.5);
    step(4, 0.125f);
    ASSERT_EQ(gReports.size(), 1u);
    EXPECT_EQ(gReports[0].id, id);
    EXPECT_EQ(gReports[0].path, "a.wav");
    EXPECT_EQ(gReports[0].end, AudioEnd::Finished);
    EXPECT_EQ(player.state(id), AudioPlayer::State::None);
    EXPECT_THAT(device.sources(), IsEmpty());
}

TEST_F(AudioPlayerTest, AFrameBeforeItStillPlays) {
    const int id = player.play(wav("a.wav", 0.5), reported());
    step(3, 0.125f);
    EXPECT_THAT(gReports, IsEmpty());
    EXPECT_DOUBLE_EQ(player.position(id), 0.375);
}

TEST_F(AudioPlayerTest, PitchChangesTheTimeThatASoundTakes) {
    AudioSettings settings = reported();
    settings.pitch = 2.0f;
    player.play(wav("a.wav", 0.5), settings);
    step(2, 0.125f);
    EXPECT_EQ(gReports.size(), 1u);
}

TEST_F(AudioPlayerTest, ALoopNeverEnds) {
    AudioSettings settings = reported();
    settings.loop = true;
    const int id = player.play(wav("a.wav", 0.5), settings);
    step(100, 0.125f);
    EXPECT_THAT(gReports, IsEmpty());
    EXPECT_DOUBLE_EQ(player.position(id), 0.0);
    player.setLoop(id, false);
    step(4, 0.125f);
    EXPECT_EQ(gReports.size(), 1u);
}

TEST_F(AudioPlayerTest, APausedSoundStandsStill) {
    const int id = player.play(wav("a.wav", 0.5), reported());
    player.pause(id);
    EXPECT_TRUE(device.sources()[0].isPaused);
    step(10);
    EXPECT_EQ(player.state(id), AudioPlayer::State::Paused);
    EXPECT_DOUBLE_EQ(player.position(id), 0.0);
    player.resume(id);
    EXPECT_FALSE(device.sources()[0].isPaused);
    step(6);
    EXPECT_EQ(gReports.size(), 1u);
}

TEST_F(AudioPlayerTest, StoppingASoundIsReported) {
    const int id = player.play(wav("a.wav", 0.5), reported());
    player.stop(id);
    player.stop(id);
    ASSERT_EQ(gReports.size(), 1u);
    EXPECT_EQ(gReports[0].end, AudioEnd::Stopped);
    EXPECT_THAT(device.sources(), IsEmpty());
}

TEST_F(AudioPlayerTest, SeekingMovesWithinTheSoundOnly) {
    const int id = player.play(wav("a.wav", 0.5), reported());
    EXPECT_TRUE(player.seek(id, 0.375));
    EXPECT_DOUBLE_EQ(device.sources()[0].start, 0.375);
    EXPECT_FALSE(player.seek(id, 0.6));
    EXPECT_FALSE(player.seek(id, -0.1));
    EXPECT_FALSE(player.seek(id, std::nan("")));
    EXPECT_DOUBLE_EQ(player.position(id), 0.375);
    step(1, 0.125f);
    EXPECT_EQ(gReports.size(), 1u);
}

TEST_F(AudioPlayerTest, AMissingFileDoesNotPlay) {
    const LogCapture lines;
    EXPECT_EQ(player.play("missing.wav"), AudioPlayer::kNoSound);
    EXPECT_THAT(player.playing(), IsEmpty());
    EXPECT_TRUE(lines.contains("missing.wav")) << lines.text();
}

TEST_F(AudioPlayerTest, AFileIsDecodedAndStoredOnce) {
    const std::string name = wav("a.wav", 0.5);
    player.play(name);
    player.play(name);
    EXPECT_EQ(device.buffers().size(), 1u);
    EXPECT_EQ(device.sources().size(), 2u);
}

TEST_F(AudioPlayerTest, ALongFileStreams) {
    const int id = player.play(wav("long.wav", 140.0));
    ASSERT_EQ(device.sources().size(), 1u);
    EXPECT_EQ(device.sources()[0].buffer, kNoAudioBuffer);
    EXPECT_DOUBLE_EQ(player.duration(id), 140.0);
    EXPECT_THAT(device.buffers(), IsEmpty());
}

TEST_F(AudioPlayerTest, TheSameLongFileStreamsTwice) {
    const std::string name = wav("long.wav", 140.0);
    player.play(name);
    player.play(name);
    EXPECT_EQ(device.sources().size(), 2u);
}

// --- Too many sounds ---

TEST_F(AudioPlayerTest, TheOldestSoundOfTheLowestPriorityFallsSilent) {
    device.maximumSources = 2;
    const std::string name = wav("a.wav", 0.5);
    AudioSettings important = reported();
    important.priority = 1;
    important.volume = 0.1f;
    player.play(name, important);
    AudioSettings second = reported();
    second.volume = 0.2f;
    player.play(name, second);
    AudioSettings third = reported();
    third.volume = 0.3f;
    player.play(name, third);
    ASSERT_EQ(device.sources().size(), 2u);
    EXPECT_FLOAT_EQ(device.sources()[0].state.volume, 0.1f);
    EXPECT_FLOAT_EQ(device.sources()[1].state.volume, 0.3f);
    step(6);
    EXPECT_EQ(gReports.size(), 3u) << "the silent one ends as if it sounded";
}

TEST_F(AudioPlayerTest, ASoundOfLowPriorityIsSilentItself) {
    device.maximumSources = 1;
    const std::string name = wav("a.wav", 0.5);
    AudioSettings important;
    important.priority = 1;
    important.volume = 0.1f;
    player.play(name, important);
    const int id = player.play(name, reported());
    EXPECT_EQ(player.state(id), AudioPlayer::State::Playing);
    ASSERT_EQ(device.sources().size(), 1u);
    EXPECT_FLOAT_EQ(device.sources()[0].state.volume, 0.1f);
}

TEST_F(AudioPlayerTest, ALoopThatFellSilentSoundsAgain) {
    device.maximumSources = 1;
    player.play(wav("loop.wav", 0.5), looped());
    player.play(wav("short.wav", 0.1));
    step(7);
    ASSERT_EQ(device.sources().size(), 1u);
    EXPECT_TRUE(device.sources()[0].state.loop);
}

TEST_F(AudioPlayerTest, AThousandSoundsReplaceTheOldest) {
    const std::string name = wav("a.wav", 0.5);
    for (int i = 0; i < 1000; ++i) player.play(name, reported());
    EXPECT_EQ(player.playing().size(), AudioPlayer::kMaximumVoices);
    EXPECT_THAT(gReports, IsEmpty()) << "a function may play the next sound";
    step(1);
    ASSERT_EQ(gReports.size(), 1000u - AudioPlayer::kMaximumVoices);
    EXPECT_EQ(gReports[0].end, AudioEnd::Replaced);
    step(6);
    EXPECT_EQ(gReports.size(), 1000u);
}

TEST_F(AudioPlayerTest, ManySoundsDoNotReplaceMoreImportantOnes) {
    const std::string name = wav("a.wav", 0.5);
    AudioSettings important;
    important.priority = 1;
    for (std::size_t i = 0; i < AudioPlayer::kMaximumVoices; ++i) player.play(name, important);
    EXPECT_EQ(player.play(name), AudioPlayer::kNoSound);
}

// --- Mixing ---

TEST_F(AudioPlayerTest, TheVolumesOfSoundAndBusAreMultiplied) {
    AudioSettings settings;
    settings.volume = 0.5f;
    settings.bus = AudioBus::Music;
    player.setBusVolume(AudioBus::Effects, 0.1f);
    player.setBusVolume(AudioBus::Music, 0.5f);
    player.play(wav("a.wav", 0.5), settings);
    EXPECT_FLOAT_EQ(device.sources()[0].state.volume, 0.25f);
    player.setBusVolume(AudioBus::Music, 1.0f);
    step(1);
    EXPECT_FLOAT_EQ(device.sources()[0].state.volume, 0.5f);
}

TEST_F(AudioPlayerTest, ASoundMovesToAnotherBus) {
    player.setBusVolume(AudioBus::Music, 0.5f);
    const int id = player.play(wav("a.wav", 0.5));
    EXPECT_FLOAT_EQ(device.sources()[0].state.volume, 1.0f);
    player.setBus(id, AudioBus::Music);
    step(1);
    EXPECT_FLOAT_EQ(device.sources()[0].state.volume, 0.5f);
    EXPECT_EQ(player.playing()[0].bus, AudioBus::Music);
    player.setBus(AudioPlayer::kNoSound, AudioBus::Effects); // ignored
}

TEST_F(AudioPlayerTest, ABusFades) {
    player.play(wav("a.wav", 5.0));
    player.setBusVolume(AudioBus::Effects, 0.0f, 1.0f);
    step(1, 0.25f);
    EXPECT_FLOAT_EQ(device.sources()[0].state.volume, 0.75f);
    step(1, 5.0f);
    EXPECT_FLOAT_EQ(player.busVolume(AudioBus::Effects), 0.0f);
}

TEST_F(AudioPlayerTest, ASoundThatFadesOutStops) {
    const int id = player.play(wav("a.wav", 5.0), reported());
    player.fadeOut(id, 0.5f);
    step(1, 0.25f);
    EXPECT_FLOAT_EQ(player.volume(id), 0.5f);
    step(1, 0.25f);
    ASSERT_EQ(gReports.size(), 1u);
    EXPECT_EQ(gReports[0].end, AudioEnd::Stopped);
}

TEST_F(AudioPlayerTest, MusicIsLowerWhileAVoiceSpeaks) {
    AudioSettings music = looped();
    music.bus = AudioBus::Music;
    player.play(wav("music.wav", 5.0), music);
    player.setDucking(0.5f, 0.2f, 0.4f);
    player.duckMusicDuring(player.play(wav("voice.wav", 0.5)));
    step(1);
    EXPECT_FLOAT_EQ(device.sources()[0].state.volume, 0.75f);
    step(3);
    EXPECT_FLOAT_EQ(device.sources()[0].state.volume, 0.5f);
    EXPECT_FLOAT_EQ(device.sources()[1].state.volume, 1.0f);
    step(10);
    EXPECT_FLOAT_EQ(device.sources()[0].state.volume, 1.0f);
}

TEST_F(AudioPlayerTest, SettingsAreClamped) {
    AudioSettings settings;
    settings.volume = 7.0f;
    settings.pitch = -1.0f;
    settings.pan = std::nanf("");
    player.play(wav("a.wav", 0.5), settings);
    const AudioSourceState& state = device.sources()[0].state;
    EXPECT_FLOAT_EQ(state.volume, 1.0f);
    EXPECT_GT(state.pitch, 0.0f);
    EXPECT_GE(state.pan, -1.0f);
}

// --- Focus ---

TEST_F(AudioPlayerTest, LosingTheFocusPausesOnlyIfTheGameWantsIt) {
    const int id = player.play(wav("a.wav", 0.5));
    player.focusChanged(false);
    EXPECT_FALSE(player.isSuspended());
    player.setPausesOnFocusLoss(true);
    player.focusChanged(false);
    EXPECT_TRUE(device.sources()[0].isPaused);
    step(10);
    EXPECT_EQ(player.state(id), AudioPlayer::State::Playing);
    player.focusChanged(true);
    EXPECT_FALSE(device.sources()[0].isPaused);
    EXPECT_DOUBLE_EQ(player.position(id), 0.0);
}

TEST_F(AudioPlayerTest, ASoundThatTheGamePausedStaysPausedWhenTheFocusReturns) {
    const int id = player.play(wav("a.wav", 0.5));
    player.pause(id);
    player.setSuspended(true);
    player.setSuspended(false);
    EXPECT_TRUE(device.sources()[0].isPaused);
}

// --- Devices ---

TEST_F(AudioPlayerTest, WithoutADeviceEverythingGoesOnSilently) {
    const LogCapture lines;
    device.refusal = "no sound card";
    const int id = player.play(wav("a.wav", 0.5), reported());
    player.play(wav("b.wav", 0.5), reported());
    EXPECT_DOUBLE_EQ(player.duration(id), 0.5);
    EXPECT_EQ(player.state(id), AudioPlayer::State::Playing);
    step(6);
    EXPECT_EQ(gReports.size(), 2u);
    EXPECT_EQ(lines.lineCount(), 1) << lines.text();
    EXPECT_TRUE(lines.contains("no sound card"));
    EXPECT_EQ(device.openCount(), 1);
}

TEST_F(AudioPlayerTest, AGameWithoutSoundDoesNotOpenTheDevice) {
    step(10);
    EXPECT_EQ(device.openCount(), 0);
}

TEST_F(AudioPlayerTest, SoundsMoveToAnotherDevice) {
    const int stream = player.play(wav("long.wav", 140.0), looped());
    player.play(wav("a.wav", 0.5), reported());
    step(1);
    NullAudioDevice other;
    player.setDevice(&other);
    EXPECT_THAT(device.sources(), IsEmpty());
    ASSERT_EQ(other.sources().size(), 1u) << "the samples of short sounds were in the old device";
    EXPECT_NEAR(other.sources()[0].start, player.position(stream), 1e-9);
    step(6);
    EXPECT_EQ(gReports.size(), 1u);
    player.play("a.wav");
    EXPECT_EQ(other.sources().size(), 2u);
    player.setDevice(nullptr);
}

// --- A device with a time of its own ---

namespace {

/// A sound card, whose time the test advances. Its sources have always reached their end.
class TimedDevice : public NullAudioDevice {
public:
    const Clock* clock() const override { return &time; }
    bool isPlaying(AudioSourceId) const override { return false; }

    NullClock time;
};

/// Was unplugged: its sources stand still and never end.
class UnpluggedDevice : public TimedDevice {
public:
    bool isPlaying(AudioSourceId) const override { return true; }
    double position(AudioSourceId) const override { return 0.0; }
};

} // namespace

TEST_F(AudioPlayerTest, SoundsOfAnUnpluggedDeviceEndOnce) {
    UnpluggedDevice unplugged;
    player.setDevice(&unplugged);
    const int id = player.play(wav("a.wav", 0.02), reported());
    const int loop = player.play(wav("b.wav", 0.02), looped());
    step(1); // they begin
    unplugged.time.advance(0.5);
    step(1);
    EXPECT_EQ(player.state(id), AudioPlayer::State::Playing) << "a sound card may be slower than the clock";
    unplugged.time.advance(0.1);
    step(2);
    ASSERT_EQ(gReports.size(), 1u);
    EXPECT_EQ(gReports[0].end, AudioEnd::Finished);
    EXPECT_EQ(player.state(loop), AudioPlayer::State::Playing);
    EXPECT_EQ(unplugged.sources().size(), 1u) << "the source of the other one is free";
    player.setDevice(nullptr);
}

TEST_F(AudioPlayerTest, ASoundIsLoadedInTheBackgroundAndThenPlaysToItsEnd) {
    TimedDevice timed;
    player.setDevice(&timed);
    const int id = player.play(wav("a.wav", 0.02), reported());
    EXPECT_EQ(player.state(id), AudioPlayer::State::Loading);
    EXPECT_LT(player.duration(id), 0.0);
    EXPECT_FALSE(player.seek(id, 0.0));
    step(1);
    EXPECT_EQ(player.state(id), AudioPlayer::State::Playing);
    EXPECT_EQ(timed.sources().size(), 1u);
    step(1);
    EXPECT_EQ(player.state(id), AudioPlayer::State::Playing) << "the time of frames does not count";
    timed.time.advance(0.03);
    step(2);
    ASSERT_EQ(gReports.size(), 1u);
    EXPECT_EQ(gReports[0].end, AudioEnd::Finished);
    player.setDevice(nullptr);
}

TEST_F(AudioPlayerTest, ASoundThatIsPausedWhileLoadingDoesNotBegin) {
    TimedDevice timed;
    player.setDevice(&timed);
    const int id = player.play(wav("a.wav", 0.02), reported());
    player.pause(id);
    step(3);
    EXPECT_EQ(player.state(id), AudioPlayer::State::Paused);
    ASSERT_EQ(timed.sources().size(), 1u);
    EXPECT_TRUE(timed.sources()[0].isPaused);
    player.setDevice(nullptr);
}

TEST_F(AudioPlayerTest, TheTimeOfTheFrameBeforeASoundBeganDoesNotCount) {
    TimedDevice timed;
    player.setDevice(&timed);
    player.play(wav("other.wav", 9.0), looped());
    player.preload(wav("a.wav", 0.1));
    step(1);
    timed.time.advance(0.3); // a scene is loaded
    const int id = player.play("a.wav", reported());
    const int sought = player.play("other.wav", looped());
    player.seek(sought, 1.0);
    timed.time.advance(0.05);
    step(1);
    EXPECT_EQ(player.state(id), AudioPlayer::State::Playing);
    EXPECT_NEAR(player.playing().back().position, 1.05, 1e-9);
    player.setDevice(nullptr);
}

TEST_F(AudioPlayerTest, LoadingFinishesForEachCallbackOnce) {
    TimedDevice timed;
    player.setDevice(&timed);
    std::vector<bool> results;
    const auto add = [&results](bool success) { results.push_back(success); };
    player.preload(wav("a.wav", 0.5), add);
    player.preload("a.wav", add);
    player.uncache("a.wav");
    EXPECT_THAT(results, IsEmpty());
    step(2);
    EXPECT_THAT(results, ElementsAre(true, true));
    player.setDevice(nullptr);
}

TEST_F(AudioPlayerTest, ACallbackThatThrowsKeepsNoSoundFromLoading) {
    TimedDevice timed;
    player.setDevice(&timed);
    std::vector<bool> results;
    player.preload(wav("a.wav", 0.5), [](bool) { throw std::runtime_error("first"); });
    player.preload(wav("b.wav", 0.5), [&results](bool success) { results.push_back(success); });
    const int id = player.play("b.wav");
    EXPECT_THROW(step(2), std::runtime_error);
    step(1);
    EXPECT_THAT(results, ElementsAre(true));
    EXPECT_EQ(player.state(id), AudioPlayer::State::Playing);
    player.setDevice(nullptr);
}

// --- Files ---

TEST_F(AudioPlayerTest, PreloadingReportsOnce) {
    std::vector<bool> results;
    const auto add = [&results](bool success) { results.push_back(success); };
    player.preload(wav("a.wav", 0.5), add);
    player.preload("a.wav", add);
    player.preload("missing.wav", add);
    player.preload("a.wav");
    EXPECT_THAT(results, ElementsAre(true, true, false));
}

TEST_F(AudioPlayerTest, RemovingAFileStopsItsSounds) {
    player.play(wav("a.wav", 0.5), reported());
    player.play(wav("b.wav", 0.5), reported());
    player.uncache("a.wav");
    ASSERT_EQ(gReports.size(), 1u);
    EXPECT_EQ(gReports[0].path, "a.wav");
    EXPECT_EQ(gReports[0].end, AudioEnd::Stopped);
    EXPECT_EQ(device.buffers().size(), 1u);
    EXPECT_EQ(device.sources().size(), 1u);
}

TEST_F(AudioPlayerTest, ListsWhatIsPlaying) {
    AudioSettings settings = looped();
    settings.bus = AudioBus::Music;
    settings.volume = 0.5f;
    const int id = player.play(wav("a.wav", 0.5), settings);
    player.pause(id);
    const auto sounds = player.playing();
    ASSERT_EQ(sounds.size(), 1u);
    EXPECT_EQ(sounds[0].id, id);
    EXPECT_EQ(sounds[0].path, "a.wav");
    EXPECT_EQ(sounds[0].bus, AudioBus::Music);
    EXPECT_TRUE(sounds[0].loop);
    EXPECT_TRUE(sounds[0].isPaused);
    EXPECT_FLOAT_EQ(sounds[0].volume, 0.5f);
    EXPECT_DOUBLE_EQ(sounds[0].duration, 0.5);
}
