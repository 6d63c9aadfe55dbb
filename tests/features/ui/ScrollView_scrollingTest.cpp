#include "ui/WidgetFixture.h"

#include "base/log.h"

#include <functional>

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

/// A view of 100 x 100 points on 300 x 300, which starts at (0,-200).
class ScrollViewScrollingTest : public WidgetFixture {
protected:
    ScrollView* view(ScrollView::Direction direction = ScrollView::Direction::BOTH) {
        ScrollView* made = ScrollView::create();
        made->setDirection(direction);
        made->setContentSize(Size(100, 100));
        made->setInnerContainerSize(Size(300, 300));
        return show(made, 0, 0);
    }
    static void expectAt(const ScrollView* view, float x, float y) {
        EXPECT_NEAR(view->getInnerContainerPosition().x, x, 0.05f);
        EXPECT_NEAR(view->getInnerContainerPosition().y, y, 0.05f);
    }
};

TEST_F(ScrollViewScrollingTest, JumpsToEdges) {
    ScrollView* v = view();
    expectAt(v, 0, -200);
    v->jumpToRight();
    expectAt(v, -200, -200);
    v->jumpToBottom();
    expectAt(v, -200, 0);
    v->jumpToLeft();
    expectAt(v, 0, 0);
    v->jumpToTop();
    expectAt(v, 0, -200);
}

TEST_F(ScrollViewScrollingTest, JumpsToCorners) {
    ScrollView* v = view();
    v->jumpToBottomRight();
    expectAt(v, -200, 0);
    v->jumpToTopLeft();
    expectAt(v, 0, -200);
    v->jumpToBottomLeft();
    expectAt(v, 0, 0);
    v->jumpToTopRight();
    expectAt(v, -200, -200);
}

TEST_F(ScrollViewScrollingTest, JumpsToPercentages) {
    ScrollView* v = view();
    v->jumpToPercentHorizontal(25);
    expectAt(v, -50, -200);
    v->jumpToPercentVertical(75);
    expectAt(v, -50, -50);
    v->jumpToPercentBothDirection(Vec2(100, 50));
    expectAt(v, -200, -100);
    EXPECT_EQ(v->getScrolledPercentBothDirection(), Vec2(100, 50));
}

TEST_F(ScrollViewScrollingTest, CornersNeedBothDirections) {
    ScrollView* v = view(ScrollView::Direction::VERTICAL);
    const std::function<void()> refused[] = {
        [v] { v->jumpToTopRight(); },
        [v] { v->jumpToBottomLeft(); },
        [v] { v->jumpToBottomRight(); },
        [v] { v->jumpToPercentBothDirection(Vec2(50, 50)); },
        [v] { v->scrollToTopLeft(1, false); },
        [v] { v->scrollToTopRight(1, false); },
        [v] { v->scrollToBottomLeft(1, false); },
        [v] { v->scrollToBottomRight(1, false); },
        [v] { v->scrollToPercentBothDirection(Vec2(50, 50), 1, false); }};
    for (const auto& call : refused) {
        const copra::LogCapture log;
        call();
        EXPECT_TRUE(log.contains("needs the direction BOTH"));
    }
    EXPECT_FALSE(v->isAutoScrolling());
    expectAt(v, 0, -200);
}

TEST_F(ScrollViewScrollingTest, OnlyScrollsInItsDirection) {
    ScrollView* vertical = view(ScrollView::Direction::VERTICAL);
    vertical->jumpToRight();
    expectAt(vertical, 0, -200);
    ScrollView* horizontal = view(ScrollView::Direction::HORIZONTAL);
    horizontal->jumpToBottom();
    expectAt(horizontal, 0, -200);
    horizontal->jumpToRight();
    expectAt(horizontal, -200, -200);
}

TEST_F(ScrollViewScrollingTest, ScrollsToEdgesAtAConstantSpeed) {
    ScrollView* v = view();
    v->scrollToRight(1, false);
    EXPECT_TRUE(v->isAutoScrolling());
    frame(0.25f);
    expectAt(v, -50, -200);
    frames(3, 0.25f);
    expectAt(v, -200, -200);
    v->scrollToLeft(0.5f, false);
    frame(0.25f);
    expectAt(v, -100, -200);
    frame(0.25f);
    v->scrollToBottom(1, false);
    frames(4, 0.25f);
    expectAt(v, 0, 0);
    v->scrollToTop(1, false);
    frame(0.5f);
    expectAt(v, 0, -100);
}

TEST_F(ScrollViewScrollingTest, ScrollsToCorners) {
    ScrollView* v = view();
    v->scrollToBottomRight(1, false);
    frame(0.5f);
    expectAt(v, -100, -100);
    frame(0.5f);
    v->scrollToBottomLeft(1, false);
    frames(4, 0.25f);
    expectAt(v, 0, 0);
    v->scrollToTopRight(1, false);
    frames(4, 0.25f);
    expectAt(v, -200, -200);
    v->scrollToTopLeft(1, false);
    frames(4, 0.25f);
    expectAt(v, 0, -200);
}

TEST_F(ScrollViewScrollingTest, ScrollsToPercentages) {
    ScrollView* v = view();
    v->scrollToPercentVertical(50, 1, false);
    frames(4, 0.25f);
    expectAt(v, 0, -100);
    v->scrollToPercentHorizontal(25, 1, false);
    frames(4, 0.25f);
    expectAt(v, -50, -100);
    v->scrollToPercentBothDirection(Vec2(50, 25), 1, false);
    frames(4, 0.25f);
    expectAt(v, -100, -150);
}

TEST_F(ScrollViewScrollingTest, AttenuatedScrollingIsFastAtFirst) {
    ScrollView* v = view();
    v->scrollToBottom(1, true);
    frame(0.5f);
    expectAt(v, 0, -6.25f);
    frame(0.5f);
    expectAt(v, 0, 0);
    EXPECT_FALSE(v->isAutoScrolling());
}

TEST_F(ScrollViewScrollingTest, ScrollingInNoTimeEndsInTheNextFrame) {
    ScrollView* v = view();
    v->scrollToBottom(0, false);
    frame(0.01f);
    expectAt(v, 0, 0);
    EXPECT_FALSE(v->isAutoScrolling());
}

TEST_F(ScrollViewScrollingTest, AJumpEndsAutomaticScrolling) {
    ScrollView* v = view();
    v->scrollToBottom(1, false);
    frame(0.5f);
    v->jumpToTop();
    EXPECT_FALSE(v->isAutoScrolling());
    frame(0.5f);
    expectAt(v, 0, -200);
}

TEST_F(ScrollViewScrollingTest, AutomaticScrollingCanBeStopped) {
    ScrollView* v = view();
    int ends = 0;
    v->addEventListener([&ends](Ref*, ScrollView::EventType event) {
        if (event == ScrollView::EventType::AUTOSCROLL_ENDED) ++ends;
    });
    v->scrollToBottom(1, false);
    frame(0.5f);
    v->stopAutoScroll();
    v->stopAutoScroll(); // without effect
    frame(0.5f);
    expectAt(v, 0, -100);
    EXPECT_EQ(ends, 1);
    v->scrollToBottom(1, false);
    v->stopOverallScroll();
    EXPECT_EQ(ends, 2);
}

TEST_F(ScrollViewScrollingTest, LeavingTheSceneStopsScrolling) {
    ScrollView* v = view();
    const RefPtr<ScrollView> alive(v);
    v->scrollToBottom(1, false);
    v->removeFromParent();
    EXPECT_FALSE(v->isAutoScrolling());
}

TEST_F(ScrollViewScrollingTest, APercentageIs0IfThereIsNothingToScroll) {
    ScrollView* v = view();
    v->setInnerContainerSize(Size(1, 1));
    EXPECT_FLOAT_EQ(v->getScrolledPercentVertical(), 0);
    EXPECT_FLOAT_EQ(v->getScrolledPercentHorizontal(), 0);
    v->jumpToPercentVertical(50);
    expectAt(v, 0, 0);
}

TEST_F(ScrollViewScrollingTest, ResizingTheViewShowsTheTop) {
    ScrollView* v = view();
    v->jumpToBottom();
    v->setContentSize(Size(150, 150));
    expectAt(v, 0, -150);
    v->setContentSize(Size(400, 400));
    expectSize(v->getInnerContainerSize(), 400, 400);
}

TEST_F(ScrollViewScrollingTest, ResizingTheContainerKeepsTheTop) {
    ScrollView* v = view();
    v->setInnerContainerSize(Size(300, 500));
    expectAt(v, 0, -400);
    v->setInnerContainerSize(Size(300, 200));
    expectAt(v, 0, -100);
}

TEST_F(ScrollViewScrollingTest, MovingTheContainerSendsAnEvent) {
    ScrollView* v = view();
    v->addEventListener([this](Ref*, ScrollView::EventType event) {
        said.push_back(std::to_string(static_cast<int>(event)));
    });
    v->setInnerContainerPosition(Vec2(-10, -20));
    EXPECT_EQ(said, Words{"9"});
    v->setInnerContainerPosition(Vec2(-10, -20)); // no change
    EXPECT_EQ(said, Words{"9"});
}

TEST_F(ScrollViewScrollingTest, ScrollsToAChild) {
    ScrollView* v = view();
    Widget* item = Widget::create();
    item->setContentSize(Size(20, 10));
    item->setPosition(Vec2(150, 200));
    v->addChild(item);
    v->scrollToItem(item, Vec2::ANCHOR_MIDDLE, Vec2::ANCHOR_MIDDLE, 0.5f);
    for (int i = 0; i < 60; ++i) v->update(0.02f);
    EXPECT_EQ(v->getInnerContainerPosition(), v->getContentSize() / 2 - Vec2(150, 200));
    EXPECT_EQ(v->getScrollDuration(), 1.0f);
    v->setScrollDuration(0.0f);
    v->scrollToItem(item, Vec2::ZERO, Vec2::ZERO);
    v->update(0.02f);
    EXPECT_EQ(v->getInnerContainerPosition(), Vec2(-140, -195));
    v->scrollToItem(nullptr, Vec2::ZERO, Vec2::ZERO);
}

} // namespace
