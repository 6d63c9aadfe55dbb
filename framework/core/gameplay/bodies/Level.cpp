#include "gameplay/bodies/Level.h"

#include "base/refuse.h"

#include <algorithm>
#include <string>

namespace copra {

namespace {

using cocos2d::Rect;
using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;

float numberOf(const ValueMap& object, const char* key, float usual = 0.0f) {
    const auto found = object.find(key);
    return found == object.end() || found->second.isNull() ? usual : found->second.asFloat();
}

bool truthOf(const ValueMap& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && !found->second.isNull() && found->second.asBool();
}

std::string textOf(const ValueMap& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() ? std::string() : found->second.asString();
}

const ValueVector* pointsOf(const ValueMap& object, const char* key) {
    const auto found = object.find(key);
    if (found == object.end() || found->second.getType() != Value::Type::VECTOR) return nullptr;
    return &found->second.asValueVector();
}

class LevelReader {
public:
    explicit LevelReader(float pixelsPerPoint) : _pointsPerPixel(1.0f / pixelsPerPoint) {}

    void read(const ValueMap& object) {
        _object = &object;
        const float width = numberOf(object, "width");
        const float height = numberOf(object, "height");
        _rect = Rect(numberOf(object, "x"), numberOf(object, "y"), width, height);
        const std::string kind = kindOf(object);
        if (kind == "wall") addWall(false);
        if (kind == "oneway") addWall(true);
        if (kind == "slope") addSlopes();
        if (kind == "platform") addPlatform();
        if (kind == "box") addBox();
        if (kind == "start") addStart();
    }

    Level finish() {
        if (_any) level.bounds = Rect(_low.x, _low.y, _high.x - _low.x, _high.y - _low.y);
        return std::move(level);
    }

    Level level;

private:
    static std::string kindOf(const ValueMap& object) {
        std::string kind = textOf(object, "type");
        if (kind.empty()) kind = textOf(object, "name");
        std::transform(kind.begin(), kind.end(), kind.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
        if (!kind.empty()) return kind;
        return object.count("points") + object.count("polylinePoints") > 0 ? "slope" : "wall";
    }

    void refuse(const char* reason) {
        const std::string id = textOf(*_object, "id"), name = textOf(*_object, "name");
        copra::warning("readLevel: object %s '%s' at (%g, %g) refused: %s", id.c_str(), name.c_str(),
                       static_cast<double>(_rect.origin.x), static_cast<double>(_rect.origin.y), reason);
        ++level.refused;
    }

    void grow(const Vec2& place) {
        _low = _any ? Vec2(std::min(_low.x, place.x), std::min(_low.y, place.y)) : place;
        _high = _any ? Vec2(std::max(_high.x, place.x), std::max(_high.y, place.y)) : place;
        _any = true;
    }

    // Extends the bounds by a valid body; rejects an invalid one and returns false.
    bool isUsable(const Body& body) {
        if (const char* const error = validate(body)) {
            refuse(error);
            return false;
        }
        grow({body.left(), body.bottom()});
        grow({body.right(), body.top()});
        return true;
    }

    Body wallOfRect() const {
        return makeWall(Vec2(_rect.getMidX(), _rect.getMidY()), Vec2(_rect.size.width, _rect.size.height));
    }

    void addWall(bool oneWay) {
        Body wall = wallOfRect();
        wall.oneWay = oneWay;
        if (isUsable(wall)) level.walls.push_back(wall);
    }

    void addBox() {
        Body box = wallOfRect();
        const float mass = numberOf(*_object, "mass", 1.0f);
        if (!isPositive(mass)) return refuse("mass must be a finite number above 0");
        box.inverseMass = 1.0f / mass;
        box.restitution = numberOf(*_object, "restitution", 0.0f);
        box.friction = numberOf(*_object, "friction", 0.5f);
        if (isUsable(box)) level.boxes.push_back(box);
    }

    void addPlatform() {
        Level::Moving moving;
        moving.body = wallOfRect();
        moving.body.oneWay = truthOf(*_object, "oneway");
        const Vec2 way(numberOf(*_object, "dx"), numberOf(*_object, "dy"));
        moving.track.speed = numberOf(*_object, "speed", 60.0f);
        moving.track.pause = numberOf(*_object, "pause", 0.0f);
        moving.track.stops = {moving.body.position, moving.body.position + way};
        if (!isFinite(way)) return refuse("dx and dy must be finite");
        if (!isPositive(moving.track.speed)) return refuse("speed must be a finite number above 0");
        if (!(moving.track.pause >= 0.0f)) return refuse("pause must be at least 0");
        if (isUsable(moving.body)) level.platforms.push_back(std::move(moving));
    }

    void addStart() {
        const Vec2 feet(_rect.getMidX(), _rect.getMinY());
        if (!isFinite(feet)) return refuse("its position must be finite");
        level.start = feet;
    }

    void addSlopes() {
        const ValueVector* const open = pointsOf(*_object, "polylinePoints");
        const ValueVector* const closed = pointsOf(*_object, "points");
        if (!open && !closed) return refuse("a slope needs points");
        collect(open ? *open : *closed);
        if (_places.size() < 2) return refuse("a slope needs at least two points");
        if (open) {
            for (std::size_t i = 1; i < _places.size(); ++i) addSlope(_places[i - 1], _places[i]);
            return;
        }
        // In clockwise order the upper edges run to the right.
        if (isCounterClockwise()) std::reverse(_places.begin(), _places.end());
        for (std::size_t i = 0; i < _places.size(); ++i) {
            const Vec2& from = _places[i];
            const Vec2& to = _places[(i + 1) % _places.size()];
            if (from.x < to.x) addSlope(from, to);
        }
    }

    void collect(const ValueVector& points) {
        _places.clear();
        for (const Value& point : points) {
            if (point.getType() != Value::Type::MAP) continue;
            const float x = numberOf(point.asValueMap(), "x") * _pointsPerPixel;
            const float y = numberOf(point.asValueMap(), "y") * _pointsPerPixel;
            _places.emplace_back(_rect.getMinX() + x, _rect.getMaxY() - y);
        }
    }

    bool isCounterClockwise() const {
        float area = 0.0f;
        for (std::size_t i = 0; i < _places.size(); ++i)
            area += (_places[i] - _places[0]).cross(_places[(i + 1) % _places.size()] - _places[0]);
        return area > 0.0f;
    }

    void addSlope(const Vec2& from, const Vec2& to) {
        Slope slope;
        slope.left = from;
        slope.right = to;
        slope.friction = numberOf(*_object, "friction", 0.5f);
        if (const char* const error = validate(slope)) return refuse(error);
        grow(from);
        grow(to);
        level.slopes.push_back(slope);
    }

    const ValueMap* _object = nullptr;
    Rect _rect;
    float _pointsPerPixel;
    std::vector<Vec2> _places;
    Vec2 _low, _high;
    bool _any = false;
};

} // namespace

Level readLevel(const ValueVector& objects, float pixelsPerPoint) {
    LevelReader reader(isPositive(pixelsPerPoint) ? pixelsPerPoint : 1.0f);
    for (const Value& object : objects)
        if (object.getType() == Value::Type::MAP) reader.read(object.asValueMap());
    return reader.finish();
}

Level::Handles Level::addTo(BodyWorld& world) const {
    Handles made;
    for (const Body& wall : walls) made.walls.push_back(world.add(wall));
    for (const Slope& slope : slopes) made.slopes.push_back(world.addSlope(slope));
    for (const Body& box : boxes) made.boxes.push_back(world.add(box));
    for (const Moving& moving : platforms) {
        made.tracks.push_back(moving.track);
        made.tracks.back().body = world.add(moving.body);
    }
    return made;
}

} // namespace copra
