#pragma once

#include "compat/box2d/Box2D.h"

/// Draws a b2World with DrawPrimitives: pass it to b2World::SetDebugDraw() and call DrawDebugData() from a node's draw() or
/// from a CustomCommand. Choose what is drawn with SetFlags().
class GLESDebugDraw : public b2Draw {
public:
    /// `ratio` is the number of points for each meter.
    explicit GLESDebugDraw(float32 ratio = 1.0f) : mRatio(ratio) {}

    void DrawPolygon(const b2Vec2* vertices, int32 vertexCount, const b2Color& color) override;
    void DrawSolidPolygon(const b2Vec2* vertices, int32 vertexCount, const b2Color& color) override;
    void DrawCircle(const b2Vec2& center, float32 radius, const b2Color& color) override;
    void DrawSolidCircle(const b2Vec2& center, float32 radius, const b2Vec2& axis,
                         const b2Color& color) override;
    void DrawSegment(const b2Vec2& p1, const b2Vec2& p2, const b2Color& color) override;
    void DrawTransform(const b2Transform& xf) override;
    void DrawPoint(const b2Vec2& p, float32 size, const b2Color& color) override;
    /// Draws nothing: text needs a label.
    virtual void DrawString(int, int, const char*, ...) {}
    virtual void DrawAABB(b2AABB* aabb, const b2Color& color);

protected:
    float32 mRatio;
};
