#include "opengl/GLProgram.h"
#include "opengl/GLProgramState.h"
#include "ui/WidgetFixture.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

class ImageViewTest : public WidgetFixture {
protected:
    static Scale9Sprite* sprite(ImageView* view) {
        return static_cast<Scale9Sprite*>(view->getVirtualRenderer());
    }
};

TEST_F(ImageViewTest, HasTheSizeOfItsImage) {
    ImageView* view = ImageView::create("normal", kFrame);
    expectSize(view->getContentSize(), 60, 30);
    expectSize(view->getVirtualRendererSize(), 60, 30);
    view->loadTexture("box", kFrame);
    expectSize(view->getContentSize(), 20, 20);
    expectSize(ImageView::create()->getContentSize(), 0, 0);
}

TEST_F(ImageViewTest, KeepsItsImageIfThereIsNoOther) {
    ImageView* view = ImageView::create("normal", kFrame);
    view->loadTexture("", kFrame);
    view->loadTexture("no such frame", kFrame);
    view->loadTexture(static_cast<SpriteFrame*>(nullptr));
    expectSize(view->getContentSize(), 60, 30);
}

TEST_F(ImageViewTest, ShowsASpriteFrame) {
    ImageView* view = ImageView::create();
    view->loadTexture(SpriteFrameCache::getInstance()->getSpriteFrameByName("bar"));
    expectSize(view->getContentSize(), 100, 10);
}

TEST_F(ImageViewTest, StretchesItsImageToACustomSize) {
    ImageView* view = ImageView::create("normal", kFrame);
    view->setContentSize(Size(90, 90)); // the size of the image counts
    expectSize(view->getContentSize(), 60, 30);
    view->ignoreContentAdaptWithSize(false);
    view->setContentSize(Size(90, 90));
    show(view, 0, 0);
    expectSize(view->getContentSize(), 90, 90);
    expectSize(sprite(view)->getContentSize(), 90, 90);
    expectPlace(sprite(view), 45, 45);
    EXPECT_EQ(drawn().at(0).vertices.size(), 4u);
}

TEST_F(ImageViewTest, ANinePatchHasASizeOfItsOwn) {
    ImageView* view = ImageView::create("patch", kFrame);
    view->setCapInsets(Rect(5, 5, 10, 10));
    view->setScale9Enabled(true);
    EXPECT_TRUE(view->isScale9Enabled());
    EXPECT_FALSE(view->isIgnoreContentAdaptWithSize());
    EXPECT_TRUE(sprite(view)->getCapInsets().equals(Rect(5, 5, 10, 10)));
    view->ignoreContentAdaptWithSize(true); // not while it is a nine-patch
    EXPECT_FALSE(view->isIgnoreContentAdaptWithSize());
    view->setContentSize(Size(100, 50));
    show(view, 0, 0);
    EXPECT_EQ(drawn().at(0).vertices.size(), 36u);
    view->setScale9Enabled(false);
    EXPECT_TRUE(view->isIgnoreContentAdaptWithSize());
    expectSize(view->getContentSize(), 30, 30);
}

TEST_F(ImageViewTest, IsDrawnInGrayscaleWhileItIsDisabled) {
    ImageView* view = ImageView::create("normal", kFrame);
    EXPECT_EQ(sprite(view)->getState(), Scale9Sprite::State::NORMAL);
    view->setEnabled(false);
    EXPECT_EQ(sprite(view)->getState(), Scale9Sprite::State::GRAY);
    view->setEnabled(true);
    EXPECT_EQ(sprite(view)->getState(), Scale9Sprite::State::NORMAL);
}

TEST_F(ImageViewTest, HasABlendFunction) {
    ImageView* view = ImageView::create("normal", kFrame);
    view->setBlendFunc(BlendFunc::ADDITIVE);
    EXPECT_EQ(view->getBlendFunc(), BlendFunc::ADDITIVE);
    EXPECT_EQ(sprite(view)->getBlendFunc(), BlendFunc::ADDITIVE);
}

TEST_F(ImageViewTest, DrawsItsImageWithItsProgram) {
    ImageView* view = ImageView::create("normal", kFrame);
    GLProgramState* gray =
        GLProgramState::getOrCreateWithGLProgramName(GLProgram::SHADER_NAME_POSITION_GRAYSCALE);
    view->setGLProgramState(gray);
    EXPECT_EQ(view->getGLProgramState(), gray);
    EXPECT_EQ(sprite(view)->getGLProgramState(), gray);
    view->setGLProgram(nullptr);
    EXPECT_NE(sprite(view)->getGLProgramState(), gray);
}

TEST_F(ImageViewTest, ACopyShowsTheSame) {
    ImageView* view = ImageView::create("patch", kFrame);
    view->setScale9Enabled(true);
    view->setCapInsets(Rect(5, 5, 10, 10));
    view->setContentSize(Size(100, 50));
    auto* copy = dynamic_cast<ImageView*>(view->clone());
    ASSERT_NE(copy, nullptr);
    EXPECT_TRUE(copy->isScale9Enabled());
    EXPECT_TRUE(copy->getCapInsets().equals(Rect(5, 5, 10, 10)));
    expectSize(copy->getContentSize(), 100, 50);
    expectSize(copy->getVirtualRendererSize(), 30, 30);
    EXPECT_EQ(copy->getDescription(), "ImageView");
}

} // namespace
