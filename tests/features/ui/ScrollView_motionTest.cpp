#include "base/autoreleased.h"
#include "ui/WidgetFixture.h"

#include <algorithm>

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

struct LegacyScrollListener : Ref {
    void onScroll(Ref*, ScrollviewEventType event) { events.push_back(event); }
    std::vector<ScrollviewEventType> events;
};

/// Views of 100 x 100 points on a larger container.
class ScrollViewMotionTest : public WidgetFixture {
protected:
    ScrollView* view(ScrollView::Direction direction, float width, float height) {
        ScrollView* made = ScrollView::create();
        made->setDirection(direction);
        made->setContentSize(Size(100, 100));
        made->setInnerContainerSize(Size(width, height));
        return show(made, 0, 0);
    }
    ScrollView* tall() { return view(ScrollView::Direction::VERTICAL, 100, 300); }
    void noteEvents(ScrollView* view) {
        view->addEventListener([this](Ref*, ScrollView::EventType event) {
            static const char* const kWords[] = {
                "top",         "bottom",       "left",  "right", "scrolling", "bounce top", "bounce bottom",
                "bounce left", "bounce right", "moved", "began", "ended",     "auto ended"};
            said.push_back(kWords[static_cast<int>(event)]);
        });
    }
    static float y(const ScrollView* view) { return view->getInnerContainerPosition().y; }
    static float x(const ScrollView* view) { return view->getInnerContainerPosition().x; }

    /// Drags upwards at 5 points per `dt`.
    void dragUp(float dt, int moves = 4) {
        begin(50, 10);
        for (int i = 1; i <= moves; ++i) {
            frame(dt);
            move(50, 10 + 5.0f * static_cast<float>(i));
        }
        frame(dt);
        end(50, 10 + 5.0f * static_cast<float>(moves));
    }
};

TEST_F(ScrollViewMotionTest, ADragSendsEventsInOrder) {
    ScrollView* v = tall();
    noteEvents(v);
    begin(50, 20);
    EXPECT_TRUE(said.empty());
    move(50, 60);
    EXPECT_TRUE(v->isScrolling());
    EXPECT_EQ(said, (Words{"moved", "began", "scrolling"}));
    said.clear();
    move(50, 70);
    EXPECT_EQ(said, (Words{"moved", "scrolling"}));
    said.clear();
    end(50, 70);
    EXPECT_EQ(said, Words{"ended"});
    EXPECT_FALSE(v->isScrolling());
}

TEST_F(ScrollViewMotionTest, ReachingAnEdgeSendsAnEvent) {
    ScrollView* v = view(ScrollView::Direction::BOTH, 110, 110);
    begin(50, 50);
    noteEvents(v);
    move(50, 80);
    EXPECT_EQ(said.back(), "bottom");
    move(50, 20);
    EXPECT_EQ(said.back(), "top");
    move(20, 20);
    EXPECT_EQ(said.back(), "right");
    move(80, 20);
    EXPECT_EQ(said.back(), "left");
    end(80, 20);
}

TEST_F(ScrollViewMotionTest, BouncingSendsAnEventForEachEdge) {
    ScrollView* v = view(ScrollView::Direction::BOTH, 110, 110);
    v->setBounceEnabled(true);
    noteEvents(v);
    v->setInnerContainerPosition(Vec2(0, -30));
    EXPECT_EQ(said.front(), "bounce top");
    said.clear();
    v->setInnerContainerPosition(Vec2(0, 30));
    EXPECT_EQ(said.front(), "bounce bottom");
    said.clear();
    v->setInnerContainerPosition(Vec2(30, 0));
    EXPECT_EQ(said.front(), "bounce left");
    said.clear();
    v->setInnerContainerPosition(Vec2(-30, 0));
    EXPECT_EQ(said.front(), "bounce right");
}

TEST_F(ScrollViewMotionTest, BeyondAnEdgeItFollowsAtHalfTheSpeed) {
    ScrollView* v = tall();
    v->setBounceEnabled(true);
    begin(50, 90);
    move(50, 70);
    EXPECT_NEAR(y(v), -220, 0.01f);
    move(50, 50);
    EXPECT_NEAR(y(v), -230, 0.01f);
    end(50, 50);
    frames(15);
    EXPECT_NEAR(y(v), -200, 0.1f);
}

TEST_F(ScrollViewMotionTest, AHorizontalViewIgnoresVerticalMoves) {
    ScrollView* v = view(ScrollView::Direction::HORIZONTAL, 300, 100);
    begin(80, 50);
    move(30, 90);
    EXPECT_NEAR(x(v), -50, 0.01f);
    EXPECT_NEAR(y(v), 0, 0.01f);
    end(30, 90);
}

TEST_F(ScrollViewMotionTest, AViewInBothDirectionsFollowsDiagonally) {
    ScrollView* v = view(ScrollView::Direction::BOTH, 300, 300);
    begin(80, 20);
    move(50, 60);
    EXPECT_NEAR(x(v), -30, 0.01f);
    EXPECT_NEAR(y(v), -160, 0.01f);
    end(50, 60);
}

TEST_F(ScrollViewMotionTest, MovesOutsideTheViewAreIgnored) {
    ScrollView* v = tall();
    begin(50, 50);
    move(50, 150);
    EXPECT_NEAR(y(v), -200, 0.01f);
    move(50, 90); // comes from outside
    EXPECT_NEAR(y(v), -200, 0.01f);
    move(50, 95);
    EXPECT_NEAR(y(v), -195, 0.01f);
    end(50, 95);
}

TEST_F(ScrollViewMotionTest, AFlingContinuesAndSendsAnEventAtItsEnd) {
    ScrollView* v = tall();
    dragUp(0.016f);
    noteEvents(v);
    EXPECT_TRUE(v->isAutoScrolling());
    frames(60);
    EXPECT_FALSE(v->isAutoScrolling());
    EXPECT_EQ(said.back(), "auto ended");
}

TEST_F(ScrollViewMotionTest, InertiaCanBeDisabled) {
    ScrollView* v = tall();
    v->setInertiaScrollEnabled(false);
    EXPECT_FALSE(v->isInertiaScrollEnabled());
    dragUp(0.016f);
    EXPECT_FALSE(v->isAutoScrolling());
}

TEST_F(ScrollViewMotionTest, ASlowDragHasNoInertia) {
    ScrollView* v = tall();
    dragUp(0.2f);
    EXPECT_FALSE(v->isAutoScrolling());
    v->setTouchTotalTimeThreshold(2);
    EXPECT_FLOAT_EQ(v->getTouchTotalTimeThreshold(), 2);
    dragUp(0.2f);
    EXPECT_TRUE(v->isAutoScrolling());
}

TEST_F(ScrollViewMotionTest, OnlyTheLastMovesGiveTheVelocity) {
    float ends[2];
    for (int i = 0; i < 2; ++i) {
        ScrollView* v = view(ScrollView::Direction::VERTICAL, 100, 2000);
        dragUp(0.016f, i == 0 ? 5 : 12);
        const float released = y(v);
        frames(60);
        ends[i] = y(v) - released;
        v->removeFromParent();
    }
    EXPECT_NEAR(ends[0], ends[1], 0.5f);
}

TEST_F(ScrollViewMotionTest, AFlingStopsAtTheEdge) {
    ScrollView* v = tall();
    v->jumpToPercentVertical(95);
    dragUp(0.016f);
    frames(60);
    EXPECT_NEAR(y(v), 0, 1e-3f);
    EXPECT_FALSE(v->isAutoScrolling());
}

TEST_F(ScrollViewMotionTest, AFlingBeyondTheEdgeBouncesBack) {
    ScrollView* v = tall();
    v->setBounceEnabled(true);
    v->jumpToPercentVertical(80);
    dragUp(0.016f);
    float highest = y(v);
    for (int i = 0; i < 100; ++i) {
        frame(0.03f);
        highest = std::max(highest, y(v));
    }
    EXPECT_GT(highest, 0.1f);
    EXPECT_NEAR(y(v), 0, 0.1f);
}

TEST_F(ScrollViewMotionTest, ATouchStopsAFling) {
    ScrollView* v = tall();
    dragUp(0.016f);
    frame(0.1f);
    begin(50, 50);
    EXPECT_FALSE(v->isAutoScrolling());
    const float stopped = y(v);
    frames(5);
    EXPECT_FLOAT_EQ(y(v), stopped);
    end(50, 50);
}

TEST_F(ScrollViewMotionTest, ADragCanBeStopped) {
    ScrollView* v = tall();
    noteEvents(v);
    begin(50, 20);
    move(50, 60);
    v->stopScroll();
    EXPECT_EQ(said.back(), "ended");
    EXPECT_FALSE(v->isScrolling());
    move(50, 90);
    EXPECT_NEAR(y(v), -160, 0.01f);
    end(50, 90);
}

TEST_F(ScrollViewMotionTest, ACancelledDragEnds) {
    ScrollView* v = tall();
    begin(50, 20);
    move(50, 60);
    cancel(50, 60);
    EXPECT_FALSE(v->isScrolling());
    EXPECT_NEAR(y(v), -160, 0.01f);
}

TEST_F(ScrollViewMotionTest, WithoutTouchesItCannotBeDragged) {
    ScrollView* v = tall();
    v->setTouchEnabled(false);
    begin(50, 20);
    move(50, 60);
    end(50, 60);
    EXPECT_NEAR(y(v), -200, 0.01f);
}

TEST_F(ScrollViewMotionTest, AChildThatDoesNotPropagateDoesNotScroll) {
    ScrollView* v = tall();
    Layout* child = box(100, 300);
    child->setTouchEnabled(true);
    child->setPropagateTouchEvents(false);
    v->addChild(child);
    visit();
    begin(50, 20);
    move(50, 60);
    end(50, 60);
    EXPECT_NEAR(y(v), -200, 0.01f);
    child->setPropagateTouchEvents(true);
    begin(50, 20);
    move(50, 60);
    EXPECT_NEAR(y(v), -160, 0.01f);
    EXPECT_FALSE(child->isHighlighted()); // it is dragged, not pressed
    end(50, 60);
}

TEST_F(ScrollViewMotionTest, ALegacyListenerReceivesTheOldEvents) {
    ScrollView* v = view(ScrollView::Direction::VERTICAL, 100, 110);
    auto* listener = new LegacyScrollListener();
    v->addEventListenerScrollView(listener, scrollvieweventselector(LegacyScrollListener::onScroll));
    begin(50, 20);
    move(50, 60);
    end(50, 60);
    EXPECT_EQ(listener->events, (std::vector<ScrollviewEventType>{SCROLLVIEW_EVENT_SCROLLING,
                                                                  SCROLLVIEW_EVENT_SCROLL_TO_BOTTOM}));
    listener->release();
    begin(50, 60);
    move(50, 20); // the listener is gone
    end(50, 20);
}

TEST_F(ScrollViewMotionTest, AListenerMayRemoveTheView) {
    ScrollView* v = tall();
    v->addEventListener([v](Ref*, ScrollView::EventType) { v->removeFromParent(); });
    begin(50, 20);
    move(50, 60);
    end(50, 60);
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

TEST_F(ScrollViewMotionTest, AListenerMayRemoveTheViewDuringAJump) {
    ScrollView* v = tall();
    v->addEventListener([v](Ref*, ScrollView::EventType) { v->removeFromParent(); });
    v->jumpToBottom();
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

TEST_F(ScrollViewMotionTest, AListenerMayRemoveTheViewDuringADragOnAChild) {
    ScrollView* v = tall();
    Layout* child = box(100, 300);
    child->setTouchEnabled(true);
    v->addChild(child);
    visit();
    v->addEventListener([v](Ref*, ScrollView::EventType) { v->removeFromParent(); });
    begin(50, 20);
    move(50, 60);
    end(50, 60);
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

// --- Wheel ---

TEST_F(ScrollViewMotionTest, TheWheelScrollsToTheEnds) {
    ScrollView* v = tall();
    noteEvents(v);
    turnWheel(50, 50, -1);
    EXPECT_EQ(y(v), -140);
    EXPECT_EQ(said, (Words{"moved", "began", "scrolling", "ended"}));
    turnWheel(50, 50, -9);
    EXPECT_EQ(y(v), 0);
    said.clear();
    turnWheel(50, 50, -1); // it is at the end
    EXPECT_TRUE(said.empty());
    turnWheel(50, 50, 99);
    EXPECT_EQ(y(v), -200);
    turnWheel(150, 50, -1); // beside the view
    EXPECT_EQ(y(v), -200);
}

TEST_F(ScrollViewMotionTest, AViewThatTakesNoTouchesTakesNoWheel) {
    ScrollView* v = tall();
    v->setTouchEnabled(false);
    turnWheel(50, 50, -1);
    EXPECT_EQ(y(v), -200);
    v->setTouchEnabled(true);
    v->setVisible(false);
    turnWheel(50, 50, -1);
    EXPECT_EQ(y(v), -200);
}

TEST_F(ScrollViewMotionTest, AViewThatOnlyScrollsSidewaysFollowsAPlainWheel) {
    ScrollView* v = view(ScrollView::Direction::HORIZONTAL, 300, 100);
    turnWheel(50, 50, -1);
    EXPECT_EQ(x(v), -60);
    turnWheel(50, 50, 0, 1);
    EXPECT_EQ(x(v), -120);
    turnWheel(50, 50, 1);
    EXPECT_EQ(x(v), -60);
}

TEST_F(ScrollViewMotionTest, TheInnermostViewThatCanScrollTakesTheWheel) {
    ScrollView* outer = tall();
    ScrollView* inner = ScrollView::create();
    inner->setContentSize(Size(100, 80));
    inner->setInnerContainerSize(Size(100, 100));
    inner->setPosition(Vec2(0, 210));
    outer->addChild(inner);
    visit();
    turnWheel(50, 50, -1);
    EXPECT_EQ(y(inner), 0);
    EXPECT_EQ(y(outer), -200);
    turnWheel(50, 50, -1); // the inner one is at its end
    EXPECT_EQ(y(outer), -140);
}

TEST_F(ScrollViewMotionTest, AListenerOfTheWheelMayRemoveTheView) {
    ScrollView* v = tall();
    v->addEventListener([v](Ref*, ScrollView::EventType) { v->removeFromParent(); });
    turnWheel(50, 50, -1);
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

TEST_F(ScrollViewMotionTest, AClassOfAGameMovesItsChildrenItself) {
    struct Gallery : ScrollView {
        void scrollChildren(const Vec2& move) override {
            moves += move;
            ScrollView::scrollChildren(move / 2);
        }
        Vec2 moves;
    };
    auto* v = copra::autoreleased(new Gallery);
    v->init();
    v->setContentSize(Size(100, 100));
    v->setInnerContainerSize(Size(100, 300));
    scene->addChild(v);
    visit();
    const float start = y(v);
    turnWheel(50, 50, -1);
    EXPECT_EQ(v->moves, Vec2(0, 60));
    EXPECT_EQ(y(v), start + 30);
}

} // namespace
