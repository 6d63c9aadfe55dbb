#include "backend/text/UnicodeAnalyzer.h"

#include <gmock/gmock.h>

using copra::CharacterInfo;
using copra::ParagraphInfo;
using testing::ElementsAre;

namespace {

ParagraphInfo analyzed(std::u32string_view text) {
    copra::UnicodeAnalyzer analyzer;
    ParagraphInfo info;
    analyzer.analyze(text, info);
    EXPECT_EQ(info.characters.size(), text.size());
    return info;
}

std::vector<int> levels(std::u32string_view text) {
    std::vector<int> all;
    for (const CharacterInfo& character : analyzed(text).characters) all.push_back(character.level);
    return all;
}

/// The text with a bar wherever a line may begin.
std::u32string broken(std::u32string_view text) {
    const ParagraphInfo info = analyzed(text);
    std::u32string marked;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (info.characters[i].mayBreakBefore) marked += U'|';
        marked += text[i];
    }
    return marked;
}

/// The number of user-perceived characters.
std::size_t clusters(std::u32string_view text) {
    std::size_t count = 0;
    for (const CharacterInfo& character : analyzed(text).characters) count += character.joinsPrevious ? 0 : 1;
    return count;
}

constexpr std::uint32_t tag(const char (&name)[5]) {
    return static_cast<std::uint32_t>(name[0]) << 24 | static_cast<std::uint32_t>(name[1]) << 16 |
           static_cast<std::uint32_t>(name[2]) << 8 | static_cast<std::uint32_t>(name[3]);
}

} // namespace

TEST(UnicodeAnalyzer, TheFirstLetterDecidesTheDirectionOfAParagraph) {
    EXPECT_EQ(analyzed(U"abc אבג").level, 0);
    EXPECT_EQ(analyzed(U"12 אבג abc").level, 1);
    EXPECT_EQ(analyzed(U"123").level, 0);
}

TEST(UnicodeAnalyzer, NumbersRunFromLeftToRightWithinHebrew) {
    EXPECT_THAT(levels(U"אב12ג"), ElementsAre(1, 1, 2, 2, 1));
    EXPECT_THAT(levels(U"aאb"), ElementsAre(0, 1, 0));
}

TEST(UnicodeAnalyzer, LinesBreakByTheRulesOfUnicode) {
    EXPECT_EQ(broken(U"ab cd-ef"), U"ab |cd-|ef");
    EXPECT_EQ(broken(U"a\u00A0b"), U"a\u00A0b");
    EXPECT_EQ(broken(U"花。花"), U"花。|花") << "no line begins with a full stop";
}

TEST(UnicodeAnalyzer, ThaiLinesBreakBetweenWords) {
    EXPECT_EQ(broken(U"ผึ้งบินอยู่"), U"ผึ้ง|บิน|อยู่");
}

TEST(UnicodeAnalyzer, AMarkAndAnEmojiSequenceAreNotSeparated) {
    EXPECT_EQ(clusters(U"e\u0301a"), 2u);
    EXPECT_EQ(clusters(U"\U0001F468\u200D\U0001F469\u200D\U0001F467"), 1u);
    EXPECT_EQ(clusters(U"\U0001F1EF\U0001F1F5\U0001F1EE\U0001F1F1"), 2u) << "two flags";
    EXPECT_EQ(clusters(U"\U0001F44B\U0001F3FD"), 1u);
    EXPECT_EQ(broken(U"\U0001F468\u200D\U0001F469"), U"\U0001F468\u200D\U0001F469");
}

TEST(UnicodeAnalyzer, EmojiAreInColorUnlessASelectorSaysOtherwise) {
    EXPECT_TRUE(analyzed(U"\U0001F41D").characters[0].isEmoji);
    EXPECT_TRUE(analyzed(U"\u2764\uFE0F").characters[0].isEmoji);
    EXPECT_FALSE(analyzed(U"\u2764").characters[0].isEmoji);
    EXPECT_FALSE(analyzed(U"\U0001F41D\uFE0E").characters[0].isEmoji);
    EXPECT_TRUE(analyzed(U"7\uFE0F\u20E3").characters[0].isEmoji) << "a keycap";
}

TEST(UnicodeAnalyzer, SharedCharactersHaveTheScriptOfTheirNeighbors) {
    const std::vector<CharacterInfo> infos = analyzed(U"(אב) 1").characters;
    for (const CharacterInfo& info : infos) EXPECT_EQ(info.script, tag("Hebr"));
}

TEST(UnicodeAnalyzer, AnEmptyTextAndNoncharactersAreHarmless) {
    EXPECT_TRUE(analyzed(U"").characters.empty());
    const std::u32string odd = {char32_t{0xD800}, char32_t{0x110000}, char32_t{0xFFFFFFFF}, char32_t{0xFFFF},
                                char32_t{0xFFFE}, char32_t{0},        char32_t{0x1F1E6},    U'a'};
    EXPECT_EQ(analyzed(odd).characters.size(), odd.size());
    EXPECT_EQ(analyzed(odd.substr(3, 1)).characters.size(), 1u);
}
