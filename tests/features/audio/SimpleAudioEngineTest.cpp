#include "audio/AudioFixture.h"
#include "base/expectRefused.h"

using CocosDenshion::SimpleAudioEngine;
using copra::AudioBus;
using copra::test::AudioTest;
using ::testing::IsEmpty;

namespace {
class SimpleAudioEngineTest : public AudioTest {
protected:
    SimpleAudioEngine& engine = *SimpleAudioEngine::getInstance();
};
} // namespace

TEST_F(SimpleAudioEngineTest, PlaysOneMusic) {
    EXPECT_FALSE(engine.isBackgroundMusicPlaying());
    EXPECT_TRUE(engine.willPlayBackgroundMusic());
    engine.playBackgroundMusic(wav("a.wav", 0.5).c_str(), true);
    engine.playBackgroundMusic(wav("b.wav", 0.5).c_str());
    ASSERT_EQ(player.playing().size(), 1u);
    EXPECT_EQ(player.playing()[0].path, "b.wav");
    EXPECT_EQ(player.playing()[0].bus, AudioBus::Music);
    EXPECT_TRUE(engine.isBackgroundMusicPlaying());
    step(6);
    EXPECT_FALSE(engine.isBackgroundMusicPlaying());
}

TEST_F(SimpleAudioEngineTest, MusicPausesRewindsAndStops) {
    engine.playBackgroundMusic(wav("a.wav", 0.5).c_str(), true);
    step(1);
    engine.pauseBackgroundMusic();
    EXPECT_FALSE(engine.isBackgroundMusicPlaying());
    engine.resumeBackgroundMusic();
    EXPECT_TRUE(engine.isBackgroundMusicPlaying());
    engine.rewindBackgroundMusic();
    EXPECT_DOUBLE_EQ(player.playing()[0].position, 0.0);
    engine.stopBackgroundMusic(true);
    EXPECT_FALSE(engine.isBackgroundMusicPlaying());
    EXPECT_THAT(device.buffers(), IsEmpty());
    engine.resumeBackgroundMusic();
    EXPECT_FALSE(engine.isBackgroundMusicPlaying());
}

TEST_F(SimpleAudioEngineTest, VolumesAreThoseOfTheBuses) {
    EXPECT_FLOAT_EQ(engine.getBackgroundMusicVolume(), 1.0f);
    engine.setBackgroundMusicVolume(0.5f);
    engine.setEffectsVolume(0.25f);
    EXPECT_FLOAT_EQ(engine.getBackgroundMusicVolume(), 0.5f);
    EXPECT_FLOAT_EQ(engine.getEffectsVolume(), 0.25f);
    engine.playBackgroundMusic(wav("a.wav", 0.5).c_str());
    engine.playEffect("a.wav", false, 1.0f, 0.0f, 0.5f);
    EXPECT_FLOAT_EQ(device.sources()[0].state.volume, 0.5f);
    EXPECT_FLOAT_EQ(device.sources()[1].state.volume, 0.125f);
}

TEST_F(SimpleAudioEngineTest, EffectsHavePitchPanAndGain) {
    engine.playEffect(wav("a.wav", 0.5).c_str(), true, 1.5f, -0.5f, 0.25f);
    const copra::AudioSourceState& state = device.sources()[0].state;
    EXPECT_TRUE(state.loop);
    EXPECT_FLOAT_EQ(state.pitch, 1.5f);
    EXPECT_FLOAT_EQ(state.pan, -0.5f);
    EXPECT_FLOAT_EQ(state.volume, 0.25f);
}

TEST_F(SimpleAudioEngineTest, FunctionsForAllEffectsLeaveTheMusicAlone) {
    engine.playBackgroundMusic(wav("a.wav", 5.0).c_str());
    const unsigned effect = engine.playEffect("a.wav");
    engine.pauseAllEffects();
    EXPECT_FALSE(device.sources()[0].isPaused);
    EXPECT_TRUE(device.sources()[1].isPaused);
    engine.resumeAllEffects();
    engine.pauseEffect(effect);
    EXPECT_TRUE(device.sources()[1].isPaused);
    engine.resumeEffect(effect);
    EXPECT_FALSE(device.sources()[1].isPaused);
    engine.stopAllEffects();
    EXPECT_EQ(device.sources().size(), 1u);
    engine.stopEffect(engine.playEffect("a.wav"));
    EXPECT_EQ(device.sources().size(), 1u);
}

TEST_F(SimpleAudioEngineTest, EffectsArePreloadedAndUnloaded) {
    engine.preloadEffect(wav("a.wav", 0.5).c_str());
    engine.preloadBackgroundMusic(wav("b.wav", 0.5).c_str());
    engine.playEffect("a.wav");
    engine.unloadEffect("a.wav");
    EXPECT_THAT(device.sources(), IsEmpty());
}

TEST_F(SimpleAudioEngineTest, AMissingEffectHasNoId) {
    EXPECT_EQ(engine.playEffect("missing.wav"), static_cast<unsigned>(-1));
    engine.playBackgroundMusic("missing.ogg");
    EXPECT_FALSE(engine.isBackgroundMusicPlaying());
}

TEST_F(SimpleAudioEngineTest, ANullPathIsRefused) {
    EXPECT_REFUSED((engine.playBackgroundMusic(nullptr), false), "path is null");
}

TEST_F(SimpleAudioEngineTest, TheEndStopsItsSounds) {
    engine.playBackgroundMusic(wav("a.wav", 0.5).c_str(), true);
    engine.playEffect("a.wav", true);
    SimpleAudioEngine::end();
    EXPECT_THAT(player.playing(), IsEmpty());
    EXPECT_NE(SimpleAudioEngine::sharedEngine(), nullptr);
}
