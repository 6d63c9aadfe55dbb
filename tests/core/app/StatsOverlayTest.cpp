#include "app/HeadlessTest.h"

#include "app/StatsOverlay.h"
#include "nodes/shapes/LayerColor.h"

#include <gmock/gmock.h>

using namespace cocos2d;
using testing::HasSubstr;
using testing::Not;

namespace {

class StatsOverlayTest : public HeadlessTest {};

} // namespace

TEST_F(StatsOverlayTest, ShowsTheStatisticsOfThePreviousFrame) {
    auto* scene = Scene::create();
    scene->addChild(LayerColor::create(Color4B::RED));
    director->replaceScene(scene);
    frame(0.1f);
    copra::StatsOverlay overlay;
    overlay.read(*director->getRenderer(), *director);
    EXPECT_THAT(overlay.text(), HasSubstr("GL calls:      1"));
    EXPECT_THAT(overlay.text(), Not(HasSubstr("GL verts:      0")));
}

TEST_F(StatsOverlayTest, TheDirectorReadsTheFiguresBeforeItClearsThem) {
    auto* scene = Scene::create();
    scene->addChild(LayerColor::create(Color4B::RED));
    director->replaceScene(scene);
    frame(0.1f);
    const auto batches = director->getRenderer()->getDrawnBatches();
    director->setDisplayStats(true);
    for (int i = 0; i < 8; ++i) frame(0.1f);
    EXPECT_GT(director->getRenderer()->getDrawnBatches(), batches); // the text itself is drawn too
    director->setDisplayStats(false);
}

TEST_F(StatsOverlayTest, TheTextLiesInACornerOfTheVisibleArea) {
    copra::StatsOverlay overlay;
    overlay.read(*director->getRenderer(), *director);
    const Rect visible(director->getVisibleOrigin(), director->getVisibleSize());
    EXPECT_EQ(overlay.area(*director).origin, visible.origin + Vec2(4, 4));
    overlay.setAnchor(Vec2(1, 1));
    const Rect area = overlay.area(*director);
    EXPECT_FLOAT_EQ(area.getMaxX(), visible.getMaxX() - 4);
    EXPECT_FLOAT_EQ(area.getMaxY(), visible.getMaxY() - 4);
    director->setStatsAnchor(copra::AnchorPreset::TOP_RIGHT);
    director->setStatsAnchor();
}
