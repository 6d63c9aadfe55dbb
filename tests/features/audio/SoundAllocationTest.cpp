#include "audio/AudioFixture.h"
#include "base/countAllocations.h"

namespace {

using SoundAllocationTest = copra::test::AudioTest;

/// Frames of 1/60 s with 200 effects a second while music plays.
template<typename Play>
std::size_t allocationsOf(copra::AudioPlayer& player, int frames, const Play& play) {
    const std::size_t before = copra::test::allocations;
    int played = 0;
    for (int frame = 0; frame < frames; ++frame) {
        for (; played * 60 < frame * 200; ++played) play(played);
        player.update(1.0f / 60.0f);
    }
    return copra::test::allocations - before;
}

} // namespace

TEST_F(SoundAllocationTest, EffectsAllocateNothingAfterWarming) {
    auto& engine = *CocosDenshion::SimpleAudioEngine::getInstance();
    engine.playBackgroundMusic(wav("music of the meadow.wav", 140.0).c_str(), true);
    const std::string names[] = {wav("the sound of a shot.wav", 0.3), wav("the sound of a hit.wav", 0.7)};
    const auto play = [&](int number) { engine.playEffect(names[number % 2].c_str()); };
    allocationsOf(player, 120, play);
    EXPECT_EQ(allocationsOf(player, 600, play), 0u);
}

TEST_F(SoundAllocationTest, TheAudioEngineAllocatesNothingAfterWarming) {
    const std::string name = wav("the sound of a shot.wav", 0.1);
    const auto play = [&](int) { cocos2d::AudioEngine::play2d(name); };
    allocationsOf(player, 120, play);
    EXPECT_EQ(allocationsOf(player, 600, play), 0u);
}
