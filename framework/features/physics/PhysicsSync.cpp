#include "physics/PhysicsSync.h"

#include "base/RefPtr.h"
#include "physics/PhysicsBody.h"
#include "physics/PhysicsJoint.h"
#include "physics/PhysicsWorld.h"

#include <chipmunk/chipmunk.h>
#include <numeric>
#include <vector>

using cocos2d::PhysicsBody;
using cocos2d::PhysicsJoint;
using cocos2d::PhysicsShape;
using cocos2d::PhysicsWorld;
using cocos2d::RefPtr;

namespace copra {

namespace {

PhysicsWorld& worldOf(const cpSpace* space) {
    return *static_cast<PhysicsWorld*>(cpSpaceGetUserData(space));
}

/// False if a space is locked. Removing a shape calls the listeners of the contacts that end with it, which may do anything
/// but change the space: the target is read again after it.
bool syncNativeShape(cpShape* native, const PhysicsShape& shape) {
    const auto target = [&shape] {
        return shape.getBody() ? shape.getBody()->getCPBody() : PhysicsSync::detachedBody();
    };
    cpSpace* const current = cpShapeGetSpace(native);
    if (current && (cpShapeGetBody(native) != target() || cpBodyGetSpace(target()) != current)) {
        if (cpSpaceIsLocked(current)) return false;
        cpSpaceRemoveShape(current, native);
    }
    if (cpShapeGetSpace(native)) return true;
    if (cpShapeGetBody(native) != target()) cpShapeSetBody(native, target());
    cpSpace* const space = cpBodyGetSpace(target());
    if (!space) return true;
    if (cpSpaceIsLocked(space)) return false;
    cpSpaceAddShape(space, native);
    return true;
}

/// The step from one segment of an outline to the next that is added. One after the other they would make a tree of the space as
/// deep as there are segments, and its first step would take a quadratic time: parts of the golden ratio spread them.
std::size_t strideOf(std::size_t segments) {
    constexpr std::size_t kMany = 500;
    if (segments < kMany) return 1;
    auto stride = static_cast<std::size_t>(static_cast<double>(segments) * 0.618);
    while (std::gcd(stride, segments) != 1) ++stride;
    return stride;
}

/// Each shape once: the native shapes of one are neighbors, and an outline has as many as points.
void collectShape(cpBody*, cpShape* native, void* collected) {
    auto* shape = static_cast<PhysicsShape*>(cpShapeGetUserData(native));
    auto& shapes = *static_cast<std::vector<RefPtr<PhysicsShape>>*>(collected);
    if (shapes.empty() || shapes.back() != shape) shapes.emplace_back(shape);
}

} // namespace

cpBody* PhysicsSync::detachedBody() {
    static cpBody* const body = cpBodyNewStatic();
    return body;
}

void PhysicsSync::defer(PhysicsBody& body, cpSpace* space) {
    worldOf(space).deferBody(&body);
}

void PhysicsSync::defer(PhysicsShape& shape, cpSpace* space) {
    worldOf(space).deferShape(&shape);
}

void PhysicsSync::sync(PhysicsShape& shape) {
    const std::size_t count = shape._cpShapes.size();
    const std::size_t stride = strideOf(count);
    for (std::size_t i = 0; i < count; ++i) {
        cpShape* const native = shape._cpShapes[i * stride % count];
        if (syncNativeShape(native, shape)) continue;
        cpSpace* locked = cpShapeGetSpace(native);
        if (!locked || !cpSpaceIsLocked(locked)) locked = cpBodyGetSpace(shape.getBody()->getCPBody());
        defer(shape, locked);
        return;
    }
}

void PhysicsSync::leaveSpace(PhysicsShape& shape) {
    for (cpShape* native : shape._cpShapes) {
        cpSpace* const space = cpShapeGetSpace(native);
        if (space && !cpSpaceIsLocked(space)) cpSpaceRemoveShape(space, native);
    }
}

bool PhysicsSync::leaveSpace(PhysicsBody& body) {
    cpSpace* const space = cpBodyGetSpace(body.getCPBody());
    if (cpSpaceIsLocked(space)) return false;
    cpSpaceRemoveBody(space, body.getCPBody());
    // Now the shapes have no space to be in. Shapes that a callback has given to another body may still be attached to
    // this one, which may be destroyed before they are synced.
    std::vector<RefPtr<PhysicsShape>> shapes;
    cpBodyEachShape(body.getCPBody(), collectShape, &shapes);
    for (const RefPtr<PhysicsShape>& shape : shapes) sync(*shape);
    return true;
}

void PhysicsSync::applyType(PhysicsBody& body) {
    cpBody* const native = body.getCPBody();
    const cpBodyType type = body.isDynamic() ? CP_BODY_TYPE_DYNAMIC : CP_BODY_TYPE_KINEMATIC;
    if (cpBodyGetType(native) == type) return;
    cpBodySetType(native, type);
    if (body.getWorld()) body.getWorld()->deferJoints();
}

void PhysicsSync::sync(PhysicsBody& body) {
    const RefPtr<PhysicsBody> alive(&body);
    cpSpace* const current = cpBodyGetSpace(body.getCPBody());
    const auto target = [&body] {
        return body.getWorld() && body.isEnabled() ? body.getWorld()->_cpSpace : nullptr;
    };
    if (current && cpSpaceIsLocked(current)) {
        defer(body, current);
        return;
    }
    if (current && current != target()) leaveSpace(body);
    applyType(body);
    body.applyMass();
    cpSpace* const space = target();
    if (space && space != cpBodyGetSpace(body.getCPBody())) {
        if (cpSpaceIsLocked(space)) {
            defer(body, space);
            return;
        }
        cpSpaceAddBody(space, body.getCPBody());
        const cocos2d::Vector<PhysicsShape*> shapes = body._shapes;
        for (PhysicsShape* shape : shapes) sync(*shape);
    }
}

void PhysicsSync::destroy(PhysicsJoint& joint) {
    if (joint._world)
        joint._world->removeJoint(&joint, true);
    else
        delete &joint;
}

} // namespace copra
