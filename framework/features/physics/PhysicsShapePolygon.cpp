#include "physics/PhysicsShapePolygon.h"

#include "base/autoreleased.h"
#include "physics/PhysicsHelper.h"
#include "physics/PhysicsSync.h"
#include "physics/finite.h"

#include <algorithm>
#include <chipmunk/chipmunk_unsafe.h>

namespace cocos2d {

namespace {

using PolygonPoints = std::vector<cpVect>;

PolygonPoints nativePolygon(const Vec2* points, int count) {
    PolygonPoints native(static_cast<std::size_t>(std::max(count, 0)));
    PhysicsHelper::points2cpvs(points, native.data(), count);
    return native;
}

PolygonPoints nativePolygon(const cpShape* shape) {
    PolygonPoints native(static_cast<std::size_t>(cpPolyShapeGetCount(shape)));
    for (std::size_t i = 0; i < native.size(); ++i)
        native[i] = cpPolyShapeGetVert(shape, static_cast<int>(i));
    return native;
}

float polygonMoment(float mass, const PolygonPoints& points, const Vec2& offset, float radius) {
    if (mass == PHYSICS_INFINITY) return PHYSICS_INFINITY;
    const float moment = PhysicsHelper::cpfloat2float(cpMomentForPoly(
        mass, static_cast<int>(points.size()), points.data(), PhysicsHelper::point2cpv(offset), radius));
    return copra::isFinite(moment) ? moment : 0.0f; // of points on one line
}

/// Whether all corners turn the same way, once around.
bool isConvex(const PolygonPoints& points) {
    bool turnsLeft = false;
    bool turnsRight = false;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const cpVect a = points[i];
        const cpVect b = points[(i + 1) % points.size()];
        const cpVect c = points[(i + 2) % points.size()];
        const cpFloat turn = cpvcross(cpvsub(b, a), cpvsub(c, b));
        turnsLeft |= turn > 0;
        turnsRight |= turn < 0;
    }
    return !(turnsLeft && turnsRight);
}

/// Whether three of the points are the corners of a triangle.
bool hasArea(PolygonPoints points) {
    const auto given = static_cast<int>(points.size());
    points.push_back(cpvzero); // Chipmunk reads one point past the end, without using it
    const int count = cpConvexHull(given, points.data(), points.data(), nullptr, 0);
    return count >= 3 && std::fabs(cpAreaForPoly(count, points.data(), 0)) > 0;
}

} // namespace

PhysicsShapePolygon* PhysicsShapePolygon::create(const Vec2* points, int count,
                                                 const PhysicsMaterial& material, const Vec2& offset,
                                                 float radius) {
    auto* shape = new PhysicsShapePolygon();
    return copra::autoreleased(shape, shape->init(points, count, material, offset, radius));
}

bool PhysicsShapePolygon::init(const Vec2* points, int count, const PhysicsMaterial& material,
                               const Vec2& offset, float radius) {
    if (copra::warn(!points || count < 3, "PhysicsShapePolygon: a polygon needs three points")) return false;
    if (copra::warn(!copra::areWithinReach(points, count) || !copra::isWithinReach(offset) ||
                        !copra::isWithinReach(radius),
                    "PhysicsShapePolygon: a coordinate is not a number or too large"))
        return false;
    const PolygonPoints native = nativePolygon(points, count);
    if (copra::warn(!hasArea(native), "PhysicsShapePolygon: the points are on one line")) return false;
    copra::warn(!isConvex(native), "PhysicsShapePolygon: the outline is concave; its convex hull is used");
    _type = Type::POLYGON;
    createHull(points, count, offset, radius);
    initMaterial(material);
    return true;
}

void PhysicsShapePolygon::createHull(const Vec2* points, int count, const Vec2& offset, float radius) {
    const PolygonPoints native = nativePolygon(points, count);
    addShape(cpPolyShapeNew(copra::PhysicsSync::detachedBody(), count, native.data(),
                            cpTransformTranslate(PhysicsHelper::point2cpv(offset)), std::max(radius, 0.0f)));
    for (const cpVect& point : nativePolygon(_cpShapes.front()))
        _points.push_back(PhysicsHelper::cpv2point(point));
}

float PhysicsShapePolygon::calculateArea(const Vec2* points, int count) {
    if (!points || count <= 0) return 0.0f;
    const PolygonPoints native = nativePolygon(points, count);
    return PhysicsHelper::cpfloat2float(cpAreaForPoly(count, native.data(), 0));
}

float PhysicsShapePolygon::calculateMoment(float mass, const Vec2* points, int count, const Vec2& offset,
                                           float radius) {
    if (!points || count <= 0) return 0.0f;
    return polygonMoment(mass, nativePolygon(points, count), offset, radius);
}

float PhysicsShapePolygon::calculateArea() {
    const cpShape* shape = _cpShapes.front();
    const PolygonPoints native = nativePolygon(shape);
    return PhysicsHelper::cpfloat2float(
        cpAreaForPoly(static_cast<int>(native.size()), native.data(), cpPolyShapeGetRadius(shape)));
}

float PhysicsShapePolygon::calculateDefaultMoment() {
    const cpShape* shape = _cpShapes.front();
    const float radius = PhysicsHelper::cpfloat2float(cpPolyShapeGetRadius(shape));
    return polygonMoment(_mass, nativePolygon(shape), Vec2::ZERO, radius);
}

Vec2 PhysicsShapePolygon::getPoint(int i) const {
    if (copra::refuse(i < 0 || i >= getPointsCount(),
                      "PhysicsShapePolygon::getPoint: there is no such point"))
        return Vec2::ZERO;
    return PhysicsHelper::cpv2point(cpPolyShapeGetVert(_cpShapes.front(), i));
}

void PhysicsShapePolygon::getPoints(Vec2* outPoints) const {
    for (int i = 0; i < getPointsCount(); ++i) outPoints[i] = getPoint(i);
}

int PhysicsShapePolygon::getPointsCount() const {
    return cpPolyShapeGetCount(_cpShapes.front());
}

Vec2 PhysicsShapePolygon::getCenter() {
    const PolygonPoints native = nativePolygon(_cpShapes.front());
    const Vec2 center =
        PhysicsHelper::cpv2point(cpCentroidForPoly(static_cast<int>(native.size()), native.data()));
    if (copra::isFinite(center)) return center;
    return (getPoint(0) + getPoint(getPointsCount() - 1)) / 2.0f; // of a box without area
}

void PhysicsShapePolygon::updateScale() {
    PolygonPoints native;
    for (const Vec2& point : _points) native.push_back(cpv(point.x * _scaleX, point.y * _scaleY));
    // Chipmunk wants the corners counterclockwise, also of a mirrored polygon.
    if (_scaleX * _scaleY < 0.0f) std::reverse(native.begin(), native.end());
    cpPolyShapeSetVertsRaw(_cpShapes.front(), static_cast<int>(native.size()), native.data());
}

// --- PhysicsShapeBox ---

PhysicsShapeBox* PhysicsShapeBox::create(const Size& size, const PhysicsMaterial& material,
                                         const Vec2& offset, float radius) {
    auto* shape = new PhysicsShapeBox();
    return copra::autoreleased(shape, shape->init(size, material, offset, radius));
}

bool PhysicsShapeBox::init(const Size& size, const PhysicsMaterial& material, const Vec2& offset,
                           float radius) {
    const Vec2 half(size.width / 2.0f, size.height / 2.0f);
    if (copra::warn(!copra::isWithinReach(half) || !copra::isWithinReach(offset) ||
                        !copra::isWithinReach(radius) || half.x < 0.0f || half.y < 0.0f,
                    "PhysicsShapeBox: the size is negative, not a number or too large"))
        return false;
    copra::warn(half.x == 0.0f || half.y == 0.0f, "PhysicsShapeBox: the box has no area");
    _type = Type::BOX;
    const Vec2 corners[] = {{-half.x, -half.y}, {-half.x, half.y}, {half.x, half.y}, {half.x, -half.y}};
    createHull(corners, 4, offset, radius);
    initMaterial(material);
    return true;
}

Size PhysicsShapeBox::getSize() const {
    const cpShape* shape = _cpShapes.front();
    if (cpPolyShapeGetCount(shape) < 3) { // a box without area
        const Vec2 diagonal = getPoint(getPointsCount() - 1) - getPoint(0);
        return Size(std::fabs(diagonal.x), std::fabs(diagonal.y));
    }
    return PhysicsHelper::cpv2size(cpv(cpvdist(cpPolyShapeGetVert(shape, 1), cpPolyShapeGetVert(shape, 2)),
                                       cpvdist(cpPolyShapeGetVert(shape, 0), cpPolyShapeGetVert(shape, 1))));
}

} // namespace cocos2d
