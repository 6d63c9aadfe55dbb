#include "physics/PhysicsContacts.h"

#include "event/EventDispatcher.h"
#include "physics/PhysicsContact.h"
#include "physics/PhysicsJoint.h"
#include "physics/PhysicsWorld.h"

#include <chipmunk/chipmunk.h>

using cocos2d::PhysicsBody;
using cocos2d::PhysicsContact;
using cocos2d::PhysicsJoint;
using cocos2d::PhysicsShape;
using cocos2d::PhysicsWorld;
using EventCode = PhysicsContact::EventCode;

namespace copra {

namespace {

bool areJointedWithoutCollision(const PhysicsBody& a, const PhysicsBody& b) {
    for (const PhysicsJoint* joint : a.getJoints()) {
        const PhysicsBody* other = joint->getBodyA() == &a ? joint->getBodyB() : joint->getBodyA();
        if (other == &b && joint->getWorld() == a.getWorld() && !joint->isCollisionEnabled()) return true;
    }
    return false;
}

bool collides(PhysicsShape& a, PhysicsShape& b) {
    if (a.getGroup() != 0 && a.getGroup() == b.getGroup()) return a.getGroup() > 0;
    return (a.getCategoryBitmask() & b.getCollisionBitmask()) != 0 &&
           (b.getCategoryBitmask() & a.getCollisionBitmask()) != 0;
}

bool notifies(const PhysicsShape& a, const PhysicsShape& b) {
    return (a.getCategoryBitmask() & b.getContactTestBitmask()) != 0 &&
           (b.getCategoryBitmask() & a.getContactTestBitmask()) != 0;
}

bool hasNode(const PhysicsShape& shape) {
    return shape.getBody() && shape.getBody()->getNode();
}

PhysicsContact& contactOf(const cpArbiter* arbiter) {
    return *static_cast<PhysicsContact*>(cpArbiterGetUserData(arbiter));
}

} // namespace

struct PhysicsContacts::Callbacks {
    /// Calls the listeners and returns their result. Nothing is called for a body whose node was destroyed by an earlier
    /// callback of the same step. What they throw must not pass through Chipmunk, whose space would stay locked: the world
    /// throws it after the step.
    static bool notify(PhysicsContact& contact, EventCode code, PhysicsWorld& world) {
        if (!contact._notificationEnable || world._isDying) return true;
        if (!hasNode(*contact._shapeA) || !hasNode(*contact._shapeB)) return true;
        contact._eventCode = code;
        contact._result = true;
        world._thrown.run([&] { world._eventDispatcher->dispatchEvent(&contact); });
        return contact._result;
    }

    static cpBool begin(cpArbiter* arbiter, cpSpace*, cpDataPointer world) {
        CP_ARBITER_GET_SHAPES(arbiter, nativeA, nativeB);
        auto& a = *static_cast<PhysicsShape*>(cpShapeGetUserData(nativeA));
        auto& b = *static_cast<PhysicsShape*>(cpShapeGetUserData(nativeB));
        auto* contact = new PhysicsContact(&a, &b, arbiter);
        cpArbiterSetUserData(arbiter, contact);
        const bool areJointed =
            !hasNode(a) || !hasNode(b) || areJointedWithoutCollision(*a.getBody(), *b.getBody());
        contact->_notificationEnable = !areJointed && notifies(a, b);
        if (areJointed) return cpFalse;
        const bool collide = collides(a, b); // before a listener changes the masks
        return notify(*contact, EventCode::BEGIN, *static_cast<PhysicsWorld*>(world)) && collide;
    }

    static cpBool preSolve(cpArbiter* arbiter, cpSpace*, cpDataPointer world) {
        return notify(contactOf(arbiter), EventCode::PRESOLVE, *static_cast<PhysicsWorld*>(world));
    }

    static void postSolve(cpArbiter* arbiter, cpSpace*, cpDataPointer world) {
        notify(contactOf(arbiter), EventCode::POSTSOLVE, *static_cast<PhysicsWorld*>(world));
    }

    static void separate(cpArbiter* arbiter, cpSpace*, cpDataPointer world) {
        PhysicsContact& contact = contactOf(arbiter);
        notify(contact, EventCode::SEPARATE, *static_cast<PhysicsWorld*>(world));
        cpArbiterSetUserData(arbiter, nullptr);
        contact.end();
        contact.release();
    }
};

void PhysicsContacts::connect(cpSpace* space) {
    cpCollisionHandler* handler = cpSpaceAddDefaultCollisionHandler(space);
    handler->userData = cpSpaceGetUserData(space);
    handler->beginFunc = Callbacks::begin;
    handler->preSolveFunc = Callbacks::preSolve;
    handler->postSolveFunc = Callbacks::postSolve;
    handler->separateFunc = Callbacks::separate;
}

} // namespace copra
