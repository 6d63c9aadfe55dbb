#include "base/Value.h"

#include "base/CommaLocale.h"
#include "base/expectRefused.h"

#include <gtest/gtest.h>

#include <limits>

using namespace cocos2d;

namespace {

struct Conversion {
    const char* what;
    Value value;
    Value::Type type;
    int asInt;
    unsigned asUnsigned;
    double asDouble;
    bool asBool;
    const char* asString;
};

void PrintTo(const Conversion& conversion, std::ostream* out) {
    *out << conversion.what;
}

class ValueConversion : public testing::TestWithParam<Conversion> {};

TEST_P(ValueConversion, GivesTheRecordedResults) {
    const Conversion& expected = GetParam();
    EXPECT_EQ(expected.value.getType(), expected.type);
    EXPECT_EQ(expected.value.asInt(), expected.asInt);
    EXPECT_EQ(expected.value.asUnsignedInt(), expected.asUnsigned);
    EXPECT_FLOAT_EQ(expected.value.asFloat(), static_cast<float>(expected.asDouble));
    EXPECT_DOUBLE_EQ(expected.value.asDouble(), expected.asDouble);
    EXPECT_EQ(expected.value.asBool(), expected.asBool);
    EXPECT_EQ(expected.value.asString(), expected.asString);
}

using T = Value::Type;
INSTANTIATE_TEST_SUITE_P(
    Scalars, ValueConversion,
    testing::Values(
        Conversion{"int", Value(42), T::INTEGER, 42, 42, 42., true, "42"},
        Conversion{"byte", Value(static_cast<unsigned char>(200)), T::BYTE, 200, 200, 200., true, "200"},
        Conversion{"unsigned", Value(3000u), T::UNSIGNED, 3000, 3000, 3000., true, "3000"},
        Conversion{"float", Value(2.75f), T::FLOAT, 2, 2, 2.75, true, "2.7500000"},
        Conversion{"double", Value(123.5), T::DOUBLE, 123, 123, 123.5, true, "123.5000000000000000"},
        Conversion{"true", Value(true), T::BOOLEAN, 1, 1, 1., true, "true"},
        Conversion{"false", Value(false), T::BOOLEAN, 0, 0, 0., false, "false"},
        Conversion{"numberText", Value("17"), T::STRING, 17, 17, 17., true, "17"},
        Conversion{"realText", Value("3.25"), T::STRING, 3, 3, 3.25, true, "3.25"},
        Conversion{"leadingPart", Value("12abc"), T::STRING, 12, 12, 12., true, "12abc"},
        Conversion{"exponent", Value("1e3"), T::STRING, 1, 1, 1000., true, "1e3"},
        Conversion{"sevenDecimals", Value("0.123456789"), T::STRING, 0, 0, 0.1234567, true, "0.123456789"},
        Conversion{"word", Value("maybe"), T::STRING, 0, 0, 0., true, "maybe"},
        Conversion{"falseText", Value("false"), T::STRING, 0, 0, 0., false, "false"},
        Conversion{"zeroText", Value("0"), T::STRING, 0, 0, 0., false, "0"},
        Conversion{"emptyText", Value(""), T::STRING, 0, 0, 0., true, ""},
        Conversion{"nullText", Value(static_cast<const char*>(nullptr)), T::STRING, 0, 0, 0., true, ""},
        Conversion{"nothing", Value(), T::NONE, 0, 0, 0., false, ""}),
    [](const auto& test) { return std::string(test.param.what); });

// AtomicGameEngine #1469, tinyxml2 #160
TEST(Value, NumbersHaveAPointInEveryLocale) {
    const copra::test::CommaLocale comma;
    EXPECT_EQ(Value("2.75").asDouble(), 2.75);
    EXPECT_EQ(Value("2.75").asFloat(), 2.75f);
    EXPECT_EQ(Value(1.5).asString(), "1.5000000000000000");
    EXPECT_EQ(Value(1.5f).asString(), "1.5000000");
}

TEST(Value, RealsOutOfRangeAreCutWithoutUndefinedBehavior) {
    EXPECT_NO_FATAL_FAILURE(static_cast<void>(Value(1e30).asInt()));
    EXPECT_EQ(Value(std::numeric_limits<double>::quiet_NaN()).asInt(), 0);
    EXPECT_EQ(Value(-1.5).asByte(), 255);
}

TEST(Value, CopiesAreDeep) {
    ValueVector list{Value(ValueMap{{"a", Value(1)}}), Value(5.5f)};
    const Value original(list);
    Value copy(original);
    copy.asValueVector()[0].asValueMap()["a"] = 99;
    EXPECT_EQ(original.asValueVector()[0].asValueMap().at("a").asInt(), 1);
    EXPECT_EQ(copy.asValueVector()[0].asValueMap()["a"].asInt(), 99);
    EXPECT_FALSE(original == copy);
    EXPECT_TRUE(original == Value(list));
}

TEST(Value, ValuesOfDifferentTypesAreNeverEqual) {
    EXPECT_TRUE(Value(1) == Value(1));
    EXPECT_FALSE(Value(1) == Value(1.f));
    EXPECT_FALSE(Value(true) == Value(1));
    EXPECT_TRUE(Value("a") == Value("a"));
    EXPECT_TRUE(Value() == Value::Null);
}

TEST(Value, RealsAreEqualUpToTheirEpsilon) {
    EXPECT_TRUE(Value(1.f) == Value(1.f + FLT_EPSILON / 2.f));
    EXPECT_TRUE(Value(1.f) != Value(1.001f));
    EXPECT_TRUE(Value(1.) == Value(1. + DBL_EPSILON / 2.));
}

TEST(Value, MapsOfDifferentSizeAreDifferentBothWays) {
    const Value small(ValueMap{{"a", Value(1)}});
    const Value large(ValueMap{{"a", Value(1)}, {"b", Value(2)}});
    EXPECT_FALSE(small == large);
    EXPECT_FALSE(large == small);
}

TEST(Value, AssignmentChangesTheType) {
    Value v(ValueVector{Value(1)});
    v = 3;
    EXPECT_EQ(v.asInt(), 3);
    v = "text";
    EXPECT_EQ(v.asString(), "text");
    v = ValueMapIntKey{{7, Value("seven")}};
    EXPECT_EQ(v.asIntKeyMap()[7].asString(), "seven");
    v = Value::Null;
    EXPECT_TRUE(v.isNull());
}

TEST(Value, MayBeAssignedFromAPartOfItself) {
    Value v(ValueVector{Value("inner")});
    v = v.asValueVector()[0];
    EXPECT_EQ(v.asString(), "inner");
    Value w(ValueVector{Value("inner")});
    w = std::move(w.asValueVector()[0]);
    EXPECT_EQ(w.asString(), "inner");
}

TEST(Value, AMovedValueHoldsNothing) {
    Value source(ValueVector{Value(1), Value(2)});
    const Value taken(std::move(source));
    EXPECT_EQ(taken.asValueVector().size(), 2u);
    EXPECT_TRUE(source.isNull());
}

TEST(Value, DescriptionIndentsContainers) {
    EXPECT_EQ(Value(7).getDescription(), "\n7\n");
    EXPECT_EQ(Value(ValueVector{Value(1), Value("x")}).getDescription(), "\n[\n\t0: 1\n\t1: x\n]\n");
}

TEST(ValueDeathTest, NoOtherTypeIsReadFromAContainerOrAsOne) {
    EXPECT_REFUSED(Value(ValueVector()).asInt(), "cannot be read as a number");
    Value number(1);
    EXPECT_REFUSED(number.asValueMap()["lost"] = 1, "read as a map, but its type is int");
    EXPECT_EQ(number.asInt(), 1);
}

} // namespace
