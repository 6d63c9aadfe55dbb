#include "physics/PhysicsShapeCircle.h"

#include "base/autoreleased.h"
#include "physics/PhysicsHelper.h"
#include "physics/PhysicsSync.h"
#include "physics/finite.h"

#include <chipmunk/chipmunk_unsafe.h>

namespace cocos2d {

PhysicsShapeCircle* PhysicsShapeCircle::create(float radius, const PhysicsMaterial& material,
                                               const Vec2& offset) {
    auto* shape = new PhysicsShapeCircle();
    return copra::autoreleased(shape, shape->init(radius, material, offset));
}

bool PhysicsShapeCircle::init(float radius, const PhysicsMaterial& material, const Vec2& offset) {
    if (copra::warn(!(radius >= 0.0f) || !copra::isWithinReach(radius) || !copra::isWithinReach(offset),
                    "PhysicsShapeCircle: the radius is negative, not a number or too large"))
        return false;
    _type = Type::CIRCLE;
    _radius = radius;
    _points = {offset};
    addShape(cpCircleShapeNew(copra::PhysicsSync::detachedBody(), radius, PhysicsHelper::point2cpv(offset)));
    initMaterial(material);
    return true;
}

float PhysicsShapeCircle::calculateArea(float radius) {
    return PhysicsHelper::cpfloat2float(cpAreaForCircle(0, radius));
}

float PhysicsShapeCircle::calculateMoment(float mass, float radius, const Vec2& offset) {
    if (mass == PHYSICS_INFINITY) return PHYSICS_INFINITY;
    return PhysicsHelper::cpfloat2float(cpMomentForCircle(mass, 0, radius, PhysicsHelper::point2cpv(offset)));
}

float PhysicsShapeCircle::calculateArea() {
    return calculateArea(getRadius());
}

float PhysicsShapeCircle::calculateDefaultMoment() {
    return calculateMoment(_mass, getRadius(), getOffset());
}

float PhysicsShapeCircle::getRadius() const {
    return PhysicsHelper::cpfloat2float(cpCircleShapeGetRadius(_cpShapes.front()));
}

Vec2 PhysicsShapeCircle::getOffset() {
    return PhysicsHelper::cpv2point(cpCircleShapeGetOffset(_cpShapes.front()));
}

void PhysicsShapeCircle::setScale(float scaleX, float scaleY) {
    if (copra::warn(
            scaleX != scaleY && (scaleX != _scaleX || scaleY != _scaleY),
            "PhysicsShapeCircle: a circle cannot be scaled differently in x and y; it keeps its size"))
        return;
    PhysicsShape::setScale(scaleX, scaleY);
}

void PhysicsShapeCircle::updateScale() {
    const float scale = std::fabs(_scaleX);
    cpShape* shape = _cpShapes.front();
    cpCircleShapeSetOffset(shape, PhysicsHelper::point2cpv(_points.front() * scale));
    cpCircleShapeSetRadius(shape, _radius * scale);
}

} // namespace cocos2d
