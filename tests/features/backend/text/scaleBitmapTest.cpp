#include "backend/text/scaleBitmap.h"

#include <gmock/gmock.h>

using copra::scaleBitmap;

namespace {

/// One gray pixel for each value.
std::vector<std::uint8_t> grays(std::initializer_list<int> values) {
    std::vector<std::uint8_t> rgba;
    for (const int value : values) rgba.insert(rgba.end(), 4, static_cast<std::uint8_t>(value));
    return rgba;
}

} // namespace

TEST(ScaleBitmap, ASmallerPixelIsTheMeanOfWhatItCovers) {
    EXPECT_EQ(scaleBitmap(grays({0, 100, 200, 100}), {2, 2}, {1, 1}), grays({100}));
    EXPECT_EQ(scaleBitmap(grays({0, 90, 180}), {3, 1}, {2, 1}), grays({30, 150}));
}

TEST(ScaleBitmap, LargerPixelsRepeatAndMixWhereTheyLieOnTwo) {
    EXPECT_EQ(scaleBitmap(grays({10, 20}), {1, 2}, {1, 4}), grays({10, 10, 20, 20}));
    EXPECT_EQ(scaleBitmap(grays({0, 90}), {1, 2}, {1, 3}), grays({0, 45, 90}));
}

TEST(ScaleBitmap, AHugeImageNeedsLittleMoreTimeThanItsPixels) {
    const std::vector<std::uint8_t> large =
        scaleBitmap(std::vector<std::uint8_t>(64 * 64 * 4, 7), {64, 64}, {4'000, 4'000});
    EXPECT_EQ(large.size(), 4'000u * 4'000u * 4u);
    EXPECT_EQ(large.back(), 7);
}
