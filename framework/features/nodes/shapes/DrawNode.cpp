#include "nodes/shapes/DrawNode.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "math/AffineTransform.h"
#include "nodes/shapes/bytesOf.h"
#include "render/Renderer.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {

using copra::bytesOf;

DrawNode* DrawNode::create(float defaultLineWidth) {
    auto* node = new DrawNode(defaultLineWidth);
    return copra::autoreleased(node, node->init());
}

DrawNode::DrawNode(float lineWidth) : _lineWidth(lineWidth), _defaultLineWidth(lineWidth) {}

// --- Points and lines ---

void DrawNode::drawPoint(const Vec2& point, const float pointSize, const Color4F& color) {
    drawPoints(&point, 1, pointSize, color);
}

void DrawNode::drawPoints(const Vec2* position, unsigned int numberOfPoints, const Color4F& color) {
    drawPoints(position, numberOfPoints, 1.0f, color);
}

void DrawNode::drawPoints(const Vec2* position, unsigned int numberOfPoints, const float pointSize,
                          const Color4F& color) {
    if (!position) return;
    for (unsigned int i = 0; i < numberOfPoints; ++i)
        _points.push_back({position[i], pointSize, bytesOf(color)});
    _dirty = true;
}

void DrawNode::drawLine(const Vec2& origin, const Vec2& destination, const Color4F& color) {
    _lines.push_back({origin, destination, bytesOf(color), 0.0f});
    _dirty = true;
}

void DrawNode::drawRect(const Vec2& origin, const Vec2& destination, const Color4F& color) {
    drawRect(origin, Vec2(destination.x, origin.y), destination, Vec2(origin.x, destination.y), color);
}

void DrawNode::drawRect(const Vec2& p1, const Vec2& p2, const Vec2& p3, const Vec2& p4,
                        const Color4F& color) {
    const Vec2 corners[] = {p1, p2, p3, p4};
    drawPoly(corners, 4, true, color);
}

void DrawNode::drawPoly(const Vec2* poli, unsigned int numberOfPoints, bool closePolygon,
                        const Color4F& color) {
    if (!poli || numberOfPoints < 2) return;
    for (unsigned int i = 1; i < numberOfPoints; ++i) drawLine(poli[i - 1], poli[i], color);
    if (closePolygon) drawLine(poli[numberOfPoints - 1], poli[0], color);
}

void DrawNode::setLineWidth(float lineWidth) {
    _lineWidth = lineWidth;
    _dirty = true;
}

// --- Filled shapes ---

void DrawNode::drawDot(const Vec2& pos, float radius, const Color4F& color) {
    _shapes.addDisc(pos, radius, bytesOf(color));
    _dirty = true;
}

void DrawNode::drawSegment(const Vec2& from, const Vec2& to, float radius, const Color4F& color) {
    _shapes.addCapsule(from, to, radius, bytesOf(color));
    _dirty = true;
}

void DrawNode::drawTriangle(const Vec2& p1, const Vec2& p2, const Vec2& p3, const Color4F& color) {
    _shapes.addTriangle(p1, p2, p3, bytesOf(color));
    _dirty = true;
}

void DrawNode::drawPolygon(const Vec2* verts, int count, const Color4F& fillColor, float borderWidth,
                           const Color4F& borderColor) {
    if (copra::refuse(count < 0, "DrawNode::drawPolygon: the number of corners is negative")) return;
    if (count == 0 || !verts) return;
    const auto corners = static_cast<std::size_t>(count);
    _shapes.addPolygon(verts, corners, bytesOf(fillColor));
    if (borderWidth > 0.0f && borderColor.a > 0.0f)
        _shapes.addBorder(verts, corners, borderWidth, bytesOf(borderColor));
    _dirty = true;
}

void DrawNode::drawSolidRect(const Vec2& origin, const Vec2& destination, const Color4F& color) {
    const Vec2 corners[] = {origin, Vec2(destination.x, origin.y), destination,
                            Vec2(origin.x, destination.y)};
    drawSolidPoly(corners, 4, color);
}

void DrawNode::drawSolidPoly(const Vec2* poli, unsigned int numberOfPoints, const Color4F& color) {
    drawPolygon(poli, static_cast<int>(numberOfPoints), color, 0.0f, Color4F(0.0f, 0.0f, 0.0f, 0.0f));
}

void DrawNode::clear() {
    _shapes.clear();
    _points.clear();
    _lines.clear();
    _lineWidth = _defaultLineWidth;
    _dirty = true;
}

// --- Drawing ---

void DrawNode::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    Node::visit(renderer, _isolated ? Mat4::IDENTITY : parentTransform, parentFlags);
}

void DrawNode::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    if (_dirty || (flags & FLAGS_TRANSFORM_DIRTY)) placeVertices(transform);
    if (_vertices.empty()) return;
    const copra::BatchState state{nullptr, _blendFunc};
    std::copy(_vertices.begin(), _vertices.end(),
              renderer->triangles(state, _vertices.size(), _globalZOrder));
}

void DrawNode::placeVertices(const Mat4& transform) {
    constexpr std::size_t kCornersOfTwoTriangles = 6;
    _dirty = false;
    _vertices.clear();
    _vertices.reserve(_shapes.size() + kCornersOfTwoTriangles * (_points.size() + _lines.size()));
    _shapes.place(transform, _displayedOpacity, _vertices);
    for (const copra::DrawnPoint& point : _points) placePoint(point, transform);
    for (const copra::DrawnLine& line : _lines) placeLine(line, transform);
}

void DrawNode::placePoint(const copra::DrawnPoint& point, const Mat4& transform) {
    const Vec2 center = PointApplyTransform(point.position, transform);
    const Color4B color = copra::premultiplied(point.color, _displayedOpacity);
    const float half = point.size * 0.5f;
    const Vec2 corners[] = {center + Vec2(-half, -half), center + Vec2(half, -half),
                            center + Vec2(half, half), center + Vec2(-half, half)};
    for (const int corner : {0, 1, 2, 0, 2, 3}) _vertices.push_back({corners[corner], color, Vec2::ZERO});
}

void DrawNode::placeLine(const copra::DrawnLine& line, const Mat4& transform) {
    const Vec2 from = PointApplyTransform(line.from, transform);
    const Vec2 to = PointApplyTransform(line.to, transform);
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    if (!(length > 0.0f)) return;
    const float half = (line.width > 0.0f ? line.width : _lineWidth) * 0.5f;
    const Vec2 side((from.y - to.y) / length * half, (to.x - from.x) / length * half);
    const Color4B color = copra::premultiplied(line.color, _displayedOpacity);
    const Vec2 corners[] = {from - side, to - side, to + side, from + side};
    for (const int corner : {0, 1, 2, 0, 2, 3}) _vertices.push_back({corners[corner], color, Vec2::ZERO});
}

} // namespace cocos2d
