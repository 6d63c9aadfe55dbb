#include "fonts/GlyphPages.h"
#include "backend/null/NullTextureStore.h"
#include "base/log.h"
#include "render/TexturePages.h"

#include <gmock/gmock.h>

using copra::Glyph;
using copra::GlyphPages;

namespace {

Glyph glyph(int width, int height) {
    Glyph made;
    made.width = width;
    made.height = height;
    made.alpha.assign(static_cast<std::size_t>(width * height), 255);
    return made;
}

bool overlap(const GlyphPages::Cell& a, const GlyphPages::Cell& b, int side) {
    return a.page == b.page && a.x < b.x + side && b.x < a.x + side && a.y < b.y + side && b.y < a.y + side;
}

} // namespace

TEST(GlyphPages, GlyphsShareAPageWithoutTouching) {
    GlyphPages pages;
    std::vector<GlyphPages::Cell> cells;
    for (int i = 0; i < 100; ++i) cells.push_back(pages.add(glyph(20, 20)));
    for (std::size_t a = 0; a < cells.size(); ++a) {
        EXPECT_EQ(cells[a].page, cells[0].page);
        EXPECT_LE(cells[a].x + 22, GlyphPages::kSide);
        EXPECT_LE(cells[a].y + 22, GlyphPages::kSide);
        for (std::size_t b = a + 1; b < cells.size(); ++b) EXPECT_FALSE(overlap(cells[a], cells[b], 22));
    }
}

TEST(GlyphPages, AFullPageIsFollowedByAnother) {
    GlyphPages pages;
    const GlyphPages::Cell first = pages.add(glyph(400, 400));
    const cocos2d::RefPtr<cocos2d::Texture2D> used(first.page);
    EXPECT_NE(pages.add(glyph(400, 400)).page, first.page);
}

TEST(GlyphPages, APageThatWasPreparedInStepsIsTransparent) {
    GlyphPages pages;
    const cocos2d::RefPtr<cocos2d::Texture2D> first(pages.add(glyph(30, 30)).page);
    GlyphPages::Cell last{};
    do last = pages.add(glyph(30, 30));
    while (last.page == first);
    const auto store = std::make_shared<copra::NullTextureStore>();
    const auto device = std::make_shared<copra::TexturePages>(store);
    const copra::PixelImage image = store->read(last.page->regionOn(device)->id());
    ASSERT_EQ(image.rgba.size(), std::size_t{4} * GlyphPages::kSide * GlyphPages::kSide);
    std::size_t visible = 0;
    for (std::size_t i = 0; i < image.rgba.size(); i += 4) {
        ASSERT_EQ(image.rgba[i], 255) << "it is drawn in white";
        visible += image.rgba[i + 3] != 0;
    }
    EXPECT_EQ(visible, 30u * 30u);
}

TEST(GlyphPages, AGlyphLargerThanAPageGetsItsOwn) {
    GlyphPages pages;
    const GlyphPages::Cell small = pages.add(glyph(10, 10));
    const cocos2d::RefPtr<cocos2d::Texture2D> used(small.page);
    const GlyphPages::Cell large = pages.add(glyph(700, 20));
    EXPECT_GE(large.page->getPixelsWide(), 702);
    EXPECT_EQ(pages.add(glyph(10, 10)).page, small.page) << "the open page stays open";
}

TEST(GlyphPages, AGlyphLargerThanAPageTakesNoMoreThanItsOwnPixels) {
    GlyphPages pages;
    const GlyphPages::Cell wide = pages.add(glyph(2'000, 20));
    EXPECT_EQ(wide.page->getPixelsWide(), 2'002);
    EXPECT_EQ(wide.page->getPixelsHigh(), 22);
}

TEST(GlyphPages, AGlyphBeyondTheLimitOfMemoryIsRefusedUntilPagesAreUnused) {
    constexpr auto kTwoPages = std::size_t{2} * GlyphPages::kSide * GlyphPages::kSide;
    GlyphPages pages(kTwoPages);
    std::vector<cocos2d::RefPtr<cocos2d::Texture2D>> used;
    used.emplace_back(pages.add(glyph(400, 400)).page);
    used.emplace_back(pages.add(glyph(400, 400)).page);
    copra::LogCapture log;
    EXPECT_EQ(pages.add(glyph(400, 400)).page, nullptr);
    EXPECT_TRUE(log.contains("pixels of all glyphs"));
    used.pop_back();
    EXPECT_NE(pages.add(glyph(400, 400)).page, nullptr);
}

TEST(GlyphPages, AreSharedWhileOneUserHoldsThem) {
    const auto mine = GlyphPages::shared();
    EXPECT_EQ(GlyphPages::shared(), mine);
}
