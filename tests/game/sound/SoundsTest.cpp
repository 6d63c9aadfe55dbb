#include "sound/Sounds.h"

#include "audio/AudioPlayer.h"
#include "game/GameSceneTest.h"
#include "platform/SoundDecoder.h"

#include <algorithm>
#include <cmath>

using namespace beecluster;

namespace {

class SoundsTest : public GameSceneTest {
protected:
    SoundsTest() { sounds.begin(); }

    /// The volume of the sound of that file; below 0 if it does not play.
    static float volumeOf(const std::string& file) {
        for (const auto& sound : copra::audioPlayer().playing())
            if (sound.path == file) return sound.volume;
        return -1.0f;
    }
    static long countOf(const std::string& file) {
        const auto all = copra::audioPlayer().playing();
        return std::count_if(all.begin(), all.end(), [&](const auto& sound) { return sound.path == file; });
    }
    /// The loudest 50 ms of a sound, as loud as it plays, in decibels of full scale.
    double levelOf(Sound sound, const std::string& file) {
        sounds.play(sound);
        const cocos2d::Data data = cocos2d::FileUtils::getInstance()->getDataFromFile(file);
        std::string reason;
        const auto reader =
            copra::soundDecoder()->open(std::make_shared<const std::vector<unsigned char>>(
                                            data.getBytes(), data.getBytes() + data.getSize()),
                                        reason);
        if (!reader) return -1000;
        const copra::SoundFormat& format = reader->format();
        std::vector<std::int16_t> samples(format.frames * format.channels);
        reader->read(samples.data(), static_cast<std::size_t>(format.frames));
        const std::size_t window = format.sampleRate / 20 * format.channels;
        double sum = 0;
        double loudest = 0;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            sum += std::pow(samples[i] / 32768.0, 2);
            if (i >= window) sum -= std::pow(samples[i - window] / 32768.0, 2);
            loudest = std::max(loudest, sum);
        }
        return 20 * std::log10(std::sqrt(loudest / static_cast<double>(window)) * volumeOf(file));
    }

    Sounds sounds;
};

} // namespace

TEST_F(SoundsTest, EverySoundHasItsFile) {
    for (std::size_t i = 0; i < kSounds; ++i) {
        const std::size_t before = copra::audioPlayer().playing().size();
        sounds.play(static_cast<Sound>(i));
        EXPECT_EQ(copra::audioPlayer().playing().size(), before + 1) << i;
    }
}

TEST_F(SoundsTest, ManyOfAKindInAFrameAreOne) {
    for (int i = 0; i < 30; ++i) sounds.play(Sound::Sting);
    EXPECT_EQ(countOf("audio/sting.ogg"), 1);
    app.step(10);
    sounds.play(Sound::Sting);
    EXPECT_GE(countOf("audio/sting.ogg"), 1);
}

TEST_F(SoundsTest, TheSecondLayerJoinsInAndLeaves) {
    sounds.playMusic("meadow");
    app.step(2);
    EXPECT_FLOAT_EQ(volumeOf("audio/music_meadow.ogg"), 1.0f);
    EXPECT_FLOAT_EQ(volumeOf("audio/music_meadow_2.ogg"), 0.0f) << "it plays, silently";
    sounds.setIntense(true);
    app.step(120);
    EXPECT_FLOAT_EQ(volumeOf("audio/music_meadow_2.ogg"), 1.0f);
    sounds.setIntense(false);
    app.step(120);
    EXPECT_FLOAT_EQ(volumeOf("audio/music_meadow_2.ogg"), 0.0f);
}

TEST_F(SoundsTest, AnotherTuneReplacesTheFirstAndTheSameOneGoesOn) {
    sounds.playMusic("meadow");
    sounds.playMusic("meadow");
    EXPECT_EQ(countOf("audio/music_meadow.ogg"), 1);
    sounds.playMusic("bear");
    app.step(120);
    EXPECT_EQ(countOf("audio/music_meadow.ogg"), 0);
    EXPECT_EQ(countOf("audio/music_bear.ogg"), 1);
}

TEST_F(SoundsTest, TheHumGrowsWithTheSwarm) {
    sounds.setHum(5);
    app.step(60);
    const float few = volumeOf("audio/hum.ogg");
    sounds.setHum(30);
    app.step(60);
    EXPECT_GT(few, 0.0f);
    EXPECT_GT(volumeOf("audio/hum.ogg"), few);
}

TEST_F(SoundsTest, MutingSilencesEverything) {
    sounds.setMuted(true);
    EXPECT_TRUE(sounds.isMuted());
    EXPECT_FLOAT_EQ(copra::audioPlayer().busVolume(copra::AudioBus::Music), 0.0f);
    sounds.setMuted(false);
    EXPECT_GT(copra::audioPlayer().busVolume(copra::AudioBus::Music), 0.0f);
}

TEST_F(SoundsTest, ThePlayersVolumesScaleSoundAndMusic) {
    sounds.setVolumes(1.0f, 1.0f);
    const float full = copra::audioPlayer().busVolume(copra::AudioBus::Music);
    sounds.setVolumes(0.5f, 0.2f);
    EXPECT_FLOAT_EQ(copra::audioPlayer().busVolume(copra::AudioBus::Music), full * 0.2f);
    EXPECT_FLOAT_EQ(copra::audioPlayer().busVolume(copra::AudioBus::Effects), 0.5f);
    sounds.setVolumes(1.0f, 1.0f);
}

TEST_F(SoundsTest, EffectsAreLoadedOneAfterTheOther) {
    std::size_t loaded = 0;
    while (sounds.loadNext()) ++loaded;
    EXPECT_EQ(loaded, kSounds);
    EXPECT_FALSE(sounds.loadNext());
}

TEST_F(SoundsTest, ComeFromWhereTheyAre) {
    const auto panOf = [this](float x) {
        app.step(30);
        sounds.playAt(Sound::Pop, x);
        return copra::audioPlayer().playing().back().pan;
    };
    EXPECT_LT(panOf(0), -0.5f);
    EXPECT_FLOAT_EQ(panOf(layout::kFieldWidth / 2), 0.0f);
    EXPECT_GT(panOf(layout::kFieldWidth), 0.5f);
}

TEST_F(SoundsTest, AreSofterTheMoreThereAre) {
    sounds.play(Sound::Hit);
    const float first = volumeOf("audio/hit.ogg");
    for (int i = 0; i < 20; ++i) {
        app.step(6);
        sounds.play(Sound::Hit);
    }
    const float crowded = copra::audioPlayer().playing().back().volume;
    EXPECT_LT(crowded, first * 0.6f);
    app.step(600);
    sounds.play(Sound::Hit);
    EXPECT_NEAR(copra::audioPlayer().playing().back().volume, first, first * 0.05f) << "after a pause";
}

TEST_F(SoundsTest, HitsAndShotsOfEnemiesAreAudible) {
    EXPECT_GE(levelOf(Sound::Hit, "audio/hit.ogg"), -24);
    EXPECT_GE(levelOf(Sound::Shot, "audio/shot.ogg"), -24);
    EXPECT_GE(levelOf(Sound::BeeLost, "audio/bee_lost.ogg"), -24);
}
