#include "physics/PhysicsWorld.h"

#include "base/RefPtr.h"
#include "base/refuse.h"
#include "nodes/shapes/DrawNode.h"
#include "physics/PhysicsContacts.h"
#include "physics/PhysicsDebugDraw.h"
#include "physics/PhysicsHelper.h"
#include "physics/PhysicsJoint.h"
#include "physics/finite.h"
#include "scene/Scene.h"

namespace cocos2d {

PhysicsWorld* PhysicsWorld::construct(Scene* scene) {
    return new PhysicsWorld(scene);
}

PhysicsWorld::PhysicsWorld(Scene* scene)
    : _scene(scene), _eventDispatcher(scene->getEventDispatcher()), _cpSpace(cpSpaceNew()) {
    cpSpaceSetUserData(_cpSpace, this);
    cpSpaceSetGravity(_cpSpace, PhysicsHelper::point2cpv(_gravity));
    copra::PhysicsContacts::connect(_cpSpace);
}

PhysicsWorld::~PhysicsWorld() {
    _isDying = true;
    removeAllJoints(true);
    removeAllBodies();
    flushRemoved();
    cpSpaceFree(_cpSpace);
    CC_SAFE_RELEASE(_debugDraw);
}

void PhysicsWorld::setGravity(const Vec2& gravity) {
    if (copra::rejectInfinite(gravity, "PhysicsWorld::setGravity: not a number; ignored")) return;
    _gravity = gravity;
    cpSpaceSetGravity(_cpSpace, PhysicsHelper::point2cpv(gravity));
}

void PhysicsWorld::setPreUpdateCallback(const std::function<void()>& callback) {
    _preUpdateCallback = callback;
}

void PhysicsWorld::setPostUpdateCallback(const std::function<void()>& callback) {
    _postUpdateCallback = callback;
}

// --- Debug drawing ---

void PhysicsWorld::setDebugDrawMask(int mask) {
    if (mask == DEBUGDRAW_NONE && _debugDraw) {
        _debugDraw->removeFromParent();
        CC_SAFE_RELEASE_NULL(_debugDraw);
    }
    _debugDrawMask = mask;
}

void PhysicsWorld::debugDraw() {
    if (!_debugDraw) {
        _debugDraw = DrawNode::create();
        _debugDraw->retain();
    }
    const RefPtr<DrawNode> node(_debugDraw);
    if (!node->getParent()) _scene->addChild(node); // an override may turn the drawing off
    if (node != _debugDraw) return;
    node->clear();
    copra::drawSpace(_cpSpace, _debugDrawMask, *node);
}

} // namespace cocos2d
