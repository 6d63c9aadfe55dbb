#include "platform/surfaceArea.h"

#include <gtest/gtest.h>

using cocos2d::Rect;

namespace copra {

TEST(SurfaceArea, CountsRowsFromTheTopInAWindowAndFromTheBottomInATarget) {
    const PixelRect viewport{0, 0, 200, 100};
    const Rect visible(0, 0, 100, 50);
    EXPECT_EQ(pixelsOfArea(Rect(10, 5, 20, 10), viewport, visible, false), (PixelRect{20, 70, 40, 20}));
    EXPECT_EQ(pixelsOfArea(Rect(10, 5, 20, 10), viewport, visible, true), (PixelRect{20, 10, 40, 20}));
}

TEST(SurfaceArea, BeginsAtTheViewportAndTheVisibleArea) {
    EXPECT_EQ(pixelsOfArea(Rect(-50, 0, 25, 50), {8, 4, 100, 50}, Rect(-50, 0, 100, 50), false),
              (PixelRect{8, 4, 25, 50}));
}

TEST(SurfaceArea, FarAreasStayNumbersAndNothingVisibleIsEmpty) {
    const PixelRect far = pixelsOfArea(Rect(0, 0, 1e30f, 1e30f), {0, 0, 10, 10}, Rect(0, 0, 1, 1), false);
    EXPECT_EQ(far.x, 0);
    EXPECT_GT(far.width, 10);
    EXPECT_EQ(pixelsOfArea(Rect(0, 0, 1, 1), {0, 0, 10, 10}, Rect(), false), PixelRect());
}

} // namespace copra
