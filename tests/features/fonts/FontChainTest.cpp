#include "fonts/FontChain.h"
#include <cmath>
#include <limits>

#include "base/log.h"
#include "files/TempFolder.h"
#include "fonts/FakeGlyphs.h"
#include "fonts/TextShaping.h"

#include <gmock/gmock.h>

using copra::FontChain;
using copra::GlyphKey;

namespace {

class FontChains : public testing::Test {
protected:
    void SetUp() override {
        auto fake = std::make_unique<copra::test::FakeGlyphs>();
        glyphs = fake.get();
        copra::setGlyphSource(std::move(fake));
        folder.write("capitals.ttf", "capitals");
    }
    void TearDown() override {
        copra::setFallbackFonts({});
        copra::setGlyphSource(nullptr);
    }

    copra::test::TempFolder folder;
    copra::test::FakeGlyphs* glyphs = nullptr;
};

} // namespace

TEST_F(FontChains, AKeyNamesFontAndGlyph) {
    const GlyphKey key(3, 500);
    EXPECT_TRUE(key);
    EXPECT_EQ(key.font(), 3u);
    EXPECT_EQ(key.glyph(), 500u);
    EXPECT_FALSE(GlyphKey(3, 0)) << "the glyph for missing characters";
    EXPECT_FALSE(GlyphKey(0, 0x10000)) << "fonts do not have so many";
}

TEST_F(FontChains, ACharacterComesFromTheFirstFontThatHasIt) {
    glyphs->installed = folder.write("installed.ttf", "font");
    const auto chain = FontChain::open("capitals.ttf", 20.0f);
    ASSERT_TRUE(chain);
    EXPECT_EQ(chain->find(U'A').font(), 0u);
    EXPECT_EQ(chain->find(U'a').font(), 1u);
    EXPECT_EQ(chain->find(U'b').font(), 1u) << "a font is opened once";
    EXPECT_EQ(glyphs->opened, 2);
}

TEST_F(FontChains, AFontFileNeedsNoSearchForInstalledFonts) {
    glyphs->installed = folder.write("installed.ttf", "font");
    EXPECT_TRUE(FontChain::open("capitals.ttf", 20.0f));
    EXPECT_EQ(glyphs->searches, 0);
    folder.write("broken.ttf", "broken");
    EXPECT_TRUE(FontChain::open("broken.ttf", 20.0f)) << "the installed one";
    EXPECT_EQ(glyphs->searches, 1);
}

TEST_F(FontChains, GivenFontsComeBeforeInstalledOnes) {
    glyphs->installed = folder.write("installed.ttf", "font");
    folder.write("given.ttf", "font");
    copra::setFallbackFonts({"given.ttf"});
    const auto chain = FontChain::open("capitals.ttf", 20.0f);
    glyphs->installed = "";
    EXPECT_EQ(chain->find(U'a').font(), 1u);
    EXPECT_EQ(chain->fontFor(U"a", true), 1u) << "emoji too";
}

TEST_F(FontChains, UsersOfAFontAndSizeShareTheChain) {
    const auto chain = FontChain::open("capitals.ttf", 20.0f);
    EXPECT_EQ(FontChain::open("capitals.ttf", 20.0f), chain);
    EXPECT_NE(FontChain::open("capitals.ttf", 21.0f), chain);
}

TEST_F(FontChains, ACharacterThatNoFontHasHasNoGlyph) {
    const auto chain = FontChain::open("capitals.ttf", 20.0f);
    EXPECT_FALSE(chain->find(U'a'));
    EXPECT_EQ(chain->fontFor(U"a", false), 0u);
}

TEST_F(FontChains, AllOfAnEmojiSequenceComesFromOneFont) {
    glyphs->installed = folder.write("installed.ttf", "font");
    const auto chain = FontChain::open("capitals.ttf", 20.0f);
    EXPECT_EQ(chain->fontFor(U"AB", false), 0u);
    EXPECT_EQ(chain->fontFor(U"Ab", false), 1u) << "the first font lacks a part";
    EXPECT_EQ(chain->fontFor(U"A\uFE0F", false), 0u) << "a selector needs no glyph";
}

TEST_F(FontChains, ABrokenInstalledFontIsLeftOut) {
    glyphs->installed = folder.write("installed.ttf", "broken");
    const auto chain = FontChain::open("capitals.ttf", 20.0f);
    EXPECT_FALSE(chain->find(U'a'));
    EXPECT_FALSE(chain->find(U'b'));
}

TEST_F(FontChains, TheSubstituteOfABrokenFontIsLoggedOnce) {
    const std::string broken = folder.write("truncated.ttf", "broken");
    glyphs->installed = folder.write("installed.ttf", "whole");
    const copra::LogCapture log;
    EXPECT_NE(FontChain::open("truncated.ttf", 20.0f), nullptr);
    EXPECT_NE(FontChain::open("truncated.ttf", 30.0f), nullptr);
    EXPECT_EQ(log.lineCount(), 1) << log.text();
    EXPECT_TRUE(log.contains(broken + " cannot be read; " + glyphs->installed + " is used")) << log.text();
}

TEST(TextShaping, OnlySomeCharactersNeedIt) {
    EXPECT_FALSE(copra::needsShaping(U"Latin, Ελληνικά, кириллица, 中文, ミツバチ, 한국어 ♥ 10€"));
    EXPECT_TRUE(copra::needsShaping(U"e\u0301"));
    EXPECT_TRUE(copra::needsShaping(U"a א"));
    EXPECT_TRUE(copra::needsShaping(U"नमस्ते"));
    EXPECT_TRUE(copra::needsShaping(U"ผึ้ง"));
    EXPECT_TRUE(copra::needsShaping(U"\U0001F41D"));
    EXPECT_FALSE(copra::needsShaping(U""));
}

TEST_F(FontChains, ASizeThatIsTooLargeIsRefused) {
    const copra::LogCapture log;
    EXPECT_TRUE(FontChain::open("capitals.ttf", 4096.0f));
    EXPECT_FALSE(FontChain::open("capitals.ttf", 4097.0f));
    EXPECT_FALSE(FontChain::open("capitals.ttf", std::numeric_limits<float>::infinity()));
    EXPECT_FALSE(FontChain::open("capitals.ttf", std::nanf("")));
    EXPECT_TRUE(log.contains("4097 pixels of the size of a font are too many; the limit is 4096"));
}

TEST_F(FontChains, ANegativeSizeIsRefused) {
    const copra::LogCapture log;
    EXPECT_FALSE(FontChain::open("capitals.ttf", -5.0f));
    EXPECT_TRUE(log.contains("the font size -5 of 'capitals.ttf' is negative")) << log.text();
    EXPECT_EQ(log.lineCount(), 1) << log.text();
}

TEST_F(FontChains, ASizeOfZeroIsRefusedBeforeAFileIsRead) {
    const copra::LogCapture log;
    EXPECT_FALSE(FontChain::open("no_such.ttf", 0.0f));
    EXPECT_TRUE(log.contains("the font size 0 of 'no_such.ttf' is too small")) << log.text();
    EXPECT_EQ(log.lineCount(), 1) << log.text();
}
