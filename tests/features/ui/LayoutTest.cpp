#include "ui/WidgetFixture.h"

#include "base/log.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

using Gravity = LinearLayoutParameter::LinearGravity;
using Align = RelativeLayoutParameter::RelativeAlign;

class LayoutTest : public WidgetFixture {
protected:
    static Layout* child(float width, float height, Gravity gravity, const Margin& margin = Margin::ZERO) {
        Layout* made = box(width, height);
        auto* parameter = LinearLayoutParameter::create();
        parameter->setGravity(gravity);
        parameter->setMargin(margin);
        made->setLayoutParameter(parameter);
        return made;
    }
    static Layout* relative(Align align, const std::string& name, const std::string& to = "") {
        Layout* made = box(10, 10);
        auto* parameter = RelativeLayoutParameter::create();
        parameter->setAlign(align);
        parameter->setRelativeName(name);
        parameter->setRelativeToWidgetName(to);
        made->setLayoutParameter(parameter);
        return made;
    }
};

TEST_F(LayoutTest, AColumnPlacesChildrenFromTheTopByTheirGravity) {
    auto* column = VBox::create(Size(200, 100));
    Layout* left = child(40, 20, Gravity::LEFT);
    Layout* middle = child(40, 20, Gravity::CENTER_HORIZONTAL, Margin(0, 5, 0, 3));
    Layout* right = child(40, 20, Gravity::RIGHT);
    for (Layout* one : {left, middle, right}) column->addChild(one);
    column->forceDoLayout();
    expectPlace(left, 0, 80);
    expectPlace(middle, 80, 55);
    expectPlace(right, 160, 32);
}

TEST_F(LayoutTest, ARowPlacesChildrenFromTheLeft) {
    auto* row = HBox::create(Size(200, 100));
    Layout* top = child(40, 20, Gravity::TOP);
    Layout* middle = child(40, 20, Gravity::CENTER_VERTICAL, Margin(6, 0, 2, 0));
    Layout* bottom = child(40, 20, Gravity::BOTTOM);
    for (Layout* one : {top, middle, bottom}) row->addChild(one);
    row->forceDoLayout();
    expectPlace(top, 0, 80);
    expectPlace(middle, 46, 40);
    expectPlace(bottom, 88, 0);
}

TEST_F(LayoutTest, IsLaidOutAgainWhenChildrenComeGoAndTheSizeChanges) {
    auto* column = show(VBox::create(Size(200, 100)), 0, 0);
    Layout* a = child(40, 20, Gravity::LEFT);
    Layout* b = child(40, 20, Gravity::LEFT);
    column->addChild(a);
    column->addChild(b);
    visit();
    expectPlace(b, 0, 60);
    column->removeChild(a);
    visit();
    expectPlace(b, 0, 80);
    column->setContentSize(Size(200, 150));
    visit();
    expectPlace(b, 0, 130);
}

TEST_F(LayoutTest, GivesDefaultParametersToChildren) {
    auto* row = HBox::create(Size(200, 100));
    Layout* plain = box(10, 10);
    row->addChild(plain);
    ASSERT_NE(plain->getLayoutParameter(), nullptr);
    EXPECT_EQ(plain->getLayoutParameter()->getLayoutType(), LayoutParameter::Type::LINEAR);
}

TEST_F(LayoutTest, RelativeChildrenStandAtTheEdgesAndBesideEachOther) {
    auto* room = RelativeBox::create(Size(100, 100));
    // The one that waits comes first.
    Layout* above = relative(Align::LOCATION_ABOVE_CENTER, "above", "center");
    Layout* center = relative(Align::CENTER_IN_PARENT, "center");
    Layout* corner = relative(Align::PARENT_RIGHT_BOTTOM, "corner");
    for (Layout* one : {above, center, corner}) room->addChild(one);
    room->forceDoLayout();
    expectPlace(center, 45, 45);
    expectPlace(above, 45, 55);
    expectPlace(corner, 90, 0);
}

TEST_F(LayoutTest, RelativeChildrenWithCyclicDependenciesStayWhereTheyAre) {
    auto* room = RelativeBox::create(Size(100, 100));
    Layout* a = relative(Align::LOCATION_ABOVE_CENTER, "a", "b");
    Layout* b = relative(Align::LOCATION_ABOVE_CENTER, "b", "a");
    a->setPosition(Vec2(3, 4));
    room->addChild(a);
    room->addChild(b);
    room->forceDoLayout();
    expectPlace(a, 3, 4);
}

TEST_F(LayoutTest, ClipsWhatLiesOutside) {
    Layout* layout = box(3, 2);
    layout->setPosition(Vec2(1, 0));
    layout->addChild(block(8, 8, Color3B::RED));
    EXPECT_EQ(picture(layout, 6, 3), ".rrrrr\n.rrrrr\n.rrrrr\n");
    layout->setClippingEnabled(true);
    EXPECT_EQ(picture(layout, 6, 3), "......\n.rrr..\n.rrr..\n");
}

TEST_F(LayoutTest, ClipsWithAMaskWhereItIsTurned) {
    Layout* layout = box(4, 4);
    layout->setAnchorPoint(Vec2(0.5f, 0.5f));
    layout->setPosition(Vec2(4, 4));
    layout->setRotation(45);
    layout->setClippingEnabled(true);
    Sprite* big = block(40, 40, Color3B::RED);
    big->setPosition(-20, -20);
    layout->addChild(big);
    const std::string turned = picture(layout);
    EXPECT_EQ(turned[0], '.'); // the corner of the upright rectangle around it
    EXPECT_NE(turned.find('r'), std::string::npos);
    EXPECT_EQ(turned.substr(18, 8), "...rr..."); // third row
}

TEST_F(LayoutTest, ShowsAColorBehindItsChildren) {
    Layout* layout = box(3, 1);
    layout->setBackGroundColorType(Layout::BackGroundColorType::SOLID);
    layout->setBackGroundColor(Color3B::GREEN);
    layout->addChild(block(1, 1, Color3B::RED));
    EXPECT_EQ(picture(layout, 4, 1), "rgg.\n");
    layout->setBackGroundColorType(Layout::BackGroundColorType::NONE);
    EXPECT_EQ(picture(layout, 4, 1), "r...\n");
}

TEST_F(LayoutTest, ABackgroundImageStandsInTheMiddleOrFillsTheLayout) {
    Layout* layout = show(box(100, 80), 0, 0);
    layout->setBackGroundImage("patch", kFrame);
    expectSize(layout->getBackGroundImageTextureSize(), 30, 30);
    auto draws = drawn();
    ASSERT_EQ(draws.size(), 1u);
    EXPECT_NEAR(draws[0].vertices[0].position.x, 35, 1e-3f);
    layout->setBackGroundImageScale9Enabled(true);
    draws = drawn();
    EXPECT_NEAR(draws[0].vertices[0].position.x, 0, 1e-3f);
    layout->removeBackGroundImage();
    expectSize(layout->getBackGroundImageTextureSize(), 0, 0);
}

TEST_F(LayoutTest, ACopyHasTheSameBackgroundAndLayout) {
    Layout* layout = box(100, 60);
    layout->setBackGroundColorType(Layout::BackGroundColorType::SOLID);
    layout->setBackGroundColor(Color3B(10, 20, 30));
    layout->setLayoutType(Layout::Type::VERTICAL);
    layout->setClippingEnabled(true);
    auto* copy = static_cast<Layout*>(layout->clone());
    EXPECT_EQ(copy->getBackGroundColor(), Color3B(10, 20, 30));
    EXPECT_EQ(copy->getLayoutType(), Layout::Type::VERTICAL);
    EXPECT_TRUE(copy->isClippingEnabled());
    expectSize(copy->getContentSize(), 100, 60);
}

TEST_F(LayoutTest, AnImageViewShowsAnImageOrAPart) {
    auto* view = ImageView::create("patch", kFrame);
    expectSize(view->getContentSize(), 30, 30);
    view->setTextureRect(Rect(0, 0, 10, 12));
    expectSize(view->getContentSize(), 10, 12);
    view->setScale9Enabled(true);
    view->setContentSize(Size(90, 40));
    show(view, 0, 0);
    expectSize(view->getVirtualRenderer()->getContentSize(), 90, 40);
    view->loadTexture("no such frame", kFrame);
    expectSize(view->getContentSize(), 90, 40);
}

TEST_F(LayoutTest, TextsHaveTheSizeOfTheirCharacters) {
    auto* text = Text::create("hello", "a.ttf", 20);
    EXPECT_EQ(text->getStringLength(), 5);
    const Size small = text->getContentSize();
    EXPECT_GT(small.width, 0);
    text->setFontSize(40);
    EXPECT_GT(text->getContentSize().width, small.width);
    text->setString("hello hello");
    EXPECT_TRUE(text->getContentSize().equals(text->getVirtualRendererSize()));
    auto* copy = static_cast<Text*>(text->clone());
    EXPECT_EQ(copy->getString(), "hello hello");
    EXPECT_FLOAT_EQ(copy->getFontSize(), 40);
}

TEST_F(LayoutTest, ASolidBackgroundHasColorAndOpacity) {
    Layout* layout = box(2, 1);
    layout->setBackGroundColorType(Layout::BackGroundColorType::SOLID);
    layout->setBackGroundColor(Color3B::BLUE);
    EXPECT_EQ(picture(layout, 3, 1), "bb.\n");
    layout->setBackGroundColorOpacity(0);
    EXPECT_EQ(picture(layout, 3, 1), "...\n");
    EXPECT_EQ(layout->getBackGroundColorOpacity(), 0);
    layout->setBackGroundColorOpacity(255);
    layout->setContentSize(Size(3, 1));
    EXPECT_EQ(picture(layout, 3, 1), "bbb\n");
}

TEST_F(LayoutTest, AGradientGoesFromTopToBottomByDefault) {
    Layout* layout = box(1, 8);
    layout->setBackGroundColorType(Layout::BackGroundColorType::GRADIENT);
    layout->setBackGroundColor(Color3B::RED, Color3B::GREEN);
    std::string seen = picture(layout, 1, 8);
    EXPECT_EQ(seen.front(), 'r');
    EXPECT_EQ(seen[14], 'g');
    layout->setBackGroundColorVector(Vec2(0, 1));
    seen = picture(layout, 1, 8);
    EXPECT_EQ(seen.front(), 'g');
    EXPECT_EQ(seen[14], 'r');
    EXPECT_EQ(layout->getBackGroundStartColor(), Color3B::RED);
    EXPECT_EQ(layout->getBackGroundEndColor(), Color3B::GREEN);
    EXPECT_EQ(layout->getBackGroundColorVector(), Vec2(0, 1));
}

TEST_F(LayoutTest, BackgroundSettingsArePreservedAcrossTypes) {
    Layout* layout = box(1, 1);
    layout->setBackGroundColor(Color3B::GREEN);
    layout->setBackGroundColorType(Layout::BackGroundColorType::GRADIENT);
    layout->setBackGroundColorType(Layout::BackGroundColorType::SOLID);
    EXPECT_EQ(layout->getBackGroundColorType(), Layout::BackGroundColorType::SOLID);
    EXPECT_EQ(picture(layout, 1, 1), "g\n");
}

TEST_F(LayoutTest, ABackgroundImageHasColorAndOpacity) {
    Layout* layout = show(box(100, 80), 0, 0);
    layout->setBackGroundImageColor(Color3B::RED);
    layout->setBackGroundImageOpacity(100);
    layout->setBackGroundImage("patch", kFrame);
    const auto draws = drawn();
    ASSERT_EQ(draws.size(), 1u);
    EXPECT_EQ(draws[0].vertices[0].color.a, 100);
    EXPECT_EQ(draws[0].vertices[0].color.g, 0);
    EXPECT_EQ(layout->getBackGroundImageColor(), Color3B::RED);
    EXPECT_EQ(layout->getBackGroundImageOpacity(), 100);
}

TEST_F(LayoutTest, ABackgroundImageCanBeANinePatch) {
    Layout* layout = show(box(100, 80), 0, 0);
    layout->setBackGroundImage("patch", kFrame);
    layout->setBackGroundImageScale9Enabled(true);
    layout->setBackGroundImageCapInsets(Rect(5, 5, 20, 20));
    EXPECT_TRUE(layout->isBackGroundImageScale9Enabled());
    EXPECT_TRUE(layout->getBackGroundImageCapInsets().equals(Rect(5, 5, 20, 20)));
    EXPECT_EQ(drawn().at(0).vertices.size(), 36u);
    layout->setBackGroundImageScale9Enabled(false);
    EXPECT_EQ(drawn().at(0).vertices.size(), 4u);
}

TEST_F(LayoutTest, AScissorClipsAtTheBoundingBoxOfARotatedLayout) {
    Layout* layout = box(4, 4);
    layout->setAnchorPoint(Vec2(0.5f, 0.5f));
    layout->setPosition(Vec2(4, 4));
    layout->setRotation(45);
    layout->setClippingEnabled(true);
    layout->setClippingType(Layout::ClippingType::SCISSOR);
    EXPECT_EQ(layout->getClippingType(), Layout::ClippingType::SCISSOR);
    Sprite* big = block(40, 40, Color3B::RED);
    big->setPosition(-20, -20);
    layout->addChild(big);
    const std::string seen = picture(layout);
    EXPECT_EQ(seen.substr(18, 8), ".rrrrrr."); // third row
}

TEST_F(LayoutTest, NestedClippingShowsTheIntersection) {
    Layout* outer = box(3, 3);
    Layout* inner = box(3, 3);
    inner->setPosition(Vec2(1, 1));
    for (Layout* layout : {outer, inner}) layout->setClippingEnabled(true);
    inner->addChild(block(8, 8, Color3B::RED));
    outer->addChild(inner);
    EXPECT_EQ(picture(outer, 4, 4), "....\n.rr.\n.rr.\n....\n");
}

TEST_F(LayoutTest, AnInvisibleLayoutDrawsNothing) {
    Layout* layout = box(3, 1);
    layout->addChild(block(3, 1, Color3B::RED));
    layout->setVisible(false);
    EXPECT_EQ(picture(layout, 3, 1), "...\n");
}

TEST_F(LayoutTest, RemovingAllChildrenRequestsALayout) {
    auto* column = show(VBox::create(Size(100, 100)), 0, 0);
    column->addChild(box(10, 10));
    column->addChild(box(10, 10), 1);
    column->addChild(box(10, 10), 2, 7);
    EXPECT_EQ(column->getChildrenCount(), 3);
    column->removeAllChildren();
    EXPECT_EQ(column->getChildrenCount(), 0);
    Layout* child = box(10, 10);
    column->addChild(child);
    column->requestDoLayout();
    visit();
    expectPlace(child, 0, 90);
}

TEST_F(LayoutTest, ResizingMayRemoveTheScrollViewsInIt) {
    auto* parent = box(100, 100);
    std::vector<ScrollView*> views{halfView(), halfView()};
    for (ScrollView* view : views) parent->addChild(view);
    show(parent, 0, 0);
    for (ScrollView* view : views) view->addEventListener(leave);
    clearPool();
    parent->setContentSize(Size(200, 200));
    EXPECT_EQ(parent->getChildrenCount(), 0);
}

TEST_F(LayoutTest, ResizingMayRemoveTheLayout) {
    auto* parent = box(100, 100);
    ScrollView* view = halfView();
    parent->addChild(view);
    show(parent, 0, 0);
    view->addEventListener([parent](Ref*, ScrollView::EventType) { parent->removeFromParent(); });
    clearPool();
    parent->setContentSize(Size(200, 200));
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

TEST_F(LayoutTest, AViewMayLeaveWhileItsSizeIsSet) {
    auto* parent = box(100, 100);
    ScrollView* view = halfView();
    parent->addChild(view);
    show(parent, 0, 0);
    view->addEventListener(leave);
    clearPool();
    view->setSizePercent(Vec2(0.9f, 0.9f));
    EXPECT_EQ(parent->getChildrenCount(), 0);
}

} // namespace
