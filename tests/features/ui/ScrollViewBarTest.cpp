#include "ui/WidgetFixture.h"

#include "base/expectRefused.h"

#include <algorithm>

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

/// A view of 100 x 100 points, and a bar for it that is a child of the scene.
class ScrollViewBarTest : public WidgetFixture {
protected:
    void SetUp() override {
        WidgetFixture::SetUp();
        view = ScrollView::create();
        view->setScrollBarEnabled(false);
        view->setDirection(ScrollView::Direction::BOTH);
        view->setContentSize(Size(100, 100));
        view->setInnerContainerSize(Size(200, 300));
        show(view.get(), 0, 0);
    }
    void TearDown() override {
        view.reset();
        WidgetFixture::TearDown();
    }

    ScrollViewBar* bar(ScrollView::Direction direction) {
        auto* made = ScrollViewBar::create(view, direction);
        scene->addChild(made);
        return made;
    }
    /// The size of everything that is drawn.
    Size drawnSize() {
        float left = 1e6f;
        float right = -1e6f;
        float bottom = 1e6f;
        float top = -1e6f;
        for (const auto& draw : drawn()) {
            for (const auto& vertex : draw.vertices) {
                left = std::min(left, vertex.position.x);
                right = std::max(right, vertex.position.x);
                bottom = std::min(bottom, vertex.position.y);
                top = std::max(top, vertex.position.y);
            }
        }
        return Size(right - left, top - bottom);
    }

    RefPtr<ScrollView> view;
};

TEST_F(ScrollViewBarTest, HasTheDefaultsOfTheOriginal) {
    ScrollViewBar* b = bar(ScrollView::Direction::VERTICAL);
    EXPECT_EQ(b->getPositionFromCorner(), Vec2(20, 20));
    EXPECT_FLOAT_EQ(b->getWidth(), 12);
    EXPECT_EQ(b->getOpacity(), 102);
    EXPECT_EQ(b->getColor(), Color3B(52, 65, 87));
    EXPECT_TRUE(b->isAutoHideEnabled());
    EXPECT_FLOAT_EQ(b->getAutoHideTime(), 0.2f);
    EXPECT_EQ(b->getDisplayedOpacity(), 0);
}

TEST_F(ScrollViewBarTest, DoesNotMoveAfterTheEndOfItsView) {
    const RefPtr<ScrollViewBar> kept = bar(ScrollView::Direction::VERTICAL);
    kept->removeFromParent();
    view->removeFromParent();
    view = nullptr;
    clearPool();
    const Vec2 before = kept->getPosition();
    kept->onScrolled(Vec2(1, 1));
    EXPECT_EQ(kept->getPosition(), before);
}

TEST_F(ScrollViewBarTest, AVerticalBarMovesAlongTheRightEdge) {
    ScrollViewBar* b = bar(ScrollView::Direction::VERTICAL);
    view->jumpToTop();
    b->onScrolled(Vec2::ZERO);
    expectPlace(b, 80, 60); // track of 60 points, bar of 20
    view->jumpToPercentVertical(50);
    b->onScrolled(Vec2::ZERO);
    expectPlace(b, 80, 40);
    view->jumpToBottom();
    b->onScrolled(Vec2::ZERO);
    expectPlace(b, 80, 20);
}

TEST_F(ScrollViewBarTest, AHorizontalBarMovesAlongTheLowerEdge) {
    ScrollViewBar* b = bar(ScrollView::Direction::HORIZONTAL);
    b->onScrolled(Vec2::ZERO);
    expectPlace(b, 20, 20);
    view->jumpToRight();
    b->onScrolled(Vec2::ZERO);
    expectPlace(b, 50, 20); // track of 60 points, bar of 30
    EXPECT_FLOAT_EQ(b->getRotation(), 90);
}

TEST_F(ScrollViewBarTest, ItsLengthIsTheVisibleFractionOfTheTrack) {
    ScrollViewBar* b = bar(ScrollView::Direction::VERTICAL);
    b->setAutoHideEnabled(false);
    b->onScrolled(Vec2::ZERO);
    Size size = drawnSize();
    EXPECT_NEAR(size.width, 12, 1e-2f);
    EXPECT_NEAR(size.height, 20 + 12, 1e-2f); // with round ends
    view->setInnerContainerSize(Size(100, 150));
    b->onScrolled(Vec2::ZERO);
    EXPECT_NEAR(drawnSize().height, 40 + 12, 1e-2f);
}

TEST_F(ScrollViewBarTest, AHorizontalBarIsDrawnHorizontally) {
    ScrollViewBar* b = bar(ScrollView::Direction::HORIZONTAL);
    b->setAutoHideEnabled(false);
    b->onScrolled(Vec2::ZERO);
    const Size size = drawnSize();
    EXPECT_NEAR(size.width, 30 + 12, 1e-2f);
    EXPECT_NEAR(size.height, 12, 1e-2f);
}

TEST_F(ScrollViewBarTest, BecomesShorterBeyondTheEdge) {
    ScrollViewBar* b = bar(ScrollView::Direction::VERTICAL);
    b->setAutoHideEnabled(false);
    b->onScrolled(Vec2(0, 15));
    // 15 points beyond the edge count as 300 points of content.
    EXPECT_NEAR(drawnSize().height, 10 + 12, 1e-2f);
    b->onScrolled(Vec2(0, -15));
    EXPECT_NEAR(drawnSize().height, 10 + 12, 1e-2f);
}

TEST_F(ScrollViewBarTest, ItsWidthCanBeSet) {
    ScrollViewBar* b = bar(ScrollView::Direction::VERTICAL);
    b->setAutoHideEnabled(false);
    b->onScrolled(Vec2::ZERO);
    b->setWidth(6);
    const Size size = drawnSize();
    EXPECT_NEAR(size.width, 6, 1e-2f);
    EXPECT_NEAR(size.height, 20 + 6, 1e-2f);
    b->setWidth(-3);
    EXPECT_FLOAT_EQ(b->getWidth(), 0);
}

TEST_F(ScrollViewBarTest, ItsMarginsCanBeSet) {
    ScrollViewBar* vertical = bar(ScrollView::Direction::VERTICAL);
    vertical->setPositionFromCorner(Vec2(5, 10));
    EXPECT_EQ(vertical->getPositionFromCorner(), Vec2(5, 10));
    view->jumpToBottom();
    vertical->onScrolled(Vec2::ZERO);
    expectPlace(vertical, 95, 10);
    ScrollViewBar* horizontal = bar(ScrollView::Direction::HORIZONTAL);
    horizontal->setPositionFromCorner(Vec2(5, 10));
    EXPECT_EQ(horizontal->getPositionFromCorner(), Vec2(5, 10));
    horizontal->onScrolled(Vec2::ZERO);
    expectPlace(horizontal, 5, 10);
}

TEST_F(ScrollViewBarTest, FadesOutAfterScrolling) {
    ScrollViewBar* b = bar(ScrollView::Direction::VERTICAL);
    b->onScrolled(Vec2::ZERO);
    EXPECT_EQ(b->getDisplayedOpacity(), 102);
    frame(0.1f);
    EXPECT_NEAR(b->getDisplayedOpacity(), 51, 1);
    frame(0.2f);
    EXPECT_EQ(b->getDisplayedOpacity(), 0);
}

TEST_F(ScrollViewBarTest, StaysVisibleDuringATouch) {
    ScrollViewBar* b = bar(ScrollView::Direction::VERTICAL);
    b->onTouchBegan();
    b->onScrolled(Vec2::ZERO);
    frames(10);
    EXPECT_EQ(b->getDisplayedOpacity(), 102);
    b->onTouchEnded();
    frames(5);
    EXPECT_EQ(b->getDisplayedOpacity(), 0);
}

TEST_F(ScrollViewBarTest, TheFadeTimeCanBeSet) {
    ScrollViewBar* b = bar(ScrollView::Direction::VERTICAL);
    b->setAutoHideTime(1);
    b->onScrolled(Vec2::ZERO);
    frame(0.25f);
    EXPECT_NEAR(b->getDisplayedOpacity(), 76, 1);
    frame(0.75f);
    EXPECT_EQ(b->getDisplayedOpacity(), 0);
}

TEST_F(ScrollViewBarTest, IsAlwaysVisibleWithoutAutoHide) {
    ScrollViewBar* b = bar(ScrollView::Direction::VERTICAL);
    b->setAutoHideEnabled(false);
    EXPECT_EQ(b->getDisplayedOpacity(), 102);
    b->setOpacity(200);
    EXPECT_EQ(b->getDisplayedOpacity(), 200);
    frames(10);
    EXPECT_EQ(b->getDisplayedOpacity(), 200);
    b->setAutoHideEnabled(true);
    EXPECT_EQ(b->getDisplayedOpacity(), 0);
}

TEST_F(ScrollViewBarTest, ItsOpacityIsThatOfTheVisibleBar) {
    ScrollViewBar* b = bar(ScrollView::Direction::VERTICAL);
    b->setOpacity(200);
    EXPECT_EQ(b->getOpacity(), 200);
    EXPECT_EQ(b->getDisplayedOpacity(), 0);
    b->onScrolled(Vec2::ZERO);
    EXPECT_EQ(b->getDisplayedOpacity(), 200);
}

TEST_F(ScrollViewBarTest, NeedsAView) {
    EXPECT_REFUSED(ScrollViewBar::create(nullptr, ScrollView::Direction::VERTICAL), "the view is null");
}

// --- The bars of a view ---

TEST_F(ScrollViewBarTest, AViewHasBarsForItsDirections) {
    view->setScrollBarEnabled(true);
    view->setScrollBarPositionFromCorner(Vec2(3, 4));
    EXPECT_EQ(view->getScrollBarPositionFromCornerForVertical(), Vec2(3, 4));
    EXPECT_EQ(view->getScrollBarPositionFromCornerForHorizontal(), Vec2(3, 4));
    view->setScrollBarPositionFromCornerForVertical(Vec2(5, 6));
    view->setScrollBarPositionFromCornerForHorizontal(Vec2(7, 8));
    EXPECT_EQ(view->getScrollBarPositionFromCornerForVertical(), Vec2(5, 6));
    EXPECT_EQ(view->getScrollBarPositionFromCornerForHorizontal(), Vec2(7, 8));
    view->setDirection(ScrollView::Direction::HORIZONTAL); // creates them again
    EXPECT_EQ(view->getScrollBarPositionFromCornerForHorizontal(), Vec2(20, 20));
    EXPECT_REFUSED(view->setScrollBarPositionFromCornerForVertical(Vec2(1, 1)),
                   "there is no vertical scroll bar");
}

TEST_F(ScrollViewBarTest, AViewPassesSettingsToItsBars) {
    view->setScrollBarEnabled(true);
    view->setScrollBarWidth(9);
    view->setScrollBarColor(Color3B::GREEN);
    view->setScrollBarOpacity(77);
    view->setScrollBarAutoHideEnabled(false);
    view->setScrollBarAutoHideTime(3);
    EXPECT_FLOAT_EQ(view->getScrollBarWidth(), 9);
    EXPECT_EQ(view->getScrollBarColor(), Color3B::GREEN);
    EXPECT_EQ(view->getScrollBarOpacity(), 77);
    EXPECT_FALSE(view->isScrollBarAutoHideEnabled());
    EXPECT_FLOAT_EQ(view->getScrollBarAutoHideTime(), 3);
    auto* copy = static_cast<ScrollView*>(view->clone());
    EXPECT_FLOAT_EQ(copy->getScrollBarWidth(), 9);
    EXPECT_EQ(copy->getScrollBarColor(), Color3B::GREEN);
    EXPECT_EQ(copy->getScrollBarOpacity(), 77);
}

TEST_F(ScrollViewBarTest, WithoutBarsAViewRefusesTheirSettings) {
    EXPECT_REFUSED(view->setScrollBarWidth(9), "setScrollBarWidth: scroll bars are not enabled");
    EXPECT_REFUSED(view->setScrollBarColor(Color3B::RED), "scroll bars are not enabled");
    EXPECT_REFUSED(view->setScrollBarOpacity(9), "scroll bars are not enabled");
    EXPECT_REFUSED(view->setScrollBarAutoHideEnabled(true), "scroll bars are not enabled");
    EXPECT_REFUSED(view->setScrollBarAutoHideTime(1), "scroll bars are not enabled");
    EXPECT_FLOAT_EQ(view->getScrollBarWidth(), 0);
    EXPECT_FALSE(view->isScrollBarAutoHideEnabled());
}

} // namespace
