#include "audio/AudioFixture.h"
#include "testing/GameTest.h"

#include "app/ViewInput.h"

using namespace cocos2d;
using copra::testing::GameTest;

namespace {

class DirectorSoundTest : public GameTest {
protected:
    std::string wav(const std::string& name, double seconds) const {
        folder.write(name, copra::test::wavOf(seconds));
        return name;
    }

    copra::test::TempFolder folder;
};

} // namespace

TEST_F(DirectorSoundTest, ASoundEndsInTheFrameInWhichItsTimeIsOver) {
    const int id = AudioEngine::play2d(wav("a.wav", 0.5));
    EXPECT_FLOAT_EQ(AudioEngine::getDuration(id), 0.5f);
    unsigned frames = 0;
    const unsigned before = app.director().getTotalFrames();
    AudioEngine::setFinishCallback(
        id, [&](int, const std::string&) { frames = app.director().getTotalFrames() - before + 1; });
    app.step(10, 0.125f);
    EXPECT_EQ(frames, 4u);
}

TEST_F(DirectorSoundTest, SoundsGoOnWhileTheGameIsPaused) {
    AudioEngine::play2d(wav("a.wav", 0.5));
    app.director().pause();
    app.step(5, 0.125f);
    EXPECT_FALSE(app.isPlaying("a.wav"));
}

TEST_F(DirectorSoundTest, ATestSeesWhatIsPlaying) {
    EXPECT_FALSE(app.isPlaying("a.wav"));
    const int id = AudioEngine::play2d(wav("a.wav", 0.5), true, 0.5f);
    EXPECT_TRUE(app.isPlaying("a.wav"));
    ASSERT_EQ(app.playingSounds().size(), 1u);
    EXPECT_FLOAT_EQ(app.playingSounds()[0].volume, 0.5f);
    AudioEngine::pause(id);
    EXPECT_FALSE(app.isPlaying("a.wav"));
}

TEST_F(DirectorSoundTest, LosingTheFocusPausesSoundsIfTheGameWantsIt) {
    AudioEngine::play2d(wav("a.wav", 0.5), true);
    copra::audioPlayer().setPausesOnFocusLoss(true);
    copra::ViewInput input(app.view());
    input.focusChanged(false);
    app.step(3, 0.125f);
    EXPECT_DOUBLE_EQ(app.playingSounds()[0].position, 0.0);
    input.focusChanged(true);
    app.step(1, 0.125f);
    EXPECT_DOUBLE_EQ(app.playingSounds()[0].position, 0.125);
}

TEST(TestAppSound, EachTestBeginsInSilence) {
    const copra::test::TempFolder folder;
    folder.write("a.wav", copra::test::wavOf(0.5));
    int first = 0;
    {
        const copra::testing::TestApp app;
        first = AudioEngine::play2d("a.wav", true);
        CocosDenshion::SimpleAudioEngine::getInstance()->setEffectsVolume(0.1f);
        AudioEngine::setEnabled(false);
    }
    const copra::testing::TestApp app;
    EXPECT_TRUE(app.playingSounds().empty());
    EXPECT_EQ(AudioEngine::play2d("a.wav"), first);
    EXPECT_FLOAT_EQ(CocosDenshion::SimpleAudioEngine::getInstance()->getEffectsVolume(), 1.0f);
}
