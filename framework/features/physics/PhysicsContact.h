#pragma once

#include "event/EventCustom.h"
#include "math/Vec2.h"
#include "physics/fwd.h"

#include <vector>

namespace cocos2d {

/// The points where two shapes touch.
struct PhysicsContactData {
    static constexpr int POINT_MAX = 4; ///< The maximum number of points of a contact.
    Vec2 points[POINT_MAX]; ///< The points on the surface of shape A, in the coordinates of the scene.
    int count = 0;          ///< The number of points that are set.
    Vec2 normal;            ///< The normal of the contact, from A to B.
};

/// Two shapes that touch, from the first step in which they do until they separate. It is passed to the
/// callbacks of EventListenerPhysicsContact, and deleted after the last one.
class PhysicsContact : public EventCustom {
public:
    /// The callback to which the contact is passed.
    enum class EventCode {
        NONE,      ///< Before the first callback.
        BEGIN,     ///< onContactBegin: the shapes touch.
        PRESOLVE,  ///< onContactPreSolve: before each step in which they touch.
        POSTSOLVE, ///< onContactPostSolve: after each step in which they touch.
        SEPARATE   ///< onContactSeparate: the shapes no longer touch.
    };

    /// Returns one of the two shapes. Which of them is A is undefined. Null after the last callback.
    PhysicsShape* getShapeA() const { return _shapeA; }
    /// Returns the shape that getShapeA() does not return.
    PhysicsShape* getShapeB() const { return _shapeB; }
    /// Returns the points and the normal of the last onContactBegin() or onContactPreSolve(), or null before
    /// that.
    const PhysicsContactData* getContactData() const { return _count > 0 ? &_data[_count % 2] : nullptr; }
    /// Returns the points and the normal of the call before the last one, or null.
    const PhysicsContactData* getPreContactData() const {
        return _count > 1 ? &_data[(_count + 1) % 2] : nullptr;
    }
    /// Returns a pointer for use by the game, not owned, that lasts as long as the contact.
    void* getData() const { return _userData; }
    /// Sets a pointer for use by the game, not owned, that lasts as long as the contact.
    void setData(void* data) { _userData = data; }
    /// Returns the callback to which the contact is passed.
    EventCode getEventCode() const { return _eventCode; }

private:
    friend class EventListenerPhysicsContact;
    friend class copra::PhysicsContacts;

    PhysicsContact(PhysicsShape* a, PhysicsShape* b, void* contactInfo);
    ~PhysicsContact() override = default;

    void setResult(bool result) { _result = result; }
    void generateContactData();
    void end(); ///< Forgets the shapes, since a game may retain the contact.

    PhysicsShape* _shapeA;
    PhysicsShape* _shapeB;
    void* _contactInfo; ///< The contact of Chipmunk, a cpArbiter.
    EventCode _eventCode = EventCode::NONE;
    bool _notificationEnable = true;
    bool _result = true;
    void* _userData = nullptr;
    /// The number of times that the data was generated: it alternates between the two.
    unsigned int _count = 0;
    PhysicsContactData _data[2];
};

/// The values of the next step, which onContactPreSolve() may change.
class PhysicsContactPreSolve {
public:
    /// Returns the product of the restitutions of the shapes, unless it was set for this step.
    float getRestitution() const;
    /// Returns the product of the frictions of the shapes, unless it was set for this step.
    float getFriction() const;
    /// Returns the velocity of the surfaces relative to each other, in points per second.
    Vec2 getSurfaceVelocity() const;
    /// Sets the restitution for this step. A value that is negative or not finite is logged and ignored.
    void setRestitution(float restitution);
    /// Sets the friction for this step. A value that is negative or not finite is logged and ignored.
    void setFriction(float friction);
    /// Sets the velocity of the surfaces relative to each other for this step, in points per second. NaN and
    /// infinite values are logged and ignored.
    void setSurfaceVelocity(const Vec2& velocity);
    /// Lets the shapes pass through each other until they separate. Until then, no callback is called.
    void ignore();

private:
    friend class EventListenerPhysicsContact;
    explicit PhysicsContactPreSolve(void* contactInfo) : _contactInfo(contactInfo) {}
    ~PhysicsContactPreSolve() = default;

    void* _contactInfo; ///< The contact of Chipmunk, a cpArbiter.
};

/// The values that the last step used.
class PhysicsContactPostSolve {
public:
    /// Returns the restitution of the step: the product of both materials, or the value of
    /// onContactPreSolve().
    float getRestitution() const;
    /// Returns the friction of the step: the product of both materials, or the value of onContactPreSolve().
    float getFriction() const;
    /// Returns the velocity of the surfaces relative to each other in the step, in points per second.
    Vec2 getSurfaceVelocity() const;

private:
    friend class EventListenerPhysicsContact;
    explicit PhysicsContactPostSolve(void* contactInfo) : _contactInfo(contactInfo) {}
    ~PhysicsContactPostSolve() = default;

    void* _contactInfo; ///< The contact of Chipmunk, a cpArbiter.
};

} // namespace cocos2d
