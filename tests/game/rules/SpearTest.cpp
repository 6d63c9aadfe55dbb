#include "rules/Spear.h"

#include "Layout.h"
#include "Tuning.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

constexpr float kFrame = layout::kStep;

class SpearTest : public ::testing::Test {
protected:
    /// Holds or releases the button for that many seconds. Returns the last event that was not None.
    Spear::Event play(bool isHeld, float seconds) {
        Spear::Event last = Spear::Event::None;
        for (float time = 0; time < seconds; time += kFrame)
            if (const auto event = spear.update(kFrame, isHeld); event != Spear::Event::None) last = event;
        return last;
    }

    float honey = 1.0f;
    Spear spear{honey};
};

} // namespace

TEST_F(SpearTest, BeginsWhenTheButtonIsPressedAndBurstsWhenItIsReleased) {
    EXPECT_EQ(spear.update(kFrame, true), Spear::Event::Begins);
    EXPECT_TRUE(spear.isActive());
    EXPECT_EQ(play(true, 0.5f), Spear::Event::None);
    EXPECT_EQ(spear.update(kFrame, false), Spear::Event::Bursts);
    EXPECT_FALSE(spear.isActive());
}

TEST_F(SpearTest, NeedsEnoughHoney) {
    honey = tuning().spear.cost - 0.01f;
    EXPECT_FALSE(spear.isReady());
    EXPECT_EQ(play(true, 0.5f), Spear::Event::None);
    EXPECT_FALSE(spear.isActive());
}

TEST_F(SpearTest, BurstsByItselfWhenTheHoneyIsUsedUp) {
    EXPECT_EQ(play(true, 1.2f / tuning().spear.drain), Spear::Event::Bursts);
    EXPECT_FLOAT_EQ(honey, 0.0f);
}

TEST_F(SpearTest, DoesNotBeginAgainBeforeTheButtonIsReleased) {
    play(true, 1.2f / tuning().spear.drain);
    spear.fill(1.0f);
    EXPECT_EQ(play(true, 0.5f), Spear::Event::None);
    spear.update(kFrame, false);
    EXPECT_EQ(spear.update(kFrame, true), Spear::Event::Begins);
}

TEST_F(SpearTest, EvenTheShortestCostsItsPrice) {
    spear.update(kFrame, true);
    spear.update(kFrame, false);
    EXPECT_NEAR(honey, 1 - tuning().spear.cost, 1e-4f);
}

TEST_F(SpearTest, ACardMakesEvenTheShortestCheaper) {
    spear.update(kFrame, true, 0.5f);
    spear.update(kFrame, false, 0.5f);
    EXPECT_NEAR(honey, 1 - 0.5f * tuning().spear.cost, 1e-4f);
}

TEST_F(SpearTest, ALongOneCostsByTheSecond) {
    play(true, 2.0f);
    spear.update(kFrame, false);
    EXPECT_NEAR(honey, 1 - 2 * tuning().spear.drain, 0.02f);
}

TEST_F(SpearTest, TheMeterIsFullAtOne) {
    spear.fill(0.7f);
    EXPECT_FLOAT_EQ(spear.honey(), 1.0f);
}
