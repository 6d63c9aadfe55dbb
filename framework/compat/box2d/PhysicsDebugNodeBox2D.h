#pragma once

#include "nodes/shapes/DrawNode.h"

#include <box2d/box2d.h>
#include <vector>

namespace cocos2d {
namespace extension {

/// Draws a b2World into a DrawNode, as in axmol: pass it to b2World::SetDebugDraw(), clear the DrawNode, and
/// call b2World::DebugDraw().
class PhysicsDebugNodeBox2D : public b2Draw {
public:
    /// Constructs an object with a new, autoreleased DrawNode, which must be added to a scene.
    PhysicsDebugNodeBox2D() : drawBP(DrawNode::create()) {}

    /// Returns the DrawNode, which is not retained.
    DrawNode* GetDrawNode() { return drawBP; }
    /// Sets the DrawNode, which is not retained, as in axmol.
    void SetDrawNode(DrawNode* drawNode) { drawBP = drawNode; }
    /// Returns how far the shapes are drawn from their places, in points; it may be changed.
    Vec2& GetDebugNodeOffset() { return debugNodeOffset; }

    void DrawPolygon(const b2Vec2* vertices, int32 vertexCount, const b2Color& color) override {
        drawPolygon_(vertices, vertexCount, Color4F::BLACK, color);
    }
    void DrawSolidPolygon(const b2Vec2* vertices, int32 vertexCount, const b2Color& color) override {
        drawPolygon_(vertices, vertexCount, half_(color), color);
    }
    void DrawCircle(const b2Vec2& center, float radius, const b2Color& color) override {
        drawBP->drawCircle(toPoint_(center), radius * mRatio, 0.0f, 30, true, 1.0f, 1.0f, toColor_(color));
    }
    void DrawSolidCircle(const b2Vec2& center, float radius, const b2Vec2& axis,
                         const b2Color& color) override {
        drawBP->drawSolidCircle(toPoint_(center), radius * mRatio, 0.0f, 20, 1.0f, 1.0f, half_(color));
        DrawCircle(center, radius, color);
        DrawSegment(center, center + radius * axis, color);
    }
    void DrawSegment(const b2Vec2& p1, const b2Vec2& p2, const b2Color& color) override {
        drawBP->drawLine(toPoint_(p1), toPoint_(p2), toColor_(color));
    }
    void DrawTransform(const b2Transform& xf) override {
        constexpr float kAxisLength = 0.4f; // meters
        DrawSegment(xf.p, xf.p + kAxisLength * xf.q.GetXAxis(), b2Color(1.0f, 0.0f, 0.0f));
        DrawSegment(xf.p, xf.p + kAxisLength * xf.q.GetYAxis(), b2Color(0.0f, 1.0f, 0.0f));
    }
    void DrawPoint(const b2Vec2& p, float size, const b2Color& color) override {
        drawBP->drawPoint(toPoint_(p), size, toColor_(color));
    }

    DrawNode* drawBP;                  ///< The node that draws the shapes, which is not retained.
    Vec2 debugNodeOffset{40.0f, 0.0f}; ///< The offset in points.
    float mRatio = 1.0f;               ///< The number of points for each meter.

private:
    static Color4F toColor_(const b2Color& color) { return Color4F(color.r, color.g, color.b, color.a); }
    static Color4F half_(const b2Color& color) {
        return Color4F(color.r / 2, color.g / 2, color.b / 2, color.a);
    }
    Vec2 toPoint_(const b2Vec2& meters) const {
        return Vec2(meters.x * mRatio, meters.y * mRatio) + debugNodeOffset;
    }
    void drawPolygon_(const b2Vec2* vertices, int32 count, const Color4F& fill, const b2Color& border) {
        constexpr float kBorder = 0.4f;
        std::vector<Vec2> points;
        points.reserve(static_cast<std::size_t>(count));
        for (int32 i = 0; i < count; ++i) points.push_back(toPoint_(vertices[i]));
        drawBP->drawPolygon(points.data(), count, fill, kBorder, toColor_(border));
    }
};

} // namespace extension
} // namespace cocos2d
