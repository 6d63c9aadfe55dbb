#include "ui/WidgetFixture.h"

#include "base/log.h"
#include "nodes/text/Label.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

/// In "a.ttf" at size 20 characters are 10 points apart and lines 20 points high.
class TextTest : public WidgetFixture {
protected:
    static Text* text(const std::string& words) { return Text::create(words, "a.ttf", 20); }
    static Label* label(Widget* widget) { return static_cast<Label*>(widget->getVirtualRenderer()); }
};

TEST_F(TextTest, HasTheSizeOfItsText) {
    Text* t = text("hello");
    const Size size = t->getContentSize();
    EXPECT_NEAR(size.height, 20, 0.01f);
    EXPECT_TRUE(size.equals(label(t)->getContentSize()));
    t->setString("hello hello");
    EXPECT_NEAR(t->getContentSize().width - size.width, 60, 0.01f);
    EXPECT_EQ(t->getStringLength(), 11);
}

TEST_F(TextTest, UsesAFontFileOrAnInstalledFont) {
    Text* t = text("hello");
    EXPECT_EQ(t->getType(), Text::Type::TTF);
    t->setFontName("Sans");
    EXPECT_EQ(t->getType(), Text::Type::SYSTEM);
    EXPECT_EQ(t->getFontName(), "Sans");
    t->setFontSize(30);
    EXPECT_FLOAT_EQ(label(t)->getSystemFontSize(), 30);
    t->setFontName("a.ttf");
    EXPECT_EQ(t->getType(), Text::Type::TTF);
    EXPECT_FLOAT_EQ(label(t)->getTTFConfig().fontSize, 30);
}

TEST_F(TextTest, IsCreatedEmpty) {
    Text* t = Text::create();
    EXPECT_EQ(t->getString(), "");
    EXPECT_FLOAT_EQ(t->getFontSize(), 10);
    EXPECT_FLOAT_EQ(t->getContentSize().width, 0);
    EXPECT_EQ(t->getDescription(), "Text");
}

TEST_F(TextTest, WrapsInItsTextArea) {
    Text* t = text("aaaa bbbb");
    t->setTextAreaSize(Size(50, 0));
    expectSize(t->getTextAreaSize(), 50, 0);
    EXPECT_NEAR(t->getContentSize().height, 40, 0.01f);
    EXPECT_NEAR(t->getContentSize().width, 50, 0.01f);
}

TEST_F(TextTest, WrapsInACustomSize) {
    Text* t = text("aaaa bbbb");
    t->ignoreContentAdaptWithSize(false);
    t->setContentSize(Size(50, 60));
    show(t, 0, 0);
    expectSize(t->getContentSize(), 50, 60);
    EXPECT_EQ(label(t)->getStringNumLines(), 2);
    expectSize(label(t)->getDimensions(), 50, 60);
    EXPECT_NEAR(t->getAutoRenderSize().height, 20, 0.01f);
    expectSize(label(t)->getDimensions(), 50, 60);
}

TEST_F(TextTest, TheLabelIsCentered) {
    Text* t = show(text("hello"), 100, 100);
    const Size size = t->getContentSize();
    expectPlace(label(t), size.width / 2, size.height / 2);
}

TEST_F(TextTest, AlignsItsText) {
    Text* t = text("hello");
    t->setTextHorizontalAlignment(TextHAlignment::RIGHT);
    t->setTextVerticalAlignment(TextVAlignment::BOTTOM);
    EXPECT_EQ(t->getTextHorizontalAlignment(), TextHAlignment::RIGHT);
    EXPECT_EQ(t->getTextVerticalAlignment(), TextVAlignment::BOTTOM);
    EXPECT_EQ(label(t)->getHorizontalAlignment(), TextHAlignment::RIGHT);
}

TEST_F(TextTest, GrowsWhileTouchedIfEnabled) {
    Text* t = show(text("hello"), 100, 100);
    t->setTouchEnabled(true);
    begin(100, 100);
    EXPECT_FLOAT_EQ(label(t)->getScale(), 1);
    end(100, 100);
    t->setTouchScaleChangeEnabled(true);
    EXPECT_TRUE(t->isTouchScaleChangeEnabled());
    begin(100, 100);
    EXPECT_FLOAT_EQ(label(t)->getScale(), 1.5f);
    end(100, 100);
    visit();
    EXPECT_FLOAT_EQ(label(t)->getScale(), 1);
}

TEST_F(TextTest, HasTheEffectsOfALabel) {
    Text* t = text("hello");
    t->enableShadow(Color4B::RED, Size(3, -4), 2);
    EXPECT_TRUE(t->isShadowEnabled());
    expectSize(t->getShadowOffset(), 3, -4);
    EXPECT_FLOAT_EQ(t->getShadowBlurRadius(), label(t)->getShadowBlurRadius());
    EXPECT_EQ(t->getShadowColor(), Color4B::RED);
    t->enableOutline(Color4B::GREEN, 2);
    EXPECT_EQ(t->getLabelEffectType(), LabelEffect::OUTLINE);
    EXPECT_EQ(t->getOutlineSize(), 2);
    EXPECT_EQ(t->getEffectColor(), Color4B::GREEN);
    t->disableEffect(LabelEffect::SHADOW);
    EXPECT_FALSE(t->isShadowEnabled());
    t->disableEffect();
    EXPECT_EQ(t->getLabelEffectType(), LabelEffect::NORMAL);
}

TEST_F(TextTest, OnlyFontFilesGlow) {
    Text* t = text("hello");
    t->enableGlow(Color4B::RED);
    EXPECT_EQ(t->getLabelEffectType(), LabelEffect::GLOW);
    Text* installed = Text::create("hello", "Sans", 20);
    installed->enableGlow(Color4B::RED);
    EXPECT_EQ(installed->getLabelEffectType(), LabelEffect::NORMAL);
}

TEST_F(TextTest, ItsColorAndItsCharactersAreThoseOfTheLabel) {
    Text* t = show(text("hello"), 0, 0);
    t->setTextColor(Color4B::ORANGE);
    EXPECT_EQ(t->getTextColor(), Color4B::ORANGE);
    EXPECT_NE(t->getLetter(1), nullptr);
    t->setBlendFunc(BlendFunc::ADDITIVE);
    EXPECT_EQ(t->getBlendFunc(), BlendFunc::ADDITIVE);
}

TEST_F(TextTest, ACopyHasTheSameTextAndEffects) {
    Text* t = text("hello");
    t->setTextColor(Color4B::ORANGE);
    t->setTextHorizontalAlignment(TextHAlignment::RIGHT);
    t->setTouchScaleChangeEnabled(true);
    t->enableOutline(Color4B::GREEN, 2);
    t->enableShadow(Color4B::RED, Size(3, -4));
    auto* copy = dynamic_cast<Text*>(t->clone());
    ASSERT_NE(copy, nullptr);
    EXPECT_EQ(copy->getString(), "hello");
    EXPECT_EQ(copy->getTextColor(), Color4B::ORANGE);
    EXPECT_EQ(copy->getTextHorizontalAlignment(), TextHAlignment::RIGHT);
    EXPECT_TRUE(copy->isTouchScaleChangeEnabled());
    EXPECT_EQ(copy->getOutlineSize(), 2);
    EXPECT_EQ(copy->getEffectColor(), Color4B::GREEN);
    EXPECT_TRUE(copy->isShadowEnabled());
    EXPECT_TRUE(copy->getContentSize().equals(t->getContentSize()));
}

// --- Image fonts ---

TEST_F(TextTest, ATextAtlasHasCellsOfEqualSize) {
    useImageFonts();
    auto* atlas = TextAtlas::create("305", "digits.png", 10, 14, ".");
    expectSize(atlas->getContentSize(), 30, 14);
    EXPECT_EQ(atlas->getString(), "305");
    EXPECT_EQ(atlas->getStringLength(), 3);
    atlas->setString("12345");
    expectSize(atlas->getContentSize(), 50, 14);
    expectSize(atlas->getVirtualRendererSize(), 50, 14);
    EXPECT_EQ(atlas->getDescription(), "TextAtlas");
}

TEST_F(TextTest, ATextAtlasShowsTheCellOfEachCharacter) {
    useImageFonts();
    auto* atlas = show(TextAtlas::create("305", "digits.png", 10, 14, "."), 100, 100);
    // The first cell is that of '.', '3' follows five characters later.
    EXPECT_TRUE(label(atlas)->getLetter(0)->getTextureRect().equals(Rect(50, 0, 10, 14)));
    EXPECT_TRUE(label(atlas)->getLetter(1)->getTextureRect().equals(Rect(20, 0, 10, 14)));
}

TEST_F(TextTest, ATextAtlasIsScaledToACustomSize) {
    useImageFonts();
    auto* atlas = show(TextAtlas::create("30", "digits.png", 10, 14, "."), 0, 0);
    atlas->ignoreContentAdaptWithSize(false);
    atlas->setContentSize(Size(40, 7));
    visit();
    EXPECT_FLOAT_EQ(label(atlas)->getScaleX(), 2);
    EXPECT_FLOAT_EQ(label(atlas)->getScaleY(), 0.5f);
    expectPlace(label(atlas), 20, 3.5f);
}

TEST_F(TextTest, ATextAtlasNeedsAFirstCharacter) {
    useImageFonts();
    auto* atlas = TextAtlas::create("305", "digits.png", 10, 14, ".");
    const copra::LogCapture log;
    atlas->setProperty("1", "digits.png", 10, 14, "");
    EXPECT_TRUE(log.contains("TextAtlas::setProperty: startCharMap is empty"));
    EXPECT_EQ(atlas->getString(), "305");
}

TEST_F(TextTest, ACopyOfATextAtlasShowsTheSame) {
    useImageFonts();
    auto* atlas = TextAtlas::create("305", "digits.png", 10, 14, ".");
    auto* copy = dynamic_cast<TextAtlas*>(atlas->clone());
    ASSERT_NE(copy, nullptr);
    EXPECT_EQ(copy->getString(), "305");
    expectSize(copy->getContentSize(), 30, 14);
    EXPECT_EQ(static_cast<TextAtlas*>(TextAtlas::create()->clone())->getString(), "");
}

TEST_F(TextTest, ATextInABitmapFontHasItsSize) {
    useImageFonts();
    auto* text = TextBMFont::create("AB", "tiny.fnt");
    const Size size = text->getContentSize();
    EXPECT_GT(size.width, 0);
    text->setString("ABAB");
    EXPECT_GT(text->getContentSize().width, size.width * 1.5f);
    EXPECT_FLOAT_EQ(text->getContentSize().height, size.height);
    EXPECT_EQ(text->getDescription(), "TextBMFont");
}

TEST_F(TextTest, ATextKeepsItsStringWithoutItsBitmapFont) {
    useImageFonts();
    auto* text = TextBMFont::create("AB", "missing.fnt");
    EXPECT_EQ(text->getString(), "AB");
    text->setFntFile("");
    text->setFntFile("tiny.fnt");
    EXPECT_EQ(text->getString(), "AB");
    EXPECT_TRUE(text->getContentSize().equals(TextBMFont::create("AB", "tiny.fnt")->getContentSize()));
}

TEST_F(TextTest, ACopyOfATextInABitmapFontShowsTheSame) {
    useImageFonts();
    auto* text = TextBMFont::create("AB", "tiny.fnt");
    auto* copy = dynamic_cast<TextBMFont*>(text->clone());
    ASSERT_NE(copy, nullptr);
    EXPECT_EQ(copy->getString(), "AB");
    EXPECT_TRUE(copy->getContentSize().equals(text->getContentSize()));
}

TEST_F(TextTest, BitmapFontsAreFontsToo) {
    useImageFonts();
    auto* text = ui::Text::create("AB", "tiny.fnt", 20);
    auto* label = dynamic_cast<Label*>(text->getVirtualRenderer());
    ASSERT_NE(label, nullptr);
    EXPECT_EQ(label->getLabelType(), Label::LabelType::BMFONT);
    EXPECT_FLOAT_EQ(label->getBMFontSize(), 20);
}

} // namespace
