#pragma once

#include "base/RefPtr.h"
#include "event/EventListenerCustom.h"
#include "physics/fwd.h"

#include <functional>

namespace cocos2d {

/// Receives the contacts of the shapes of all physics worlds whose contact test masks match; see
/// PhysicsShape::setContactTestBitmask().
///
/// The callbacks are called during the step: onContactBegin() in the first step of a contact,
/// onContactPreSolve() and onContactPostSolve() in every step of it, and onContactSeparate() when it ends or
/// one of the shapes is removed. If several listeners receive a contact, the result of the last one counts.
/// Callbacks may do anything, including removing and destroying the bodies.
class EventListenerPhysicsContact : public EventListenerCustom {
public:
    /// The name of the custom event that this listener receives.
    static constexpr const char* EVENT_NAME = "PhysicsContactEvent";

    /// Creates a listener for the contacts of all shapes, without callbacks. Set at least one before you add
    /// it.
    static EventListenerPhysicsContact* create();
    /// Whether the listener has at least one callback, which the dispatcher requires. Without one, the
    /// function is an error: debug builds assert; release builds log it and return false.
    bool checkAvailable() override;
    EventListenerPhysicsContact* clone() override;

    /// Called when a contact begins. Return false to let the shapes pass through each other until they
    /// separate; onContactPreSolve() and onContactPostSolve() are then not called.
    std::function<bool(PhysicsContact& contact)> onContactBegin;
    /// Called in every step of a contact, before it is resolved. Return false to let the shapes pass through
    /// each other in this step.
    std::function<bool(PhysicsContact& contact, PhysicsContactPreSolve& solve)> onContactPreSolve;
    /// Called in every step of a contact, after it was resolved.
    std::function<void(PhysicsContact& contact, const PhysicsContactPostSolve& solve)> onContactPostSolve;
    /// Called when a contact ends.
    std::function<void(PhysicsContact& contact)> onContactSeparate;

protected:
    EventListenerPhysicsContact() = default;
    ~EventListenerPhysicsContact() override = default;

    /// Initializes a listener for all contacts, without callbacks.
    bool init();
    /// Calls the callbacks for a contact. The dispatcher calls it.
    void onEvent(EventCustom* event);
    /// Whether the listener receives the contacts of these two shapes.
    virtual bool hitTest(PhysicsShape* shapeA, PhysicsShape* shapeB);
    /// Copies the callbacks into a clone.
    template<class Listener>
    Listener* copyTo(Listener* listener) const {
        listener->onContactBegin = onContactBegin;
        listener->onContactPreSolve = onContactPreSolve;
        listener->onContactPostSolve = onContactPostSolve;
        listener->onContactSeparate = onContactSeparate;
        return listener;
    }
};

/// Receives the contacts of two bodies. The bodies are only compared, not retained.
class EventListenerPhysicsContactWithBodies : public EventListenerPhysicsContact {
public:
    /// Creates a listener for the contacts of two bodies.
    static EventListenerPhysicsContactWithBodies* create(PhysicsBody* bodyA, PhysicsBody* bodyB);
    /// Whether one shape belongs to the first body, and the other one to the second body.
    bool hitTest(PhysicsShape* shapeA, PhysicsShape* shapeB) override;
    EventListenerPhysicsContactWithBodies* clone() override;

protected:
    EventListenerPhysicsContactWithBodies() = default;
    PhysicsBody* _a = nullptr;
    PhysicsBody* _b = nullptr;
};

/// Receives the contacts of two shapes. The shapes are only compared, not retained.
class EventListenerPhysicsContactWithShapes : public EventListenerPhysicsContact {
public:
    /// Creates a listener for the contacts of two shapes.
    static EventListenerPhysicsContactWithShapes* create(PhysicsShape* shapeA, PhysicsShape* shapeB);
    /// Whether these are the two shapes of the listener, in any order.
    bool hitTest(PhysicsShape* shapeA, PhysicsShape* shapeB) override;
    EventListenerPhysicsContactWithShapes* clone() override;

protected:
    EventListenerPhysicsContactWithShapes() = default;
    PhysicsShape* _a = nullptr;
    PhysicsShape* _b = nullptr;
};

/// Receives the contacts in which at least one shape belongs to a group.
class EventListenerPhysicsContactWithGroup : public EventListenerPhysicsContact {
public:
    /// Creates a listener for the contacts of shapes of a group.
    static EventListenerPhysicsContactWithGroup* create(int group);
    /// Whether at least one of the shapes belongs to the group.
    bool hitTest(PhysicsShape* shapeA, PhysicsShape* shapeB) override;
    EventListenerPhysicsContactWithGroup* clone() override;

protected:
    EventListenerPhysicsContactWithGroup() = default;
    int _group = 0;
};

} // namespace cocos2d
