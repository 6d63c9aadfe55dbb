#include "base/log.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/LabelFixture.h"
#include "nodes/text/LabelTTF.h"

#include <gmock/gmock.h>

using namespace cocos2d;

namespace {

class LabelEffectsTest : public LabelFixture {
protected:
    /// All vertices of a frame in order.
    std::vector<copra::Vertex> vertices() {
        std::vector<copra::Vertex> all;
        for (const copra::NullDraw& draw : drawn())
            all.insert(all.end(), draw.vertices.begin(), draw.vertices.end());
        return all;
    }
};

} // namespace

TEST_F(LabelEffectsTest, AShadowIsTheTextOnceMoreBehindItself) {
    Label* label = text("A");
    const Vec2 before = vertices().at(0).position;
    label->enableShadow(Color4B(1, 2, 3, 200), Size(2, -3));
    EXPECT_TRUE(label->isShadowEnabled());
    const auto drawnNow = vertices();
    ASSERT_EQ(drawnNow.size(), 8u);
    EXPECT_EQ(drawnNow[0].position, before + Vec2(2, -3));
    EXPECT_EQ(drawnNow[0].color, Color4B(1, 2, 3, 200));
    EXPECT_EQ(drawnNow[4].position, before);
    label->disableEffect(LabelEffect::SHADOW);
    EXPECT_EQ(vertices().size(), 4u);
}

TEST_F(LabelEffectsTest, AnOutlineLiesBehindAndAroundTheLetters) {
    Label* label = text("A");
    label->enableOutline(Color4B::RED, 2);
    EXPECT_EQ(label->getLabelEffectType(), LabelEffect::OUTLINE);
    EXPECT_EQ(label->getOutlineSize(), 2.0f);
    EXPECT_EQ(label->getContentSize().height, 24.0f);
    const auto v = vertices();
    ASSERT_EQ(v.size(), 8u);
    EXPECT_EQ(v[0].color, Color4B::RED);
    EXPECT_EQ(v[0].position, v[4].position - Vec2(2, 2));
    EXPECT_EQ(v[2].position, v[6].position + Vec2(2, 2));
    label->disableEffect();
    EXPECT_EQ(label->getContentSize().height, 20.0f);
    EXPECT_EQ(vertices().size(), 4u);
}

TEST_F(LabelEffectsTest, AnOutlineComesWithTheFontsConfigurationToo) {
    Label* label =
        Label::createWithTTF(TTFConfig("a.ttf", 20, GlyphCollection::DYNAMIC, nullptr, false, 3), "A");
    scene->addChild(label);
    EXPECT_EQ(label->getOutlineSize(), 3.0f);
    EXPECT_EQ(vertices().size(), 8u);
}

TEST_F(LabelEffectsTest, TheShadowOfAnOutlinedTextHasItsOutline) {
    Label* label = text("A");
    label->enableOutline(Color4B::RED, 2);
    label->enableShadow(Color4B::BLACK, Size(1, 1));
    const auto v = vertices();
    ASSERT_EQ(v.size(), 12u);
    EXPECT_EQ(v[0].position, v[4].position + Vec2(1, 1));
}

TEST_F(LabelEffectsTest, ALetterSpriteTakesItsOutlineAlong) {
    Label* label = text("AB");
    label->enableOutline(Color4B::RED, 2);
    const auto before = vertices();
    ASSERT_EQ(before.size(), 16u);
    label->getLetter(1)->setPositionX(label->getLetter(1)->getPositionX() + 100);
    const auto now = vertices();
    ASSERT_EQ(now.size(), 16u);
    EXPECT_EQ(now[8].color, Color4B::RED) << "A's outline, A, B's outline, B";
    EXPECT_EQ(now[8].position, before[4].position + Vec2(100, 0));
    EXPECT_EQ(now[12].position, before[12].position + Vec2(100, 0));
}

TEST_F(LabelEffectsTest, BitmapFontsRefuseAnOutline) {
    Label* label = bitmapText("A");
    copra::LogCapture log;
    label->enableOutline(Color4B::RED, 2);
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_EQ(vertices().size(), 4u);
}

TEST_F(LabelEffectsTest, AGlowDoesNotChangeTheSize) {
    Label* label = text("A");
    const Size before = label->getContentSize();
    const Vec2 place = vertices().at(0).position;
    label->enableGlow(Color4B::YELLOW);
    EXPECT_TRUE(label->getContentSize().equals(before));
    const auto v = vertices();
    ASSERT_EQ(v.size(), 8u);
    EXPECT_EQ(v[4].position, place) << "the letters stay where they are";
    EXPECT_EQ(v[0].position, place - Vec2(3, 3));
    label->disableEffect(LabelEffect::GLOW);
    EXPECT_EQ(vertices().size(), 4u);
}

TEST_F(LabelEffectsTest, BoldLettersAreDrawnTwice) {
    Label* label = text("A");
    label->enableBold();
    const auto v = vertices();
    ASSERT_EQ(v.size(), 8u);
    EXPECT_GT(v[0].position.x, v[4].position.x);
}

TEST_F(LabelEffectsTest, BoldLettersAreAPixelFurtherApart) {
    for (Label* label : {text("AB"), bitmapText("AB")}) {
        const float plain = label->getContentSize().width;
        label->enableBold();
        label->enableBold();
        EXPECT_EQ(label->getAdditionalKerning(), 1.0f);
        EXPECT_EQ(label->getContentSize().width, plain + 2.0f);
        label->setAdditionalKerning(3);
        label->disableEffect(LabelEffect::BOLD);
        label->disableEffect(LabelEffect::BOLD);
        EXPECT_EQ(label->getAdditionalKerning(), 2.0f);
    }
    Label* installed = Label::createWithSystemFont("AB", "Arial", 20);
    installed->enableBold();
    EXPECT_EQ(installed->getAdditionalKerning(), 0.0f) << "as in the original";
}

TEST_F(LabelEffectsTest, LinesAreDrawnUnderOrThroughEachLineOfText) {
    Label* label = text("AB\nC");
    label->setAnchorPoint(Vec2::ZERO);
    label->enableUnderline();
    auto v = vertices();
    ASSERT_EQ(v.size(), 3 * 4u + 2 * 4u);
    EXPECT_EQ(v[12].position.x, 0.0f);
    EXPECT_EQ(v[13].position.x, 20.0f);
    EXPECT_EQ(v[12].position.y, 20.0f) << "the first line's lower edge";
    EXPECT_EQ(v[17].position.x, 10.0f);
    label->enableStrikethrough();
    v = vertices();
    ASSERT_EQ(v.size(), 3 * 4u + 2 * 4u) << "instead of the underline";
    EXPECT_NEAR(v[12].position.y, 30.0f, 1.0f);
}

TEST_F(LabelEffectsTest, ItalicsLean) {
    Label* label = text("A");
    label->enableItalics();
    EXPECT_NE(label->getRotationSkewX(), 0.0f);
    label->disableEffect(LabelEffect::ITALICS);
    EXPECT_EQ(label->getRotationSkewX(), 0.0f);
}

TEST_F(LabelEffectsTest, AFontDefinitionSetsEveryAttribute) {
    glyphs->installed = folder.write("installed.otf", "font");
    FontDefinition definition;
    definition._fontName = "Arial";
    definition._fontSize = 20;
    definition._alignment = TextHAlignment::RIGHT;
    definition._dimensions = Size(100, 0);
    definition._fontFillColor = Color3B(1, 2, 3);
    definition._stroke = {true, Color3B(4, 5, 6), 255, 2};
    definition._shadow = {true, Size(1, -1), 0, 0.5f};
    Label* label = Label::create();
    label->setFontDefinition(definition);
    label->setString("A");
    EXPECT_TRUE(label->getContentSize().equals(Size(100, 24)));
    const FontDefinition back = label->getFontDefinition();
    EXPECT_EQ(back._fontName, "Arial");
    EXPECT_EQ(back._fontFillColor, Color3B(1, 2, 3));
    EXPECT_TRUE(back._stroke._strokeEnabled);
    EXPECT_EQ(back._stroke._strokeColor, Color3B(4, 5, 6));
    EXPECT_EQ(label->getShadowOffset().height, -1.0f);
}

TEST_F(LabelEffectsTest, TheOldClassWrapsALabel) {
    glyphs->installed = folder.write("installed.otf", "font");
    LabelTTF* label = LabelTTF::create("ABC", "Arial", 20);
    scene->addChild(label);
    EXPECT_TRUE(label->getContentSize().equals(Size(30, 20)));
    label->enableStroke(Color3B::RED, 2);
    EXPECT_EQ(label->getContentSize().height, 24.0f);
    label->disableStroke();
    label->setFontSize(40);
    EXPECT_EQ(label->getContentSize().width, 60.0f);
    label->setString("A");
    EXPECT_EQ(label->getBoundingBox().size.width, 20.0f);
    label->setFlippedX(true);
    EXPECT_EQ(vertices().size(), 4u);
}
