#include "fonts/LineCarets.h"

#include "backend/text/text.h"
#include "fonts/FontAtlas.h"
#include "fonts/FontAtlasCache.h"
#include "fonts/TextLayout.h"
#include "fonts/worldFonts.h"
#include "platform/GlyphSource.h"

#include <gmock/gmock.h>

using namespace copra::test;
using cocos2d::FontAtlasCache;
using copra::LineCarets;

namespace {

class LineCaretsTest : public testing::Test {
protected:
    void SetUp() override {
        requireWorldFonts();
        copra::setGlyphSource(nullptr);
        copra::installGlyphSource();
    }
    void TearDown() override {
        atlas = nullptr;
        FontAtlasCache::purgeCachedData();
        copra::setGlyphSource(nullptr);
    }
    void measure(const std::u32string& text) {
        atlas = FontAtlasCache::getFontAtlasTTF(kDejaVu, 40.0f);
        carets.measure(text, *atlas);
    }
    /// The positions from left to right.
    std::vector<std::size_t> walk(std::size_t from, int step) const {
        std::vector<std::size_t> stops = {from};
        while (carets.beside(stops.back(), step) != stops.back())
            stops.push_back(carets.beside(stops.back(), step));
        return stops;
    }

    cocos2d::RefPtr<cocos2d::FontAtlas> atlas;
    LineCarets carets;
};

using Stops = std::vector<std::size_t>;

TEST_F(LineCaretsTest, AreAsWideAsTheLaidOutText) {
    const std::u32string text = U"abc \u0633\u0644\u0627\u0645 12 ";
    measure(text);
    copra::TextLayoutOptions options;
    options.shapes = true;
    copra::TextLayout layout;
    layout.breakLines(text, *atlas, options);
    EXPECT_NEAR(carets.width(), layout.size().width, 0.1f);
}

TEST_F(LineCaretsTest, GoFromRightToLeftInHebrew) {
    measure(U"\u05e9\u05dc\u05d5\u05dd");
    EXPECT_TRUE(carets.isRightToLeft());
    EXPECT_NEAR(carets.x(0), carets.width(), 0.01f);
    EXPECT_NEAR(carets.x(4), 0.0f, 0.01f);
    EXPECT_EQ(walk(4, 1), (Stops{4, 3, 2, 1, 0}));
    EXPECT_EQ(carets.nearest(-5.0f), 4u);
    EXPECT_EQ(carets.nearest(1000.0f), 0u);
}

TEST_F(LineCaretsTest, VisitMixedTextFromLeftToRight) {
    measure(U"ab\u05e9\u05dc");
    EXPECT_EQ(walk(0, 1), (Stops{0, 1, 4, 3, 2}));
    EXPECT_EQ(walk(2, -1), (Stops{2, 3, 4, 1, 0}));
    EXPECT_TRUE(carets.isRightToLeftAt(4));
    EXPECT_FALSE(carets.isRightToLeftAt(2));
}

TEST_F(LineCaretsTest, TheCharactersOfALigatureShareItsWidth) {
    measure(U"\u0644\u0627"); // lam, alef
    EXPECT_NEAR(carets.x(1), carets.width() / 2.0f, 0.01f);
}

TEST_F(LineCaretsTest, AMarkHasNoPlaceOfItsOwn) {
    measure(U"\u05d0\u05b0\u05d1");
    EXPECT_EQ(walk(3, 1), (Stops{3, 2, 0}));
    for (int x = 0; x < 60; ++x) EXPECT_NE(carets.nearest(static_cast<float>(x)), 1u);
}

TEST_F(LineCaretsTest, AnEmptyLineHasOnePlace) {
    measure(U"");
    EXPECT_TRUE(carets.isMeasured());
    EXPECT_EQ(carets.x(0), 0.0f);
    EXPECT_EQ(carets.nearest(7.0f), 0u);
    EXPECT_EQ(carets.beside(0, 1), 0u);
}

} // namespace
