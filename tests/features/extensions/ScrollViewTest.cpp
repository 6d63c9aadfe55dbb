#include "extensions/ScrollView.h"

#include "base/lastReference.h"
#include "ui/WidgetFixture.h"

using namespace cocos2d;

namespace {

class ExtensionScrollViewTest : public WidgetFixture, public extension::ScrollViewDelegate {
protected:
    void scrollViewDidScroll(extension::ScrollView*) override { ++scrolls; }
    void scrollViewDidZoom(extension::ScrollView*) override { ++zooms; }

    /// A view of 100 x 100 at (50, 50) on a container of 100 x 300.
    extension::ScrollView* tall() {
        auto* view = extension::ScrollView::create(Size(100, 100));
        view->setDirection(extension::ScrollView::Direction::VERTICAL);
        view->setContentSize(Size(100, 300));
        view->setDelegate(this);
        view->setIgnoreAnchorPointForPosition(false);
        view->setAnchorPoint(Vec2::ZERO);
        return show(view, 50, 50);
    }
    void fingers(EventTouch::EventCode code, const std::vector<Vec2>& points) {
        EventTouch event;
        event.setEventCode(code);
        std::vector<Touch*> touches;
        for (std::size_t i = 0; i < points.size(); ++i) {
            _fingers[i].setTouchInfo(static_cast<int>(i), points[i].x,
                                     copra::screen().designSize.height - points[i].y);
            touches.push_back(&_fingers[i]);
        }
        event.setTouches(touches);
        context.eventDispatcher()->dispatchEvent(&event);
    }

    int scrolls = 0;
    int zooms = 0;

private:
    Touch _fingers[2];
};

TEST_F(ExtensionScrollViewTest, AContainerWithDifferentScalesCanBeZoomed) {
    extension::ScrollView* view = tall();
    view->setMaxScale(8.0f);
    view->getContainer()->setScale(3.0f, 5.0f);
    EXPECT_FLOAT_EQ(view->getZoomScale(), 3.0f);
    view->setZoomScale(2.0f);
    EXPECT_FLOAT_EQ(view->getContainer()->getScaleY(), 2.0f);
}

TEST_F(ExtensionScrollViewTest, HasTheSizesOfViewAndContainer) {
    extension::ScrollView* view = tall();
    expectSize(view->getContentSize(), 100, 300);
    expectSize(view->getViewSize(), 100, 100);
    EXPECT_EQ(view->minContainerOffset(), Vec2(0, -200));
    EXPECT_EQ(view->maxContainerOffset(), Vec2(0, 0));
    expectSize(view->getBoundingBox().size, 100, 100);
    expectSize(extension::ScrollView::create()->getViewSize(), 200, 200);
}

TEST_F(ExtensionScrollViewTest, ChildrenBelongToTheContainer) {
    extension::ScrollView* view = tall();
    Node* child = Node::create();
    view->addChild(child, 3, 7);
    EXPECT_EQ(child->getParent(), view->getContainer());
    EXPECT_EQ(child->getTag(), 7);
    view->addChild(Node::create());
    view->removeChild(child);
    EXPECT_EQ(view->getContainer()->getChildrenCount(), 1);
    view->removeAllChildren();
    EXPECT_EQ(view->getContainer()->getChildrenCount(), 0);
    EXPECT_EQ(view->getContainer()->getParent(), view);
}

TEST_F(ExtensionScrollViewTest, ADragMovesTheContainerBeyondAThreshold) {
    extension::ScrollView* view = tall();
    view->setContentOffset(Vec2(0, -200));
    scrolls = 0;
    begin(100, 60);
    move(100, 65); // below the threshold
    EXPECT_FALSE(view->isTouchMoved());
    EXPECT_EQ(view->getContentOffset(), Vec2(0, -200));
    move(100, 70); // the way to the threshold does not scroll
    EXPECT_TRUE(view->isTouchMoved());
    EXPECT_EQ(view->getContentOffset(), Vec2(0, -200));
    move(130, 90);
    EXPECT_EQ(view->getContentOffset(), Vec2(0, -180));
    EXPECT_EQ(scrolls, 2);
    EXPECT_TRUE(view->isDragging());
    end(130, 90);
    EXPECT_FALSE(view->isDragging());
}

TEST_F(ExtensionScrollViewTest, AFlingSlowsDownAndStops) {
    extension::ScrollView* view = tall();
    view->setContentOffset(Vec2(0, -200));
    begin(100, 60);
    move(100, 70);
    move(100, 80);
    end(100, 80);
    frames(2);
    EXPECT_FLOAT_EQ(view->getContentOffset().y, -180);
    frame();
    EXPECT_FLOAT_EQ(view->getContentOffset().y, -170.5f);
    frames(200);
    const float rest = view->getContentOffset().y;
    frames(10);
    EXPECT_FLOAT_EQ(view->getContentOffset().y, rest);
    EXPECT_LE(rest, 0);
}

TEST_F(ExtensionScrollViewTest, MovesBackAfterItWasDraggedPastTheEnd) {
    extension::ScrollView* view = tall();
    view->setContentOffset(Vec2(0, 0));
    begin(100, 60);
    move(100, 70);
    move(100, 110); // the container leaves its limits
    EXPECT_FLOAT_EQ(view->getContentOffset().y, 40);
    move(100, 120); // and is damped there
    EXPECT_FLOAT_EQ(view->getContentOffset().y, 43.5f);
    end(100, 120);
    frames(30);
    EXPECT_FLOAT_EQ(view->getContentOffset().y, 0);
}

TEST_F(ExtensionScrollViewTest, DoesNotLeaveItsLimitsIfItDoesNotBounce) {
    extension::ScrollView* view = tall();
    view->setBounceable(false);
    view->setContentOffset(Vec2(0, 50));
    EXPECT_EQ(view->getContentOffset(), Vec2(0, 0));
    view->setContentOffset(Vec2(0, -500));
    EXPECT_EQ(view->getContentOffset(), Vec2(0, -200));
}

TEST_F(ExtensionScrollViewTest, AnAnimatedOffsetNotifiesTheDelegate) {
    extension::ScrollView* view = tall();
    view->setContentOffset(Vec2(0, -200));
    view->setContentOffset(Vec2(0, -100), true);
    EXPECT_EQ(view->getContentOffset(), Vec2(0, -200));
    scrolls = 0;
    frames(5);
    EXPECT_EQ(view->getContentOffset(), Vec2(0, -100));
    EXPECT_GE(scrolls, 2);
    scrolls = 0;
    frames(5);
    EXPECT_EQ(scrolls, 0);
    view->setContentOffsetInDuration(Vec2(0, 0), 1);
    frames(2);
    view->stopAnimatedContentOffset();
    const Vec2 stopped = view->getContentOffset();
    frames(5);
    EXPECT_EQ(view->getContentOffset(), stopped);
    view->stopAnimatedContentOffset(); // nothing moves
}

TEST_F(ExtensionScrollViewTest, ZoomsAroundTheMiddle) {
    extension::ScrollView* view = tall();
    view->setZoomScale(2); // the limits are 1
    EXPECT_FLOAT_EQ(view->getZoomScale(), 1);
    view->setMaxScale(3);
    view->setMinScale(0.5f);
    view->setZoomScale(2);
    EXPECT_FLOAT_EQ(view->getZoomScale(), 2);
    expectPlace(view->getContainer(), -50, -50);
    view->setZoomScale(1, true);
    frames(5);
    EXPECT_FLOAT_EQ(view->getZoomScale(), 1);
    EXPECT_GT(zooms, 1);
}

TEST_F(ExtensionScrollViewTest, TwoFingersZoom) {
    extension::ScrollView* view = tall();
    view->setMaxScale(3);
    fingers(EventTouch::EventCode::BEGAN, {Vec2(90, 100), Vec2(110, 100)});
    EXPECT_FALSE(view->isDragging());
    fingers(EventTouch::EventCode::MOVED, {Vec2(80, 100), Vec2(120, 100)});
    EXPECT_GT(view->getZoomScale(), 1.5f);
    const Vec2 middle = view->getContainer()->convertToNodeSpace(Vec2(100, 100));
    EXPECT_NEAR(middle.x, 50, 0.01f); // what was between the fingers stays there
    EXPECT_NEAR(middle.y, 50, 0.01f);
    fingers(EventTouch::EventCode::ENDED, {Vec2(80, 100), Vec2(120, 100)});
}

TEST_F(ExtensionScrollViewTest, ForgetsTheTouchThatEndedWhileItWasOutsideOfTheScene) {
    const RefPtr<extension::ScrollView> view = tall();
    const RefPtr<Node> parent = view->getParent();
    begin(100, 60);
    move(100, 90);
    view->removeFromParentAndCleanup(false);
    end(100, 90);
    parent->addChild(view);
    begin(100, 60); // the first touch is destroyed
    EXPECT_TRUE(view->isDragging());
    EXPECT_FALSE(view->isTouchMoved());
    end(100, 60);
    EXPECT_FALSE(view->isDragging());
}

TEST_F(ExtensionScrollViewTest, IgnoresTouchesOutsideAndWhileHidden) {
    extension::ScrollView* view = tall();
    view->setContentOffset(Vec2(0, -200));
    const auto drags = [&](float y) {
        begin(100, y);
        const bool dragging = view->isDragging();
        end(100, y);
        return dragging;
    };
    EXPECT_TRUE(drags(60));
    EXPECT_FALSE(drags(200));
    scene->setVisible(false);
    EXPECT_FALSE(drags(60));
    scene->setVisible(true);
    view->setTouchEnabled(false);
    EXPECT_FALSE(view->isTouchEnabled());
    EXPECT_FALSE(drags(60));
}

TEST_F(ExtensionScrollViewTest, ClipsItsChildren) {
    auto* view = extension::ScrollView::create(Size(4, 4));
    view->addChild(block(8, 8, Color3B::RED));
    EXPECT_EQ(picture(view), "........\n........\n........\n........\n"
                             "rrrr....\nrrrr....\nrrrr....\nrrrr....\n");
    view->setClippingToBounds(false);
    EXPECT_EQ(picture(view).substr(0, 8), "rrrrrrrr");
}

TEST_F(ExtensionScrollViewTest, FindsVisibleNodes) {
    extension::ScrollView* view = tall();
    Node* child = Node::create();
    child->setContentSize(Size(10, 10));
    child->setPosition(0, 150);
    view->addChild(child);
    EXPECT_FALSE(view->isNodeVisible(child));
    view->setContentOffset(Vec2(0, -100));
    EXPECT_TRUE(view->isNodeVisible(child));
}

TEST_F(ExtensionScrollViewTest, AnotherContainerReplacesTheFirst) {
    extension::ScrollView* view = tall();
    view->addChild(Node::create());
    Node* other = Node::create();
    view->setContainer(other);
    view->setContainer(nullptr);
    EXPECT_EQ(view->getContainer(), other);
    EXPECT_EQ(view->getChildrenCount(), 1);
    EXPECT_EQ(other->getChildrenCount(), 0);
}

TEST_F(ExtensionScrollViewTest, TheWheelScrollsWithinTheLimits) {
    extension::ScrollView* view = tall();
    view->setContentOffset(Vec2(0, -200));
    turnWheel(100, 100, -1);
    EXPECT_EQ(view->getContentOffset(), Vec2(0, -140));
    turnWheel(100, 100, -9);
    EXPECT_EQ(view->getContentOffset(), Vec2(0, 0));
    turnWheel(100, 100, 99);
    EXPECT_EQ(view->getContentOffset(), Vec2(0, -200));
    turnWheel(20, 100, -1); // beside the view
    EXPECT_EQ(view->getContentOffset(), Vec2(0, -200));
    view->setTouchEnabled(false);
    turnWheel(100, 100, -1);
    EXPECT_EQ(view->getContentOffset(), Vec2(0, -200));
}

TEST_F(ExtensionScrollViewTest, TheWheelDoesNotScrollAViewWithoutADirection) {
    extension::ScrollView* view = tall();
    view->setDirection(extension::ScrollView::Direction::NONE);
    view->setContentOffset(Vec2(0, -200));
    turnWheel(100, 100, -1);
    EXPECT_EQ(view->getContentOffset(), Vec2(0, -200));
}

TEST_F(ExtensionScrollViewTest, InitMayBeCalledAgain) {
    extension::ScrollView* view = tall();
    view->initWithViewSize(Size(100, 100));
    view->setDirection(extension::ScrollView::Direction::VERTICAL);
    view->setContentSize(Size(100, 600));
    EXPECT_EQ(view->getChildrenCount(), 1);
    view->setContentOffset(Vec2(0, -400));
    turnWheel(100, 100, -1);
    EXPECT_EQ(view->getContentOffset(), Vec2(0, -340)) << "one listener";
}

TEST_F(ExtensionScrollViewTest, ItsContainerMayHoldTheLastReference) {
    copra::test::endsWithItsLastReference(
        extension::ScrollView::create(),
        [](extension::ScrollView* made, const std::function<void()>& held) {
            auto* const container = Layer::create();
            container->setOnEnterCallback(held);
            made->setContainer(container);
        },
        [](extension::ScrollView* made) { made->setContainer(Layer::create()); });
}

TEST_F(ExtensionScrollViewTest, ItsContainerMayBeSetInADestructor) {
    copra::test::endsWithACall<extension::ScrollView>(
        [](extension::ScrollView& view) { view.initWithViewSize(Size(10, 10)); },
        [](extension::ScrollView& view) { view.setContainer(Layer::create()); });
}

} // namespace
