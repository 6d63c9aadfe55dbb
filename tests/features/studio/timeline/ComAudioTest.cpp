#include "studio/timeline/ComAudio.h"

#include "audio/AudioFixture.h"
#include "scene/Node.h"

using cocostudio::ComAudio;
using copra::AudioBus;

namespace {

class ComAudioTest : public copra::test::AudioTest {
protected:
    ComAudioTest() { sound->setFile(wav("a.wav", 0.5).c_str()); }
    cocos2d::RefPtr<ComAudio> sound = ComAudio::create();
};

TEST_F(ComAudioTest, IsFoundByTheNameOfTheOriginal) {
    EXPECT_EQ(sound->getName(), "CCComAudio");
    EXPECT_STREQ(sound->getFile(), "a.wav");
    sound->setFile(nullptr);
    EXPECT_STREQ(sound->getFile(), "");
}

TEST_F(ComAudioTest, StartPlaysItsFileAsAnEffectUntilStop) {
    sound->setLoop(true);
    sound->start();
    ASSERT_EQ(player.playing().size(), 1u);
    EXPECT_EQ(player.playing()[0].path, "a.wav");
    EXPECT_EQ(player.playing()[0].bus, AudioBus::Effects);
    step(20);
    EXPECT_EQ(player.playing().size(), 1u); // it repeats
    sound->stop();
    EXPECT_TRUE(player.playing().empty());
}

TEST_F(ComAudioTest, StartWithoutAFilePlaysNothing) {
    sound->setFile("");
    sound->start();
    sound->stop();
    EXPECT_TRUE(player.playing().empty());
}

TEST_F(ComAudioTest, MusicIsThatOfTheProgram) {
    EXPECT_TRUE(sound->willPlayBackgroundMusic());
    sound->playBackgroundMusic();
    ASSERT_EQ(player.playing().size(), 1u);
    EXPECT_EQ(player.playing()[0].bus, AudioBus::Music);
    EXPECT_TRUE(sound->isBackgroundMusicPlaying());
    step(1);
    sound->pauseBackgroundMusic();
    EXPECT_FALSE(sound->isBackgroundMusicPlaying());
    sound->resumeBackgroundMusic();
    sound->rewindBackgroundMusic();
    EXPECT_DOUBLE_EQ(player.playing()[0].position, 0.0);
    sound->playBackgroundMusic(wav("b.wav", 0.5).c_str());
    EXPECT_EQ(player.playing()[0].path, "b.wav");
    sound->stopBackgroundMusic();
    EXPECT_FALSE(sound->isBackgroundMusicPlaying());
}

TEST_F(ComAudioTest, EffectsPauseAndStopOneByOneAndAllAtOnce) {
    const unsigned first = sound->playEffect();
    const unsigned second = sound->playEffect("a.wav");
    EXPECT_NE(first, second);
    sound->pauseEffect(first);
    step(10);
    ASSERT_EQ(player.playing().size(), 1u); // the other one has ended
    sound->resumeEffect(first);
    sound->pauseAllEffects();
    step(10);
    EXPECT_EQ(player.playing().size(), 1u);
    sound->resumeAllEffects();
    sound->stopEffect(first);
    EXPECT_TRUE(player.playing().empty());
    sound->playEffect("a.wav", true);
    sound->stopAllEffects();
    EXPECT_TRUE(player.playing().empty());
}

TEST_F(ComAudioTest, VolumesAreThoseOfTheProgram) {
    sound->setBackgroundMusicVolume(0.5f);
    sound->setEffectsVolume(0.25f);
    EXPECT_FLOAT_EQ(ComAudio::create()->getBackgroundMusicVolume(), 0.5f);
    EXPECT_FLOAT_EQ(ComAudio::create()->getEffectsVolume(), 0.25f);
}

TEST_F(ComAudioTest, PreloadingChoosesTheFileAndEndsTheLoop) {
    sound->setLoop(true);
    sound->preloadEffect(wav("c.wav", 0.5).c_str());
    EXPECT_STREQ(sound->getFile(), "c.wav");
    EXPECT_FALSE(sound->isLoop());
    sound->playEffect();
    EXPECT_EQ(player.playing().size(), 1u);
    sound->unloadEffect("c.wav"); // and ends it
    EXPECT_TRUE(player.playing().empty());
    sound->preloadBackgroundMusic(wav("d.wav", 0.5).c_str());
    EXPECT_STREQ(sound->getFile(), "d.wav");
}

TEST_F(ComAudioTest, LeavingTheSceneEndsAllSounds) {
    sound->playBackgroundMusic("a.wav", true);
    sound->start();
    sound->onExit();
    EXPECT_TRUE(player.playing().empty());
    sound->playEffect();
    sound->end();
    EXPECT_TRUE(player.playing().empty());
}

} // namespace
