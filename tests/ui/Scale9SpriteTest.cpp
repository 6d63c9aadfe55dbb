#include "ui/WidgetStage.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

class Scale9SpriteTest : public WidgetStage {};

TEST_F(Scale9SpriteTest, StretchesItsMiddleThirdUnlessTold) {
    auto* sprite = Scale9Sprite::createWithSpriteFrameName("patch");
    EXPECT_TRUE(sprite->getCapInsets().equals(Rect(10, 10, 10, 10)));
    EXPECT_FLOAT_EQ(sprite->getInsetRight(), 10);
    EXPECT_TRUE(sprite->isScale9Enabled());
}

TEST_F(Scale9SpriteTest, KeepsItsBordersWhenResized) {
    auto* sprite = Scale9Sprite::createWithSpriteFrameName("patch", Rect(4, 6, 20, 20));
    sprite->setPreferredSize(Size(100, 80));
    scene->addChild(sprite);
    const auto draws = drawn();
    ASSERT_EQ(draws.size(), 1u);
    ASSERT_EQ(draws[0].vertices.size(), 36u); // nine quads
    EXPECT_NEAR(draws[0].vertices[1].position.x - draws[0].vertices[0].position.x, 4, 1e-3f);
    expectSize(sprite->getOriginalSize(), 30, 30);
    expectSize(sprite->getContentSize(), 100, 80);
}

TEST_F(Scale9SpriteTest, CutsAlongItsBorders) {
    auto* sprite = Scale9Sprite::createWithSpriteFrameName("patch");
    sprite->setInsetLeft(3);
    sprite->setInsetTop(5);
    sprite->setInsetRight(7);
    sprite->setInsetBottom(2);
    EXPECT_TRUE(sprite->getCapInsets().equals(Rect(3, 5, 20, 23)));
}

TEST_F(Scale9SpriteTest, ShowsOnePieceOfItsOwnSizeWhenNotScale9) {
    auto* sprite = Scale9Sprite::createWithSpriteFrameName("patch");
    sprite->setContentSize(Size(90, 90));
    sprite->setScale9Enabled(false);
    EXPECT_EQ(sprite->getRenderingType(), Scale9Sprite::RenderingType::SIMPLE);
    scene->addChild(sprite);
    const auto draws = drawn();
    ASSERT_EQ(draws.size(), 1u);
    ASSERT_EQ(draws[0].vertices.size(), 4u);
    EXPECT_NEAR(draws[0].vertices[1].position.x - draws[0].vertices[0].position.x, 30, 1e-3f);
}

TEST_F(Scale9SpriteTest, IgnoresInsetsThatLieOutside) {
    auto* sprite = Scale9Sprite::createWithSpriteFrameName("patch", Rect(50, 60, 70, 80));
    EXPECT_FLOAT_EQ(sprite->getInsetLeft(), 0);
    EXPECT_FLOAT_EQ(sprite->getInsetTop(), 0);
    EXPECT_TRUE(sprite->getCapInsets().equals(Rect(0, 0, 1, 1)));
}

TEST_F(Scale9SpriteTest, ACopyHasOtherInsets) {
    auto* sprite = Scale9Sprite::createWithSpriteFrameName("patch");
    auto* copy = sprite->resizableSpriteWithCapInsets(Rect(2, 2, 4, 4));
    EXPECT_TRUE(copy->getCapInsets().equals(Rect(2, 2, 4, 4)));
    EXPECT_TRUE(sprite->getCapInsets().equals(Rect(10, 10, 10, 10)));
}

TEST_F(Scale9SpriteTest, IsNullWhereThePictureIsMissing) {
    EXPECT_EQ(Scale9Sprite::createWithSpriteFrameName("no such frame"), nullptr);
    EXPECT_EQ(Scale9Sprite::create("no/such/file.png"), nullptr);
}

} // namespace
