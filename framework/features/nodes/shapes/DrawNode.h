#pragma once

#include "action/fwd.h"
#include "base/Array.h"
#include "base/macros.h"
#include "math/Color.h"
#include "nodes/shapes/ShapeMesh.h"
#include "platform/Vertex.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

namespace copra {

/// A point of a DrawNode: a square of `size` points on the screen.
struct DrawnPoint {
    cocos2d::Vec2 position; ///< The center, in points of the node.
    float size;             ///< The side of the square.
    cocos2d::Color4B color; ///< The color.
};

/// A line of a DrawNode.
struct DrawnLine {
    cocos2d::Vec2 from;
    cocos2d::Vec2 to;
    cocos2d::Color4B color;
    float width; ///< The width of the line; 0 means the line width of the node.
};

} // namespace copra

namespace cocos2d {

/// The default width of the lines of a DrawNode, in points.
static const int DEFAULT_LINE_WIDTH = 2;

/// Draws dots, lines, and polygons, which remain until clear(). Filled shapes are drawn below points, and
/// points below lines, whatever the order of the calls is.
///
/// Coordinates are points of the node. Dots, segments, and borders have soft edges. Lines and points keep
/// their width on the screen when the node is scaled. The opacity of the node applies, but its color does
/// not. The angle of a circle, in radians, is the direction of its first corner. A circle with fewer than 1
/// segment (3 for a solid circle) is not drawn. A circle or curve with more than 65,536 segments is logged
/// and not drawn. A line with a `thickness` of 0 or less has the line width of the node; a border with such a
/// `thickness` is not drawn.
class DrawNode : public Node, public BlendProtocol {
public:
    /// Creates an autoreleased node whose lines are `defaultLineWidth` points thick.
    static DrawNode* create(float defaultLineWidth = DEFAULT_LINE_WIDTH);

    /// Constructs a node for a derived class. Use create() in games.
    DrawNode(float lineWidth = DEFAULT_LINE_WIDTH);

    // --- Points and lines ---

    /// Draws an upright square of `pointSize` points.
    void drawPoint(const Vec2& point, const float pointSize, const Color4F& color);
    /// Draws an upright square of 1 point at each point. Null draws nothing.
    void drawPoints(const Vec2* position, unsigned int numberOfPoints, const Color4F& color);
    /// Draws an upright square of `pointSize` points at each point. Null draws nothing.
    void drawPoints(const Vec2* position, unsigned int numberOfPoints, const float pointSize,
                    const Color4F& color);
    /// Draws a line with the line width of the node.
    void drawLine(const Vec2& origin, const Vec2& destination, const Color4F& color);
    /// Draws the outline of a rectangle from two opposite corners.
    void drawRect(const Vec2& origin, const Vec2& destination, const Color4F& color);
    /// Draws the outline of a quadrilateral.
    void drawRect(const Vec2& p1, const Vec2& p2, const Vec2& p3, const Vec2& p4, const Color4F& color);
    /// Draws lines through the points, and back to the first one if `closePolygon` is true. Null and fewer
    /// than two points draw nothing.
    void drawPoly(const Vec2* poli, unsigned int numberOfPoints, bool closePolygon, const Color4F& color);
    /// Draws a circle as a polygon with `segments` sides, scaled on each axis. Its first corner is at
    /// `angle`, in radians counterclockwise from the right; `drawLineToCenter` adds a radius there.
    void drawCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                    bool drawLineToCenter, float scaleX, float scaleY, const Color4F& color);
    /// Draws a circle as a polygon with `segments` sides. Its first corner is at `angle`, in radians
    /// counterclockwise from the right; `drawLineToCenter` adds a radius there.
    void drawCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                    bool drawLineToCenter, const Color4F& color);
    /// Draws a quadratic Bézier curve. `segments` is the number of its lines.
    void drawQuadBezier(const Vec2& origin, const Vec2& control, const Vec2& destination,
                        unsigned int segments, const Color4F& color);
    /// Draws a quadratic Bézier curve, as drawQuadBezier() does.
    void drawQuadraticBezier(const Vec2& from, const Vec2& control, const Vec2& to, unsigned int segments,
                             const Color4F& color);
    /// Draws a cubic Bézier curve. `segments` is the number of its lines.
    void drawCubicBezier(const Vec2& origin, const Vec2& control1, const Vec2& control2,
                         const Vec2& destination, unsigned int segments, const Color4F& color);
    /// Draws a cardinal spline. `segments` is the number of its lines in all. Without points, it draws
    /// nothing.
    void drawCardinalSpline(PointArray* config, float tension, unsigned int segments, const Color4F& color);
    /// Draws a Catmull-Rom spline. `segments` is the number of its lines in all. Without points, it draws
    /// nothing.
    void drawCatmullRom(PointArray* points, unsigned int segments, const Color4F& color);

    /// Sets the width, in points, of all lines of this node that have no thickness of their own.
    void setLineWidth(float lineWidth);
    /// Returns the width, in points, of all lines of this node that have no thickness of their own.
    float getLineWidth() const { return _lineWidth; }

    /// Draws a line that is `thickness` points wide. From axmol.
    void drawLine(const Vec2& origin, const Vec2& destination, const Color4F& color, float thickness);
    /// Draws the outline of a rectangle from two opposite corners, with lines that are `thickness` points
    /// wide.
    void drawRect(const Vec2& origin, const Vec2& destination, const Color4F& color, float thickness);
    /// Draws the outline of a quadrilateral with lines that are `thickness` points wide.
    void drawRect(const Vec2& p1, const Vec2& p2, const Vec2& p3, const Vec2& p4, const Color4F& color,
                  float thickness);
    /// Draws lines that are `thickness` points wide: through the points, and back to the first point if
    /// `closePolygon` is true. Null and fewer than two points draw nothing.
    void drawPoly(const Vec2* poli, unsigned int numberOfPoints, bool closePolygon, const Color4F& color,
                  float thickness);
    /// Draws a circle with lines that are `thickness` points wide. Its first corner is at `angle`, in radians
    /// counterclockwise from the right.
    void drawCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                    bool drawLineToCenter, float scaleX, float scaleY, const Color4F& color, float thickness);
    /// Draws an unscaled circle with lines that are `thickness` points wide. Its first corner is at `angle`,
    /// in radians counterclockwise from the right.
    void drawCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                    bool drawLineToCenter, const Color4F& color, float thickness);
    /// Draws a quadratic Bézier curve with lines that are `thickness` points wide.
    void drawQuadBezier(const Vec2& origin, const Vec2& control, const Vec2& destination,
                        unsigned int segments, const Color4F& color, float thickness);
    /// Draws a cubic Bézier curve with lines that are `thickness` points wide.
    void drawCubicBezier(const Vec2& origin, const Vec2& control1, const Vec2& control2,
                         const Vec2& destination, unsigned int segments, const Color4F& color,
                         float thickness);
    /// Draws a cardinal spline with lines that are `thickness` points wide.
    void drawCardinalSpline(PointArray* config, float tension, unsigned int segments, const Color4F& color,
                            float thickness);
    /// Draws a Catmull-Rom spline with lines that are `thickness` points wide.
    void drawCatmullRom(PointArray* points, unsigned int segments, const Color4F& color, float thickness);

    // --- Filled shapes ---

    /// Draws a disc with a soft edge.
    void drawDot(const Vec2& pos, float radius, const Color4F& color);
    /// Draws a line with round ends that is 2 * `radius` thick.
    void drawSegment(const Vec2& from, const Vec2& to, float radius, const Color4F& color);
    /// Draws a filled triangle.
    void drawTriangle(const Vec2& p1, const Vec2& p2, const Vec2& p3, const Color4F& color);
    /// Draws a simple polygon, convex or not. The border reaches `borderWidth` points to both sides of the
    /// edges. Null and 0 corners draw nothing. A negative number of corners is an error: debug builds assert;
    /// release builds log it and draw nothing.
    void drawPolygon(const Vec2* verts, int count, const Color4F& fillColor, float borderWidth,
                     const Color4F& borderColor);
    /// Draws a filled rectangle from two opposite corners.
    void drawSolidRect(const Vec2& origin, const Vec2& destination, const Color4F& color);
    /// Draws a filled polygon, convex or not. Null draws nothing.
    void drawSolidPoly(const Vec2* poli, unsigned int numberOfPoints, const Color4F& color);
    /// Draws a filled rectangle with a border that is `thickness` points wide. From axmol.
    void drawSolidRect(const Vec2& origin, const Vec2& destination, const Color4F& color, float thickness,
                       const Color4F& borderColor);
    /// Draws a filled polygon with a border that is `thickness` points wide. Null draws nothing. From axmol.
    void drawSolidPoly(const Vec2* poli, unsigned int numberOfPoints, const Color4F& color, float thickness,
                       const Color4F& borderColor);
    /// Draws a filled ellipse with a border that is `thickness` points wide. Its first corner is at `angle`,
    /// in radians counterclockwise from the right.
    void drawSolidCircle(const Vec2& center, float radius, float angle, unsigned int segments, float scaleX,
                         float scaleY, const Color4F& color, float thickness, const Color4F& borderColor);
    /// Draws a filled ellipse as a polygon with `segments` sides. Its first corner is at `angle`, in radians
    /// counterclockwise from the right.
    void drawSolidCircle(const Vec2& center, float radius, float angle, unsigned int segments, float scaleX,
                         float scaleY, const Color4F& color);
    /// Draws a filled circle as a polygon with `segments` sides. Its first corner is at `angle`, in radians
    /// counterclockwise from the right.
    void drawSolidCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                         const Color4F& color);

    /// Removes all shapes and restores the default line width.
    void clear();

    /// Sets how the colors are mixed with what is behind the node. The default is {ONE, ONE_MINUS_SRC_ALPHA},
    /// because vertex colors are premultiplied by their alpha.
    void setBlendFunc(const BlendFunc& blendFunc) override { _blendFunc = blendFunc; }
    /// Returns how the colors are mixed with what is behind the node; {ONE, ONE_MINUS_SRC_ALPHA} by default.
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }
    /// Sets whether the shapes are drawn as if the node had no parents.
    void setIsolated(bool isolated) { _isolated = isolated; }
    /// Whether the shapes are drawn as if the node had no parents.
    bool isIsolated() const { return _isolated; }

    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::draw;
    using Node::visit;

protected:
    void updateColor() override { _dirty = true; }

private:
    class Thickness_;

    void placeVertices(const Mat4& transform);
    void placePoint(const copra::DrawnPoint& point, const Mat4& transform);
    void placeLine(const copra::DrawnLine& line, const Mat4& transform);

    copra::ShapeMesh _shapes;
    copra::Array<copra::DrawnPoint> _points;
    copra::Array<copra::DrawnLine> _lines;
    copra::Array<copra::Vertex> _vertices; ///< The vertices in design space, as of the last draw.

protected:
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;
    float _lineWidth;
    float _defaultLineWidth;
    bool _isolated = false;
    bool _dirty = false; ///< Whether something changed since the last draw.
};

} // namespace cocos2d
