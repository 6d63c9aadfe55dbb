#include "hud/MenuSheet.h"

#include "game/GameSceneTest.h"

using namespace beecluster;
using cocos2d::Vec2;

namespace {

class MenuSheetTest : public GameSceneTest {
protected:
    ~MenuSheetTest() override { useWindow(960, 640); }
    void useWindow(float width, float height) {
        app.view().setFrameSize(width, height);
        viewfit::fit();
    }
};

} // namespace

TEST_F(MenuSheetTest, GrowsAroundTheMiddleWhereTheViewIsTaller) {
    auto* sheet = MenuSheet::create();
    app.scene()->addChild(sheet);
    const Vec2 middle(layout::kFieldWidth / 2, layout::kFieldHeight / 2);
    EXPECT_FLOAT_EQ(sheet->getScale(), 1.0f);
    useWindow(600, 1000);
    sheet->fitView();
    EXPECT_GT(sheet->getScale(), 1.2f);
    const Vec2 moved = sheet->getPosition() + middle * sheet->getScale();
    EXPECT_NEAR(moved.x, middle.x, 0.01f);
    EXPECT_NEAR(moved.y, middle.y, 0.01f);
}

TEST_F(MenuSheetTest, NeverGrowsOutOfTheField) {
    useWindow(600, 1000);
    auto* sheet = MenuSheet::create(900);
    EXPECT_LE(900 * sheet->getScale(), layout::kFieldWidth + 0.01f);
}
