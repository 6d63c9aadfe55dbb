#include "codecs/BinaryPlist.h"

#include "base/log.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;
using copra::readPlist;
using namespace std::string_literals;

namespace {

std::string big(std::uint64_t number, int bytes) {
    std::string text;
    for (int i = bytes - 1; i >= 0; --i) text += static_cast<char>(number >> 8 * i);
    return text;
}

/// A file of these objects, which refer to each other by a byte; the first one is the root.
std::string plist(const std::vector<std::string>& objects) {
    std::string file = "bplist00";
    std::string table;
    for (const std::string& object : objects) {
        table += big(file.size(), 4);
        file += object;
    }
    return file + table + std::string(6, '\0') + "\4\1"s + big(objects.size(), 8) + big(0, 8) +
           big(file.size(), 8);
}

Value valueOf(const std::string& object) {
    return readPlist(plist({object}), "test.plist");
}

void expectFault(const std::string& file, const std::string& words) {
    const copra::LogCapture log;
    EXPECT_TRUE(readPlist(file, "test.plist").isNull()) << words;
    EXPECT_EQ(log.lineCount(), 1) << log.text();
    EXPECT_TRUE(log.contains("test.plist: the binary property list " + words)) << log.text();
}

} // namespace

TEST(BinaryPlist, GivesEachObjectItsType) {
    EXPECT_EQ(valueOf("\x09"), Value(true));
    EXPECT_EQ(valueOf("\x08"), Value(false));
    EXPECT_EQ(valueOf("\x10\xff"), Value(255));
    EXPECT_EQ(valueOf("\x12\xff\xff\xff\xff"), Value(4294967295u));
    EXPECT_EQ(valueOf("\x13"s + big(static_cast<std::uint64_t>(-5), 8)), Value(-5));
    EXPECT_EQ(valueOf("\x13"s + big(std::uint64_t{1} << 40, 8)), Value(std::int64_t{1} << 40));
    EXPECT_EQ(valueOf("\x14"s + big(0, 8) + big(std::uint64_t{1} << 63, 8)), Value(std::uint64_t{1} << 63));
    EXPECT_EQ(valueOf("\x22\x3f\xc0\0\0"s), Value(1.5));
    EXPECT_EQ(valueOf("\x23\xbf\xf8\0\0\0\0\0\0"s), Value(-1.5));
    EXPECT_EQ(valueOf("Sbee"), Value("bee"));
    EXPECT_EQ(valueOf("\x62\0\xfc\x20\xac"s), Value("\u00fc\u20ac"));
    EXPECT_EQ(valueOf("_\20\22eighteen letters !"), Value("eighteen letters !"));
    EXPECT_EQ(valueOf("\x80\7"), Value(7));
    const copra::LogCapture log;
    EXPECT_TRUE(valueOf("Cabc").isNull()); // data, as in XML
    EXPECT_EQ(log.lineCount(), 0);
}

TEST(BinaryPlist, NestsArraysAndDictionariesThatMayShareObjects) {
    Value root = readPlist(plist({"\xd2\1\2\3\4", "Qa", "Qb", "\xa2\5\5", "\xc0", "\x10\7"}), "test.plist");
    ASSERT_EQ(root.getType(), Value::Type::MAP);
    EXPECT_EQ(root.asValueMap().at("a"), Value(ValueVector{Value(7), Value(7)}));
    EXPECT_EQ(root.asValueMap().at("b"), Value(ValueVector()));
}

TEST(BinaryPlist, WhatContainsItselfOrMakesTooMuchIsRefused) {
    expectFault(plist({"\xa1\0"s}), "is nested too deeply");
    expectFault(plist({"\xd1\1\0"s, "Qa"}), "is nested too deeply");
    std::vector<std::string> doubled;
    for (char i = 1; i < 60; ++i) doubled.push_back({'\xa2', i, i});
    doubled.emplace_back("\x10\1");
    expectFault(plist(doubled), "expands its shared objects too much");
}

TEST(BinaryPlist, DamagedFilesAreNamed) {
    expectFault("bplist00", "is cut off");
    expectFault(plist({"\xa1\7"}), "is damaged: it refers to a missing object");
    expectFault(plist({"\x5f\x13\xff\xff\xff\xff\xff\xff\xff\xff"}), "is damaged: a text is not in the file");
    expectFault(plist({"\xaf\x13\xff\xff\xff\xff\xff\xff\xff\xff"}),
                "is damaged: a container is not in the file");
    expectFault(plist({"\x16"}), "is damaged: a number is not in the file");
    expectFault(plist({"\x70"}), "is damaged: an object has an unknown kind");
    expectFault(plist({"\xd1\1\1", "\x10\1"}), "is damaged: a key is not a string");
}

TEST(BinaryPlist, SurvivesEveryCutAndEveryChangedByte) {
    const std::string file = plist({"\xd2\1\2\3\4", "Qa", "\x61\0b"s, "\xa2\5\5", "Sbee", "\x10\7"});
    const copra::LogCapture log;
    for (std::size_t size = 8; size < file.size(); ++size)
        EXPECT_TRUE(readPlist(file.substr(0, size), "cut.plist").isNull()) << size;
    for (std::size_t i = 8; i < file.size(); ++i)
        for (const char byte : {'\0', '\x0f', '\x5f', '\x7f', '\xa1', '\xff'}) {
            std::string changed = file;
            changed[i] = byte;
            readPlist(changed, "changed.plist");
        }
}

TEST(BinaryPlist, Utf16IsReadToo) {
    const std::u16string text =
        u"<?xml version='1.0' "
        u"encoding='UTF-16'?><plist><dict><key>\u00fc</key><string>\u20ac</string></dict></plist>";
    for (const bool isLittle : {true, false})
        for (const bool hasMark : {true, false}) {
            std::string file;
            for (const char16_t c : hasMark ? u"\ufeff" + text : text) {
                const char low = static_cast<char>(c & 0xff);
                const char high = static_cast<char>(c >> 8);
                file += isLittle ? std::string{low, high} : std::string{high, low};
            }
            Value root = readPlist(file, "utf16.plist");
            ASSERT_EQ(root.getType(), Value::Type::MAP);
            EXPECT_EQ(root.asValueMap()["\u00fc"].asString(), "\u20ac");
        }
}
