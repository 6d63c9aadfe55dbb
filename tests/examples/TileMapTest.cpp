#include "GuideTest.h"

USING_NS_CC;

namespace {

class TileMapTest : public GuideTest {};

class TileMapScene : public Scene {
public:
    CREATE_FUNC(TileMapScene);

    bool init() override {
        if (!Scene::initWithPhysics()) return false;
        //! [first]
        auto* map = TMXTiledMap::create("meadow.tmx");
        if (!map) return false;  // the file is missing or broken
        addChild(map, 0, "map"); // the lower left corner of the map is at (0, 0)
        if (auto* ground = map->getLayer("ground"))
            ground->setTileGID(0, Vec2(3, 2)); // removes the fourth tile of the third row
        //! [first]
        return true;
    }

    //! [place]
    /// The tile at a point in the node space of an orthogonal map.
    Vec2 tileAt(TMXTiledMap* map, const Vec2& point) {
        const Size tile = map->getTileSize() / Director::getInstance()->getContentScaleFactor();
        return {std::floor(point.x / tile.width),
                std::floor(map->getMapSize().height - point.y / tile.height)};
    }
    //! [place]

    //! [wall]
    /// Whether a wall is at a point, or the point is outside of the map.
    bool isWall(TMXTiledMap* map, const Vec2& point) {
        const Vec2 tile = tileAt(map, point);
        const Size size = map->getMapSize();
        if (tile.x < 0 || tile.y < 0 || tile.x >= size.width || tile.y >= size.height) return true;
        auto* things = map->getLayer("things");
        if (!things) return false; // the map does not have this layer
        const Value properties = map->getPropertiesForGID(things->getTileGIDAt(tile));
        return properties.getType() == Value::Type::MAP && properties.asValueMap().count("kind");
    }
    //! [wall]

    bool addHero() {
        auto* map = getChildByName<TMXTiledMap*>("map");
        //! [object]
        auto* places = map->getObjectGroup("places");
        if (!places) return false; // the map does not have this layer
        const ValueMap home = places->getObject("home");
        auto* hero = Sprite::create("logo.png");
        hero->setPosition(home.at("x").asFloat(), home.at("y").asFloat());
        map->addChild(hero, 10, "hero"); // in front of the layers
        //! [object]
        return true;
    }

    //! [walls]
    /// Adds a body along the outline of each polygon in a layer.
    void addWalls(TMXTiledMap* map, TMXObjectGroup* layer) {
        const float scale = Director::getInstance()->getContentScaleFactor(); // pixels per point
        for (const Value& each : layer->getObjects()) {
            const ValueMap& object = each.asValueMap();
            if (object.count("points") == 0) continue; // not a polygon
            std::vector<Vec2> corners;
            for (const Value& corner : object.at("points").asValueVector()) {
                const ValueMap& pixels = corner.asValueMap(); // with y down
                corners.emplace_back(pixels.at("x").asFloat() / scale, -pixels.at("y").asFloat() / scale);
            }
            const int count = static_cast<int>(corners.size());
            auto* wall = Node::create();
            wall->setPosition(object.at("x").asFloat(), object.at("y").asFloat());
            wall->setPhysicsBody(PhysicsBody::createEdgePolygon(corners.data(), count));
            map->addChild(wall, 0, object.at("name").asString());
        }
    }
    //! [walls]
};

TEST_F(TileMapTest, TilesAreFoundAndRemoved) {
    auto* scene = run<TileMapScene>();
    auto* map = app.find<TMXTiledMap>("map");
    const Size tiles = map->getMapSize(); // in tiles
    const Size tile = map->getTileSize(); // in pixels
    EXPECT_TRUE(map->getContentSize().equals(Size(tiles.width * tile.width, tiles.height * tile.height)));
    EXPECT_EQ(map->getLayer("ground")->getTileGIDAt(Vec2(3, 2)), 0u);
    EXPECT_EQ(scene->tileAt(map, Vec2(1, 1)), Vec2(0, tiles.height - 1));
    EXPECT_EQ(map->getLayer("ground")->getPositionAt(scene->tileAt(map, Vec2(1, 1))), Vec2::ZERO);
    EXPECT_TRUE(scene->isWall(map, Vec2(-1, 1)));
}

TEST_F(TileMapTest, RocksAreWalls) {
    auto* scene = run<TileMapScene>();
    auto* map = app.find<TMXTiledMap>("map");
    int walls = 0;
    for (float y = 1; y < map->getContentSize().height; y += 32)
        for (float x = 1; x < map->getContentSize().width; x += 32) walls += scene->isWall(map, Vec2(x, y));
    EXPECT_GT(walls, 0);
    EXPECT_LT(walls, 28 * 15);
}

TEST_F(TileMapTest, AHeroStartsAtHome) {
    EXPECT_TRUE(run<TileMapScene>()->addHero());
    EXPECT_EQ(app.find("hero")->getPositionX(), 520.0f);
}

TEST_F(TileMapTest, APolygonBecomesABody) {
    auto* scene = run<TileMapScene>();
    auto* map = app.find<TMXTiledMap>("map");
    Director::getInstance()->setContentScaleFactor(2);
    scene->addWalls(map, map->getObjectGroup("places"));
    Director::getInstance()->setContentScaleFactor(1);
    app.step();
    EXPECT_EQ(scene->getPhysicsWorld()->getAllBodies().size(), 1);
    auto* outline =
        static_cast<PhysicsShapeEdgePolygon*>(app.find("flower bed")->getPhysicsBody()->getFirstShape());
    ASSERT_EQ(outline->getPointsCount(), 5);
    Vec2 corners[5];
    outline->getPoints(corners);
    EXPECT_EQ(corners[1], Vec2(48, 8)); // 96,-16 in the file
}

} // namespace
