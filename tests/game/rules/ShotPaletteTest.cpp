#include "rules/ShotPalette.h"

#include <gtest/gtest.h>

using namespace beecluster;

TEST(ShotPalette, NamesAFrameForEachPalette) {
    EXPECT_EQ(frameInPalette("shot_burr.png", ShotPalette::Standard), "shot_burr.png");
    EXPECT_EQ(frameInPalette("shot_burr.png", ShotPalette::WarmCold), "shot_burr_warm_cold.png");
    EXPECT_EQ(frameInPalette("shot_burr.png", ShotPalette::Contrast), "shot_burr_contrast.png");
}

TEST(ShotPalette, NamesAFrameWithoutAnExtension) {
    EXPECT_EQ(frameInPalette("shot", ShotPalette::Contrast), "shot_contrast");
}
