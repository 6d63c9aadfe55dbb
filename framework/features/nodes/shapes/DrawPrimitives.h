#pragma once

#include "action/fwd.h"
#include "math/Color.h"
#include "math/Vec2.h"
#include "platform/GLTypes.h"

namespace cocos2d {

/// Draws shapes immediately, in the body of a draw() or of a CustomCommand. The top of the director's
/// model-view stack transforms the shapes: load the transform that draw() receives there first. Coordinates
/// are points, y up; lines are one point wide; outlines have the color that was set last, which is white by
/// default. DrawNode keeps its shapes from frame to frame and is faster.
namespace DrawPrimitives {

/// Does nothing. It exists for source compatibility.
inline void init() {}
/// Does nothing. It exists for source compatibility.
inline void free() {}

/// Draws a square with a side of the point size.
void drawPoint(const Vec2& point);
/// Draws a square with a side of the point size at each point.
void drawPoints(const Vec2* points, unsigned int numberOfPoints);
/// Draws a line.
void drawLine(const Vec2& origin, const Vec2& destination);
/// Draws the outline of a rectangle between two corners.
void drawRect(Vec2 origin, Vec2 destination);
/// Draws a filled rectangle in `color`.
void drawSolidRect(Vec2 origin, Vec2 destination, Color4F color);
/// Draws the lines between the points in order, and back to the first point if `closePolygon` is true.
void drawPoly(const Vec2* vertices, unsigned int numOfVertices, bool closePolygon);
/// Draws a filled polygon in `color`.
void drawSolidPoly(const Vec2* vertices, unsigned int numOfVertices, Color4F color);
/// Draws the outline of a circle. `angle`, in radians, is where the first segment starts and the line to the
/// center ends.
void drawCircle(const Vec2& center, float radius, float angle, unsigned int segments, bool drawLineToCenter,
                float scaleX, float scaleY);
void drawCircle(const Vec2& center, float radius, float angle, unsigned int segments, bool drawLineToCenter);
/// Draws a circle that is filled with the current color.
void drawSolidCircle(const Vec2& center, float radius, float angle, unsigned int segments, float scaleX,
                     float scaleY);
void drawSolidCircle(const Vec2& center, float radius, float angle, unsigned int segments);
/// Draws a quadratic Bézier curve. `segments` is the number of its lines.
void drawQuadBezier(const Vec2& origin, const Vec2& control, const Vec2& destination, unsigned int segments);
/// Draws a cubic Bézier curve. `segments` is the number of its lines.
void drawCubicBezier(const Vec2& origin, const Vec2& control1, const Vec2& control2, const Vec2& destination,
                     unsigned int segments);
/// Draws a Catmull-Rom spline. `segments` is the number of its lines.
void drawCatmullRom(PointArray* arrayOfControlPoints, unsigned int segments);
/// Draws a cardinal spline. `segments` is the number of its lines.
void drawCardinalSpline(PointArray* config, float tension, unsigned int segments);

/// Sets the color of what is drawn from now on, 0 to 255 in each channel.
void setDrawColor4B(GLubyte r, GLubyte g, GLubyte b, GLubyte a);
/// Sets the color of what is drawn from now on, 0 to 1 in each channel.
void setDrawColor4F(float r, float g, float b, float a);
/// Sets the side of the squares of drawPoint(), in points; 1 by default.
void setPointSize(float pointSize);

} // namespace DrawPrimitives
} // namespace cocos2d
