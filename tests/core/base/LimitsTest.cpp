#include "base/limits.h"

#include "base/Map.h"
#include "base/Vector.h"
#include "base/log.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace {

TEST(Limits, NameTheCallAndBothNumbers) {
    const copra::LogCapture log;
    EXPECT_FALSE(copra::isTooLarge("Shape::draw", "segments", 10, 10));
    EXPECT_TRUE(copra::isTooLarge("Shape::draw", "segments", 11, 10));
    EXPECT_EQ(log.text(), "Shape::draw: 11 segments are too many; the limit is 10\n");
}

TEST(Limits, RejectNumbersThatAreNotFinite) {
    const copra::LogCapture quiet;
    EXPECT_TRUE(copra::isTooLarge("Shape::draw", "segments", std::nanf(""), 10));
    EXPECT_TRUE(copra::isTooLarge("Shape::draw", "segments", std::numeric_limits<float>::infinity(), 10));
    EXPECT_FALSE(copra::isTooLarge("Shape::draw", "segments", -1, 10));
}

TEST(Limits, OfTexturesAreThoseOfTheSidesAndOfTheArea) {
    const copra::LogCapture log;
    EXPECT_FALSE(copra::isTextureTooLarge("Texture", 8192, 8192));
    EXPECT_FALSE(copra::isTextureTooLarge("Texture", 16384, 4096));
    EXPECT_TRUE(copra::isTextureTooLarge("Texture", 16385, 1));
    EXPECT_TRUE(copra::isTextureTooLarge("Texture", 8193, 8193));
    EXPECT_TRUE(copra::isTextureTooLarge("Texture", 1, std::nan("")));
    EXPECT_TRUE(log.contains("Texture: 16385 x 1 pixels are too many"));
}

TEST(Limits, OfReservedMemoryLeaveAContainerUsable) {
    const copra::LogCapture log;
    cocos2d::Vector<cocos2d::Ref*> vector(2'000'000'000'000);
    cocos2d::Map<int, cocos2d::Ref*> map(2'000'000'000'000);
    EXPECT_EQ(vector.size(), 0);
    EXPECT_EQ(map.size(), 0);
    EXPECT_TRUE(log.contains("Vector::reserve: 2000000000000 elements are too many"));
    EXPECT_TRUE(log.contains("Map::reserve"));
}

} // namespace
