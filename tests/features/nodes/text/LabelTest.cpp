#include "base/failing.h"
#include "base/log.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/LabelFixture.h"
#include "nodes/text/labelFont.h"
#include "platform/Screen.h"

#include "render/SpriteFrame.h"
#include "render/SpriteFrameCache.h"

#include <gmock/gmock.h>
#include <limits>
#include <stdexcept>

using namespace cocos2d;

namespace {

class LabelTest : public LabelFixture {};

/// The glyphs' left edges from left to right, as drawn.
std::vector<float> leftEdges(const std::vector<copra::NullDraw>& draws) {
    std::vector<float> edges;
    for (const copra::NullDraw& draw : draws)
        for (std::size_t i = 0; i < draw.vertices.size(); i += 4)
            edges.push_back(draw.vertices[i].position.x);
    return edges;
}

} // namespace

TEST_F(LabelTest, TakesTheSizeOfItsText) {
    Label* label = text("ABC");
    EXPECT_TRUE(label->getContentSize().equals(Size(30, 20)));
    EXPECT_EQ(label->getAnchorPoint(), Vec2(0.5f, 0.5f));
    label->setString("A\nB");
    EXPECT_TRUE(label->getContentSize().equals(Size(10, 40)));
    EXPECT_EQ(label->getStringNumLines(), 2);
}

TEST_F(LabelTest, AnEmptyLabelHasNoSizeAndDrawsNothing) {
    Label* label = text("");
    EXPECT_TRUE(label->getContentSize().equals(Size::ZERO));
    EXPECT_EQ(label->getStringLength(), 0);
    EXPECT_TRUE(drawn().empty());
}

TEST_F(LabelTest, ATextOfAnInstalledFontThatIsEmptiedHasNoLines) {
    folder.write("Family", "font");
    Label* label = Label::createWithSystemFont("A\nB", "Family", 20);
    EXPECT_EQ(label->getStringNumLines(), 2);
    label->setString("");
    EXPECT_EQ(label->getStringNumLines(), 0);
}

TEST_F(LabelTest, CountsCharactersNotBytes) {
    EXPECT_EQ(text("\xC3\xA4\xE2\x82\xAC")->getStringLength(), 2);
}

TEST_F(LabelTest, RefusesTextThatIsNotUtf8) {
    Label* label = text("AB");
    copra::LogCapture log;
    label->setString("\xFF\xFE");
    EXPECT_EQ(label->getString(), "AB");
    EXPECT_EQ(log.lineCount(), 1);
}

TEST_F(LabelTest, KernsPairs) {
    EXPECT_EQ(text("AV")->getContentSize().width, 18.0f);
    EXPECT_EQ(text("VA")->getContentSize().width, 20.0f);
}

TEST_F(LabelTest, DrawsEachLetterWhereTheLayoutPutsIt) {
    Label* label = text("A B");
    label->setAnchorPoint(Vec2::ZERO);
    label->setPosition(100, 50);
    const auto draws = drawn();
    ASSERT_EQ(draws.size(), 1u);
    EXPECT_THAT(leftEdges(draws), testing::ElementsAre(100.0f, 120.0f)) << "the blank has no quad";
    // ascender 16, glyph 10 high on the baseline, a pixel of border
    EXPECT_EQ(draws[0].vertices[0].position.y, 50.0f + 20 - 16 - 1);
    EXPECT_EQ(draws[0].vertices[3].position.y, 50.0f + 20 - 16 + 10 + 1);
}

TEST_F(LabelTest, LabelsOfAllSizesAreDrawnInOneCall) {
    text("AB")->setPosition(10, 10);
    text("CD")->setPosition(50, 10);
    scene->addChild(Label::createWithTTF("EF", "a.ttf", 33));
    EXPECT_EQ(drawn().size(), 1u);
}

TEST_F(LabelTest, AnUnchangedLabelIsNotLaidOutAgain) {
    text("AB");
    drawn();
    const int kernings = glyphs->kernings;
    const int letters = glyphs->drawn;
    drawn();
    EXPECT_EQ(glyphs->kernings, kernings);
    EXPECT_EQ(glyphs->drawn, letters);
}

TEST_F(LabelTest, AMovedLabelIsDrawnInItsNewPlace) {
    Label* label = text("A");
    label->setAnchorPoint(Vec2::ZERO);
    drawn();
    label->setPositionX(7);
    EXPECT_THAT(leftEdges(drawn()), testing::ElementsAre(7.0f));
}

TEST_F(LabelTest, ATextSetWhileHiddenShowsLater) {
    Label* label = text("A");
    drawn();
    label->setVisible(false);
    label->setString("ABC");
    EXPECT_TRUE(drawn().empty());
    label->setVisible(true);
    EXPECT_EQ(leftEdges(drawn()).size(), 3u);
}

TEST_F(LabelTest, ColorTextColorAndOpacityMultiply) {
    Label* label = text("A");
    label->setTextColor(Color4B(200, 100, 50, 128));
    label->setColor(Color3B(255, 128, 0));
    label->setOpacity(128);
    EXPECT_EQ(drawn().at(0).vertices[0].color, Color4B(200, 50, 0, 64));
}

TEST_F(LabelTest, BitmapFontsHaveTheirOwnColorsAndPremultiply) {
    Label* label = bitmapText("A");
    label->setTextColor(Color4B(1, 2, 3, 4));
    EXPECT_EQ(label->getTextColor(), Color4B(1, 2, 3, 4));
    label->setOpacity(128);
    EXPECT_EQ(drawn().at(0).vertices[0].color, Color4B(128, 128, 128, 128));
    EXPECT_TRUE(label->getBlendFunc() == BlendFunc::ALPHA_PREMULTIPLIED);
}

TEST_F(LabelTest, KeepsABlendFunctionOfTheUsers) {
    Label* label = text("A");
    EXPECT_TRUE(label->getBlendFunc() == BlendFunc::ALPHA_NON_PREMULTIPLIED);
    label->setBlendFunc(BlendFunc::ADDITIVE);
    label->setTTFConfig(TTFConfig("a.ttf", 30));
    EXPECT_TRUE(label->getBlendFunc() == BlendFunc::ADDITIVE);
}

// --- Letters as sprites ---

TEST_F(LabelTest, ALetterSpriteTakesTheLettersPlace) {
    Label* label = text("AB");
    Sprite* b = label->getLetter(1);
    ASSERT_TRUE(b);
    EXPECT_EQ(b->getPosition(), Vec2(10 + 5, 20 - 5 - 6 + 0.0f));
    EXPECT_EQ(label->getLetter(1), b) << "made once";
    EXPECT_EQ(leftEdges(drawn()).size(), 2u) << "drawn once";
}

TEST_F(LabelTest, BlanksAndWhatLiesOutsideHaveNoSprite) {
    Label* label = text("A B");
    EXPECT_EQ(label->getLetter(1), nullptr);
    EXPECT_EQ(label->getLetter(3), nullptr);
    EXPECT_EQ(label->getLetter(-1), nullptr);
}

TEST_F(LabelTest, LetterSpritesFollowTextAndColors) {
    Label* label = text("AB");
    label->setTextColor(Color4B(100, 255, 255, 255));
    Sprite* b = label->getLetter(1);
    EXPECT_EQ(b->getDisplayedColor(), Color3B(100, 255, 255));
    label->setString("A");
    label->updateContent();
    EXPECT_EQ(label->getChildrenCount(), 0);
    label->setString("AB");
    EXPECT_NE(label->getLetter(1), nullptr);
}

TEST_F(LabelTest, LetterSpritesAreAsFaintAsTheirLabel) {
    Label* label = text("AB");
    label->setOpacity(77);
    Sprite* a = label->getLetter(0);
    EXPECT_EQ(a->getDisplayedOpacity(), 77);
    a->setOpacity(128);
    label->setOpacity(255);
    EXPECT_EQ(a->getDisplayedOpacity(), 128);
}

TEST_F(LabelTest, ALetterSpriteMayBeRemoved) {
    Label* label = text("AB");
    label->removeChild(label->getLetter(0));
    EXPECT_EQ(leftEdges(drawn()).size(), 2u) << "the label draws the letter again";
    label->getLetter(0);
    label->removeAllChildren();
    EXPECT_EQ(leftEdges(drawn()).size(), 2u);
}

// --- Fonts ---

TEST_F(LabelTest, AMissingFontNeverMeansNoText) {
    glyphs->installed = folder.write("installed.otf", "font");
    copra::LogCapture log;
    Label* label = Label::createWithTTF("AB", "lost.ttf", 20);
    ASSERT_TRUE(label);
    EXPECT_EQ(label->getContentSize().width, 20.0f);
    EXPECT_TRUE(log.contains("lost.ttf"));
}

TEST_F(LabelTest, WithoutAnyFontAFileLabelIsNullAndASystemLabelEmpty) {
    copra::LogCapture log;
    EXPECT_EQ(Label::createWithTTF("AB", "lost.ttf", 20), nullptr);
    Label* label = Label::createWithSystemFont("AB", "Arial", 20);
    ASSERT_TRUE(label);
    scene->addChild(label);
    EXPECT_TRUE(label->getContentSize().equals(Size::ZERO));
    EXPECT_TRUE(drawn().empty());
}

TEST_F(LabelTest, AnInstalledFontWorksLikeAFile) {
    glyphs->installed = folder.write("installed.otf", "font");
    Label* label = Label::createWithSystemFont("AB", "Arial", 20);
    scene->addChild(label);
    EXPECT_EQ(label->getLabelType(), Label::LabelType::STRING_TEXTURE);
    EXPECT_EQ(label->getContentSize().width, 20.0f);
    label->setSystemFontSize(40);
    EXPECT_EQ(label->getContentSize().width, 40.0f);
    EXPECT_EQ(label->getLetter(0), nullptr);
}

TEST_F(LabelTest, OnlyNamesWithADotAreSearchedAsFiles) {
    folder.write("Family", "font");
    EXPECT_TRUE(copra::isFontFile("a.ttf"));
    EXPECT_FALSE(copra::isFontFile("lost.ttf"));
    EXPECT_FALSE(copra::isFontFile("Family"));
    EXPECT_GT(Label::createWithSystemFont("A", "Family", 20)->getContentSize().width, 0.0f); // the file
}

TEST_F(LabelTest, TheNameOfASystemFontMayBeThatOfABitmapFont) {
    glyphs->installed = folder.write("installed.otf", "font");
    Label* label = Label::createWithSystemFont("A", "tiny.fnt", 0);
    EXPECT_EQ(label->getLabelType(), Label::LabelType::BMFONT);
    const float own = label->getBMFontSize();
    label = Label::createWithSystemFont("A", "Arial", 20);
    label->setSystemFontName("tiny.fnt");
    EXPECT_EQ(label->getLabelType(), Label::LabelType::BMFONT);
    EXPECT_FLOAT_EQ(label->getBMFontSize(), 20);
    label->setSystemFontSize(2 * own);
    EXPECT_EQ(label->getSystemFontName(), "tiny.fnt");
    EXPECT_FLOAT_EQ(label->getContentSize().width, 14);
    label->setSystemFontName("a.ttf");
    EXPECT_EQ(label->getLabelType(), Label::LabelType::STRING_TEXTURE);
    EXPECT_FLOAT_EQ(label->getContentSize().width, own);
    FontDefinition definition = label->getFontDefinition();
    definition._fontName = "tiny.fnt";
    label->setFontDefinition(definition);
    EXPECT_EQ(label->getLabelType(), Label::LabelType::BMFONT);
}

TEST_F(LabelTest, ABitmapFontThatCannotBeReadGivesNoLabel) {
    copra::LogCapture log;
    EXPECT_EQ(Label::createWithBMFont("lost.fnt", "A"), nullptr);
    Label* label = bitmapText("A");
    EXPECT_FALSE(label->setBMFontFilePath("lost.fnt"));
    EXPECT_EQ(label->getContentSize().width, 7.0f) << "the old font stays";
}

TEST_F(LabelTest, ABitmapFontsImageMayBeATurnedAndTrimmedFrameOfASheet) {
    const Rect letter = bitmapText("A")->getLetter(0)->getTextureRect();
    scene->removeAllChildren();
    RefPtr<Texture2D> sheet;
    sheet.weakAssign(new Texture2D());
    const std::vector<unsigned char> pixels(400 * 400 * 4, 255);
    sheet->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()), Texture2D::PixelFormat::RGBA8888,
                        400, 400, Size(400, 400));
    // The picture of 300 x 200 lost 3 pixels at the left and 2 at the top.
    SpriteFrame* frame =
        SpriteFrame::createWithTexture(sheet, Rect(10, 20, 297, 198), true, Vec2(1.5f, -1), Size(300, 200));
    SpriteFrameCache::getInstance()->addSpriteFrame(frame, "font");
    Label* label = Label::createWithBMFont("tiny.fnt", "A", TextHAlignment::LEFT, 0, "font");
    ASSERT_TRUE(label);
    scene->addChild(label);
    const std::vector<copra::Vertex> whole = drawn()[0].vertices;
    Sprite* sprite = label->getLetter(0);
    EXPECT_EQ(sprite->getTexture(), sheet.get());
    EXPECT_TRUE(sprite->isTextureRectRotated());
    EXPECT_EQ(sprite->getTextureRect().origin.x, 10 + 198 - (letter.origin.y - 2) - letter.size.height);
    EXPECT_EQ(sprite->getTextureRect().origin.y, 20 + letter.origin.x - 3);
    const std::vector<copra::Vertex> single = drawn()[0].vertices;
    ASSERT_EQ(whole.size(), single.size());
    for (std::size_t i = 0; i < whole.size(); ++i) {
        EXPECT_EQ(whole[i].position, single[i].position) << i;
        EXPECT_EQ(whole[i].texCoords, single[i].texCoords) << i;
    }
    SpriteFrameCache::destroyInstance();
}

TEST_F(LabelTest, ABitmapFontsImageMayBeAPartOfItsFiles) {
    const Rect letter = bitmapText("A")->getLetter(0)->getTextureRect();
    Label* label =
        Label::createWithBMFont("tiny.fnt", "A", TextHAlignment::LEFT, 0, Rect(5, 6, 64, 64), false);
    EXPECT_EQ(label->getLetter(0)->getTextureRect().origin, letter.origin + Vec2(5, 6));
    EXPECT_TRUE(label->setBMFontFilePath("tiny.fnt", Vec2(1, 2)));
    EXPECT_EQ(label->getLetter(0)->getTextureRect().origin, letter.origin + Vec2(1, 2));
    EXPECT_TRUE(label->setBMFontFilePath("tiny.fnt", 40));
    EXPECT_EQ(label->getBMFontSize(), 40);
    const copra::LogCapture log;
    EXPECT_FALSE(label->setBMFontFilePath("tiny.fnt", "no such frame"));
    EXPECT_TRUE(log.contains("no such frame"));
    EXPECT_EQ(Label::createWithBMFont("tiny.fnt", "A", TextHAlignment::LEFT, 0, "no such frame"), nullptr);
}

TEST_F(LabelTest, FontsCanBeReloaded) {
    FontAtlas* bitmap = bitmapText("A")->getFontAtlas();
    FontAtlas* file = text("A")->getFontAtlas();
    FontAtlasCache::reloadFontAtlasFNT("tiny.fnt");
    FontAtlasCache::unloadFontAtlasTTF("a.ttf");
    EXPECT_NE(bitmapText("A")->getFontAtlas(), bitmap) << "which the older label still has";
    EXPECT_NE(text("A")->getFontAtlas(), file);
    EXPECT_TRUE(FontAtlasCache::releaseFontAtlas(text("A")->getFontAtlas()));
    EXPECT_FALSE(FontAtlasCache::releaseFontAtlas(file));
    EXPECT_FALSE(FontAtlasCache::releaseFontAtlas(nullptr));
}

TEST_F(LabelTest, ACharMapShowsCells) {
    Label* label = Label::createWithCharMap("digits.png", 10, 14, '.');
    scene->addChild(label);
    label->setString("305");
    EXPECT_TRUE(label->getContentSize().equals(Size(30, 14)));
    EXPECT_TRUE(label->getLetter(0)->getTextureRect().equals(Rect(50, 0, 10, 14)));
    EXPECT_EQ(Label::createWithCharMap("lost.png", 10, 14, '.'), nullptr);
}

TEST_F(LabelTest, ALetterThatLeavesMayThrowOrAskForLetters) {
    Label* label = Label::createWithTTF("ABCDEF", "a.ttf", 20);
    label->onEnter();
    label->getLetter(4)->setOnExitCallback([label] {
        for (int i = 0; i < 3; ++i) label->getLetter(i);
    });
    label->getLetter(5)->setOnExitCallback(copra::test::fail);
    label->setString("ABC");
    EXPECT_THROW(label->getContentSize(), std::runtime_error);
    EXPECT_EQ(label->getChildrenCount(), 3);
    label->getLetter(0)->setOnExitCallback(copra::test::fail);
    EXPECT_THROW(label->removeAllChildren(), std::runtime_error);
    EXPECT_EQ(label->getChildrenCount(), 0);
    EXPECT_NE(label->getLetter(0), nullptr);
    EXPECT_EQ(label->getChildrenCount(), 1);
    label->onExit();
}

TEST_F(LabelTest, AnOutlineMayHaveAnyWidth) {
    Label* label = Label::createWithTTF("A", "a.ttf", 20);
    label->enableOutline(Color4B::RED, std::numeric_limits<int>::max());
    EXPECT_EQ(label->getTTFConfig().outlineSize, std::numeric_limits<int>::max());
}

TEST_F(LabelTest, LettersStaySharpAtAContentScaleOf2) {
    copra::Screen screen = copra::screen();
    const copra::Screen before = screen;
    screen.contentScaleFactor = 2;
    copra::setScreen(screen);
    Label* label = Label::createWithTTF("AB", "a.ttf", 20);
    EXPECT_EQ(label->getContentSize().width, 20.0f) << "points";
    EXPECT_EQ(label->getLetter(0)->getTextureRect().size.width, 9.0f) << "drawn with 18 pixels";
    copra::setScreen(before);
}

TEST_F(LabelTest, ATextThatIsTooLongIsRefused) {
    const copra::LogCapture log;
    Label* const label = text("short");
    label->setString(std::string((1 << 20) + 1, ' '));
    EXPECT_EQ(label->getString(), "short");
    EXPECT_TRUE(log.contains("Label::setString: 1048577 bytes are too many; the limit is 1048576"));
}
