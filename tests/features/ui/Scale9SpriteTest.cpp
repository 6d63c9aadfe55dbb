#include "ui/WidgetFixture.h"

#include "backend/backend.h"
#include "images/Image.h"
#include "opengl/GLProgram.h"
#include "opengl/GLProgramCache.h"

#include <vector>

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

class Scale9SpriteTest : public WidgetFixture {};

TEST_F(Scale9SpriteTest, StretchesItsMiddleThirdByDefault) {
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

TEST_F(Scale9SpriteTest, IgnoresInsetsOutsideTheImage) {
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

TEST_F(Scale9SpriteTest, IsDrawnWithoutColorsInTheStateGray) {
    auto* sprite = Scale9Sprite::createWithSpriteFrameName("patch");
    scene->addChild(sprite);
    sprite->setState(Scale9Sprite::State::GRAY);
    EXPECT_EQ(sprite->getGLProgram(),
              GLProgramCache::getInstance()->getGLProgram(GLProgram::SHADER_NAME_POSITION_GRAYSCALE));
    sprite->setState(Scale9Sprite::State::NORMAL);
    EXPECT_TRUE(sprite->getGLProgram()->isStandard());
}

TEST_F(Scale9SpriteTest, ReadsItsInsetsInANinePatchFile) {
    copra::installImageCodec();
    // 10 x 8 pixels; lines over columns 3 to 6 and beside rows 2 to 4.
    std::vector<unsigned char> pixels(10 * 8 * 4, 0);
    for (int x = 3; x < 7; ++x) pixels[static_cast<std::size_t>(x) * 4 + 3] = 255;
    for (int y = 2; y < 5; ++y) pixels[static_cast<std::size_t>(y) * 40 + 3] = 255;
    const RefPtr<Image> image(new Image);
    image->release();
    image->initWithRawData(pixels.data(), static_cast<ssize_t>(pixels.size()), 10, 8, 8);
    ASSERT_TRUE(image->saveToFile(folder.path() + "/box.9.png", false));
    auto* sprite = Scale9Sprite::create(folder.path() + "/box.9.png", Rect::ZERO, Rect(1, 1, 1, 1));
    ASSERT_NE(sprite, nullptr);
    EXPECT_TRUE(sprite->getCapInsets().equals(Rect(3, 2, 4, 3)));
    expectSize(sprite->getOriginalSize(), 8, 6);
    EXPECT_TRUE(sprite->getTextureRect().equals(Rect(1.3f, 1.3f, 8, 6)));
}

TEST_F(Scale9SpriteTest, IsNullWhereTheImageIsMissing) {
    EXPECT_EQ(Scale9Sprite::createWithSpriteFrameName("no such frame"), nullptr);
    EXPECT_EQ(Scale9Sprite::create("no/such/file.png"), nullptr);
}

} // namespace
