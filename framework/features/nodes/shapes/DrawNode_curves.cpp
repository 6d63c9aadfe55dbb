#include "action/PointArray.h"
#include "base/limits.h"
#include "math/constants.h"
#include "math/curves.h"
#include "math/trigonometry.h"
#include "nodes/shapes/DrawNode.h"
#include "nodes/shapes/bytesOf.h"

#include <vector>

namespace cocos2d {

namespace {

constexpr float kCatmullRomTension = 0.5f;

bool hasTooManySegments(const char* call, unsigned int segments) {
    return copra::isTooLarge(call, "segments", segments, copra::limits::kSegments);
}

/// `count` points around a circle whose axes are scaled.
std::vector<Vec2> circle(const Vec2& center, float radius, float angle, unsigned int count, float scaleX,
                         float scaleY) {
    std::vector<Vec2> points;
    points.reserve(count + 1);
    for (unsigned int i = 0; i < count; ++i) {
        const float at = angle + copra::kTwoPi * static_cast<float>(i) / static_cast<float>(count);
        const copra::Turn turn = copra::turnOfRadians(at);
        points.emplace_back(center.x + radius * turn.cos * scaleX, center.y + radius * turn.sin * scaleY);
    }
    return points;
}

/// Points of a curve over 0..1 at the ends of equal segments.
template<class Curve>
std::vector<Vec2> sampled(unsigned int segments, Curve curve) {
    std::vector<Vec2> points;
    if (segments == 0) return points;
    points.reserve(segments + 1);
    for (unsigned int i = 0; i <= segments; ++i)
        points.push_back(curve(static_cast<float>(i) / static_cast<float>(segments)));
    return points;
}

} // namespace

void DrawNode::drawCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                          bool drawLineToCenter, float scaleX, float scaleY, const Color4F& color) {
    if (segments == 0 || hasTooManySegments("DrawNode::drawCircle", segments)) return;
    std::vector<Vec2> points = circle(center, radius, angle, segments, scaleX, scaleY);
    drawPoly(points.data(), segments, true, color);
    if (drawLineToCenter) drawLine(points.front(), center, color);
}

void DrawNode::drawCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                          bool drawLineToCenter, const Color4F& color) {
    drawCircle(center, radius, angle, segments, drawLineToCenter, 1.0f, 1.0f, color);
}

void DrawNode::drawSolidCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                               float scaleX, float scaleY, const Color4F& color) {
    if (hasTooManySegments("DrawNode::drawSolidCircle", segments)) return;
    const std::vector<Vec2> points = circle(center, radius, angle, segments, scaleX, scaleY);
    _shapes.addConvexPolygon(points.data(), points.size(), copra::bytesOf(color));
    _dirty = true;
}

void DrawNode::drawSolidCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                               const Color4F& color) {
    drawSolidCircle(center, radius, angle, segments, 1.0f, 1.0f, color);
}

void DrawNode::drawQuadBezier(const Vec2& origin, const Vec2& control, const Vec2& destination,
                              unsigned int segments, const Color4F& color) {
    if (hasTooManySegments("DrawNode::drawQuadBezier", segments)) return;
    const std::vector<Vec2> points =
        sampled(segments, [&](float t) { return copra::quadraticBezierAt(origin, control, destination, t); });
    drawPoly(points.data(), static_cast<unsigned int>(points.size()), false, color);
}

void DrawNode::drawQuadraticBezier(const Vec2& from, const Vec2& control, const Vec2& to,
                                   unsigned int segments, const Color4F& color) {
    drawQuadBezier(from, control, to, segments, color);
}

void DrawNode::drawCubicBezier(const Vec2& origin, const Vec2& control1, const Vec2& control2,
                               const Vec2& destination, unsigned int segments, const Color4F& color) {
    if (hasTooManySegments("DrawNode::drawCubicBezier", segments)) return;
    const std::vector<Vec2> points = sampled(
        segments, [&](float t) { return copra::cubicBezierAt(origin, control1, control2, destination, t); });
    drawPoly(points.data(), static_cast<unsigned int>(points.size()), false, color);
}

void DrawNode::drawCardinalSpline(PointArray* config, float tension, unsigned int segments,
                                  const Color4F& color) {
    if (!config || config->count() == 0 || hasTooManySegments("DrawNode::drawCardinalSpline", segments))
        return;
    const auto count = static_cast<float>(config->count());
    const std::vector<Vec2> points = sampled(segments, [&](float t) {
        // There are as many sections as points; the one behind the last point has no length.
        const auto index = static_cast<ssize_t>(t * count);
        return ccCardinalSplineAt(
            config->getControlPointAtIndex(index - 1), config->getControlPointAtIndex(index),
            config->getControlPointAtIndex(index + 1), config->getControlPointAtIndex(index + 2), tension,
            t * count - static_cast<float>(index));
    });
    drawPoly(points.data(), static_cast<unsigned int>(points.size()), false, color);
}

void DrawNode::drawCatmullRom(PointArray* points, unsigned int segments, const Color4F& color) {
    drawCardinalSpline(points, kCatmullRomTension, segments, color);
}

} // namespace cocos2d
