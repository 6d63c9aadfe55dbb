#include "ui/WidgetFixture.h"

#include <algorithm>

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

/// Bars of 100 x 10 points.
class LoadingBarTest : public WidgetFixture {
protected:
    LoadingBar* bar(float percent) { return show(LoadingBar::create("bar", kFrame, percent), 0, 0); }
    static Scale9Sprite* sprite(LoadingBar* bar) {
        return static_cast<Scale9Sprite*>(bar->getVirtualRenderer());
    }
    /// The range that is drawn, on the x axis.
    void expectDrawn(float left, float right) {
        const auto draws = drawn();
        ASSERT_FALSE(draws.empty());
        float low = 1e6f;
        float high = -1e6f;
        for (const auto& vertex : draws[0].vertices) {
            low = std::min(low, vertex.position.x);
            high = std::max(high, vertex.position.x);
        }
        EXPECT_NEAR(low, left, 0.01f);
        EXPECT_NEAR(high, right, 0.01f);
    }
};

TEST_F(LoadingBarTest, GrowsFromTheLeft) {
    LoadingBar* b = bar(30);
    b->setAnchorPoint(Vec2::ZERO);
    expectDrawn(0, 30);
    b->setPercent(75);
    expectDrawn(0, 75);
}

TEST_F(LoadingBarTest, GrowsFromTheRight) {
    LoadingBar* b = bar(30);
    b->setAnchorPoint(Vec2::ZERO);
    b->setDirection(LoadingBar::Direction::RIGHT);
    EXPECT_EQ(b->getDirection(), LoadingBar::Direction::RIGHT);
    expectDrawn(70, 100);
    EXPECT_TRUE(sprite(b)->isFlippedX());
    b->setDirection(LoadingBar::Direction::LEFT);
    expectDrawn(0, 30);
    EXPECT_FALSE(sprite(b)->isFlippedX());
}

TEST_F(LoadingBarTest, ClampsItsPercent) {
    LoadingBar* b = bar(50);
    b->setPercent(101);
    EXPECT_FLOAT_EQ(b->getPercent(), 100);
    b->setPercent(-1);
    EXPECT_FLOAT_EQ(b->getPercent(), 0);
    EXPECT_FLOAT_EQ(LoadingBar::create()->getPercent(), 100);
}

TEST_F(LoadingBarTest, KeepsFractionsOfAPercent) {
    LoadingBar* b = bar(12.5f);
    b->setAnchorPoint(Vec2::ZERO);
    EXPECT_FLOAT_EQ(b->getPercent(), 12.5f);
    expectDrawn(0, 12.5f);
}

TEST_F(LoadingBarTest, IsStretchedToACustomSize) {
    LoadingBar* b = bar(50);
    b->setAnchorPoint(Vec2::ZERO);
    b->ignoreContentAdaptWithSize(false);
    b->setContentSize(Size(200, 20));
    expectDrawn(0, 100);
    EXPECT_FLOAT_EQ(sprite(b)->getScaleX(), 2);
    b->setDirection(LoadingBar::Direction::RIGHT);
    expectDrawn(100, 200);
}

TEST_F(LoadingBarTest, ANinePatchIsResized) {
    LoadingBar* b = bar(50);
    b->setAnchorPoint(Vec2::ZERO);
    b->setCapInsets(Rect(10, 2, 80, 6));
    b->setScale9Enabled(true);
    EXPECT_TRUE(b->isScale9Enabled());
    b->setContentSize(Size(200, 20));
    expectDrawn(0, 100);
    expectSize(sprite(b)->getContentSize(), 100, 20);
    EXPECT_TRUE(b->getCapInsets().equals(Rect(10, 2, 80, 6)));
    b->setDirection(LoadingBar::Direction::RIGHT);
    expectDrawn(100, 200);
    EXPECT_FALSE(sprite(b)->isFlippedX());
    b->setScale9Enabled(false);
    expectSize(b->getContentSize(), 100, 10);
}

TEST_F(LoadingBarTest, CapInsetsAreLimitedToTheImage) {
    LoadingBar* b = bar(50);
    b->setCapInsets(Rect(10, 2, 200, 6));
    EXPECT_TRUE(b->getCapInsets().equals(Rect(50, 2, 1, 6)));
}

TEST_F(LoadingBarTest, AnotherImageKeepsThePercent) {
    LoadingBar* b = bar(50);
    b->loadTexture("normal", kFrame);
    expectSize(b->getContentSize(), 60, 30);
    EXPECT_NEAR(sprite(b)->getTextureRect().size.width, 30, 1e-3f);
    b->loadTexture("", kFrame);
    b->loadTexture("no such frame", kFrame);
    expectSize(b->getVirtualRendererSize(), 60, 30);
    b->loadTexture(SpriteFrameCache::getInstance()->getSpriteFrameByName("bar"));
    EXPECT_NEAR(sprite(b)->getTextureRect().size.width, 50, 1e-3f);
}

TEST_F(LoadingBarTest, ACopyLooksTheSame) {
    LoadingBar* b = bar(40);
    b->setDirection(LoadingBar::Direction::RIGHT);
    auto* copy = dynamic_cast<LoadingBar*>(b->clone());
    ASSERT_NE(copy, nullptr);
    EXPECT_EQ(copy->getDirection(), LoadingBar::Direction::RIGHT);
    EXPECT_FLOAT_EQ(copy->getPercent(), 40);
    expectSize(copy->getContentSize(), 100, 10);
    EXPECT_EQ(copy->getDescription(), "LoadingBar");
}

} // namespace
