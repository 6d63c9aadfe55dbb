#include "ui/UITabControl.h"

#include "nodes/text/Label.h"
#include "ui/WidgetFixture.h"

using namespace cocos2d;
using ui::TabControl;
using ui::TabHeader;

namespace {

class TabControlTest : public WidgetFixture {
protected:
    TabHeader* header(const std::string& title) {
        auto* made = TabHeader::create(title, "box", "mark", kFrame);
        made->setTitleFontName("a.ttf");
        return made;
    }
    /// Two tabs in a control of 200 x 200 at the origin.
    TabControl* tabs() {
        auto* made = TabControl::create();
        for (int i = 0; i < 2; ++i) made->insertTab(i, header("tab" + std::to_string(i)), box(10, 10));
        made->setTabChangedEventListener(
            [this](int index, TabControl::EventType) { said.push_back(std::to_string(index)); });
        return show(made, 0, 0);
    }
};

TEST_F(TabControlTest, ShowsOneContainer) {
    TabControl* made = tabs();
    EXPECT_EQ(made->getTabCount(), 2u);
    EXPECT_EQ(made->getSelectedTabIndex(), 0);
    EXPECT_TRUE(made->getTabContainer(0)->isVisible());
    EXPECT_FALSE(made->getTabContainer(1)->isVisible());
    made->setSelectTab(1);
    EXPECT_FALSE(made->getTabContainer(0)->isVisible());
    EXPECT_TRUE(made->getTabContainer(1)->isVisible());
    EXPECT_TRUE(made->getTabHeader(1)->isSelected());
    EXPECT_FLOAT_EQ(made->getTabHeader(1)->getScale(), 1.1f);
    EXPECT_FLOAT_EQ(made->getTabHeader(0)->getScale(), 1);
    made->setSelectTab(made->getTabHeader(1)); // no change
    made->setSelectTab(-1);
    EXPECT_EQ(made->getSelectedTabIndex(), -1);
    EXPECT_EQ(said, (Words{"1", "-1"}));
}

TEST_F(TabControlTest, ATouchOnAHeaderSelectsItsTab) {
    TabControl* made = tabs();
    tap(75, 190);
    EXPECT_EQ(made->getSelectedTabIndex(), 1);
    tap(75, 190); // it is selected
    EXPECT_EQ(said, (Words{"1"}));
    tap(25, 190);
    EXPECT_EQ(made->getSelectedTabIndex(), 0);
    EXPECT_FALSE(made->getTabHeader(1)->isSelected());
}

TEST_F(TabControlTest, HeadersMayBeOnEachSide) {
    TabControl* made = tabs();
    made->setHeaderWidth(60);
    made->setHeaderHeight(30);
    expectPlace(made->getTabHeader(1), 90, 170);
    expectSize(made->getTabHeader(1)->getContentSize(), 60, 30);
    expectSize(made->getTabContainer(0)->getContentSize(), 200, 170);
    made->setHeaderDockPlace(TabControl::Dock::LEFT);
    expectPlace(made->getTabHeader(1), 60, 155);
    expectPlace(made->getTabContainer(0), 60, 0);
    expectSize(made->getTabContainer(0)->getContentSize(), 140, 200);
    made->setHeaderDockPlace(TabControl::Dock::BOTTOM);
    expectPlace(made->getTabHeader(0), 30, 30);
    expectPlace(made->getTabContainer(0), 0, 30);
    made->setHeaderDockPlace(TabControl::Dock::RIGHT);
    expectPlace(made->getTabHeader(0), 140, 185);
    expectPlace(made->getTabContainer(0), 0, 0);
    made->setContentSize(Size(300, 300));
    expectPlace(made->getTabHeader(0), 240, 285);
}

TEST_F(TabControlTest, TabsAreRemoved) {
    TabControl* made = tabs();
    const RefPtr<TabHeader> first(made->getTabHeader(0));
    made->removeTab(0);
    made->removeTab(7);
    EXPECT_EQ(made->getTabCount(), 1u);
    EXPECT_EQ(made->getSelectedTabIndex(), -1);
    EXPECT_EQ(first->getIndexInTabControl(), -1);
    EXPECT_EQ(made->getTabHeader(0)->getIndexInTabControl(), 0);
    expectPlace(made->getTabHeader(0), 25, 180);
    EXPECT_EQ(made->getTabHeader(1), nullptr);
    EXPECT_EQ(made->getTabContainer(-1), nullptr);
    made->insertTab(9, header("x"), box(1, 1));
    EXPECT_EQ(made->getTabCount(), 1u);
}

TEST_F(TabControlTest, HeadersHaveATitle) {
    TabHeader* made = header("Bee");
    made->setTitleFontSize(30);
    made->setTitleColor(Color4B::RED);
    EXPECT_EQ(made->getTitleText(), "Bee");
    EXPECT_EQ(made->getTitleFontName(), "a.ttf");
    EXPECT_FLOAT_EQ(made->getTitleRenderer()->getTTFConfig().fontSize, 30);
    EXPECT_EQ(made->getTitleColor(), Color4B::RED);
    made->setTitleFontName("Sans");
    EXPECT_EQ(made->getTitleFontName(), "Sans");
    useImageFonts();
    made->setTitleFontName("tiny.fnt");
    EXPECT_FALSE(made->getTitleRenderer()->getBMFontFilePath().empty());
    EXPECT_NE(TabHeader::create(), nullptr);
}

TEST_F(TabControlTest, HeadersMayKeepTheSizeOfTheirImages) {
    TabControl* made = tabs();
    made->ignoreHeadersTextureSize(false);
    expectSize(made->getTabHeader(0)->getContentSize(), 20, 20);
    made->setHeaderSelectedZoom(0.5f);
    EXPECT_FLOAT_EQ(made->getTabHeader(0)->getScale(), 1.5f);
}

TEST_F(TabControlTest, ResizingMayRemoveTabs) {
    auto* made = TabControl::create();
    scene->addChild(made);
    auto* container = box(10, 10);
    ui::ScrollView* view = halfView();
    container->addChild(view);
    made->insertTab(0, TabHeader::create(), container);
    for (int i = 1; i < 3; ++i) made->insertTab(i, TabHeader::create(), box(10, 10));
    visit();
    view->addEventListener([made](Ref*, ui::ScrollView::EventType) {
        while (made->getTabCount() > 0) made->removeTab(0);
    });
    clearPool();
    made->setContentSize(Size(400, 300));
    EXPECT_EQ(made->getTabCount(), 0u);
}

} // namespace
