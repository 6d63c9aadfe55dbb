#include "view/ViewFit.h"

#include "game/GameSceneTest.h"

using namespace beecluster;
using cocos2d::Size;
using cocos2d::Vec2;

namespace {

class ViewFitTest : public GameSceneTest {
protected:
    ~ViewFitTest() override {
        setPlayfield(FieldShape::Wide);
        fitTo(960, 640);
    }
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

TEST_F(ViewFitTest, AnUprightWindowSuitsATallField) {
    const auto shapeIn = [this](float width, float height) {
        fitTo(width, height);
        return viewfit::shapeOfWindow();
    };
    EXPECT_EQ(shapeIn(600, 1000), FieldShape::Tall);
    EXPECT_EQ(shapeIn(768, 1024), FieldShape::Tall) << "a tablet";
    EXPECT_EQ(shapeIn(960, 640), FieldShape::Wide);
    EXPECT_EQ(shapeIn(800, 1000), FieldShape::Wide) << "nearly square";
}

TEST_F(ViewFitTest, ATallFieldIsInTheMiddleOfAnyWindow) {
    for (const Size& window : {Size(600, 1000), Size(768, 1024), Size(960, 640), Size(1920, 1080)}) {
        fitTo(window.width, window.height);
        viewfit::useField(FieldShape::Wide);
        viewfit::useField(FieldShape::Tall);
        const cocos2d::Rect view = viewfit::visibleRect();
        EXPECT_LE(view.getMinY(), layout::kTallBottom + 0.1f);
        EXPECT_GE(view.getMaxY(), layout::kFieldHeight - 0.1f);
        EXPECT_NEAR(view.getMidY(), playfield().at(0.5f), 0.1f);
        EXPECT_NEAR(view.getMidX(), layout::kFieldWidth / 2, 0.1f);
    }
}
