#include "hud/ViewFit.h"

#include "game/GameSceneTest.h"

using namespace beecluster;
using cocos2d::Size;
using cocos2d::Vec2;

namespace {

class ViewFitTest : public GameSceneTest {
protected:
    ~ViewFitTest() override { fitTo(960, 640); }
    void fitTo(float width, float height) {
        app.view().setFrameSize(width, height);
        viewfit::fit();
    }
};

} // namespace

TEST_F(ViewFitTest, AWideWindowShowsMoreBesideTheField) {
    fitTo(1920, 1080);
    EXPECT_NEAR(viewfit::fieldOrigin().x, (640 * 16.0f / 9 - 960) / 2, 1);
    EXPECT_NEAR(viewfit::fieldOrigin().y, 0, 0.01f);
    EXPECT_NEAR(viewfit::visibleRect().getMaxX(), 960 + viewfit::fieldOrigin().x, 1);
}

TEST_F(ViewFitTest, ATallWindowShowsMoreAboveAndBelow) {
    fitTo(600, 1000);
    EXPECT_NEAR(viewfit::fieldOrigin().x, 0, 0.01f);
    EXPECT_NEAR(viewfit::visibleRect().size.height, 1600, 1);
}

TEST_F(ViewFitTest, TheFieldIsTheWholeViewAtItsOwnShape) {
    fitTo(1440, 960);
    EXPECT_EQ(viewfit::fieldOrigin(), Vec2::ZERO);
    EXPECT_TRUE(viewfit::visibleRect().size.equals(Size(960, 640)));
}

TEST_F(ViewFitTest, AnExtremeWindowGetsBars) {
    fitTo(4000, 400);
    EXPECT_LT(viewfit::visibleRect().size.width, 640 * 3);
}
