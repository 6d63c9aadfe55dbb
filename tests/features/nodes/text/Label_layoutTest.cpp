#include "base/log.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/LabelFixture.h"

#include <gmock/gmock.h>

using namespace cocos2d;

namespace {

class LabelLayout : public LabelFixture {
protected:
    /// Middles of the letters, without those that do not show.
    static std::vector<Vec2> places(Label* label) {
        std::vector<Vec2> all;
        for (int i = 0; i < label->getStringLength(); ++i)
            if (Sprite* letter = label->getLetter(i)) all.push_back(letter->getPosition());
        return all;
    }
};

} // namespace

TEST_F(LabelLayout, AlignsLines) {
    Label* label = text("A\nBBB");
    for (const auto& [alignment, x] :
         {std::pair(TextHAlignment::LEFT, 5.0f), std::pair(TextHAlignment::CENTER, 15.0f),
          std::pair(TextHAlignment::RIGHT, 25.0f)}) {
        label->setAlignment(alignment);
        EXPECT_EQ(places(label).at(0).x, x);
        EXPECT_EQ(places(label).at(1).x, 5.0f);
    }
}

TEST_F(LabelLayout, AlignsTheTextInItsBox) {
    Label* label = text("A");
    label->setDimensions(30, 100);
    EXPECT_TRUE(label->getContentSize().equals(Size(30, 100)));
    const float top = places(label).at(0).y;
    label->setVerticalAlignment(TextVAlignment::CENTER);
    EXPECT_EQ(places(label).at(0).y, top - 40);
    label->setVerticalAlignment(TextVAlignment::BOTTOM);
    EXPECT_EQ(places(label).at(0).y, top - 80);
}

TEST_F(LabelLayout, BreaksBetweenWords) {
    Label* label = text("AA BB CC");
    label->setMaxLineWidth(55);
    EXPECT_EQ(label->getStringNumLines(), 2);
    EXPECT_EQ(label->getContentSize().width, 50.0f) << "without the blank at the end of the line";
    label->setMaxLineWidth(0);
    EXPECT_EQ(label->getStringNumLines(), 1);
}

TEST_F(LabelLayout, BreaksAWordThatIsLongerThanALine) {
    Label* label = text("AAAAAAAA");
    label->setMaxLineWidth(35);
    EXPECT_EQ(label->getStringNumLines(), 3);
    EXPECT_LE(label->getContentSize().width, 35.0f);
}

TEST_F(LabelLayout, BreaksAnywhereWhenAskedTo) {
    Label* label = text("AA BBBB");
    label->setMaxLineWidth(45);
    EXPECT_EQ(label->getContentSize().width, 40.0f);
    label->setLineBreakWithoutSpace(true);
    EXPECT_EQ(label->getStringNumLines(), 2);
    EXPECT_EQ(places(label).at(2).x, 35.0f) << "the first B still fits behind 'AA '";
}

TEST_F(LabelLayout, BreaksBesideChineseCharacters) {
    Label* label = text("\xE4\xBD\xA0\xE5\xA5\xBD\xE4\xBD\xA0\xE5\xA5\xBD");
    label->setMaxLineWidth(25);
    EXPECT_EQ(label->getStringNumLines(), 2);
}

TEST_F(LabelLayout, DoesNotBreakAtANoBreakSpace) {
    Label* label = text("A B\xC2\xA0"
                        "C");
    label->setMaxLineWidth(55);
    EXPECT_EQ(label->getStringNumLines(), 1);
    label->setMaxLineWidth(45);
    EXPECT_EQ(label->getStringNumLines(), 2);
    EXPECT_EQ(places(label).at(1).x, 5.0f) << "B moved together with C";
}

TEST_F(LabelLayout, ACarriageReturnShowsNothing) {
    EXPECT_TRUE(text("A\r\nB")->getContentSize().equals(Size(10, 40)));
}

TEST_F(LabelLayout, ANewlineAtTheEndMakesALine) {
    EXPECT_EQ(text("A\n")->getContentSize().height, 40.0f);
    EXPECT_EQ(text("\n\n")->getContentSize().height, 60.0f);
}

TEST_F(LabelLayout, SpacesLinesAndLetters) {
    Label* label = text("AB\nC");
    label->setLineHeight(30);
    EXPECT_EQ(label->getContentSize().height, 60.0f);
    label->setLineSpacing(5);
    EXPECT_EQ(label->getContentSize().height, 65.0f);
    label->setAdditionalKerning(3);
    EXPECT_EQ(label->getContentSize().width, 26.0f) << "behind the last letter, too";
}

TEST_F(LabelLayout, WithoutWrapTheTextGoesOn) {
    Label* label = text("AA BB CC");
    label->setDimensions(30, 20);
    label->enableWrap(false);
    EXPECT_EQ(label->getStringNumLines(), 1);
}

// --- Overflow ---

TEST_F(LabelLayout, ABoxCutsLettersAtItsEdges) {
    Label* label = text("A\nB");
    label->setDimensions(50, 32);
    const auto draws = drawn();
    ASSERT_EQ(draws.at(0).vertices.size(), 8u);
    const float bottom = draws[0].vertices[4].position.y;
    const float top = draws[0].vertices[7].position.y;
    EXPECT_EQ(bottom, -16.0f) << "the box's lower edge";
    EXPECT_EQ(draws[0].vertices[7].texCoords.y - draws[0].vertices[4].texCoords.y, -(top - bottom));
}

TEST_F(LabelLayout, ClampLeavesOutWhatDoesNotFit) {
    Label* label = text("AAAA");
    label->setDimensions(24, 20);
    label->enableWrap(false);
    label->setOverflow(Label::Overflow::CLAMP);
    EXPECT_EQ(places(label).size(), 2u);
}

TEST_F(LabelLayout, ShrinkReducesTheFontSizeUntilAllFits) {
    Label* label = text("AAAA AAAA");
    label->setDimensions(50, 40);
    label->setOverflow(Label::Overflow::SHRINK);
    label->getContentSize();
    EXPECT_EQ(label->getRenderingFontSize(), 20.0f) << "two lines of 40 fit";
    label->setDimensions(50, 30);
    label->getContentSize();
    EXPECT_LE(label->getRenderingFontSize(), 15.0f);
    EXPECT_GE(label->getRenderingFontSize(), 10.0f);
    for (const Vec2& place : places(label)) EXPECT_TRUE(Rect(0, 0, 50, 30).containsPoint(place));
}

TEST_F(LabelLayout, AShrunkTextGrowsBackWithItsBox) {
    Label* label = bitmapText("SHRINK THIS TEXT NOW");
    label->setDimensions(60, 40);
    label->setOverflow(Label::Overflow::SHRINK);
    label->getContentSize();
    EXPECT_LT(label->getRenderingFontSize(), 18.0f);
    label->setDimensions(300, 100);
    label->getContentSize();
    EXPECT_EQ(label->getRenderingFontSize(), 18.0f);
    label->setDimensions(60, 40);
    label->setOverflow(Label::Overflow::NONE);
    label->getContentSize();
    EXPECT_EQ(label->getRenderingFontSize(), 18.0f);
}

TEST_F(LabelLayout, ShrinkingEndsEvenInABoxThatIsTooSmallForAnything) {
    Label* label = text("AAAA AAAA");
    label->setDimensions(1, 1);
    label->setOverflow(Label::Overflow::SHRINK);
    label->getContentSize();
    EXPECT_EQ(label->getRenderingFontSize(), 1.0f);
}

TEST_F(LabelLayout, ResizeHeightKeepsTheWidth) {
    Label* label = text("AA BB CC");
    label->setDimensions(30, 10);
    label->setOverflow(Label::Overflow::RESIZE_HEIGHT);
    EXPECT_TRUE(label->getContentSize().equals(Size(30, 60)));
    label->setString("AA");
    EXPECT_TRUE(label->getContentSize().equals(Size(30, 20)));
}

TEST_F(LabelLayout, CharMapsDoNotShrink) {
    copra::LogCapture log;
    Label* label = Label::createWithCharMap("digits.png", 10, 14, '.');
    label->setOverflow(Label::Overflow::SHRINK);
    EXPECT_EQ(label->getOverflow(), Label::Overflow::NONE);
    EXPECT_TRUE(log.contains("Label::setOverflow: a character map cannot shrink"));
}

TEST_F(LabelLayout, ABitmapFontScalesToTheSizeAskedFor) {
    Label* label = bitmapText("SIZE");
    label->setBMFontSize(36);
    EXPECT_TRUE(label->getContentSize().equals(Size(76, 36)));
    EXPECT_EQ(label->getLineHeight(), 36.0f);
    EXPECT_EQ(label->getLetter(0)->getScale(), 2.0f);
}

TEST_F(LabelLayout, ItsBoxInTheParentFollowsTheTextAtOnce) {
    Label* label = text("A");
    label->setPosition(100, 100);
    EXPECT_TRUE(label->getBoundingBox().equals(Rect(95, 90, 10, 20)));
    label->setString("ABC");
    EXPECT_TRUE(label->getBoundingBox().equals(Rect(85, 90, 30, 20)));
    label->setString("ABCDE");
    EXPECT_EQ(label->convertToWorldSpace(Vec2::ZERO), Vec2(75, 90));
}
