#include "compat/box2d/GLESRender.h"

#include "math/Color.h"
#include "math/Vec2.h"
#include "nodes/shapes/DrawPrimitives.h"

#include <vector>

using cocos2d::Color4F;
using cocos2d::Vec2;
namespace DrawPrimitives = cocos2d::DrawPrimitives;

namespace {

constexpr unsigned int kCircleSegments = 16;

Vec2 scaled(const b2Vec2& point, float ratio) {
    return Vec2(point.x * ratio, point.y * ratio);
}

std::vector<Vec2> scaled(const b2Vec2* points, int32 count, float ratio) {
    std::vector<Vec2> result;
    result.reserve(static_cast<std::size_t>(count));
    for (int32 i = 0; i < count; ++i) result.push_back(scaled(points[i], ratio));
    return result;
}

void setColor(const b2Color& color, float alpha = 1.0f) {
    DrawPrimitives::setDrawColor4F(color.r, color.g, color.b, color.a * alpha);
}

} // namespace

void GLESDebugDraw::DrawPolygon(const b2Vec2* vertices, int32 vertexCount, const b2Color& color) {
    const std::vector<Vec2> points = scaled(vertices, vertexCount, mRatio);
    setColor(color);
    DrawPrimitives::drawPoly(points.data(), static_cast<unsigned int>(points.size()), true);
}

void GLESDebugDraw::DrawSolidPolygon(const b2Vec2* vertices, int32 vertexCount, const b2Color& color) {
    constexpr float kFill = 0.5f; // darker and more transparent than the outline
    const std::vector<Vec2> points = scaled(vertices, vertexCount, mRatio);
    DrawPrimitives::drawSolidPoly(points.data(), static_cast<unsigned int>(points.size()),
                                  Color4F(color.r * kFill, color.g * kFill, color.b * kFill, kFill));
    DrawPolygon(vertices, vertexCount, color);
}

void GLESDebugDraw::DrawCircle(const b2Vec2& center, float32 radius, const b2Color& color) {
    setColor(color);
    DrawPrimitives::drawCircle(scaled(center, mRatio), radius * mRatio, 0.0f, kCircleSegments, false);
}

void GLESDebugDraw::DrawSolidCircle(const b2Vec2& center, float32 radius, const b2Vec2& axis,
                                    const b2Color& color) {
    constexpr float kFill = 0.5f;
    setColor(color, kFill);
    DrawPrimitives::drawSolidCircle(scaled(center, mRatio), radius * mRatio, 0.0f, kCircleSegments);
    DrawCircle(center, radius, color);
    DrawSegment(center, center + radius * axis, color);
}

void GLESDebugDraw::DrawSegment(const b2Vec2& p1, const b2Vec2& p2, const b2Color& color) {
    setColor(color);
    DrawPrimitives::drawLine(scaled(p1, mRatio), scaled(p2, mRatio));
}

void GLESDebugDraw::DrawTransform(const b2Transform& xf) {
    constexpr float kAxisLength = 0.4f; // meters
    DrawSegment(xf.p, xf.p + kAxisLength * xf.q.GetXAxis(), b2Color(1.0f, 0.0f, 0.0f));
    DrawSegment(xf.p, xf.p + kAxisLength * xf.q.GetYAxis(), b2Color(0.0f, 1.0f, 0.0f));
}

void GLESDebugDraw::DrawPoint(const b2Vec2& p, float32 size, const b2Color& color) {
    setColor(color);
    DrawPrimitives::setPointSize(size);
    DrawPrimitives::drawPoint(scaled(p, mRatio));
}

void GLESDebugDraw::DrawAABB(b2AABB* aabb, const b2Color& color) {
    const b2Vec2 low = aabb->lowerBound;
    const b2Vec2 high = aabb->upperBound;
    const b2Vec2 corners[] = {low, {high.x, low.y}, high, {low.x, high.y}};
    DrawPolygon(corners, 4, color);
}
