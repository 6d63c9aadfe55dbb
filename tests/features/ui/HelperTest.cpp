#include "ui/WidgetFixture.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

class HelperTest : public WidgetFixture {
protected:
    void TearDown() override {
        Helper::changeLayoutSystemActiveState(true);
        WidgetFixture::TearDown();
    }
};

TEST_F(HelperTest, FindsTheFirstWidgetDepthFirst) {
    Layout* root = box(10, 10);
    Layout* first = box(10, 10);
    Layout* deep = box(10, 10);
    Layout* second = box(10, 10);
    for (Layout* widget : {deep, second}) widget->setName("same");
    first->addChild(deep);
    root->addChild(first);
    root->addChild(second);
    EXPECT_EQ(Helper::seekWidgetByName(root, "same"), deep);
    root->setName("same");
    EXPECT_EQ(Helper::seekWidgetByName(root, "same"), root);
}

TEST_F(HelperTest, DoesNotSearchInNodesThatAreNotWidgets) {
    Layout* root = box(10, 10);
    Node* node = Node::create();
    Layout* hidden = box(10, 10);
    hidden->setTag(5);
    node->addChild(hidden);
    root->addChild(node);
    EXPECT_EQ(Helper::seekWidgetByTag(root, 5), nullptr);
}

TEST_F(HelperTest, FindsNothingBelowNull) {
    EXPECT_EQ(Helper::seekWidgetByTag(nullptr, 1), nullptr);
    EXPECT_EQ(Helper::seekActionWidgetByActionTag(nullptr, 1), nullptr);
}

TEST_F(HelperTest, CutsTextByCharacters) {
    const std::string text = "a\xc3\xa4\xe2\x82\xac z"; // 1, 2 and 3 bytes
    EXPECT_EQ(Helper::getSubStringOfUTF8String(text, 1, 1), "\xc3\xa4");
    EXPECT_EQ(Helper::getSubStringOfUTF8String(text, 2, 99), "\xe2\x82\xac z");
    EXPECT_EQ(Helper::getSubStringOfUTF8String(text, 5, 1), "");
    EXPECT_EQ(Helper::getSubStringOfUTF8String(text, 6, 1), "");
    EXPECT_EQ(Helper::getSubStringOfUTF8String(text, 0, 0), "");
    EXPECT_EQ(Helper::getSubStringOfUTF8String("\xff", 0, 1), "");
}

TEST_F(HelperTest, AppliesPercentagesInAWholeTree) {
    Layout* root = box(200, 100);
    Layout* child = box(10, 10);
    child->setSizeType(Widget::SizeType::PERCENT);
    child->setSizePercent(Vec2(0.5f, 0.5f));
    Node* between = Node::create();
    between->setContentSize(Size(50, 50));
    Layout* deep = box(10, 10);
    deep->setPositionType(Widget::PositionType::PERCENT);
    deep->setPositionPercent(Vec2(0.5f, 1));
    between->addChild(deep);
    root->addChild(child);
    root->addChild(between);
    Helper::doLayout(root);
    expectSize(child->getContentSize(), 100, 50);
    expectPlace(deep, 25, 50);
    Helper::doLayout(nullptr);
}

TEST_F(HelperTest, LayoutCanBeTurnedOff) {
    Layout* root = box(200, 100);
    Layout* child = box(10, 10);
    child->setSizeType(Widget::SizeType::PERCENT);
    child->setSizePercent(Vec2(0.5f, 0.5f));
    root->addChild(child);
    Helper::changeLayoutSystemActiveState(false);
    Helper::doLayout(root);
    expectSize(child->getContentSize(), 10, 10);
}

TEST_F(HelperTest, CapInsetsAreLimitedToTheImage) {
    const Size size(30, 20);
    EXPECT_TRUE(Helper::restrictCapInsetRect(Rect(5, 6, 10, 8), size).equals(Rect(5, 6, 10, 8)));
    EXPECT_TRUE(Helper::restrictCapInsetRect(Rect(5, 6, 40, 8), size).equals(Rect(15, 6, 1, 8)));
    EXPECT_TRUE(Helper::restrictCapInsetRect(Rect(5, 6, 10, 21), size).equals(Rect(5, 10, 10, 1)));
    EXPECT_TRUE(Helper::restrictCapInsetRect(Rect(5, 6, 10, 8), Size::ZERO).equals(Rect(0, 0, 0, 0)));
}

TEST_F(HelperTest, GivesTheBoundingBoxInWorldPoints) {
    Layout* parent = show(box(100, 100), 10, 20);
    parent->setScale(2);
    Layout* child = box(30, 10);
    child->setPosition(Vec2(5, 5));
    parent->addChild(child);
    const Rect world = Helper::convertBoundingBoxToScreen(child);
    EXPECT_NEAR(world.origin.x, 20, 1e-3f);
    EXPECT_NEAR(world.origin.y, 30, 1e-3f);
    expectSize(world.size, 60, 20);
    EXPECT_TRUE(Helper::convertBoundingBoxToScreen(nullptr).equals(Rect::ZERO));
}

TEST_F(HelperTest, LayingOutMayRemoveNodes) {
    auto* parent = Node::create();
    parent->setContentSize(Size(100, 100));
    std::vector<ScrollView*> views{halfView(), halfView()};
    for (ScrollView* view : views) parent->addChild(view);
    show(parent, 0, 0);
    for (ScrollView* view : views) view->addEventListener(leave);
    parent->setContentSize(Size(200, 200));
    clearPool();
    Helper::doLayout(parent);
    EXPECT_EQ(parent->getChildrenCount(), 0);
}

} // namespace
