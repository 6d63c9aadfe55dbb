#include "ui/WidgetFixture.h"

#include "base/log.h"
#include "math/Vec3.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

/// Notes what its descendants pass on.
class Interceptor : public Layout {
public:
    static Interceptor* create(std::vector<std::string>& notes) {
        auto* made = new Interceptor(notes);
        made->init();
        made->autorelease();
        return made;
    }
    void interceptTouchEvent(TouchEventType event, Widget* sender, Touch* touch) override {
        static const char* const kWords[] = {"began ", "moved ", "ended ", "cancelled "};
        _notes.push_back(kWords[static_cast<int>(event)] + sender->getName());
        Layout::interceptTouchEvent(event, sender, touch);
    }

private:
    explicit Interceptor(std::vector<std::string>& notes) : _notes(notes) {}
    std::vector<std::string>& _notes;
};

class WidgetTouchTest : public WidgetFixture {
protected:
    Layout* touchable(float width = 100, float height = 100) {
        Layout* layout = box(width, height);
        layout->setTouchEnabled(true);
        return layout;
    }
};

TEST_F(WidgetTouchTest, ReceivesNoTouchesByDefault) {
    Layout* layout = show(box(100, 100), 0, 0);
    noteTouches(layout);
    tap(50, 50);
    EXPECT_TRUE(said.empty());
    EXPECT_FALSE(layout->isSwallowTouches());
    layout->setSwallowTouches(true); // without effect
    EXPECT_FALSE(layout->isSwallowTouches());
}

TEST_F(WidgetTouchTest, TouchesCanBeDisabledAgain) {
    Layout* layout = show(touchable(), 0, 0);
    noteTouches(layout);
    layout->setTouchEnabled(true); // no second listener
    tap(50, 50);
    EXPECT_EQ(said.size(), 2u);
    layout->setTouchEnabled(false);
    tap(50, 50);
    EXPECT_EQ(said.size(), 2u);
}

TEST_F(WidgetTouchTest, IgnoresTouchesThatBeginElsewhere) {
    Layout* layout = show(touchable(), 0, 0);
    noteTouches(layout);
    begin(200, 200);
    move(50, 50);
    end(50, 50);
    EXPECT_TRUE(said.empty());
}

TEST_F(WidgetTouchTest, ACancelledTouchDoesNotClick) {
    Layout* layout = show(touchable(), 0, 0);
    noteTouches(layout);
    layout->addClickEventListener([this](Ref*) { said.push_back("click"); });
    begin(50, 50);
    cancel(50, 50);
    EXPECT_EQ(said, (Words{"began", "cancelled"}));
    EXPECT_FALSE(layout->isHighlighted());
}

TEST_F(WidgetTouchTest, KnowsThePositionsOfTheLastTouch) {
    Layout* layout = show(touchable(), 10, 10);
    begin(20, 30);
    move(40, 50);
    end(60, 70);
    EXPECT_EQ(layout->getTouchBeganPosition(), Vec2(20, 30));
    EXPECT_EQ(layout->getTouchMovePosition(), Vec2(40, 50));
    EXPECT_EQ(layout->getTouchEndPosition(), Vec2(60, 70));
}

TEST_F(WidgetTouchTest, IsHighlightedWhileTheTouchIsOnIt) {
    Layout* layout = show(touchable(), 0, 0);
    begin(50, 50);
    EXPECT_TRUE(layout->isHighlighted());
    move(300, 300);
    EXPECT_FALSE(layout->isHighlighted());
    move(50, 50);
    EXPECT_TRUE(layout->isHighlighted());
    end(50, 50);
    EXPECT_FALSE(layout->isHighlighted());
}

TEST_F(WidgetTouchTest, TheHitTestFollowsScaleAndRotation) {
    Layout* layout = show(box(100, 20), 100, 100);
    EXPECT_TRUE(layout->hitTest(Vec2(199, 119), nullptr, nullptr));
    EXPECT_FALSE(layout->hitTest(Vec2(199, 121), nullptr, nullptr));
    layout->setScale(2);
    EXPECT_TRUE(layout->hitTest(Vec2(299, 139), nullptr, nullptr));
    layout->setScale(1);
    layout->setRotation(-90); // upwards
    EXPECT_TRUE(layout->hitTest(Vec2(90, 190), nullptr, nullptr));
    EXPECT_FALSE(layout->hitTest(Vec2(190, 110), nullptr, nullptr));
}

TEST_F(WidgetTouchTest, TheHitTestGivesThePointInTheWidget) {
    Layout* layout = show(box(100, 20), 100, 100);
    layout->setScale(2);
    Vec3 point(-1, -1, -1);
    EXPECT_TRUE(layout->hitTest(Vec2(150, 120), nullptr, &point));
    EXPECT_NEAR(point.x, 25, 1e-3f);
    EXPECT_NEAR(point.y, 10, 1e-3f);
    EXPECT_FLOAT_EQ(point.z, 0);
}

TEST_F(WidgetTouchTest, AncestorsAreNotifiedOfATouch) {
    auto* outer = Interceptor::create(said);
    outer->setContentSize(Size(100, 100));
    auto* inner = Interceptor::create(said);
    Layout* child = touchable(50, 50);
    child->setName("child");
    inner->addChild(child);
    outer->addChild(inner);
    show(outer, 0, 0);
    begin(10, 10);
    EXPECT_EQ(said, (Words{"began child", "began child"}));
    move(20, 20);
    end(20, 20);
    EXPECT_EQ(said.back(), "ended child");
    EXPECT_EQ(said.size(), 6u);
}

TEST_F(WidgetTouchTest, APlainNodeBetweenWidgetsEndsTheNotification) {
    auto* outer = Interceptor::create(said);
    Node* between = Node::create();
    Layout* child = touchable(50, 50);
    between->addChild(child);
    outer->addChild(between);
    show(outer, 0, 0);
    tap(10, 10);
    EXPECT_TRUE(said.empty());
}

TEST_F(WidgetTouchTest, PropagationCanBeDisabled) {
    auto* outer = Interceptor::create(said);
    Layout* child = touchable(50, 50);
    child->setPropagateTouchEvents(false);
    EXPECT_FALSE(child->isPropagateTouchEvents());
    outer->addChild(child);
    show(outer, 0, 0);
    tap(10, 10);
    EXPECT_TRUE(said.empty());
}

TEST_F(WidgetTouchTest, ADisabledAncestorBlocksTouchesEvenBeyondAPlainNode) {
    Layout* outer = box(100, 100);
    Node* between = Node::create();
    Layout* child = touchable(50, 50);
    noteTouches(child);
    between->addChild(child);
    outer->addChild(between);
    show(outer, 0, 0);
    outer->setEnabled(false);
    tap(10, 10);
    EXPECT_TRUE(said.empty());
    outer->setEnabled(true);
    between->setVisible(false);
    tap(10, 10);
    EXPECT_TRUE(said.empty());
    between->setVisible(true);
    tap(10, 10);
    EXPECT_EQ(said.size(), 2u);
}

TEST_F(WidgetTouchTest, AWidgetThatIsNotBrightStillReceivesTouches) {
    Layout* layout = show(touchable(), 0, 0);
    noteTouches(layout);
    layout->setBright(false);
    EXPECT_TRUE(layout->isEnabled());
    tap(50, 50);
    EXPECT_EQ(said, (Words{"began", "ended"}));
}

TEST_F(WidgetTouchTest, ACallbackCanBeReplacedWhileItRuns) {
    Layout* layout = show(touchable(), 0, 0);
    layout->addClickEventListener([this, layout](Ref*) {
        layout->addClickEventListener([this](Ref*) { said.push_back("second"); });
        said.push_back("first");
    });
    tap(50, 50);
    tap(50, 50);
    EXPECT_EQ(said, (Words{"first", "second"}));
}

TEST_F(WidgetTouchTest, NullRemovesACallback) {
    Layout* layout = show(touchable(), 0, 0);
    noteTouches(layout);
    layout->addTouchEventListener(nullptr, nullptr);
    layout->addClickEventListener([this](Ref*) { said.push_back("click"); });
    layout->addClickEventListener(nullptr);
    tap(50, 50);
    EXPECT_TRUE(said.empty());
}

TEST_F(WidgetTouchTest, NestedClippingLayoutsAllHaveToContainTheTouch) {
    Layout* outer = box(100, 30);
    Layout* inner = box(30, 100);
    Layout* child = touchable(100, 100);
    for (Layout* layout : {outer, inner}) layout->setClippingEnabled(true);
    noteTouches(child);
    inner->addChild(child);
    outer->addChild(inner);
    show(outer, 0, 0);
    tap(20, 50);
    tap(50, 20);
    EXPECT_TRUE(said.empty());
    EXPECT_FALSE(child->isClippingParentContainsPoint(Vec2(50, 20)));
    EXPECT_TRUE(child->isClippingParentContainsPoint(Vec2(20, 20)));
    tap(20, 20);
    EXPECT_EQ(said, (Words{"began", "ended"}));
}

TEST_F(WidgetTouchTest, TheGenericCallbackReceivesTheEventsOfTheClass) {
    auto* checkBox = show(CheckBox::create("box", "mark", kFrame), 50, 50);
    checkBox->addCCSEventListener([this](Ref*, int event) { said.push_back(std::to_string(event)); });
    tap(50, 50);
    tap(50, 50);
    EXPECT_EQ(said, (Words{"0", "1"}));
}

#if COCOS2D_DEBUG > 0
TEST_F(WidgetTouchTest, ACallbackWithoutTouchesIsWarnedOf) {
    const auto listen = [](Widget* widget) {
        widget->addClickEventListener([](Ref*) {});
        widget->addTouchEventListener([](Ref*, Widget::TouchEventType) {});
    };
    const copra::LogCapture log;
    listen(show(Button::create(), 50, 50));
    auto* chosen = show(ImageView::create(), 50, 50);
    listen(chosen);
    chosen->setTouchEnabled(true);
    auto* locked = show(ImageView::create(), 50, 50);
    locked->setTouchEnabled(false);
    listen(locked);
    auto* forgotten = ImageView::create();
    forgotten->setName("map");
    listen(forgotten);
    for (int i = 0; i < 3; ++i) context.update(0.6f);
    EXPECT_EQ(log.lineCount(), 0) << log.text();
    show(forgotten, 50, 50);
    for (int i = 0; i < 3; ++i) context.update(0.6f);
    EXPECT_EQ(log.lineCount(), 1) << log.text();
    EXPECT_TRUE(log.contains("'map' has a touch callback, but touches are not enabled")) << log.text();
}
#endif

} // namespace
