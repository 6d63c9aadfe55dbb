#include "render/warpVertices.h"

#include <algorithm>
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

/// Into how many parts each side of a quad is divided; 0 if it reaches behind the eye.
int partsOf(const Homography& homography, const Vertex* quad) {
    double nearest = homography.depth(quad[0].position);
    double farthest = nearest;
    for (int i = 1; i < 4; ++i) {
        const double depth = homography.depth(quad[i].position);
        nearest = std::min(nearest, depth);
        farthest = std::max(farthest, depth);
    }
    if (!(nearest > 1e-9)) return 0;
    const double parts = std::ceil(std::log(farthest / nearest) / std::log(kDepthRatioOfPart));
    return std::clamp(static_cast<int>(std::min(parts, 1e3)), 1, kMaxParts);
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

/// The point of a quad at (u, v), both from 0 to 1.
Vertex pointOf(const Vertex* quad, float u, float v) {
    return mix(mix(quad[0], quad[1], u), mix(quad[3], quad[2], u), v);
}

void subdivideQuad(const Homography& homography, const Vertex* quad, std::vector<Vertex>& warped) {
    const int parts = partsOf(homography, quad);
    const float step = 1.0f / static_cast<float>(std::max(parts, 1));
    for (int row = 0; row < parts; ++row) {
        for (int column = 0; column < parts; ++column) {
            const float u = static_cast<float>(column) * step;
            const float v = static_cast<float>(row) * step;
            const Vertex corners[4] = {pointOf(quad, u, v), pointOf(quad, u + step, v),
                                       pointOf(quad, u + step, v + step), pointOf(quad, u, v + step)};
            for (Vertex corner : corners) {
                homography.apply(corner.position, corner.position);
                warped.push_back(corner);
            }
        }
    }
}

} // namespace

void warpVertices(const Homography& homography, Primitive primitive, const Vertex* vertices,
                  std::size_t count, std::vector<Vertex>& warped) {
    warped.clear();
    const std::size_t perShape = std::max<std::size_t>(verticesPerShape(primitive, count), 1);
    for (std::size_t first = 0; first + perShape <= count; first += perShape) {
        if (primitive == Primitive::Quads && !homography.isAffine()) {
            subdivideQuad(homography, vertices + first, warped);
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
