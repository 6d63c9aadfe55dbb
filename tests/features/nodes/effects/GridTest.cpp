#include "nodes/effects/Grid.h"

#include "base/expectRefused.h"
#include "base/lastReference.h"
#include "base/limits.h"
#include "base/log.h"
#include "nodes/effects/EffectFixture.h"
#include "nodes/effects/GridAction.h"
#include "nodes/effects/GridDrawing.h"
#include "nodes/effects/GridTiles.h"
#include "nodes/effects/GridWaves.h"
#include "nodes/effects/NodeGrid.h"
#include "platform/Screen.h"

#include <cmath>
#include <limits>

using namespace cocos2d;

namespace {

class GridTest : public EffectFixture {
protected:
    Size design() const { return copra::screen().designSize; }
};

TEST_F(GridTest, SpreadsItsPointsOverTheDesignArea) {
    Grid3D* grid = Grid3D::create(Size(4, 2));
    EXPECT_EQ(grid->getGridSize().width, 4);
    EXPECT_FLOAT_EQ(grid->getStep().x, design().width / 4);
    EXPECT_FLOAT_EQ(grid->getVertex(Vec2(4, 2)).x, design().width);
    EXPECT_FLOAT_EQ(grid->getVertex(Vec2(4, 2)).y, design().height);
    EXPECT_FALSE(grid->isActive());
}

TEST_F(GridTest, CoversAPartOfTheWorld) {
    TiledGrid3D* grid = TiledGrid3D::create(Size(2, 2), Rect(10, 20, 40, 60));
    EXPECT_FLOAT_EQ(grid->getTile(Vec2(1, 1)).bl.x, 30);
    EXPECT_FLOAT_EQ(grid->getTile(Vec2(1, 1)).tr.y, 80);
}

TEST_F(GridTest, IsNullWithoutARowOrWithTooMany) {
    const copra::LogCapture log;
    EXPECT_EQ(Grid3D::create(Size(0, 3)), nullptr);
    EXPECT_EQ(TiledGrid3D::create(Size(3, 1e9f)), nullptr);
    EXPECT_EQ(TiledGrid3D::create(Size(std::nanf(""), 2)), nullptr);
    EXPECT_EQ(log.lineCount(), 3);
}

TEST_F(GridTest, TakesItsPointsForTheOriginalOnesWhenReused) {
    Grid3D* grid = Grid3D::create(Size(1, 1));
    grid->setVertex(Vec2(0, 0), Vec3(5, 6, 7));
    grid->reuse();
    EXPECT_EQ(grid->getOriginalVertex(Vec2(0, 0)).z, 0) << "not without leave";
    grid->setReuseGrid(1);
    grid->reuse();
    EXPECT_EQ(grid->getOriginalVertex(Vec2(0, 0)).z, 7);
    EXPECT_EQ(grid->getReuseGrid(), 0);
    grid->calculateVertexPoints();
    EXPECT_EQ(grid->getVertex(Vec2(0, 0)).z, 0);
}

TEST_F(GridTest, SeesHeightInPerspective) {
    copra::GridDrawing drawing(*context.renderer(), Sprite::create()->getTexture(), Rect(0, 0, 1, 1), 0);
    const Vec2 middle(design().width / 2, design().height / 2);
    const float eye = design().height / 1.1547005f;
    EXPECT_TRUE(drawing.project(Vec3(3, 4, 0)).fuzzyEquals(Vec2(3, 4), 0.01f))
        << "on the screen nothing moves";
    EXPECT_TRUE(
        drawing.project(Vec3(middle.x + 10, middle.y, eye / 2)).fuzzyEquals(middle + Vec2(20, 0), 0.01f));
    EXPECT_TRUE(drawing.project(Vec3(middle.x + 10, middle.y, -eye)).fuzzyEquals(middle + Vec2(5, 0), 0.01f));
    EXPECT_TRUE(std::isfinite(drawing.project(Vec3(0, 0, eye * 3)).x)) << "behind the eye";
}

TEST_F(GridTest, StretchesImagesAsIfSeenInPerspective) {
    const Rect whole(Vec2::ZERO, design());
    Texture2D* picture = RenderTexture::create(64, 64)->getSprite()->getTexture(); // never shares a page
    copra::GridDrawing drawing(*context.renderer(), picture, whole, 0);
    // Rotated about the screen's vertical axis, the left side far away.
    const auto turned = [&](float x, float y) {
        return Vec3(whole.size.width * 0.1f + x * 0.8f, y, (x - whole.size.width / 2) * 0.6f);
    };
    const float right = whole.getMaxX();
    const float top = whole.getMaxY();
    drawing.add({{turned(0, 0), turned(right, 0), turned(right, top), turned(0, top)}},
                {{Vec3(0, 0, 0), Vec3(right, 0, 0), Vec3(right, top, 0), Vec3(0, top, 0)}});
    context.renderer()->render();
    ASSERT_EQ(parts.device->draws().size(), 1u);
    const std::vector<copra::Vertex>& corners = parts.device->draws()[0].vertices;
    const Size pixels(static_cast<float>(picture->getPixelsWide()),
                      static_cast<float>(picture->getPixelsHigh()));
    for (std::size_t i = 0; i + 1 < corners.size(); i += 3) {
        // Where the device shows the middle of an edge, and where it is.
        const Vec2 shown = (corners[i].position + corners[i + 1].position) * 0.5f;
        const Vec2 of = (corners[i].texCoords + corners[i + 1].texCoords) * 0.5f;
        const Vec2 there = drawing.project(turned(of.x / pixels.width * right, of.y / pixels.height * top));
        if (!whole.containsPoint(there)) continue;
        EXPECT_LT(shown.distance(there), 0.5f) << "at " << there.x << ", " << there.y;
    }
}

// Each of 262,144 cells in 64 x 64 parts would need 128 GB.
TEST_F(GridTest, DividesFineGridsNoFurther) {
    NodeGrid* node = NodeGrid::create();
    scene->addChild(node);
    Grid3D* grid = Grid3D::create(Size(copra::limits::kGridSide, copra::limits::kGridSide));
    for (int i = 0; i <= copra::limits::kGridSide; ++i)
        for (int j = 0; j <= copra::limits::kGridSide; ++j)
            grid->setVertex(Vec2(i, j), Vec3(0, 0, (i + j) % 2 == 0 ? 1e30f : -1e30f));
    grid->setActive(true);
    node->setGrid(grid);
    EXPECT_EQ(drawn()[0].vertices.size(), 6u * copra::limits::kGridSide * copra::limits::kGridSide);
}

TEST_F(GridTest, DividesAllOfItIntoABoundedNumberOfParts) {
    for (const int cells : {1, 9, 300}) {
        Grid3D* grid = Grid3D::create(Size(cells, cells));
        for (int i = 0; i <= cells; ++i)
            for (int j = 0; j <= cells; ++j)
                grid->setVertex(Vec2(i, j), Vec3(0, 0, (i + j) % 2 == 0 ? 1e30f : -1e30f));
        grid->setActive(true);
        NodeGrid* node = NodeGrid::create();
        scene->addChild(node);
        node->setGrid(grid);
        const std::size_t vertices = drawn()[0].vertices.size();
        EXPECT_LE(vertices, 6u * copra::limits::kGridParts * copra::limits::kGridParts) << cells;
        EXPECT_GE(vertices, 6u * cells * cells) << cells;
        node->removeFromParent();
    }
}

TEST_F(GridTest, WithoutAnActiveGridCostsNothing) {
    NodeGrid* node = NodeGrid::create();
    node->addChild(block(4, 4, Color3B::RED));
    scene->addChild(node);
    ASSERT_EQ(drawn().size(), 1u);
    node->setGrid(Grid3D::create(Size(2, 2)));
    ASSERT_EQ(drawn().size(), 1u) << "a grid that is not active";
    EXPECT_EQ(drawn()[0].target, copra::kNoTexture);
    node->getGrid()->setActive(true);
    ASSERT_EQ(drawn().size(), 2u);
    EXPECT_NE(drawn()[0].target, copra::kNoTexture);
    EXPECT_EQ(drawn()[1].vertices.size(), 24u);
}

TEST_F(GridTest, CutsItsFieldsFromTheLowerRightToTheUpperLeft) {
    NodeGrid* node = NodeGrid::create();
    node->addChild(block(4, 4, Color3B::RED));
    scene->addChild(node);
    node->setGrid(Grid3D::create(Size(1, 1)));
    node->getGrid()->setActive(true);
    const std::vector<copra::Vertex> corners = drawn()[1].vertices;
    ASSERT_EQ(corners.size(), 6u);
    for (const std::size_t shared : {1u, 3u}) EXPECT_FLOAT_EQ(corners[shared].position.y, 0);
    for (const std::size_t shared : {2u, 5u}) EXPECT_FLOAT_EQ(corners[shared].position.x, 0);
    EXPECT_EQ(corners[1].position, corners[3].position);
    EXPECT_EQ(corners[2].position, corners[5].position);
}

TEST_F(GridTest, LooksTheSameAsLongAsNoPointMoves) {
    NodeGrid* node = NodeGrid::create();
    node->addChild(block(3, 2, Color3B::RED));
    node->setPosition(1, 1);
    const std::string plain = picture(node, 6, 6);
    node->setGrid(Grid3D::create(Size(3, 5)));
    node->getGrid()->setActive(true);
    EXPECT_EQ(picture(node, 6, 6), plain);
    node->setGrid(TiledGrid3D::create(Size(7, 2)));
    node->getGrid()->setActive(true);
    EXPECT_EQ(picture(node, 6, 6), plain);
}

TEST_F(GridTest, MovesTheImageWithItsPoints) {
    NodeGrid* node = NodeGrid::create(Rect(0, 0, 4, 1));
    node->addChild(block(2, 1, Color3B::RED));
    TiledGrid3D* grid = TiledGrid3D::create(Size(4, 1), Rect(0, 0, 4, 1));
    grid->setActive(true);
    node->setGrid(grid);
    Quad3 tile = grid->getTile(Vec2(0, 0));
    for (Vec3* corner : {&tile.bl, &tile.br, &tile.tl, &tile.tr}) corner->x += 3;
    grid->setTile(Vec2(0, 0), tile);
    EXPECT_EQ(picture(node, 4, 1), ".r.r\n");
}

TEST_F(GridTest, DrawsItsTargetBelowItsChildren) {
    NodeGrid* node = NodeGrid::create();
    node->setTarget(block(3, 1, Color3B::BLUE));
    node->addChild(block(1, 1, Color3B::RED));
    EXPECT_EQ(picture(node, 3, 1), "rbb\n");
}

TEST_F(GridTest, ActionsGiveTheirNodeAGridAndStopGridEndsIt) {
    NodeGrid* node = NodeGrid::create();
    scene->addChild(node);
    node->runAction(Waves::create(1, Size(3, 2), 1, 5, true, true));
    ASSERT_NE(node->getGrid(), nullptr);
    EXPECT_TRUE(node->getGrid()->isActive());
    EXPECT_EQ(node->getGrid()->getGridSize().width, 3);
    node->runAction(StopGrid::create());
    frame(0);
    EXPECT_FALSE(node->getGrid()->isActive());
}

TEST_F(GridTest, ActionsRefuseOtherNodes) {
    const auto run = [this](FiniteTimeAction* action) {
        scene->runAction(action);
        frame(0);
        frame(2);
        return 0;
    };
    EXPECT_REFUSED(run(Waves::create(1, Size(3, 2), 1, 5, true, true)), "the target is not a NodeGrid");
    EXPECT_REFUSED(run(ShuffleTiles::create(1, Size(3, 2), 1)), "the target is not a NodeGrid");
    EXPECT_REFUSED(run(StopGrid::create()), "the target is not a NodeGrid");
    EXPECT_REFUSED(run(ReuseGrid::create(1)), "the target is not a NodeGrid");
}

TEST_F(GridTest, AReusedGridIsGoneOnWith) {
    NodeGrid* node = NodeGrid::create();
    scene->addChild(node);
    node->runAction(ShatteredTiles3D::create(0, Size(2, 2), 5, false));
    frame(0);
    node->runAction(ReuseGrid::create(1));
    frame(0);
    auto* grid = static_cast<TiledGrid3D*>(node->getGrid());
    const float moved = grid->getTile(Vec2(1, 1)).tr.y;
    node->runAction(JumpTiles3D::create(1, Size(2, 2), 1, 8));
    EXPECT_EQ(node->getGrid(), grid);
    EXPECT_EQ(grid->getOriginalTile(Vec2(1, 1)).tr.y, moved);
    EXPECT_EQ(grid->getReuseGrid(), 0);
    node->runAction(JumpTiles3D::create(1, Size(2, 2), 1, 8));
    EXPECT_NE(node->getGrid(), grid) << "for one action only";
}

TEST_F(GridTest, AGridMayBeReusedAnyNumberOfTimes) {
    NodeGrid* node = NodeGrid::create();
    scene->addChild(node);
    node->runAction(ShatteredTiles3D::create(0, Size(2, 2), 5, false));
    frame(0);
    for (int i = 0; i < 2; ++i) node->runAction(ReuseGrid::create(std::numeric_limits<int>::max()));
    frame(0);
    EXPECT_EQ(node->getGrid()->getReuseGrid(), std::numeric_limits<int>::max());
}

TEST_F(GridTest, RefusesToDrawItselfAsItsTarget) {
    NodeGrid* node = NodeGrid::create();
    Node* parent = Node::create();
    parent->addChild(node);
    const auto draw = [&](Node* target) {
        node->setTarget(target);
        picture(parent, 2, 2);
        return 0;
    };
    EXPECT_REFUSED(draw(node), "NodeGrid::setTarget: a node cannot draw itself or its ancestor");
    EXPECT_REFUSED(draw(parent), "NodeGrid::setTarget");
}

TEST_F(GridTest, SurvivesATargetThatBecomesItsAncestor) {
    const copra::LogCapture log;
    NodeGrid* node = NodeGrid::create();
    Node* target = Node::create();
    node->setTarget(target);
    target->addChild(node);
    picture(target, 2, 2);
    EXPECT_TRUE(log.contains("contains the node that draws it"));
    node->setTarget(nullptr);
}

TEST_F(GridTest, ActionsClampTheNumberOfTiles) {
    const copra::LogCapture log;
    NodeGrid* node = NodeGrid::create();
    scene->addChild(node);
    const auto sizeAfter = [&](ActionInterval* action) {
        node->setGrid(nullptr);
        node->runAction(action);
        frame(0);
        frame(0.1f);
        return node->getGrid()->getGridSize();
    };
    EXPECT_TRUE(sizeAfter(ShuffleTiles::create(0.01f, Size(60000, 2), 1)).equals(Size(512, 2)));
    EXPECT_TRUE(
        log.contains("GridAction::initWithDuration: 60000 columns or rows are too many; the limit is 512"));
    EXPECT_TRUE(sizeAfter(TurnOffTiles::create(0.01f, Size(2, 2e9f))).equals(Size(2, 512)));
    EXPECT_TRUE(sizeAfter(Waves::create(0.01f, Size(0, std::nanf("")), 1, 5, true, true)).equals(Size(1, 1)));
    EXPECT_TRUE(log.contains("fewer than one column or row"));
    EXPECT_TRUE(sizeAfter(SplitRows::create(0.01f, 0)).equals(Size(1, 1)));
}

/// A grid of a game: draws the contents itself.
class OwnGrid : public GridBase {
public:
    void calculateVertexPoints() override { ++calculated; }
    void blit() override {
        ++drawn;
        hasContents = _texture && _shaderProgram;
    }
    int calculated = 0;
    int drawn = 0;
    bool hasContents = false;
};

TEST_F(GridTest, AGridOfAGameDrawsTheContentsItself) {
    NodeGrid* node = NodeGrid::create();
    auto* grid = new OwnGrid();
    EXPECT_TRUE(grid->initWithSize(Size(2, 3)));
    EXPECT_EQ(grid->calculated, 1);
    grid->setActive(true);
    node->setGrid(grid);
    grid->release();
    node->addChild(block(8, 8, Color3B::RED));
    picture(node);
    EXPECT_EQ(grid->drawn, 1);
    EXPECT_TRUE(grid->hasContents);
}

TEST_F(GridTest, ShowsTheContentsUpsideDownWhenFlipped) {
    Grid3D* grid = Grid3D::create(Size(1, 1), nullptr, true);
    EXPECT_TRUE(grid->isTextureFlipped());
    NodeGrid* node = NodeGrid::create();
    node->addChild(block(design().width, design().height / 2, Color3B::RED));
    grid->setActive(true);
    node->setGrid(grid);
    const auto rowOfRed = [&] {
        const std::string rows =
            picture(node, static_cast<int>(design().width), static_cast<int>(design().height));
        return rows.find('r') / (static_cast<std::size_t>(design().width) + 1);
    };
    EXPECT_EQ(rowOfRed(), 0u);
    grid->setTextureFlipped(false);
    EXPECT_EQ(rowOfRed(), static_cast<std::size_t>(design().height / 2));
}

TEST_F(GridTest, ActionsGiveTheirTilesAndNumbersInTheOrderOfTheSeed) {
    auto* shuffle = ShuffleTiles::create(1, Size(2, 2), 5);
    unsigned int numbers[] = {0, 1, 2, 3};
    shuffle->shuffle(numbers, 4);
    NodeGrid* node = NodeGrid::create();
    scene->addChild(node);
    node->runAction(shuffle);
    EXPECT_EQ(shuffle->getDelta(Size(0, 0)).width, static_cast<float>(numbers[0] / 2));
    EXPECT_EQ(shuffle->getDelta(Size(0, 0)).height, static_cast<float>(numbers[0] % 2));
}

TEST_F(GridTest, ItsGridMayHoldTheLastReference) {
    struct Holder : Grid3D {
        std::function<void()> held;
    };
    copra::test::endsWithItsLastReference(
        NodeGrid::create(),
        [](NodeGrid* node, const std::function<void()>& held) {
            RefPtr<Holder> grid;
            grid.weakAssign(new Holder());
            grid->held = held;
            node->setGrid(grid);
        },
        [](NodeGrid* node) { node->setGrid(nullptr); });
}

TEST_F(GridTest, ItsGridMayBeSetInADestructor) {
    copra::test::endsWithACall<NodeGrid>([](NodeGrid& node) { node.setGrid(Grid3D::create(Size(2, 2))); },
                                         [](NodeGrid& node) { node.setGrid(nullptr); });
}

} // namespace
