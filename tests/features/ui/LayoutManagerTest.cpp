#include "ui/WidgetFixture.h"

#include "base/log.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

using Gravity = LinearLayoutParameter::LinearGravity;
using Align = RelativeLayoutParameter::RelativeAlign;

class LayoutManagerTest : public WidgetFixture {
protected:
    static Layout* linear(Layout* parent, float width, float height, Gravity gravity,
                          const Margin& margin = Margin::ZERO) {
        Layout* child = box(width, height);
        auto* parameter = LinearLayoutParameter::create();
        parameter->setGravity(gravity);
        parameter->setMargin(margin);
        child->setLayoutParameter(parameter);
        parent->addChild(child);
        return child;
    }
    static Layout* relative(Layout* parent, Align align, const Margin& margin, const std::string& name = "",
                            const std::string& neighbor = "") {
        Layout* child = box(10, 10);
        auto* parameter = RelativeLayoutParameter::create();
        parameter->setAlign(align);
        parameter->setMargin(margin);
        parameter->setRelativeName(name);
        parameter->setRelativeToWidgetName(neighbor);
        child->setLayoutParameter(parameter);
        parent->addChild(child);
        return child;
    }

    struct Case {
        Align align;
        float x;
        float y;
    };
};

// --- Columns and rows ---

TEST_F(LayoutManagerTest, AColumnCountsTheScaledHeight) {
    auto* column = VBox::create(Size(200, 100));
    Layout* large = linear(column, 40, 20, Gravity::LEFT);
    Layout* below = linear(column, 40, 20, Gravity::LEFT);
    large->setScale(2);
    column->forceDoLayout();
    expectPlace(large, 0, 60);
    expectPlace(below, 0, 40);
}

TEST_F(LayoutManagerTest, AColumnAlignsTheScaledWidth) {
    auto* column = VBox::create(Size(200, 200));
    Layout* right = linear(column, 40, 20, Gravity::RIGHT);
    Layout* center = linear(column, 40, 20, Gravity::CENTER_HORIZONTAL);
    for (Layout* child : {right, center}) child->setScaleX(2);
    column->forceDoLayout();
    expectPlace(right, 120, 180);
    expectPlace(center, 60, 160);
}

TEST_F(LayoutManagerTest, ARowCountsTheScaledWidth) {
    auto* row = HBox::create(Size(200, 100));
    Layout* first = linear(row, 40, 20, Gravity::TOP);
    Layout* second = linear(row, 40, 20, Gravity::BOTTOM);
    first->setScale(0.5f, 2);
    row->forceDoLayout();
    expectPlace(first, 0, 60);
    expectPlace(second, 20, 0);
}

TEST_F(LayoutManagerTest, ARowCentersTheScaledHeight) {
    auto* row = HBox::create(Size(200, 100));
    Layout* child = linear(row, 40, 20, Gravity::CENTER_VERTICAL);
    child->setScaleY(3);
    row->forceDoLayout();
    expectPlace(child, 0, 20);
}

TEST_F(LayoutManagerTest, TheAnchorIsAFractionOfTheScaledSize) {
    auto* column = VBox::create(Size(200, 100));
    Layout* child = linear(column, 40, 20, Gravity::LEFT);
    child->setAnchorPoint(Vec2(0.5f, 0.5f));
    child->setScale(2);
    column->forceDoLayout();
    expectPlace(child, 40, 80);
    EXPECT_FLOAT_EQ(child->getLeftBoundary(), 0);
    EXPECT_FLOAT_EQ(child->getTopBoundary(), 100);
}

TEST_F(LayoutManagerTest, ARotatedChildCountsWithItsBoundingBox) {
    auto* row = HBox::create(Size(200, 100));
    Layout* rotated = linear(row, 40, 20, Gravity::TOP);
    Layout* next = linear(row, 40, 20, Gravity::TOP);
    rotated->setAnchorPoint(Vec2(0.5f, 0.5f));
    rotated->setRotation(90);
    row->forceDoLayout();
    expectPlace(rotated, 10, 80);
    expectPlace(next, 20, 80);
}

TEST_F(LayoutManagerTest, MarginsAreNotScaled) {
    auto* row = HBox::create(Size(200, 100));
    Layout* first = linear(row, 10, 10, Gravity::TOP, Margin(3, 4, 5, 6));
    Layout* second = linear(row, 10, 10, Gravity::TOP);
    first->setScale(2);
    row->forceDoLayout();
    expectPlace(first, 3, 76);
    expectPlace(second, 28, 90);
}

TEST_F(LayoutManagerTest, GravityAlongTheDirectionHasNoEffect) {
    auto* row = HBox::create(Size(200, 100));
    Layout* left = linear(row, 10, 10, Gravity::LEFT);
    Layout* right = linear(row, 10, 10, Gravity::RIGHT);
    row->forceDoLayout();
    expectPlace(left, 0, 90);
    expectPlace(right, 10, 90);
}

TEST_F(LayoutManagerTest, NodesThatAreNotWidgetsStayWhereTheyAre) {
    auto* row = HBox::create(Size(200, 100));
    Node* node = Node::create();
    node->setContentSize(Size(50, 50));
    node->setPosition(7, 8);
    row->addChild(node);
    Layout* child = linear(row, 10, 10, Gravity::BOTTOM);
    row->forceDoLayout();
    expectPlace(node, 7, 8);
    expectPlace(child, 0, 0);
}

TEST_F(LayoutManagerTest, ChildrenAreSortedByTheirLocalZOrder) {
    auto* row = HBox::create(Size(200, 100));
    Layout* front = linear(row, 10, 10, Gravity::BOTTOM);
    Layout* back = linear(row, 30, 10, Gravity::BOTTOM);
    front->setLocalZOrder(5);
    back->setLocalZOrder(1);
    row->forceDoLayout();
    expectPlace(back, 0, 0);
    expectPlace(front, 30, 0);
}

TEST_F(LayoutManagerTest, OneManagerServesManyLayouts) {
    auto* manager = LinearVerticalLayoutManager::create();
    auto* first = box(100, 100);
    auto* second = box(100, 50);
    Layout* inFirst = linear(first, 10, 10, Gravity::LEFT);
    Layout* inSecond = linear(second, 10, 10, Gravity::LEFT);
    manager->doLayout(first);
    manager->doLayout(second);
    expectPlace(inFirst, 0, 90);
    expectPlace(inSecond, 0, 40);
}

// --- Relative layouts ---

TEST_F(LayoutManagerTest, RelativeToTheParentOnlyMarginsOnAlignedSidesCount) {
    const Case cases[] = {
        {Align::NONE, 1, 88},
        {Align::PARENT_TOP_LEFT, 1, 88},
        {Align::PARENT_TOP_CENTER_HORIZONTAL, 45, 88},
        {Align::PARENT_TOP_RIGHT, 87, 88},
        {Align::PARENT_LEFT_CENTER_VERTICAL, 1, 45},
        {Align::CENTER_IN_PARENT, 45, 45},
        {Align::PARENT_RIGHT_CENTER_VERTICAL, 87, 45},
        {Align::PARENT_LEFT_BOTTOM, 1, 4},
        {Align::PARENT_BOTTOM_CENTER_HORIZONTAL, 45, 4},
        {Align::PARENT_RIGHT_BOTTOM, 87, 4},
    };
    for (const Case& one : cases) {
        SCOPED_TRACE(static_cast<int>(one.align));
        auto* layout = RelativeBox::create(Size(100, 100));
        Layout* child = relative(layout, one.align, Margin(1, 2, 3, 4));
        layout->forceDoLayout();
        expectPlace(child, one.x, one.y);
    }
}

TEST_F(LayoutManagerTest, RelativeToANeighborItsScaledBoxCounts) {
    // The neighbor covers 40 to 60 on both axes.
    const Case cases[] = {
        {Align::LOCATION_ABOVE_LEFTALIGN, 41, 64},      {Align::LOCATION_ABOVE_CENTER, 45, 64},
        {Align::LOCATION_ABOVE_RIGHTALIGN, 47, 64},     {Align::LOCATION_LEFT_OF_TOPALIGN, 27, 48},
        {Align::LOCATION_LEFT_OF_CENTER, 27, 45},       {Align::LOCATION_LEFT_OF_BOTTOMALIGN, 27, 44},
        {Align::LOCATION_RIGHT_OF_TOPALIGN, 61, 48},    {Align::LOCATION_RIGHT_OF_CENTER, 61, 45},
        {Align::LOCATION_RIGHT_OF_BOTTOMALIGN, 61, 44}, {Align::LOCATION_BELOW_LEFTALIGN, 41, 28},
        {Align::LOCATION_BELOW_CENTER, 45, 28},         {Align::LOCATION_BELOW_RIGHTALIGN, 47, 28},
    };
    for (const Case& one : cases) {
        SCOPED_TRACE(static_cast<int>(one.align));
        auto* layout = RelativeBox::create(Size(100, 100));
        Layout* neighbor = relative(layout, Align::CENTER_IN_PARENT, Margin::ZERO, "neighbor");
        Layout* child = relative(layout, one.align, Margin(1, 2, 3, 4), "child", "neighbor");
        neighbor->setScale(2);
        layout->forceDoLayout();
        expectPlace(neighbor, 40, 40);
        expectPlace(child, one.x, one.y);
    }
}

TEST_F(LayoutManagerTest, AScaledChildKeepsClearOfItsNeighbor) {
    auto* layout = RelativeBox::create(Size(100, 100));
    relative(layout, Align::CENTER_IN_PARENT, Margin::ZERO, "neighbor");
    Layout* child = relative(layout, Align::LOCATION_LEFT_OF_CENTER, Margin::ZERO, "child", "neighbor");
    child->setScale(3);
    layout->forceDoLayout();
    expectPlace(child, 15, 35);
    EXPECT_FLOAT_EQ(child->getRightBoundary(), 45);
}

TEST_F(LayoutManagerTest, WithoutItsNeighborAChildsAnchorIsPlacedAtItsMargins) {
    auto* layout = RelativeBox::create(Size(100, 100));
    Layout* above = relative(layout, Align::LOCATION_ABOVE_LEFTALIGN, Margin(1, 2, 3, 4), "a", "missing");
    Layout* left = relative(layout, Align::LOCATION_LEFT_OF_TOPALIGN, Margin(1, 2, 3, 4), "b");
    for (Layout* child : {above, left}) child->setAnchorPoint(Vec2(0.5f, 0.5f));
    layout->forceDoLayout();
    expectPlace(above, 1, 4);
    expectPlace(left, -3, -2);
}

TEST_F(LayoutManagerTest, AChainOfNeighborsIsPlacedInAnyOrder) {
    auto* layout = RelativeBox::create(Size(100, 100));
    Layout* third = relative(layout, Align::LOCATION_RIGHT_OF_BOTTOMALIGN, Margin::ZERO, "third", "second");
    Layout* second = relative(layout, Align::LOCATION_RIGHT_OF_BOTTOMALIGN, Margin::ZERO, "second", "first");
    Layout* first = relative(layout, Align::PARENT_LEFT_BOTTOM, Margin::ZERO, "first");
    layout->forceDoLayout();
    expectPlace(first, 0, 0);
    expectPlace(second, 10, 0);
    expectPlace(third, 20, 0);
}

// In this order, one pass over all children for each of them would take hours.
TEST_F(LayoutManagerTest, ALongChainOfNeighborsIsPlacedFromItsEnd) {
    constexpr int kMany = 5000;
    auto* layout = RelativeBox::create(Size(100, 100));
    Layout* last = nullptr;
    for (int i = kMany; i > 0; --i) {
        Layout* const child = relative(layout, Align::LOCATION_ABOVE_LEFTALIGN, Margin::ZERO,
                                       std::to_string(i), std::to_string(i - 1));
        if (!last) last = child;
    }
    relative(layout, Align::PARENT_LEFT_BOTTOM, Margin::ZERO, "0");
    layout->forceDoLayout();
    expectPlace(last, 0, 10 * kMany);
}

TEST_F(LayoutManagerTest, WidgetsBesideACycleAreNotPlaced) {
    auto* layout = RelativeBox::create(Size(100, 100));
    relative(layout, Align::LOCATION_ABOVE_CENTER, Margin::ZERO, "beside", "one");
    relative(layout, Align::LOCATION_ABOVE_CENTER, Margin::ZERO, "one", "other");
    relative(layout, Align::LOCATION_ABOVE_CENTER, Margin::ZERO, "other", "one");
    const copra::LogCapture log;
    layout->forceDoLayout();
    EXPECT_TRUE(log.contains("3 widgets depend on each other"));
}

TEST_F(LayoutManagerTest, CyclicDependenciesAreLogged) {
    auto* layout = RelativeBox::create(Size(100, 100));
    relative(layout, Align::LOCATION_ABOVE_CENTER, Margin::ZERO, "self", "self");
    Layout* placed = relative(layout, Align::PARENT_RIGHT_BOTTOM, Margin::ZERO);
    const copra::LogCapture log;
    layout->forceDoLayout();
    EXPECT_TRUE(log.contains("1 widgets depend on each other"));
    expectPlace(placed, 90, 0);
}

// --- Types ---

TEST_F(LayoutManagerTest, EachLayoutTypeHasItsManager) {
    Layout* layout = box(10, 10);
    EXPECT_EQ(layout->createLayoutManager(), nullptr);
    layout->setLayoutType(Layout::Type::VERTICAL);
    EXPECT_NE(dynamic_cast<LinearVerticalLayoutManager*>(layout->createLayoutManager()), nullptr);
    layout->setLayoutType(Layout::Type::HORIZONTAL);
    EXPECT_NE(dynamic_cast<LinearHorizontalLayoutManager*>(layout->createLayoutManager()), nullptr);
    layout->setLayoutType(Layout::Type::RELATIVE);
    EXPECT_NE(dynamic_cast<RelativeLayoutManager*>(layout->createLayoutManager()), nullptr);
}

TEST_F(LayoutManagerTest, BoxesHaveTheirTypeAndSize) {
    EXPECT_EQ(VBox::create()->getLayoutType(), Layout::Type::VERTICAL);
    EXPECT_EQ(HBox::create()->getLayoutType(), Layout::Type::HORIZONTAL);
    EXPECT_EQ(RelativeBox::create()->getLayoutType(), Layout::Type::RELATIVE);
    expectSize(VBox::create(Size(3, 4))->getContentSize(), 3, 4);
    expectSize(HBox::create(Size(5, 6))->getContentSize(), 5, 6);
    expectSize(RelativeBox::create(Size(7, 8))->getContentSize(), 7, 8);
    EXPECT_EQ(VBox::create()->getDescription(), "VBox");
    EXPECT_EQ(HBox::create()->getDescription(), "HBox");
    EXPECT_EQ(RelativeBox::create()->getDescription(), "RelativeBox");
}

TEST_F(LayoutManagerTest, CopiesOfBoxesAreBoxes) {
    auto* row = HBox::create(Size(100, 20));
    linear(row, 30, 20, Gravity::BOTTOM);
    linear(row, 30, 20, Gravity::BOTTOM);
    auto* copy = dynamic_cast<HBox*>(row->clone());
    ASSERT_NE(copy, nullptr);
    copy->forceDoLayout();
    ASSERT_EQ(copy->getChildrenCount(), 2);
    expectPlace(copy->getChildren().at(1), 30, 0);
    EXPECT_NE(dynamic_cast<VBox*>(VBox::create()->clone()), nullptr);
    EXPECT_NE(dynamic_cast<RelativeBox*>(RelativeBox::create()->clone()), nullptr);
}

} // namespace
