#pragma once

#include "math/Mat4.h"
#include "math/Rect.h"

#include <gtest/gtest.h>

// The recorded results have four digits.
constexpr float kDigits = 0.00006f;

inline void expectNear(const cocos2d::Vec2& actual, const cocos2d::Vec2& expected,
                       float tolerance = kDigits) {
    EXPECT_NEAR(actual.x, expected.x, tolerance);
    EXPECT_NEAR(actual.y, expected.y, tolerance);
}

inline void expectNear(const cocos2d::Vec3& actual, const cocos2d::Vec3& expected,
                       float tolerance = 0.0006f) {
    EXPECT_NEAR(actual.x, expected.x, tolerance);
    EXPECT_NEAR(actual.y, expected.y, tolerance);
    EXPECT_NEAR(actual.z, expected.z, tolerance);
}

inline void expectNear(const cocos2d::Rect& actual, const cocos2d::Rect& expected) {
    expectNear(actual.origin, expected.origin);
    expectNear(cocos2d::Vec2(actual.size), cocos2d::Vec2(expected.size));
}

inline void expectNear(const cocos2d::Mat4& actual, const cocos2d::Mat4& expected,
                       float tolerance = 0.0006f) {
    for (int i = 0; i < 16; ++i) EXPECT_NEAR(actual.m[i], expected.m[i], tolerance) << "element " << i;
}
