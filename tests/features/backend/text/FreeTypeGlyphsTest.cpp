#include "backend/text/FreeTypeGlyphs.h"

#include "base/log.h"
#include "testsFolder.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <numeric>
#include <string>

using copra::FontBytes;
using copra::Glyph;

namespace {

FontBytes readFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return std::make_shared<std::vector<unsigned char>>(std::istreambuf_iterator<char>(file),
                                                        std::istreambuf_iterator<char>());
}

/// Draws with whatever font is installed; without one there is nothing to test.
class FreeTypeGlyphs : public testing::Test {
protected:
    void SetUp() override {
        source = copra::makeFreeTypeGlyphs();
        ASSERT_TRUE(source);
        bool exact = false;
        file = source->findInstalled("DejaVu Sans", exact);
        if (file.empty()) GTEST_SKIP() << "no font is installed";
        bytes = readFile(file);
        face = source->open(bytes, 24);
        ASSERT_TRUE(face);
    }

    std::unique_ptr<copra::GlyphSource> source;
    std::string file;
    FontBytes bytes;
    std::unique_ptr<copra::GlyphFace> face;
};

int ink(const Glyph& glyph) {
    return std::accumulate(glyph.alpha.begin(), glyph.alpha.end(), 0);
}

} // namespace

TEST_F(FreeTypeGlyphs, ALineIsAboutAsHighAsTheFontSize) {
    EXPECT_GT(face->ascender(), 12);
    EXPECT_LT(face->descender(), 0);
    EXPECT_NEAR(face->ascender() - face->descender(), 28, 6);
}

TEST_F(FreeTypeGlyphs, DrawsGlyphsThatStandOnTheBaseLine) {
    Glyph h;
    ASSERT_TRUE(face->rasterize(face->glyphIndex(U'H'), h));
    EXPECT_EQ(h.alpha.size(), static_cast<std::size_t>(h.width * h.height));
    EXPECT_GT(ink(h), 0);
    EXPECT_EQ(h.top, h.height) << "nothing below the line";
    EXPECT_GE(h.advance, h.width);
    Glyph g;
    ASSERT_TRUE(face->rasterize(face->glyphIndex(U'g'), g));
    EXPECT_LT(g.top, g.height) << "it hangs below the line";
}

TEST_F(FreeTypeGlyphs, ABlankHasAnAdvanceAndNoBitmap) {
    Glyph blank;
    ASSERT_TRUE(face->rasterize(face->glyphIndex(U' '), blank));
    EXPECT_GT(blank.advance, 0);
    EXPECT_TRUE(blank.alpha.empty());
}

TEST_F(FreeTypeGlyphs, AGlyphThatNoFontHasIsNotDrawn) {
    Glyph glyph;
    EXPECT_EQ(face->glyphIndex(char32_t{0x10FFFF}), 0u);
    EXPECT_FALSE(face->rasterize(0, glyph));
    EXPECT_EQ(source->findInstalledFor(char32_t{0x10FFFF}, false), "");
    EXPECT_EQ(source->findInstalledFor(char32_t{0x10FFFF}, true), "");
}

TEST_F(FreeTypeGlyphs, AnOutlineIsLargerByItsRadiusOnEachSide) {
    Glyph plain;
    Glyph outline;
    ASSERT_TRUE(face->rasterize(face->glyphIndex(U'H'), plain));
    ASSERT_TRUE(face->rasterizeOutline(face->glyphIndex(U'H'), 3, outline));
    EXPECT_NEAR(outline.width, plain.width + 6, 1);
    EXPECT_NEAR(outline.left, plain.left - 3, 1);
    EXPECT_NEAR(outline.top, plain.top + 3, 1);
    EXPECT_EQ(outline.advance, plain.advance);
    EXPECT_GT(ink(outline), ink(plain));
}

TEST_F(FreeTypeGlyphs, GlyphsGrowWithTheSize) {
    Glyph small;
    Glyph large;
    face->rasterize(face->glyphIndex(U'H'), small);
    source->open(bytes, 48)->rasterize(face->glyphIndex(U'H'), large);
    EXPECT_NEAR(large.height, small.height * 2, 2);
}

TEST_F(FreeTypeGlyphs, TheSameGlyphHasTheSameBitmap) {
    Glyph once;
    Glyph twice;
    face->rasterize(face->glyphIndex(U'e'), once);
    source->open(bytes, 24)->rasterize(face->glyphIndex(U'e'), twice);
    EXPECT_EQ(once.alpha, twice.alpha);
}

TEST_F(FreeTypeGlyphs, DataThatIsNotAFontIsRejected) {
    const auto garbage = std::make_shared<std::vector<unsigned char>>(1000, static_cast<unsigned char>(7));
    EXPECT_EQ(source->open(garbage, 24), nullptr);
    EXPECT_EQ(source->open(nullptr, 24), nullptr);
    EXPECT_EQ(source->open(bytes, 0), nullptr);
    const auto cut = std::make_shared<std::vector<unsigned char>>(bytes->begin(), bytes->begin() + 100);
    EXPECT_EQ(source->open(cut, 24), nullptr);
}

TEST_F(FreeTypeGlyphs, AFamilyThatIsNotInstalledIsReplaced) {
    bool exact = true;
    EXPECT_NE(source->findInstalled("No Such Family 123", exact), "");
    EXPECT_FALSE(exact);
}

TEST_F(FreeTypeGlyphs, AFaceOutlivesItsSource) {
    source.reset();
    Glyph glyph;
    EXPECT_TRUE(face->rasterize(face->glyphIndex(U'A'), glyph));
}

TEST(FontFiles, GlyphsThatAreMuchLargerThanTheirFontAreBlank) {
    const auto source = copra::makeFreeTypeGlyphs();
    for (const char* const name : {"tiny.ttf", "large-glyphs.ttf"}) {
        const copra::LogCapture log;
        const bool isLarge = std::string(name) == "large-glyphs.ttf"; // 43 ems
        const auto face = source->open(readFile(copra::testsFolder() + "/fuzz/corpus/font/" + name), 24);
        ASSERT_TRUE(face) << name;
        Glyph glyph;
        EXPECT_TRUE(face->rasterize(face->glyphIndex(U'A'), glyph));
        EXPECT_GT(glyph.advance, 0);
        EXPECT_EQ(glyph.isBlank(), isLarge);
        EXPECT_TRUE(face->rasterizeOutline(face->glyphIndex(U'A'), 2.0f, glyph));
        EXPECT_EQ(glyph.isBlank(), isLarge);
        EXPECT_EQ(log.contains("pixels of a glyph are too many"), isLarge);
    }
}
