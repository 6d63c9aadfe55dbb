#pragma once

#include "math/Vec2.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

// The tolerance of the recorded values: 1e-4 of the value, and a little for those near 0.
inline double toleranceOf(double value) {
    return std::max(std::fabs(value) * 1.0e-4, 1.0e-5);
}

#define EXPECT_CLOSE(actual, expected) EXPECT_NEAR(actual, expected, toleranceOf(expected))
#define EXPECT_VEC(actual, expectedX, expectedY)                                                             \
    do {                                                                                                     \
        const cocos2d::Vec2 closeActual = (actual);                                                          \
        EXPECT_CLOSE(closeActual.x, expectedX);                                                              \
        EXPECT_CLOSE(closeActual.y, expectedY);                                                              \
    } while (false)
