#include "fonts/TextLayout.h"

#include "fonts/FontAtlas.h"
#include "platform/Screen.h"

#include <gmock/gmock.h>

#include <string>

using cocos2d::FontAtlas;
using cocos2d::FontLetterDefinition;
using cocos2d::Size;
using cocos2d::TextHAlignment;
using cocos2d::TextVAlignment;
using cocos2d::Vec2;
using copra::GlyphQuad;
using copra::PlacedGlyph;
using copra::TextLayout;
using copra::TextLayoutOptions;

namespace {

/// Glyphs 8 wide and 10 high, 10 apart, 4 below the line's top; a blank has no image, a question mark no
/// glyph. "AV" is kerned by -3.
class FixedAtlas : public FontAtlas {
public:
    FixedAtlas() {
        _lineHeight = 20.0f;
        _hasKerning = true;
    }

protected:
    bool loadGlyph(char32_t character, FontLetterDefinition& definition) override {
        if (character == U'?') return false;
        definition.xAdvance = 10;
        definition.offsetX = 1.0f;
        definition.offsetY = 4.0f;
        if (character == U' ') return true;
        definition.U = 100.0f;
        definition.V = 50.0f;
        definition.width = 8.0f;
        definition.height = 10.0f;
        definition.rotated = character == U'R';
        return true;
    }
    int loadKerning(char32_t first, char32_t second) override {
        return first == U'A' && second == U'V' ? -3 : 0;
    }
};

class TextLayouts : public testing::Test {
protected:
    TextLayouts() { options.lineHeight = 20.0f; }

    void layOut(const std::u32string& text) {
        layout.breakLines(text, atlas, options);
        layout.place(options);
    }
    /// Left edges of the glyphs that show.
    std::vector<float> lefts() const {
        std::vector<float> all;
        for (const GlyphQuad& quad : layout.quads()) all.push_back(quad.lowerLeft.x);
        return all;
    }
    std::vector<float> widths() const {
        std::vector<float> all;
        for (const copra::TextLine& line : layout.lines()) all.push_back(line.width);
        return all;
    }

    FixedAtlas atlas;
    TextLayoutOptions options;
    TextLayout layout;
};

using testing::ElementsAre;

} // namespace

TEST_F(TextLayouts, PlacesGlyphsFromLeftToRightBelowTheLinesTop) {
    layOut(U"ab");
    EXPECT_TRUE(layout.size().equals(Size(20.0f, 20.0f)));
    EXPECT_THAT(lefts(), ElementsAre(1.0f, 11.0f));
    const GlyphQuad& first = layout.quads()[0];
    EXPECT_EQ(first.lowerLeft, Vec2(1.0f, 6.0f)) << "20 - 4 - 10";
    EXPECT_EQ(first.upperRight, Vec2(9.0f, 16.0f));
    EXPECT_EQ(first.texTopLeft, Vec2(100.0f, 50.0f));
    EXPECT_EQ(first.texBottomRight, Vec2(108.0f, 60.0f));
}

TEST_F(TextLayouts, TheGlyphOfAClusterStandsForItsCharacter) {
    layOut(U"a ?\nb");
    const PlacedGlyph* const last = layout.glyphOfCluster(4);
    ASSERT_TRUE(last);
    EXPECT_EQ(last->cluster, 4);
    EXPECT_EQ(last->line, 1);
    EXPECT_TRUE(last->shown);
    ASSERT_TRUE(layout.glyphOfCluster(1));
    EXPECT_TRUE(layout.glyphOfCluster(1)->definition) << "a blank has a glyph";
    EXPECT_FALSE(layout.glyphOfCluster(1)->shown);
    ASSERT_TRUE(layout.glyphOfCluster(2));
    EXPECT_FALSE(layout.glyphOfCluster(2)->definition) << "the font has no question mark";
    EXPECT_EQ(layout.glyphOfCluster(5), nullptr);
    EXPECT_EQ(layout.glyphOfCluster(-1), nullptr);
}

TEST_F(TextLayouts, EachQuadNamesItsGlyph) {
    layOut(U"a b");
    ASSERT_EQ(layout.quads().size(), 2u);
    EXPECT_EQ(layout.glyphs()[static_cast<std::size_t>(layout.quads()[1].glyph)].cluster, 2);
}

TEST_F(TextLayouts, BreaksBetweenWords) {
    options.maxLineWidth = 55.0f;
    layOut(U"aa bb cc");
    EXPECT_THAT(widths(), ElementsAre(50.0f, 20.0f)) << "without the blank at the end of the first line";
    options.wraps = false;
    layOut(U"aa bb cc");
    EXPECT_THAT(widths(), ElementsAre(80.0f));
}

TEST_F(TextLayouts, BreaksWithinWordsWhenAllowedOrNecessary) {
    options.maxLineWidth = 35.0f;
    layOut(U"aaaaa");
    EXPECT_EQ(layout.lines().size(), 2u) << "a word longer than a line";
    options.maxLineWidth = 45.0f;
    layOut(U"a bbbb");
    EXPECT_THAT(widths(), ElementsAre(10.0f, 40.0f));
    options.breaksWords = true;
    layOut(U"a bbbb");
    EXPECT_THAT(widths(), ElementsAre(40.0f, 20.0f));
}

TEST_F(TextLayouts, ANoBreakSpaceKeepsWordsTogether) {
    options.maxLineWidth = 45.0f;
    layOut(U"a b\u00A0c");
    EXPECT_THAT(widths(), ElementsAre(10.0f, 30.0f));
}

TEST_F(TextLayouts, NewLinesEndLines) {
    layOut(U"a\n\nb\n");
    EXPECT_THAT(widths(), ElementsAre(10.0f, 0.0f, 10.0f, 0.0f));
    EXPECT_EQ(layout.textHeight(), 80.0f);
    options.lineSpacing = 5.0f;
    layOut(U"a\nb");
    EXPECT_EQ(layout.textHeight(), 45.0f);
    EXPECT_EQ(layout.quads()[0].lowerLeft.y - layout.quads()[1].lowerLeft.y, 25.0f);
}

TEST_F(TextLayouts, KernsPairs) {
    layOut(U"xAVx");
    EXPECT_THAT(lefts(), ElementsAre(1.0f, 11.0f, 18.0f, 28.0f));
    options.kernsOnePairEarly = true;
    layOut(U"xAVx");
    EXPECT_THAT(lefts(), ElementsAre(1.0f, 8.0f, 18.0f, 28.0f));
}

TEST_F(TextLayouts, CharacterSpacingFollowsEachCharacter) {
    options.characterSpacing = 3.0f;
    layOut(U"ab");
    EXPECT_THAT(lefts(), ElementsAre(1.0f, 14.0f));
    EXPECT_EQ(layout.size().width, 26.0f);
}

TEST_F(TextLayouts, ABackspacePutsTheNextCharacterOverTheOneBefore) {
    layOut(U"a\b|b");
    EXPECT_THAT(lefts(), ElementsAre(1.0f, 11.0f, 11.0f)) << "the bar does not move the pen";
    layOut(U"a\r\nb");
    EXPECT_THAT(widths(), ElementsAre(10.0f, 10.0f)) << "a carriage return has no width";
}

TEST_F(TextLayouts, AlignsLinesAndTextInTheBox) {
    options.box = Size(30.0f, 100.0f);
    options.horizontal = TextHAlignment::CENTER;
    options.vertical = TextVAlignment::BOTTOM;
    layOut(U"a");
    EXPECT_TRUE(layout.size().equals(Size(30.0f, 100.0f)));
    EXPECT_EQ(layout.quads()[0].lowerLeft, Vec2(11.0f, 6.0f));
    options.horizontal = TextHAlignment::RIGHT;
    options.vertical = TextVAlignment::CENTER;
    layOut(U"a");
    EXPECT_EQ(layout.quads()[0].lowerLeft, Vec2(21.0f, 46.0f));
    EXPECT_EQ(layout.textTop(), 60.0f);
}

TEST_F(TextLayouts, ScalesGlyphsAndLinesOfABitmapFont) {
    options.fontScale = 2.0f;
    layOut(U"ab");
    EXPECT_TRUE(layout.size().equals(Size(40.0f, 40.0f)));
    EXPECT_THAT(lefts(), ElementsAre(2.0f, 22.0f));
    EXPECT_EQ(layout.quads()[0].upperRight - layout.quads()[0].lowerLeft, Vec2(16.0f, 20.0f));
    EXPECT_EQ(layout.quads()[0].texBottomRight - layout.quads()[0].texTopLeft, Vec2(8.0f, 10.0f));
}

TEST_F(TextLayouts, ConvertsPixelsToPoints) {
    const copra::Screen before = copra::screen();
    copra::Screen doubled = before;
    doubled.contentScaleFactor = 2.0f;
    copra::setScreen(doubled);
    layOut(U"ab");
    copra::setScreen(before);
    EXPECT_TRUE(layout.size().equals(Size(10.0f, 10.0f)));
    EXPECT_THAT(lefts(), ElementsAre(0.5f, 5.5f));
    EXPECT_EQ(layout.quads()[0].texTopLeft, Vec2(200.0f, 100.0f)) << "definitions are in points";
}

// --- Boxes that are too small ---

TEST_F(TextLayouts, CutsGlyphsAtTheBoxesLowerEdge) {
    options.box = Size(0.0f, 24.0f);
    layOut(U"a\nR");
    ASSERT_EQ(layout.quads().size(), 1u) << "the second line lies below the box";
    options.box = Size(0.0f, 30.0f);
    layOut(U"a\nb");
    ASSERT_EQ(layout.quads().size(), 2u);
    const GlyphQuad& cut = layout.quads()[1];
    const float height = cut.upperRight.y - cut.lowerLeft.y;
    EXPECT_LT(height, 10.0f);
    EXPECT_EQ(cut.texBottomRight.y - cut.texTopLeft.y, height);
}

TEST_F(TextLayouts, ARotatedGlyphIsCutAcrossItsPage) {
    options.box = Size(0.0f, 30.0f);
    layOut(U"a\nR");
    ASSERT_EQ(layout.quads().size(), 2u);
    const GlyphQuad& cut = layout.quads()[1];
    EXPECT_TRUE(cut.rotated);
    EXPECT_EQ(cut.texBottomRight.x - cut.texTopLeft.x, cut.upperRight.y - cut.lowerLeft.y);
    EXPECT_EQ(cut.texBottomRight.y - cut.texTopLeft.y, 8.0f);
}

TEST_F(TextLayouts, ClampsGlyphsBesideTheBoxWhenAskedTo) {
    options.box = Size(24.0f, 20.0f);
    options.wraps = false;
    layOut(U"aaaa");
    EXPECT_EQ(layout.quads().size(), 4u);
    options.clampsWidth = true;
    layOut(U"aaaa");
    EXPECT_EQ(layout.quads().size(), 2u);
    EXPECT_FALSE(layout.glyphOfCluster(2)->shown);
}

TEST_F(TextLayouts, FitsAsLongAsTheTextIsInsideItsBox) {
    options.box = Size(30.0f, 20.0f);
    options.wraps = false;
    layout.breakLines(U"aaa", atlas, options);
    EXPECT_TRUE(layout.fits(options));
    layout.breakLines(U"aaaa", atlas, options);
    EXPECT_FALSE(layout.fits(options)) << "too wide";
    layout.breakLines(U"a\na", atlas, options);
    EXPECT_FALSE(layout.fits(options)) << "too high";
}

TEST_F(TextLayouts, ClearLeavesNothing) {
    layOut(U"a\nb");
    layout.clear();
    EXPECT_TRUE(layout.size().equals(Size::ZERO));
    EXPECT_TRUE(layout.lines().empty());
    EXPECT_TRUE(layout.quads().empty());
    EXPECT_EQ(layout.glyphOfCluster(0), nullptr);
}
