#include "backend/text/text.h"
#include "base/log.h"
#include "files/TempFolder.h"
#include "fonts/FontAtlasCache.h"
#include "fonts/worldFonts.h"
#include "nodes/DrawingFixture.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"
#include "platform/GlyphSource.h"

#include <cmath>
#include <fstream>
#include <iterator>

using namespace cocos2d;
using namespace copra::test;
using copra::TextShaping;

namespace {

/// Labels with real fonts.
class ShapedLabels : public DrawingFixture {
protected:
    void SetUp() override {
        DrawingFixture::SetUp();
        requireWorldFonts();
        copra::setGlyphSource(nullptr);
        copra::installGlyphSource();
    }
    void TearDown() override {
        DrawingFixture::TearDown();
        copra::setTextShaping(TextShaping::WhereNeeded);
        FontAtlasCache::purgeCachedData();
        copra::setGlyphSource(nullptr);
    }
    Label* text(const std::string& words, const std::string& font = kDejaVu) {
        Label* const label = Label::createWithTTF(words, font, 40);
        scene->addChild(label);
        return label;
    }
    /// What is drawn for each quad, in order.
    struct Quad {
        Color4B color;
        BlendFunc blendFunc;
    };
    std::vector<Quad> quads() {
        std::vector<Quad> all;
        for (const copra::NullDraw& draw : drawn())
            for (std::size_t i = 0; i < draw.vertices.size() / 4; ++i)
                all.push_back({draw.vertices[4 * i].color, draw.state.blend});
        return all;
    }
    static float x(Label* label, int character) {
        Sprite* const letter = label->getLetter(character);
        return letter ? letter->getPositionX() : -1.0f;
    }

    copra::test::TempFolder folder;
};

} // namespace

TEST_F(ShapedLabels, LettersAreInTheOrderOfTheScript) {
    Label* const label = text(u8"אבג");
    EXPECT_EQ(label->getStringLength(), 3);
    EXPECT_GT(x(label, 0), x(label, 1));
    EXPECT_GT(x(label, 1), x(label, 2));
}

TEST_F(ShapedLabels, ShapingCanBeSwitchedOffForALabelAndForAll) {
    Label* const label = text(u8"سلام");
    const float shaped = label->getContentSize().width;
    EXPECT_FALSE(label->getLetter(2)) << "it is part of a ligature";
    copra::setTextShaping(*label, TextShaping::Off);
    EXPECT_TRUE(label->getLetter(2));
    EXPECT_NE(label->getContentSize().width, shaped);
    copra::setTextShaping(TextShaping::Off);
    EXPECT_EQ(copra::textShaping(*text("a")), TextShaping::Off);
    EXPECT_NE(text(u8"سلام")->getContentSize().width, shaped);
}

TEST_F(ShapedLabels, LatinIsShapedOnlyWhenAsked) {
    Label* const label = text("AVATAR office");
    const float before = label->getContentSize().width;
    EXPECT_EQ(before, std::floor(before)) << "whole pixels, as without shaping";
    copra::setTextShaping(*label, TextShaping::Always);
    EXPECT_NEAR(label->getContentSize().width, 13968 * 40.0f / 2048, 0.2f);
}

TEST_F(ShapedLabels, TheMarksOfALetterMoveWithIt) {
    Label* const label = text(u8"شُ", kAmiri);
    Sprite* const letter = label->getLetter(0);
    ASSERT_TRUE(letter);
    EXPECT_EQ(letter->getChildrenCount(), 1);
    label->setString(u8"ش");
    label->getContentSize();
    EXPECT_EQ(letter->getChildrenCount(), 0);
}

TEST_F(ShapedLabels, OutlinesLieBehindTheGlyphs) {
    Label* const label = text(u8"سلام");
    const std::size_t plain = quads().size();
    ASSERT_GT(plain, 0u);
    label->enableOutline(Color4B::BLACK, 2);
    EXPECT_EQ(quads().size(), 2 * plain);
}

TEST_F(ShapedLabels, EmojiKeepTheirColors) {
    Label* const label = text(u8"a\U0001F41D");
    label->setTextColor(Color4B(255, 0, 0, 255));
    label->setOpacity(100);
    const std::vector<Quad> shown = quads();
    ASSERT_EQ(shown.size(), 2u);
    EXPECT_EQ(shown[0].color, Color4B(255, 0, 0, 100));
    EXPECT_EQ(shown[1].color, Color4B(100, 100, 100, 100)) << "premultiplied white";
    EXPECT_EQ(shown[1].blendFunc, BlendFunc::ALPHA_PREMULTIPLIED);
}

TEST_F(ShapedLabels, ATextShrinksIntoItsBox) {
    Label* const label = text(u8"سلام عليكم سلام عليكم");
    label->setDimensions(150.0f, 60.0f);
    label->setOverflow(Label::Overflow::SHRINK);
    label->updateContent();
    EXPECT_LT(label->getRenderingFontSize(), 40.0f);
    for (int i : {0, 1, 3}) EXPECT_TRUE(label->getLetter(i)) << i;
}

TEST_F(ShapedLabels, AFontWithoutACharacterMapShowsTheTextInOthersWithOneMessage) {
    std::ifstream file(kDejaVu, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    // In the directory of the font's tables; without glyph names FreeType cannot make a map.
    bytes.replace(bytes.find("cmap"), 4, "cmax");
    bytes.replace(bytes.find("post"), 4, "posx");
    const std::string font = folder.write("nomap.ttf", bytes);
    const copra::LogCapture log;
    EXPECT_TRUE(text(u8"אב", font)->getLetter(0));
    EXPECT_TRUE(text("AB", font)->getLetter(0));
    EXPECT_EQ(log.lineCount(), 1) << log.text();
    EXPECT_TRUE(log.contains("nomap.ttf"));
}

TEST_F(ShapedLabels, InvalidTextIsRefusedWithOneMessage) {
    Label* const label = text(u8"אב");
    for (const char* const invalid : {"\xff\xfe", "\xed\xa0\x80", "a\xc3"}) {
        const copra::LogCapture log;
        label->setString(invalid);
        EXPECT_EQ(log.lineCount(), 1) << log.text();
        EXPECT_EQ(label->getString(), u8"אב");
    }
}
