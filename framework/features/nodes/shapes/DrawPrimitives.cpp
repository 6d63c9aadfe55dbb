#include "nodes/shapes/DrawPrimitives.h"

#include "nodes/shapes/DrawNode.h"
#include "scene/SceneContext.h"

namespace cocos2d::DrawPrimitives {

namespace {

Color4F s_color = Color4F::WHITE;
float s_pointSize = 1.0f;

/// Draws a shape with a temporary DrawNode.
template<class Shape>
void drawNow(Shape shape) {
    DrawNode node;
    shape(node);
    const copra::SceneContext& context = copra::SceneContext::current();
    node.draw(context.renderer(), context.matrices.top(MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW),
              Node::FLAGS_TRANSFORM_DIRTY);
}

} // namespace

void drawPoint(const Vec2& point) {
    drawPoints(&point, 1);
}

void drawPoints(const Vec2* points, unsigned int numberOfPoints) {
    drawNow([=](DrawNode& node) { node.drawPoints(points, numberOfPoints, s_pointSize, s_color); });
}

void drawLine(const Vec2& origin, const Vec2& destination) {
    drawNow([&](DrawNode& node) { node.drawLine(origin, destination, s_color); });
}

void drawRect(Vec2 origin, Vec2 destination) {
    drawNow([&](DrawNode& node) { node.drawRect(origin, destination, s_color); });
}

void drawSolidRect(Vec2 origin, Vec2 destination, Color4F color) {
    drawNow([&](DrawNode& node) { node.drawSolidRect(origin, destination, color); });
}

void drawPoly(const Vec2* vertices, unsigned int numOfVertices, bool closePolygon) {
    drawNow([=](DrawNode& node) { node.drawPoly(vertices, numOfVertices, closePolygon, s_color); });
}

void drawSolidPoly(const Vec2* vertices, unsigned int numOfVertices, Color4F color) {
    drawNow([&](DrawNode& node) { node.drawSolidPoly(vertices, numOfVertices, color); });
}

void drawCircle(const Vec2& center, float radius, float angle, unsigned int segments, bool drawLineToCenter,
                float scaleX, float scaleY) {
    drawNow([&](DrawNode& node) {
        node.drawCircle(center, radius, angle, segments, drawLineToCenter, scaleX, scaleY, s_color);
    });
}

void drawCircle(const Vec2& center, float radius, float angle, unsigned int segments, bool drawLineToCenter) {
    drawCircle(center, radius, angle, segments, drawLineToCenter, 1.0f, 1.0f);
}

void drawSolidCircle(const Vec2& center, float radius, float angle, unsigned int segments, float scaleX,
                     float scaleY) {
    drawNow([&](DrawNode& node) {
        node.drawSolidCircle(center, radius, angle, segments, scaleX, scaleY, s_color);
    });
}

void drawSolidCircle(const Vec2& center, float radius, float angle, unsigned int segments) {
    drawSolidCircle(center, radius, angle, segments, 1.0f, 1.0f);
}

void drawQuadBezier(const Vec2& origin, const Vec2& control, const Vec2& destination, unsigned int segments) {
    drawNow([&](DrawNode& node) { node.drawQuadBezier(origin, control, destination, segments, s_color); });
}

void drawCubicBezier(const Vec2& origin, const Vec2& control1, const Vec2& control2, const Vec2& destination,
                     unsigned int segments) {
    drawNow([&](DrawNode& node) {
        node.drawCubicBezier(origin, control1, control2, destination, segments, s_color);
    });
}

void drawCatmullRom(PointArray* arrayOfControlPoints, unsigned int segments) {
    drawNow([=](DrawNode& node) { node.drawCatmullRom(arrayOfControlPoints, segments, s_color); });
}

void drawCardinalSpline(PointArray* config, float tension, unsigned int segments) {
    drawNow([=](DrawNode& node) { node.drawCardinalSpline(config, tension, segments, s_color); });
}

void setDrawColor4B(GLubyte r, GLubyte g, GLubyte b, GLubyte a) {
    s_color = Color4F(Color4B(r, g, b, a));
}

void setDrawColor4F(float r, float g, float b, float a) {
    s_color = Color4F(r, g, b, a);
}

void setPointSize(float pointSize) {
    s_pointSize = pointSize;
}

} // namespace cocos2d::DrawPrimitives
