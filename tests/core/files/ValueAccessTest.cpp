#include "files/ValueAccess.h"

#include <gmock/gmock.h>

using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;

namespace {

ValueMap sample() {
    ValueMap map;
    map["number"] = Value(3);
    map["text"] = Value("2.5");
    map["list"] = Value(ValueVector{Value(1)});
    map["map"] = Value(ValueMap{{"inner", Value(1)}});
    return map;
}

} // namespace

TEST(ValueAccess, ConvertsScalars) {
    const ValueMap map = sample();
    EXPECT_EQ(copra::numberIn(map, "text"), 2.5f);
    EXPECT_EQ(copra::integerIn(map, "number"), 3);
    EXPECT_EQ(copra::textIn(map, "number"), "3");
    EXPECT_TRUE(copra::flagIn(map, "number"));
}

TEST(ValueAccess, GivesTheFallbackForWhatIsMissingOrAContainer) {
    const ValueMap map = sample();
    EXPECT_EQ(copra::numberIn(map, "none", 7), 7);
    EXPECT_EQ(copra::integerIn(map, "list", 7), 7);
    EXPECT_EQ(copra::textIn(map, "map", "f"), "f");
    EXPECT_TRUE(copra::flagIn(map, "none", true));
}

TEST(ValueAccess, GivesEmptyContainersForWhatIsMissingOrNone) {
    const ValueMap map = sample();
    EXPECT_EQ(copra::listIn(map, "list").size(), 1u);
    EXPECT_EQ(copra::mapIn(map, "map").size(), 1u);
    EXPECT_TRUE(copra::listIn(map, "number").empty());
    EXPECT_TRUE(copra::mapIn(map, "list").empty());
}
