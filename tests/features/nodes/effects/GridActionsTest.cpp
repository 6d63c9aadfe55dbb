#include "nodes/effects/EffectFixture.h"
#include "nodes/effects/GridAmplitude.h"
#include "nodes/effects/GridTiles.h"
#include "nodes/effects/GridWaves.h"
#include "nodes/effects/NodeGrid.h"
#include "nodes/effects/PageTurn3D.h"
#include "platform/Screen.h"

#include <cmath>
#include <set>
#include <utility>

using namespace cocos2d;

namespace {

/// Grids of 100 x 100 points, 10 points a step unless a test says otherwise.
class GridActionsTest : public EffectFixture {
protected:
    void SetUp() override {
        EffectFixture::SetUp();
        node = NodeGrid::create(Rect(0, 0, 100, 100));
        scene->addChild(node);
    }
    void TearDown() override {
        node = nullptr;
        EffectFixture::TearDown();
    }

    /// Starts the action and brings it to a share of its time.
    template<class T>
    T* at(T* action, float time) {
        action->startWithTarget(node);
        action->update(time);
        return action;
    }
    Vec3 vertex(float column, float row) {
        return static_cast<Grid3D*>(node->getGrid())->getVertex(Vec2(column, row));
    }
    Quad3 tile(float column, float row) {
        return static_cast<TiledGrid3D*>(node->getGrid())->getTile(Vec2(column, row));
    }
    bool isOff(float column, float row) {
        const Quad3 corners = tile(column, row);
        return corners.tr.x == 0 && corners.tr.y == 0;
    }

    NodeGrid* node = nullptr;
    const Size tenByTen{10, 10};
};

TEST_F(GridActionsTest, Waves3DRaisesPointsAlongTheDiagonal) {
    at(Waves3D::create(1, tenByTen, 2, 8)->clone(), 0.3f);
    const float phase = 0.3f * 3.14159265f * 2 * 2;
    EXPECT_NEAR(vertex(0, 0).z, std::sin(phase) * 8, 0.001f);
    EXPECT_NEAR(vertex(3, 4).z, std::sin(phase + 70 * 0.01f) * 8, 0.001f);
    EXPECT_EQ(vertex(3, 4).x, 30);
}

TEST_F(GridActionsTest, WavesMovesPointsInThePlane) {
    at(Waves::create(1, tenByTen, 1, 5, false, true)->clone(), 0.25f);
    EXPECT_NEAR(vertex(2, 0).x, 25, 0.001f);
    EXPECT_EQ(vertex(2, 0).y, 0);
    at(Waves::create(1, tenByTen, 1, 5, true, false), 0.25f);
    EXPECT_NEAR(vertex(0, 2).y, 25, 0.001f);
    EXPECT_EQ(vertex(0, 2).x, 0);
}

TEST_F(GridActionsTest, LiquidLeavesTheEdges) {
    at(Liquid::create(1, tenByTen, 1, 5)->clone(), 0.25f);
    EXPECT_EQ(vertex(0, 5).x, 0);
    EXPECT_EQ(vertex(10, 5).x, 100);
    EXPECT_NEAR(vertex(5, 5).x, 50 + 5 * std::sin(3.14159265f / 2 + 0.5f), 0.001f);
}

TEST_F(GridActionsTest, RippleFallsOffTowardsItsRadius) {
    at(Ripple3D::create(1, tenByTen, Vec2(50, 50), 40, 1, 10)->clone(), 0.5f);
    const float rate = std::pow(30.0f / 40.0f, 2.0f);
    EXPECT_NEAR(vertex(6, 5).z, std::sin(3.14159265f + 3.0f) * 10 * rate, 0.001f);
    EXPECT_EQ(vertex(0, 0).z, 0);
    EXPECT_EQ(vertex(9, 5).z, 0) << "at the radius";
}

TEST_F(GridActionsTest, LensRaisesWhatIsWithinItsRadius) {
    Lens3D* lens = at(Lens3D::create(1, tenByTen, Vec2(50, 50), 40), 0);
    const float share = 30.0f / 40.0f;
    EXPECT_NEAR(vertex(6, 5).z, std::exp(std::log(share) * 0.7f) * 40 * 0.7f, 0.001f);
    EXPECT_EQ(vertex(0, 0).z, 0);
    lens->setConcave(true);
    lens->update(0.5f);
    EXPECT_GT(vertex(6, 5).z, 0) << "nothing is computed again without need";
    lens->setPosition(Vec2(60, 50));
    lens->update(0.5f);
    EXPECT_LT(vertex(5, 5).z, 0);
}

TEST_F(GridActionsTest, TwirlTurnsAroundItsCenter) {
    at(Twirl::create(1, tenByTen, Vec2(50, 50), 1, 2)->clone(), 0.25f);
    EXPECT_NEAR(vertex(5, 5).x, 50, 0.001f);
    const float turn = 5 * std::cos(3.14159265f) * 0.1f * 2;
    EXPECT_NEAR(vertex(10, 5).x, 50 + std::cos(turn) * 50, 0.01f);
    EXPECT_NEAR(vertex(10, 5).y, 50 - std::sin(turn) * 50, 0.01f);
}

TEST_F(GridActionsTest, ShakyStaysInItsRange) {
    at(Shaky3D::create(1, tenByTen, 3, false)->clone(), 0.5f);
    bool moved = false;
    for (int i = 0; i <= 10; ++i) {
        const Vec3 point = vertex(static_cast<float>(i), 5);
        EXPECT_LE(std::abs(point.x - static_cast<float>(i) * 10), 3);
        EXPECT_EQ(point.z, 0);
        moved = moved || point.y != 50;
    }
    EXPECT_TRUE(moved);
    at(Shaky3D::create(1, tenByTen, 0, true), 0.5f);
    EXPECT_EQ(vertex(5, 5).x, 50) << "a range of nothing";
}

TEST_F(GridActionsTest, FlipEndsMirrored) {
    at(FlipX3D::create(1)->clone(), 1);
    EXPECT_NEAR(vertex(0, 0).x, 100, 0.001f);
    EXPECT_NEAR(vertex(1, 0).x, 0, 0.001f);
    EXPECT_NEAR(vertex(0, 1).y, 100, 0.001f);
    at(FlipY3D::create(1)->clone(), 0.5f);
    EXPECT_NEAR(vertex(0, 0).y, 100 - 100 * std::cos(3.14159265f / 4), 0.001f);
    EXPECT_EQ(vertex(0, 0).z, 25);
    EXPECT_EQ(vertex(0, 1).z, -25);
}

TEST_F(GridActionsTest, PageTurnBringsThePageToTheOtherSide) {
    at(PageTurn3D::create(1, tenByTen)->clone(), 0.001f);
    EXPECT_NEAR(vertex(10, 5).x, 100, 3);
    EXPECT_TRUE(static_cast<Grid3D*>(node->getGrid())->getNeedDepthTestForBlit());
    at(PageTurn3D::create(1, tenByTen), 0.25f);
    EXPECT_GT(vertex(10, 5).z, 1) << "above the page below";
    at(PageTurn3D::create(1, tenByTen), 1);
    EXPECT_LT(vertex(10, 5).x, -50);
}

TEST_F(GridActionsTest, TilesAreBrokenOnce) {
    auto* action = at(ShatteredTiles3D::create(1, tenByTen, 4, true)->clone(), 0.1f);
    const Quad3 before = tile(3, 3);
    action->update(0.5f);
    EXPECT_EQ(tile(3, 3).bl.x, before.bl.x);
    EXPECT_LE(std::abs(before.bl.x - 30), 4);
    at(ShakyTiles3D::create(1, tenByTen, 4, false)->clone(), 0.1f);
    EXPECT_LE(std::abs(tile(3, 3).tr.y - 40), 4);
    EXPECT_EQ(tile(3, 3).tr.z, 0);
}

TEST_F(GridActionsTest, ShuffleEndsWithEachTileInAPlaceOfItsOwn) {
    at(ShuffleTiles::create(1, tenByTen, 7)->clone(), 1);
    std::set<std::pair<int, int>> places;
    for (int i = 0; i < 10; ++i) {
        for (int j = 0; j < 10; ++j) {
            const Quad3 moved = tile(static_cast<float>(i), static_cast<float>(j));
            places.insert({static_cast<int>(moved.bl.x), static_cast<int>(moved.bl.y)});
        }
    }
    EXPECT_EQ(places.size(), 100u);
    const Quad3 first = tile(0, 0);
    at(ShuffleTiles::create(1, tenByTen, 7), 1);
    EXPECT_EQ(tile(0, 0).bl.x, first.bl.x) << "the same seed, the same order";
    EXPECT_EQ(tile(0, 0).bl.y, first.bl.y);
}

TEST_F(GridActionsTest, TurnOffTakesTilesAwayOneAfterTheOther) {
    const auto count = [this] {
        int off = 0;
        for (int i = 0; i < 10; ++i)
            for (int j = 0; j < 10; ++j) off += isOff(static_cast<float>(i), static_cast<float>(j));
        return off;
    };
    auto* action = at(TurnOffTiles::create(1, tenByTen, 3)->clone(), 0.25f);
    EXPECT_EQ(count(), 25);
    action->update(1);
    EXPECT_EQ(count(), 100);
    action->update(0);
    EXPECT_EQ(count(), 0);
}

TEST_F(GridActionsTest, FadeOutTilesShrinkInTheirDirections) {
    at(FadeOutTRTiles::create(1, tenByTen)->clone(), 0.5f);
    EXPECT_TRUE(isOff(0, 0));
    EXPECT_EQ(tile(9, 9).tr.x, 100);
    const float left = std::pow(8.0f / 10.0f, 6.0f);
    EXPECT_NEAR(tile(4, 4).bl.x, 40 + 5 * (1 - left), 0.001f);
    at(FadeOutBLTiles::create(1, tenByTen)->clone(), 0.5f);
    EXPECT_EQ(tile(0, 0).tr.x, 10);
    EXPECT_NEAR(tile(9, 9).bl.x, 90 + 5 * (1 - std::pow(10.0f / 18.0f, 6.0f)), 0.001f);
    at(FadeOutUpTiles::create(1, tenByTen)->clone(), 0.5f);
    EXPECT_TRUE(isOff(5, 0));
    EXPECT_NEAR(tile(3, 4).bl.y, 40 + 5 * (1 - std::pow(4.0f / 5.0f, 6.0f)), 0.001f);
    EXPECT_EQ(tile(3, 4).bl.x, 30) << "flat, not small";
    at(FadeOutDownTiles::create(1, tenByTen)->clone(), 0.5f);
    EXPECT_EQ(tile(5, 0).tr.y, 10);
    EXPECT_NEAR(tile(3, 8).tl.y, 90 - 5 * (1 - std::pow(5.0f / 8.0f, 6.0f)), 0.001f);
}

TEST_F(GridActionsTest, TilesWaveAndJump) {
    at(WavesTiles3D::create(1, tenByTen, 1, 6)->clone(), 0.1f);
    EXPECT_NEAR(tile(2, 3).tr.z, std::sin(0.2f * 3.14159265f + 0.5f) * 6, 0.001f);
    EXPECT_EQ(tile(2, 3).tr.z, tile(2, 3).bl.z);
    at(JumpTiles3D::create(1, tenByTen, 1, 6)->clone(), 0.25f);
    EXPECT_NEAR(tile(0, 0).bl.z, 6, 0.001f);
    EXPECT_NEAR(tile(1, 0).bl.z, -6, 0.001f);
}

TEST_F(GridActionsTest, SplitMovesRowsAndColumnsApart) {
    const Size design = copra::screen().designSize;
    at(SplitRows::create(1, 4)->clone(), 0.5f);
    EXPECT_FLOAT_EQ(tile(0, 0).bl.x, -design.width / 2);
    EXPECT_FLOAT_EQ(tile(0, 1).bl.x, design.width / 2);
    at(SplitCols::create(1, 4)->clone(), 0.5f);
    EXPECT_FLOAT_EQ(tile(0, 0).bl.y, -design.height / 2);
    EXPECT_FLOAT_EQ(tile(1, 0).bl.y, design.height / 2);
}

TEST_F(GridActionsTest, PlaysBackwards) {
    ActionInterval* back = TurnOffTiles::create(1, tenByTen)->reverse();
    at(back, 0);
    EXPECT_TRUE(isOff(0, 0));
    back->update(1);
    EXPECT_FALSE(isOff(0, 0));
}

TEST_F(GridActionsTest, AmplitudesComeAndGo) {
    Waves3D* waves = Waves3D::create(1, tenByTen, 1, 8);
    at(AccelAmplitude::create(waves, 1), 0.25f);
    EXPECT_FLOAT_EQ(waves->getAmplitudeRate(), 0.25f);
    EXPECT_NEAR(vertex(0, 0).z, 2, 0.001f);
    auto* faster = AccelAmplitude::create(waves, 1);
    faster->setRate(2);
    at(faster->clone(), 0.5f);
    EXPECT_FLOAT_EQ(waves->getAmplitudeRate(), 0.25f) << "the copy has an action of its own";
    at(DeccelAmplitude::create(waves, 1), 0.25f);
    EXPECT_FLOAT_EQ(waves->getAmplitudeRate(), 0.75f);
    at(AccelDeccelAmplitude::create(waves, 1), 0.75f);
    EXPECT_FLOAT_EQ(waves->getAmplitudeRate(), 0.5f);
}

} // namespace
