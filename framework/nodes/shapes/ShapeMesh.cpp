#include "nodes/shapes/ShapeMesh.h"

#include "math/AffineTransform.h"
#include "math/triangulate.h"

#include <algorithm>
#include <cmath>

namespace copra {

using cocos2d::Color4B;
using cocos2d::Mat4;
using cocos2d::Vec2;

namespace {

constexpr float kPi = 3.14159265358979f;
// Points of the world on both sides of the true edge. Less than a whole pixel where a point is one, so that
// small shapes stay crisp, and a full pixel on the usual screens that have two for each point.
constexpr float kHalfSoftEdge = 0.3f;
constexpr float kRoundness = 0.02f; // points that a polygon may differ from the true circle
constexpr int kFewestSides = 12;
constexpr int kMostSides = 96;
constexpr float kSharpestMiter = 0.1f; // keeps the tip of a very sharp corner within ten border widths

/// Sides of a polygon that passes for a circle, a multiple of four so that it reaches its radius in every
/// direction.
int sidesOf(float radius) {
    if (radius <= kRoundness) return kFewestSides;
    const float quarters = kPi / std::acos(1.0f - kRoundness / radius) / 4.0f;
    return std::clamp(4 * static_cast<int>(std::ceil(quarters)), kFewestSides, kMostSides);
}

Vec2 direction(float angle) {
    return Vec2(std::cos(angle), std::sin(angle));
}

/// The left side of the way from `from` to `to`, of length 1; (0,0) where there is no way.
Vec2 leftOf(const Vec2& from, const Vec2& to) {
    const Vec2 way = to - from;
    const float length = std::hypot(way.x, way.y);
    return length > 0.0f ? Vec2(-way.y / length, way.x / length) : Vec2::ZERO;
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
        const Vec2 before = leftOf(corners[(i + count - 1) % count], corner);
        const Vec2 after = leftOf(corner, corners[(i + 1) % count]);
        // Ends on the lines beside both edges.
        const Vec2 miter = (before + after) * (1.0f / std::max(before.dot(after) + 1.0f, kSharpestMiter));
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
    const float heading = std::atan2(to.y - from.y, to.x - from.x);
    const int sides = sidesOf(radius) / 2;
    std::vector<OutlinePoint> outline;
    outline.reserve(2 * static_cast<std::size_t>(sides + 1));
    // Half a turn around the far end, then half a turn around the near one.
    for (const Vec2* end : {&to, &from}) {
        const float start = heading + (end == &to ? -0.5f : 0.5f) * kPi;
        for (int i = 0; i <= sides; ++i) {
            const Vec2 normal = direction(start + kPi * static_cast<float>(i) / static_cast<float>(sides));
            outline.push_back({*end + normal * radius, normal});
        }
    }
    addSoftConvex(outline, std::min(kHalfSoftEdge, radius), color);
}

void ShapeMesh::place(const Mat4& transform, unsigned opacity, std::vector<Vertex>& vertices) const {
    const float* m = transform.m;
    for (const Corner& corner : _corners) {
        Vec2 position = PointApplyTransform(corner.position, transform);
        const Vec2& shift = corner.shift;
        if (shift.x != 0.0f || shift.y != 0.0f) {
            const Vec2 turned(m[0] * shift.x + m[4] * shift.y, m[1] * shift.x + m[5] * shift.y);
            const float length = std::hypot(turned.x, turned.y);
            if (length > 0.0f) position += turned * (std::hypot(shift.x, shift.y) / length);
        }
        vertices.push_back({position, premultiplied(corner.color, opacity), Vec2::ZERO});
    }
}

} // namespace copra
