#include "nodes/text/LabelTTF.h"

#include "nodes/text/LabelFixture.h"

using namespace cocos2d;

namespace {

class LabelTTFTest : public LabelFixture {
protected:
    LabelTTF* ttf(const std::string& words) {
        LabelTTF* label = LabelTTF::create(words, "a.ttf", 20);
        scene->addChild(label);
        return label;
    }
};

TEST_F(LabelTTFTest, HasTheSizeOfItsText) {
    LabelTTF* label = ttf("ABC");
    EXPECT_TRUE(label->getContentSize().equals(Size(30, 20)));
    label->setString("AB");
    EXPECT_TRUE(label->getContentSize().equals(Size(20, 20)));
    label->setPosition(100, 100);
    EXPECT_TRUE(label->getBoundingBox().equals(Rect(90, 90, 20, 20)));
}

TEST_F(LabelTTFTest, ChangesWithItsFont) {
    LabelTTF* label = ttf("ABC");
    label->setFontSize(40);
    EXPECT_EQ(label->getFontSize(), 40.0f);
    EXPECT_TRUE(label->getContentSize().equals(Size(60, 40)));
    EXPECT_EQ(label->getFontName(), "a.ttf");
    EXPECT_EQ(label->getDescription(), "<LabelTTF | FontName = a.ttf, FontSize = 40, Label = 'ABC'>");
}

TEST_F(LabelTTFTest, KeepsItsDimensionsAndAlignments) {
    LabelTTF* label = ttf("ABC");
    label->setDimensions(Size(100, 50));
    label->setHorizontalAlignment(TextHAlignment::RIGHT);
    label->setVerticalAlignment(TextVAlignment::BOTTOM);
    EXPECT_TRUE(label->getDimensions().equals(Size(100, 50)));
    EXPECT_TRUE(label->getContentSize().equals(Size(100, 50)));
    EXPECT_EQ(label->getHorizontalAlignment(), TextHAlignment::RIGHT);
    EXPECT_EQ(label->getVerticalAlignment(), TextVAlignment::BOTTOM);
}

TEST_F(LabelTTFTest, ADefinitionSetsEverythingAtOnce) {
    FontDefinition definition;
    definition._fontName = "a.ttf";
    definition._fontSize = 40;
    definition._dimensions = Size(200, 0);
    LabelTTF* label = LabelTTF::createWithFontDefinition("ABC", definition);
    EXPECT_EQ(label->getString(), "ABC");
    EXPECT_EQ(label->getTextDefinition()._fontSize, 40);
    EXPECT_EQ(label->getContentSize().width, 200.0f);
}

TEST_F(LabelTTFTest, ShadowStrokeAndColorArePartOfTheDefinition) {
    LabelTTF* label = ttf("ABC");
    label->enableShadow(Size(2, -2), 0.5f, 1.0f);
    label->enableStroke(Color3B::RED, 2.0f);
    label->setFontFillColor(Color3B::BLUE);
    EXPECT_TRUE(label->getTextDefinition()._shadow._shadowEnabled);
    EXPECT_EQ(label->getTextDefinition()._shadow._shadowOpacity, 0.5f);
    EXPECT_EQ(label->getTextDefinition()._stroke._strokeColor, Color3B::RED);
    EXPECT_EQ(label->getTextDefinition()._fontFillColor, Color3B::BLUE);
    label->disableShadow();
    label->disableStroke();
    EXPECT_FALSE(label->getTextDefinition()._shadow._shadowEnabled);
    EXPECT_FALSE(label->getTextDefinition()._stroke._strokeEnabled);
}

TEST_F(LabelTTFTest, FlipsAboutTheCenterOfTheText) {
    LabelTTF* label = ttf("ABC");
    label->setFlippedX(true);
    label->setFlippedY(true);
    const Node* inner = label->getChildren().at(0);
    EXPECT_EQ(inner->getScaleX(), -1.0f);
    EXPECT_EQ(inner->getScaleY(), -1.0f);
    EXPECT_EQ(inner->getPosition(), Vec2(30, 20));
    label->setFlippedX(false);
    EXPECT_EQ(inner->getPosition(), Vec2(0, 20));
}

TEST_F(LabelTTFTest, PassesTheBlendFunctionOn) {
    LabelTTF* label = ttf("ABC");
    label->setBlendFunc(BlendFunc::ADDITIVE);
    EXPECT_EQ(label->getBlendFunc(), BlendFunc::ADDITIVE);
}

TEST_F(LabelTTFTest, IsASpriteWithAPictureOfItsText) {
    LabelTTF* label = ttf("ABC");
    Sprite* sprite = label;
    EXPECT_TRUE(sprite->getTextureRect().equals(Rect(0, 0, 30, 20)));
    Texture2D* picture = sprite->getTexture();
    ASSERT_TRUE(picture);
    EXPECT_TRUE(picture->getContentSize().equals(Size(30, 20)));
    EXPECT_EQ(sprite->getTexture(), picture);
    EXPECT_EQ(sprite->getSpriteFrame()->getTexture(), picture);
    EXPECT_TRUE(sprite->getSpriteFrame()->getRect().equals(Rect(0, 0, 30, 20)));
    label->setString("AB");
    EXPECT_TRUE(sprite->getTexture()->getContentSize().equals(Size(20, 20)));
    EXPECT_TRUE(sprite->getTextureRect().equals(Rect(0, 0, 20, 20)));
}

TEST_F(LabelTTFTest, DrawsTheTextOnceAlsoAfterItsPictureWasAskedFor) {
    LabelTTF* label = ttf("ABC");
    const auto before = drawn();
    label->getTexture();
    const auto after = drawn();
    ASSERT_EQ(before.size(), 1u);
    ASSERT_EQ(after.size(), 1u);
    EXPECT_EQ(before[0].vertices.size(), after[0].vertices.size());
}

TEST_F(LabelTTFTest, ARectShowsAPartOfTheTextUntilTheTextChanges) {
    LabelTTF* label = ttf("ABC");
    const std::size_t wholeText = drawn().at(0).vertices.size();
    Sprite* sprite = label;
    sprite->setTextureRect(Rect(0, 0, 15, 20));
    EXPECT_TRUE(label->getContentSize().equals(Size(15, 20)));
    const auto part = drawn();
    ASSERT_EQ(part.size(), 1u);
    EXPECT_EQ(part[0].vertices.size(), 4u);
    label->setString("ABC");
    EXPECT_TRUE(label->getContentSize().equals(Size(30, 20)));
    EXPECT_EQ(drawn().at(0).vertices.size(), wholeText);
}

TEST_F(LabelTTFTest, ShowsAnotherFrameAsASpriteDoes) {
    LabelTTF* label = ttf("ABC");
    Texture2D* other = TextureCache::getInstance()->addImage("digits.png");
    label->setSpriteFrame(SpriteFrame::createWithTexture(other, Rect(0, 0, 8, 8)));
    EXPECT_EQ(label->getTexture(), other);
    EXPECT_TRUE(label->getContentSize().equals(Size(8, 8)));
    EXPECT_EQ(drawn().size(), 1u);
    label->setString("A");
    EXPECT_NE(label->getTexture(), other);
    EXPECT_TRUE(label->getContentSize().equals(Size(10, 20)));
}

TEST_F(LabelTTFTest, IsFlippedAsASprite) {
    LabelTTF* label = ttf("ABC");
    Sprite* sprite = label;
    sprite->setFlippedX(true);
    drawn();
    EXPECT_EQ(label->getChildren().at(0)->getScaleX(), -1.0f);
    label->setString("AB");
    drawn();
    EXPECT_EQ(label->getChildren().at(0)->getPosition(), Vec2(20, 0));
}

TEST_F(LabelTTFTest, PassesColorAndOpacityOnAsASprite) {
    LabelTTF* label = ttf("ABC");
    Sprite* sprite = label;
    sprite->setColor(Color3B::RED);
    sprite->setOpacity(100);
    EXPECT_EQ(label->getChildren().at(0)->getDisplayedColor(), Color3B::RED);
    EXPECT_EQ(label->getChildren().at(0)->getDisplayedOpacity(), 100);
}

TEST_F(LabelTTFTest, AnEmptyTextHasAnEmptyPicture) {
    LabelTTF* label = ttf("");
    ASSERT_TRUE(label->getTexture());
    EXPECT_TRUE(label->getTexture()->getContentSize().equals(Size::ZERO));
}

TEST_F(LabelTTFTest, AClassOfAGameDerivesFromIt) {
    struct Score : LabelTTF {
        CREATE_FUNC(Score)
        bool init() override { return LabelTTF::init() && initWithString("7", "a.ttf", 20); }
    };
    Score* score = Score::create();
    scene->addChild(score);
    EXPECT_TRUE(score->getContentSize().equals(Size(10, 20)));
    EXPECT_EQ(score->getChildrenCount(), 1);
    EXPECT_TRUE(score->getChildren().at(0)->isVisible());
}

} // namespace
