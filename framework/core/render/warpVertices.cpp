#include "render/warpVertices.h"

#include "base/limits.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace copra {

using cocos2d::Color4B;

namespace {

// Depths within a part differ by this factor at most, so that its affine texture mapping is not noticeable.
constexpr double kDepthRatioOfPart = 1.05;
constexpr int kMaxParts = 16; // along a side

std::size_t verticesPerShape(Primitive primitive, std::size_t count) {
    switch (primitive) {
    case Primitive::Quads:
        return 4;
    case Primitive::Triangles:
        return 3;
    case Primitive::Lines:
        return 2;
    case Primitive::Points:
        return 1;
    case Primitive::TriangleStrip:
    case Primitive::TriangleFan:
    case Primitive::LineStrip:
        break;
    }
    return count; // one shape
}

/// Into how many parts each side of so many quads is divided at most. Many quads are small ones: dividing them further
/// would only multiply the memory they need.
int mostPartsOf(std::size_t quads) {
    const double parts = std::sqrt(static_cast<double>(limits::kWarpedQuads) / static_cast<double>(quads));
    return static_cast<int>(std::clamp(parts, 1.0, static_cast<double>(kMaxParts)));
}

/// Into how many parts each side of a quad is divided; 0 if it reaches behind the eye.
int partsOf(const Homography& homography, const Vertex* quad, int mostParts) {
    double nearest = homography.depth(quad[0].position);
    double farthest = nearest;
    for (int i = 1; i < 4; ++i) {
        const double depth = homography.depth(quad[i].position);
        nearest = std::min(nearest, depth);
        farthest = std::max(farthest, depth);
    }
    if (!(nearest > 1e-9)) return 0;
    if (mostParts == 1 || farthest <= nearest * kDepthRatioOfPart) return 1;
    const double parts = std::ceil(std::log(farthest / nearest) / std::log(kDepthRatioOfPart));
    return std::clamp(static_cast<int>(std::min(parts, 1e3)), 1, mostParts);
}

Color4B mix(const Color4B& a, const Color4B& b, float t) {
    const auto one = [t](int from, int to) {
        return static_cast<std::uint8_t>(
            std::lround(static_cast<float>(from) + static_cast<float>(to - from) * t));
    };
    return Color4B(one(a.r, b.r), one(a.g, b.g), one(a.b, b.b), one(a.a, b.a));
}

Vertex mix(const Vertex& a, const Vertex& b, float t) {
    return {a.position.lerp(b.position, t), mix(a.color, b.color, t), a.texCoords.lerp(b.texCoords, t)};
}

using Row = std::array<Vertex, kMaxParts + 1>;

/// Maps the points of a quad at height v, from 0 to 1.
void placeRow(const Homography& homography, const Vertex* quad, float v, int parts, Row& row) {
    const Vertex left = mix(quad[0], quad[3], v);
    const Vertex right = mix(quad[1], quad[2], v);
    for (int i = 0; i <= parts; ++i) {
        Vertex& point = row[static_cast<std::size_t>(i)];
        point = mix(left, right, static_cast<float>(i) / static_cast<float>(parts));
        homography.apply(point.position, point.position);
    }
}

void subdivideQuad(const Homography& homography, const Vertex* quad, int parts, Array<Vertex>& warped) {
    Row lower;
    Row upper;
    placeRow(homography, quad, 0.0f, parts, lower);
    for (int row = 1; row <= parts; ++row) {
        placeRow(homography, quad, static_cast<float>(row) / static_cast<float>(parts), parts, upper);
        for (std::size_t i = 0; i < static_cast<std::size_t>(parts); ++i) {
            for (const Vertex& corner : {lower[i], lower[i + 1], upper[i + 1], upper[i]})
                warped.push_back(corner);
        }
        std::swap(lower, upper);
    }
}

void warpQuad(const Homography& homography, const Vertex* quad, int mostParts, Array<Vertex>& warped) {
    const int parts = partsOf(homography, quad, mostParts);
    if (parts > 1) return subdivideQuad(homography, quad, parts, warped);
    for (int i = 0; parts == 1 && i < 4; ++i) {
        Vertex corner = quad[i];
        homography.apply(corner.position, corner.position);
        warped.push_back(corner);
    }
}

} // namespace

void warpVertices(const Homography& homography, Primitive primitive, const Vertex* vertices,
                  std::size_t count, Array<Vertex>& warped) {
    warped.clear();
    const std::size_t perShape = std::max<std::size_t>(verticesPerShape(primitive, count), 1);
    const int mostParts = mostPartsOf(std::max<std::size_t>(count / perShape, 1));
    for (std::size_t first = 0; first + perShape <= count; first += perShape) {
        if (primitive == Primitive::Quads && !homography.isAffine()) {
            warpQuad(homography, vertices + first, mostParts, warped);
            continue;
        }
        const std::size_t before = warped.size();
        for (std::size_t i = first; i < first + perShape; ++i) {
            Vertex vertex = vertices[i];
            if (!homography.apply(vertex.position, vertex.position)) {
                warped.resize(before);
                break;
            }
            warped.push_back(vertex);
        }
    }
}

} // namespace copra
