#include "ui/WidgetFixture.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

class ScrollViewTest : public WidgetFixture {
protected:
    /// A view of 100 x 100 points on 100 x 300.
    ScrollView* view() {
        ScrollView* made = ScrollView::create();
        made->setContentSize(Size(100, 100));
        made->setInnerContainerSize(Size(100, 300));
        return show(made, 0, 0);
    }
    static float scrolled(const ScrollView* view) { return view->getInnerContainerPosition().y; }

    /// A list with `count` items of 100 x 20 points that are named after their index.
    ListView* list(int count) {
        ListView* made = ListView::create();
        made->setContentSize(Size(100, 60));
        for (int i = 0; i < count; ++i) made->pushBackCustomItem(item(std::to_string(i)));
        return show(made, 0, 0);
    }
    static Layout* item(const std::string& name) {
        Layout* made = box(100, 20);
        made->setTouchEnabled(true);
        made->setName(name);
        return made;
    }
    static std::string names(ListView* list) {
        std::string all;
        for (Widget* one : list->getItems()) all += one->getName();
        return all;
    }
    PageView* pages(int count) {
        PageView* made = PageView::create();
        made->setContentSize(Size(100, 80));
        for (int i = 0; i < count; ++i) made->addPage(Layout::create());
        made->addEventListener([this, made](Ref*, PageView::EventType) {
            said.push_back("page " + std::to_string(made->getCurrentPageIndex()));
        });
        return show(made, 0, 0);
    }
};

TEST_F(ScrollViewTest, BeginsAtTheTop) {
    EXPECT_FLOAT_EQ(scrolled(view()), -200);
}

TEST_F(ScrollViewTest, ChildrenLiveInTheContainer) {
    ScrollView* v = view();
    Node* child = Node::create();
    v->addChild(child, 0, "child");
    EXPECT_EQ(child->getParent(), v->getInnerContainer());
    EXPECT_EQ(v->getChildByName("child"), child);
    EXPECT_EQ(v->getChildrenCount(), 1);
    v->removeAllChildren();
    EXPECT_EQ(v->getChildrenCount(), 0);
}

TEST_F(ScrollViewTest, TheContainerIsNeverSmallerThanTheView) {
    ScrollView* v = view();
    v->setInnerContainerSize(Size(10, 10));
    expectSize(v->getInnerContainerSize(), 100, 100);
    EXPECT_FLOAT_EQ(v->getScrolledPercentVertical(), 0);
}

TEST_F(ScrollViewTest, JumpsByPercent) {
    ScrollView* v = view();
    v->jumpToPercentVertical(25);
    EXPECT_FLOAT_EQ(scrolled(v), -150);
    EXPECT_FLOAT_EQ(v->getScrolledPercentVertical(), 25);
    v->jumpToBottom();
    EXPECT_FLOAT_EQ(scrolled(v), 0);
    v->jumpToTopLeft(); // only in both directions
    EXPECT_FLOAT_EQ(scrolled(v), 0);
}

TEST_F(ScrollViewTest, FollowsATouchAndStopsAtTheEdge) {
    ScrollView* v = view();
    begin(50, 20);
    move(50, 60);
    EXPECT_NEAR(scrolled(v), -160, 1e-2f);
    move(50, 10);
    end(50, 10);
    EXPECT_NEAR(scrolled(v), -200, 1e-2f);
}

TEST_F(ScrollViewTest, BouncesBackFromBeyondTheEdge) {
    ScrollView* v = view();
    v->setBounceEnabled(true);
    begin(50, 80);
    move(50, 40);
    EXPECT_LT(scrolled(v), -200);
    end(50, 40);
    frames(15);
    EXPECT_NEAR(scrolled(v), -200, 0.1f);
}

TEST_F(ScrollViewTest, AFlingIsDeterministic) {
    float ends[2];
    for (float& reached : ends) {
        ScrollView* v = view();
        begin(50, 10);
        for (int i = 1; i <= 4; ++i) {
            frame(0.016f);
            move(50, 10 + 5.0f * static_cast<float>(i));
        }
        frame(0.016f);
        end(50, 30);
        EXPECT_TRUE(v->isAutoScrolling());
        const float atRelease = scrolled(v);
        frames(60);
        EXPECT_FALSE(v->isAutoScrolling());
        EXPECT_GT(scrolled(v), atRelease + 10);
        reached = scrolled(v);
        v->removeFromParent();
    }
    EXPECT_FLOAT_EQ(ends[0], ends[1]);
}

TEST_F(ScrollViewTest, ScrollsInTheGivenTime) {
    ScrollView* v = view();
    v->scrollToBottom(1.0f, false);
    frame(0.25f);
    EXPECT_NEAR(scrolled(v), -150, 0.1f);
    frames(4, 0.25f);
    EXPECT_FLOAT_EQ(scrolled(v), 0);
    EXPECT_FALSE(v->isAutoScrolling());
}

TEST_F(ScrollViewTest, ADragThatBeginsOnAButtonScrollsInsteadOfClicking) {
    ScrollView* v = view();
    auto* button = Button::create("normal", "", "", kFrame);
    button->setPosition(Vec2(50, 250));
    button->addClickEventListener([this](Ref*) { said.push_back("click"); });
    v->addChild(button);
    visit();
    tap(50, 50);
    EXPECT_EQ(said, Words{"click"});
    begin(50, 50);
    move(50, 53); // a finger is never still
    EXPECT_FLOAT_EQ(scrolled(v), -200);
    move(50, 70);
    EXPECT_GT(scrolled(v), -200);
    end(50, 70);
    EXPECT_EQ(said, Words{"click"});
}

TEST_F(ScrollViewTest, TheBarShowsWhileTheViewMovesAndFadesOut) {
    ScrollView* v = view();
    EXPECT_TRUE(v->isScrollBarEnabled());
    v->setScrollBarColor(Color3B::RED);
    v->setScrollBarWidth(6);
    EXPECT_FLOAT_EQ(v->getScrollBarWidth(), 6);
    EXPECT_EQ(v->getScrollBarColor(), Color3B::RED);
    v->jumpToBottom();
    frame(0.01f);
    EXPECT_FALSE(drawn().empty());
    frames(5);
    const auto later = drawn();
    EXPECT_TRUE(later.empty() || later[0].vertices[0].color.a == 0);
    v->setScrollBarAutoHideEnabled(false);
    frames(5);
    EXPECT_NE(drawn().at(0).vertices[0].color.a, 0);
    v->setScrollBarEnabled(false);
    EXPECT_TRUE(drawn().empty());
}

TEST_F(ScrollViewTest, AListPlacesItsItemsWithMarginsAndPadding) {
    ListView* l = list(3);
    l->setItemsMargin(4);
    l->setPadding(1, 2, 3, 5);
    l->forceDoLayout();
    expectSize(l->getInnerContainerSize(), 100, 75);
    expectPlace(l->getItem(0), 1, 53);
    expectPlace(l->getItem(1), 1, 29);
}

TEST_F(ScrollViewTest, ItemsAreInsertedAndRemovedAtTheirIndex) {
    ListView* l = list(3);
    l->insertCustomItem(item("x"), 1);
    EXPECT_EQ(names(l), "0x12");
    l->removeItem(0);
    l->removeLastItem();
    EXPECT_EQ(names(l), "x1");
    l->removeItem(9);
    EXPECT_EQ(l->getItem(9), nullptr);
    l->insertCustomItem(item("z"), 99);
    EXPECT_EQ(names(l), "x1z");
    l->setItemModel(item("m"));
    l->pushBackDefaultItem();
    EXPECT_EQ(names(l), "x1zm");
    l->removeAllItems();
    EXPECT_EQ(l->getItems().size(), 0);
}

TEST_F(ScrollViewTest, AListNotifiesOfTheTappedItem) {
    ListView* l = list(6);
    l->addEventListener([this, l](Ref*, ListView::EventType event) {
        said.push_back(std::to_string(l->getCurSelectedIndex()) +
                       (event == ListView::EventType::ON_SELECTED_ITEM_START ? " start" : " end"));
    });
    tap(50, 50);
    tap(50, 10);
    EXPECT_EQ(said, (Words{"0 start", "0 end", "2 start", "2 end"}));
    l->removeItem(0);
    EXPECT_EQ(l->getCurSelectedIndex(), 1);
}

TEST_F(ScrollViewTest, AListFindsVisibleItemsAndScrollsToItems) {
    ListView* l = list(6);
    EXPECT_EQ(l->getTopmostItemInCurrentView()->getName(), "0");
    EXPECT_EQ(l->getCenterItemInCurrentView()->getName(), "1");
    EXPECT_EQ(l->getLeftmostItemInCurrentView(), nullptr);
    l->jumpToItem(3, Vec2(0.5f, 0.5f), Vec2(0.5f, 0.5f));
    EXPECT_EQ(l->getCenterItemInCurrentView()->getName(), "3");
    l->scrollToItem(5, Vec2(0.5f, 0.0f), Vec2(0.5f, 0.0f), 0.5f);
    frames(8);
    EXPECT_EQ(l->getBottommostItemInCurrentView()->getName(), "5");
}

TEST_F(ScrollViewTest, AMagneticListSnapsToAnItem) {
    ListView* l = list(6);
    l->setMagneticType(ListView::MagneticType::TOP);
    begin(50, 10);
    frame(1);
    move(50, 37); // 27 points up: between the first and the second item
    frame(1);
    end(50, 37);
    frames(15);
    EXPECT_NEAR(scrolled(l), -60 + 20, 0.1f);
}

TEST_F(ScrollViewTest, PagesAreAsLargeAsTheView) {
    PageView* p = pages(3);
    expectSize(p->getItem(1)->getContentSize(), 100, 80);
    expectSize(p->getInnerContainerSize(), 300, 80);
}

TEST_F(ScrollViewTest, APageViewTurnsAndNotifiesOnce) {
    PageView* p = pages(3);
    p->scrollToItem(2);
    frames(12);
    EXPECT_EQ(p->getCurrentPageIndex(), 2);
    EXPECT_FLOAT_EQ(p->getInnerContainerPosition().x, -200);
    EXPECT_EQ(said, Words{"page 2"});
    p->setCurrentPageIndex(1);
    EXPECT_FLOAT_EQ(p->getInnerContainerPosition().x, -100);
}

TEST_F(ScrollViewTest, ADragOverHalfAPageTurnsIt) {
    PageView* p = pages(3);
    begin(80, 40);
    frame(1);
    move(20, 40);
    frame(1);
    end(20, 40);
    frames(15);
    EXPECT_EQ(p->getCurrentPageIndex(), 1);
}

TEST_F(ScrollViewTest, DotsIndicateTheCurrentPage) {
    PageView* p = pages(3);
    EXPECT_FALSE(p->getIndicatorEnabled());
    p->setIndicatorSpaceBetweenIndexNodes(5); // without an indicator: nothing
    EXPECT_TRUE(drawn().empty());
    p->setIndicatorEnabled(true);
    visit();
    EXPECT_EQ(p->getIndicatorPosition(), Vec2(50, 8));
    std::size_t corners = 0;
    for (const auto& draw : drawn()) corners += draw.vertices.size();
    EXPECT_EQ(corners, 4u * 4u); // three dots and the mark
}

TEST_F(ScrollViewTest, CopiesHaveCopiesOfItems) {
    ListView* l = list(3);
    l->setItemsMargin(7);
    auto* copy = static_cast<ListView*>(l->clone());
    EXPECT_EQ(names(copy), "012");
    EXPECT_FLOAT_EQ(copy->getItemsMargin(), 7);
    ScrollView* v = view();
    v->setBounceEnabled(true);
    auto* other = static_cast<ScrollView*>(v->clone());
    EXPECT_TRUE(other->isBounceEnabled());
    expectSize(other->getInnerContainerSize(), 100, 300);
}

TEST_F(ScrollViewTest, InitMayBeCalledAgain) {
    ScrollView* made = view();
    const auto children = made->protectedChildren_().size();
    made->init();
    made->setAnchorPoint(Vec2::ZERO);
    made->setContentSize(Size(100, 100));
    made->setInnerContainerSize(Size(100, 900));
    visit();
    EXPECT_EQ(made->protectedChildren_().size(), children);
    made->jumpToTop();
    const float top = scrolled(made);
    turnWheel(50, 50, -1);
    EXPECT_FLOAT_EQ(scrolled(made) - top, 60) << "one listener";
}

TEST_F(ScrollViewTest, MayBeRemovedWhenATouchBegins) {
    auto* view = ScrollView::create();
    view->setContentSize(Size(50, 50));
    show(view, 0, 0);
    view->addTouchEventListener(
        [](Ref* touched, Widget::TouchEventType) { static_cast<Node*>(touched)->removeFromParent(); });
    clearPool();
    begin(25, 25);
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

} // namespace
