#pragma once

#include "compat/box2d/Box2D.h"
#include "math/Color.h"
#include "math/Vec2.h"
#include "nodes/shapes/DrawPrimitives.h"

#include <vector>

/// Draws a b2World with DrawPrimitives: pass it to b2World::SetDebugDraw() and call DrawDebugData() from a
/// node's draw() or from a CustomCommand. Choose what is drawn with SetFlags().
///
/// Everything is inline, because games may contain a class of this name, which the library must not define.
class GLESDebugDraw : public b2Draw {
public:
    /// Constructs a drawer for a scale of `ratio` points for each meter.
    explicit GLESDebugDraw(float32 ratio = 1.0f) : mRatio(ratio) {}

    void DrawPolygon(const b2Vec2* vertices, int32 vertexCount, const b2Color& color) override {
        const std::vector<cocos2d::Vec2> points = toPoints_(vertices, vertexCount);
        setColor_(color);
        cocos2d::DrawPrimitives::drawPoly(points.data(), static_cast<unsigned int>(points.size()), true);
    }
    void DrawSolidPolygon(const b2Vec2* vertices, int32 vertexCount, const b2Color& color) override {
        const std::vector<cocos2d::Vec2> points = toPoints_(vertices, vertexCount);
        cocos2d::DrawPrimitives::drawSolidPoly(
            points.data(), static_cast<unsigned int>(points.size()),
            cocos2d::Color4F(color.r * kFill_, color.g * kFill_, color.b * kFill_, kFill_));
        DrawPolygon(vertices, vertexCount, color);
    }
    void DrawCircle(const b2Vec2& center, float32 radius, const b2Color& color) override {
        setColor_(color);
        cocos2d::DrawPrimitives::drawCircle(toPoint_(center), radius * mRatio, 0.0f, kCircleSegments_, false);
    }
    void DrawSolidCircle(const b2Vec2& center, float32 radius, const b2Vec2& axis,
                         const b2Color& color) override {
        setColor_(color, kFill_);
        cocos2d::DrawPrimitives::drawSolidCircle(toPoint_(center), radius * mRatio, 0.0f, kCircleSegments_);
        DrawCircle(center, radius, color);
        DrawSegment(center, center + radius * axis, color);
    }
    void DrawSegment(const b2Vec2& p1, const b2Vec2& p2, const b2Color& color) override {
        setColor_(color);
        cocos2d::DrawPrimitives::drawLine(toPoint_(p1), toPoint_(p2));
    }
    void DrawTransform(const b2Transform& xf) override {
        constexpr float kAxisLength = 0.4f; // The length of an axis in meters.
        DrawSegment(xf.p, xf.p + kAxisLength * xf.q.GetXAxis(), b2Color(1.0f, 0.0f, 0.0f));
        DrawSegment(xf.p, xf.p + kAxisLength * xf.q.GetYAxis(), b2Color(0.0f, 1.0f, 0.0f));
    }
    void DrawPoint(const b2Vec2& p, float32 size, const b2Color& color) override {
        setColor_(color);
        cocos2d::DrawPrimitives::setPointSize(size);
        cocos2d::DrawPrimitives::drawPoint(toPoint_(p));
    }
    /// Draws nothing: text needs a label.
    virtual void DrawString(int, int, const char*, ...) {}
    virtual void DrawAABB(b2AABB* aabb, const b2Color& color) {
        const b2Vec2 low = aabb->lowerBound;
        const b2Vec2 high = aabb->upperBound;
        const b2Vec2 corners[] = {low, {high.x, low.y}, high, {low.x, high.y}};
        DrawPolygon(corners, 4, color);
    }

protected:
    float32 mRatio;

private:
    static constexpr unsigned int kCircleSegments_ = 16;
    /// The factor that makes areas darker and more transparent than outlines.
    static constexpr float kFill_ = 0.5f;

    cocos2d::Vec2 toPoint_(const b2Vec2& meters) const {
        return cocos2d::Vec2(meters.x * mRatio, meters.y * mRatio);
    }
    std::vector<cocos2d::Vec2> toPoints_(const b2Vec2* meters, int32 count) const {
        std::vector<cocos2d::Vec2> result;
        result.reserve(static_cast<std::size_t>(count));
        for (int32 i = 0; i < count; ++i) result.push_back(toPoint_(meters[i]));
        return result;
    }
    static void setColor_(const b2Color& color, float alpha = 1.0f) {
        cocos2d::DrawPrimitives::setDrawColor4F(color.r, color.g, color.b, color.a * alpha);
    }
};
