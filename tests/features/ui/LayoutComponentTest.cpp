#include "WidgetFixture.h"

#include "ui/UILayoutComponent.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

class LayoutComponentTest : public WidgetFixture {
protected:
    void SetUp() override {
        WidgetFixture::SetUp();
        parent = Node::create();
        parent->setContentSize(Size(100, 200));
        node = Node::create();
        node->setContentSize(Size(20, 20));
        parent->addChild(node);
        scene->addChild(parent);
        layout = LayoutComponent::bindLayoutComponent(node);
    }
    /// The parent gets twice its size.
    void grow() {
        parent->setContentSize(Size(200, 400));
        Helper::doLayout(parent);
    }

    Node* parent = nullptr;
    Node* node = nullptr;
    LayoutComponent* layout = nullptr;
};

TEST_F(LayoutComponentTest, DoesNothingAfterTheEndOfItsNode) {
    const RefPtr<LayoutComponent> kept = LayoutComponent::bindLayoutComponent(Node::create());
    clearPool();
    ASSERT_EQ(kept->getOwner(), nullptr);
    kept->setAnchorPosition(Vec2(1, 1));
    kept->setPosition(Vec2(1, 1));
    kept->setSize(Size(1, 1));
    kept->setPercentContentSize(Vec2(1, 1));
    kept->refreshLayout();
    EXPECT_EQ(kept->getAnchorPosition(), Vec2::ZERO);
    EXPECT_EQ(kept->getPosition(), Vec2::ZERO);
    EXPECT_EQ(kept->getSizeWidth() + kept->getSizeHeight(), 0.0f);
    EXPECT_TRUE(kept->getSize().equals(Size::ZERO));
}

TEST_F(LayoutComponentTest, ANodeHasOne) {
    EXPECT_EQ(LayoutComponent::bindLayoutComponent(node), layout);
    EXPECT_EQ(node->getComponent(__LAYOUT_COMPONENT_NAME), layout);
}

TEST_F(LayoutComponentTest, KeepsFractionsOfTheParent) {
    layout->setPositionPercentXEnabled(true);
    layout->setPositionPercentX(0.5f);
    layout->setPercentHeightEnabled(true);
    layout->setPercentHeight(0.25f);
    expectPlace(node, 50, 0);
    expectSize(node->getContentSize(), 20, 50);
    grow();
    expectPlace(node, 100, 0);
    expectSize(node->getContentSize(), 20, 100);
}

TEST_F(LayoutComponentTest, KeepsTheMarginOfAnEdge) {
    layout->setPosition(Vec2(70, 170));
    layout->setHorizontalEdge(LayoutComponent::HorizontalEdge::Right);
    layout->setVerticalEdge(LayoutComponent::VerticalEdge::Top);
    EXPECT_EQ(layout->getRightMargin(), 10.0f);
    EXPECT_EQ(layout->getTopMargin(), 10.0f);
    grow();
    expectPlace(node, 170, 370);
    expectSize(node->getContentSize(), 20, 20);
}

TEST_F(LayoutComponentTest, StretchesBetweenBothMargins) {
    layout->setPosition(Vec2(10, 20));
    layout->setSize(Size(80, 160));
    layout->setHorizontalEdge(LayoutComponent::HorizontalEdge::Center);
    layout->setStretchWidthEnabled(true);
    layout->setVerticalEdge(LayoutComponent::VerticalEdge::Center);
    layout->setStretchHeightEnabled(true);
    grow();
    expectPlace(node, 10, 20);
    expectSize(node->getContentSize(), 180, 360);
}

TEST_F(LayoutComponentTest, EdgesAndFractionsExcludeEachOther) {
    layout->setPositionPercentYEnabled(true);
    layout->setVerticalEdge(LayoutComponent::VerticalEdge::Bottom);
    EXPECT_FALSE(layout->isPositionPercentYEnabled());
    layout->setPositionPercentYEnabled(true);
    EXPECT_EQ(layout->getVerticalEdge(), LayoutComponent::VerticalEdge::None);
    layout->setStretchWidthEnabled(true);
    layout->setPercentWidthEnabled(true);
    EXPECT_FALSE(layout->isStretchWidthEnabled());
}

TEST_F(LayoutComponentTest, LaysOutTheNodesBelow) {
    layout->setUsingPercentContentSize(true);
    layout->setPercentContentSize(Vec2(0.5f, 0.5f));
    auto* deep = Node::create();
    node->addChild(deep);
    auto* below = LayoutComponent::bindLayoutComponent(deep);
    below->setPositionPercentXEnabled(true);
    below->setPositionPercentX(1.0f);
    grow();
    expectPlace(deep, 100, 0);
}

TEST_F(LayoutComponentTest, CanBeInactiveOrForFractionsOnly) {
    layout->setPosition(Vec2(70, 170));
    layout->setHorizontalEdge(LayoutComponent::HorizontalEdge::Right);
    layout->setPercentOnlyEnabled(true);
    grow();
    expectPlace(node, 70, 170);
    layout->setPercentOnlyEnabled(false);
    layout->setActiveEnabled(false);
    grow();
    expectPlace(node, 70, 170);
}

TEST_F(LayoutComponentTest, TheAnchorPointMovesWithoutTheNode) {
    layout->setPosition(Vec2(10, 10));
    layout->setAnchorPosition(Vec2(1, 1));
    expectPlace(node, 30, 30);
    EXPECT_EQ(node->getBoundingBox().origin, Vec2(10, 10));
}

TEST_F(LayoutComponentTest, ItsOwnerMayLeaveWhenItGetsItsSize) {
    ScrollView* view = halfView();
    auto* component = LayoutComponent::bindLayoutComponent(view);
    show(view, 100, 100);
    view->addEventListener(leave);
    clearPool();
    component->setSize(Size(300, 300));
    EXPECT_FALSE(scene->getChildren().contains(view));
}

} // namespace
