#include "base/autoreleased.h"
#include "physics/PhysicsBody.h"
#include "physics/PhysicsWorld.h"
#include "platform/Screen.h"
#include "scene/Scene.h"

namespace cocos2d {

// What Scene and Node declare for physics.

Scene* Scene::createWithPhysics() {
    auto* scene = new Scene();
    return copra::autoreleased(scene, scene->initWithPhysics());
}

bool Scene::initWithPhysics() {
    if (!_physicsWorld) {
        _physicsWorld = PhysicsWorld::construct(this);
        _simulation.reset(_physicsWorld);
    }
    return initWithSize(copra::screen().designSize);
}

void Node::setPhysicsBody(PhysicsBody* physicsBody) {
    PhysicsBody* const old = getPhysicsBody();
    if (physicsBody == old) return;
    if (old) removeComponent(old);
    if (physicsBody) addComponent(physicsBody);
}

} // namespace cocos2d
