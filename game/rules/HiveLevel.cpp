#include "rules/HiveLevel.h"

namespace beecluster {

using cocos2d::Rect;
using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;
using cocos2d::Vec2;

namespace {

float numberOf(const ValueMap& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() ? 0.0f : found->second.asFloat();
}

/// The places of a polyline, whose points are in pixels from its first one, y down.
std::vector<Vec2> lineOf(const ValueMap& object, float pixelsPerPoint) {
    std::vector<Vec2> places;
    const auto points = object.find("polylinePoints");
    if (points == object.end() || points->second.getType() != Value::Type::VECTOR) return places;
    const Vec2 first(numberOf(object, "x"), numberOf(object, "y") + numberOf(object, "height"));
    for (const Value& point : points->second.asValueVector()) {
        if (point.getType() != Value::Type::MAP) continue;
        const ValueMap& map = point.asValueMap();
        places.push_back(first + Vec2(numberOf(map, "x"), -numberOf(map, "y")) / pixelsPerPoint);
    }
    return places;
}

void readThing(const ValueMap& object, float pixelsPerPoint, HiveLevel& level) {
    const auto type = object.find("type");
    if (type == object.end()) return;
    const std::string kind = type->second.asString();
    const Rect rect(numberOf(object, "x"), numberOf(object, "y"), numberOf(object, "width"),
                    numberOf(object, "height"));
    if (kind == "cell") level.cells.push_back(rect);
    if (kind == "door") level.door = rect;
    const Vec2 middle(rect.getMidX(), rect.getMidY());
    if (kind == "hole") level.hole = middle;
    if (kind == "drop") level.drops.push_back(middle);
    if (kind == "trail") level.trail = lineOf(object, pixelsPerPoint);
}

} // namespace

std::optional<HiveLevel> readHiveLevel(const std::string& file, const ValueVector& objects,
                                       float pixelsPerPoint, std::vector<FileProblem>& problems) {
    const std::size_t before = problems.size();
    HiveLevel level;
    level.ground = copra::readLevel(objects, pixelsPerPoint);
    for (const Value& object : objects)
        if (object.getType() == Value::Type::MAP) readThing(object.asValueMap(), pixelsPerPoint, level);
    const auto needs = [&](bool isThere, const char* type, const char* reason) {
        if (!isThere) problems.push_back({file, 0, type, reason});
    };
    needs(level.ground.refused == 0, "type", "objects were refused; see the lines before");
    needs(!level.ground.walls.empty(), "wall", "there is no ground to walk on");
    needs(!level.ground.boxes.empty(), "box", "there is no honey pot");
    needs(!level.cells.empty(), "cell", "there is no cell for the honey pots");
    needs(level.door.size.width > 0, "door", "there is no door to the queen");
    needs(!level.hole.isZero(), "hole", "there is no hole for the robber");
    needs(!level.ground.start.isZero(), "start", "the bee starts nowhere");
    if (problems.size() != before) return std::nullopt;
    return level;
}

} // namespace beecluster
