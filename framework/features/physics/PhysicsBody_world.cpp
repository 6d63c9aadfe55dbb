#include "base/refuse.h"
#include "physics/PhysicsBody.h"
#include "physics/PhysicsFrame.h"
#include "physics/PhysicsSync.h"
#include "physics/PhysicsWorld.h"
#include "physics/finite.h"
#include "scene/Node.h"
#include "scene/Scene.h"

#include <algorithm>
#include <chipmunk/chipmunk_structs.h>
#include <cmath>

namespace cocos2d {

// --- Node and world ---

namespace {
void expectWorldOf(const Node& owner) {
    const Scene* const scene = owner.getScene();
    copra::warn(
        scene && !scene->getPhysicsWorld(),
        "PhysicsBody: the scene has no physics world, so the body does not move: create the scene with "
        "Scene::createWithPhysics() or call its initWithPhysics()");
}
} // namespace

void PhysicsBody::onAdd() {
    _owner->linkPhysicsBody(this);
    _ownerCenter = Vec2(_owner->getContentSize()) / 2.0f;
    if (_owner->isRunning()) expectWorldOf(*_owner);
    addToPhysicsWorld(); // the node may be in a scene already
}

void PhysicsBody::onRemove() {
    removeFromPhysicsWorld();
    _owner->linkPhysicsBody(nullptr);
}

void PhysicsBody::onEnter() {
    expectWorldOf(*_owner);
    addToPhysicsWorld();
}

void PhysicsBody::onExit() {
    removeFromPhysicsWorld();
}

void PhysicsBody::setOwner(Node* owner) {
    Component::setOwner(owner);
    if (!owner) removeFromPhysicsWorld(); // the node is destroyed
}

void PhysicsBody::addToPhysicsWorld() {
    Scene* scene = _owner ? _owner->getScene() : nullptr;
    PhysicsWorld* world = scene ? scene->getPhysicsWorld() : nullptr;
    if (!world) return;
    _placement.isValid = false;
    world->addBody(this);
}

void PhysicsBody::removeFromPhysicsWorld() {
    if (_world) _world->removeBody(this);
}

void PhysicsBody::removeFromWorld() {
    removeFromPhysicsWorld();
}

void PhysicsBody::removeJoint(PhysicsJoint* joint) {
    _joints.erase(std::remove(_joints.begin(), _joints.end(), joint), _joints.end());
}

void PhysicsBody::setEnabled(bool enable) {
    if (_enabled == enable) return;
    _enabled = enable;
    if (!_world) return;
    if (enable)
        _world->deferBody(this);
    else
        copra::PhysicsSync::sync(*this);
}

// --- Transforms ---

namespace {

/// Exact, and inlined: every body compares in every step.
bool isSame(const AffineTransform& a, const AffineTransform& b) {
    return a.tx == b.tx && a.ty == b.ty && a.a == b.a && a.b == b.b && a.c == b.c && a.d == b.d;
}

} // namespace

/// Reads the members of the node, as six virtual calls for each body and step would be a good part of the cost.
bool PhysicsBody::isPlacedAt(const AffineTransform& parent) const {
    const Placement_& old = _placement;
    const Node& node = *_owner;
    return old.isValid && node.getPosition() == old.position && node._rotationX == old.rotation &&
           node._scaleX == old.scaleX && node._scaleY == old.scaleY &&
           node._anchorPointInPoints == old.anchor && isSame(parent, old.parent);
}

void PhysicsBody::rememberPlacement(const AffineTransform& parent) {
    _placement = {parent,
                  _owner->getPosition(),
                  _owner->getAnchorPointInPoints(),
                  _owner->getRotationSkewX(),
                  _owner->getScaleX(),
                  _owner->getScaleY(),
                  true};
}

void PhysicsBody::beforeSimulation(const copra::PhysicsFrame& parent) {
    if (!isPlacedAt(parent.toWorld)) {
        const float rotation = parent.rotation + _owner->getRotationSkewX();
        const Vec2 scale(parent.scaleX * _owner->getScaleX(), parent.scaleY * _owner->getScaleY());
        updateOffset();
        const Vec2 position = PointApplyAffineTransform(_owner->getPosition() + _offset, parent.toWorld);
        if (!copra::warn(!copra::isFinite(position) || !copra::isFinite(rotation) || !copra::isFinite(scale),
                         "PhysicsBody: the transform of the node is not a number; the body stays")) {
            if (_recordedScale != scale) {
                _recordedScale = scale;
                setScale(scale.x, scale.y);
            }
            if (_recordedRotation != rotation) setRotation(rotation);
            setPosition(position.x, position.y);
        }
        rememberPlacement(parent.toWorld);
    }
    _recordedPosition = getPosition();
}

void PhysicsBody::updateOffset() {
    // Without rounding where the anchor point is the center, as it is for sprites.
    if (!_owner->isIgnoreAnchorPointForPosition() && _owner->getAnchorPointInPoints() == _ownerCenter)
        _offset = Vec2::ZERO;
    else
        _offset = PointApplyAffineTransform(_ownerCenter, _owner->getNodeToParentAffineTransform()) -
                  _owner->getPosition();
}

void PhysicsBody::afterSimulation(const copra::PhysicsFrame& parent) {
    // The solver's numbers may overflow, and Chipmunk aborts when such a body is changed.
    if (!std::isfinite(_cpBody->v.x + _cpBody->v.y)) _cpBody->v = cpvzero;
    if (!std::isfinite(_cpBody->w)) _cpBody->w = 0;
    const Vec2 position = getPosition();
    const Vec2 oldOffset = _offset;
    const float rotation = getRotation() - parent.rotation;
    const bool isTurned = rotation != _owner->getRotationSkewX();
    if ((position == _recordedPosition && !isTurned) || !copra::isFinite(position) ||
        !copra::isFinite(rotation))
        return;
    if (isTurned) {
        _owner->setRotation(rotation);
        if (!_owner) return; // an override removed the body
        if (_offset != Vec2::ZERO) updateOffset();
    }
    if ((position != _recordedPosition || _offset != oldOffset) && parent.isInvertible) {
        _owner->setPosition(PointApplyAffineTransform(position, parent.fromWorld) - _offset);
        if (!_owner) return;
    }
    // The rest is as before the step, or was changed by an override and takes effect in the next one.
    _placement.position = _owner->getPosition();
    _placement.rotation = _owner->getRotationSkewX();
}

} // namespace cocos2d
