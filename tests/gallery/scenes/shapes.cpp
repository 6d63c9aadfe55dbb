#include "Canvas.h"
#include "Demo.h"

#include <cmath>
#include <vector>

using namespace cocos2d;
using namespace gallery;

namespace {

Vec2 onCircle(const Vec2& center, float radius, float degrees) {
    const float angle = CC_DEGREES_TO_RADIANS(degrees);
    return center + Vec2(std::cos(angle), std::sin(angle)) * radius;
}

/// The corners of a star, or of a regular polygon if both radii are equal.
std::vector<Vec2> star(const Vec2& center, int points, float outer, float inner) {
    std::vector<Vec2> corners;
    for (int i = 0; i < 2 * points; ++i) {
        corners.push_back(onCircle(center, i % 2 == 0 ? outer : inner,
                                   90 + 180.0f * static_cast<float>(i) / static_cast<float>(points)));
    }
    return corners;
}

void drawCorners(DrawNode& drawing, const std::vector<Vec2>& corners) {
    for (const Vec2& corner : corners) drawing.drawDot(corner, 3.5f, Color4F(kSoftInk));
}

void fill(DrawNode& drawing, const std::vector<Vec2>& corners, const Color4B& color, float border = 0.0f,
          const Color4B& edge = kInk) {
    drawing.drawPolygon(corners.data(), static_cast<int>(corners.size()), Color4F(color), border,
                        Color4F(edge));
}

} // namespace

GALLERY_SCENE("shapes/points", "drawPoint and drawPoints: squares of a size in pixels; drawDot: round") {
    const auto cards = canvas.cards(
        {"drawPoint, sizes 4 to 32", "drawPoints", "drawDot, radius 1 to 15", "drawDot, overlapping"});
    auto* sizes = addDrawing(cards[0]);
    auto* dots = addDrawing(cards[2]);
    for (int i = 0; i < 8; ++i) {
        const Vec2 place(50.0f + 50.0f * static_cast<float>(i), middle(cards[0]).y);
        const auto size = static_cast<float>(i);
        sizes->drawPoint(place, 4 + 4 * size, Color4F(accent(i)));
        dots->drawDot(place, 1 + 2 * size, Color4F(accent(i)));
    }
    std::vector<Vec2> wave;
    for (int i = 0; i < 60; ++i) {
        const float x = 30 + 6.4f * static_cast<float>(i);
        wave.push_back({x, middle(cards[1]).y + 50 * std::sin(x / 30)});
    }
    addDrawing(cards[1])->drawPoints(wave.data(), 60, 5, Color4F(kSky));
    auto* petals = addDrawing(cards[3]);
    for (int i = 0; i < 10; ++i) {
        petals->drawDot(onCircle(middle(cards[3]), 46, 36.0f * static_cast<float>(i)), 32,
                        Color4F(faded(accent(i), 130)));
    }
}

GALLERY_SCENE("shapes/lines", "Thin lines, lines with a width, and segments with round ends") {
    const auto cards = canvas.cards(
        {"drawLine", "setLineWidth 1 to 9", "drawSegment, radius 1 to 9", "drawPoly, open and closed"});
    auto* fan = addDrawing(cards[0]);
    const Vec2 foot(middle(cards[0]).x, 18);
    for (int i = 0; i <= 18; ++i)
        fan->drawLine(foot, onCircle(foot, 150, 10.0f * static_cast<float>(i)), Color4F(accent(i)));
    auto* segments = addDrawing(cards[2]);
    for (int i = 0; i < 5; ++i) {
        const auto n = static_cast<float>(i);
        // A DrawNode has one line width for all of its lines.
        auto* line = addDrawing(cards[1]);
        line->setLineWidth(1 + 2 * n);
        line->drawLine(Vec2(50, 40 + 30 * n), Vec2(390, 50 + 30 * n), Color4F(accent(i)));
        segments->drawSegment(Vec2(60, 34 + 34 * n), Vec2(380, 44 + 34 * n), 1 + 2 * n, Color4F(accent(i)));
    }
    auto* outlines = addDrawing(cards[3]);
    const auto open = star(middle(cards[3]) - Vec2(100, 0), 5, 76, 32);
    const auto closed = star(middle(cards[3]) + Vec2(100, 0), 5, 76, 32);
    outlines->drawPoly(open.data(), static_cast<unsigned>(open.size()), false, Color4F(kRose));
    outlines->drawPoly(closed.data(), static_cast<unsigned>(closed.size()), true, Color4F(kLeaf));
}

GALLERY_SCENE("shapes/rects", "Rectangles: outlines, four arbitrary corners, filled") {
    const auto cards = canvas.cards({"drawRect", "drawRect, four corners", "drawSolidRect"});
    auto* nested = addDrawing(cards[0]);
    auto* kite = addDrawing(cards[1]);
    auto* solid = addDrawing(cards[2]);
    const Vec2 center = middle(cards[0]);
    for (int i = 0; i < 10; ++i) {
        const auto n = static_cast<float>(i);
        const Vec2 half(120 - 12 * n, 180 - 18 * n);
        nested->drawRect(center - half, center + half, Color4F(accent(i)));
        kite->drawRect(onCircle(center, 130 - 10 * n, 8 * n), onCircle(center, 130 - 10 * n, 90 + 8 * n),
                       onCircle(center, 130 - 10 * n, 180 + 8 * n),
                       onCircle(center, 130 - 10 * n, 270 + 8 * n), Color4F(accent(i)));
    }
    for (int i = 0; i < 5; ++i) {
        const Vec2 corner =
            center + Vec2(-115.0f + 30.0f * static_cast<float>(i), -150.0f + 45.0f * static_cast<float>(i));
        solid->drawSolidRect(corner, corner + Vec2(110, 120), Color4F(faded(accent(i), 190)));
    }
}

GALLERY_SCENE("shapes/circles", "Circles and ellipses as outlines and filled; few segments make polygons") {
    const auto cards =
        canvas.cards({"drawCircle, 64 segments", "with a line to the center", "3 to 8 segments",
                      "drawSolidCircle", "ellipses", "solid, 3 to 8 segments"});
    const Vec2 center = middle(cards[0]);
    auto* rings = addDrawing(cards[0]);
    auto* clock = addDrawing(cards[1]);
    auto* ellipses = addDrawing(cards[4]);
    auto* solid = addDrawing(cards[3]);
    for (int i = 0; i < 7; ++i) {
        const auto n = static_cast<float>(i);
        rings->drawCircle(center, 90 - 12 * n, 0, 64, false, Color4F(accent(i)));
        ellipses->drawCircle(center, 40, 0, 64, false, 0.5f + 0.45f * n, 2.2f - 0.3f * n, Color4F(accent(i)));
        if (i < 5) solid->drawSolidCircle(center, 90 - 18 * n, 0, 64, Color4F(accent(i)));
        if (i < 4)
            clock->drawCircle(center, 90 - 20 * n, CC_DEGREES_TO_RADIANS(40 * n), 48, true,
                              Color4F(accent(i)));
    }
    auto* few = addDrawing(cards[2]);
    auto* fewSolid = addDrawing(cards[5]);
    for (unsigned i = 0; i < 6; ++i) {
        const Vec2 place = center + Vec2(88 * (static_cast<float>(i % 3) - 1), i < 3 ? 46.0f : -46.0f);
        few->drawCircle(place, 36, 0, 3 + i, false, Color4F(accent(static_cast<int>(i))));
        fewSolid->drawSolidCircle(place, 36, 0, 3 + i, Color4F(accent(static_cast<int>(i))));
    }
}

GALLERY_SCENE("shapes/polygons", "drawPolygon and drawSolidPoly: convex and concave shapes, with borders") {
    const auto cards =
        canvas.cards({"drawTriangle", "drawSolidPoly", "border 1", "border 6", "hollow", "half transparent"});
    const Vec2 center = middle(cards[0]);
    auto* triangles = addDrawing(cards[0]);
    for (int i = 0; i < 6; ++i) {
        triangles->drawTriangle(center, onCircle(center, 92, 60.0f * static_cast<float>(i)),
                                onCircle(center, 92, 60.0f * static_cast<float>(i) + 48), Color4F(accent(i)));
    }
    std::vector<Vec2> hexagon;
    for (int i = 0; i < 6; ++i) hexagon.push_back(onCircle(center, 86, 60.0f * static_cast<float>(i)));
    addDrawing(cards[1])->drawSolidPoly(hexagon.data(), 6, Color4F(kHoney));
    fill(*addDrawing(cards[2]), hexagon, kHoney, 1);
    fill(*addDrawing(cards[3]), hexagon, kHoney, 6);
    auto* hollow = addDrawing(cards[4]);
    const auto corners = star(center, 5, 92, 38);
    fill(*hollow, corners, kSky, 2);
    drawCorners(*hollow, corners);
    auto* glass = addDrawing(cards[5]);
    for (int i = 0; i < 3; ++i) {
        fill(*glass, star(onCircle(center, 40, 90 + 120.0f * static_cast<float>(i)), 6, 56, 40),
             faded(accent(i), 120), 3, faded(kInk, 120));
    }
}

GALLERY_SCENE("shapes/curves", "Bezier curves and splines through given points; control points in gray") {
    const auto cards = canvas.cards(
        {"drawQuadBezier", "drawCubicBezier", "drawCardinalSpline, tension 0, 0.5, 1", "drawCatmullRom"});
    for (auto* card : cards) {
        auto* drawing = addDrawing(card);
        const Vec2 points[] = {{40, 40}, {150, 160}, {290, 20}, {390, 150}};
        drawCorners(*drawing, {points, points + (card == cards[0] ? 3 : 4)});
        if (card == cards[0] || card == cards[1])
            drawing->drawPoly(points, card == cards[0] ? 3 : 4, false, Color4F(kCardEdge));
        auto* spline = PointArray::create(4);
        for (const Vec2& point : points) spline->addControlPoint(point);
        drawing->setLineWidth(3);
        if (card == cards[0]) drawing->drawQuadBezier(points[0], points[1], points[2], 50, Color4F(kRose));
        if (card == cards[1])
            drawing->drawCubicBezier(points[0], points[1], points[2], points[3], 50, Color4F(kSky));
        if (card == cards[2]) {
            for (int i = 0; i < 3; ++i)
                drawing->drawCardinalSpline(spline, 0.5f * static_cast<float>(i), 100, Color4F(accent(i)));
        }
        if (card == cards[3]) drawing->drawCatmullRom(spline, 100, Color4F(kLeaf));
    }
}

GALLERY_SCENE("shapes/transformed",
              "A drawing rotates, scales and fades like any node; below, one is redrawn every frame") {
    const auto cards = canvas.cards({"turning", "growing", "fading", "redrawn"}, 4);
    for (std::size_t i = 0; i < 3; ++i) {
        auto* drawing = addDrawing(cards[i]);
        drawing->setPosition(middle(cards[i]));
        fill(*drawing, star(Vec2::ZERO, 5, 76, 32), accent(static_cast<int>(i)), 3);
        drawing->drawDot(Vec2(0, 0), 12, Color4F(kInk));
        ActionInterval* there = RotateBy::create(2, 90);
        if (i == 1) there = ScaleTo::create(2, 1.4f, 0.6f);
        if (i == 2) there = FadeTo::create(2, 40);
        ActionInterval* back = RotateBy::create(2, -90);
        if (i == 1) back = ScaleTo::create(2, 1);
        if (i == 2) back = FadeTo::create(2, 255);
        drawing->runAction(RepeatForever::create(Sequence::create(there, back, nullptr)));
    }
    auto* live = addDrawing(cards[3]);
    const Size room = cards[3]->getContentSize();
    auto& clock = canvas.keep<float>(0.0f);
    canvas.everyFrame([live, room, &clock](float dt) {
        clock += dt;
        live->clear();
        for (int i = 0; i < 12; ++i) {
            const auto n = static_cast<float>(i);
            const float high = 40 + room.height * 0.3f * (1 + std::sin(3 * clock + 0.6f * n));
            live->drawSegment(Vec2(18 + 16 * n, 24), Vec2(18 + 16 * n, 24 + high), 5, Color4F(accent(i)));
        }
    });
}
