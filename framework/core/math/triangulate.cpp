#include "math/triangulate.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace copra {

using cocos2d::Vec2;

namespace {

/// Twice the area of the triangle, above 0 where a, b, c go counterclockwise.
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

/// Whether p lies in or on the counterclockwise triangle without being one of its corners.
bool isInside(const Vec2& p, const Vec2& a, const Vec2& b, const Vec2& c) {
    if (p == a || p == b || p == c) return false;
    return turn(a, b, p) >= 0.0f && turn(b, c, p) >= 0.0f && turn(c, a, p) >= 0.0f;
}

/// What comes to more comparisons is an endless scribble: the rest of it is left out.
constexpr std::size_t kMaxComparisons = std::size_t{1} << 26;

/// Corners by place, so that only those near a triangle are compared with it.
class CornerGrid {
public:
    /// All coordinates are finite.
    CornerGrid(const Vec2* corners, std::size_t count) : _corners(corners) {
        Vec2 high = _low = corners[0];
        for (std::size_t i = 1; i < count; ++i) {
            _low.set(std::min(_low.x, corners[i].x), std::min(_low.y, corners[i].y));
            high.set(std::max(high.x, corners[i].x), std::max(high.y, corners[i].y));
        }
        _side = count < kFew ? 1 : static_cast<std::size_t>(std::sqrt(static_cast<float>(count)));
        const auto cells = static_cast<float>(_side);
        _scale.set(cells / std::max(high.x - _low.x, kSmallest),
                   cells / std::max(high.y - _low.y, kSmallest));
        _cells.resize(_side * _side);
        for (std::size_t i = 0; i < count; ++i) cellOf(corners[i]).push_back(i);
    }

    void remove(std::size_t corner) {
        std::vector<std::size_t>& cell = cellOf(_corners[corner]);
        *std::find(cell.begin(), cell.end(), corner) = cell.back();
        cell.pop_back();
    }

    /// Whether a corner lies inside of the triangle. Adds the comparisons that it makes.
    bool hasCornerIn(const Vec2& a, const Vec2& b, const Vec2& c, std::size_t& comparisons) const {
        const std::size_t left = column(std::min({a.x, b.x, c.x}));
        const std::size_t right = column(std::max({a.x, b.x, c.x}));
        const std::size_t bottom = row(std::min({a.y, b.y, c.y}));
        const std::size_t top = row(std::max({a.y, b.y, c.y}));
        for (std::size_t y = bottom; y <= top; ++y)
            for (std::size_t x = left; x <= right; ++x) {
                const std::vector<std::size_t>& cell = _cells[y * _side + x];
                comparisons += cell.size() + 1;
                for (const std::size_t corner : cell)
                    if (isInside(_corners[corner], a, b, c)) return true;
            }
        return false;
    }

private:
    static constexpr float kSmallest = 1e-30f;
    static constexpr std::size_t kFew = 64; ///< corners of which all are compared

    std::size_t place(float distance) const {
        const float last = static_cast<float>(_side - 1);
        return static_cast<std::size_t>(std::max(0.0f, std::min(distance, last)));
    }
    std::size_t column(float x) const { return place((x - _low.x) * _scale.x); }
    std::size_t row(float y) const { return place((y - _low.y) * _scale.y); }
    std::vector<std::size_t>& cellOf(const Vec2& p) { return _cells[row(p.y) * _side + column(p.x)]; }

    const Vec2* _corners;
    Vec2 _low;
    Vec2 _scale; ///< cells a unit
    std::size_t _side = 0;
    std::vector<std::vector<std::size_t>> _cells;
};

/// The corners that are left, counterclockwise.
class Ring {
public:
    Ring(const Vec2* corners, std::size_t count)
        : _corners(corners), _grid(corners, count), _next(count), _before(count), _size(count) {
        const bool forwards = isCounterClockwise(corners, count);
        for (std::size_t i = 0; i < count; ++i) {
            (forwards ? _next : _before)[i] = (i + 1) % count;
            (forwards ? _before : _next)[i] = (i + count - 1) % count;
        }
        _current = forwards ? 0 : count - 1;
    }

    std::size_t size() const { return _size; }
    std::size_t comparisons() const { return _comparisons; }
    std::size_t before() const { return _before[_current]; }
    std::size_t current() const { return _current; }
    std::size_t next() const { return _next[_current]; }
    void goOn() { _current = next(); }

    /// The current corner; the one that follows becomes the current one.
    void remove() {
        _grid.remove(_current);
        _next[before()] = next();
        _before[next()] = before();
        goOn();
        --_size;
    }

    float turnHere() {
        ++_comparisons;
        return turn(_corners[before()], _corners[_current], _corners[next()]);
    }

    /// Whether the triangle of the current corner and its neighbors belongs to the polygon.
    bool isEar() {
        return turnHere() > 0.0f &&
               !_grid.hasCornerIn(_corners[before()], _corners[_current], _corners[next()], _comparisons);
    }

private:
    const Vec2* _corners;
    CornerGrid _grid;
    std::vector<std::size_t> _next;
    std::vector<std::size_t> _before;
    std::size_t _size;
    std::size_t _current = 0;
    std::size_t _comparisons = 0;
};

bool areFinite(const Vec2* corners, std::size_t count) {
    return std::all_of(corners, corners + count,
                       [](const Vec2& p) { return std::isfinite(p.x) && std::isfinite(p.y); });
}

} // namespace

std::vector<std::size_t> triangulate(const Vec2* corners, std::size_t count) {
    std::vector<std::size_t> triangles;
    if (count < 3 || !areFinite(corners, count)) return triangles;
    triangles.reserve(3 * (count - 2));
    Ring ring(corners, count);
    std::size_t tried = 0;
    while (ring.size() >= 3 && tried < ring.size() && ring.comparisons() < kMaxComparisons) {
        if (ring.turnHere() == 0.0f) {
            ring.remove(); // on a straight line, or a corner twice
            tried = 0;
        } else if (ring.isEar()) {
            triangles.insert(triangles.end(), {ring.before(), ring.current(), ring.next()});
            ring.remove();
            tried = 0;
        } else {
            ++tried;
        }
        // The next corner: evenly around the polygon, which gives better triangles than a fan.
        ring.goOn();
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
