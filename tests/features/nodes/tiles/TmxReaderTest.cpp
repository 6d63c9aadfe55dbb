#include "nodes/tiles/TmxReader.h"

#include "base/CommaLocale.h"
#include "base/log.h"

#include <gmock/gmock.h>

#include <map>

using cocos2d::Value;
using cocos2d::ValueMap;
using copra::TmxMap;
using copra::TmxOrientation;
using ::testing::ElementsAre;

namespace {

class TmxReader : public ::testing::Test {
protected:
    /// Reads <map ATTRIBUTES>INNER</map> from "maps/test.tmx".
    TmxMap read(const std::string& inner, const std::string& attributes = "orientation=\"orthogonal\"") {
        TmxMap map;
        isRead =
            readAll("<map " + attributes + " width=\"2\" height=\"2\" tilewidth=\"16\" tileheight=\"8\">\n" +
                        inner + "</map>",
                    map);
        return map;
    }
    bool readAll(const std::string& xml, TmxMap& map) {
        const auto give = [this](const std::string& path, std::string& text) {
            asked.push_back(path);
            const auto found = files.find(path);
            if (found != files.end()) text = found->second;
            return found != files.end();
        };
        return copra::readTmx(xml, "test.tmx", "maps/", give, map);
    }
    /// Reads and expects one log line that names line and words.
    TmxMap readFaulty(const std::string& inner, const std::string& words,
                      const std::string& attributes = "orientation=\"orthogonal\"") {
        copra::LogCapture log;
        TmxMap map = read(inner, attributes);
        EXPECT_EQ(log.lineCount(), 1) << log.text();
        EXPECT_TRUE(log.contains(words)) << log.text();
        EXPECT_TRUE(log.contains("test.tmx:")) << log.text();
        return map;
    }

    std::map<std::string, std::string> files;
    std::vector<std::string> asked;
    bool isRead = false;
};

const std::string kData = "<data encoding=\"csv\">1,2,3,4</data>";
const std::string kLayer = "<layer name=\"a\" width=\"2\" height=\"2\">" + kData + "</layer>";

} // namespace

TEST_F(TmxReader, ReadsSizeOrientationAndPropertiesOfAMap) {
    const TmxMap map =
        read("<properties><property name=\"title\" value=\"Meadow\"/>"
             "<property name=\"text\">two\nlines</property></properties>",
             "orientation=\"hexagonal\" staggeraxis=\"x\" staggerindex=\"even\" hexsidelength=\"6\"");
    EXPECT_TRUE(isRead);
    EXPECT_EQ(map.orientation, TmxOrientation::Hexagonal);
    EXPECT_TRUE(map.staggersX);
    EXPECT_TRUE(map.staggersEven);
    EXPECT_EQ(map.hexSideLength, 6);
    EXPECT_EQ(map.width, 2);
    EXPECT_TRUE(map.tileSize.equals(cocos2d::Size(16, 8)));
    EXPECT_EQ(map.properties.at("title").asString(), "Meadow");
    EXPECT_EQ(map.properties.at("text").asString(), "two\nlines");
}

TEST_F(TmxReader, AClassPropertyIsAMap) {
    const TmxMap map =
        read("<properties><property name=\"door\" type=\"class\" propertytype=\"Door\"><properties>"
             "<property name=\"key\" value=\"gold\"/></properties></property></properties>");
    EXPECT_EQ(map.properties.at("door").asValueMap().at("key").asString(), "gold");
}

TEST_F(TmxReader, ReadsTilesWrittenAsElements) {
    const TmxMap map = read("<layer name=\"a\" width=\"2\" height=\"2\"><data><tile gid=\"1\"/><tile/>"
                            "<tile gid=\"3221225474\"/><tile gid=\"4\"/></data></layer>");
    EXPECT_THAT(map.tileLayers.at(0).tiles, ElementsAre(1, 0, 3221225474u, 4));
}

TEST_F(TmxReader, GroupsPassOffsetOpacityTintAndVisibilityDown) {
    const TmxMap map =
        read("<group offsetx=\"3\" offsety=\"4\" opacity=\"0.5\" visible=\"0\" tintcolor=\"#ff8000\">"
             "<group offsetx=\"1\" opacity=\"0.5\">" +
             kLayer + "</group></group>" + kLayer);
    ASSERT_EQ(map.tileLayers.size(), 2u);
    EXPECT_EQ(map.tileLayers[0].offset, cocos2d::Vec2(4, 4));
    EXPECT_FLOAT_EQ(map.tileLayers[0].opacity, 0.25f);
    EXPECT_EQ(map.tileLayers[0].tint, cocos2d::Color3B(255, 128, 0));
    EXPECT_FALSE(map.tileLayers[0].visible);
    EXPECT_TRUE(map.tileLayers[1].visible);
}

TEST_F(TmxReader, ReadsATilesetWithPropertiesAnimationAndOffset) {
    const TmxMap map =
        read("<tileset firstgid=\"5\" name=\"t\" tilewidth=\"16\" tileheight=\"8\" spacing=\"1\" "
             "margin=\"2\"><tileoffset x=\"3\" y=\"-4\"/><image source=\"t.png\" width=\"64\" "
             "height=\"32\"/><tile id=\"2\"><properties><property name=\"kind\" value=\"water\"/>"
             "</properties><animation><frame tileid=\"2\" duration=\"100\"/><frame tileid=\"3\" "
             "duration=\"250\"/></animation></tile></tileset>");
    const copra::TmxTileset& tileset = map.tilesets.at(0);
    EXPECT_EQ(tileset.image, "maps/t.png");
    EXPECT_EQ(tileset.originalImage, "t.png");
    EXPECT_EQ(tileset.tileOffset, cocos2d::Vec2(3, -4));
    EXPECT_EQ(tileset.spacing, 1);
    EXPECT_EQ(tileset.margin, 2);
    EXPECT_EQ(map.tileProperties.at(7).asValueMap().at("kind").asString(), "water");
    ASSERT_EQ(tileset.animations.size(), 1u);
    EXPECT_EQ(tileset.animations[0].gid, 7u);
    EXPECT_EQ(tileset.animations[0].frames[1].gid, 8u);
    EXPECT_FLOAT_EQ(tileset.animations[0].frames[1].seconds, 0.25f);
}

TEST_F(TmxReader, AnExternalTilesetNamesItsImageBesideItself) {
    files["maps/sets/t.tsx"] =
        "<tileset name=\"t\" tilewidth=\"16\" tileheight=\"8\"><image source=\"t.png\"/></tileset>";
    const TmxMap map = read("<tileset firstgid=\"3\" source=\"sets/t.tsx\"/>");
    EXPECT_EQ(map.tilesets.at(0).firstGid, 3);
    EXPECT_EQ(map.tilesets.at(0).name, "t");
    EXPECT_EQ(map.tilesets.at(0).image, "maps/sets/t.png");
}

TEST_F(TmxReader, ACollectionOfImagesHasOneForEachTile) {
    const TmxMap map = read("<tileset firstgid=\"1\" name=\"c\" tilewidth=\"16\" tileheight=\"8\">"
                            "<tile id=\"4\"><image source=\"tree.png\"/></tile>"
                            "<tile id=\"1\"><image source=\"bush.png\"/></tile></tileset>");
    ASSERT_EQ(map.tilesets.at(0).tileImages.size(), 2u);
    EXPECT_EQ(map.tilesets[0].tileImages[0].image, "maps/bush.png");
    EXPECT_EQ(map.tilesets[0].tileImages[1].id, 4u);
}

TEST_F(TmxReader, ShapesOfATileAreNotObjectLayers) {
    const TmxMap map =
        read("<tileset firstgid=\"1\" name=\"c\" tilewidth=\"16\" tileheight=\"8\"><tile id=\"1\">"
             "<objectgroup><object id=\"1\"/></objectgroup></tile></tileset>");
    EXPECT_TRUE(map.objectLayers.empty());
}

TEST_F(TmxReader, ObjectsHaveYUpAndKeepTheirShape) {
    const TmxMap map =
        read("<objectgroup name=\"o\" offsetx=\"1\" offsety=\"2\">"
             "<object id=\"1\" name=\"r\" class=\"exit\" x=\"3\" y=\"4.5\" width=\"5\" height=\"6\" "
             "rotation=\"30\"/>"
             "<object id=\"2\" x=\"0\" y=\"0\"><ellipse/></object>"
             "<object id=\"3\" x=\"0\" y=\"0\"><point/></object>"
             "<object id=\"4\" x=\"0\" y=\"0\"><polyline points=\"0,0 3,-4.5\"/></object>"
             "<object id=\"5\" x=\"0\" y=\"0\"><text color=\"#00ff00\">Hi</text></object>"
             "<object id=\"6\" gid=\"3\" x=\"0\" y=\"16\" visible=\"0\"/></objectgroup>");
    const auto& objects = map.objectLayers.at(0).objects;
    const auto object = [&](std::size_t i) -> const ValueMap& { return objects.at(i).asValueMap(); };
    EXPECT_FLOAT_EQ(object(0).at("x").asFloat(), 4.0f);
    EXPECT_FLOAT_EQ(object(0).at("y").asFloat(), 16 - 4.5f - 2 - 6);
    EXPECT_DOUBLE_EQ(object(0).at("rotation").asDouble(), 30.0);
    EXPECT_EQ(object(0).at("type").asString(), "exit");
    EXPECT_TRUE(object(0).at("gid").isNull());
    EXPECT_TRUE(object(1).at("ellipse").asBool());
    EXPECT_TRUE(object(2).at("point").asBool());
    const auto& points = object(3).at("polylinePoints").asValueVector();
    EXPECT_EQ(points.at(1).asValueMap().at("x").getType(), Value::Type::INTEGER);
    EXPECT_FLOAT_EQ(points.at(1).asValueMap().at("y").asFloat(), -4.5f);
    EXPECT_EQ(object(4).at("text").asString(), "Hi");
    EXPECT_EQ(object(4).at("textStyle").asValueMap().at("color").asString(), "#00ff00");
    EXPECT_EQ(object(5).at("gid").asInt(), 3);
    EXPECT_FALSE(object(5).at("visible").asBool());
}

TEST_F(TmxReader, ANumberOfAnObjectThatIsNoneIsReported) {
    const TmxMap map =
        readFaulty("<objectgroup name=\"o\">\n<object id=\"1\" x=\"wide\" y=\"2\"/></objectgroup>",
                   "test.tmx:3: x: 'wide' is not a number");
    EXPECT_FLOAT_EQ(map.objectLayers.at(0).objects.at(0).asValueMap().at("x").asFloat(), 0.0f);
}

TEST_F(TmxReader, ATemplateSuppliesWhatAnObjectLeavesOut) {
    files["maps/bee.tx"] =
        "<template><object name=\"bee\" width=\"9\" height=\"7\"><properties>"
        "<property name=\"hp\" value=\"3\"/><property name=\"ai\" value=\"fly\"/></properties>"
        "<ellipse/></object></template>";
    const TmxMap map =
        read("<objectgroup><object id=\"1\" template=\"bee.tx\" x=\"1\" y=\"2\" width=\"4\"><properties>"
             "<property name=\"hp\" value=\"5\"/></properties></object></objectgroup>");
    const ValueMap& bee = map.objectLayers.at(0).objects.at(0).asValueMap();
    EXPECT_EQ(bee.at("name").asString(), "bee");
    EXPECT_FLOAT_EQ(bee.at("width").asFloat(), 4);
    EXPECT_FLOAT_EQ(bee.at("height").asFloat(), 7);
    EXPECT_EQ(bee.at("hp").asInt(), 5);
    EXPECT_EQ(bee.at("ai").asString(), "fly");
    EXPECT_TRUE(bee.at("ellipse").asBool());
}

TEST_F(TmxReader, ATileOfATemplateIsCountedInTheTilesetsOfTheMap) {
    files["maps/templates/tree.tx"] = "<template><tileset firstgid=\"1\" source=\"../../sets/props.tsx\"/>"
                                      "<object gid=\"2147483650\"/></template>"; // tile 2, flipped
    files["maps/../sets/ground.tsx"] = "<tileset name=\"ground\" tilewidth=\"8\" tileheight=\"8\"/>";
    files["maps/../sets/props.tsx"] = "<tileset name=\"props\" tilewidth=\"8\" tileheight=\"8\"/>";
    const std::string ground = "<tileset firstgid=\"1\" source=\"../sets/ground.tsx\"/>";
    const std::string objects = "<objectgroup><object template=\"templates/tree.tx\"/>"
                                "<object template=\"templates/tree.tx\" gid=\"3\"/></objectgroup>";
    const TmxMap map = read(ground + "<tileset firstgid=\"9\" source=\"../sets/props.tsx\"/>" + objects);
    const auto gid = [&](std::size_t index) {
        return map.objectLayers.at(0).objects.at(index).asValueMap().at("gid").asString();
    };
    EXPECT_EQ(gid(0), "2147483658");
    EXPECT_EQ(gid(1), "3");
    const TmxMap without = readFaulty(ground + objects, "sets/props.tsx");
    EXPECT_TRUE(without.objectLayers.at(0).objects.at(0).asValueMap().at("gid").isNull());
}

TEST_F(TmxReader, AnImageLayerKnowsItsPlaceAmongTheTileLayers) {
    const TmxMap map =
        read(kLayer + "<imagelayer name=\"sky\" offsetx=\"2\"><image source=\"sky.png\"/></imagelayer>" +
             kLayer + "<imagelayer name=\"unfinished\"/>");
    ASSERT_EQ(map.imageLayers.size(), 1u);
    EXPECT_EQ(map.imageLayers[0].image, "maps/sky.png");
    EXPECT_EQ(map.imageLayers[0].tileLayersBelow, 1u);
}

// libgdx #4824: before Tiled 0.15, an image layer had its place in pixels in x and y.
TEST_F(TmxReader, AnOldImageLayerIsPlacedByXAndY) {
    const TmxMap map =
        read("<imagelayer x=\"241\" y=\"200\" offsety=\"1\"><image source=\"a.png\"/></imagelayer>");
    EXPECT_EQ(map.imageLayers.at(0).offset, cocos2d::Vec2(241, 201));
}

TEST_F(TmxReader, AnImageLayerBeginsAtTheUpperLeftCornerOfEveryMap) {
    // Offsets count from (0, 2 * 8); tiles are 16 x 8.
    const std::string image = "<imagelayer><image source=\"a.png\"/></imagelayer>";
    const auto offset = [&](const std::string& attributes) {
        return read(image, attributes).imageLayers.at(0).offset;
    };
    EXPECT_EQ(offset("orientation=\"orthogonal\""), cocos2d::Vec2(0, 0));
    EXPECT_EQ(offset("orientation=\"isometric\""), cocos2d::Vec2(0, 0));
    EXPECT_EQ(offset("orientation=\"staggered\""), cocos2d::Vec2(0, 4));
    EXPECT_EQ(offset("orientation=\"staggered\" staggeraxis=\"x\""), cocos2d::Vec2(0, -4));
    EXPECT_EQ(offset("orientation=\"hexagonal\" hexsidelength=\"4\""), cocos2d::Vec2(0, 2));
}

TEST_F(TmxReader, ImagesAndObjectsOfAnInfiniteMapMoveWithItsTiles) {
    const std::string inner =
        "<layer name=\"a\"><data encoding=\"csv\">"
        "<chunk x=\"-2\" y=\"-4\" width=\"4\" height=\"4\">1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
        "</chunk></data></layer><objectgroup><object x=\"0\" y=\"0\"/></objectgroup>"
        "<imagelayer><image source=\"a.png\"/></imagelayer>";
    struct Case {
        const char* attributes;
        cocos2d::Vec2 object; // y up from (0, 4 * 8)
        cocos2d::Vec2 image;
    };
    // The origin of the editor is cell (2, 4). An isometric map of 2 rows begins at x = 2 * 8.
    for (const Case& each :
         {Case{"orientation=\"orthogonal\"", {32, 0}, {32, 32}},
          Case{"orientation=\"isometric\"", {16, 0}, {0, 24}},
          Case{"orientation=\"staggered\"", {32, 16}, {32, 28}},
          Case{"orientation=\"hexagonal\" hexsidelength=\"4\" staggeraxis=\"x\"", {20, 0}, {20, 28}}}) {
        const TmxMap map = read(inner, std::string(each.attributes) + " infinite=\"1\"");
        const ValueMap& object = map.objectLayers.at(0).objects.at(0).asValueMap();
        EXPECT_EQ(cocos2d::Vec2(object.at("x").asFloat(), object.at("y").asFloat()), each.object)
            << each.attributes;
        EXPECT_EQ(map.imageLayers.at(0).offset, each.image) << each.attributes;
    }
}

// Simple-Tiled-Implementation #265
TEST_F(TmxReader, ChunksWithOddPlacesKeepTheStaggerOfTheirRows) {
    const std::string inner = "<layer name=\"a\"><data encoding=\"csv\">"
                              "<chunk x=\"-1\" y=\"-1\" width=\"1\" height=\"1\">5</chunk></data></layer>";
    const TmxMap rows = read(inner, "orientation=\"staggered\" infinite=\"1\"");
    EXPECT_THAT(rows.tileLayers.at(0).tiles, ElementsAre(0, 5));
    EXPECT_EQ(rows.height, 2);
    const TmxMap columns =
        read(inner, "orientation=\"hexagonal\" hexsidelength=\"4\" staggeraxis=\"x\" infinite=\"1\"");
    EXPECT_THAT(columns.tileLayers.at(0).tiles, ElementsAre(0, 5));
    EXPECT_EQ(columns.width, 2);
}

TEST_F(TmxReader, ChunksOfAnInfiniteMapComeTogetherAtTheOrigin) {
    const std::string layers = "<layer name=\"a\" width=\"2\" height=\"1\"><data encoding=\"csv\">"
                               "<chunk x=\"-2\" y=\"0\" width=\"2\" height=\"1\">1,2</chunk>"
                               "<chunk x=\"0\" y=\"1\" width=\"1\" height=\"1\">3</chunk></data></layer>"
                               "<objectgroup><object x=\"0\" y=\"8\"/></objectgroup>";
    const TmxMap map = read(layers, "orientation=\"orthogonal\" infinite=\"1\"");
    EXPECT_EQ(map.width, 3);
    EXPECT_EQ(map.height, 2);
    EXPECT_THAT(map.tileLayers.at(0).tiles, ElementsAre(1, 2, 0, 0, 0, 3));
    EXPECT_FLOAT_EQ(map.objectLayers.at(0).objects.at(0).asValueMap().at("x").asFloat(), 32);
    EXPECT_FLOAT_EQ(map.objectLayers[0].objects[0].asValueMap().at("y").asFloat(), 8);
}

TEST_F(TmxReader, NumbersHaveAPointInEveryLocale) {
    const copra::test::CommaLocale comma;
    const TmxMap map = read("<objectgroup offsetx=\"0.5\"><object x=\"1.5\" y=\"2\" rotation=\"12.5\">"
                            "<polygon points=\"0.5,1 2,2.5\"/></object></objectgroup>");
    const ValueMap& object = map.objectLayers.at(0).objects.at(0).asValueMap();
    EXPECT_EQ(object.at("x").asFloat(), 2.0f);
    EXPECT_EQ(object.at("rotation").asFloat(), 12.5f);
    ASSERT_EQ(object.at("points").asValueVector().size(), 2u);
    EXPECT_EQ(object.at("points").asValueVector()[1].asValueMap().at("y").asFloat(), 2.5f);
}

TEST_F(TmxReader, TheAlphaOfATintColorMakesALayerTransparent) {
    const TmxMap map =
        read("<group tintcolor=\"#80ffffff\"><layer name=\"a\" width=\"2\" height=\"2\" opacity=\"0.5\" "
             "tintcolor=\"#ffff0000\">" +
             kData + "</layer></group>");
    EXPECT_FLOAT_EQ(map.tileLayers.at(0).opacity, 0.5f * 128 / 255);
    EXPECT_EQ(map.tileLayers[0].tint, cocos2d::Color3B(255, 0, 0));
}

// --- Bad input ---

TEST_F(TmxReader, BrokenXmlIsOneLineAndNoMap) {
    copra::LogCapture log;
    TmxMap map;
    EXPECT_FALSE(readAll("<map orientation=\"orthogonal\"><layer></map>", map));
    EXPECT_FALSE(readAll("<tileset/>", map));
    EXPECT_EQ(log.lineCount(), 2);
    EXPECT_TRUE(map.tileLayers.empty());
}

TEST_F(TmxReader, AnUnknownOrientationIsTakenAsOrthogonal) {
    const TmxMap map = readFaulty(kLayer, "orientation 'spiral'", "orientation=\"spiral\"");
    EXPECT_EQ(map.orientation, TmxOrientation::Orthogonal);
    EXPECT_EQ(map.tileLayers.size(), 1u);
}

TEST_F(TmxReader, AWrongCountOfTilesIsLoggedWithLineAndLayer) {
    const TmxMap map =
        readFaulty("<layer name=\"a\" width=\"2\" height=\"2\"><data encoding=\"csv\">1,2</data></layer>",
                   "test.tmx:2: the layer 'a' has 2 cells instead of 4");
    EXPECT_THAT(map.tileLayers.at(0).tiles, ElementsAre(1, 2, 0, 0));
}

TEST_F(TmxReader, ALayerTooLargeForAnyMemoryHasNoCells) {
    const TmxMap map = readFaulty(
        "<layer name=\"a\" width=\"2000000000\" height=\"2000000000\">" + kData + "</layer>", "out of range");
    EXPECT_EQ(map.tileLayers.at(0).width, 0);
    EXPECT_TRUE(map.tileLayers[0].tiles.empty());
}

TEST_F(TmxReader, ManyLargeLayersEndAtTheLimitOfAMap) {
    copra::LogCapture log;
    std::string layers;
    for (int i = 0; i < 5; ++i)
        layers += "<layer name=\"a\" width=\"4096\" height=\"4096\"><data encoding=\"csv\">1</data></layer>";
    const TmxMap map = read(layers);
    std::size_t cells = 0;
    for (const auto& layer : map.tileLayers) cells += layer.tiles.size();
    EXPECT_LE(cells, copra::kMaxTmxCellsTotal);
    EXPECT_TRUE(log.contains("out of range"));
}

TEST_F(TmxReader, ChunksThatLieTooFarApartAreRefused) {
    const TmxMap map =
        readFaulty("<layer name=\"a\"><data encoding=\"csv\"><chunk x=\"-9000000\" y=\"0\" width=\"1\" "
                   "height=\"1\">1</chunk><chunk x=\"9000000\" y=\"9\" width=\"1\" height=\"1\">1</chunk>"
                   "</data></layer>",
                   "too far apart", "orientation=\"orthogonal\" infinite=\"1\"");
    EXPECT_EQ(map.width, 0);
}

TEST_F(TmxReader, AMissingTilesetFileKeepsItsRangeOfGids) {
    const TmxMap map =
        readFaulty("<tileset firstgid=\"9\" source=\"gone.tsx\"/>", "'gone.tsx' cannot be read");
    EXPECT_EQ(map.tilesets.at(0).firstGid, 9);
    EXPECT_EQ(map.tilesets[0].image, "");
}

TEST_F(TmxReader, ATilesetFileThatNamesItselfIsRefusedOnce) {
    files["maps/a.tsx"] = "<tileset firstgid=\"1\" source=\"a.tsx\"/>";
    readFaulty("<tileset firstgid=\"1\" source=\"a.tsx\"/>", "names another file");
    EXPECT_EQ(asked.size(), 1u);
}

TEST_F(TmxReader, ABrokenTilesetFileIsLoggedWithItsLine) {
    files["maps/a.tsx"] = "<tileset>\n<tile>\n</tileset>";
    readFaulty("<tileset firstgid=\"1\" source=\"a.tsx\"/>", "not well-formed");
}

TEST_F(TmxReader, AMissingTemplateLeavesTheObjectAsItIs) {
    const TmxMap map =
        readFaulty("<objectgroup><object id=\"7\" template=\"gone.tx\"/></objectgroup>", "'gone.tx'");
    EXPECT_EQ(map.objectLayers.at(0).objects.at(0).asValueMap().at("id").asInt(), 7);
}

TEST_F(TmxReader, AMapWithoutATileSizeAndInvalidNumbersAreHarmless) {
    copra::LogCapture log;
    TmxMap map;
    EXPECT_TRUE(readAll(
        "<map orientation=\"orthogonal\" width=\"-3\" height=\"nan\" tilewidth=\"inf\"><layer width=\"x\">"
        "<data/></layer></map>",
        map));
    EXPECT_TRUE(map.tileSize.equals(cocos2d::Size::ZERO));
    EXPECT_EQ(map.width, 0);
}

TEST_F(TmxReader, NewerAttributesAreUsedOrReportedOnce) {
    copra::LogCapture log;
    const std::string layers =
        "<layer name=\"a\" class=\"sky\" parallaxx=\"0.5\" parallaxy=\"1\" width=\"2\" height=\"2\">" +
        kData +
        "</layer><imagelayer name=\"b\" repeatx=\"1\" parallaxx=\"0.2\"><image source=\"b.png\" "
        "trans=\"ff00ff\"/></imagelayer>";
    const TmxMap map =
        read("<tileset firstgid=\"1\" name=\"t\" class=\"ground\" tilewidth=\"16\" tileheight=\"8\" "
             "objectalignment=\"center\" tilerendersize=\"grid\" fillmode=\"stretch\">"
             "<wangsets><wangset name=\"w\"/></wangsets><image source=\"t.png\"/></tileset>" +
                 layers,
             "orientation=\"orthogonal\" class=\"level\"");
    EXPECT_EQ(map.properties.at("class").asString(), "level");
    EXPECT_EQ(map.tilesets.at(0).properties.at("class").asString(), "ground");
    EXPECT_EQ(map.tileLayers.at(0).properties.at("class").asString(), "sky");
    EXPECT_FLOAT_EQ(map.tileLayers.at(0).properties.at("parallaxx").asFloat(), 0.5f);
    for (const char* const text :
         {"test.tmx:2: objectalignment='center' has no effect", "tilerendersize='grid'", "parallaxx='0.5'",
          "repeatx='1'", "trans='ff00ff'"})
        EXPECT_TRUE(log.contains(text)) << text << '\n' << log.text();
    EXPECT_EQ(log.lineCount(), 5) << log.text();
}

TEST_F(TmxReader, TheClassOfAnObjectIsItsType) {
    files["maps/door.tx"] = "<template><object name=\"door\" type=\"door\"/></template>";
    const TmxMap map = read("<objectgroup name=\"o\"><object id=\"1\" class=\"gate\" template=\"door.tx\"/>"
                            "<object id=\"2\" template=\"door.tx\"/></objectgroup>");
    const auto& objects = map.objectLayers.at(0).objects;
    EXPECT_EQ(objects.at(0).asValueMap().at("type").asString(), "gate");
    EXPECT_EQ(objects.at(1).asValueMap().at("type").asString(), "door");
}

TEST_F(TmxReader, TilesOfACollectionMayBePartsOfTheirImages) {
    const TmxMap map = read("<tileset firstgid=\"1\" name=\"t\" tilewidth=\"16\" tileheight=\"8\">"
                            "<tile id=\"0\" x=\"3\" y=\"4\" width=\"5\" height=\"6\"><image source=\"t.png\" "
                            "width=\"32\" height=\"32\"/></tile></tileset>" +
                            kLayer);
    EXPECT_TRUE(map.tilesets.at(0).tileImages.at(0).part.equals(cocos2d::Rect(3, 4, 5, 6)));
}

TEST_F(TmxReader, AllLayersOfASmallMapShare64MiB) {
    const copra::LogCapture log;
    const std::string layer =
        "<layer name=\"a\" width=\"4096\" height=\"2049\"><data encoding=\"csv\">1</data></layer>";
    const TmxMap map = read(layer + layer);
    ASSERT_EQ(map.tileLayers.size(), 2u);
    EXPECT_EQ(map.tileLayers[0].tiles.size(), std::size_t{4096} * 2049);
    EXPECT_TRUE(map.tileLayers[1].tiles.empty());
    EXPECT_TRUE(log.contains("out of range")) << log.text();
}

TEST_F(TmxReader, AMapThatIsTooLargeIsRefused) {
    for (const std::string size : {"width=\"2000000000\" height=\"2000000000\"",
                                   "width=\"4097\" height=\"4096\"", "width=\"-1\" height=\"4\""}) {
        const copra::LogCapture log;
        TmxMap map;
        readAll("<map orientation=\"orthogonal\" " + size + " tilewidth=\"16\" tileheight=\"8\"></map>", map);
        EXPECT_TRUE(log.contains("out of range")) << log.text();
        EXPECT_EQ(map.width * map.height, 0);
    }
    copra::LogCapture log;
    const TmxMap map = read("<layer name=\"a\" width=\"2000000000\" height=\"2\">" + kData + "</layer>");
    EXPECT_TRUE(log.contains("2000000000 x 2")) << log.text();
    for (const auto& layer : map.tileLayers) EXPECT_LE(layer.tiles.size(), 4u);
}

// --- Files that are used many times ---

TEST_F(TmxReader, LoadsATemplateAndATilesetOnce) {
    files["maps/bee.tx"] = "<template><object name=\"bee\"/></template>";
    files["maps/a.tsx"] = "<tileset name=\"a\" tilewidth=\"8\" tileheight=\"8\"/>";
    const TmxMap map =
        read("<tileset firstgid=\"1\" source=\"a.tsx\"/><tileset firstgid=\"9\" source=\"a.tsx\"/>"
             "<objectgroup><object template=\"bee.tx\"/><object template=\"bee.tx\"/></objectgroup>");
    EXPECT_THAT(asked, ElementsAre("maps/a.tsx", "maps/bee.tx"));
    ASSERT_EQ(map.objectLayers.size(), 1u);
    EXPECT_EQ(map.objectLayers[0].objects.size(), 2u);
    EXPECT_EQ(map.tilesets.size(), 2u);
}

TEST_F(TmxReader, LimitsWhatIsMadeOfALongTemplate) {
    const std::string text(50'000, 'x');
    files["maps/long.tx"] = "<template><object><properties><property name=\"p\" value=\"" + text +
                            "\"/></properties></object></template>";
    std::string objects;
    for (int i = 0; i < 2'000; ++i) objects += "<object template=\"long.tx\"/>";
    const TmxMap map = read("<objectgroup>" + objects + "</objectgroup>");
    ASSERT_EQ(map.objectLayers.size(), 1u);
    const std::size_t made = map.objectLayers[0].objects.size();
    EXPECT_GT(made, 100u);
    EXPECT_LT(made * text.size(), std::size_t{100} << 20);
}

TEST_F(TmxReader, LimitsWhatIsMadeOfATileset) {
    std::string tiles;
    for (int i = 0; i < 3'000; ++i) tiles += "<tile id=\"" + std::to_string(i) + "\"/>";
    files["maps/long.tsx"] = "<tileset tilewidth=\"8\" tileheight=\"8\">" + tiles + "</tileset>";
    std::string uses;
    for (int i = 0; i < 1'000; ++i)
        uses += "<tileset firstgid=\"" + std::to_string(1 + i * 3'000) + "\" source=\"long.tsx\"/>";
    const TmxMap map = read(uses);
    EXPECT_EQ(map.tilesets.size(), 1'000u); // the range of each is kept
    EXPECT_GE(map.tileProperties.size(), 3'000u);
    EXPECT_LT(map.tileProperties.size(), 200'000u);
}
