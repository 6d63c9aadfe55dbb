#include "base/WeakPtr.h"
#include "ui/WidgetFixture.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

struct LegacyPageListener : Ref {
    void onPage(Ref*, PageViewEventType event) { events.push_back(event); }
    std::vector<PageViewEventType> events;
};

/// Views of 100 x 80 points.
class PageViewTest : public WidgetFixture {
protected:
    static Layout* page(const std::string& name) {
        Layout* made = Layout::create();
        made->setName(name);
        return made;
    }
    PageView* pages(int count) {
        PageView* made = PageView::create();
        made->setContentSize(Size(100, 80));
        for (int i = 0; i < count; ++i) made->addPage(page(std::to_string(i)));
        return show(made, 0, 0);
    }
    void noteTurns(PageView* view) {
        view->addEventListener([this, view](Ref*, PageView::EventType) {
            said.push_back("page " + std::to_string(view->getCurrentPageIndex()));
        });
    }
    static std::string names(PageView* view) {
        std::string all;
        for (Widget* one : view->getItems()) all += one->getName();
        return all;
    }
    static float x(const PageView* view) { return view->getInnerContainerPosition().x; }

    /// Drags sideways in four moves of `step` points, one per `dt`.
    void drag(float from, float step, float dt) {
        begin(from, 40);
        for (int i = 1; i <= 4; ++i) {
            frame(dt);
            move(from + step * static_cast<float>(i), 40);
        }
        end(from + step * 4, 40);
        frames(20);
    }
};

TEST_F(PageViewTest, PagesAreAddedInsertedAndRemoved) {
    PageView* p = pages(2);
    p->insertPage(page("x"), 1);
    EXPECT_EQ(names(p), "0x1");
    p->addWidgetToPage(page("y"), 0, false);
    EXPECT_EQ(names(p), "y0x1");
    p->removePage(p->getItem(1));
    EXPECT_EQ(names(p), "yx1");
    p->removePageAtIndex(0);
    p->removePageAtIndex(7); // out of range
    p->removePage(nullptr);
    EXPECT_EQ(names(p), "x1");
    p->removeAllPages();
    EXPECT_EQ(p->getItems().size(), 0);
    EXPECT_EQ(p->getCurPageIndex(), -1);
}

TEST_F(PageViewTest, PagesFollowTheSizeOfTheView) {
    PageView* p = pages(2);
    p->setContentSize(Size(60, 50));
    visit();
    expectSize(p->getItem(0)->getContentSize(), 60, 50);
    expectSize(p->getInnerContainerSize(), 120, 50);
}

TEST_F(PageViewTest, TheCurrentPageIsUnknownUntilTheViewMoves) {
    PageView* p = pages(3);
    EXPECT_EQ(p->getCurrentPageIndex(), -1);
    EXPECT_EQ(p->getCurPageIndex(), 0);
    p->setCurrentPageIndex(2);
    EXPECT_EQ(p->getCurrentPageIndex(), 2);
    p->setCurPageIndex(1);
    EXPECT_EQ(p->getCurrentPageIndex(), 1);
    EXPECT_FLOAT_EQ(x(p), -100);
}

TEST_F(PageViewTest, ScrollsToAPage) {
    PageView* p = pages(3);
    noteTurns(p);
    p->scrollToPage(1);
    frames(12);
    EXPECT_NEAR(x(p), -100, 0.01f);
    p->scrollToItem(2, 0.2f);
    frames(3);
    EXPECT_NEAR(x(p), -200, 0.01f);
    EXPECT_EQ(said, (Words{"page 1", "page 2"}));
}

TEST_F(PageViewTest, AShortSlowDragReturns) {
    PageView* p = pages(3);
    p->setCurrentPageIndex(1);
    drag(80, -10, 0.3f);
    EXPECT_EQ(p->getCurrentPageIndex(), 1);
    EXPECT_NEAR(x(p), -100, 0.01f);
}

TEST_F(PageViewTest, AFlingTurnsThePage) {
    PageView* p = pages(3);
    noteTurns(p);
    drag(80, -10, 0.01f);
    EXPECT_EQ(p->getCurrentPageIndex(), 1);
    EXPECT_NEAR(x(p), -100, 0.01f);
    drag(20, 10, 0.01f);
    EXPECT_EQ(p->getCurrentPageIndex(), 0);
    EXPECT_EQ(said, (Words{"page 1", "page 0"}));
}

TEST_F(PageViewTest, AFlingOverHalfAPageTurnsOnlyOnePage) {
    PageView* p = pages(3);
    drag(90, -18, 0.01f);
    EXPECT_EQ(p->getCurrentPageIndex(), 1);
}

TEST_F(PageViewTest, AFlingAtTheLastPageStays) {
    PageView* p = pages(2);
    p->setCurrentPageIndex(1);
    drag(80, -10, 0.01f);
    EXPECT_EQ(p->getCurrentPageIndex(), 1);
    EXPECT_NEAR(x(p), -100, 0.01f);
}

TEST_F(PageViewTest, AnEmptyViewCanBeDragged) {
    PageView* p = pages(0);
    drag(80, -10, 0.01f);
    EXPECT_EQ(p->getCurPageIndex(), -1);
}

TEST_F(PageViewTest, PagesCanBeVertical) {
    PageView* p = PageView::create();
    p->setDirection(ScrollView::Direction::VERTICAL);
    p->setContentSize(Size(100, 80));
    for (int i = 0; i < 3; ++i) p->addPage(page(std::to_string(i)));
    show(p, 0, 0);
    expectSize(p->getInnerContainerSize(), 100, 240);
    p->setCurrentPageIndex(1);
    EXPECT_FLOAT_EQ(p->getInnerContainerPosition().y, -80);
    p->scrollToPage(2);
    frames(12);
    EXPECT_NEAR(p->getInnerContainerPosition().y, 0, 0.01f);
}

TEST_F(PageViewTest, TurningEndsEarlierWithALargerEpsilon) {
    PageView* p = pages(3);
    p->setAutoScrollStopEpsilon(0.5f);
    p->scrollToPage(1);
    frame(0.2f); // has done 67 percent of the distance
    EXPECT_FALSE(p->isAutoScrolling());
    EXPECT_NEAR(x(p), -100, 0.01f);
}

TEST_F(PageViewTest, ALegacyListenerIsNotified) {
    PageView* p = pages(3);
    auto* listener = new LegacyPageListener();
    p->addEventListenerPageView(listener, pagevieweventselector(LegacyPageListener::onPage));
    p->scrollToPage(1);
    frames(12);
    EXPECT_EQ(listener->events, std::vector<PageViewEventType>{PAGEVIEW_EVENT_TURNING});
    listener->release();
    p->scrollToPage(2);
    frames(12);
}

TEST_F(PageViewTest, AListenerMayRemoveTheView) {
    PageView* p = pages(3);
    p->addEventListener([p](Ref*, PageView::EventType) { p->removeFromParent(); });
    p->scrollToPage(1);
    frames(12);
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

TEST_F(PageViewTest, ACopyNotifiesForItself) {
    PageView* p = pages(3);
    p->addEventListener(
        [this](Ref* sender, PageView::EventType) { said.push_back(static_cast<Node*>(sender)->getName()); });
    p->setIndicatorEnabled(true);
    p->setName("model");
    auto* copy = dynamic_cast<PageView*>(p->clone());
    ASSERT_NE(copy, nullptr);
    copy->setName("copy");
    EXPECT_EQ(names(copy), "012");
    EXPECT_TRUE(copy->getIndicatorEnabled());
    show(copy, 200, 0);
    copy->scrollToPage(2);
    frames(12);
    EXPECT_EQ(said, Words{"copy"});
}

// --- Indicator ---

TEST_F(PageViewTest, TheIndicatorIsPlacedInFractionsOfTheView) {
    PageView* p = pages(3);
    EXPECT_EQ(p->getIndicatorPositionAsAnchorPoint(), Vec2(0.5f, 0.1f));
    EXPECT_EQ(p->getIndicatorPosition(), Vec2::ZERO);
    p->setIndicatorEnabled(true);
    EXPECT_EQ(p->getIndicatorPosition(), Vec2(50, 8));
    p->setIndicatorPosition(Vec2(20, 20));
    EXPECT_EQ(p->getIndicatorPositionAsAnchorPoint(), Vec2(0.2f, 0.25f));
    p->setContentSize(Size(200, 40));
    EXPECT_EQ(p->getIndicatorPosition(), Vec2(40, 10));
    p->setDirection(ScrollView::Direction::VERTICAL);
    EXPECT_EQ(p->getIndicatorPositionAsAnchorPoint(), Vec2(0.1f, 0.5f));
}

TEST_F(PageViewTest, TheIndicatorHasSettings) {
    PageView* p = pages(3);
    p->setIndicatorEnabled(true);
    p->setIndicatorSpaceBetweenIndexNodes(7);
    p->setIndicatorSelectedIndexColor(Color3B::RED);
    p->setIndicatorIndexNodesColor(Color3B::GREEN);
    p->setIndicatorSelectedIndexOpacity(11);
    p->setIndicatorIndexNodesOpacity(22);
    p->setIndicatorIndexNodesScale(2);
    EXPECT_FLOAT_EQ(p->getIndicatorSpaceBetweenIndexNodes(), 7);
    EXPECT_EQ(p->getIndicatorSelectedIndexColor(), Color3B::RED);
    EXPECT_EQ(p->getIndicatorIndexNodesColor(), Color3B::GREEN);
    EXPECT_EQ(p->getIndicatorSelectedIndexOpacity(), 11);
    EXPECT_EQ(p->getIndicatorIndexNodesOpacity(), 22);
    EXPECT_FLOAT_EQ(p->getIndicatorIndexNodesScale(), 2);
}

TEST_F(PageViewTest, WithoutAnIndicatorItsSettingsHaveNoEffect) {
    PageView* p = pages(3);
    p->setIndicatorSpaceBetweenIndexNodes(7);
    p->setIndicatorSelectedIndexColor(Color3B::RED);
    p->setIndicatorIndexNodesColor(Color3B::GREEN);
    p->setIndicatorSelectedIndexOpacity(11);
    p->setIndicatorIndexNodesOpacity(22);
    p->setIndicatorIndexNodesScale(2);
    p->setIndicatorPosition(Vec2(1, 1));
    EXPECT_FLOAT_EQ(p->getIndicatorSpaceBetweenIndexNodes(), 0);
    EXPECT_EQ(p->getIndicatorSelectedIndexColor(), Color3B::WHITE);
    EXPECT_EQ(p->getIndicatorIndexNodesColor(), Color3B::WHITE);
    EXPECT_EQ(p->getIndicatorSelectedIndexOpacity(), 255);
    EXPECT_EQ(p->getIndicatorIndexNodesOpacity(), 255);
    EXPECT_FLOAT_EQ(p->getIndicatorIndexNodesScale(), 1);
    EXPECT_EQ(p->getIndicatorPositionAsAnchorPoint(), Vec2(0.5f, 0.1f));
}

TEST_F(PageViewTest, TheIndicatorCanBeDisabledAgain) {
    PageView* p = pages(3);
    p->setIndicatorEnabled(true);
    visit();
    EXPECT_FALSE(drawn().empty());
    p->setIndicatorEnabled(false);
    EXPECT_FALSE(p->getIndicatorEnabled());
    EXPECT_TRUE(drawn().empty());
}

TEST_F(PageViewTest, IndexAndPositionAgreeAfterPagesWereRemoved) {
    PageView* p = pages(5);
    p->setCurrentPageIndex(3);
    p->removePageAtIndex(0);
    EXPECT_EQ(p->getCurPageIndex(), 2) << "before the layout";
    visit();
    EXPECT_EQ(p->getCurrentPageIndex(), 2);
    EXPECT_EQ(x(p), -200);
    p->removePageAtIndex(2); // the one that is shown; the last takes its place
    visit();
    EXPECT_EQ(p->getCurPageIndex(), 2);
    EXPECT_EQ(x(p), -200);
    p->removePageAtIndex(2);
    visit();
    EXPECT_EQ(p->getCurrentPageIndex(), 1);
    EXPECT_EQ(x(p), -100);
}

TEST_F(PageViewTest, ShowsTheSamePageInAnotherSize) {
    PageView* p = pages(5);
    p->setCurrentPageIndex(3);
    p->setContentSize(Size(180, 120));
    visit();
    EXPECT_EQ(p->getCurrentPageIndex(), 3);
    EXPECT_EQ(x(p), -540);
}

TEST_F(PageViewTest, TheWheelTurnsOnePage) {
    PageView* p = pages(3);
    turnWheel(50, 40, -1);
    turnWheel(50, 40, -1); // waits for the page
    frames(20);
    EXPECT_EQ(p->getCurrentPageIndex(), 1);
    turnWheel(50, 40, 1);
    frames(20);
    EXPECT_EQ(p->getCurrentPageIndex(), 0);
    turnWheel(50, 40, 1); // there is none before
    frames(20);
    EXPECT_EQ(x(p), 0);
}

TEST_F(PageViewTest, APageMayLeaveWhenItGetsItsSize) {
    auto* pages = PageView::create();
    pages->setContentSize(Size(100, 100));
    std::vector<ScrollView*> views{halfView(), halfView()};
    for (ScrollView* view : views) {
        view->setSizeType(Widget::SizeType::ABSOLUTE);
        pages->addPage(view);
    }
    show(pages, 0, 0);
    for (ScrollView* view : views) view->addEventListener(leave);
    clearPool();
    for (int i = 0; i < 2; ++i) {
        pages->setContentSize(Size(150.0f + 10.0f * static_cast<float>(i), 150));
        pages->forceDoLayout();
    }
    EXPECT_TRUE(pages->getItems().empty());
}

// A game breaks a cycle: the listener was the last that retained the view.
TEST_F(PageViewTest, AListenerMayHoldTheLastReferenceToTheView) {
    RefPtr<PageView> held = PageView::create();
    PageView* const view = held;
    view->addEventListener([held](Ref*, PageView::EventType) {});
    const copra::WeakPtr<PageView> weak(view);
    held = nullptr;
    clearPool();
    ASSERT_TRUE(weak.get());
    view->addEventListener(PageView::ccPageViewCallback());
    EXPECT_FALSE(weak.get());
}

TEST_F(PageViewTest, MayBeRemovedWhileItIsLaidOut) {
    auto* pages = PageView::create();
    pages->setContentSize(Size(60, 60));
    pages->setIndicatorEnabled(true);
    for (int i = 0; i < 3; ++i) pages->addPage(box(60, 60));
    show(pages, 0, 0);
    pages->setCurrentPageIndex(2);
    for (int i = 0; i < 2; ++i) pages->removePageAtIndex(0);
    pages->ScrollView::addEventListener(leave);
    clearPool();
    pages->forceDoLayout();
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

} // namespace
