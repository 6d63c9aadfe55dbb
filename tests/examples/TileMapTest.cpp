#include "cocos2d.h"
#include "testing/GameTest.h"
#include "testsFolder.h"

USING_NS_CC;

namespace {

class TileMapTest : public copra::testing::GameTest {};

TEST_F(TileMapTest, TilesAndObjectsAreFound) {
    FileUtils::getInstance()->addSearchPath(copra::testsFolder() + "/gallery/assets");
    auto* map = TMXTiledMap::create("meadow.tmx");
    ASSERT_NE(map, nullptr);
    auto* scene = Scene::create();
    scene->addChild(map);
    app.run(scene);

    const Size tiles = map->getMapSize(); // in tiles
    const Size tile = map->getTileSize(); // in pixels
    EXPECT_TRUE(map->getContentSize().equals(Size(tiles.width * tile.width, tiles.height * tile.height)));

    TMXLayer* ground = nullptr;
    for (Node* child : map->getChildren())
        if (!ground) ground = dynamic_cast<TMXLayer*>(child);
    ASSERT_NE(ground, nullptr);
    const Vec2 corner(0, tiles.height - 1); // tiles count from the upper left corner
    EXPECT_NE(ground->getTileGIDAt(corner), 0u);
    EXPECT_EQ(ground->getPositionAt(corner), Vec2::ZERO); // points count from the lower left corner
    ground->setTileGID(0, corner);                        // removes the tile
    EXPECT_EQ(ground->getTileGIDAt(corner), 0u);
    EXPECT_EQ(map->getObjectGroup("nowhere"), nullptr);
}

} // namespace
