#include "ui/WidgetFixture.h"

#include "base/SelfClearing.h"
#include "base/expectRefused.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

class WidgetTest : public WidgetFixture {
protected:
    Layout* touchable(const std::string& name, float x = 0, float y = 0) {
        Layout* layout = box(100, 100);
        layout->setTouchEnabled(true);
        noteTouches(layout, name + " ");
        return show(layout, x, y);
    }
};

struct OldListener : Ref {
    void onTouch(Ref*, ui::TouchEventType event) { events.push_back(event); }
    std::vector<ui::TouchEventType> events;
};

struct BriefListener : Ref {
    void onTouch() { ++touches; }
    bool onEnd(Widget*, int event) { return event == TOUCH_EVENT_ENDED && ++ends; }
    int touches = 0;
    int ends = 0;
};

TEST_F(WidgetTest, ReceivesATouchFromBeginToEnd) {
    touchable("a");
    begin(50, 50);
    move(60, 60);
    end(60, 60);
    EXPECT_EQ(said, (Words{"a began", "a moved", "a ended"}));
}

TEST_F(WidgetTest, EndingATouchElsewhereCancels) {
    touchable("a");
    begin(50, 50);
    move(300, 50);
    end(300, 50);
    EXPECT_EQ(said, (Words{"a began", "a moved", "a cancelled"}));
}

TEST_F(WidgetTest, TheWidgetInFrontSwallowsATouchUnlessAskedNotTo) {
    touchable("back");
    Layout* front = touchable("front");
    tap(50, 50);
    EXPECT_EQ(said, (Words{"front began", "front ended"}));
    said.clear();
    front->setSwallowTouches(false);
    EXPECT_FALSE(front->isSwallowTouches());
    tap(50, 50);
    EXPECT_EQ(said, (Words{"front began", "back began", "front ended", "back ended"}));
}

TEST_F(WidgetTest, HiddenAndDisabledWidgetsAndTheirDescendantsReceiveNoTouches) {
    Layout* outer = touchable("outer");
    Layout* inner = box(50, 50);
    inner->setTouchEnabled(true);
    noteTouches(inner, "inner ");
    outer->addChild(inner);
    outer->setVisible(false);
    tap(10, 10);
    outer->setVisible(true);
    outer->setEnabled(false);
    tap(10, 10);
    EXPECT_TRUE(said.empty());
}

TEST_F(WidgetTest, IsNotTouchedOutsideOfALayoutThatClips) {
    Layout* outer = show(box(40, 40), 0, 0);
    outer->setClippingEnabled(true);
    Layout* inner = box(100, 100);
    inner->setTouchEnabled(true);
    noteTouches(inner);
    outer->addChild(inner);
    tap(60, 20);
    EXPECT_TRUE(said.empty());
    outer->setClippingEnabled(false);
    tap(60, 20);
    EXPECT_EQ(said, (Words{"began", "ended"}));
}

TEST_F(WidgetTest, ACallbackMayRemoveTheWidget) {
    Layout* layout = touchable("a");
    layout->addClickEventListener([this](Ref* sender) {
        static_cast<Widget*>(sender)->removeFromParent();
        said.push_back("gone");
    });
    tap(50, 50);
    tap(50, 50);
    EXPECT_EQ(said, (Words{"a began", "a ended", "gone"}));
}

TEST_F(WidgetTest, CallsAMemberFunctionWhileItsObjectLives) {
    Layout* layout = touchable("a");
    auto* old = new OldListener();
    layout->addTouchEventListener(old, toucheventselector(OldListener::onTouch));
    tap(50, 50);
    EXPECT_EQ(old->events, (std::vector<ui::TouchEventType>{TOUCH_EVENT_BEGAN, TOUCH_EVENT_ENDED}));
    old->release();
    tap(50, 50); // the listener is gone
}

TEST_F(WidgetTest, CallsAMemberFunctionThatTakesLessThanTheSelector) {
    auto* listener = new BriefListener();
    touchable("a")->addTouchEventListener(listener, toucheventselector(BriefListener::onTouch));
    touchable("b", 200)->addTouchEventListener(listener, toucheventselector(BriefListener::onEnd));
    tap(50, 50);
    EXPECT_EQ(listener->touches, 2);
    tap(250, 50);
    EXPECT_EQ(listener->ends, 1);
    listener->release();
}

TEST_F(WidgetTest, PercentsFollowTheSizeOfTheParent) {
    Layout* parent = show(box(200, 100), 0, 0);
    Layout* place = box(10, 10);
    place->setPositionType(Widget::PositionType::PERCENT);
    place->setPositionPercent(Vec2(0.25f, 0.5f));
    parent->addChild(place);
    Layout* size = box(10, 10);
    size->setSizeType(Widget::SizeType::PERCENT);
    size->setSizePercent(Vec2(0.5f, 0.2f));
    parent->addChild(size);
    expectPlace(place, 50, 50);
    expectSize(size->getContentSize(), 100, 20);
    parent->setContentSize(Size(400, 300));
    expectPlace(place, 100, 150);
    expectSize(size->getContentSize(), 200, 60);
}

TEST_F(WidgetTest, AbsolutePlacesAreKnownAsPercentsToo) {
    Layout* parent = show(box(200, 100), 0, 0);
    Layout* child = box(10, 10);
    parent->addChild(child);
    child->setPosition(Vec2(50, 10));
    EXPECT_EQ(child->getPositionPercent(), Vec2(0.25f, 0.1f));
    EXPECT_EQ(child->getSizePercent(), Vec2(0.05f, 0.1f));
}

TEST_F(WidgetTest, FlippingIsNotSeenInTheScale) {
    auto* widget = Widget::create();
    widget->setScale(2);
    widget->setFlippedX(true);
    EXPECT_FLOAT_EQ(widget->getScaleX(), 2);
    EXPECT_FLOAT_EQ(widget->getScale(), 2);
    EXPECT_FLOAT_EQ(widget->getNodeToParentTransform().m[0], -2);
}

TEST_F(WidgetTest, KnowsItsEdges) {
    Layout* layout = box(40, 20);
    layout->setAnchorPoint(Vec2(0.5f, 0.5f));
    layout->setPosition(Vec2(100, 50));
    EXPECT_FLOAT_EQ(layout->getLeftBoundary(), 80);
    EXPECT_FLOAT_EQ(layout->getRightBoundary(), 120);
    EXPECT_FLOAT_EQ(layout->getBottomBoundary(), 40);
    EXPECT_FLOAT_EQ(layout->getTopBoundary(), 60);
}

TEST_F(WidgetTest, ACopyHasCopiesOfTheChildrenAndReceivesThroughTheSameCallback) {
    Layout* model = touchable("a");
    Layout* child = box(10, 10);
    child->setName("child");
    model->addChild(child);
    Widget* copy = model->clone();
    EXPECT_EQ(copy->getChildrenCount(), 1);
    EXPECT_NE(copy->getChildByName("child"), child);
    expectSize(copy->getContentSize(), 100, 100);
    show(copy, 300, 0);
    tap(310, 10);
    EXPECT_EQ(said, (Words{"a began", "a ended"}));
}

TEST_F(WidgetTest, OneWidgetHasTheFocus) {
    Layout* a = touchable("a");
    Layout* b = touchable("b");
    a->requestFocus();
    EXPECT_EQ(Widget::getCurrentFocusedWidget(), a);
    b->requestFocus();
    EXPECT_TRUE(b->isFocused());
    EXPECT_FALSE(a->isFocused());
    scene->removeAllChildren();
    PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_EQ(Widget::getCurrentFocusedWidget(), nullptr);
}

TEST_F(WidgetTest, TheFocusGoesAlongALayoutAndAroundWhereItLoops) {
    auto* row = HBox::create(Size(200, 50));
    Widget* widgets[3];
    for (Widget*& widget : widgets) row->addChild(widget = Widget::create());
    show(row, 0, 0);
    widgets[0]->requestFocus();
    using Direction = Widget::FocusDirection;
    EXPECT_EQ(widgets[0]->findNextFocusedWidget(Direction::RIGHT, widgets[0]), widgets[1]);
    widgets[1]->setFocusEnabled(false);
    widgets[2]->requestFocus();
    EXPECT_EQ(widgets[2]->findNextFocusedWidget(Direction::LEFT, widgets[2]), widgets[0]);
    EXPECT_EQ(widgets[0]->findNextFocusedWidget(Direction::LEFT, widgets[0]), widgets[0]);
    row->setLoopFocus(true);
    EXPECT_EQ(widgets[0]->findNextFocusedWidget(Direction::LEFT, widgets[0]), widgets[2]);
}

TEST_F(WidgetTest, HelpersFindWidgetsByNameTagAndActionTag) {
    Layout* root = box(10, 10);
    Layout* inner = box(10, 10);
    inner->setName("inner");
    inner->setTag(7);
    inner->setActionTag(9);
    Layout* middle = box(10, 10);
    root->addChild(middle);
    middle->addChild(inner);
    EXPECT_EQ(Helper::seekWidgetByName(root, "inner"), inner);
    EXPECT_EQ(Helper::seekWidgetByTag(root, 7), inner);
    EXPECT_EQ(Helper::seekActionWidgetByActionTag(root, 9), inner);
    EXPECT_EQ(Helper::seekWidgetByName(nullptr, "inner"), nullptr);
    EXPECT_EQ(Helper::getSubStringOfUTF8String("aäöü", 1, 2), "äö");
}

TEST_F(WidgetTest, ProtectedChildrenStandBetweenTheOthers) {
    auto* node = ProtectedNode::create();
    Sprite* own = block(2, 1, Color3B::RED);
    node->addProtectedChild(own, 0);
    Sprite* other = block(1, 1, Color3B::GREEN);
    node->addChild(other, 0);
    EXPECT_EQ(picture(node, 3, 1), "gr.\n");
    own->setLocalZOrder(-1);
    other->setLocalZOrder(-1);
    EXPECT_EQ(picture(node, 3, 1), "rr.\n");
    EXPECT_EQ(node->getChildrenCount(), 1);
    node->removeProtectedChild(own);
    EXPECT_EQ(picture(node, 3, 1), "g..\n");
}

TEST_F(WidgetTest, ItsEdgesAreThoseOfTheBoundingBox) {
    Layout* layout = box(40, 20);
    layout->setAnchorPoint(Vec2(0.5f, 0.5f));
    layout->setPosition(Vec2(100, 50));
    layout->setScale(2, 3);
    EXPECT_FLOAT_EQ(layout->getLeftBoundary(), 60);
    EXPECT_FLOAT_EQ(layout->getRightBoundary(), 140);
    EXPECT_FLOAT_EQ(layout->getBottomBoundary(), 20);
    EXPECT_FLOAT_EQ(layout->getTopBoundary(), 80);
    layout->setScale(1);
    layout->setRotation(90);
    EXPECT_NEAR(layout->getLeftBoundary(), 90, 1e-3f);
    EXPECT_NEAR(layout->getTopBoundary(), 70, 1e-3f);
}

TEST_F(WidgetTest, TheEdgesOfAMirroredWidgetAreOnTheOtherSide) {
    Layout* layout = box(40, 20);
    layout->setPosition(Vec2(100, 50));
    layout->setFlippedX(true);
    layout->setFlippedY(true);
    EXPECT_FLOAT_EQ(layout->getLeftBoundary(), 60);
    EXPECT_FLOAT_EQ(layout->getRightBoundary(), 100);
    EXPECT_FLOAT_EQ(layout->getBottomBoundary(), 30);
    EXPECT_TRUE(layout->isFlippedX() && layout->isFlippedY());
}

TEST_F(WidgetTest, AnAbsoluteSizeIsKnownAsPercent) {
    Layout* parent = show(box(200, 100), 0, 0);
    Layout* child = box(10, 10);
    parent->addChild(child);
    child->setContentSize(Size(100, 25));
    EXPECT_EQ(child->getSizePercent(), Vec2(0.5f, 0.25f));
    parent->setContentSize(Size(0, 0));
    child->setContentSize(Size(20, 20));
    EXPECT_EQ(child->getSizePercent(), Vec2(0, 0));
}

TEST_F(WidgetTest, PercentagesTakeEffectWhenTheWidgetEnters) {
    Layout* parent = box(200, 100);
    Layout* child = box(10, 10);
    child->setSizeType(Widget::SizeType::PERCENT);
    child->setSizePercent(Vec2(0.5f, 0.5f));
    child->setPositionType(Widget::PositionType::PERCENT);
    child->setPositionPercent(Vec2(0.25f, 0.1f));
    parent->addChild(child);
    expectSize(child->getContentSize(), 10, 10);
    show(parent, 0, 0);
    expectSize(child->getContentSize(), 100, 50);
    expectPlace(child, 50, 10);
}

// As the widgets of Cocos Studio's files.
TEST_F(WidgetTest, PercentagesAreThoseOfTheLayoutComponent) {
    Layout* parent = show(box(200, 100), 0, 0);
    Layout* child = box(10, 10);
    child->setLayoutComponentEnabled(true);
    EXPECT_TRUE(child->isLayoutComponentEnabled());
    parent->addChild(child);
    auto* component = LayoutComponent::bindLayoutComponent(child);
    child->setPositionType(Widget::PositionType::PERCENT);
    EXPECT_TRUE(component->isPositionPercentXEnabled() && component->isPositionPercentYEnabled());
    child->setPositionPercent(Vec2(0.5f, 0.25f));
    expectPlace(child, 100, 25);
    component->setPositionPercentX(0.25f);
    EXPECT_EQ(child->getPositionPercent(), Vec2(0.25f, 0.25f));
    child->setPositionType(Widget::PositionType::ABSOLUTE);
    EXPECT_FALSE(component->isPositionPercentXEnabled() || component->isPositionPercentYEnabled());

    child->setSizePercent(Vec2(0.5f, 0.1f));
    expectSize(child->getContentSize(), 100, 10);
    EXPECT_TRUE(component->getUsingPercentContentSize());
    component->setPercentContentSize(Vec2(0.2f, 0.3f));
    EXPECT_EQ(child->getSizePercent(), Vec2(0.2f, 0.3f));
    child->setSizeType(Widget::SizeType::ABSOLUTE);
    EXPECT_FALSE(component->getUsingPercentContentSize());
    child->setSizeType(Widget::SizeType::PERCENT);
    EXPECT_TRUE(component->getUsingPercentContentSize());
}

TEST_F(WidgetTest, AWidgetThatIsToUseALayoutComponentGetsOne) {
    Layout* parent = show(box(200, 100), 0, 0);
    Layout* child = box(10, 10);
    child->setLayoutComponentEnabled(true);
    parent->addChild(child);
    child->setSizePercent(Vec2(0.5f, 0.5f));
    expectSize(child->getContentSize(), 100, 50);
    EXPECT_NE(child->getComponent("__ui_layout"), nullptr);
}

TEST_F(WidgetTest, AUnifiedSizeIsTheOneThatWasSet) {
    auto* view = ImageView::create("normal", kFrame);
    EXPECT_FALSE(view->isUnifySizeEnabled());
    view->setUnifySizeEnabled(true);
    view->setContentSize(Size(77, 66));
    expectSize(view->getContentSize(), 77, 66);
    expectSize(view->getCustomSize(), 77, 66);
    expectSize(view->getLayoutSize(), 77, 66);
}

TEST_F(WidgetTest, TheCustomSizeIsStoredWhileTheContentDecides) {
    auto* view = ImageView::create("normal", kFrame);
    view->setContentSize(Size(77, 66));
    expectSize(view->getContentSize(), 60, 30);
    expectSize(view->getCustomSize(), 77, 66);
    view->ignoreContentAdaptWithSize(false);
    expectSize(view->getContentSize(), 77, 66);
    view->ignoreContentAdaptWithSize(true);
    expectSize(view->getContentSize(), 60, 30);
}

TEST_F(WidgetTest, KnowsItsAnchorInTheWorld) {
    Layout* parent = show(box(100, 100), 10, 20);
    Layout* child = box(10, 10);
    child->setAnchorPoint(Vec2(0.5f, 0.5f));
    child->setPosition(Vec2(30, 40));
    parent->addChild(child);
    const Vec2 world = child->getWorldPosition();
    EXPECT_NEAR(world.x, 40, 1e-3f);
    EXPECT_NEAR(world.y, 60, 1e-3f);
}

TEST_F(WidgetTest, DisabledAndBrightAreSeparateStates) {
    auto* widget = Widget::create();
    EXPECT_TRUE(widget->isEnabled() && widget->isBright());
    widget->setBright(false);
    EXPECT_TRUE(widget->isEnabled());
    widget->setEnabled(false);
    EXPECT_FALSE(widget->isBright());
    widget->setEnabled(true);
    EXPECT_TRUE(widget->isBright());
}

TEST_F(WidgetTest, ScalesWithoutMirroring) {
    auto* widget = Widget::create();
    widget->setScale(2, 3);
    widget->setFlippedX(true);
    widget->setScaleX(4);
    EXPECT_FLOAT_EQ(widget->getScaleX(), 4);
    EXPECT_FLOAT_EQ(widget->getScaleY(), 3);
    widget->setFlippedX(false);
    EXPECT_FLOAT_EQ(widget->getNodeToParentTransform().m[0], 4);
    EXPECT_REFUSED(widget->getScale(), "Widget::getScale: the axes have different scales");
}

TEST_F(WidgetTest, ACopyHasTheSameProperties) {
    Layout* model = box(40, 20);
    model->setEnabled(false);
    model->setVisible(false);
    model->setLocalZOrder(3);
    model->setTag(4);
    model->setActionTag(5);
    model->setPosition(Vec2(6, 7));
    model->setAnchorPoint(Vec2(0.2f, 0.3f));
    model->setScale(2, 3);
    model->setRotation(45);
    model->setFlippedX(true);
    model->setColor(Color3B(1, 2, 3));
    model->setOpacity(99);
    model->setFocusEnabled(false);
    model->setPropagateTouchEvents(false);
    Widget* copy = model->clone();
    EXPECT_FALSE(copy->isEnabled());
    EXPECT_FALSE(copy->isVisible());
    EXPECT_EQ(copy->getLocalZOrder(), 3);
    EXPECT_EQ(copy->getTag(), 4);
    EXPECT_EQ(copy->getActionTag(), 5);
    expectPlace(copy, 6, 7);
    EXPECT_EQ(copy->getAnchorPoint(), Vec2(0.2f, 0.3f));
    EXPECT_FLOAT_EQ(copy->getScaleX(), 2);
    EXPECT_FLOAT_EQ(copy->getScaleY(), 3);
    EXPECT_FLOAT_EQ(copy->getRotation(), 45);
    EXPECT_TRUE(copy->isFlippedX());
    EXPECT_EQ(copy->getColor(), Color3B(1, 2, 3));
    EXPECT_EQ(copy->getOpacity(), 99);
    EXPECT_FALSE(copy->isFocusEnabled());
    EXPECT_FALSE(copy->isPropagateTouchEvents());
}

TEST_F(WidgetTest, MetadataOfEditorsIsKept) {
    auto* widget = Widget::create();
    widget->setCallbackName("onClick");
    widget->setCallbackType("Click");
    EXPECT_EQ(widget->getCallbackName(), "onClick");
    EXPECT_EQ(widget->getCallbackType(), "Click");
    EXPECT_EQ(widget->getDescription(), "Widget");
}

TEST_F(WidgetTest, AnEventListenerOfAStudioFileMayClearItself) {
    const auto check = [](Widget* widget, const std::function<void()>& change) {
        copra::test::SelfClearing clearing;
        widget->addCCSEventListener(clearing.callback([widget] { widget->addCCSEventListener(nullptr); }));
        change();
        change();
        EXPECT_TRUE(clearing.endedWell()) << widget->getDescription();
    };
    auto* box = show(CheckBox::create("box", "mark", kFrame), 100, 100);
    check(box, [this] { tap(100, 100); });
    auto* slider = show(Slider::create("bar", "knob", kFrame), 200, 200);
    check(slider, [this] { tap(180, 200); });
}

TEST_F(WidgetTest, WhatAClickListenerCountsIsKept) {
    auto* button = show(Button::create("normal", "pressed", "", kFrame), 100, 100);
    int last = 0;
    button->addClickEventListener([&last, count = 0](Ref*) mutable { last = ++count; });
    for (int i = 0; i < 3; ++i) tap(100, 100);
    EXPECT_EQ(last, 3);
}

} // namespace
