#include "base/log.h"
#include "files/TempFolder.h"
#include "fonts/CharMapAtlas.h"
#include "fonts/FakeGlyphs.h"
#include "fonts/FontAtlasCache.h"
#include "platform/Screen.h"
#include "render/RendererFixture.h"

#include <gmock/gmock.h>

using cocos2d::FontAtlas;
using cocos2d::FontAtlasCache;
using cocos2d::FontLetterDefinition;
using GlyphStyle = FontAtlasCache::GlyphStyle;

namespace {

class FontAtlases : public testing::Test {
protected:
    void SetUp() override {
        auto fake = std::make_unique<copra::test::FakeGlyphs>();
        glyphs = fake.get();
        copra::setGlyphSource(std::move(fake));
        folder.write("a.ttf", "font");
    }
    void TearDown() override {
        FontAtlasCache::purgeCachedData();
        copra::setGlyphSource(nullptr);
    }

    copra::test::TempFolder folder;
    copra::test::FakeGlyphs* glyphs = nullptr;
};

} // namespace

TEST_F(FontAtlases, PlacesAGlyphAsTheFontSaysWithAClearBorder) {
    FontAtlas* atlas = FontAtlasCache::getFontAtlasTTF("a.ttf", 20);
    ASSERT_TRUE(atlas);
    EXPECT_EQ(atlas->getLineHeight(), 20.0f);
    const FontLetterDefinition* a = atlas->find(U'A');
    ASSERT_TRUE(a);
    EXPECT_EQ(a->xAdvance, 10);
    EXPECT_EQ(a->width, 10.0f) << "8 and a pixel on both sides";
    EXPECT_EQ(a->offsetX, 0.0f) << "bearing 1 less the border";
    EXPECT_EQ(a->offsetY, 16.0f - 10 - 1) << "from the line's top";
    EXPECT_TRUE(atlas->getTexture(a->textureID));
}

TEST_F(FontAtlases, AsksForEachGlyphAndEachPairOnce) {
    FontAtlas* atlas = FontAtlasCache::getFontAtlasTTF("a.ttf", 20);
    for (int i = 0; i < 3; ++i) {
        atlas->find(U'A');
        atlas->find(U'\u00e9');
        atlas->kerning(U'A', U'V');
        atlas->kerning(U'A', U'\u00e9');
    }
    EXPECT_EQ(glyphs->drawn, 2);
    EXPECT_EQ(glyphs->kernings, 2);
    EXPECT_EQ(atlas->kerning(U'A', U'V'), -2);
}

TEST_F(FontAtlases, BlanksMoveThePenWithoutABitmap) {
    const FontLetterDefinition* blank = FontAtlasCache::getFontAtlasTTF("a.ttf", 20)->find(U' ');
    ASSERT_TRUE(blank);
    EXPECT_EQ(blank->xAdvance, 10);
    EXPECT_EQ(blank->width, 0.0f);
}

TEST_F(FontAtlases, ControlCharactersShowNothing) {
    FontAtlas* atlas = FontAtlasCache::getFontAtlasTTF("a.ttf", 20);
    EXPECT_EQ(atlas->find(U'\t'), nullptr);
    EXPECT_EQ(glyphs->drawn, 0);
}

TEST_F(FontAtlases, LabelsOfAFontShareIt) {
    FontAtlas* atlas = FontAtlasCache::getFontAtlasTTF("a.ttf", 20);
    EXPECT_EQ(FontAtlasCache::getFontAtlasTTF("a.ttf", 20), atlas);
    EXPECT_NE(FontAtlasCache::getFontAtlasTTF("a.ttf", 21), atlas);
}

TEST_F(FontAtlases, GlyphsOfAllFontsLieOnTheSamePage) {
    FontAtlas* small = FontAtlasCache::getFontAtlasTTF("a.ttf", 20);
    FontAtlas* large = FontAtlasCache::getFontAtlasTTF("a.ttf", 40);
    EXPECT_EQ(small->getTexture(small->find(U'A')->textureID),
              large->getTexture(large->find(U'B')->textureID));
}

TEST_F(FontAtlases, OutlinesMakeLinesHigherAndGlyphsStandLower) {
    FontAtlas* plain = FontAtlasCache::getFontAtlasTTF("a.ttf", 20);
    FontAtlas* over = FontAtlasCache::getFontAtlasTTF("a.ttf", 20, 2, GlyphStyle::OverOutlines);
    FontAtlas* outlines = FontAtlasCache::getFontAtlasTTF("a.ttf", 20, 2, GlyphStyle::Outlines);
    EXPECT_EQ(over->getLineHeight(), 24.0f);
    EXPECT_EQ(over->find(U'A')->offsetY, plain->find(U'A')->offsetY + 2);
    EXPECT_EQ(outlines->find(U'A')->width, plain->find(U'A')->width + 4);
    EXPECT_EQ(outlines->find(U'A')->offsetX, plain->find(U'A')->offsetX - 2);
    EXPECT_EQ(outlines->find(U'A')->xAdvance, 10);
}

TEST_F(FontAtlases, AGlyphThatTheFontLacksComesFromAnInstalledOne) {
    folder.write("capitals.ttf", "capitals");
    FontAtlas* atlas = FontAtlasCache::getFontAtlasTTF("capitals.ttf", 20);
    EXPECT_EQ(atlas->find(U'a'), nullptr) << "nothing is installed";
    glyphs->installed = folder.write("installed.otf", "font");
    EXPECT_TRUE(atlas->find(U'b'));
}

TEST_F(FontAtlases, AMissingFileIsReplacedWithOneLogLine) {
    glyphs->installed = folder.write("installed.otf", "font");
    copra::LogCapture log;
    EXPECT_TRUE(FontAtlasCache::getFontAtlasTTF("fonts/lost.ttf", 20));
    EXPECT_TRUE(FontAtlasCache::getFontAtlasTTF("fonts/lost.ttf", 30));
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_TRUE(log.contains("fonts/lost.ttf"));
}

TEST_F(FontAtlases, AMissingFamilyIsReplacedSilently) {
    glyphs->installed = folder.write("installed.otf", "font");
    copra::LogCapture log;
    EXPECT_TRUE(FontAtlasCache::getFontAtlasTTF("Marker Felt", 20));
    EXPECT_EQ(log.lineCount(), 0);
}

TEST_F(FontAtlases, WithoutInstalledFontsThoseOfTheResourcesServe) {
    folder.write("fonts/bundled.otf", "font");
    EXPECT_TRUE(FontAtlasCache::getFontAtlasTTF("Arial", 20));
}

TEST_F(FontAtlases, ABrokenFontIsReplacedToo) {
    folder.write("broken.ttf", "broken");
    glyphs->installed = folder.write("installed.otf", "font");
    EXPECT_TRUE(FontAtlasCache::getFontAtlasTTF("broken.ttf", 20));
}

TEST_F(FontAtlases, WithoutAnyFontThereIsNoAtlasButALogLine) {
    copra::LogCapture log;
    EXPECT_EQ(FontAtlasCache::getFontAtlasTTF("lost.ttf", 20), nullptr);
    EXPECT_TRUE(log.contains("lost.ttf"));
}

TEST_F(FontAtlases, AFamilyMayBeTheNameOfAFile) {
    folder.write("Game.ttf", "font");
    EXPECT_TRUE(FontAtlasCache::getFontAtlasTTF("Game", 20));
}

TEST_F(FontAtlases, ACharMapHasAGlyphPerCell) {
    const auto texture = copra::test::makeTexture(30, 28);
    FontAtlas* atlas = FontAtlasCache::getFontAtlasCharMap(texture, 10, 14, '.');
    EXPECT_EQ(atlas->getLineHeight(), 14.0f);
    EXPECT_EQ(atlas->find(U'.')->U, 0.0f);
    EXPECT_EQ(atlas->find(U'1')->U, 0.0f) << "the fourth cell begins the second row";
    EXPECT_EQ(atlas->find(U'1')->V, 14.0f);
    EXPECT_EQ(atlas->find(U'-'), nullptr) << "before the first";
    const copra::LogCapture log;
    EXPECT_EQ(atlas->find(U'4'), nullptr) << "behind the last";
    EXPECT_TRUE(log.contains("has no image of the character '4' (U+0034)")) << log.text();
    EXPECT_EQ(FontAtlasCache::getFontAtlasCharMap(nullptr, 10, 14, '.'), nullptr);
}

TEST_F(FontAtlases, ACharMapListOfAnotherVersionIsRefused) {
    folder.write("map.plist", "<plist><dict><key>version</key><integer>2</integer></dict></plist>");
    copra::LogCapture log;
    EXPECT_EQ(FontAtlasCache::getFontAtlasCharMap("map.plist"), nullptr);
    EXPECT_TRUE(log.contains("map.plist"));
}
