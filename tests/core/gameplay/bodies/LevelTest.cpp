#include "gameplay/bodies/Level.h"

#include "gameplay/Near.h"

#include <initializer_list>
#include <string>

using namespace copra;
using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;

namespace {

ValueMap object(const std::string& type, float x, float y, float width, float height) {
    ValueMap made;
    made["type"] = Value(type);
    made["name"] = Value("");
    made["id"] = Value(7);
    made["x"] = Value(x);
    made["y"] = Value(y);
    made["width"] = Value(width);
    made["height"] = Value(height);
    return made;
}

Value points(std::initializer_list<Vec2> places) {
    ValueVector made;
    for (const Vec2& place : places) {
        ValueMap point;
        point["x"] = Value(place.x);
        point["y"] = Value(place.y);
        made.emplace_back(std::move(point));
    }
    return Value(std::move(made));
}

Level read(std::initializer_list<ValueMap> objects, float pixelsPerPoint = 1.0f) {
    ValueVector all;
    for (const ValueMap& map : objects) all.emplace_back(map);
    return readLevel(all, pixelsPerPoint);
}

} // namespace

TEST(Level, ReadsWallsAndOneWayPlatforms) {
    const Level level =
        read({object("wall", 0, 0, 100, 20), object("oneWay", 50, 80, 40, 10), object("", 5, 5, 2, 2)});
    ASSERT_EQ(level.walls.size(), 3u);
    EXPECT_VEC(level.walls[0].position, 50, 10);
    EXPECT_VEC(level.walls[0].halfSize, 50, 10);
    EXPECT_FALSE(level.walls[0].oneWay);
    EXPECT_TRUE(level.walls[1].oneWay) << "types are read without regard to capitals";
    EXPECT_FALSE(level.walls[2].oneWay) << "a rectangle without type is a wall";
    EXPECT_EQ(level.bounds.origin, Vec2(0, 0));
    EXPECT_EQ(level.bounds.getMaxX(), 100.0f);
    EXPECT_EQ(level.bounds.getMaxY(), 90.0f);
}

TEST(Level, ReadsThePiecesOfAPolylineAsSlopes) {
    ValueMap hill = object("slope", 100, 50, 0, 0);
    hill["polylinePoints"] = points({{0, 0}, {40, -20}, {80, 10}}); // pixels, y down
    hill["friction"] = Value("0.25");
    const Level level = read({hill});
    ASSERT_EQ(level.slopes.size(), 2u);
    EXPECT_VEC(level.slopes[0].left, 100, 50);
    EXPECT_VEC(level.slopes[0].right, 140, 70);
    EXPECT_VEC(level.slopes[1].right, 180, 40);
    EXPECT_CLOSE(level.slopes[1].friction, 0.25);
}

TEST(Level, ThePointsArePixelsAndTheObjectIsPoints) {
    ValueMap hill = object("slope", 100, 50, 0, 0);
    hill["polylinePoints"] = points({{0, 0}, {40, -20}});
    const Level level = read({hill}, 2.0f);
    ASSERT_EQ(level.slopes.size(), 1u);
    EXPECT_VEC(level.slopes[0].right, 120, 60);
}

TEST(Level, TakesTheUpperSidesOfAPolygon) {
    for (const bool clockwise : {true, false}) {
        ValueMap hill = object("", 0, 100, 0, 0);
        hill["points"] = clockwise ? points({{0, 0}, {50, -50}, {100, 0}, {100, 30}, {0, 30}})
                                   : points({{0, 30}, {100, 30}, {100, 0}, {50, -50}, {0, 0}});
        const Level level = read({hill});
        ASSERT_EQ(level.slopes.size(), 2u) << clockwise;
        EXPECT_VEC(level.slopes[0].left, 0, 100);
        EXPECT_VEC(level.slopes[0].right, 50, 150);
        EXPECT_VEC(level.slopes[1].right, 100, 100);
        EXPECT_EQ(level.refused, 0);
    }
}

TEST(Level, RefusesSlopesToTheLeftAndStraightUpButTakesTheRest) {
    ValueMap zigzag = object("slope", 0, 0, 0, 0);
    zigzag["polylinePoints"] = points({{0, 0}, {10, 0}, {10, -30}, {5, -30}, {50, -30}});
    const Level level = read({zigzag});
    EXPECT_EQ(level.slopes.size(), 2u);
    EXPECT_EQ(level.refused, 2);
}

TEST(Level, ReadsBoxesPlatformsAndTheStart) {
    ValueMap box = object("box", 10, 20, 30, 40);
    box["mass"] = Value(4.0f);
    box["restitution"] = Value(0.5f);
    ValueMap platform = object("platform", 0, 100, 60, 10);
    platform["dx"] = Value(100);
    platform["dy"] = Value("-20");
    platform["speed"] = Value(80);
    platform["oneway"] = Value(true);
    ValueMap start = object("", 200, 300, 20, 20);
    start["name"] = Value("start");
    const Level level = read({box, platform, start});
    ASSERT_EQ(level.boxes.size(), 1u);
    EXPECT_CLOSE(level.boxes[0].inverseMass, 0.25);
    EXPECT_CLOSE(level.boxes[0].restitution, 0.5);
    ASSERT_EQ(level.platforms.size(), 1u);
    EXPECT_TRUE(level.platforms[0].body.oneWay);
    EXPECT_CLOSE(level.platforms[0].track.speed, 80);
    EXPECT_VEC(level.platforms[0].track.stops[1], 130, 85);
    EXPECT_VEC(level.start, 210, 300);
}

TEST(Level, PutsEverythingIntoAWorld) {
    ValueMap platform = object("platform", 0, 100, 60, 10);
    platform["dx"] = Value(100);
    ValueMap hill = object("slope", 0, 0, 0, 0);
    hill["polylinePoints"] = points({{0, 0}, {10, 0}});
    const Level level = read({object("wall", 0, 0, 9, 9), object("box", 40, 40, 9, 9), platform, hill});
    BodyWorld world;
    auto made = level.addTo(world);
    EXPECT_EQ(world.size(), 3u);
    EXPECT_EQ(world.slopeCount(), 1u);
    ASSERT_EQ(made.tracks.size(), 1u);
    made.tracks[0].control(world, 1.0f / 60.0f);
    EXPECT_CLOSE(world.find(made.tracks[0].body)->velocity.x, 60);
    EXPECT_TRUE(world.find(made.boxes[0])->isMovable());
}

TEST(Level, RefusesWhatMakesNoSense) {
    ValueMap heavy = object("box", 0, 0, 10, 10);
    heavy["mass"] = Value(0.0f);
    ValueMap rubber = object("box", 0, 0, 10, 10);
    rubber["restitution"] = Value(3.0f);
    ValueMap stuck = object("platform", 0, 0, 10, 10);
    stuck["speed"] = Value(-1.0f);
    ValueMap odd = object("wall", 0, 0, 10, 10);
    odd["x"] = Value("nan");
    ValueMap line = object("slope", 0, 0, 0, 0);
    line["polylinePoints"] = points({{0, 0}});
    const Level level =
        read({object("wall", 0, 0, 0, 10), heavy, rubber, stuck, odd, object("slope", 0, 0, 5, 5), line});
    EXPECT_EQ(level.refused, 7);
    EXPECT_TRUE(level.walls.empty());
    EXPECT_TRUE(level.boxes.empty());
    EXPECT_TRUE(level.platforms.empty());
}

TEST(Level, LeavesTheGamesOwnObjectsAloneAndAnEmptyLayerIsEmpty) {
    EXPECT_EQ(read({object("coin", 0, 0, 5, 5)}).refused, 0);
    const Level level = readLevel({});
    EXPECT_TRUE(level.walls.empty());
    EXPECT_EQ(level.bounds.size.width, 0.0f);
    EXPECT_EQ(readLevel({Value(3), Value("wall")}, -2.0f).refused, 0);
}
