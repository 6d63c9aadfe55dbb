#include "ui/WidgetFixture.h"

#include "action/RemoveSelf.h"
#include "base/expectRefused.h"

#include <cmath>
#include <functional>

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

using Magnet = ListView::MagneticType;

struct LegacyListListener : Ref {
    void onItem(Ref*, ListViewEventType event) { events.push_back(event); }
    std::vector<ListViewEventType> events;
};

class ListViewTest : public WidgetFixture {
protected:
    static Layout* item(const std::string& name, float width = 100, float height = 20) {
        Layout* made = box(width, height);
        made->setTouchEnabled(true);
        made->setName(name);
        return made;
    }
    /// A list of 100 x 60 points with `count` items of 100 x 20 that are named after their index.
    ListView* list(int count) {
        ListView* made = ListView::create();
        made->setContentSize(Size(100, 60));
        for (int i = 0; i < count; ++i) made->pushBackCustomItem(item(std::to_string(i)));
        return show(made, 0, 0);
    }
    /// A list of 60 x 100 points with `count` items of 20 x 100 side by side.
    ListView* row(int count) {
        ListView* made = ListView::create();
        made->setDirection(ScrollView::Direction::HORIZONTAL);
        made->setContentSize(Size(60, 100));
        for (int i = 0; i < count; ++i) made->pushBackCustomItem(item(std::to_string(i), 20, 100));
        return show(made, 0, 0);
    }
    void noteSelection(ListView* list) {
        list->addEventListener([this, list](Ref*, ListView::EventType event) {
            const bool start = event == ListView::EventType::ON_SELECTED_ITEM_START;
            said.push_back((start ? "start " : "end ") + std::to_string(list->getCurSelectedIndex()));
        });
    }
    static float y(const ListView* list) { return list->getInnerContainerPosition().y; }
    static float x(const ListView* list) { return list->getInnerContainerPosition().x; }
    /// Drags slowly from one height to another and waits until the list has snapped.
    void drag(float from, float to) {
        begin(50, from);
        frame(1);
        move(50, to);
        frame(1);
        end(50, to);
        frames(20);
    }
};

// --- Items ---

TEST_F(ListViewTest, KnowsTheIndexOfItsItems) {
    ListView* l = list(3);
    EXPECT_EQ(l->getIndex(l->getItem(2)), 2);
    EXPECT_EQ(l->getIndex(Widget::create()), -1);
    EXPECT_EQ(l->getIndex(nullptr), -1);
    EXPECT_EQ(l->getItem(-1), nullptr);
    EXPECT_EQ(l->getItem(3), nullptr);
}

TEST_F(ListViewTest, DefaultItemsAreCopiesOfTheModel) {
    ListView* l = list(1);
    l->pushBackDefaultItem(); // there is no model yet
    EXPECT_EQ(l->getItems().size(), 1);
    l->setItemModel(item("model", 50, 30));
    l->setItemModel(nullptr);
    l->pushBackDefaultItem();
    l->insertDefaultItem(0);
    ASSERT_EQ(l->getItems().size(), 3);
    EXPECT_EQ(l->getItem(0)->getName(), "model");
    EXPECT_NE(l->getItem(0), l->getItem(2));
    expectSize(l->getItem(2)->getContentSize(), 50, 30);
}

TEST_F(ListViewTest, AddedWidgetsAreItemsAndOtherNodesAreNot) {
    ListView* l = list(1);
    Layout* added = item("added");
    l->addChild(added);
    l->addChild(Node::create());
    EXPECT_EQ(l->getItems().size(), 2);
    EXPECT_EQ(l->getIndex(added), 1);
    EXPECT_EQ(l->getChildrenCount(), 3);
    l->removeChild(added);
    EXPECT_EQ(l->getItems().size(), 1);
    l->removeAllChildren();
    EXPECT_EQ(l->getItems().size(), 0);
    EXPECT_EQ(l->getChildrenCount(), 0);
}

TEST_F(ListViewTest, RefusesANullItem) {
    ListView* l = list(1);
    EXPECT_REFUSED(l->pushBackCustomItem(nullptr), "ListView::insertCustomItem: the item is null");
    EXPECT_EQ(l->getItems().size(), 1);
}

TEST_F(ListViewTest, TheSelectionFollowsItsItem) {
    ListView* l = list(4);
    EXPECT_EQ(l->getCurSelectedIndex(), -1);
    l->setCurSelectedIndex(2);
    l->insertCustomItem(item("x"), 1);
    EXPECT_EQ(l->getCurSelectedIndex(), 3);
    l->removeItem(0);
    EXPECT_EQ(l->getCurSelectedIndex(), 2);
    l->removeItem(3);
    EXPECT_EQ(l->getCurSelectedIndex(), 2);
    l->removeItem(2);
    EXPECT_EQ(l->getCurSelectedIndex(), -1);
}

TEST_F(ListViewTest, SelectingAnItemSendsAnEvent) {
    ListView* l = list(3);
    noteSelection(l);
    l->setCurSelectedIndex(1);
    l->setCurSelectedIndex(7); // out of range
    EXPECT_EQ(said, Words{"end 1"});
    EXPECT_EQ(l->getCurSelectedIndex(), 1);
}

TEST_F(ListViewTest, ATouchOnAPartOfAnItemSelectsTheItem) {
    ListView* l = list(3);
    Layout* part = item("part", 10, 10);
    l->getItem(1)->addChild(part);
    visit();
    noteSelection(l);
    tap(5, 25);
    EXPECT_EQ(said, (Words{"start 1", "end 1"}));
}

TEST_F(ListViewTest, DraggingSelectsNoItem) {
    ListView* l = list(6);
    noteSelection(l);
    begin(50, 10);
    move(50, 40);
    end(50, 40);
    EXPECT_EQ(said, Words{"start 2"});
    EXPECT_NEAR(y(l), -30, 0.01f);
}

TEST_F(ListViewTest, ALegacyListenerReceivesTheEvents) {
    ListView* l = list(3);
    auto* listener = new LegacyListListener();
    l->addEventListenerListView(listener, listvieweventselector(LegacyListListener::onItem));
    tap(50, 50);
    EXPECT_EQ(listener->events,
              (std::vector<ListViewEventType>{LISTVIEW_ONSELECTEDITEM_START, LISTVIEW_ONSELECTEDITEM_END}));
    listener->release();
    tap(50, 50);
}

// --- Layout ---

TEST_F(ListViewTest, GravityAlignsTheItemsOfAColumn) {
    ListView* l = list(0);
    Layout* narrow = item("narrow", 40, 20);
    l->pushBackCustomItem(narrow);
    l->forceDoLayout();
    expectPlace(narrow, 0, 40);
    l->setGravity(ListView::Gravity::RIGHT);
    visit();
    expectPlace(narrow, 60, 40);
    l->setGravity(ListView::Gravity::CENTER_HORIZONTAL);
    visit();
    expectPlace(narrow, 30, 40);
}

TEST_F(ListViewTest, GravityAlignsTheItemsOfARow) {
    ListView* l = row(0);
    Layout* low = item("low", 20, 40);
    l->pushBackCustomItem(low);
    l->setGravity(ListView::Gravity::TOP);
    l->forceDoLayout();
    expectPlace(low, 0, 60);
    l->setGravity(ListView::Gravity::BOTTOM);
    visit();
    expectPlace(low, 0, 0);
    l->setGravity(ListView::Gravity::CENTER_VERTICAL);
    visit();
    expectPlace(low, 0, 30);
}

TEST_F(ListViewTest, ARowHasMarginsAndPadding) {
    ListView* l = row(3);
    l->setItemsMargin(5);
    l->setPadding(1, 2, 3, 4);
    l->refreshView();
    expectSize(l->getInnerContainerSize(), 74, 100);
    expectPlace(l->getItem(0), 1, -2);
    expectPlace(l->getItem(1), 26, -2);
    EXPECT_FLOAT_EQ(l->getLeftPadding(), 1);
    EXPECT_FLOAT_EQ(l->getTopPadding(), 2);
    EXPECT_FLOAT_EQ(l->getRightPadding(), 3);
    EXPECT_FLOAT_EQ(l->getBottomPadding(), 4);
}

TEST_F(ListViewTest, AScaledItemTakesMoreSpace) {
    ListView* l = list(3);
    l->getItem(0)->setScale(2);
    l->forceDoLayout();
    expectPlace(l->getItem(0), 0, 20);
    expectPlace(l->getItem(1), 0, 0);
}

TEST_F(ListViewTest, ChangesAreAppliedAtTheNextVisit) {
    ListView* l = list(3);
    l->setItemsMargin(10);
    expectSize(l->getInnerContainerSize(), 100, 60);
    visit();
    expectSize(l->getInnerContainerSize(), 100, 80);
    l->getItem(0)->setContentSize(Size(100, 50));
    l->requestRefreshView();
    visit();
    expectSize(l->getInnerContainerSize(), 100, 110);
}

TEST_F(ListViewTest, TheOrderOfTheItemsIsTheirLocalZOrder) {
    ListView* l = list(2);
    l->insertCustomItem(item("x"), 0);
    visit();
    EXPECT_EQ(l->getItem(0)->getName(), "x");
    EXPECT_EQ(l->getItem(0)->getLocalZOrder(), 0);
    EXPECT_EQ(l->getItem(2)->getLocalZOrder(), 2);
    expectPlace(l->getItem(0), 0, 40);
}

// --- Scrolling ---

TEST_F(ListViewTest, JumpsLayOutNewItemsFirst) {
    ListView* l = list(0);
    for (int i = 0; i < 6; ++i) l->pushBackCustomItem(item(std::to_string(i)));
    l->jumpToBottom();
    EXPECT_FLOAT_EQ(y(l), 0);
    l->jumpToTop();
    EXPECT_FLOAT_EQ(y(l), -60);
    l->jumpToPercentVertical(50);
    EXPECT_FLOAT_EQ(y(l), -30);
}

TEST_F(ListViewTest, ARowJumpsSideways) {
    ListView* l = row(6);
    l->jumpToRight();
    EXPECT_FLOAT_EQ(x(l), -60);
    l->jumpToPercentHorizontal(25);
    EXPECT_FLOAT_EQ(x(l), -15);
    l->jumpToLeft();
    EXPECT_FLOAT_EQ(x(l), 0);
}

TEST_F(ListViewTest, JumpsToCornersInBothDirections) {
    ListView* l = list(6);
    l->setDirection(ScrollView::Direction::BOTH);
    l->jumpToBottomLeft();
    EXPECT_FLOAT_EQ(y(l), 0);
    l->jumpToTopRight();
    EXPECT_FLOAT_EQ(y(l), -60);
    l->jumpToBottomRight();
    EXPECT_FLOAT_EQ(y(l), 0);
    l->jumpToTopLeft();
    EXPECT_FLOAT_EQ(y(l), -60);
    l->jumpToPercentBothDirection(Vec2(0, 50));
    EXPECT_FLOAT_EQ(y(l), -30);
}

TEST_F(ListViewTest, JumpingToAnItemStopsAtTheEdge) {
    ListView* l = list(6);
    l->jumpToItem(3, Vec2::ANCHOR_MIDDLE, Vec2::ANCHOR_MIDDLE);
    EXPECT_FLOAT_EQ(y(l), -20);
    l->jumpToItem(0, Vec2::ANCHOR_MIDDLE_BOTTOM, Vec2::ANCHOR_MIDDLE_BOTTOM);
    EXPECT_FLOAT_EQ(y(l), -60);
    l->jumpToItem(9, Vec2::ZERO, Vec2::ZERO); // out of range
    EXPECT_FLOAT_EQ(y(l), -60);
}

TEST_F(ListViewTest, ScrollsToItemsInItsScrollDuration) {
    ListView* l = list(6);
    EXPECT_FLOAT_EQ(l->getScrollDuration(), 1);
    l->setScrollDuration(0.2f);
    l->scrollToItem(5, Vec2::ANCHOR_MIDDLE_BOTTOM, Vec2::ANCHOR_MIDDLE_BOTTOM);
    frame(0.1f);
    EXPECT_TRUE(l->isAutoScrolling());
    frame(0.15f);
    EXPECT_FALSE(l->isAutoScrolling());
    EXPECT_NEAR(y(l), 0, 0.01f);
    l->scrollToItem(9, Vec2::ZERO, Vec2::ZERO);
    EXPECT_FALSE(l->isAutoScrolling());
}

TEST_F(ListViewTest, FindsVisibleItemsOfARow) {
    ListView* l = row(6);
    EXPECT_EQ(l->getLeftmostItemInCurrentView()->getName(), "0");
    EXPECT_EQ(l->getCenterItemInCurrentView()->getName(), "1");
    EXPECT_EQ(l->getRightmostItemInCurrentView()->getName(), "2");
    EXPECT_EQ(l->getTopmostItemInCurrentView(), nullptr);
    EXPECT_EQ(l->getBottommostItemInCurrentView(), nullptr);
    l->jumpToRight();
    EXPECT_EQ(l->getRightmostItemInCurrentView()->getName(), "5");
}

TEST_F(ListViewTest, FindsTheClosestItem) {
    ListView* l = list(6);
    EXPECT_EQ(l->getClosestItemToPosition(Vec2(50, 75), Vec2::ANCHOR_MIDDLE)->getName(), "2");
    EXPECT_EQ(l->getClosestItemToPosition(Vec2(0, -500), Vec2::ZERO)->getName(), "5");
    EXPECT_EQ(l->getClosestItemToPositionInCurrentView(Vec2(0, 1), Vec2(0, 1))->getName(), "0");
    EXPECT_EQ(list(0)->getClosestItemToPosition(Vec2::ZERO, Vec2::ZERO), nullptr);
    EXPECT_EQ(list(0)->getCenterItemInCurrentView(), nullptr);
}

// --- Snapping ---

TEST_F(ListViewTest, SnapsToItsMagneticPosition) {
    for (const Magnet magnet : {Magnet::TOP, Magnet::CENTER, Magnet::BOTTOM, Magnet::BOTH_END}) {
        SCOPED_TRACE(static_cast<int>(magnet));
        ListView* l = list(6);
        l->setMagneticType(magnet);
        EXPECT_EQ(l->getMagneticType(), magnet);
        drag(10, 37); // 27 points: nearer to the second item than to the third
        EXPECT_NEAR(y(l), -40, 0.1f);
        l->removeFromParent();
    }
}

TEST_F(ListViewTest, ARowSnapsToItsMagneticPosition) {
    for (const Magnet magnet : {Magnet::LEFT, Magnet::CENTER, Magnet::RIGHT}) {
        SCOPED_TRACE(static_cast<int>(magnet));
        ListView* l = row(6);
        l->setMagneticType(magnet);
        begin(50, 50);
        frame(1);
        move(23, 50);
        frame(1);
        end(23, 50);
        frames(20);
        EXPECT_NEAR(x(l), -20, 0.1f);
        l->removeFromParent();
    }
}

TEST_F(ListViewTest, WithoutAMagneticTypeItStopsAnywhere) {
    ListView* l = list(6);
    drag(10, 37);
    EXPECT_NEAR(y(l), -33, 0.1f);
}

TEST_F(ListViewTest, AFlingEndsAtAnItem) {
    ListView* l = list(60);
    l->setMagneticType(Magnet::TOP);
    begin(50, 10);
    for (int i = 1; i <= 4; ++i) {
        frame(0.016f);
        move(50, 10 + 8.0f * static_cast<float>(i));
    }
    end(50, 42);
    EXPECT_TRUE(l->isAutoScrolling());
    frames(60);
    const float items = (y(l) + 1140) / 20;
    EXPECT_GT(items, 4);
    EXPECT_NEAR(items, std::round(items), 0.01f);
}

TEST_F(ListViewTest, TheFirstItemReachesTheMagneticPositionIfAllowed) {
    ListView* l = list(6);
    l->setMagneticType(Magnet::CENTER);
    EXPECT_TRUE(l->getMagneticAllowedOutOfBoundary());
    l->jumpToItem(0, Vec2::ANCHOR_MIDDLE, Vec2::ANCHOR_MIDDLE);
    EXPECT_FLOAT_EQ(y(l), -80);
    l->jumpToItem(5, Vec2::ANCHOR_MIDDLE, Vec2::ANCHOR_MIDDLE);
    EXPECT_FLOAT_EQ(y(l), 20);
    l->setMagneticAllowedOutOfBoundary(false);
    l->jumpToItem(0, Vec2::ANCHOR_MIDDLE, Vec2::ANCHOR_MIDDLE);
    EXPECT_FLOAT_EQ(y(l), -60);
}

// --- Copies ---

TEST_F(ListViewTest, ACopyHasTheSameSettings) {
    ListView* l = list(2);
    l->setGravity(ListView::Gravity::RIGHT);
    l->setPadding(1, 2, 3, 4);
    l->setMagneticType(Magnet::CENTER);
    l->setMagneticAllowedOutOfBoundary(false);
    l->setScrollDuration(3);
    l->setItemModel(item("model"));
    auto* copy = dynamic_cast<ListView*>(l->clone());
    ASSERT_NE(copy, nullptr);
    EXPECT_FLOAT_EQ(copy->getBottomPadding(), 4);
    EXPECT_EQ(copy->getMagneticType(), Magnet::CENTER);
    EXPECT_FALSE(copy->getMagneticAllowedOutOfBoundary());
    EXPECT_FLOAT_EQ(copy->getScrollDuration(), 3);
    copy->pushBackDefaultItem();
    EXPECT_EQ(copy->getItems().size(), 3);
    EXPECT_EQ(copy->getItem(2)->getName(), "model");
    EXPECT_EQ(copy->getDescription(), "ListView");
}

// --- Items that leave, and the place of the reader ---

TEST_F(ListViewTest, AnItemMayRemoveItself) {
    ListView* l = list(5);
    l->setCurSelectedIndex(4);
    l->getItem(2)->removeFromParent();
    l->getItem(0)->runAction(RemoveSelf::create());
    frames(2);
    EXPECT_EQ(l->getItems().size(), 3);
    EXPECT_EQ(l->getItem(0)->getName(), "1");
    EXPECT_EQ(l->getCurSelectedIndex(), 2);
    l->getInnerContainer()->removeAllChildren();
    EXPECT_TRUE(l->getItems().empty());
    EXPECT_EQ(l->getCurSelectedIndex(), -1);
}

/// The height of an item's upper edge in the view.
float topInView(ListView* list, Widget* item) {
    return list->getInnerContainerPosition().y + item->getTopBoundary();
}

TEST_F(ListViewTest, StaysWhereItIsReadWhileItemsComeAndGo) {
    ListView* l = list(20);
    l->jumpToPercentVertical(50);
    Widget* read = l->getClosestItemToPositionInCurrentView(Vec2(0.5f, 1), Vec2(0.5f, 1));
    const float top = topInView(l, read);
    const auto expectUnmoved = [&](const char* after) {
        visit();
        EXPECT_NEAR(topInView(l, read), top, 1e-3f) << after;
    };
    l->pushBackCustomItem(item("last"));
    expectUnmoved("an appended item");
    l->insertCustomItem(item("first", 100, 50), 0);
    expectUnmoved("an item above");
    l->removeItem(0);
    l->getItem(1)->removeFromParent();
    l->pushBackCustomItem(item("more"));
    expectUnmoved("several changes");
    l->setItemsMargin(3);
    expectUnmoved("a margin");
    l->setContentSize(Size(100, 80));
    visit();
    EXPECT_NEAR(topInView(l, read), top + 20, 1e-3f); // from the upper edge
}

TEST_F(ListViewTest, TheNextItemTakesThePlaceOfTheOneThatIsRead) {
    ListView* l = list(20);
    l->jumpToItem(10, Vec2(0.5f, 1), Vec2(0.5f, 1));
    Widget* next = l->getItem(11);
    const float top = topInView(l, l->getItem(10));
    l->removeItem(10);
    l->removeItem(2);
    visit();
    EXPECT_NEAR(topInView(l, next), top, 1e-3f);
}

TEST_F(ListViewTest, StaysAtItsBeginningAndWithinItsEnds) {
    ListView* l = list(5);
    l->insertCustomItem(item("new"), 0);
    visit();
    EXPECT_EQ(topInView(l, l->getItem(0)), 60);
    l->jumpToBottom();
    while (l->getItems().size() > 3) l->removeLastItem();
    visit();
    EXPECT_EQ(y(l), 0);
    l->removeAllItems();
    visit();
    EXPECT_EQ(y(l), 0);
}

TEST_F(ListViewTest, WhatGlidesGoesOnFromTheNewPlace) {
    ListView* l = list(20);
    ListView* plain = list(20);
    l->scrollToPercentVertical(50, 1, false);
    plain->scrollToPercentVertical(50, 1, false);
    frames(3);
    l->pushBackCustomItem(item("last"));
    frames(3);
    EXPECT_NEAR(topInView(l, l->getItem(10)), topInView(plain, plain->getItem(10)), 1e-3f);
}

TEST_F(ListViewTest, TheWheelOfAListThatSnapsGoesToTheNextItem) {
    ListView* l = list(20);
    l->setMagneticType(Magnet::TOP);
    frames(20);
    turnWheel(50, 30, -1);
    frames(20);
    EXPECT_NEAR(y(l), -320, 1e-3f);
    turnWheel(50, 30, 1);
    frames(20);
    EXPECT_NEAR(y(l), -340, 1e-3f);
}

/// Removes the first two items of its list when it enters.
class Pushy : public Layout {
public:
    static Pushy* create(ListView* list) {
        auto* item = new Pushy();
        item->init();
        item->autorelease();
        item->setContentSize(Size(60, 30));
        item->_list = list;
        return item;
    }
    void onEnter() override {
        Layout::onEnter();
        for (int i = 0; i < 2; ++i) _list->removeItem(0);
    }

private:
    ListView* _list = nullptr;
};

TEST_F(ListViewTest, AnItemMayRemoveOthersWhenItEnters) {
    auto* list = ListView::create();
    list->setContentSize(Size(60, 60));
    for (int i = 0; i < 3; ++i) list->pushBackCustomItem(box(60, 30));
    show(list, 0, 0);
    auto* pushy = Pushy::create(list);
    list->pushBackCustomItem(pushy);
    EXPECT_EQ(list->getItems().size(), 2);
    EXPECT_EQ(list->getIndex(pushy), 1);
}

TEST_F(ListViewTest, MayBeRemovedWhileItIsLaidOut) {
    const std::function<void(ListView*)> deeds[] = {
        [](ListView* list) { list->jumpToBottom(); },
        [](ListView* list) { list->jumpToPercentVertical(50); },
        [](ListView* list) { list->jumpToItem(3, Vec2::ZERO, Vec2::ZERO); },
        [](ListView* list) { list->scrollToItem(3, Vec2::ZERO, Vec2::ZERO); },
        [](ListView* list) { list->setContentSize(Size(90, 90)); },
        [](ListView* list) { list->setSizePercent(Vec2(0.5f, 0.5f)); },
    };
    for (const auto& deed : deeds) {
        auto* list = ListView::create();
        list->setContentSize(Size(60, 60));
        for (int i = 0; i < 5; ++i) list->pushBackCustomItem(box(60, 30));
        show(list, 0, 0);
        list->addEventListener(ScrollView::ccScrollViewCallback(leave));
        list->pushBackCustomItem(box(60, 300));
        clearPool();
        deed(list);
        EXPECT_EQ(scene->getChildrenCount(), 0);
        scene->removeAllChildren();
    }
}

TEST_F(ListViewTest, LosesTheItemToWhichItGoes) {
    auto* list = ListView::create();
    list->setContentSize(Size(60, 60));
    for (int i = 0; i < 5; ++i) list->pushBackCustomItem(box(60, 30));
    show(list, 0, 0);
    list->addEventListener(ScrollView::ccScrollViewCallback(
        [](Ref* view, ScrollView::EventType) { static_cast<ListView*>(view)->removeAllItems(); }));
    list->pushBackCustomItem(box(60, 300));
    clearPool();
    list->scrollToItem(3, Vec2::ZERO, Vec2::ZERO);
    EXPECT_TRUE(list->getItems().empty());
}

TEST_F(ListViewTest, AMissingModelIsWarnedOf) {
    auto* list = ListView::create();
    EXPECT_WARNED(list->pushBackDefaultItem(), "ListView: there is no item to copy");
    EXPECT_WARNED(list->insertDefaultItem(0), "ListView: there is no item to copy");
    EXPECT_TRUE(list->getItems().empty());
}

} // namespace
