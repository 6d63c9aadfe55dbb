#include "fonts/BMFont.h"
#include "backend/backend.h"
#include "base/log.h"
#include "files/TempFolder.h"
#include "render/TextureCache.h"
#include "testsFolder.h"

#include <gmock/gmock.h>

using copra::BMFontAtlas;
using copra::BMFontFile;
using copra::readBMFont;

namespace {

const std::string kText =
    "info face=\"A B\" size=18 bold=0\n"
    "common lineHeight=20 base=14 scaleW=64 scaleH=64 pages=1 packed=0\r\n"
    "page id=0 file=\"a page.png\"\n"
    "chars count=2\n"
    "char id=65   x=1  y=2  width=3  height=4  xoffset=-5  yoffset=6  xadvance=7  page=0  chnl=15\n"
    "char id=8364 x=9 y=2 width=3 height=4 xoffset=0 yoffset=0 xadvance=8 page=0 chnl=15\n"
    "kernings count=1\n"
    "kerning first=65 second=8364 amount=-2\n";

std::string little(std::uint32_t number, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i) text += static_cast<char>(number >> (8 * i));
    return text;
}

std::string block(int kind, const std::string& contents) {
    return little(static_cast<std::uint32_t>(kind), 1) +
           little(static_cast<std::uint32_t>(contents.size()), 4) + contents;
}

/// The same font in binary form.
std::string binary() {
    const std::string info = little(18, 2) + std::string(12, '\0') + std::string("A\0", 2);
    const std::string common = little(20, 2) + std::string(13, '\0');
    const std::string letter = little(65, 4) + little(1, 2) + little(2, 2) + little(3, 2) + little(4, 2) +
                               little(static_cast<std::uint16_t>(-5), 2) + little(6, 2) + little(7, 2) +
                               little(0, 2);
    const std::string kerning = little(65, 4) + little(66, 4) + little(static_cast<std::uint16_t>(-2), 2);
    return std::string("BMF\3", 4) + block(1, info) + block(2, common) +
           block(3, std::string("a page.png\0", 11)) + block(4, letter) + block(5, kerning);
}

class BMFonts : public testing::Test {
protected:
    bool read(const std::string& contents) {
        folder.write("a.fnt", contents);
        return readBMFont("a.fnt", font);
    }

    copra::test::TempFolder folder;
    BMFontFile font;
};

} // namespace

TEST_F(BMFonts, ReadsTheTextForm) {
    ASSERT_TRUE(read(kText));
    EXPECT_EQ(font.size, 18);
    EXPECT_EQ(font.lineHeight, 20);
    EXPECT_THAT(font.pages, testing::ElementsAre("a page.png"));
    const BMFontFile::Glyph& a = font.glyphs.at(65);
    EXPECT_EQ(a.x, 1);
    EXPECT_EQ(a.height, 4);
    EXPECT_EQ(a.offsetX, -5);
    EXPECT_EQ(a.advance, 7);
    EXPECT_EQ(font.glyphs.at(8364).advance, 8);
    EXPECT_EQ(font.kerning.at(std::uint64_t{65} << 32 | 8364), -2);
}

TEST_F(BMFonts, ReadsTheBinaryForm) {
    ASSERT_TRUE(read(binary()));
    EXPECT_EQ(font.size, 18);
    EXPECT_EQ(font.lineHeight, 20);
    EXPECT_THAT(font.pages, testing::ElementsAre("a page.png"));
    EXPECT_EQ(font.glyphs.at(65).offsetX, -5);
    EXPECT_EQ(font.glyphs.at(65).advance, 7);
    EXPECT_EQ(font.kerning.at(std::uint64_t{65} << 32 | 66), -2);
}

TEST_F(BMFonts, ReadsTheXmlForm) {
    ASSERT_TRUE(read("<?xml version=\"1.0\"?><font><info face=\"A\" size=\"18\"/><common lineHeight=\"20\"/>"
                     "<pages><page id=\"0\" file=\"a page.png\"/><page id=\"1\" file=\"b.png\"/></pages>"
                     "<chars><char id=\"65\" x=\"1\" y=\"2\" width=\"3\" height=\"4\" xoffset=\"-5\" "
                     "yoffset=\"6\" xadvance=\"7\" page=\"1\"/></chars>"
                     "<kernings><kerning first=\"65\" second=\"66\" amount=\"-2\"/></kernings></font>"));
    EXPECT_EQ(font.size, 18);
    EXPECT_EQ(font.lineHeight, 20);
    EXPECT_THAT(font.pages, testing::ElementsAre("a page.png", "b.png"));
    EXPECT_EQ(font.glyphs.at(65).offsetX, -5);
    EXPECT_EQ(font.glyphs.at(65).page, 1);
    EXPECT_EQ(font.kerning.at(std::uint64_t{65} << 32 | 66), -2);
}

TEST_F(BMFonts, ASizeOutOfRangeIsHarmless) {
    ASSERT_TRUE(read("info size=-2147483648\n" + kText.substr(kText.find("common"))));
    EXPECT_GT(font.size, 0);
}

TEST_F(BMFonts, ABinaryFontThatIsCutOffIsRefused) {
    copra::LogCapture log;
    EXPECT_FALSE(read(binary().substr(0, 80)));
    EXPECT_FALSE(read("BMF"));
    EXPECT_EQ(log.lineCount(), 2);
    EXPECT_TRUE(log.contains("a.fnt"));
}

TEST_F(BMFonts, DataThatIsNotAFontIsRejected) {
    copra::LogCapture log;
    EXPECT_FALSE(read("<xml/>"));
    EXPECT_FALSE(read("common lineHeight=20\npage id=0 file=\"a.png\"\n"));
    EXPECT_TRUE(log.contains("no characters"));
    EXPECT_FALSE(readBMFont("missing.fnt", font));
    EXPECT_TRUE(log.contains("missing.fnt"));
}

TEST_F(BMFonts, APageWithAnAbsurdNumberAllocatesNothing) {
    ASSERT_TRUE(read(kText + "page id=2000000000 file=\"x.png\"\npage id=-1 file=\"x.png\"\n"));
    EXPECT_EQ(font.pages.size(), 1u);
}

TEST_F(BMFonts, InvalidIdsAreLoggedOncePerKind) {
    copra::LogCapture log;
    ASSERT_TRUE(read(kText + "page id=2000000000 file=\"x.png\"\npage id=-1 file=\"x.png\"\n"
                             "char id=90 x=1 y=1 width=2 height=2 xadvance=3 page=7\n"
                             "char id=89 x=1 y=1 width=2 height=2 xadvance=3 page=-7\n"
                             "char id=99999999 x=1 y=1 width=2 height=2 xadvance=3 page=0\n"
                             "char id=-1 x=1 y=1 width=2 height=2 xadvance=3 page=0\n"));
    EXPECT_EQ(font.glyphs.at(90).page, 0);
    EXPECT_EQ(font.glyphs.at(89).page, 0);
    EXPECT_EQ(font.glyphs.count(99999999), 0u);
    EXPECT_EQ(log.lineCount(), 3) << log.text();
    EXPECT_TRUE(log.contains("page 2000000000 (x.png)"));
    EXPECT_TRUE(log.contains("2 glyphs (char id=89, for example)"));
    EXPECT_TRUE(log.contains("1 ids are not characters"));
}

TEST_F(BMFonts, AMissingImageIsNamed) {
    copra::installImageCodec();
    folder.write("a.fnt", kText);
    copra::LogCapture log;
    EXPECT_FALSE(BMFontAtlas::load("a.fnt", {}));
    EXPECT_TRUE(log.contains("a page.png"));
}

TEST_F(BMFonts, GivesGlyphsAndKerning) {
    copra::installImageCodec();
    folder.write("a.fnt", kText);
    std::filesystem::copy(copra::testsFolder() + "/conformance/part2/assets/dot.png",
                          folder.path() + "a page.png");
    const auto atlas = BMFontAtlas::load("a.fnt", {nullptr, cocos2d::Rect(10, 20, 0, 0), false, {}});
    ASSERT_TRUE(atlas);
    const cocos2d::FontLetterDefinition* a = atlas->find(U'A');
    ASSERT_TRUE(a);
    EXPECT_EQ(a->U, 11.0f) << "moved by the image's place";
    EXPECT_EQ(a->V, 22.0f);
    EXPECT_EQ(a->xAdvance, 7);
    const copra::LogCapture log;
    EXPECT_EQ(atlas->find(U' '), nullptr);
    EXPECT_EQ(log.lineCount(), 0) << "spaces need no image";
    EXPECT_EQ(atlas->find(U'B'), nullptr);
    EXPECT_EQ(atlas->find(U'B'), nullptr) << "also when asked again";
    EXPECT_EQ(log.text(), "BMFont: a.fnt has no image of the character 'B' (U+0042), so it is left out\n");
    for (const char32_t missing : U"CDEFG") atlas->find(missing);
    EXPECT_EQ(log.lineCount(), 3) << "of a text in another language, all are missing";
    EXPECT_EQ(atlas->kerning(U'A', U'€'), -2);
    EXPECT_EQ(atlas->kerning(U'A', U'A'), 0);
    cocos2d::TextureCache::destroyInstance();
}
