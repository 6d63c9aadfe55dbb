#include "nodes/tiles/TMXMapInfo.h"

#include "base/RefPtr.h"
#include "base/log.h"

#include <gtest/gtest.h>

using namespace cocos2d;

namespace {

const char* const kMap =
    "<map orientation=\"orthogonal\" renderorder=\"left-up\" width=\"2\" height=\"1\" tilewidth=\"16\" "
    "tileheight=\"8\"><properties><property name=\"weather\" value=\"rain\"/></properties>"
    "<tileset firstgid=\"1\" name=\"ground\" tilewidth=\"16\" tileheight=\"8\" spacing=\"2\" margin=\"1\">"
    "<image source=\"ground.png\" width=\"36\" height=\"19\"/></tileset>"
    "<layer name=\"floor\" width=\"2\" height=\"1\" opacity=\"0.5\"><data encoding=\"csv\">1,4</data></layer>"
    "<objectgroup name=\"spawns\"><object name=\"bee\" x=\"3\" y=\"2\"/></objectgroup></map>";

RefPtr<TMXMapInfo> parsed(const std::string& xml, const std::string& folder = "maps") {
    return RefPtr<TMXMapInfo>(TMXMapInfo::createWithXML(xml, folder));
}

} // namespace

TEST(TMXMapInfoTest, ReadsTheMapWithoutItsImages) {
    const RefPtr<TMXMapInfo> info = parsed(kMap);
    ASSERT_TRUE(info);
    EXPECT_TRUE(info->getMapSize().equals(Size(2, 1)));
    EXPECT_TRUE(info->getTileSize().equals(Size(16, 8)));
    EXPECT_EQ(info->getOrientation(), TMXOrientationOrtho);
    EXPECT_EQ(info->getRenderOrder(), TMXRenderOrder_LeftUp);
    EXPECT_EQ(info->getProperties().at("weather").asString(), "rain");
    ASSERT_EQ(info->getObjectGroups().size(), 1);
    EXPECT_EQ(info->getObjectGroups().at(0)->getGroupName(), "spawns");
    EXPECT_FALSE(info->getObjectGroups().at(0)->getObject("bee").empty());
}

TEST(TMXMapInfoTest, ALayerOwnsItsTiles) {
    const RefPtr<TMXMapInfo> info = parsed(kMap);
    ASSERT_EQ(info->getLayers().size(), 1);
    const TMXLayerInfo& layer = *info->getLayers().at(0);
    EXPECT_EQ(layer._name, "floor");
    EXPECT_EQ(layer._opacity, 127);
    EXPECT_TRUE(layer._ownTiles);
    EXPECT_EQ(layer._tiles[0], 1u);
    EXPECT_EQ(layer._tiles[1], 4u);
}

TEST(TMXMapInfoTest, ATilesetFindsItsTilesInTheImage) {
    const RefPtr<TMXMapInfo> info = parsed(kMap);
    TMXTilesetInfo& tileset = *info->getTilesets().at(0);
    EXPECT_EQ(tileset._sourceImage, "maps/ground.png");
    EXPECT_EQ(tileset._originSourceImage, "ground.png");
    EXPECT_TRUE(tileset.getRectForGID(1).equals(Rect(1, 1, 16, 8)));
    EXPECT_TRUE(tileset.getRectForGID(2 | kTMXTileHorizontalFlag).equals(Rect(19, 1, 16, 8)));
    EXPECT_TRUE(tileset.rectForGID(2).equals(tileset.getRectForGID(2))) << "the name of 2.x";
    EXPECT_TRUE(tileset.getRectForGID(3).equals(Rect(1, 11, 16, 8)));
    EXPECT_TRUE(tileset.getRectForGID(0).equals(Rect::ZERO)) << "below the first gid";
    tileset._imageSize = Size::ZERO;
    EXPECT_TRUE(tileset.getRectForGID(1).equals(Rect::ZERO)) << "without an image";
}

TEST(TMXMapInfoTest, ParsingAgainReplacesTheContents) {
    const RefPtr<TMXMapInfo> info = parsed(kMap);
    EXPECT_TRUE(
        info->parseXMLString("<map orientation=\"isometric\" width=\"1\" height=\"1\" tilewidth=\"4\" "
                             "tileheight=\"4\"></map>"));
    EXPECT_EQ(info->getOrientation(), TMXOrientationIso);
    EXPECT_TRUE(info->getLayers().empty());
    EXPECT_TRUE(info->getTilesets().empty());
}

TEST(TMXMapInfoTest, TextThatIsNoMapIsLoggedAndGivesNull) {
    copra::LogCapture log;
    EXPECT_FALSE(parsed("<not a map"));
    EXPECT_EQ(TMXMapInfo::create("there_is_no_such.tmx"), nullptr);
    EXPECT_TRUE(log.contains("there_is_no_such.tmx"));
}
