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

} // namespace
