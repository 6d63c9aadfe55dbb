#include "audio/AudioEngine.h"
#include "audio/PlayingSound.h"
#include "cocos2d.h"
#include "testing/GameTest.h"
#include "testsFolder.h"

USING_NS_CC;

namespace {

class SoundTest : public copra::testing::GameTest {};

TEST_F(SoundTest, TheGameStartsWhenTheChimeHasEnded) {
    FileUtils::getInstance()->addSearchPath(copra::testsFolder() + "/features/audio/sounds");
    bool isStarted = false;
    const int chime = AudioEngine::play2d("sine.ogg");
    AudioEngine::setFinishCallback(chime, [&](int, const std::string&) { isStarted = true; });

    ASSERT_TRUE(app.isPlaying("sine.ogg"));
    EXPECT_FALSE(app.playingSounds()[0].loop);
    app.step(29);
    EXPECT_FALSE(isStarted);
    app.step(); // 30 frames of 1/60 s are half a second
    EXPECT_TRUE(isStarted);
}

} // namespace
