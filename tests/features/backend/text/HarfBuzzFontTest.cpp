#include "backend/text/FreeTypeGlyphs.h"
#include "fonts/worldFonts.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace copra::test;
using copra::FontBytes;
using copra::ShapedGlyph;
using copra::TextRun;

namespace {

class HarfBuzzFonts : public testing::Test {
protected:
    void SetUp() override {
        requireWorldFonts();
        source = copra::makeFreeTypeGlyphs();
    }

    std::unique_ptr<copra::GlyphFace> open(const std::string& path, float size) {
        auto bytes = std::make_shared<std::vector<unsigned char>>(std::filesystem::file_size(path));
        std::ifstream(path, std::ios::binary)
            .read(reinterpret_cast<char*>(bytes->data()), static_cast<std::streamsize>(bytes->size()));
        return source->open(bytes, size);
    }
    /// The glyphs of a text that is one run.
    std::vector<ShapedGlyph> shaped(const std::string& path, std::u32string_view text, float size) {
        copra::ParagraphInfo info;
        source->analyzer()->analyze(text, info);
        TextRun run;
        run.end = text.size();
        run.script = info.characters[0].script;
        run.rightToLeft = info.level == 1;
        std::vector<ShapedGlyph> glyphs;
        open(path, size)->shape(text, run, glyphs);
        return glyphs;
    }
    float width(const std::string& path, std::u32string_view text, float size) {
        float sum = 0.0f;
        for (const ShapedGlyph& glyph : shaped(path, text, size)) sum += glyph.advance;
        return sum;
    }

    std::unique_ptr<copra::GlyphSource> source;
};

constexpr float kSize = 40.0f;
/// What the rounding of each glyph's advance to 1/64 of a pixel may add up to.
constexpr float kRounding = 0.2f;

} // namespace

// The sums of the advances that `hb-shape` of HarfBuzz 6.0 prints for these fonts, in units of the font.
TEST_F(HarfBuzzFonts, TextsAreAsWideAsHbShapeSays) {
    EXPECT_NEAR(width(kDejaVu, U"سلام عليكم", kSize), 9869 * kSize / 2048, kRounding);
    EXPECT_NEAR(width(kDejaVu, U"שלום עולם", kSize), 9546 * kSize / 2048, kRounding);
    EXPECT_NEAR(width(kAmiri, U"النحلة تطير", kSize), 3343 * kSize / 1000, kRounding);
    EXPECT_NEAR(width(kLohit, U"क्षेत्र में", kSize), 2091 * kSize / 1024, kRounding);
    EXPECT_NEAR(width(kGaruda, U"ผึ้งบินอยู่", kSize), 3628 * kSize / 1000, kRounding);
    EXPECT_NEAR(width(kVlGothic, U"ミツバチ", kSize), 4000 * kSize / 1000, kRounding);
    EXPECT_NEAR(width(kNotoEmoji, U"\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466", kSize),
                2550 * kSize / 2048, kRounding);
    EXPECT_NEAR(width(kDejaVu, U"AVATAR office", kSize), 13968 * kSize / 2048, kRounding)
        << "kerning and the ligature ffi";
}

TEST_F(HarfBuzzFonts, GlyphsRunFromLeftToRightWithTheCharactersTheyStandFor) {
    const std::vector<ShapedGlyph> glyphs = shaped(kDejaVu, U"سلام", kSize);
    std::vector<std::uint32_t> clusters;
    for (const ShapedGlyph& glyph : glyphs) clusters.push_back(glyph.cluster);
    EXPECT_THAT(clusters, testing::ElementsAre(3, 1, 0)) << "lam and alef are one glyph";
}

TEST_F(HarfBuzzFonts, AFamilyIsOneGlyphInColorOfTheSizeAskedFor) {
    const std::vector<ShapedGlyph> glyphs =
        shaped(kNotoEmoji, U"\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466", kSize);
    ASSERT_EQ(glyphs.size(), 1u);
    copra::Glyph glyph;
    ASSERT_TRUE(open(kNotoEmoji, kSize)->rasterize(glyphs[0].id, glyph));
    EXPECT_NEAR(glyph.width, 136 * kSize / 109, 1) << "its bitmap is 136 pixels wide at size 109";
    EXPECT_EQ(glyph.rgba.size(), static_cast<std::size_t>(4 * glyph.width * glyph.height));
    EXPECT_TRUE(glyph.alpha.empty());
    bool isPremultiplied = true;
    for (std::size_t i = 0; i < glyph.rgba.size(); ++i)
        if (glyph.rgba[i] > glyph.rgba[i | 3]) isPremultiplied = false;
    EXPECT_TRUE(isPremultiplied);
    copra::Glyph outline;
    EXPECT_TRUE(open(kNotoEmoji, kSize)->rasterizeOutline(glyphs[0].id, 2.0f, outline));
    EXPECT_TRUE(outline.isBlank());
}

TEST_F(HarfBuzzFonts, AnEmojiIsFoundInTheFontInColor) {
    const std::string found = source->findInstalledFor(U'\U0001F600', true);
#ifdef _WIN32 // in another folder
    EXPECT_EQ(std::filesystem::path(found).filename(), std::filesystem::path(kNotoEmoji).filename());
#else
    EXPECT_EQ(found, kNotoEmoji);
#endif
    EXPECT_NE(source->findInstalledFor(U'\u0E1C', true), "") << "a Thai letter is in another font";
}
