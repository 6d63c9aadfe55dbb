#include "base/expectRefused.h"
#include "nodes/tiles/TMXLayer.h"
#include "nodes/tiles/TMXTileAnimation.h"
#include "nodes/tiles/TMXTiledMap.h"

#include "backend/backend.h"
#include "base/log.h"
#include "files/FileUtils.h"
#include "nodes/DrawingFixture.h"
#include "nodes/sprites/Sprite.h"
#include "platform/Screen.h"
#include "render/TextureCache.h"
#include "testsFolder.h"

#include <gmock/gmock.h>

#include <filesystem>

using namespace cocos2d;

namespace {

/// Maps of the recorded cases, and small ones made of text. 480 x 320 points are shown.
class TMXTest : public DrawingFixture {
protected:
    void SetUp() override {
        DrawingFixture::SetUp();
        copra::installImageCodec();
        const auto tests = std::filesystem::path(copra::testsFolder());
        assets = (tests / "conformance/part2/assets").string();
        FileUtils::getInstance()->addSearchPath(assets);
        before = copra::screen();
        copra::setScreen({Size(480, 320), 1.0f});
    }
    void TearDown() override {
        DrawingFixture::TearDown();
        TextureCache::destroyInstance();
        copra::setScreen(before);
    }

    TMXTiledMap* load(const std::string& file) { return add(TMXTiledMap::create(file)); }
    /// A map of 24 x 24 tiles with the tileset "tiles.png" (gids 1..8) and what is inside.
    TMXTiledMap* make(const std::string& inner, int columns, int rows,
                      const std::string& orientation = "orthogonal") {
        return add(TMXTiledMap::createWithXML(text(inner, columns, rows, orientation), assets));
    }
    static std::string text(const std::string& inner, int columns, int rows, const std::string& orientation) {
        const std::string size =
            "width=\"" + std::to_string(columns) + "\" height=\"" + std::to_string(rows) + "\"";
        return "<map orientation=\"" + orientation + "\" " + size + " tilewidth=\"24\" tileheight=\"24\">" +
               "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"24\" tileheight=\"24\"><image "
               "source=\"tiles.png\"/>"
               "<tile id=\"0\"><animation><frame tileid=\"1\" duration=\"100\"/><frame tileid=\"2\" "
               "duration=\"200\"/></animation></tile></tileset>" +
               inner + "</map>";
    }
    static std::string layer(const std::string& csv, int columns, int rows, const std::string& more = "") {
        return "<layer name=\"a\" width=\"" + std::to_string(columns) + "\" height=\"" +
               std::to_string(rows) + "\" " + more + "><data encoding=\"csv\">" + csv + "</data></layer>";
    }
    TMXTiledMap* filled(int columns, int rows, const std::string& orientation = "orthogonal") {
        std::string csv;
        for (int i = 0; i < columns * rows; ++i) csv += i ? ",2" : "2";
        return make(layer(csv, columns, rows), columns, rows, orientation);
    }
    TMXTiledMap* add(TMXTiledMap* map) {
        if (map) scene->addChild(map);
        return map;
    }

    /// All quads of a frame.
    std::vector<std::vector<copra::Vertex>> quads() {
        std::vector<std::vector<copra::Vertex>> result;
        for (const copra::NullDraw& draw : drawn())
            for (std::size_t i = 0; i + 4 <= draw.vertices.size(); i += 4)
                result.emplace_back(draw.vertices.begin() + static_cast<std::ptrdiff_t>(i),
                                    draw.vertices.begin() + static_cast<std::ptrdiff_t>(i + 4));
        return result;
    }
    /// The lower left corners of all quads of a frame, in drawing order.
    std::vector<Vec2> corners() {
        std::vector<Vec2> result;
        for (const auto& quad : quads()) result.push_back(quad[0].position);
        return result;
    }

    std::string assets;
    copra::Screen before;
};

} // namespace

// --- Drawing ---

/// A layer of a game that overrides draw().
class CountingLayer : public TMXLayer {
public:
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override {
        ++draws;
        TMXLayer::draw(renderer, transform, flags);
    }
    int draws = 0;
};

TEST_F(TMXTest, ATileOfACollectionMayBeAPartOfItsImage) {
    make("<tileset firstgid=\"10\" name=\"c\" tilewidth=\"24\" tileheight=\"24\"><tile id=\"0\" x=\"24\" "
         "y=\"0\" "
         "width=\"24\" height=\"24\"><image source=\"tiles.png\"/></tile></tileset>" +
             layer("10,2", 2, 1),
         2, 1);
    const auto drawn = quads();
    ASSERT_EQ(drawn.size(), 2u);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(drawn[0][i].texCoords, drawn[1][i].texCoords);
        EXPECT_EQ(drawn[0][i].position + Vec2(24, 0), drawn[1][i].position);
    }
}

TEST_F(TMXTest, AnOverrideOfDrawIsAlsoCalledWithSpritesOfTiles) {
    auto* info = TMXMapInfo::createWithXML(text(layer("2,3", 2, 1), 2, 1, "orthogonal"), assets);
    auto* tiles = new CountingLayer();
    ASSERT_TRUE(tiles->initWithTilesetInfo(info->getTilesets().at(0), info->getLayers().at(0), info));
    tiles->setupTiles();
    scene->addChild(tiles);
    tiles->release();
    EXPECT_EQ(quads().size(), 2U);
    EXPECT_EQ(tiles->draws, 1);
    tiles->getTileAt(Vec2::ZERO);
    EXPECT_EQ(quads().size(), 2U);
    EXPECT_EQ(tiles->draws, 2);
}

TEST_F(TMXTest, DrawsEachTileOnceRowByRow) {
    make(layer("2,0,3,4", 2, 2), 2, 2);
    EXPECT_THAT(corners(), ::testing::ElementsAre(Vec2(0, 24), Vec2(0, 0), Vec2(24, 0)));
}

TEST_F(TMXTest, DrawsNoMoreOfALargeMapThanIsInView) {
    TMXTiledMap* const map = filled(300, 300);
    map->setPosition(-1000, -2000);
    const std::size_t count = quads().size();
    EXPECT_GE(count, 20u * 14u);
    EXPECT_LE(count, 23u * 17u);
}

TEST_F(TMXTest, TheViewOfEveryOrientationIsFull) {
    for (const char* const orientation : {"isometric", "staggered", "hexagonal"}) {
        TMXTiledMap* const map = filled(100, 100, orientation);
        map->setPosition(-500, -400);
        // In the middle of the map each point of the view is in some tile: cells are half as high or a
        // diamond.
        EXPECT_GE(quads().size(), 20u * 14u) << orientation;
        EXPECT_LE(quads().size(), 1400u) << orientation;
        map->removeFromParent();
    }
}

TEST_F(TMXTest, ATurnedAndScaledMapIsCulledInItsOwnDirections) {
    TMXTiledMap* const map = filled(200, 200);
    map->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    map->setPosition(240, 160);
    map->setRotation(45);
    map->setScale(0.5f);
    const std::size_t count = quads().size();
    EXPECT_GE(count, 480u * 320u / (12u * 12u));
    EXPECT_LE(count, 5000u);
}

TEST_F(TMXTest, NothingIsDrawnOutOfViewOrWhenTheLayerHasFaded) {
    TMXTiledMap* const map = filled(10, 10);
    map->setPosition(-1000, 0);
    EXPECT_TRUE(quads().empty());
    map->setPosition(Vec2::ZERO);
    map->getLayer("a")->setOpacity(0);
    EXPECT_TRUE(quads().empty());
}

TEST_F(TMXTest, TilesOfOneTilesetAreOneDrawCall) {
    filled(10, 10);
    EXPECT_EQ(drawn().size(), 1u);
}

TEST_F(TMXTest, OpacityOfFileAndNodeMultiplyAndDimPremultipliedColors) {
    TMXTiledMap* const map = make(layer("2", 1, 1, "opacity=\"0.5\" tintcolor=\"#ff0000\""), 1, 1);
    map->getLayer("a")->setOpacity(128);
    const auto tile = quads().at(0);
    EXPECT_EQ(tile[0].color, Color4B(63, 0, 0, 63));
    EXPECT_EQ(map->getLayer("a")->getOpacity(), 128);
}

TEST_F(TMXTest, ADiagonallyFlippedTileIsAsWideAsItsHeight) {
    TMXTiledMap* const map = make(layer("536870914", 1, 1), 1, 1);
    EXPECT_EQ(quads().size(), 1u);
    Sprite* const tile = map->getLayer("a")->getTileAt(Vec2::ZERO);
    EXPECT_EQ(tile->getRotation(), 270.0f);
    EXPECT_TRUE(tile->isFlippedX());
}

TEST_F(TMXTest, ATileLooksTheSameAsQuadAndAsSpriteWhateverItsFlags) {
    for (std::uint32_t flags = 0; flags < 8; ++flags) {
        TMXTiledMap* const map = make(layer(std::to_string(flags << 29 | 2u), 1, 1), 1, 1);
        const auto asQuad = quads().at(0);
        map->getLayer("a")->getTileAt(Vec2::ZERO);
        const auto asSprite = quads().at(0);
        for (const copra::Vertex& corner : asQuad) {
            const bool found = std::any_of(asSprite.begin(), asSprite.end(), [&](const copra::Vertex& other) {
                return other.position.distance(corner.position) < 0.01f &&
                       other.texCoords.distance(corner.texCoords) < 0.01f;
            });
            EXPECT_TRUE(found) << "flags " << flags;
        }
        map->removeFromParent();
    }
}

TEST_F(TMXTest, AHexagonTurnsBySixtyDegreesAboutItsMiddle) {
    make(layer("536870914", 1, 1), 1, 1, "hexagonal");
    const auto tile = quads().at(0);
    EXPECT_NEAR(tile[0].position.getMidpoint(tile[2].position).distance(Vec2(12, 12)), 0, 0.01f);
    EXPECT_NEAR(tile[0].position.distance(tile[1].position), 24, 0.01f);
    EXPECT_NEAR((tile[1].position - tile[0].position).getAngle(), -3.14159f / 3, 0.01f);
}

TEST_F(TMXTest, ColumnsThatAreFurtherUpAreDrawnFirst) {
    make(layer("2,2,2,2", 4, 1), 4, 1, "staggered\" staggeraxis=\"x\" staggerindex=\"odd");
    const auto drawnCorners = corners();
    ASSERT_EQ(drawnCorners.size(), 4u);
    EXPECT_EQ(drawnCorners[0].y, drawnCorners[1].y);
    EXPECT_GT(drawnCorners[1].y, drawnCorners[2].y);
}

TEST_F(TMXTest, OrthogonalMapsAreDrawnInTheOrderOfTheEditor) {
    const auto order = [&](const std::string& words) {
        scene->removeAllChildren();
        make(layer("2,2,2,2", 2, 2), 2, 2, "orthogonal\" renderorder=\"" + words);
        std::string cells;
        for (const Vec2& corner : corners())
            cells += std::string(corner.y > 0 ? "u" : "l") + (corner.x > 0 ? "r " : "l ");
        return cells;
    };
    EXPECT_EQ(order("right-down"), "ul ur ll lr ");
    EXPECT_EQ(order("left-down"), "ur ul lr ll ");
    EXPECT_EQ(order("right-up"), "ll lr ul ur ");
    EXPECT_EQ(order("left-up"), "lr ll ur ul ");
}

TEST_F(TMXTest, AnUnknownRenderOrderIsOneLine) {
    const copra::LogCapture log;
    make(layer("2", 1, 1), 1, 1, "orthogonal\" renderorder=\"round");
    EXPECT_TRUE(log.contains("render order 'round'"));
    EXPECT_EQ(log.lineCount(), 1);
}

TEST_F(TMXTest, ASpriteKeepsItsPlaceInAMapThatIsDrawnFromBelow) {
    TMXTiledMap* const map = make(layer("2,2,2", 1, 3), 1, 3, "orthogonal\" renderorder=\"right-up");
    map->getLayer("a")->getTileAt(Vec2(0, 1))->setPosition(9, 9);
    EXPECT_THAT(corners(), ::testing::ElementsAre(Vec2(0, 0), Vec2(9, 9), Vec2(0, 48)));
}

// --- Changing tiles ---

TEST_F(TMXTest, ATileThatBecomesASpriteIsDrawnInItsPlace) {
    TMXTiledMap* const map = make(layer("2,3,4", 3, 1), 3, 1);
    Sprite* const tile = map->getLayer("a")->getTileAt(Vec2(1, 0));
    EXPECT_EQ(tile, map->getLayer("a")->getTileAt(Vec2(1, 0)));
    EXPECT_THAT(corners(), ::testing::ElementsAre(Vec2(0, 0), Vec2(24, 0), Vec2(48, 0)));
    tile->setPosition(100, 100);
    EXPECT_THAT(corners(), ::testing::ElementsAre(Vec2(0, 0), Vec2(100, 100), Vec2(48, 0)));
}

TEST_F(TMXTest, ASpriteWhoseCellIsOutOfViewIsDrawnWhereItIs) {
    TMXTiledMap* const map = filled(100, 1);
    Sprite* const tile = map->getLayer("a")->getTileAt(Vec2(99, 0));
    tile->setPosition(200, 200);
    EXPECT_THAT(corners(), ::testing::Contains(Vec2(200, 200)));
}

TEST_F(TMXTest, ATileOutsideOfTheMapIsRefusedWithItsPlace) {
    TMXLayer* const layerA = make(layer("2,2", 2, 1), 2, 1)->getLayer("a");
    EXPECT_REFUSED((layerA->getTileGIDAt(Vec2(2, 0)), 0),
                   "TMXLayer: the layer 'a' of 2 x 1 tiles has no tile at .2, 0.");
}

TEST_F(TMXTest, SettingATileChangesItsSpriteButNotWhereItWasMoved) {
    TMXLayer* const layerA = make(layer("2,2", 2, 1), 2, 1)->getLayer("a");
    Sprite* const tile = layerA->getTileAt(Vec2::ZERO);
    tile->setPosition(7, 7);
    layerA->setTileGID(3, Vec2::ZERO);
    EXPECT_EQ(tile->getTextureRect().origin, Vec2(48, 0));
    EXPECT_EQ(tile->getPosition(), Vec2(7, 7));
    EXPECT_EQ(layerA->getTileGIDAt(Vec2::ZERO), 3u);
}

TEST_F(TMXTest, RemovingSpritesOrTilesEmptiesTheirCells) {
    TMXLayer* const layerA = make(layer("2,2,2", 3, 1), 3, 1)->getLayer("a");
    layerA->getTileAt(Vec2(0, 0))->removeFromParent();
    layerA->getTileAt(Vec2(1, 0));
    layerA->removeTileAt(Vec2(1, 0));
    EXPECT_EQ(layerA->getChildrenCount(), 0);
    EXPECT_EQ(layerA->getTileGIDAt(Vec2(0, 0)), 0u);
    EXPECT_EQ(quads().size(), 1u);
    layerA->getTileAt(Vec2(2, 0));
    layerA->removeAllChildren();
    EXPECT_TRUE(quads().empty());
}

TEST_F(TMXTest, TilesCanComeFromSeveralTilesets) {
    TMXLayer* const layerA = make("<tileset firstgid=\"9\" name=\"u\" tilewidth=\"24\" tileheight=\"24\" "
                                  "spacing=\"3\" margin=\"2\">"
                                  "<image source=\"tiles2.png\"/></tileset>" +
                                      layer("2,10", 2, 1),
                                  2, 1)
                                 ->getLayer("a");
    EXPECT_EQ(quads().size(), 2u);
    EXPECT_EQ(layerA->getTileSet()->_name, "u");
    EXPECT_EQ(layerA->getTileAt(Vec2(0, 0))->getTextureRect().origin, Vec2(24, 0));
    EXPECT_EQ(layerA->getTileAt(Vec2(1, 0))->getTextureRect().origin, Vec2(29, 2));
    EXPECT_EQ(quads().size(), 2u);
}

TEST_F(TMXTest, AnEmptyLayerCanBeFilled) {
    TMXLayer* const layerA = make(layer("0,0", 2, 1), 2, 1)->getLayer("a");
    ASSERT_NE(layerA, nullptr);
    EXPECT_TRUE(quads().empty());
    layerA->setTileGID(2, Vec2(1, 0), kTMXTileHorizontalFlag);
    EXPECT_EQ(quads().size(), 1u);
}

TEST_F(TMXTest, AReleasedMapIsStillDrawn) {
    TMXTiledMap* const map = filled(2, 2);
    map->getLayer("a")->releaseMap();
    EXPECT_EQ(map->getLayer("a")->getTiles(), nullptr);
    EXPECT_EQ(quads().size(), 4u);
}

TEST_F(TMXTest, AllMapsKeepToTheContentScaleFactor) {
    copra::setScreen({Size(480, 320), 2.0f});
    TMXTiledMap* const map = make(
        layer("2,3", 2, 1) + "<objectgroup name=\"o\"><object x=\"24\" y=\"0\" height=\"8\"/></objectgroup>",
        2, 1);
    EXPECT_TRUE(map->getContentSize().equals(Size(24, 12)));
    EXPECT_EQ(map->getLayer("a")->getPositionAt(Vec2(1, 0)), Vec2(12, 0));
    EXPECT_THAT(corners(), ::testing::ElementsAre(Vec2(0, 0), Vec2(12, 0)));
    ValueMap object = map->getObjectGroup("o")->getObjects().at(0).asValueMap();
    EXPECT_FLOAT_EQ(object["x"].asFloat(), 12);
    EXPECT_FLOAT_EQ(object["y"].asFloat(), 8);
}

// --- Animation ---

TEST_F(TMXTest, AnimatedTilesStandStillUntilTheyAreEnabled) {
    TMXTiledMap* const map = make(layer("1,4", 2, 1), 2, 1);
    TMXLayer* const layerA = map->getLayer("a");
    ASSERT_TRUE(layerA->hasTileAnimation());
    Sprite* const tile = layerA->getTileAt(Vec2::ZERO);
    const auto shown = [&] { return static_cast<int>(tile->getTextureRect().origin.x) / 24; };
    frame(1.0f);
    EXPECT_EQ(shown(), 0);
    map->setTileAnimEnabled(true);
    frame(0.0f);
    EXPECT_EQ(shown(), 1);
    frame(0.12f);
    EXPECT_EQ(shown(), 2);
    frame(0.2f);
    EXPECT_EQ(shown(), 1);
    frame(30.1f);
    EXPECT_EQ(shown(), 2);
    EXPECT_EQ(layerA->getTileGIDAt(Vec2::ZERO), 1u);
    map->setTileAnimEnabled(false);
    frame(0.2f);
    EXPECT_EQ(shown(), 2);
}

TEST_F(TMXTest, AnimationsCanStartAgainAfterACleanupAndSurviveTheirLayer) {
    RefPtr<TMXTileAnimManager> manager;
    {
        TMXTiledMap* const map = make(layer("1", 1, 1), 1, 1);
        manager = map->getLayer("a")->getTileAnimManager();
        map->setTileAnimEnabled(true);
        map->getLayer("a")->cleanup();
        map->setTileAnimEnabled(true);
        EXPECT_TRUE(map->getLayer("a")->isScheduled("copra.tiles"));
        map->removeFromParent();
    }
    PoolManager::getInstance()->getCurrentPool()->clear();
    manager->startAll();
    manager->stopAll();
    EXPECT_FALSE(manager->isStarted());
}

// --- The map ---

TEST_F(TMXTest, LayersAreMovedByTheirOffset) {
    TMXTiledMap* const map = make(layer("2", 1, 1, "offsetx=\"5\" offsety=\"-7\""), 1, 1);
    EXPECT_EQ(map->getLayer("a")->getPosition(), Vec2(5, 7));
}

TEST_F(TMXTest, ImageLayersLieBetweenTheTileLayers) {
    TMXTiledMap* const map =
        make("<imagelayer name=\"sky\"><image source=\"quad.png\"/></imagelayer>" + layer("2", 1, 1) +
                 "<imagelayer name=\"fog\" opacity=\"0.5\"><image source=\"quad.png\"/></imagelayer>" +
                 layer("3", 1, 1),
             1, 1);
    map->sortAllChildren();
    ASSERT_EQ(map->getChildrenCount(), 4);
    EXPECT_EQ(map->getChildren().at(0)->getName(), "sky");
    EXPECT_EQ(map->getChildren().at(2)->getName(), "fog");
    EXPECT_EQ(map->getChildByName("fog")->getOpacity(), 127);
    EXPECT_EQ(map->getLayer("a")->getTag(), 0);
    EXPECT_EQ(map->getLayerNum(), 2);
}

TEST_F(TMXTest, PropertiesOfTilesAreFoundByGid) {
    TMXTiledMap* const map = load("ortho.tmx");
    Value* value = nullptr;
    EXPECT_TRUE(map->getPropertiesForGID(3, &value));
    EXPECT_EQ(value->asValueMap()["kind"].asString(), "water");
    EXPECT_FALSE(map->getPropertiesForGID(1, &value));
    EXPECT_TRUE(map->getPropertiesForGID(3, nullptr)) << "asks only whether there are any";
}

TEST_F(TMXTest, CollisionShapesOfTilesAreFoundByGid) {
    TMXTiledMap* const map =
        make("<tileset firstgid=\"9\" name=\"u\" tilewidth=\"24\" tileheight=\"24\">"
             "<image source=\"tiles.png\"/><tile id=\"2\"><objectgroup>"
             "<object id=\"1\" type=\"wall\" x=\"2\" y=\"4\" width=\"8\" height=\"6\"/>"
             "<object id=\"2\" x=\"0\" y=\"24\"><polygon points=\"0,0 24,0 24,-24\"/></object>"
             "</objectgroup></tile></tileset>" +
                 layer("11", 1, 1),
             1, 1);
    EXPECT_EQ(map->getTileShapes(10), nullptr);
    TMXObjectGroup* const shapes = map->getTileShapes(11);
    ASSERT_NE(shapes, nullptr);
    ASSERT_EQ(shapes->getObjects().size(), 2u);
    const ValueMap& box = shapes->getObjects()[0].asValueMap();
    EXPECT_EQ(box.at("type").asString(), "wall");
    EXPECT_EQ(box.at("x").asFloat(), 2.0f);
    EXPECT_EQ(box.at("y").asFloat(), 24.0f - 4 - 6) << "from the tile's lower edge";
    EXPECT_EQ(shapes->getObjects()[1].asValueMap().at("points").asValueVector().size(), 3u);
    EXPECT_EQ(map->getTileShapes(static_cast<int>(11 | kTMXTileHorizontalFlag)), shapes);
    EXPECT_TRUE(map->getObjectGroups().empty());
}

TEST_F(TMXTest, TheLayersVertexZIsTheZOfItsSprites) {
    const auto withZ = [&](const std::string& value, const std::string& orientation) {
        const std::string inner = layer("2,2,2,2", 2, 2);
        const std::string properties =
            "<properties><property name=\"cc_vertexz\" value=\"" + value + "\"/></properties><data";
        return make(std::string(inner).replace(inner.find("<data"), 5, properties), 2, 2, orientation)
            ->getLayer("a");
    };
    EXPECT_EQ(withZ("-7", "orthogonal")->getTileAt(Vec2(1, 1))->getPositionZ(), -7.0f);
    TMXLayer* const rows = withZ("automatic", "orthogonal");
    EXPECT_EQ(rows->getTileAt(Vec2(1, 0))->getPositionZ(), -2.0f);
    EXPECT_EQ(rows->getTileAt(Vec2(1, 1))->getPositionZ(), -1.0f);
    EXPECT_EQ(withZ("automatic", "isometric")->getTileAt(Vec2(1, 1))->getPositionZ(), -2.0f);
    EXPECT_EQ(filled(1, 1)->getLayer("a")->getTileAt(Vec2::ZERO)->getPositionZ(), 0.0f);
}

TEST_F(TMXTest, AManagerOfAGameMayLiveShorterAndLongerThanTheLayer) {
    TMXLayer* const layerA = make(layer("1,1", 2, 1), 2, 1)->getLayer("a");
    TMXTileAnimManager::create(layerA)->startAll(); // not retained
    PoolManager::getInstance()->getCurrentPool()->clear();
    frame(0.12f);
    EXPECT_FALSE(layerA->isScheduled("copra.tiles"));
    const RefPtr<TMXTileAnimManager> manager = TMXTileAnimManager::create(layerA);
    manager->startAll();
    layerA->getParent()->removeFromParent();
    PoolManager::getInstance()->getCurrentPool()->clear();
    frame(0.12f);
    manager->startAll();
    manager->stopAll();
}

TEST_F(TMXTest, ATaskAnimatesOneCell) {
    TMXLayer* const layerA = make(layer("1,1", 2, 1), 2, 1)->getLayer("a");
    TMXTileAnimInfo* const animation = layerA->animatedTiles().at(0);
    TMXTileAnimTask* const task = TMXTileAnimTask::create(layerA, animation, Vec2(1, 0));
    task->start();
    EXPECT_TRUE(task->isRunning());
    EXPECT_EQ(layerA->getTileGIDAt(Vec2(1, 0)), 2u);
    layerA->onEnter();
    for (int i = 0; i < 3; ++i) context.scheduler()->update(0.06f);
    EXPECT_EQ(layerA->getTileGIDAt(Vec2(1, 0)), 3u);
    EXPECT_EQ(layerA->getTileGIDAt(Vec2(0, 0)), 1u);
    task->stop();
    context.scheduler()->update(1);
    EXPECT_EQ(layerA->getTileGIDAt(Vec2(1, 0)), 3u);
}

TEST_F(TMXTest, TheFastClassesOfTheOriginalAreTheSame) {
    experimental::TMXTiledMap* const map = experimental::TMXTiledMap::create("ortho.tmx");
    ASSERT_NE(map, nullptr);
    experimental::TMXLayer* const ground = map->getLayer("ground");
    EXPECT_EQ(ground->getLayerOrientation(), FastTMXLayer::FAST_TMX_ORIENTATION_ORTHO);
}

// --- Bad input ---

TEST_F(TMXTest, AMissingMapIsNullAndOneLine) {
    copra::LogCapture log;
    FileUtils::getInstance()->setPopupNotify(false);
    EXPECT_EQ(TMXTiledMap::create("gone.tmx"), nullptr);
    EXPECT_EQ(TMXTiledMap::createWithXML("<map", assets), nullptr);
    FileUtils::getInstance()->setPopupNotify(true);
    EXPECT_EQ(log.lineCount(), 2) << log.text();
    EXPECT_TRUE(log.contains("gone.tmx"));
}

TEST_F(TMXTest, AGidThatNoTilesetHasIsNotDrawn) {
    make(layer("2,200,4000000", 3, 1), 3, 1);
    EXPECT_EQ(quads().size(), 1u);
}

TEST_F(TMXTest, AMapWithoutTilesetsKeepsItsObjects) {
    copra::LogCapture log;
    TMXTiledMap* const map = TMXTiledMap::createWithXML(
        "<map orientation=\"orthogonal\" width=\"1\" height=\"1\" tilewidth=\"8\" tileheight=\"8\"><layer "
        "name=\"a\" "
        "width=\"1\" height=\"1\"><data encoding=\"csv\">1</data></layer><objectgroup name=\"o\"/></map>",
        "");
    ASSERT_NE(map, nullptr);
    EXPECT_EQ(map->getLayer("a"), nullptr);
    EXPECT_NE(map->getObjectGroup("o"), nullptr);
    EXPECT_TRUE(log.contains("no tileset"));
}

TEST_F(TMXTest, ALayerWhoseImageIsMissingIsLeftOut) {
    copra::LogCapture log;
    TMXTiledMap* const map = TMXTiledMap::createWithXML(
        "<map orientation=\"orthogonal\" width=\"1\" height=\"1\" tilewidth=\"8\" tileheight=\"8\"><tileset "
        "firstgid=\"1\" name=\"t\" tilewidth=\"8\" tileheight=\"8\"><image source=\"gone.png\"/></tileset>"
        "<layer name=\"a\" width=\"1\" height=\"1\"><data encoding=\"csv\">1</data></layer></map>",
        assets);
    ASSERT_NE(map, nullptr);
    EXPECT_EQ(map->getLayer("a"), nullptr);
    EXPECT_TRUE(log.contains("gone.png"));
}
