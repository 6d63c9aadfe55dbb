#include "audio/AudioFixture.h"
#include "studio/builder/CCBActions.h"

namespace {

class BuilderSoundsTest : public copra::test::AudioTest {};

} // namespace

TEST_F(BuilderSoundsTest, HavePitchPanAndGain) {
    const std::string file = wav("a.wav", 0.5);
    auto* effect = cocosbuilder::CCBSoundEffect::actionWithSoundFile(file, 1.5f, -0.5f, 0.25f);
    effect->clone()->update(1.0f);
    ASSERT_EQ(device.sources().size(), 1u);
    const copra::AudioSourceState& state = device.sources()[0].state;
    EXPECT_FLOAT_EQ(state.pitch, 1.5f);
    EXPECT_FLOAT_EQ(state.pan, -0.5f);
    EXPECT_FLOAT_EQ(state.volume, 0.25f);
}
