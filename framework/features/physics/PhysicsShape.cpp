#include "physics/PhysicsShape.h"

#include "physics/PhysicsBody.h"
#include "physics/PhysicsHelper.h"
#include "physics/PhysicsSync.h"
#include "physics/finite.h"

namespace cocos2d {

PhysicsShape::~PhysicsShape() {
    for (cpShape* shape : _cpShapes) cpShapeFree(shape);
}

void PhysicsShape::addShape(cpShape* shape) {
    cpShapeSetUserData(shape, this);
    _cpShapes.push_back(shape);
}

void PhysicsShape::initMaterial(const PhysicsMaterial& material) {
    const bool isSound = material.density >= 0.0f;
    copra::warn(!isSound, "PhysicsShape: the density is negative or not a number; 0 is used");
    _material.density = isSound ? material.density : 0.0f;
    _area = calculateArea();
    const bool isEdge = _type >= Type::EDGESEGMENT;
    if (isEdge || _material.density == PHYSICS_INFINITY)
        _mass = _moment = PHYSICS_INFINITY;
    else {
        _mass = _material.density * _area;
        _moment = calculateDefaultMoment();
    }
    setRestitution(material.restitution);
    setFriction(material.friction);
}

// --- Mass ---

void PhysicsShape::setMass(float mass) {
    if (copra::warn(!(mass >= 0.0f),
                    "PhysicsShape::setMass: the mass is negative or not a number and is ignored"))
        return;
    if (_body) {
        _body->addMass(-_mass);
        _body->addMass(mass);
    }
    _mass = mass;
}

void PhysicsShape::setMoment(float moment) {
    if (copra::warn(!(moment >= 0.0f),
                    "PhysicsShape::setMoment: the moment is negative or not a number and is ignored"))
        return;
    if (_body) {
        _body->addMoment(-_moment);
        _body->addMoment(moment);
    }
    _moment = moment;
}

void PhysicsShape::setDensity(float density) {
    if (copra::warn(!(density >= 0.0f),
                    "PhysicsShape::setDensity: the density is negative or not a number and is ignored"))
        return;
    _material.density = density;
    if (density == PHYSICS_INFINITY)
        setMass(PHYSICS_INFINITY);
    else if (_area > 0.0f)
        setMass(density * _area);
}

// --- Material ---

void PhysicsShape::setMaterial(const PhysicsMaterial& material) {
    setDensity(material.density);
    setRestitution(material.restitution);
    setFriction(material.friction);
}

void PhysicsShape::setRestitution(float restitution) {
    if (copra::warn(
            !(restitution >= 0.0f) || !copra::isFinite(restitution),
            "PhysicsShape::setRestitution: the restitution is negative or not a number and is ignored"))
        return;
    _material.restitution = restitution;
    for (cpShape* shape : _cpShapes) cpShapeSetElasticity(shape, restitution);
}

void PhysicsShape::setFriction(float friction) {
    if (copra::warn(!(friction >= 0.0f) || !copra::isFinite(friction),
                    "PhysicsShape::setFriction: the friction is negative or not a number and is ignored"))
        return;
    _material.friction = friction;
    for (cpShape* shape : _cpShapes) cpShapeSetFriction(shape, friction);
}

void PhysicsShape::setSensor(bool sensor) {
    _sensor = sensor;
    for (cpShape* shape : _cpShapes) cpShapeSetSensor(shape, sensor);
}

void PhysicsShape::setGroup(int group) {
    _group = group;
    // Only negative groups are Chipmunk's kind of group, whose shapes never touch; positive ones are handled at the contact.
    const cpGroup native = group < 0 ? static_cast<cpGroup>(group) : CP_NO_GROUP;
    for (cpShape* shape : _cpShapes)
        cpShapeSetFilter(shape, cpShapeFilterNew(native, CP_ALL_CATEGORIES, CP_ALL_CATEGORIES));
}

// --- Geometry ---

void PhysicsShape::setScale(float scaleX, float scaleY) {
    if (scaleX == _scaleX && scaleY == _scaleY) return;
    const bool isUsable =
        std::fabs(scaleX) <= copra::kMaxShapeScale && std::fabs(scaleY) <= copra::kMaxShapeScale;
    if (copra::warn(
            !isUsable,
            "PhysicsShape::setScale: the scale is not a number or too large; the shape keeps its size"))
        return;
    _scaleX = scaleX;
    _scaleY = scaleY;
    updateScale();
    if (_mass == PHYSICS_INFINITY) return;
    _area = calculateArea();
    _mass = _material.density * _area;
    _moment = calculateDefaultMoment();
}

bool PhysicsShape::containsPoint(const Vec2& point) const {
    if (!copra::isFinite(point)) return false;
    for (const cpShape* shape : _cpShapes)
        if (cpShapePointQuery(shape, PhysicsHelper::point2cpv(point), nullptr) < 0) return true;
    return false;
}

Vec2 PhysicsShape::getPolygonCenter(const Vec2* points, int count) {
    if (!points || count <= 0) return Vec2::ZERO;
    std::vector<cpVect> native(static_cast<std::size_t>(count));
    return PhysicsHelper::cpv2point(
        cpCentroidForPoly(count, PhysicsHelper::points2cpvs(points, native.data(), count)));
}

void PhysicsShape::recenterPoints(Vec2* points, int count, const Vec2& center) {
    if (!points) return;
    const Vec2 offset = center - getPolygonCenter(points, count);
    for (int i = 0; i < count; ++i) points[i] += offset;
}

void PhysicsShape::setBody(PhysicsBody* body) {
    _body = body;
    copra::PhysicsSync::sync(*this);
}

} // namespace cocos2d
