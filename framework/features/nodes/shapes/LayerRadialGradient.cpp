#include "nodes/shapes/LayerRadialGradient.h"

#include "base/autoreleased.h"
#include "math/AffineTransform.h"
#include "math/constants.h"
#include "render/Renderer.h"

#include <algorithm>

namespace cocos2d {

namespace {

constexpr int kSides = 72; // of the polygon that approximates the circle

/// A point of the layer and the progress of the gradient there: 0 is the start, 1 the end.
struct GradientPoint {
    Vec2 position;
    float progress;
};
using Polygon = std::vector<GradientPoint>;

/// The part of `polygon` on the side where `distance` is not negative (Sutherland-Hodgman).
template<class Distance>
Polygon clip(const Polygon& polygon, Distance distance) {
    Polygon kept;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const GradientPoint& a = polygon[i];
        const GradientPoint& b = polygon[(i + 1) % polygon.size()];
        const float from = distance(a.position);
        const float to = distance(b.position);
        if (from >= 0.0f) kept.push_back(a);
        if ((from < 0.0f) == (to < 0.0f)) continue;
        const float t = from / (from - to);
        kept.push_back(
            {a.position + (b.position - a.position) * t, a.progress + (b.progress - a.progress) * t});
    }
    return kept;
}

/// The part of a convex polygon that lies in the layer.
Polygon inside(const Polygon& polygon, const Size& size) {
    Polygon kept = clip(polygon, [](const Vec2& p) { return p.x; });
    kept = clip(kept, [](const Vec2& p) { return p.y; });
    kept = clip(kept, [&](const Vec2& p) { return size.width - p.x; });
    return clip(kept, [&](const Vec2& p) { return size.height - p.y; });
}

Color4B mixed(const Color4B& start, const Color4B& end, float progress) {
    const auto channel = [progress](float from, float to) {
        return static_cast<std::uint8_t>(from + (to - from) * progress + 0.5f);
    };
    return Color4B(channel(start.r, end.r), channel(start.g, end.g), channel(start.b, end.b),
                   channel(start.a, end.a));
}

} // namespace

LayerRadialGradient* LayerRadialGradient::create() {
    return create(Color4B::BLACK, Color4B::BLACK, 0.0f, Vec2::ZERO, 0.0f);
}

LayerRadialGradient* LayerRadialGradient::create(const Color4B& startColor, const Color4B& endColor,
                                                 float radius, const Vec2& center, float expand) {
    auto* layer = new LayerRadialGradient();
    return copra::autoreleased(layer, layer->initWithColor(startColor, endColor, radius, center, expand));
}

bool LayerRadialGradient::initWithColor(const Color4B& startColor, const Color4B& endColor, float radius,
                                        const Vec2& center, float expand) {
    if (!Layer::init()) return false;
    setStartColor(startColor);
    setEndColor(endColor);
    setRadius(radius);
    setCenter(center);
    setExpand(expand);
    return true;
}

void LayerRadialGradient::setStartColor(const Color4B& color) {
    _startColor = color;
    _dirty = true;
}

void LayerRadialGradient::setEndColor(const Color4B& color) {
    _endColor = color;
    _dirty = true;
}

void LayerRadialGradient::setStartOpacity(GLubyte opacity) {
    _startColor.a = opacity;
    _dirty = true;
}

void LayerRadialGradient::setEndOpacity(GLubyte opacity) {
    _endColor.a = opacity;
    _dirty = true;
}

void LayerRadialGradient::setRadius(float radius) {
    _radius = radius;
    _dirty = true;
}

void LayerRadialGradient::setCenter(const Vec2& center) {
    _center = center;
    _dirty = true;
}

void LayerRadialGradient::setExpand(float expand) {
    _expand = std::clamp(expand, 0.0f, 1.0f);
    _dirty = true;
}

void LayerRadialGradient::setContentSize(const Size& size) {
    Layer::setContentSize(size);
    _dirty = true;
}

void LayerRadialGradient::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    if (_dirty || (flags & FLAGS_TRANSFORM_DIRTY)) placeVertices(transform);
    if (_vertices.empty()) return;
    const copra::BatchState state{nullptr, _blendFunc};
    std::copy(_vertices.begin(), _vertices.end(),
              renderer->triangles(state, _vertices.size(), _globalZOrder));
}

void LayerRadialGradient::placeVertices(const Mat4& transform) {
    _dirty = false;
    _vertices.clear();
    if (!(_radius > 0.0f)) return;
    const auto add = [&](const Polygon& whole) {
        const Polygon part = inside(whole, _contentSize);
        for (std::size_t i = 2; i < part.size(); ++i)
            for (const GradientPoint* corner : {&part[0], &part[i - 1], &part[i]})
                _vertices.push_back({PointApplyTransform(corner->position, transform),
                                     mixed(_startColor, _endColor, corner->progress), Vec2::ZERO});
    };
    const auto direction = [](int side) {
        const float angle = copra::kTwoPi * static_cast<float>(side) / kSides;
        return Vec2::forAngle(angle);
    };
    const float inner = _radius * _expand;
    for (int side = 0; side < kSides; ++side) {
        const Vec2 a = direction(side);
        const Vec2 b = direction(side + 1);
        const GradientPoint innerA{_center + a * inner, 0.0f};
        const GradientPoint innerB{_center + b * inner, 0.0f};
        const GradientPoint outerA{_center + a * _radius, 1.0f};
        const GradientPoint outerB{_center + b * _radius, 1.0f};
        if (inner > 0.0f) add({{_center, 0.0f}, innerA, innerB});
        if (inner < _radius) {
            add({innerA, outerA, outerB});
            if (inner > 0.0f) add({innerA, outerB, innerB});
        }
    }
}

} // namespace cocos2d
