#include "files/Plist.h"
#include "base/CommaLocale.h"
#include "base/log.h"

#include <gmock/gmock.h>

using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;
using copra::readPlist;
using copra::writePlist;

namespace {

Value read(const std::string& inner) {
    return readPlist("<plist version=\"1.0\">" + inner + "</plist>", "test.plist");
}

} // namespace

TEST(Plist, GivesEachElementItsType) {
    Value root = read("<dict><key>i</key><integer>-5</integer><key>r</key><real>2.5</real><key>t</key><true/>"
                      "<key>f</key><false/><key>s</key><string>a &lt; b</string></dict>");
    ValueMap& map = root.asValueMap();
    EXPECT_EQ(map["i"].getType(), Value::Type::INTEGER);
    EXPECT_EQ(map["i"].asInt(), -5);
    EXPECT_EQ(map["r"].getType(), Value::Type::DOUBLE);
    EXPECT_EQ(map["r"].asDouble(), 2.5);
    EXPECT_TRUE(map["t"].asBool());
    EXPECT_FALSE(map["f"].asBool());
    EXPECT_EQ(map["s"].asString(), "a < b");
}

TEST(Plist, NumbersHaveAPointInEveryLocale) {
    const copra::test::CommaLocale comma;
    // The second has a comment, which only the slower reader knows.
    EXPECT_EQ(read("<dict><key>r</key><real>2.5</real></dict>").asValueMap().at("r").asDouble(), 2.5);
    EXPECT_EQ(read("<dict><!-- --><key>r</key><real>2.5</real></dict>").asValueMap().at("r").asDouble(), 2.5);
    EXPECT_NE(writePlist(Value(ValueMap{{"r", Value(2.5)}})).find("2.5"), std::string::npos);
}

TEST(Plist, NestsArraysAndDictionaries) {
    Value root = read("<array><dict><key>a</key><array><integer>1</integer></array></dict></array>");
    EXPECT_EQ(root.asValueVector().at(0).asValueMap().at("a").asValueVector().at(0).asInt(), 1);
}

TEST(Plist, ReadsARootWithoutThePlistElement) {
    EXPECT_EQ(readPlist("<dict><key>a</key><integer>1</integer></dict>", "x").asValueMap().at("a").asInt(),
              1);
}

TEST(Plist, LeavesDatesAndDataOutSilently) {
    copra::LogCapture log;
    EXPECT_TRUE(
        read("<dict><key>d</key><date>2020</date><key>x</key><data>AA==</data></dict>").asValueMap().empty());
    EXPECT_EQ(log.lineCount(), 0);
}

TEST(Plist, ATruncatedFileIsEmptyAndOneLogLineWithItsName) {
    copra::LogCapture log;
    EXPECT_TRUE(readPlist("<plist><dict><key>a</key><integer>1</int", "broken.plist").isNull());
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_TRUE(log.contains("broken.plist"));
}

TEST(Plist, AnEmptyFileIsEmpty) {
    copra::LogCapture log;
    EXPECT_TRUE(readPlist("", "empty.plist").isNull());
    EXPECT_TRUE(readPlist("<plist/>", "hollow.plist").isNull());
    EXPECT_TRUE(log.contains("empty.plist"));
    EXPECT_TRUE(log.contains("hollow.plist"));
}

TEST(Plist, AKeyWithoutAValueLosesOnlyItself) {
    copra::LogCapture log;
    Value root = read("<dict><key>a</key><key>b</key><integer>2</integer><key>c</key></dict>");
    EXPECT_EQ(root.asValueMap().size(), 1u);
    EXPECT_EQ(root.asValueMap().at("b").asInt(), 2);
    EXPECT_EQ(log.lineCount(), 2);
    EXPECT_TRUE(log.contains("'a'"));
}

TEST(Plist, AValueWithoutAKeyLosesOnlyItself) {
    copra::LogCapture log;
    Value root = read("<dict><integer>1</integer><key>b</key><integer>2</integer></dict>");
    EXPECT_EQ(root.asValueMap().size(), 1u);
    EXPECT_EQ(log.lineCount(), 1);
}

TEST(Plist, BrokenNumbersAreNamedWithTheirKey) {
    copra::LogCapture log;
    Value root = read("<dict><key>size</key><integer>many</integer></dict>");
    EXPECT_EQ(root.asValueMap().at("size").asInt(), 0);
    EXPECT_TRUE(log.contains("many"));
    EXPECT_TRUE(log.contains("size"));
}

TEST(Plist, IntegersHaveTheFirstTypeThatHoldsThem) {
    EXPECT_EQ(read("<integer>2147483647</integer>"), Value(2147483647));
    EXPECT_EQ(read("<integer>4294967295</integer>"), Value(4294967295u));
    EXPECT_EQ(read("<integer>-99999999999</integer>"), Value(std::int64_t{-99999999999}));
    EXPECT_EQ(read("<integer>18446744073709551615</integer>"), Value(UINT64_MAX));
    EXPECT_EQ(read("<integer>99999999999</integer>").asInt(), 2147483647);
}

TEST(Plist, IntegersOutOfRangeAreClamped) {
    copra::LogCapture log;
    EXPECT_EQ(read("<integer>99999999999999999999</integer>").asInt(), 2147483647);
    EXPECT_EQ(log.lineCount(), 1);
}

TEST(Plist, UnknownElementsAreLeftOut) {
    copra::LogCapture log;
    EXPECT_EQ(read("<array><color/><integer>1</integer></array>").asValueVector().size(), 1u);
    EXPECT_TRUE(log.contains("color"));
}

TEST(Plist, SurvivesNestingWithoutEnd) {
    copra::LogCapture log;
    std::string text;
    for (int i = 0; i < 20000; ++i) text += "<array>";
    EXPECT_TRUE(readPlist(text, "deep.plist").isNull());
}

TEST(Plist, WhatIsWrittenReadsBackTheSame) {
    ValueMap map;
    map["i"] = Value(-5);
    map["f"] = Value(0.1f);
    map["d"] = Value(0.1);
    map["t"] = Value(true);
    map["s"] = Value("a < b & \"c\"");
    map["u"] = Value(7u);
    map["b"] = Value(static_cast<unsigned char>(65));
    map["list"] = Value(ValueVector{Value(1), Value("x")});
    cocos2d::ValueMapIntKey numbered;
    numbered[3] = Value("three");
    map["numbered"] = Value(numbered);
    Value root = readPlist(writePlist(map), "round");
    ValueMap& back = root.asValueMap();
    EXPECT_EQ(back["i"], map["i"]);
    EXPECT_EQ(back["d"].asDouble(), 0.1);
    EXPECT_EQ(back["f"].asDouble(), 0.1) << "a float is written with the digits it has";
    EXPECT_EQ(back["t"], map["t"]);
    EXPECT_EQ(back["s"], map["s"]);
    EXPECT_EQ(back["u"].asInt(), 7);
    EXPECT_EQ(back["b"].asInt(), 65);
    EXPECT_EQ(back["list"], map["list"]);
    EXPECT_EQ(back["numbered"].asValueMap().at("3").asString(), "three");
}

TEST(Plist, TheSameValueGivesTheSameText) {
    ValueMap forth;
    ValueMap back;
    for (int i = 0; i < 50; ++i) forth[std::to_string(i)] = Value(i);
    for (int i = 49; i >= 0; --i) back[std::to_string(i)] = Value(i);
    EXPECT_EQ(writePlist(forth), writePlist(back));
}

TEST(Plist, ATextEndsAtNul) {
    const copra::LogCapture log;
    EXPECT_EQ(readPlist(writePlist(Value(std::string("a\0b", 3))), "nul.plist"), Value("a"));
    EXPECT_TRUE(log.contains("NUL")) << log.text();
}

TEST(Plist, AnEntryWhoseKeyHasANulDoesNotReplaceAnother) {
    const copra::LogCapture log;
    const ValueMap map = {{"lives", Value(3)}, {std::string("lives\0x", 7), Value(9)}};
    const ValueMap read = readPlist(writePlist(map), "again").asValueMap();
    EXPECT_EQ(read, (ValueMap{{"lives", Value(3)}}));
    EXPECT_TRUE(log.contains("NUL")) << log.text();
}

TEST(Plist, LeavesOutWhatTheFormatCannotExpress) {
    ValueMap map;
    map["nothing"] = Value();
    Value root = readPlist(writePlist(map), "x");
    EXPECT_TRUE(root.asValueMap().empty());
}
