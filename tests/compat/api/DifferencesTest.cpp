/// Rows of docs/porting/differences.md that no test of their module checks.
#include "cocos2d.h"
#include "extensions/cocos-ext.h"
#include "testing/GameTest.h"
#include "ui/CocosGUI.h"

USING_NS_CC;
using copra::testing::GameTest;

namespace {

class DifferencesTest : public GameTest {
protected:
    static Texture2D* whiteTexture() {
        static unsigned char pixels[8 * 8 * 4] = {255};
        auto* image = new Image();
        image->initWithRawData(pixels, sizeof pixels, 8, 8, 8);
        Texture2D* texture =
            Director::getInstance()->getTextureCache()->addImage(image, "white of DifferencesTest");
        image->release();
        return texture;
    }
    ssize_t vertices() {
        app.step(1);
        return app.director().getRenderer()->getDrawnVertices();
    }
};

} // namespace

TEST_F(DifferencesTest, RemovingAllChildrenOfAScrollViewKeepsItsContainer) {
    auto* view = extension::ScrollView::create(Size(100.0f, 100.0f));
    Node* container = view->getContainer();
    view->addChild(Node::create());
    view->removeAllChildren();
    EXPECT_EQ(view->getContainer(), container);
    EXPECT_EQ(container->getParent(), view);
    EXPECT_TRUE(container->getChildren().empty());
}

TEST_F(DifferencesTest, ASliderAllowsItsWholeRange) {
    const auto image = [] { return Sprite::createWithTexture(whiteTexture()); };
    auto* slider = extension::ControlSlider::create(image(), image(), image());
    slider->setMaximumValue(10.0f);
    slider->setMinimumValue(-5.0f);
    EXPECT_FLOAT_EQ(slider->getMaximumAllowedValue(), 10.0f);
    EXPECT_FLOAT_EQ(slider->getMinimumAllowedValue(), -5.0f);
    slider->setValue(7.0f);
    EXPECT_FLOAT_EQ(slider->getValue(), 7.0f);
}

TEST_F(DifferencesTest, ARenderTextureThatDrawsItselfShowsThisFrame) {
    auto* texture = RenderTexture::create(8, 8);
    texture->setAutoDraw(true);
    texture->setClearFlags(GL_COLOR_BUFFER_BIT);
    texture->setClearColor(Color4F(0.0f, 0.0f, 0.0f, 0.0f));
    auto* block = LayerColor::create(Color4B::WHITE, 8.0f, 8.0f);
    texture->addChild(block);
    app.scene()->addChild(texture);
    const auto isWhite = [texture] {
        Image* image = texture->newImage();
        const bool white = image->getData()[0] == 255;
        image->release();
        return white;
    };
    app.step(1);
    EXPECT_TRUE(isWhite());
    block->setVisible(false);
    app.step(1);
    EXPECT_FALSE(isWhite());
}

TEST_F(DifferencesTest, TheTypeOfAProgressTimerTakesEffectAtOnce) {
    auto* timer = ProgressTimer::create(Sprite::createWithTexture(whiteTexture()));
    timer->setType(ProgressTimer::Type::BAR);
    timer->setBarChangeRate(Vec2(1.0f, 0.0f));
    timer->setPercentage(50.0f);
    app.scene()->addChild(timer);
    const ssize_t bar = vertices();
    timer->setType(ProgressTimer::Type::RADIAL);
    EXPECT_NE(vertices(), bar);
}

TEST_F(DifferencesTest, AMotionStreakHasAnOpacity) {
    auto* streak = MotionStreak::create(1.0f, 1.0f, 10.0f, Color3B::WHITE, whiteTexture());
    streak->setOpacity(100);
    EXPECT_EQ(streak->getOpacity(), 100);
    app.scene()->addChild(streak);
    app.step(2);
}

TEST_F(DifferencesTest, AWidgetForgetsACallbackWithItsTarget) {
    class Receiver : public Ref {
    public:
        void onTouch(Ref*, ui::TouchEventType) { ++touches; }
        int touches = 0;
    };
    auto* widget = ui::Widget::create();
    widget->ignoreContentAdaptWithSize(false);
    widget->setContentSize(Size(50.0f, 50.0f));
    widget->setPosition(Vec2(100.0f, 100.0f));
    widget->setTouchEnabled(true);
    app.scene()->addChild(widget);
    auto* target = new Receiver();
    widget->addTouchEventListener(target, toucheventselector(Receiver::onTouch));
    app.tap(Vec2(100.0f, 100.0f));
    EXPECT_EQ(target->touches, 2); // began and ended
    EXPECT_EQ(target->getReferenceCount(), 1U);
    target->release();
    app.tap(Vec2(100.0f, 100.0f));
}

TEST_F(DifferencesTest, ASceneThatIsMovedIsMovedOnce) {
    class Place : public Node {
    public:
        CREATE_FUNC(Place)
        void draw(Renderer*, const Mat4& transform, uint32_t) override { x = transform.m[12]; }
        float x = 0.0f;
    };
    auto* place = Place::create();
    place->setPositionX(5.0f);
    app.scene()->addChild(place);
    app.scene()->setPositionX(100.0f);
    app.scene()->setScale(2.0f);
    app.step(1);
    const float middle = app.scene()->getAnchorPointInPoints().x; // about which it is scaled
    EXPECT_FLOAT_EQ(place->x, 100.0f + middle + 2.0f * (5.0f - middle));
}
