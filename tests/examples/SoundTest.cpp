#include "GuideTest.h"
#include "audio/AudioEngine.h"
#include "audio/AudioPlayer.h"
#include "audio/SimpleAudioEngine.h"

USING_NS_CC;

namespace {

class SoundTest : public GuideTest {};

class SoundScene : public Scene {
public:
    CREATE_FUNC(SoundScene);

    void play() {
        //! [first]
        AudioEngine::play2d("catch.wav"); // a file in resources/
        //! [first]
        //! [music]
        _music = AudioEngine::play2d("sounds/song.ogg", true, 0.5f); // repeats the song at half the volume
        AudioEngine::setVolume(_music, 0.8f);                        // 0 to 1
        AudioEngine::pause(_music);
        AudioEngine::resume(_music);
        AudioEngine::stop(_music); // its ID is invalid afterward
        //! [music]
    }

    void load() {
        //! [preload]
        AudioEngine::preload("catch.wav",
                             [](bool isLoaded) { log("the sound is %s", isLoaded ? "ready" : "missing"); });
        //! [preload]
    }

    void playChime() {
        //! [finish]
        const int chime = AudioEngine::play2d("miss.wav");
        AudioEngine::setFinishCallback(chime, [this](int, const std::string&) { start(); });
        //! [finish]
    }

    void mix() {
        //! [buses]
        auto& player = copra::audioPlayer();
        const int song = AudioEngine::play2d("sounds/song.ogg", true);
        player.setBus(song, copra::AudioBus::Music);
        player.setBusVolume(copra::AudioBus::Music, 0.4f, 2.0f); // fades to 0.4 in two seconds
        const int voice = AudioEngine::play2d("sounds/chime.ogg");
        player.duckMusicDuring(voice); // the music is quieter while the voice plays
        player.fadeOut(song, 1.0f);    // fades the song out in one second, then stops it
        //! [buses]
    }

    void playOldMusic() {
        //! [simple]
        auto* audio = CocosDenshion::SimpleAudioEngine::getInstance();
        audio->playBackgroundMusic("sounds/song.ogg", true); // true: repeats the song
        audio->setBackgroundMusicVolume(0.5f);
        const unsigned int effect = audio->playEffect("catch.wav");
        audio->stopEffect(effect);
        //! [simple]
    }

    void start() { isStarted = true; }

    bool isStarted = false;

private:
    int _music = AudioEngine::INVALID_AUDIO_ID;
};

TEST_F(SoundTest, ASoundPlays) {
    run<SoundScene>()->play();
    ASSERT_TRUE(app.isPlaying("catch.wav"));
    EXPECT_FALSE(app.isPlaying("sounds/song.ogg"));
}

TEST_F(SoundTest, MusicFadesOut) {
    auto* scene = run<SoundScene>();
    scene->load();
    scene->mix();
    ASSERT_TRUE(app.isPlaying("sounds/song.ogg"));
    app.wait(1.1f);
    EXPECT_FALSE(app.isPlaying("sounds/song.ogg"));
    copra::audioPlayer().setBusVolume(copra::AudioBus::Music, 1);
}

TEST_F(SoundTest, TheOlderEnginePlaysMusicAndEffects) {
    run<SoundScene>()->playOldMusic();
    ASSERT_TRUE(app.isPlaying("sounds/song.ogg"));
    EXPECT_FALSE(app.isPlaying("catch.wav"));
    CocosDenshion::SimpleAudioEngine::getInstance()->setBackgroundMusicVolume(1);
    CocosDenshion::SimpleAudioEngine::end();
}

//! [test]
TEST_F(SoundTest, TheGameStartsWhenTheChimeHasEnded) {
    auto* scene = SoundScene::create();
    app.run(scene);
    scene->playChime();
    ASSERT_TRUE(app.isPlaying("miss.wav"));
    EXPECT_FALSE(app.playingSounds()[0].loop);
    EXPECT_TRUE(app.stepUntil([&] { return scene->isStarted; }));
}
//! [test]

} // namespace
