#include "StudioFixture.h"
#include "ui/UITabControl.h"

using namespace cocos2d;

namespace {

class TabsTest : public BothFormats {};

TEST_P(TabsTest, ScenesHaveTabs) {
    const copra::LogCapture log;
    Node* root = load("tabs");
    ASSERT_NE(root, nullptr);
    auto* tabs = find<ui::TabControl>(root, "tabs");
    ASSERT_NE(tabs, nullptr);
    EXPECT_EQ(tabs->getPosition(), Vec2(20, 30));
    EXPECT_EQ(tabs->getContentSize().width, 200);
    EXPECT_EQ(tabs->getTag(), 4);
    EXPECT_EQ(tabs->getHeaderDockPlace(), ui::TabControl::Dock::BOTTOM);
    EXPECT_EQ(tabs->getHeaderWidth(), 60);
    EXPECT_EQ(tabs->getHeaderHeight(), 24);
    EXPECT_FLOAT_EQ(tabs->getHeaderSelectedZoom(), 0.25f);
    ASSERT_EQ(tabs->getTabCount(), 2u);
    EXPECT_EQ(tabs->getSelectedTabIndex(), 1);
    EXPECT_EQ(tabs->getTabHeader(0)->getTitleText(), "One");
    EXPECT_EQ(tabs->getTabHeader(0)->getTitleFontSize(), 16);
    EXPECT_EQ(tabs->getTabHeader(0)->getTitleColor(), Color4B(1, 2, 3, 255));
    EXPECT_EQ(tabs->getTabHeader(0)->getName(), "first header");
    EXPECT_EQ(tabs->getTabContainer(0)->getName(), "first");
    EXPECT_EQ(tabs->getTabContainer(0)->getBackGroundColor(), Color3B(9, 8, 7));
    EXPECT_NE(find<Sprite>(tabs->getTabContainer(0), "inside"), nullptr);
    EXPECT_TRUE(log.contains("TabControl \"tabs\": missing.png is missing"));
    EXPECT_TRUE(log.contains("TabControl \"tabs\": the container of a tab is not a layout"));
}

TEST_P(TabsTest, ATouchOnAHeaderChangesTheTab) {
    Node* root = load("tabs");
    ASSERT_NE(root, nullptr);
    app->scene()->addChild(root);
    app->step(1);
    auto* tabs = find<ui::TabControl>(root, "tabs");
    app->tap(tabs->getTabHeader(0)->convertToWorldSpace(Vec2(5, 5)));
    app->step(1);
    EXPECT_EQ(tabs->getSelectedTabIndex(), 0);
}

INSTANTIATE_TEST_SUITE_P(Formats, TabsTest, testing::Values(".csb", ".csd"), formatName);

} // namespace
