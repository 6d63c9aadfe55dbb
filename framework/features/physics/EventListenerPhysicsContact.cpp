#include "physics/EventListenerPhysicsContact.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/refuse.h"
#include "physics/PhysicsContact.h"
#include "physics/PhysicsShape.h"

namespace cocos2d {

EventListenerPhysicsContact* EventListenerPhysicsContact::create() {
    auto* listener = new EventListenerPhysicsContact();
    return copra::autoreleased(listener, listener->init());
}

bool EventListenerPhysicsContact::init() {
    return EventListenerCustom::init(EVENT_NAME, [this](EventCustom* event) { onEvent(event); });
}

bool EventListenerPhysicsContact::checkAvailable() {
    const bool hasCallback = onContactBegin || onContactPreSolve || onContactPostSolve || onContactSeparate;
    return !copra::refuse(!hasCallback, "EventListenerPhysicsContact: the listener has no callback");
}

EventListenerPhysicsContact* EventListenerPhysicsContact::clone() {
    return copyTo(create());
}

bool EventListenerPhysicsContact::hitTest(PhysicsShape*, PhysicsShape*) {
    return true;
}

void EventListenerPhysicsContact::onEvent(EventCustom* event) {
    auto* contact = dynamic_cast<PhysicsContact*>(event);
    if (!contact) return;
    const auto wants = [&](const auto& callback) {
        return callback && hitTest(contact->getShapeA(), contact->getShapeB());
    };
    switch (contact->getEventCode()) {
    case PhysicsContact::EventCode::BEGIN: {
        const bool isWanted = wants(onContactBegin);
        if (isWanted) contact->generateContactData();
        contact->setResult(isWanted ? copra::call(onContactBegin, *contact) : true);
        break;
    }
    case PhysicsContact::EventCode::PRESOLVE: {
        const bool isWanted = wants(onContactPreSolve);
        if (isWanted) contact->generateContactData();
        PhysicsContactPreSolve solve(contact->_contactInfo);
        contact->setResult(isWanted ? copra::call(onContactPreSolve, *contact, solve) : true);
        break;
    }
    case PhysicsContact::EventCode::POSTSOLVE:
        if (wants(onContactPostSolve))
            copra::call(onContactPostSolve, *contact, PhysicsContactPostSolve(contact->_contactInfo));
        break;
    case PhysicsContact::EventCode::SEPARATE:
        if (wants(onContactSeparate)) copra::call(onContactSeparate, *contact);
        break;
    case PhysicsContact::EventCode::NONE:
        break;
    }
}

// --- EventListenerPhysicsContactWithBodies ---

EventListenerPhysicsContactWithBodies* EventListenerPhysicsContactWithBodies::create(PhysicsBody* bodyA,
                                                                                     PhysicsBody* bodyB) {
    auto* listener = new EventListenerPhysicsContactWithBodies();
    listener->_a = bodyA;
    listener->_b = bodyB;
    return copra::autoreleased(listener, listener->init());
}

bool EventListenerPhysicsContactWithBodies::hitTest(PhysicsShape* shapeA, PhysicsShape* shapeB) {
    const PhysicsBody* const a = shapeA->getBody();
    const PhysicsBody* const b = shapeB->getBody();
    return (a == _a && b == _b) || (a == _b && b == _a);
}

EventListenerPhysicsContactWithBodies* EventListenerPhysicsContactWithBodies::clone() {
    return copyTo(create(_a, _b));
}

// --- EventListenerPhysicsContactWithShapes ---

EventListenerPhysicsContactWithShapes* EventListenerPhysicsContactWithShapes::create(PhysicsShape* shapeA,
                                                                                     PhysicsShape* shapeB) {
    auto* listener = new EventListenerPhysicsContactWithShapes();
    listener->_a = shapeA;
    listener->_b = shapeB;
    return copra::autoreleased(listener, listener->init());
}

bool EventListenerPhysicsContactWithShapes::hitTest(PhysicsShape* shapeA, PhysicsShape* shapeB) {
    return (shapeA == _a && shapeB == _b) || (shapeA == _b && shapeB == _a);
}

EventListenerPhysicsContactWithShapes* EventListenerPhysicsContactWithShapes::clone() {
    return copyTo(create(_a, _b));
}

// --- EventListenerPhysicsContactWithGroup ---

EventListenerPhysicsContactWithGroup* EventListenerPhysicsContactWithGroup::create(int group) {
    auto* listener = new EventListenerPhysicsContactWithGroup();
    listener->_group = group;
    return copra::autoreleased(listener, listener->init());
}

bool EventListenerPhysicsContactWithGroup::hitTest(PhysicsShape* shapeA, PhysicsShape* shapeB) {
    return shapeA->getGroup() == _group || shapeB->getGroup() == _group;
}

EventListenerPhysicsContactWithGroup* EventListenerPhysicsContactWithGroup::clone() {
    return copyTo(create(_group));
}

} // namespace cocos2d
