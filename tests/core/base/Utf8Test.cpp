#include "base/utf8.h"

#include "base/StringUTF8.h"
#include "base/log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <climits>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

// 1, 2, 3 and 4 byte characters.
const std::string kMixed = "a\xC3\xA9\xE4\xB8\xAD\xF0\x9F\x98\x80z";

TEST(Format, WorksLikePrintf) {
    EXPECT_EQ(StringUtils::format("%d|%5d|%-5d|%05d|%x", 42, 42, 42, 42, 255), "42|   42|42   |00042|ff");
    EXPECT_EQ(StringUtils::format("%.3f|%8.2f|%s|%c|%%", 3.14159, 2.5, "word", 'Z'),
              "3.142|    2.50|word|Z|%");
    const std::string big(300000, 'q');
    EXPECT_EQ(StringUtils::format("<%s>", big.c_str()).size(), 300002u);
}

TEST(ToString, WritesWhatAStreamWrites) {
    EXPECT_EQ(StringUtils::toString(12), "12");
    EXPECT_EQ(StringUtils::toString(0.5f), "0.5");
}

TEST(Encodings, ConvertEveryWay) {
    std::u16string u16;
    ASSERT_TRUE(StringUtils::UTF8ToUTF16(kMixed, u16));
    EXPECT_EQ(u16, u"a\u00e9\u4e2d\U0001f600z");
    std::u32string u32;
    ASSERT_TRUE(StringUtils::UTF8ToUTF32(kMixed, u32));
    EXPECT_EQ(u32, U"a\u00e9\u4e2d\U0001f600z");
    std::string u8;
    ASSERT_TRUE(StringUtils::UTF16ToUTF8(u16, u8));
    EXPECT_EQ(u8, kMixed);
    ASSERT_TRUE(StringUtils::UTF32ToUTF8(u32, u8));
    EXPECT_EQ(u8, kMixed);
    std::u16string other16;
    ASSERT_TRUE(StringUtils::UTF32ToUTF16(u32, other16));
    EXPECT_EQ(other16, u16);
    std::u32string other32;
    ASSERT_TRUE(StringUtils::UTF16ToUTF32(u16, other32));
    EXPECT_EQ(other32, u32);
}

TEST(Encodings, TheEmptyTextIsFine) {
    std::u16string u16 = u"old";
    EXPECT_TRUE(StringUtils::UTF8ToUTF16("", u16));
    EXPECT_TRUE(u16.empty());
}

class BrokenUtf8 : public testing::TestWithParam<const char*> {};

TEST_P(BrokenUtf8, IsRefusedAndLeavesTheOutput) {
    std::u16string out = u"kept";
    EXPECT_FALSE(StringUtils::UTF8ToUTF16(GetParam(), out));
    EXPECT_EQ(out, u"kept");
    EXPECT_EQ(StringUtils::getCharacterCountInUTF8String(GetParam()), 0);
}

INSTANTIATE_TEST_SUITE_P(Kinds, BrokenUtf8,
                         testing::Values("\xC3\x28",         // no continuation
                                         "ab\xE4\xB8",       // cut off
                                         "\x80",             // continuation alone
                                         "\xC0\xAF",         // overlong
                                         "\xE0\x80\xAF",     // overlong
                                         "\xED\xA0\x80",     // surrogate
                                         "\xF4\x90\x80\x80", // beyond U+10FFFF
                                         "\xFF"));

TEST(Encodings, LoneSurrogatesAreRefused) {
    std::string out;
    EXPECT_FALSE(StringUtils::UTF16ToUTF8(std::u16string(1, char16_t(0xD83D)), out));
    EXPECT_FALSE(StringUtils::UTF16ToUTF8(std::u16string(1, char16_t(0xDE00)), out));
    EXPECT_FALSE(StringUtils::UTF32ToUTF8(std::u32string(1, char32_t(0xD800)), out));
}

TEST(Characters, AreCountedNotBytes) {
    EXPECT_EQ(StringUtils::getCharacterCountInUTF8String(kMixed), 5);
}

TEST(Characters, AreClassified) {
    EXPECT_TRUE(StringUtils::isUnicodeSpace(u' ') && StringUtils::isUnicodeSpace(u'\t'));
    EXPECT_TRUE(StringUtils::isUnicodeSpace(0x3000));
    EXPECT_FALSE(StringUtils::isUnicodeSpace(u'a'));
    EXPECT_TRUE(StringUtils::isCJKUnicode(0x4E2D) && StringUtils::isCJKUnicode(0xAC00));
    EXPECT_FALSE(StringUtils::isCJKUnicode(u'a'));
    EXPECT_TRUE(StringUtils::isUnicodeNonBreaking(0xA0));
    EXPECT_FALSE(StringUtils::isUnicodeNonBreaking(u' '));
}

TEST(Trimming, CutsWhiteSpaceAtTheEndOnly) {
    std::vector<char16_t> text{u' ', u'h', u' ', u'i', u' ', u'\t'};
    StringUtils::trimUTF16Vector(text);
    EXPECT_THAT(text, ElementsAre(u' ', u'h', u' ', u'i'));
    std::vector<char16_t> blank{u' ', u' '};
    StringUtils::trimUTF16Vector(blank);
    EXPECT_TRUE(blank.empty());
}

TEST(LastNot, FindsTheLastOtherCharacter) {
    EXPECT_EQ(StringUtils::getIndexOfLastNotChar16({u'a', u'b', u' ', u'c', u' ', u' '}, u' '), 3u);
    EXPECT_EQ(StringUtils::getIndexOfLastNotChar16({u' '}, u' '), UINT_MAX);
}

TEST(StringUTF8, EditsCharacters) {
    StringUtils::StringUTF8 text("x\xC3\xA9y");
    EXPECT_EQ(text.length(), 3u);
    EXPECT_TRUE(text.deleteChar(1));
    EXPECT_EQ(text.getAsCharSequence(), "xy");
    EXPECT_TRUE(text.insert(1, "--"));
    EXPECT_TRUE(text.insert(4, StringUtils::StringUTF8("!")));
    EXPECT_EQ(text.getAsCharSequence(), "x--y!");
    EXPECT_EQ(text.getAsCharSequence(1, 2), "--");
}

TEST(StringUTF8, RefusesPositionsOutsideAndBrokenText) {
    const copra::LogCapture log;
    StringUtils::StringUTF8 text("ab");
    EXPECT_FALSE(text.deleteChar(2));
    EXPECT_FALSE(text.insert(3, "c"));
    EXPECT_FALSE(text.insert(0, "\xFF"));
    EXPECT_EQ(text.getAsCharSequence(), "ab");
    EXPECT_EQ(log.lineCount(), 1);
    text.replace("\xFF");
    EXPECT_EQ(text.length(), 0u);
}

} // namespace
