#include "physics/PhysicsShapeEdge.h"

#include "base/autoreleased.h"
#include "physics/PhysicsHelper.h"
#include "physics/PhysicsSync.h"
#include "physics/finite.h"

#include <chipmunk/chipmunk_unsafe.h>

namespace cocos2d {

namespace {

cpShape* newSegment(const Vec2& a, const Vec2& b, float border) {
    return cpSegmentShapeNew(copra::PhysicsSync::detachedBody(), PhysicsHelper::point2cpv(a),
                             PhysicsHelper::point2cpv(b), border);
}

Vec2 startOf(const cpShape* segment) {
    return PhysicsHelper::cpv2point(cpSegmentShapeGetA(segment));
}

Vec2 endOf(const cpShape* segment) {
    return PhysicsHelper::cpv2point(cpSegmentShapeGetB(segment));
}

/// Segment i of `shapes` gets the points i and i + 1, the last one of a closed outline the last point and the first.
void scaleSegments(const std::vector<cpShape*>& shapes, const std::vector<Vec2>& points, float scaleX,
                   float scaleY) {
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const Vec2& a = points[i];
        const Vec2& b = points[(i + 1) % points.size()];
        cpSegmentShapeSetEndpoints(shapes[i], cpv(a.x * scaleX, a.y * scaleY),
                                   cpv(b.x * scaleX, b.y * scaleY));
    }
}

bool rejectOutline(const Vec2* points, int count, float border) {
    if (copra::warn(!points || count < 2, "PhysicsShapeEdge: an outline needs two points")) return true;
    return copra::warn(!copra::areWithinReach(points, count) || !copra::isWithinReach(border) ||
                           border < 0.0f,
                       "PhysicsShapeEdge: a coordinate or the border is not a number or too large");
}

} // namespace

// --- PhysicsShapeEdgeSegment ---

PhysicsShapeEdgeSegment* PhysicsShapeEdgeSegment::create(const Vec2& a, const Vec2& b,
                                                         const PhysicsMaterial& material, float border) {
    auto* shape = new PhysicsShapeEdgeSegment();
    return copra::autoreleased(shape, shape->init(a, b, material, border));
}

bool PhysicsShapeEdgeSegment::init(const Vec2& a, const Vec2& b, const PhysicsMaterial& material,
                                   float border) {
    _type = Type::EDGESEGMENT;
    _points = {a, b};
    if (rejectOutline(_points.data(), 2, border)) return false;
    addShape(newSegment(a, b, border));
    initMaterial(material);
    return true;
}

Vec2 PhysicsShapeEdgeSegment::getPointA() const {
    return startOf(_cpShapes.front());
}

Vec2 PhysicsShapeEdgeSegment::getPointB() const {
    return endOf(_cpShapes.front());
}

Vec2 PhysicsShapeEdgeSegment::getCenter() {
    return (getPointA() + getPointB()) / 2.0f;
}

void PhysicsShapeEdgeSegment::updateScale() {
    scaleSegments(_cpShapes, _points, _scaleX, _scaleY);
}

// --- PhysicsShapeEdgePolygon ---

PhysicsShapeEdgePolygon* PhysicsShapeEdgePolygon::create(const Vec2* points, int count,
                                                         const PhysicsMaterial& material, float border) {
    auto* shape = new PhysicsShapeEdgePolygon();
    return copra::autoreleased(shape, shape->init(points, count, material, border));
}

bool PhysicsShapeEdgePolygon::init(const Vec2* points, int count, const PhysicsMaterial& material,
                                   float border) {
    if (_type == Type::UNKNOWN) _type = Type::EDGEPOLYGON;
    if (rejectOutline(points, count, border)) return false;
    _points.assign(points, points + count);
    for (int i = 0; i < count; ++i) addShape(newSegment(points[i], points[(i + 1) % count], border));
    initMaterial(material);
    return true;
}

Vec2 PhysicsShapeEdgePolygon::getCenter() {
    std::vector<Vec2> points(_cpShapes.size());
    getPoints(points.data());
    return getPolygonCenter(points.data(), getPointsCount());
}

void PhysicsShapeEdgePolygon::getPoints(Vec2* outPoints) const {
    for (const cpShape* segment : _cpShapes) *outPoints++ = startOf(segment);
}

int PhysicsShapeEdgePolygon::getPointsCount() const {
    return static_cast<int>(_cpShapes.size());
}

void PhysicsShapeEdgePolygon::updateScale() {
    scaleSegments(_cpShapes, _points, _scaleX, _scaleY);
}

// --- PhysicsShapeEdgeBox ---

PhysicsShapeEdgeBox* PhysicsShapeEdgeBox::create(const Size& size, const PhysicsMaterial& material,
                                                 float border, const Vec2& offset) {
    auto* shape = new PhysicsShapeEdgeBox();
    return copra::autoreleased(shape, shape->init(size, material, border, offset));
}

bool PhysicsShapeEdgeBox::init(const Size& size, const PhysicsMaterial& material, float border,
                               const Vec2& offset) {
    const Vec2 half(size.width / 2.0f, size.height / 2.0f);
    const Vec2 corners[] = {offset + Vec2(-half.x, -half.y), offset + Vec2(half.x, -half.y), offset + half,
                            offset + Vec2(-half.x, half.y)};
    _type = Type::EDGEBOX;
    return PhysicsShapeEdgePolygon::init(corners, 4, material, border);
}

// --- PhysicsShapeEdgeChain ---

PhysicsShapeEdgeChain* PhysicsShapeEdgeChain::create(const Vec2* points, int count,
                                                     const PhysicsMaterial& material, float border) {
    auto* shape = new PhysicsShapeEdgeChain();
    return copra::autoreleased(shape, shape->init(points, count, material, border));
}

bool PhysicsShapeEdgeChain::init(const Vec2* points, int count, const PhysicsMaterial& material,
                                 float border) {
    _type = Type::EDGECHAIN;
    if (rejectOutline(points, count, border)) return false;
    _points.assign(points, points + count);
    for (int i = 0; i + 1 < count; ++i) addShape(newSegment(points[i], points[i + 1], border));
    initMaterial(material);
    return true;
}

Vec2 PhysicsShapeEdgeChain::getCenter() {
    std::vector<Vec2> points(_cpShapes.size() + 1);
    getPoints(points.data());
    return getPolygonCenter(points.data(), getPointsCount());
}

void PhysicsShapeEdgeChain::getPoints(Vec2* outPoints) const {
    for (const cpShape* segment : _cpShapes) *outPoints++ = startOf(segment);
    *outPoints = endOf(_cpShapes.back());
}

int PhysicsShapeEdgeChain::getPointsCount() const {
    return static_cast<int>(_cpShapes.size()) + 1;
}

void PhysicsShapeEdgeChain::updateScale() {
    scaleSegments(_cpShapes, _points, _scaleX, _scaleY);
}

} // namespace cocos2d
