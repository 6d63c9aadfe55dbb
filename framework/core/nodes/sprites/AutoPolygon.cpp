#include "nodes/sprites/AutoPolygon.h"

#include "base/refuse.h"
#include "math/triangulate.h"
#include "platform/Screen.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace cocos2d {

namespace {

constexpr int kBytesPerPixel = 4;
constexpr float kMiterLimit = 2.0f; // in widths, as in cocos2d-x
constexpr std::size_t kMaxCorners = 65535;

float pixelsPerPoint() {
    return copra::screen().contentScaleFactor;
}

float distanceToLine(const Vec2& point, const Vec2& a, const Vec2& b) {
    const Vec2 along = b - a;
    const float length = along.length();
    return length > 0 ? std::abs(along.cross(point - a)) / length : point.distance(a);
}

/// Marks the points of points[first..last], ends included, that remain: splits recursively at the point that is
/// farthest from the line between the ends.
void markFarPoints(const std::vector<Vec2>& points, std::size_t first, std::size_t last, float epsilon,
                   std::vector<bool>& keep) {
    std::size_t farthest = first;
    float distance = epsilon;
    for (std::size_t i = first + 1; i < last; ++i) {
        const float d = distanceToLine(points[i], points[first], points[last % points.size()]);
        if (d > distance) {
            distance = d;
            farthest = i;
        }
    }
    if (farthest == first) return;
    keep[farthest] = true;
    markFarPoints(points, first, farthest, epsilon, keep);
    markFarPoints(points, farthest, last, epsilon, keep);
}

float signedArea(const std::vector<Vec2>& points) {
    float area = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        area += points[i].cross(points[(i + 1) % points.size()]) / 2;
    return area;
}

Vec2 outwardNormal(const Vec2& from, const Vec2& to) {
    const Vec2 along = (to - from).getNormalized(); // clockwise: the outside lies on the left
    return Vec2(-along.y, along.x);
}

std::vector<Vec2> cornersOf(const Size& size) {
    return {Vec2(0, 0), Vec2(0, size.height), Vec2(size.width, size.height), Vec2(size.width, 0)};
}

} // namespace

AutoPolygon::AutoPolygon(const std::string& filename) : _filename(filename) {
    _image.weakAssign(new Image());
    if (!_image->initWithImageFile(filename) || _image->getRenderFormat() != copra::PixelFormat::RGBA8888) {
        copra::warning("AutoPolygon: %s: needs an image with 32 bits per pixel", filename.c_str());
        _image.reset();
    }
}

copra::PixelArea AutoPolygon::areaOf(const Rect& rect) const {
    if (!_image) return {0, 0, 0, 0};
    const int width = _image->getWidth();
    const int height = _image->getHeight();
    if (rect.equals(Rect::ZERO)) return {0, 0, width, height};
    const auto pixel = [](float points, int most) {
        return std::clamp(static_cast<int>(std::lround(points * pixelsPerPoint())), 0, most);
    };
    return {pixel(rect.getMinX(), width), pixel(rect.getMinY(), height), pixel(rect.getMaxX(), width),
            pixel(rect.getMaxY(), height)};
}

bool AutoPolygon::isOpaque(const copra::PixelArea& area, int x, int y, float threshold) const {
    if (x < area.left || y < area.top || x >= area.right || y >= area.bottom) return false;
    return static_cast<float>(_image->getData()[(y * _image->getWidth() + x) * kBytesPerPixel + 3]) >
           threshold;
}

// Follows the edges between pixels with the shape on the right until it reaches the start again.
std::vector<Vec2> AutoPolygon::trace(const Rect& rect, const float& threshold) {
    const copra::PixelArea area = areaOf(rect);
    int x = area.left;
    int y = area.top;
    while (y < area.bottom && !isOpaque(area, x, y, threshold)) {
        if (++x < area.right) continue;
        x = area.left;
        ++y;
    }
    std::vector<Vec2> outline;
    if (y >= area.bottom) return outline;

    const int startX = x;
    const int startY = y;
    int dx = 1; // along the upper edge of the first pixel
    int dy = 0;
    do {
        outline.emplace_back(static_cast<float>(x - area.left) / pixelsPerPoint(),
                             static_cast<float>(area.bottom - y) / pixelsPerPoint());
        for (;;) {
            x += dx;
            y += dy;
            // The two pixels ahead of the corner; with y down (-dy, dx) points to the right.
            const bool right = isOpaque(area, x + (dx - dy - 1) / 2, y + (dx + dy - 1) / 2, threshold);
            const bool left = isOpaque(area, x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2, threshold);
            if (right && !left) continue;
            const int turn = left ? 1 : -1; // to the left where the shape bulges out, else to the right
            dx = std::exchange(dy, -turn * dx) * turn;
            break;
        }
    } while (x != startX || y != startY || dx != 1);
    return outline;
}

std::vector<Vec2> AutoPolygon::reduce(const std::vector<Vec2>& points, const Rect& rect,
                                      const float& epsilon) {
    if (points.size() < 4) return points;
    const copra::PixelArea area = areaOf(rect);
    const auto smaller = static_cast<float>(std::min(area.right - area.left, area.bottom - area.top));
    const float within = std::clamp(epsilon, 0.0f, std::max(0.0f, smaller / pixelsPerPoint() / 2));
    // The closed line is split into two at any point and the one farthest from it.
    std::size_t opposite = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (points[i].distanceSquared(points[0]) > points[opposite].distanceSquared(points[0])) opposite = i;
    }
    std::vector<bool> keep(points.size(), false);
    keep[0] = keep[opposite] = true;
    markFarPoints(points, 0, opposite, within, keep);
    markFarPoints(points, opposite, points.size(), within, keep);
    std::vector<Vec2> rest;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (keep[i]) rest.push_back(points[i]);
    return rest.size() < 3 ? points : rest;
}

std::vector<Vec2> AutoPolygon::expand(const std::vector<Vec2>& points, const Rect& rect,
                                      const float& epsilon) {
    const copra::PixelArea area = areaOf(rect);
    const float width = static_cast<float>(area.right - area.left) / pixelsPerPoint();
    const float height = static_cast<float>(area.bottom - area.top) / pixelsPerPoint();
    std::vector<Vec2> wider;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec2& before = points[(i + points.size() - 1) % points.size()];
        const Vec2& after = points[(i + 1) % points.size()];
        const Vec2 a = outwardNormal(before, points[i]);
        const Vec2 b = outwardNormal(points[i], after);
        // Moving the corner by miter * epsilon moves both edges by epsilon.
        const Vec2 miter = (a + b) * (1.0f / std::max(1.0f + a.dot(b), 2.0f / (kMiterLimit * kMiterLimit)));
        const Vec2 moved = points[i] + miter * epsilon;
        wider.emplace_back(std::clamp(moved.x, 0.0f, width), std::clamp(moved.y, 0.0f, height));
    }
    return wider;
}

copra::IndexedTriangles AutoPolygon::triangulate(const std::vector<Vec2>& points) {
    _corners.clear();
    _indices.clear();
    if (points.size() >= 3 && points.size() <= kMaxCorners) {
        for (const Vec2& point : points) {
            V3F_C4B_T2F corner;
            corner.vertices.set(point.x, point.y, 0);
            corner.colors = Color4B::WHITE;
            _corners.push_back(corner);
        }
        for (const std::size_t index : copra::triangulate(points.data(), points.size()))
            _indices.push_back(static_cast<unsigned short>(index));
    }
    return {_corners.data(), _indices.data(), static_cast<int>(_corners.size()),
            static_cast<int>(_indices.size())};
}

void AutoPolygon::calculateUV(const Rect& rect, V3F_C4B_T2F* verts, const ssize_t& count) {
    if (!_image) return;
    const copra::PixelArea area = areaOf(rect);
    const float scale = pixelsPerPoint();
    for (ssize_t i = 0; i < count; ++i) {
        verts[i].texCoords.u = (static_cast<float>(area.left) + verts[i].vertices.x * scale) /
                               static_cast<float>(_image->getWidth());
        verts[i].texCoords.v = (static_cast<float>(area.bottom) - verts[i].vertices.y * scale) /
                               static_cast<float>(_image->getHeight());
    }
}

/// Whether the center of every opaque pixel lies inside, by the number of edges crossed to its left.
bool AutoPolygon::covers(const std::vector<Vec2>& points, const copra::PixelArea& area,
                         float threshold) const {
    std::vector<float> crossings;
    for (int y = area.top; y < area.bottom; ++y) {
        const float middle = (static_cast<float>(area.bottom - y) - 0.5f) / pixelsPerPoint();
        crossings.clear();
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Vec2& a = points[i];
            const Vec2& b = points[(i + 1) % points.size()];
            if ((a.y > middle) != (b.y > middle))
                crossings.push_back(a.x + (middle - a.y) * (b.x - a.x) / (b.y - a.y));
        }
        for (int x = area.left; x < area.right; ++x) {
            if (!isOpaque(area, x, y, threshold)) continue;
            const float at = (static_cast<float>(x - area.left) + 0.5f) / pixelsPerPoint();
            const auto left =
                std::count_if(crossings.begin(), crossings.end(), [at](float c) { return c < at; });
            if (left % 2 == 0) return false;
        }
    }
    return true;
}

PolygonInfo AutoPolygon::generateTriangles(const Rect& rect, const float& epsilon, const float& threshold) {
    PolygonInfo polygon;
    polygon.setFilename(_filename);
    if (!_image) return polygon;
    const copra::PixelArea area = areaOf(rect);
    const Size size(static_cast<float>(area.right - area.left) / pixelsPerPoint(),
                    static_cast<float>(area.bottom - area.top) / pixelsPerPoint());
    const Vec2 corner(static_cast<float>(area.left) / pixelsPerPoint(),
                      static_cast<float>(area.top) / pixelsPerPoint());
    polygon.setRect(Rect(corner, size));

    const std::vector<Vec2> outline = expand(reduce(trace(rect, threshold), rect, epsilon), rect, epsilon);
    triangulate(outline);
    polygon.setMesh(_corners, _indices);
    // The triangulation of an outline that crosses itself is incomplete.
    const bool isWhole =
        std::abs(polygon.getArea() - std::abs(signedArea(outline))) < 0.01f * polygon.getArea();
    if (!isWhole || !covers(outline, area, threshold)) triangulate(cornersOf(size));
    calculateUV(rect, _corners.data(), static_cast<ssize_t>(_corners.size()));
    polygon.setMesh(_corners, _indices);
    return polygon;
}

PolygonInfo AutoPolygon::generatePolygon(const std::string& filename, const Rect& rect, float epsilon,
                                         float threshold) {
    return AutoPolygon(filename).generateTriangles(rect, epsilon, threshold);
}

} // namespace cocos2d
