#include "backend/text/text.h"
#include "fonts/FontAtlasCache.h"
#include "fonts/TextLayout.h"
#include "fonts/worldFonts.h"
#include "platform/GlyphSource.h"

#include <gmock/gmock.h>

#include <cmath>

using namespace copra::test;
using cocos2d::FontAtlas;
using cocos2d::FontAtlasCache;
using cocos2d::Size;
using cocos2d::TextHAlignment;
using copra::GlyphQuad;
using copra::PlacedGlyph;
using copra::TextLayout;
using copra::TextLayoutOptions;

namespace {

constexpr float kSize = 40.0f;

class ShapedLayouts : public testing::Test {
protected:
    void SetUp() override {
        requireWorldFonts();
        copra::setGlyphSource(nullptr);
        copra::installGlyphSource();
        options.shapes = true;
    }
    void TearDown() override {
        atlas = nullptr;
        FontAtlasCache::purgeCachedData();
        copra::setGlyphSource(nullptr);
    }

    void layOut(const std::u32string& text, const std::string& font = kDejaVu) {
        atlas = FontAtlasCache::getFontAtlasTTF(font, kSize);
        options.lineHeight = atlas->getLineHeight();
        layout.breakLines(text, *atlas, options);
        layout.place(options);
    }
    float left(int character) const {
        const PlacedGlyph* const glyph = layout.glyphOfCluster(character);
        return glyph ? glyph->left : -1000.0f;
    }
    int line(int character) const { return layout.glyphOfCluster(character)->line; }

    cocos2d::RefPtr<FontAtlas> atlas;
    TextLayoutOptions options;
    TextLayout layout;
};

} // namespace

TEST_F(ShapedLayouts, AreAsWideAsTheirGlyphs) {
    layOut(U"سلام عليكم");
    EXPECT_NEAR(layout.size().width, 9869 * kSize / 2048, 0.2f);
    layOut(U"क्षेत्र में", kLohit);
    EXPECT_NEAR(layout.size().width, 2091 * kSize / 1024, 0.2f);
}

TEST_F(ShapedLayouts, HebrewRunsFromRightToLeftAndNumbersFromLeftToRight) {
    layOut(U"אב 12");
    EXPECT_GT(left(0), left(1));
    EXPECT_GT(left(1), left(3));
    EXPECT_LT(left(3), left(4));
}

TEST_F(ShapedLayouts, ALigatureBelongsToItsFirstCharacter) {
    layOut(U"سلام");
    EXPECT_TRUE(layout.glyphOfCluster(1)) << "lam with alef";
    EXPECT_FALSE(layout.glyphOfCluster(2));
    EXPECT_TRUE(layout.glyphOfCluster(3));
}

TEST_F(ShapedLayouts, ALetterComesBeforeItsMarks) {
    layOut(U"شُ", kAmiri);
    const PlacedGlyph* const letter = layout.glyphOfCluster(0);
    ASSERT_TRUE(letter);
    ASSERT_EQ(layout.glyphsInCluster(*letter), 2u);
    EXPECT_GT(letter->definition->width, (letter + 1)->definition->width);
    EXPECT_GT((letter + 1)->top, letter->top) << "the mark is above it";
}

TEST_F(ShapedLayouts, GlyphsAreOnWholePixels) {
    options.box = Size(501.5f, 0.0f);
    options.horizontal = TextHAlignment::CENTER;
    layOut(U"سلام عليكم");
    for (const GlyphQuad& quad : layout.quads()) {
        EXPECT_EQ(quad.lowerLeft.x, std::floor(quad.lowerLeft.x));
        EXPECT_EQ(quad.lowerLeft.y, std::floor(quad.lowerLeft.y));
    }
}

// --- Lines ---

TEST_F(ShapedLayouts, BreakBetweenWordsAndLeaveTheBlankAtTheLeft) {
    layOut(U"אבג דהו");
    const float whole = layout.size().width;
    options.maxLineWidth = whole - 1.0f;
    layOut(U"אבג דהו");
    ASSERT_EQ(layout.lines().size(), 2u);
    EXPECT_EQ(line(2), 0);
    EXPECT_EQ(line(4), 1);
    EXPECT_LT(layout.lines()[0].width + layout.lines()[1].width, whole) << "without the blank";
    EXPECT_GE(left(2), -1.0f) << "the blank is outside, at the left of the line";
    options.maxLineWidth = whole;
    layOut(U"אבג דהו");
    EXPECT_EQ(layout.lines().size(), 1u) << "a line as wide as the text holds it";
}

TEST_F(ShapedLayouts, BreakThaiBetweenWords) {
    layOut(U"ผึ้งบินอยู่", kGaruda);
    options.maxLineWidth = layout.size().width * 0.7f;
    layOut(U"ผึ้งบินอยู่", kGaruda);
    ASSERT_EQ(layout.lines().size(), 2u);
    EXPECT_EQ(line(4), 0);
    EXPECT_EQ(line(7), 1) << "the third word is whole";
}

TEST_F(ShapedLayouts, KeepClustersTogetherWhereWordsAreBroken) {
    options.maxLineWidth = 1.0f;
    layOut(U"क्षे", kLohit);
    EXPECT_EQ(layout.lines().size(), 1u);
    options.maxLineWidth = 60.0f;
    layOut(U"אבגדהו");
    EXPECT_GT(layout.lines().size(), 1u) << "a word longer than a line";
    options.maxLineWidth = 100.0f;
    options.breaksWords = true;
    layOut(U"אב גדהוז");
    EXPECT_EQ(line(3), 0) << "breaks within words when that is allowed";
}

TEST_F(ShapedLayouts, NewLinesEndLines) {
    layOut(U"אב\n\nג\n");
    ASSERT_EQ(layout.lines().size(), 4u);
    EXPECT_EQ(layout.lines()[1].width, 0.0f);
    EXPECT_EQ(line(4), 2);
    EXPECT_EQ(layout.textHeight(), 4 * options.lineHeight);
}

TEST_F(ShapedLayouts, AlignAsTheOptionsSay) {
    options.box = Size(400.0f, 0.0f);
    layOut(U"אבג");
    const float atLeft = left(2);
    EXPECT_LT(atLeft, 10.0f);
    options.horizontal = TextHAlignment::RIGHT;
    layOut(U"אבג");
    EXPECT_NEAR(left(2) - atLeft, 400.0f - layout.lines()[0].width, 1.0f);
}

TEST_F(ShapedLayouts, CharacterSpacingFollowsEachCluster) {
    layOut(U"אבג");
    const float width = layout.size().width;
    options.characterSpacing = 5.0f;
    layOut(U"אבג");
    EXPECT_NEAR(layout.size().width, width + 15.0f, 0.01f);
}

TEST_F(ShapedLayouts, ABackspacePutsTheNextCharacterOverTheOneBefore) {
    layOut(U"אבג");
    const float width = layout.size().width;
    layOut(U"אב\b|ג");
    EXPECT_EQ(layout.size().width, width) << "the bar has no width";
    ASSERT_TRUE(layout.glyphOfCluster(3));
    EXPECT_TRUE(layout.glyphOfCluster(3)->shown);
    EXPECT_TRUE(layout.glyphOfCluster(4));
}

// --- Fonts ---

TEST_F(ShapedLayouts, EmojiAreInColorAndTheirSequencesOneGlyph) {
    layOut(U"a\U0001F468\u200D\U0001F469\u200D\U0001F467b");
    ASSERT_EQ(layout.quads().size(), 3u);
    const auto isInColor = [&](std::size_t quad) {
        return atlas->getTexture(layout.quads()[quad].page)->hasPremultipliedAlpha();
    };
    EXPECT_FALSE(isInColor(0));
    EXPECT_TRUE(isInColor(1));
    EXPECT_FALSE(isInColor(2));
}

TEST_F(ShapedLayouts, ScriptsThatTheFontLacksComeFromInstalledFonts) {
    layOut(U"Bee मधु ผึ้ง");
    for (int character : {4, 5, 8}) {
        ASSERT_TRUE(layout.glyphOfCluster(character)) << character;
        EXPECT_TRUE(layout.glyphOfCluster(character)->shown) << character;
    }
}

TEST_F(ShapedLayouts, ATextWithoutShapingIsPlacedAsBefore) {
    options.shapes = false;
    layOut(U"Aא");
    EXPECT_LT(left(0), left(1));
    EXPECT_FALSE(layout.keyOf(0));
    options.shapes = true;
    layOut(U"Aא");
    EXPECT_TRUE(layout.keyOf(0));
}

TEST_F(ShapedLayouts, CharactersThatNoFontHasShowNothing) {
    layOut(U"א\U000F0000ב");
    EXPECT_EQ(layout.quads().size(), 2u);
}

TEST_F(ShapedLayouts, CharacterSpacingDoesNotTearJoinedLetters) {
    const auto widens = [&](const std::u32string& text) {
        options.characterSpacing = 0.0f;
        layOut(text);
        const float plain = layout.size().width;
        options.characterSpacing = 10.0f;
        layOut(text);
        return layout.size().width - plain;
    };
    EXPECT_NEAR(widens(U"\u0633\u0644\u0645"), 10.0f, 0.1f);                    // once, behind the word
    EXPECT_NEAR(widens(U"\u0633\u0644\u0645 \u0639\u0644\u064a"), 30.0f, 0.1f); // two words and a blank
    EXPECT_NEAR(widens(U"\u05e9\u05dc\u05d5\u05dd"), 40.0f, 0.1f);              // Hebrew is not joined
    EXPECT_NEAR(widens(U"\u0633\u0644\u0645 12"), 40.0f, 0.1f);                 // digits are not
}
