#include "backend/text/FreeTypeGlyphs.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <numeric>

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

TEST_F(FreeTypeGlyphs, a_line_is_about_as_high_as_the_font_size) {
    EXPECT_GT(face->ascender(), 12);
    EXPECT_LT(face->descender(), 0);
    EXPECT_NEAR(face->ascender() - face->descender(), 28, 6);
}

TEST_F(FreeTypeGlyphs, draws_letters_that_stand_on_the_base_line) {
    Glyph h;
    ASSERT_TRUE(face->rasterise(U'H', h));
    EXPECT_EQ(h.alpha.size(), static_cast<std::size_t>(h.width * h.height));
    EXPECT_GT(ink(h), 0);
    EXPECT_EQ(h.top, h.height) << "nothing below the line";
    EXPECT_GE(h.advance, h.width);
    Glyph g;
    ASSERT_TRUE(face->rasterise(U'g', g));
    EXPECT_LT(g.top, g.height) << "it hangs below the line";
}

TEST_F(FreeTypeGlyphs, a_blank_has_an_advance_and_no_picture) {
    Glyph blank;
    ASSERT_TRUE(face->rasterise(U' ', blank));
    EXPECT_GT(blank.advance, 0);
    EXPECT_TRUE(blank.alpha.empty());
}

TEST_F(FreeTypeGlyphs, a_letter_that_no_font_has_is_not_drawn) {
    Glyph glyph;
    EXPECT_FALSE(face->rasterise(char32_t{0x10FFFF}, glyph));
    EXPECT_EQ(source->findInstalledFor(char32_t{0x10FFFF}), "");
}

TEST_F(FreeTypeGlyphs, an_outline_is_larger_by_its_radius_on_each_side) {
    Glyph plain;
    Glyph outline;
    ASSERT_TRUE(face->rasterise(U'H', plain));
    ASSERT_TRUE(face->rasteriseOutline(U'H', 3, outline));
    EXPECT_NEAR(outline.width, plain.width + 6, 1);
    EXPECT_NEAR(outline.left, plain.left - 3, 1);
    EXPECT_NEAR(outline.top, plain.top + 3, 1);
    EXPECT_EQ(outline.advance, plain.advance);
    EXPECT_GT(ink(outline), ink(plain));
}

TEST_F(FreeTypeGlyphs, letters_grow_with_the_size) {
    Glyph small;
    Glyph large;
    face->rasterise(U'H', small);
    source->open(bytes, 48)->rasterise(U'H', large);
    EXPECT_NEAR(large.height, small.height * 2, 2);
}

TEST_F(FreeTypeGlyphs, the_same_letter_is_the_same_picture) {
    Glyph once;
    Glyph twice;
    face->rasterise(U'e', once);
    source->open(bytes, 24)->rasterise(U'e', twice);
    EXPECT_EQ(once.alpha, twice.alpha);
}

TEST_F(FreeTypeGlyphs, what_is_no_font_is_refused) {
    const auto garbage = std::make_shared<std::vector<unsigned char>>(1000, static_cast<unsigned char>(7));
    EXPECT_EQ(source->open(garbage, 24), nullptr);
    EXPECT_EQ(source->open(nullptr, 24), nullptr);
    EXPECT_EQ(source->open(bytes, 0), nullptr);
    const auto cut = std::make_shared<std::vector<unsigned char>>(bytes->begin(), bytes->begin() + 100);
    EXPECT_EQ(source->open(cut, 24), nullptr);
}

TEST_F(FreeTypeGlyphs, a_family_that_is_not_installed_is_replaced) {
    bool exact = true;
    EXPECT_NE(source->findInstalled("No Such Family 123", exact), "");
    EXPECT_FALSE(exact);
}

TEST_F(FreeTypeGlyphs, a_face_outlives_its_source) {
    source.reset();
    Glyph glyph;
    EXPECT_TRUE(face->rasterise(U'A', glyph));
}
