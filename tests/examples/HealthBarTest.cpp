#include "HealthBar.h"

#include "nodes/DrawingFixture.h"

using namespace cocos2d;

namespace {

class HealthBarTest : public DrawingFixture {
protected:
    HealthBar* addBar(float x, float y) {
        HealthBar* bar = HealthBar::create(Size(40.0f, 4.0f));
        bar->setPosition(x, y);
        scene->addChild(bar);
        return bar;
    }
};

TEST_F(HealthBarTest, FillsFromTheLeft) {
    addBar(10.0f, 20.0f)->setValue(0.25f);
    const auto draws = drawn();
    ASSERT_EQ(draws.size(), 1u);
    ASSERT_EQ(draws[0].vertices.size(), 8u);
    EXPECT_EQ(draws[0].vertices[4].position, Vec2(10.0f, 20.0f));
    EXPECT_EQ(draws[0].vertices[6].position, Vec2(20.0f, 24.0f));
}

TEST_F(HealthBarTest, AllBarsAreOneDrawCall) {
    for (int i = 0; i < 10; ++i) addBar(0.0f, static_cast<float>(i) * 10.0f);
    EXPECT_EQ(drawn().size(), 1u);
}

TEST_F(HealthBarTest, IsNotDrawnOutsideOfTheScreen) {
    addBar(-1000.0f, 0.0f);
    EXPECT_TRUE(drawn().empty());
}

TEST_F(HealthBarTest, MultipliesTheColorWithTheOpacity) {
    HealthBar* bar = addBar(0.0f, 0.0f);
    bar->setColor(Color3B(200, 100, 0));
    bar->setOpacity(51);
    EXPECT_EQ(drawn()[0].vertices[4].color, Color4B(40, 20, 0, 51));
}

} // namespace
