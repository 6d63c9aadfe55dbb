/// Lines with a thickness of their own, as in axmol.

#include "nodes/shapes/DrawNode.h"

namespace cocos2d {

/// The lines that are added while it exists have this thickness.
class DrawNode::Thickness_ {
public:
    Thickness_(DrawNode& node, float thickness)
        : _lines(node._lines), _first(node._lines.size()), _thickness(thickness) {}
    ~Thickness_() {
        for (std::size_t i = _first; i < _lines.size(); ++i) _lines[i].width = _thickness;
    }
    Thickness_(const Thickness_&) = delete;
    Thickness_& operator=(const Thickness_&) = delete;

private:
    copra::Array<copra::DrawnLine>& _lines;
    std::size_t _first;
    float _thickness;
};

void DrawNode::drawLine(const Vec2& origin, const Vec2& destination, const Color4F& color, float thickness) {
    const Thickness_ lines(*this, thickness);
    drawLine(origin, destination, color);
}

void DrawNode::drawRect(const Vec2& origin, const Vec2& destination, const Color4F& color, float thickness) {
    const Thickness_ lines(*this, thickness);
    drawRect(origin, destination, color);
}

void DrawNode::drawRect(const Vec2& p1, const Vec2& p2, const Vec2& p3, const Vec2& p4, const Color4F& color,
                        float thickness) {
    const Thickness_ lines(*this, thickness);
    drawRect(p1, p2, p3, p4, color);
}

void DrawNode::drawPoly(const Vec2* poli, unsigned int numberOfPoints, bool closePolygon,
                        const Color4F& color, float thickness) {
    const Thickness_ lines(*this, thickness);
    drawPoly(poli, numberOfPoints, closePolygon, color);
}

void DrawNode::drawCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                          bool drawLineToCenter, float scaleX, float scaleY, const Color4F& color,
                          float thickness) {
    const Thickness_ lines(*this, thickness);
    drawCircle(center, radius, angle, segments, drawLineToCenter, scaleX, scaleY, color);
}

void DrawNode::drawCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                          bool drawLineToCenter, const Color4F& color, float thickness) {
    const Thickness_ lines(*this, thickness);
    drawCircle(center, radius, angle, segments, drawLineToCenter, color);
}

void DrawNode::drawQuadBezier(const Vec2& origin, const Vec2& control, const Vec2& destination,
                              unsigned int segments, const Color4F& color, float thickness) {
    const Thickness_ lines(*this, thickness);
    drawQuadBezier(origin, control, destination, segments, color);
}

void DrawNode::drawCubicBezier(const Vec2& origin, const Vec2& control1, const Vec2& control2,
                               const Vec2& destination, unsigned int segments, const Color4F& color,
                               float thickness) {
    const Thickness_ lines(*this, thickness);
    drawCubicBezier(origin, control1, control2, destination, segments, color);
}

void DrawNode::drawCardinalSpline(PointArray* config, float tension, unsigned int segments,
                                  const Color4F& color, float thickness) {
    const Thickness_ lines(*this, thickness);
    drawCardinalSpline(config, tension, segments, color);
}

void DrawNode::drawCatmullRom(PointArray* points, unsigned int segments, const Color4F& color,
                              float thickness) {
    const Thickness_ lines(*this, thickness);
    drawCatmullRom(points, segments, color);
}

void DrawNode::drawSolidRect(const Vec2& origin, const Vec2& destination, const Color4F& color,
                             float thickness, const Color4F& borderColor) {
    drawSolidRect(origin, destination, color);
    if (thickness > 0.0f) drawRect(origin, destination, borderColor, thickness);
}

void DrawNode::drawSolidPoly(const Vec2* poli, unsigned int numberOfPoints, const Color4F& color,
                             float thickness, const Color4F& borderColor) {
    drawSolidPoly(poli, numberOfPoints, color);
    if (thickness > 0.0f) drawPoly(poli, numberOfPoints, true, borderColor, thickness);
}

void DrawNode::drawSolidCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                               float scaleX, float scaleY, const Color4F& color, float thickness,
                               const Color4F& borderColor) {
    drawSolidCircle(center, radius, angle, segments, scaleX, scaleY, color);
    if (thickness > 0.0f)
        drawCircle(center, radius, angle, segments, false, scaleX, scaleY, borderColor, thickness);
}

} // namespace cocos2d
