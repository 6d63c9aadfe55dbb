#include "fonts/textBitmap.h"

#include "backend/text/text.h"
#include "base/log.h"
#include "files/FileUtils.h"
#include "files/TempFolder.h"
#include "fonts/FakeGlyphs.h"
#include "fonts/FontAtlasCache.h"
#include "fonts/TextShaping.h"
#include "fonts/worldFonts.h"
#include "platform/GlyphSource.h"
#include "render/Texture2D.h"

#include <gtest/gtest.h>

using namespace cocos2d;
using copra::drawText;
using copra::TextBitmap;

namespace {

/// "a.ttf" of FakeGlyphs: at size 20 letters are 10 apart and lines 20 high.
class TextBitmaps : public testing::Test {
protected:
    void SetUp() override {
        copra::setGlyphSource(std::make_unique<copra::test::FakeGlyphs>());
        folder.write("a.ttf", "font");
        definition._fontName = "a.ttf";
        definition._fontSize = 20;
        definition._alignment = TextHAlignment::LEFT;
    }
    void TearDown() override { copra::setGlyphSource(nullptr); }

    /// The columns of the image that have something in rows from `top` to below `bottom`: first and last.
    static std::pair<int, int> extent(const TextBitmap& image, int top, int bottom) {
        int first = -1;
        int last = -1;
        for (int x = 0; x < image.size.width; ++x)
            for (int y = top; y < bottom; ++y)
                if (image.rgba[static_cast<std::size_t>((y * image.size.width + x) * 4 + 3)] > 0) {
                    if (first < 0) first = x;
                    last = x;
                }
        return {first, last};
    }

    copra::test::TempFolder folder;
    FontDefinition definition;
};

} // namespace

TEST_F(TextBitmaps, AreAsLargeAsTheirText) {
    const TextBitmap image = drawText("AB\nC", definition, 1);
    EXPECT_EQ(image.size.width, 20);
    EXPECT_EQ(image.size.height, 40);
    EXPECT_EQ(drawText("AB", definition, 2).size.width, 40) << "of more pixels where a point has more";
}

TEST_F(TextBitmaps, AreWrappedAndAlignedInTheirBox) {
    definition._dimensions = Size(35, 60);
    const auto left = extent(drawText("AB CD", definition, 1), 20, 40);
    definition._alignment = TextHAlignment::RIGHT;
    const auto right = extent(drawText("AB CD", definition, 1), 20, 40);
    ASSERT_GE(left.first, 0) << "the second word stands in the second line";
    EXPECT_EQ(right.first - left.first, 15);
    definition._vertAlignment = TextVAlignment::BOTTOM;
    const TextBitmap low = drawText("AB CD", definition, 1);
    EXPECT_EQ(extent(low, 0, 20).first, -1);
    EXPECT_GE(extent(low, 40, 60).first, 0);
}

TEST_F(TextBitmaps, AreClippedOrShrunkInATooSmallBox) {
    definition._dimensions = Size(30, 10);
    definition._enableWrap = false;
    EXPECT_EQ(drawText("ABCDEF", definition, 1).size.width, 30);
    definition._overflow = 2;
    const TextBitmap small = drawText("ABCDEF", definition, 1);
    EXPECT_GT(extent(small, 0, 10).second, 24) << "all letters are there";
}

TEST_F(TextBitmaps, BecomeTextures) {
    Texture2D texture;
    EXPECT_TRUE(texture.initWithString("ABC", "a.ttf", 20));
    EXPECT_TRUE(texture.getContentSize().equals(Size(30, 20)));
    EXPECT_TRUE(texture.hasPremultipliedAlpha());
    EXPECT_FALSE(texture.initWithString("", "a.ttf", 20));
    EXPECT_FALSE(texture.initWithString(nullptr, definition));
    const copra::LogCapture log;
    EXPECT_FALSE(texture.initWithString("\xff\xfe", definition));
    EXPECT_EQ(log.lineCount(), 1);
}

TEST_F(TextBitmaps, AreShapedWhereNeeded) {
    copra::setGlyphSource(nullptr);
    copra::installGlyphSource();
    definition._fontName = copra::test::kDejaVu;
    definition._fontSize = 40;
    // Joined: narrower than its letters by themselves.
    const int joined = drawText("\xd8\xb3\xd9\x84\xd8\xa7\xd9\x85", definition, 1).size.width;
    copra::setTextShaping(copra::TextShaping::Off);
    const int apart = drawText("\xd8\xb3\xd9\x84\xd8\xa7\xd9\x85", definition, 1).size.width;
    copra::setTextShaping(copra::TextShaping::WhereNeeded);
    EXPECT_LT(joined, apart);
    EXPECT_GT(joined, 20);
    definition._dimensions = Size(60, 0);
    const TextBitmap lines = drawText("\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d \xd7\xa9\xd7\x9c", definition, 1);
    EXPECT_GT(lines.size.height, 80) << "wrapped at the blank";
}

TEST_F(TextBitmaps, HaveCharactersOfOtherFontsAndEmojiInColor) {
    copra::test::requireFont(copra::test::kNotoEmoji, "fonts-noto-color-emoji");
    copra::setGlyphSource(nullptr);
    copra::installGlyphSource();
    definition._fontName = copra::test::kDejaVu;
    definition._fontSize = 40;
    const TextBitmap image = drawText("\xf0\x9f\x90\x9d", definition, 1); // bee
    bool isInColor = false;
    for (std::size_t i = 0; i + 3 < image.rgba.size(); i += 4)
        isInColor = isInColor || image.rgba[i] > image.rgba[i + 2] + 50;
    EXPECT_TRUE(isInColor);
}
