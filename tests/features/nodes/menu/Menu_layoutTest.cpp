#include "nodes/menu/Menu.h"

#include "scene/SceneFixture.h"

#include "base/log.h"
#include "platform/Screen.h"

using namespace cocos2d;

namespace {

class MenuLayoutTest : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        _screenBefore = copra::screen();
        copra::Screen screen = _screenBefore;
        screen.designSize = Size(480, 320);
        copra::setScreen(screen);
    }
    void TearDown() override {
        copra::setScreen(_screenBefore);
        SceneFixture::TearDown();
    }

    static Menu* menuOf(std::initializer_list<Size> sizes) {
        Vector<MenuItem*> items;
        for (const Size& size : sizes) {
            MenuItem* item = MenuItem::create();
            item->setContentSize(size);
            items.pushBack(item);
        }
        return Menu::createWithArray(items);
    }

    static void expectPlaces(Menu* menu, const std::vector<Vec2>& places) {
        ASSERT_EQ(static_cast<std::size_t>(menu->getChildrenCount()), places.size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Vec2& place = menu->getChildren().at(static_cast<ssize_t>(i))->getPosition();
            EXPECT_NEAR(place.x, places[i].x, 0.001f) << "item " << i;
            EXPECT_NEAR(place.y, places[i].y, 0.001f) << "item " << i;
        }
    }

private:
    copra::Screen _screenBefore;
};

TEST_F(MenuLayoutTest, AMenuFillsTheScreenAndStandsInItsMiddle) {
    Menu* menu = menuOf({});
    EXPECT_EQ(menu->getPosition(), Vec2(240, 160));
    EXPECT_TRUE(menu->getContentSize().equals(Size(480, 320)));
    EXPECT_TRUE(menu->isIgnoreAnchorPointForPosition());
}

TEST_F(MenuLayoutTest, VerticallyCountsHeightsAndScale) {
    Menu* menu = menuOf({Size(40, 20), Size(60, 30), Size(20, 10)});
    menu->alignItemsVertically();
    expectPlaces(menu, {{0, 25}, {0, -5}, {0, -30}});
    menu->alignItemsVerticallyWithPadding(20);
    expectPlaces(menu, {{0, 40}, {0, -5}, {0, -45}});
    menu->getChildren().at(1)->setScale(2);
    menu->alignItemsVerticallyWithPadding(0);
    expectPlaces(menu, {{0, 35}, {0, -5}, {0, -40}});
}

TEST_F(MenuLayoutTest, HorizontallyCountsWidths) {
    Menu* menu = menuOf({Size(40, 20), Size(60, 30), Size(20, 10), Size(10, 10)});
    menu->alignItemsHorizontally();
    expectPlaces(menu, {{-52.5f, 0}, {2.5f, 0}, {47.5f, 0}, {67.5f, 0}});
    menu->alignItemsHorizontallyWithPadding(-5);
    expectPlaces(menu, {{-37.5f, 0}, {7.5f, 0}, {42.5f, 0}, {52.5f, 0}});
}

TEST_F(MenuLayoutTest, ColumnsSpreadOverTheScreen) {
    Menu* menu = menuOf({Size(40, 20), Size(60, 30), Size(20, 10), Size(10, 40), Size(30, 30)});
    menu->alignItemsInColumns(2, 2, 1, NULL);
    expectPlaces(menu, {{-80, 45}, {80, 40}, {-80, 15}, {80, 0}, {0, -40}});
    menu->alignItemsInColumnsWithArray({Value(1), Value(4)});
    expectPlaces(menu, {{0, 22}, {-144, -8}, {-48, 2}, {48, -13}, {144, -8}});
}

TEST_F(MenuLayoutTest, RowsCountFromHalfAScreenBelow) {
    Menu* menu = menuOf({Size(40, 20), Size(60, 30), Size(20, 10), Size(10, 40), Size(30, 30), Size(50, 16)});
    menu->alignItemsInRows(3, 3, NULL);
    expectPlaces(menu, {{-30, -90}, {-30, -120}, {-30, -160}, {30, -64}, {30, -114}, {30, -154}});
    menu->alignItemsInRows(2, 2, 2, NULL);
    expectPlaces(menu, {{-45, -105}, {-45, -135}, {0, -105}, {0, -125}, {40, -109}, {40, -149}});
}

TEST_F(MenuLayoutTest, ColumnsAndRowsSpreadOverTheSizeOfTheMenu) {
    Menu* menu = menuOf({Size(40, 20), Size(60, 30)});
    menu->setContentSize(Size(240, 200));
    menu->alignItemsInColumns(2, NULL);
    expectPlaces(menu, {{-40, 5}, {40, 0}});
    menu->alignItemsInRows(2, NULL);
    expectPlaces(menu, {{0, -45}, {0, -75}});
}

TEST_F(MenuLayoutTest, OneNumberMakesOneRowOrColumn) {
    Menu* menu = menuOf({Size(40, 20), Size(60, 30)});
    menu->alignItemsInColumns(2, nullptr);
    expectPlaces(menu, {{-80, 5}, {80, 0}});
    menu->alignItemsInRows(2, NULL);
    expectPlaces(menu, {{0, -105}, {0, -135}});
}

} // namespace
