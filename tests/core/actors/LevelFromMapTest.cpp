#include "actors/BodyWorldBinding.h"
#include "nodes/tiles/TMXMapInfo.h"
#include "nodes/tiles/TMXObjectGroup.h"

#include "actors/ActorFixture.h"

using namespace cocos2d;

namespace {

// As the editor saves it: pixels, y down, a map of 10 x 10 tiles of 32 pixels.
const char* const kMap = R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.2" orientation="orthogonal" width="10" height="10" tilewidth="32" tileheight="32">
 <objectgroup name="things">
  <object id="1" type="wall" x="0" y="288" width="160" height="32"/>
  <object id="2" name="hill" type="slope" x="160" y="288">
   <properties><property name="friction" type="float" value="0.75"/></properties>
   <polyline points="0,0 64,-32 128,0"/>
  </object>
  <object id="3" type="box" x="40" y="256" width="32" height="32">
   <properties><property name="mass" type="float" value="2"/></properties>
  </object>
  <object id="4" type="platform" x="200" y="100" width="64" height="16">
   <properties>
    <property name="dx" type="float" value="40"/>
    <property name="oneway" type="bool" value="true"/>
   </properties>
  </object>
  <object id="5" name="start" x="100" y="288"><point/></object>
  <object id="6" type="coin" x="10" y="10" width="8" height="8"/>
  <object id="7" x="0" y="0"><polygon points="0,0 32,-16 64,0 64,16 0,16"/></object>
 </objectgroup>
</map>)";

} // namespace

class LevelFromMapTest : public ActorTest {};

TEST_F(LevelFromMapTest, ReadsTheObjectsOfATileMap) {
    TMXMapInfo* const map = TMXMapInfo::createWithXML(kMap, "");
    ASSERT_NE(map, nullptr);
    ASSERT_EQ(map->getObjectGroups().size(), 1);
    const copra::Level level = copra::readLevel(map->getObjectGroups().at(0)->getObjects());
    EXPECT_EQ(level.refused, 0);
    ASSERT_EQ(level.walls.size(), 1u);
    EXPECT_EQ(level.walls[0].position, Vec2(80, 16));
    ASSERT_EQ(level.slopes.size(), 4u) << "two of the polyline, two of the polygon";
    EXPECT_EQ(level.slopes[0].left, Vec2(160, 32));
    EXPECT_EQ(level.slopes[0].right, Vec2(224, 64));
    EXPECT_EQ(level.slopes[1].right, Vec2(288, 32));
    EXPECT_FLOAT_EQ(level.slopes[1].friction, 0.75f);
    EXPECT_EQ(level.slopes[2].left, Vec2(0, 320));
    ASSERT_EQ(level.boxes.size(), 1u);
    EXPECT_EQ(level.boxes[0].position, Vec2(56, 48));
    EXPECT_FLOAT_EQ(level.boxes[0].inverseMass, 0.5f);
    ASSERT_EQ(level.platforms.size(), 1u);
    EXPECT_TRUE(level.platforms[0].body.oneWay);
    EXPECT_EQ(level.platforms[0].track.stops[1] - level.platforms[0].track.stops[0], Vec2(40, 0));
    EXPECT_EQ(level.start, Vec2(100, 32));
}

TEST_F(LevelFromMapTest, ItsPlayerWalksFromTheWallOverTheHill) {
    TMXMapInfo* const map = TMXMapInfo::createWithXML(kMap, "");
    ASSERT_NE(map, nullptr);
    const copra::Level level = copra::readLevel(map->getObjectGroups().at(0)->getObjects());
    copra::BodyWorldBinding stage;
    stage.add(level);
    Node* hero = Node::create();
    scene->addChild(hero);
    auto& player = stage.addPlayer(hero, copra::makeWalker(level.start, Vec2(20, 30)));
    player.input.walk = 1;
    float highest = 0;
    for (int i = 0; i < 30; ++i) {
        stage.step(1.0f / 60.0f);
        const copra::Body& body = *stage.world().find(player.platformer.body());
        highest = std::max(highest, body.bottom());
        ASSERT_TRUE(i < 2 || body.touch.below) << i;
    }
    for (int i = 0; i < 15; ++i) stage.step(1.0f / 60.0f);
    highest = std::max(highest, stage.world().find(player.platformer.body())->bottom());
    EXPECT_NEAR(highest, 64.0f, 3.0f);
}
