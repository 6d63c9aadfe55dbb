#include "base/Map.h"

#include "base/AutoreleasePool.h"

#include "base/Thing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace cocos2d;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

namespace {

class MapTest : public testing::Test {
protected:
    Things things;
    AutoreleasePool pool;
    Thing* a = things.pooled("a");
    Thing* b = things.pooled("b");
    Map<std::string, Thing*> map;
};

TEST_F(MapTest, OwnsOneCountPerKey) {
    map.insert("x", a);
    map.insert("y", a);
    EXPECT_EQ(a->getReferenceCount(), 3u);
    EXPECT_THAT(map.keys(a), UnorderedElementsAre("x", "y"));
    map.clear();
    EXPECT_EQ(a->getReferenceCount(), 1u);
    EXPECT_TRUE(map.empty());
}

TEST_F(MapTest, InsertReplacesTheValueOfAKey) {
    map.insert("x", a);
    map.insert("x", b);
    EXPECT_EQ(map.size(), 1);
    EXPECT_EQ(map.at("x"), b);
    EXPECT_EQ(a->getReferenceCount(), 1u);
    EXPECT_THAT(map.keys(a), IsEmpty());
    map.insert("x", b);
    EXPECT_EQ(b->getReferenceCount(), 2u);
}

TEST_F(MapTest, AnUnknownKeyGivesNull) {
    EXPECT_EQ(map.at("nope"), nullptr);
    EXPECT_EQ(map.find("nope"), map.end());
    EXPECT_EQ(map.getRandomObject(), nullptr);
}

TEST_F(MapTest, EraseReturnsHowManyWereRemoved) {
    map.insert("x", a);
    EXPECT_EQ(map.erase("x"), 1u);
    EXPECT_EQ(map.erase("x"), 0u);
    EXPECT_EQ(a->getReferenceCount(), 1u);
}

TEST_F(MapTest, ErasesManyKeysAndPositions) {
    Map<int, Thing*> numbers;
    numbers.insert(5, a);
    numbers.insert(-2, b);
    numbers.insert(9, b);
    numbers.erase(std::vector<int>{5, -2, 8});
    EXPECT_THAT(numbers.keys(), UnorderedElementsAre(9));
    EXPECT_EQ(numbers.erase(numbers.cbegin()), numbers.end());
    EXPECT_EQ(b->getReferenceCount(), 1u);
}

TEST_F(MapTest, CopiesShareAndMovesTake) {
    map.insert("x", a);
    Map<std::string, Thing*> copy = map;
    EXPECT_EQ(a->getReferenceCount(), 3u);
    Map<std::string, Thing*> moved = std::move(copy);
    EXPECT_EQ(a->getReferenceCount(), 3u);
    EXPECT_TRUE(copy.empty());
    moved = map;
    EXPECT_EQ(a->getReferenceCount(), 3u);
    moved = Map<std::string, Thing*>();
    EXPECT_EQ(a->getReferenceCount(), 2u);
}

} // namespace
