#include "physics/PhysicsDebugDraw.h"

#include "nodes/shapes/DrawNode.h"
#include "physics/PhysicsHelper.h"

#include <cmath>
#include <vector>

using cocos2d::Color4F;
using cocos2d::DrawNode;
using cocos2d::PhysicsHelper;
using cocos2d::Vec2;

namespace copra {

namespace {

Color4F color(const cpSpaceDebugColor& c) {
    return Color4F(c.r, c.g, c.b, c.a);
}

DrawNode& drawNodeOf(cpDataPointer data) {
    return *static_cast<DrawNode*>(data);
}

void drawCircle(cpVect center, cpFloat, cpFloat radius, cpSpaceDebugColor outline, cpSpaceDebugColor fill,
                cpDataPointer data) {
    constexpr int kCorners = 12;
    Vec2 corners[kCorners];
    for (int i = 0; i < kCorners; ++i) {
        const double angle = i * 2.0 * CP_PI / kCorners;
        corners[i] = PhysicsHelper::cpv2point(cpvadd(center, cpvmult(cpvforangle(angle), radius)));
    }
    drawNodeOf(data).drawPolygon(corners, kCorners, color(fill), 1.0f, color(outline));
}

void drawFatSegment(cpVect a, cpVect b, cpFloat radius, cpSpaceDebugColor outline, cpSpaceDebugColor,
                    cpDataPointer data) {
    const float width = radius > 0 ? PhysicsHelper::cpfloat2float(radius) : 1.0f;
    drawNodeOf(data).drawSegment(PhysicsHelper::cpv2point(a), PhysicsHelper::cpv2point(b), width,
                                 color(outline));
}

void drawSegment(cpVect a, cpVect b, cpSpaceDebugColor line, cpDataPointer data) {
    drawFatSegment(a, b, 0, line, line, data);
}

void drawPolygon(int count, const cpVect* corners, cpFloat, cpSpaceDebugColor outline, cpSpaceDebugColor fill,
                 cpDataPointer data) {
    std::vector<Vec2> points(static_cast<std::size_t>(count));
    PhysicsHelper::cpvs2points(corners, points.data(), count);
    drawNodeOf(data).drawPolygon(points.data(), count, color(fill), 1.0f, color(outline));
}

void drawDot(cpFloat, cpVect position, cpSpaceDebugColor fill, cpDataPointer data) {
    drawNodeOf(data).drawDot(PhysicsHelper::cpv2point(position), 2.0f, color(fill));
}

/// Sensors are light, resting bodies dark, those that do not move dark red.
cpSpaceDebugColor colorOf(cpShape* shape, cpDataPointer) {
    constexpr float kAlpha = 0.3f;
    if (cpShapeGetSensor(shape)) return {1.0f, 1.0f, 1.0f, kAlpha};
    const cpBody* body = cpShapeGetBody(shape);
    if (cpBodyIsSleeping(body)) return {0.2f, 0.2f, 0.2f, kAlpha};
    const bool isDynamic = cpBodyGetType(const_cast<cpBody*>(body)) != CP_BODY_TYPE_STATIC;
    return {isDynamic ? 0.75f : 0.15f, 0.0f, 0.0f, kAlpha};
}

} // namespace

void drawSpace(cpSpace* space, int mask, DrawNode& drawNode) {
    cpSpaceDebugDrawOptions options{};
    options.drawCircle = drawCircle;
    options.drawSegment = drawSegment;
    options.drawFatSegment = drawFatSegment;
    options.drawPolygon = drawPolygon;
    options.drawDot = drawDot;
    options.flags = static_cast<cpSpaceDebugDrawFlags>(mask);
    options.shapeOutlineColor = {1.0f, 0.0f, 0.0f, 1.0f};
    options.colorForShape = colorOf;
    options.constraintColor = {0.0f, 0.75f, 0.0f, 1.0f};
    options.collisionPointColor = {0.0f, 0.0f, 1.0f, 1.0f};
    options.data = &drawNode;
    cpSpaceDebugDraw(space, &options);
}

} // namespace copra
