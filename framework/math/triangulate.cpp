#include "math/triangulate.h"

#include <deque>

namespace copra {

using cocos2d::Vec2;

namespace {

/// Twice the area of the triangle, above 0 where a, b, c go counter-clockwise.
float turn(const Vec2& a, const Vec2& b, const Vec2& c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool isCounterClockwise(const Vec2* corners, std::size_t count) {
    float area = 0.0f;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2& a = corners[i];
        const Vec2& b = corners[(i + 1) % count];
        area += a.x * b.y - b.x * a.y;
    }
    return area > 0.0f;
}

/// Whether p lies in or on the counter-clockwise triangle without being one of its corners.
bool isInside(const Vec2& p, const Vec2& a, const Vec2& b, const Vec2& c) {
    if (p == a || p == b || p == c) return false;
    return turn(a, b, p) >= 0.0f && turn(b, c, p) >= 0.0f && turn(c, a, p) >= 0.0f;
}

/// The corners that are left, counter-clockwise.
class Ring {
public:
    Ring(const Vec2* corners, std::size_t count) : _corners(corners) {
        _left.reserve(count);
        const bool forwards = isCounterClockwise(corners, count);
        for (std::size_t i = 0; i < count; ++i) _left.push_back(forwards ? i : count - 1 - i);
    }

    std::size_t size() const { return _left.size(); }
    std::size_t at(std::size_t place) const { return _left[place % _left.size()]; }
    void remove(std::size_t place) {
        _left.erase(_left.begin() + static_cast<std::ptrdiff_t>(place % _left.size()));
    }

    float turnAt(std::size_t place) const {
        return turn(_corners[at(place + size() - 1)], _corners[at(place)], _corners[at(place + 1)]);
    }

    /// Whether the triangle of a corner and its neighbors belongs to the polygon.
    bool isEar(std::size_t place) const {
        if (turnAt(place) <= 0.0f) return false;
        const Vec2& a = _corners[at(place + size() - 1)];
        const Vec2& b = _corners[at(place)];
        const Vec2& c = _corners[at(place + 1)];
        for (const std::size_t other : _left)
            if (isInside(_corners[other], a, b, c)) return false;
        return true;
    }

private:
    const Vec2* _corners;
    std::vector<std::size_t> _left;
};

} // namespace

std::vector<std::size_t> triangulate(const Vec2* corners, std::size_t count) {
    std::vector<std::size_t> triangles;
    if (count < 3) return triangles;
    triangles.reserve(3 * (count - 2));
    Ring ring(corners, count);
    std::size_t place = 0;
    std::size_t tried = 0;
    while (ring.size() >= 3 && tried < ring.size()) {
        if (ring.turnAt(place) == 0.0f) {
            ring.remove(place); // on a straight line, or a corner twice
            tried = 0;
        } else if (ring.isEar(place)) {
            for (const std::size_t neighbor : {place + ring.size() - 1, place, place + 1})
                triangles.push_back(ring.at(neighbor));
            ring.remove(place);
            tried = 0;
        } else {
            ++tried;
        }
        // The next corner: evenly around the polygon, which gives better triangles than a fan.
        if (ring.size() > 0) place = (place + 1) % ring.size();
    }
    return triangles;
}

std::vector<std::size_t> triangulateConvex(const Vec2* corners, std::size_t count) {
    std::vector<std::size_t> triangles;
    if (count < 3) return triangles;
    triangles.reserve(3 * (count - 2));
    std::deque<std::size_t> left; // from the corner to cut off around to the one before it
    const bool forwards = isCounterClockwise(corners, count);
    for (std::size_t i = 0; i < count; ++i) left.push_back(forwards ? i : count - 1 - i);
    while (left.size() >= 3) {
        triangles.insert(triangles.end(), {left.back(), left[0], left[1]});
        left.pop_front();
        left.push_back(left.front()); // the next but one follows, as in triangulate()
        left.pop_front();
    }
    return triangles;
}

} // namespace copra
