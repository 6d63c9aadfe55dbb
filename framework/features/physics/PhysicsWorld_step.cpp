#include "base/RefPtr.h"
#include "base/ScopedValue.h"
#include "base/call.h"
#include "base/refuse.h"
#include "physics/PhysicsBody.h"
#include "physics/PhysicsFrame.h"
#include "physics/PhysicsWorld.h"
#include "physics/finite.h"
#include "scene/Scene.h"

#include <algorithm>
#include <cfloat>
#include <chipmunk/chipmunk.h>
#include <cmath>
#include <utility>

namespace cocos2d {

namespace {

/// A copy is called, as the callback may set another one.
int depthOf(const Node* node) {
    int depth = 0;
    while ((node = node->getParent())) ++depth;
    return depth;
}

} // namespace

void PhysicsWorld::setSpeed(float speed) {
    if (speed >= 0.0f && copra::isFinite(speed)) _speed = speed;
}

void PhysicsWorld::setSubsteps(int steps) {
    if (steps <= 0) return;
    _substeps = steps;
    if (steps > 1) _updateRate = 1;
}

void PhysicsWorld::setSlopBias(float slop, float bias) {
    if (copra::rejectInfinite(Vec2(slop, bias), "PhysicsWorld::setSlopBias: not a number; ignored")) return;
    cpSpaceSetCollisionSlop(_cpSpace, std::max(slop, 0.0f));
    cpSpaceSetCollisionBias(_cpSpace, std::clamp(bias, 0.0f, 1.0f)); // a power of it is computed
}

void PhysicsWorld::advance(float delta) {
    if (_autoStep) update(delta);
}

void PhysicsWorld::step(float delta) {
    if (copra::warn(_autoStep, "PhysicsWorld::step: turn auto step off first")) return;
    update(delta, true);
}

void PhysicsWorld::update(float delta, bool userCall) {
    if (copra::warn(_isUpdating || isLocked(), "PhysicsWorld: a callback of the world cannot step it"))
        return;
    const RefPtr<Scene> alive(_scene);
    const copra::ScopedValue updating(_isUpdating, true);
    copra::call(_preUpdateCallback);
    if (_isSortDirty) sortBodies();
    forEachPlaced([this](PhysicsBody& body, const copra::PhysicsFrame& parent) {
        if (parent.isInScene)
            body.beforeSimulation(parent);
        else
            removeBody(&body); // its node left without running
    });
    // Bodies enter the space where their nodes are: of shapes that enter at one place, Chipmunk makes a bad tree.
    flushShapes();
    flushBodies(true);
    flushJoints(true);
    if (delta >= FLT_EPSILON && copra::isFinite(delta)) {
        if (userCall)
            stepSpace(delta);
        else
            stepFrames(delta);
        if (_debugDrawMask != DEBUGDRAW_NONE) debugDraw();
        forEachPlaced(
            [](PhysicsBody& body, const copra::PhysicsFrame& parent) { body.afterSimulation(parent); });
        copra::call(_postUpdateCallback);
    }
}

void PhysicsWorld::stepFrames(float delta) {
    _updateTime += delta;
    if (_fixedRate) {
        const float step = 1.0f / static_cast<float>(_fixedRate);
        while (_updateTime > step) {
            _updateTime -= step;
            _scene->fixedUpdate(step);
            stepSpace(step * _speed);
        }
        return;
    }
    if (++_updateRateCount < _updateRate) return;
    _updateRateCount = 0;
    const float step = std::exchange(_updateTime, 0.0f) * _speed / static_cast<float>(_substeps);
    for (int i = 0; i < _substeps; ++i) {
        stepSpace(step);
        for (std::size_t j = 0; j < _placed.size(); ++j)
            if (PhysicsBody* body = _placed[j]) body->update(step);
    }
}

void PhysicsWorld::stepSpace(double seconds) {
    if (!std::isfinite(seconds)) return; // Chipmunk aborts the program: 0 times infinity is a position
    cpSpaceStep(_cpSpace, seconds);
    flushRemoved();
    _thrown.pass();
}

// --- Nodes ---

void PhysicsWorld::sortBodies() {
    _isSortDirty = false;
    _placed.erase(std::remove(_placed.begin(), _placed.end(), nullptr), _placed.end());
    for (PhysicsBody* body : _placed) body->_depth = depthOf(body->getNode());
    // A parent moves before its children.
    std::stable_sort(_placed.begin(), _placed.end(),
                     [](const PhysicsBody* a, const PhysicsBody* b) { return a->_depth < b->_depth; });
    for (std::size_t i = 0; i < _placed.size(); ++i) _placed[i]->_syncIndex = i;
}

copra::PhysicsFrame PhysicsWorld::frameOf(Node* parent) const {
    copra::PhysicsFrame frame;
    frame.toWorld = AffineTransform::IDENTITY;
    for (Node* node = parent; node && !frame.isInScene; node = node->getParent()) {
        frame.toWorld = AffineTransformConcat(frame.toWorld, node->getNodeToParentAffineTransform());
        frame.rotation += node->getRotationSkewX();
        frame.scaleX *= node->getScaleX();
        frame.scaleY *= node->getScaleY();
        frame.isInScene = node == _scene;
    }
    const AffineTransform& t = frame.toWorld;
    frame.isInvertible = t.a * t.d - t.b * t.c != 0.0f;
    frame.fromWorld = AffineTransformInvert(t);
    return frame;
}

template<class Visit>
void PhysicsWorld::forEachPlaced(const Visit& visit) {
    const Node* lastParent = nullptr;
    copra::PhysicsFrame frame;
    // By index: an override of a node's setter may add and remove bodies.
    for (std::size_t i = 0; i < _placed.size(); ++i) {
        const RefPtr<PhysicsBody> body = _placed[i];
        if (!body) continue;
        Node* node = body->getNode();
        Node* parent = node == _scene ? nullptr : node->getParent();
        if (parent != lastParent || !parent) {
            frame = frameOf(parent);
            lastParent = parent;
        }
        if (node == _scene) frame.isInScene = true;
        visit(*body, frame);
    }
}

} // namespace cocos2d
