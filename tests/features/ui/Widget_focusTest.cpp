#include "ui/WidgetFixture.h"

#include "event/Controller.h"
#include "event/ControllerFeed.h"
#include "event/EventFocus.h"
#include "event/EventKeyboard.h"
#include "event/EventListenerFocus.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

using Direction = Widget::FocusDirection;
using Key = EventKeyboard::KeyCode;

class WidgetFocusTest : public WidgetFixture {
protected:
    void TearDown() override {
        Widget::enableDpadNavigation(false);
        WidgetFixture::TearDown();
    }

    static Widget* named(const std::string& name) {
        auto* widget = Widget::create();
        widget->setName(name);
        return widget;
    }
    /// Adds widgets to a layout that are named after its name and their index.
    static Layout* fill(Layout* layout, const std::string& name, int count) {
        layout->setName(name);
        for (int i = 0; i < count; ++i) layout->addChild(named(name + std::to_string(i)));
        return layout;
    }
    static Widget* at(Layout* layout, int index) {
        return static_cast<Widget*>(layout->getChildren().at(index));
    }
    static std::string focused() {
        Widget* widget = Widget::getCurrentFocusedWidget();
        return widget ? widget->getName() : "none";
    }
    /// Moves the focus and returns the name of its new owner.
    static std::string moved(Direction direction) {
        Widget* widget = Widget::getCurrentFocusedWidget();
        widget->findNextFocusedWidget(direction, widget);
        return focused();
    }
    void dispatch(Key key, bool pressed) {
        EventKeyboard event(key, pressed);
        context.eventDispatcher()->dispatchEvent(&event);
    }
    void press(Key key) { dispatch(key, true); }
    void release(Key key) { dispatch(key, false); }
};

TEST_F(WidgetFocusTest, AFocusedWidgetIsKnownUntilItLosesTheFocus) {
    Widget* widget = show(named("a"), 0, 0);
    EXPECT_EQ(focused(), "none");
    widget->setFocused(true);
    EXPECT_EQ(focused(), "a");
    EXPECT_EQ(Widget::getCurrentFocusedWidget(true), widget);
    widget->setFocused(false);
    EXPECT_EQ(focused(), "none");
}

TEST_F(WidgetFocusTest, AnotherWidgetDoesNotClearTheFocus) {
    Widget* a = show(named("a"), 0, 0);
    Widget* b = show(named("b"), 0, 0);
    a->setFocused(true);
    b->setFocused(false);
    EXPECT_EQ(focused(), "a");
}

TEST_F(WidgetFocusTest, RequestingTheFocusNotifiesBothWidgetsAndTheDispatcher) {
    Widget* a = show(named("a"), 0, 0);
    Widget* b = show(named("b"), 0, 0);
    a->requestFocus();
    auto* listener = EventListenerFocus::create();
    listener->onFocusChanged = [this](Widget* lost, Widget* got) {
        said.push_back("event " + lost->getName() + got->getName());
    };
    context.eventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    for (Widget* widget : {a, b}) {
        widget->onFocusChanged = [this, widget](Widget* lost, Widget* got) {
            widget->onFocusChange(lost, got);
            said.push_back(widget->getName() + " notified of " + lost->getName() + got->getName());
        };
    }
    b->requestFocus();
    EXPECT_EQ(said, (Words{"b notified of ab", "a notified of ab", "event ab"}));
    EXPECT_FALSE(a->isFocused());
    b->requestFocus();
    EXPECT_EQ(said.size(), 3u);
}

TEST_F(WidgetFocusTest, AWidgetWithoutALayoutKeepsTheFocus) {
    show(named("a"), 0, 0)->requestFocus();
    EXPECT_EQ(moved(Direction::RIGHT), "a");
}

TEST_F(WidgetFocusTest, AWidgetThatIsNotFocusedFindsNoOther) {
    Layout* row = show(fill(HBox::create(Size(100, 10)), "r", 2), 0, 0);
    EXPECT_EQ(at(row, 0)->findNextFocusedWidget(Direction::RIGHT, at(row, 0)), at(row, 0));
    EXPECT_EQ(focused(), "none");
}

TEST_F(WidgetFocusTest, MovesAlongARowAndAColumn) {
    Layout* row = show(fill(HBox::create(Size(100, 10)), "r", 3), 0, 0);
    at(row, 0)->requestFocus();
    EXPECT_EQ(moved(Direction::RIGHT), "r1");
    EXPECT_EQ(moved(Direction::DOWN), "r1");
    EXPECT_EQ(moved(Direction::LEFT), "r0");
    Layout* column = show(fill(VBox::create(Size(100, 10)), "c", 3), 0, 0);
    at(column, 2)->requestFocus();
    EXPECT_EQ(moved(Direction::UP), "c1");
    EXPECT_EQ(moved(Direction::LEFT), "c1");
    EXPECT_EQ(moved(Direction::DOWN), "c2");
}

TEST_F(WidgetFocusTest, StopsAtTheEndUnlessItLoops) {
    Layout* row = show(fill(HBox::create(Size(100, 10)), "r", 3), 0, 0);
    at(row, 2)->requestFocus();
    EXPECT_EQ(moved(Direction::RIGHT), "r2");
    row->setLoopFocus(true);
    EXPECT_TRUE(row->isLoopFocus());
    EXPECT_EQ(moved(Direction::RIGHT), "r0");
    EXPECT_EQ(moved(Direction::LEFT), "r2");
}

TEST_F(WidgetFocusTest, SkipsWidgetsThatCannotHaveTheFocus) {
    Layout* row = fill(HBox::create(Size(100, 10)), "r", 3);
    row->addChild(Node::create());
    show(row, 0, 0);
    at(row, 1)->setFocusEnabled(false);
    EXPECT_FALSE(at(row, 1)->isFocusEnabled());
    at(row, 0)->requestFocus();
    EXPECT_EQ(moved(Direction::RIGHT), "r2");
    EXPECT_EQ(moved(Direction::RIGHT), "r2");
}

TEST_F(WidgetFocusTest, MovesBetweenNestedLayouts) {
    auto* column = VBox::create(Size(100, 100));
    Layout* upper = fill(HBox::create(Size(100, 10)), "u", 2);
    Layout* lower = fill(HBox::create(Size(100, 10)), "l", 2);
    column->addChild(upper);
    column->addChild(lower);
    show(column, 0, 0);
    at(upper, 1)->requestFocus();
    EXPECT_EQ(moved(Direction::DOWN), "l0");
    EXPECT_EQ(moved(Direction::RIGHT), "l1");
    EXPECT_EQ(moved(Direction::DOWN), "l1");
    EXPECT_EQ(moved(Direction::UP), "u0");
}

TEST_F(WidgetFocusTest, EntersALayoutBackwardsAtItsLastChild) {
    auto* row = HBox::create(Size(100, 10));
    row->addChild(fill(HBox::create(Size(50, 10)), "i", 3));
    row->addChild(named("last"));
    show(row, 0, 0);
    at(row, 1)->requestFocus();
    EXPECT_EQ(moved(Direction::LEFT), "i2");
    EXPECT_EQ(moved(Direction::RIGHT), "last");
}

TEST_F(WidgetFocusTest, ALayoutKeepsTheFocusIfItDoesNotPassIt) {
    auto* row = HBox::create(Size(100, 10));
    row->addChild(named("first"));
    Layout* inner = fill(HBox::create(Size(50, 10)), "inner", 2);
    inner->setPassFocusToChild(false);
    row->addChild(inner);
    show(row, 0, 0);
    at(row, 0)->requestFocus();
    EXPECT_EQ(moved(Direction::RIGHT), "inner");
    EXPECT_FALSE(inner->isPassFocusToChild());
}

TEST_F(WidgetFocusTest, AFunctionChoosesTheChildThatALayoutPassesTheFocusTo) {
    auto* row = HBox::create(Size(100, 10));
    row->addChild(named("first"));
    Layout* inner = fill(HBox::create(Size(50, 10)), "i", 3);
    int index = 1;
    inner->onPassFocusToChild = [&index](Direction, Widget*) { return index; };
    row->addChild(inner);
    show(row, 0, 0);
    at(row, 0)->requestFocus();
    EXPECT_EQ(moved(Direction::RIGHT), "i1");
    at(row, 0)->requestFocus();
    index = 9; // out of range: the layout itself
    EXPECT_EQ(moved(Direction::RIGHT), "i");
}

TEST_F(WidgetFocusTest, AFunctionChoosesTheNextWidget) {
    Layout* row = show(fill(HBox::create(Size(100, 10)), "r", 3), 0, 0);
    Widget* chosen = at(row, 2);
    at(row, 0)->onNextFocusedWidget = [&chosen](Direction) { return chosen; };
    at(row, 0)->requestFocus();
    EXPECT_EQ(moved(Direction::LEFT), "r2");
    chosen = nullptr; // null leaves it to the layout
    at(row, 0)->requestFocus();
    EXPECT_EQ(moved(Direction::RIGHT), "r1");
}

TEST_F(WidgetFocusTest, KeysMoveTheFocusWhileNavigationIsEnabled) {
    Layout* row = show(fill(HBox::create(Size(100, 10)), "r", 3), 0, 0);
    at(row, 0)->requestFocus();
    press(Key::KEY_RIGHT_ARROW);
    EXPECT_EQ(focused(), "r0");
    Widget::enableDpadNavigation(true);
    press(Key::KEY_RIGHT_ARROW);
    EXPECT_EQ(focused(), "r1");
    press(Key::KEY_DPAD_RIGHT);
    EXPECT_EQ(focused(), "r2");
    press(Key::KEY_DPAD_LEFT);
    press(Key::KEY_LEFT_ARROW);
    EXPECT_EQ(focused(), "r0");
    press(Key::KEY_SPACE);
    EXPECT_EQ(focused(), "r0");
    Widget::enableDpadNavigation(false);
    press(Key::KEY_RIGHT_ARROW);
    EXPECT_EQ(focused(), "r0");
}

TEST_F(WidgetFocusTest, KeysMoveTheFocusInAColumn) {
    Layout* column = show(fill(VBox::create(Size(100, 10)), "c", 2), 0, 0);
    Widget::enableDpadNavigation(true);
    press(Key::KEY_DOWN_ARROW); // no widget has the focus
    EXPECT_EQ(focused(), "none");
    at(column, 0)->requestFocus();
    press(Key::KEY_DOWN_ARROW);
    EXPECT_EQ(focused(), "c1");
    press(Key::KEY_DPAD_UP);
    EXPECT_EQ(focused(), "c0");
}

TEST_F(WidgetFocusTest, GamePadsMoveTheFocusWhileNavigationIsEnabled) {
    Layout* row = show(fill(HBox::create(Size(100, 10)), "r", 3), 0, 0);
    at(row, 0)->requestFocus();
    Widget::enableDpadNavigation(true);
    copra::ControllerFeed feed(*context.eventDispatcher());
    feed.connected(0, "pad");
    const auto tapButton = [&](int button) {
        feed.button(0, button, true, 1.0f, false);
        feed.button(0, button, false, 0.0f, false);
    };
    tapButton(Controller::BUTTON_DPAD_RIGHT);
    tapButton(Controller::BUTTON_A);
    EXPECT_EQ(focused(), "r1");
    tapButton(Controller::BUTTON_DPAD_LEFT);
    EXPECT_EQ(focused(), "r0");
    Widget::enableDpadNavigation(false);
    tapButton(Controller::BUTTON_DPAD_RIGHT);
    EXPECT_EQ(focused(), "r0");
    feed.disconnected(0);
}

TEST_F(WidgetFocusTest, EnterAndSpacePressTheFocusedWidget) {
    Button* button = show(Button::create("normal", "pressed", "", kFrame), 100, 100);
    noteTouches(button);
    button->addClickEventListener([this](Ref*) { said.push_back("click"); });
    button->requestFocus();
    press(Key::KEY_ENTER);
    EXPECT_TRUE(said.empty()); // navigation is off
    Widget::enableDpadNavigation(true);
    press(Key::KEY_ENTER);
    EXPECT_TRUE(button->isHighlighted());
    press(Key::KEY_SPACE); // as well
    release(Key::KEY_ENTER);
    EXPECT_FALSE(button->isHighlighted());
    release(Key::KEY_SPACE);
    EXPECT_EQ(said, (Words{"began", "ended", "click"}));
    auto* box = show(CheckBox::create("box", "box", "mark", "box", "mark", kFrame), 200, 100);
    box->requestFocus();
    press(Key::KEY_SPACE);
    release(Key::KEY_SPACE);
    EXPECT_TRUE(box->isSelected());
}

TEST_F(WidgetFocusTest, TheButtonAOfAPadPressesTheFocusedWidget) {
    Button* button = show(Button::create("normal", "pressed", "", kFrame), 100, 100);
    noteTouches(button);
    button->requestFocus();
    Widget::enableDpadNavigation(true);
    copra::ControllerFeed feed(*context.eventDispatcher());
    feed.connected(0, "pad");
    feed.button(0, Controller::BUTTON_B, true, 1.0f, false);
    feed.button(0, Controller::BUTTON_A, true, 1.0f, false);
    feed.button(0, Controller::BUTTON_A, false, 0.0f, false);
    EXPECT_EQ(said, (Words{"began", "ended"}));
    feed.disconnected(0);
}

TEST_F(WidgetFocusTest, APressIsCancelledIfTheFocusMoves) {
    Button* button = show(Button::create("normal", "pressed", "", kFrame), 100, 100);
    Widget* other = show(named("other"), 200, 100);
    noteTouches(button);
    Widget::enableDpadNavigation(true);
    button->requestFocus();
    press(Key::KEY_SPACE);
    other->requestFocus();
    release(Key::KEY_SPACE);
    EXPECT_EQ(said, (Words{"began", "cancelled"}));
    button->requestFocus();
    press(Key::KEY_SPACE);
    button->removeFromParent();
    release(Key::KEY_SPACE); // nothing is left to press
}

TEST_F(WidgetFocusTest, DisabledAndInvisibleWidgetsAreNotPressed) {
    Button* button = show(Button::create("normal", "pressed", "", kFrame), 100, 100);
    noteTouches(button);
    Widget::enableDpadNavigation(true);
    button->requestFocus();
    button->setEnabled(false);
    press(Key::KEY_SPACE);
    release(Key::KEY_SPACE);
    button->setEnabled(true);
    button->setVisible(false);
    press(Key::KEY_SPACE);
    release(Key::KEY_SPACE);
    EXPECT_TRUE(said.empty());
}

TEST_F(WidgetFocusTest, KeysOfAnEditedTextDoNotMoveOrPress) {
    Layout* row = show(fill(HBox::create(Size(100, 10)), "r", 2), 0, 0);
    TextField* field = show(TextField::create("", "a.ttf", 20), 300, 100);
    at(row, 0)->requestFocus();
    Widget::enableDpadNavigation(true);
    field->attachWithIME();
    press(Key::KEY_RIGHT_ARROW);
    EXPECT_EQ(focused(), "r0");
    field->didNotSelectSelf();
    press(Key::KEY_RIGHT_ARROW);
    EXPECT_EQ(focused(), "r1");
}

TEST_F(WidgetFocusTest, AStickMovesTheFocusOnceUntilItIsBack) {
    Layout* row = show(fill(HBox::create(Size(100, 10)), "r", 4), 0, 0);
    at(row, 0)->requestFocus();
    Widget::enableDpadNavigation(true);
    copra::ControllerFeed feed(*context.eventDispatcher());
    feed.connected(0, "pad");
    const auto stick = [&](float x) { feed.axis(0, Controller::JOYSTICK_LEFT_X, x, true); };
    stick(0.5f);
    EXPECT_EQ(focused(), "r0");
    stick(0.9f);
    stick(1.0f);
    EXPECT_EQ(focused(), "r1");
    stick(0.0f);
    stick(0.8f);
    EXPECT_EQ(focused(), "r2");
    stick(-0.8f); // must go back first
    EXPECT_EQ(focused(), "r2");
    stick(0.1f);
    stick(-0.8f);
    EXPECT_EQ(focused(), "r1");
    feed.disconnected(0);
}

TEST_F(WidgetFocusTest, AListPassesTheFocusBetweenItsItems) {
    auto* list = ListView::create();
    list->setContentSize(Size(100, 50));
    for (const char* name : {"a", "b"}) {
        Widget* item = named(name);
        list->pushBackCustomItem(item);
    }
    show(list, 0, 0);
    list->getItem(0)->requestFocus();
    EXPECT_EQ(moved(Direction::DOWN), "b");
    EXPECT_EQ(moved(Direction::UP), "a");
}

TEST_F(WidgetFocusTest, MayBeRemovedWhenTheFocusLooksForTheNextWidget) {
    auto* next = show(Widget::create(), 30, 10);
    next->setFocusEnabled(true);
    for (Widget* found : {static_cast<Widget*>(nullptr), next}) {
        auto* widget = show(Widget::create(), 10, 10);
        widget->setFocusEnabled(true);
        widget->requestFocus();
        widget->onNextFocusedWidget = [widget, found](Widget::FocusDirection) {
            Widget* const answer = found; // this function goes with the widget
            widget->removeFromParent();
            return answer;
        };
        clearPool();
        widget->findNextFocusedWidget(Widget::FocusDirection::LEFT, widget);
        EXPECT_EQ(scene->getChildrenCount(), 1);
    }
    EXPECT_TRUE(next->isFocused());
}

TEST_F(WidgetFocusTest, ALayoutMayBeRemovedWhenItPassesTheFocus) {
    auto* layout = HBox::create(Size(100, 100));
    auto* child = Widget::create();
    child->setFocusEnabled(true);
    layout->addChild(child);
    show(layout, 0, 0);
    layout->setFocusEnabled(true);
    layout->setPassFocusToChild(true);
    layout->requestFocus();
    layout->onPassFocusToChild = [layout](Widget::FocusDirection, Widget*) {
        layout->removeFromParent();
        return 0;
    };
    clearPool();
    layout->findNextFocusedWidget(Widget::FocusDirection::RIGHT, layout);
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

TEST_F(WidgetFocusTest, ALayoutMayBeRemovedWhenTheFocusChangesInIt) {
    auto* layout = HBox::create(Size(100, 100));
    std::vector<Widget*> children{Widget::create(), Widget::create()};
    for (Widget* child : children) {
        child->setFocusEnabled(true);
        layout->addChild(child);
    }
    show(layout, 0, 0);
    children[0]->requestFocus();
    children[1]->onFocusChanged = [layout](Widget*, Widget*) { layout->removeFromParent(); };
    clearPool();
    children[0]->findNextFocusedWidget(Widget::FocusDirection::RIGHT, children[0]);
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

} // namespace
