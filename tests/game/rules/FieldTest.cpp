#include "rules/Field.h"

#include "Layout.h"
#include "Tuning.h"
#include "stages/StageTable.h"

#include <gtest/gtest.h>

using namespace beecluster;
using cocos2d::Vec2;

namespace {

class TallFieldTest : public ::testing::Test {
protected:
    TallFieldTest() { setPlayfield(FieldShape::Tall); }
    ~TallFieldTest() override { setPlayfield(FieldShape::Wide); }
};

Vec2 endOf(const Route& route) {
    Vec2 end = route.start;
    for (const Leg& leg : route.legs) end += leg.by;
    return end;
}

} // namespace

TEST(Field, KnowsWhatIsInsideItsFourEdges) {
    EXPECT_FALSE(isOutsideField(Vec2(480, 320), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(-1, 320), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(layout::kFieldWidth + 1, 320), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(480, -1), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(480, layout::kFieldHeight + 1), 0.0f));
}

TEST(Field, IsWidenedByTheMarginOnAllSides) {
    for (const Vec2 position :
         {Vec2(-9, 0), Vec2(layout::kFieldWidth + 9, 0), Vec2(0, -9), Vec2(0, layout::kFieldHeight + 9)}) {
        EXPECT_FALSE(isOutsideField(position, 10.0f));
        EXPECT_TRUE(isOutsideField(position, 8.0f));
    }
}

TEST(Field, LetsEnemiesShootFromAboveTheSwarmOnly) {
    EXPECT_TRUE(mayShootFrom(Vec2(480, 500)));
    EXPECT_TRUE(mayShootFrom(Vec2(480, tuning().enemies.noFireBelow)));
    EXPECT_FALSE(mayShootFrom(Vec2(480, tuning().enemies.noFireBelow - 1)));
    EXPECT_FALSE(mayShootFrom(Vec2(480, layout::kFieldHeight + 1))) << "not before it is seen";
    EXPECT_FALSE(mayShootFrom(Vec2(-1, 500)));
}

TEST_F(TallFieldTest, ReachesFurtherDown) {
    EXPECT_FALSE(isOutsideField(Vec2(480, layout::kTallBottom), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(480, layout::kTallBottom - 1), 0.0f));
    EXPECT_TRUE(isOutsideField(Vec2(480, layout::kFieldHeight + 1), 0.0f));
    EXPECT_FLOAT_EQ(playfield().at(0), layout::kTallBottom);
    EXPECT_FLOAT_EQ(playfield().at(1), layout::kFieldHeight);
}

TEST_F(TallFieldTest, LetsEnemiesShootFromFurtherDown) {
    EXPECT_TRUE(mayShootFrom(Vec2(480, layout::kTallBottom + tuning().enemies.noFireBelow)));
    EXPECT_FALSE(mayShootFrom(Vec2(480, layout::kTallBottom + tuning().enemies.noFireBelow - 1)));
}

TEST_F(TallFieldTest, StretchesARouteButFliesItAsFast) {
    const Route wide{{100, 700}, {{2, {0, -380}}, {3, {300, 0}}, {4, {0, -400}}}};
    const Route tall = playfield().fitted(wide);
    EXPECT_EQ(tall.start, wide.start) << "it comes in at the same place";
    const float below = layout::kFieldHeight - 320;
    EXPECT_NEAR(tall.start.y + tall.legs[0].by.y, layout::kFieldHeight - below * playfield().stretch(), 0.1f);
    EXPECT_EQ(tall.legs[1].by, wide.legs[1].by);
    for (std::size_t i = 0; i < wide.legs.size(); ++i)
        EXPECT_NEAR(tall.legs[i].by.length() / tall.legs[i].seconds,
                    wide.legs[i].by.length() / wide.legs[i].seconds, 0.1f);
    EXPECT_LT(endOf(tall).y, layout::kTallBottom);
}

TEST_F(TallFieldTest, EveryRouteLeavesIt) {
    for (const Stage& stage : stageTable())
        for (const Wave& wave : stage.waves)
            if (!wave.route->followsSwarm) {
                EXPECT_TRUE(isOutsideField(endOf(playfield().fitted(*wave.route)), 0)) << stage.name;
            }
}

TEST(Field, AWideOneTakesRoutesAsTheyAre) {
    const Route& route = *stageTable().front().waves.front().route;
    EXPECT_EQ(playfield().fitted(route).legs.back().by, route.legs.back().by);
    EXPECT_EQ(playfield().fitted(route).legs.back().seconds, route.legs.back().seconds);
}

TEST(Field, ShapesHaveNames) {
    for (const FieldShape shape : {FieldShape::Wide, FieldShape::Tall})
        EXPECT_EQ(fieldShapeNamed(nameOf(shape)), shape);
    EXPECT_FALSE(fieldShapeNamed("round").has_value());
}

TEST(Field, WhatFliesAppearsAndDisappearsGraduallyAtTheSides) {
    constexpr float kWidth = layout::kFieldWidth;
    EXPECT_EQ(shownAtSides(-5, 30), 0.0f);
    EXPECT_EQ(shownAtSides(0, 30), 0.0f);
    EXPECT_FLOAT_EQ(shownAtSides(15, 30), 0.5f);
    EXPECT_EQ(shownAtSides(30, 30), 1.0f);
    EXPECT_EQ(shownAtSides(kWidth / 2, 30), 1.0f);
    EXPECT_FLOAT_EQ(shownAtSides(kWidth - 15, 30), 0.5f);
    EXPECT_EQ(shownAtSides(kWidth + 1, 30), 0.0f);
}
