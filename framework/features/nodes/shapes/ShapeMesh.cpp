#include "nodes/shapes/ShapeMesh.h"

#include "math/AffineTransform.h"
#include "math/constants.h"
#include "math/corners.h"
#include "math/triangulate.h"
#include "math/trigonometry.h"

#include <algorithm>
#include <cmath>

namespace copra {

using cocos2d::Color4B;
using cocos2d::Mat4;
using cocos2d::Vec2;

namespace {

// Points in world space on both sides of the exact edge. Less than a pixel if a point is one pixel, so that small
// shapes stay crisp, and a full pixel on screens with two pixels per point.
constexpr float kHalfSoftEdge = 0.3f;
constexpr float kMaxCircleError = 0.02f; // points between the polygon and the exact circle
constexpr int kMinSides = 12;
constexpr int kMaxSides = 96;
constexpr float kMinMiterDivisor = 0.1f; // limits the tip of a very sharp corner to ten border widths

/// Number of sides of a polygon that approximates a circle: a multiple of four, so that it reaches the radius along
/// both axes.
int sidesOf(float radius) {
    if (radius <= kMaxCircleError) return kMinSides;
    // Infinite for a very large radius, where the angle of a side is rounded to 0.
    const float quarters = kPi / arcCosine(1.0f - kMaxCircleError / radius) / 4.0f;
    constexpr float kMaxQuarters = kMaxSides / 4;
    return std::max(4 * static_cast<int>(std::ceil(std::min(quarters, kMaxQuarters))), kMinSides);
}

Vec2 direction(float angle) {
    return Vec2::forAngle(angle);
}

/// The unit normal on the left of the line from `from` to `to`; zero if they are equal.
Vec2 leftNormal(const Vec2& from, const Vec2& to) {
    const Vec2 line = to - from;
    const float length = std::hypot(line.x, line.y);
    return length > 0.0f ? Vec2(-line.y / length, line.x / length) : Vec2::ZERO;
}

Color4B transparent(Color4B color) {
    color.a = 0;
    return color;
}

} // namespace

Color4B premultiplied(const Color4B& color, unsigned opacity) {
    const unsigned alpha = color.a * opacity / 255;
    const auto scaled = [alpha](unsigned channel) {
        return static_cast<std::uint8_t>(channel * alpha / 255);
    };
    return Color4B(scaled(color.r), scaled(color.g), scaled(color.b), static_cast<std::uint8_t>(alpha));
}

void ShapeMesh::addTriangle(const Vec2& a, const Vec2& b, const Vec2& c, const Color4B& color) {
    for (const Vec2* corner : {&a, &b, &c}) _corners.push_back({*corner, Vec2::ZERO, color});
}

void ShapeMesh::addPolygon(const Vec2* corners, std::size_t count, const Color4B& color) {
    for (const std::size_t index : triangulate(corners, count))
        _corners.push_back({corners[index], Vec2::ZERO, color});
}

void ShapeMesh::addConvexPolygon(const Vec2* corners, std::size_t count, const Color4B& color) {
    for (const std::size_t index : triangulateConvex(corners, count))
        _corners.push_back({corners[index], Vec2::ZERO, color});
}

void ShapeMesh::addQuad(const Corner& a, const Corner& b, const Corner& c, const Corner& d) {
    for (const Corner* corner : {&a, &b, &c, &a, &c, &d}) _corners.push_back(*corner);
}

void ShapeMesh::addBorder(const Vec2* corners, std::size_t count, float halfWidth, const Color4B& color) {
    if (count < 2) return;
    struct Rim {
        Corner outerSoft, outer, inner, innerSoft;
    };
    std::vector<Rim> rims(count);
    const float soft = std::min(kHalfSoftEdge, halfWidth);
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2& corner = corners[i];
        const Vec2 before = leftNormal(corners[(i + count - 1) % count], corner);
        const Vec2 after = leftNormal(corner, corners[(i + 1) % count]);
        // Its end lies on the parallels of both edges.
        const Vec2 miter = (before + after) * (1.0f / std::max(before.dot(after) + 1.0f, kMinMiterDivisor));
        const Vec2 outer = corner + miter * halfWidth;
        const Vec2 inner = corner - miter * halfWidth;
        rims[i] = {{outer, miter * soft, transparent(color)},
                   {outer, miter * -soft, color},
                   {inner, miter * soft, color},
                   {inner, miter * -soft, transparent(color)}};
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Rim& a = rims[i];
        const Rim& b = rims[(i + 1) % count];
        addQuad(a.outerSoft, b.outerSoft, b.outer, a.outer);
        addQuad(a.outer, b.outer, b.inner, a.inner);
        addQuad(a.inner, b.inner, b.innerSoft, a.innerSoft);
    }
}

void ShapeMesh::addSoftConvex(const std::vector<OutlinePoint>& outline, float softness,
                              const Color4B& color) {
    const auto solid = [&](const OutlinePoint& p) { return Corner{p.position, p.normal * -softness, color}; };
    const auto faded = [&](const OutlinePoint& p) {
        return Corner{p.position, p.normal * softness, transparent(color)};
    };
    for (std::size_t i = 2; i < outline.size(); ++i)
        for (const OutlinePoint* point : {&outline[0], &outline[i - 1], &outline[i]})
            _corners.push_back(solid(*point));
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const OutlinePoint& a = outline[i];
        const OutlinePoint& b = outline[(i + 1) % outline.size()];
        addQuad(solid(a), solid(b), faded(b), faded(a));
    }
}

void ShapeMesh::addDisc(const Vec2& center, float radius, const Color4B& color) {
    if (!(radius > 0.0f)) return;
    const int sides = sidesOf(radius);
    std::vector<OutlinePoint> outline;
    outline.reserve(static_cast<std::size_t>(sides));
    for (int i = 0; i < sides; ++i) {
        const Vec2 normal = direction(2.0f * kPi * static_cast<float>(i) / static_cast<float>(sides));
        outline.push_back({center + normal * radius, normal});
    }
    addSoftConvex(outline, std::min(kHalfSoftEdge, radius), color);
}

void ShapeMesh::addCapsule(const Vec2& from, const Vec2& to, float radius, const Color4B& color) {
    if (!(radius > 0.0f)) return;
    if (from == to) {
        addDisc(from, radius, color);
        return;
    }
    const float heading = arcTangent(to.y - from.y, to.x - from.x);
    const int sides = sidesOf(radius) / 2;
    std::vector<OutlinePoint> outline;
    outline.reserve(2 * static_cast<std::size_t>(sides + 1));
    // A semicircle around the far end, then one around the near end.
    for (const Vec2* end : {&to, &from}) {
        const float start = heading + (end == &to ? -0.5f : 0.5f) * kPi;
        for (int i = 0; i <= sides; ++i) {
            const Vec2 normal = direction(start + kPi * static_cast<float>(i) / static_cast<float>(sides));
            outline.push_back({*end + normal * radius, normal});
        }
    }
    addSoftConvex(outline, std::min(kHalfSoftEdge, radius), color);
}

void ShapeMesh::place(const Mat4& transform, unsigned opacity, Array<Vertex>& vertices) const {
    for (const Corner& corner : _corners) {
        Vec2 position = PointApplyTransform(corner.position, transform);
        const Vec2& shift = corner.shift;
        if (shift.x != 0.0f || shift.y != 0.0f) {
            const Vec2 rotated = transformVector(shift, transform);
            const float length = std::hypot(rotated.x, rotated.y);
            if (length > 0.0f) position += rotated * (std::hypot(shift.x, shift.y) / length);
        }
        vertices.push_back({position, premultiplied(corner.color, opacity), Vec2::ZERO});
    }
}

} // namespace copra
