#pragma once

#include "event/EventCustom.h"
#include "math/Vec2.h"
#include "physics/fwd.h"

#include <vector>

namespace cocos2d {

/// Where two shapes touch.
struct PhysicsContactData {
    static constexpr int POINT_MAX = 4; ///< The most points that a contact has.
    Vec2 points[POINT_MAX];             ///< On the surface of shape A, in coordinates of the scene.
    int count = 0;                      ///< How many of the points are set.
    Vec2 normal;                        ///< The normal of the contact, from A to B.
};

/// Two shapes that touch, from the first step in which they do until they separate. Passed to the callbacks of
/// EventListenerPhysicsContact and deleted after the last one.
class PhysicsContact : public EventCustom {
public:
    /// Which callback the contact is in.
    enum class EventCode {
        NONE,      ///< Before the first callback.
        BEGIN,     ///< onContactBegin: the shapes touch.
        PRESOLVE,  ///< onContactPreSolve: before each step in which they touch.
        POSTSOLVE, ///< onContactPostSolve: after each step in which they touch.
        SEPARATE   ///< onContactSeparate: the shapes do not touch any more.
    };

    /// The two shapes; which one is A is undefined.
    PhysicsShape* getShapeA() const { return _shapeA; }
    /// The other shape.
    PhysicsShape* getShapeB() const { return _shapeB; }
    /// The points and the normal of the last onContactBegin() or onContactPreSolve(); null before.
    const PhysicsContactData* getContactData() const { return _count > 0 ? &_data[_count % 2] : nullptr; }
    /// The data of the call before that, or null.
    const PhysicsContactData* getPreContactData() const {
        return _count > 1 ? &_data[(_count + 1) % 2] : nullptr;
    }
    /// A pointer for the user, not owned, that lives as long as the contact.
    void* getData() const { return _userData; }
    void setData(void* data) { _userData = data; }
    /// The callback that the contact is passed to.
    EventCode getEventCode() const { return _eventCode; }

private:
    friend class EventListenerPhysicsContact;
    friend class copra::PhysicsContacts;

    PhysicsContact(PhysicsShape* a, PhysicsShape* b, void* contactInfo);
    ~PhysicsContact() override = default;

    void setResult(bool result) { _result = result; }
    void generateContactData();

    PhysicsShape* _shapeA;
    PhysicsShape* _shapeB;
    void* _contactInfo; ///< cpArbiter
    EventCode _eventCode = EventCode::NONE;
    bool _notificationEnable = true;
    bool _result = true;
    void* _userData = nullptr;
    unsigned int _count = 0; ///< How often the data was generated: it alternates between the two.
    PhysicsContactData _data[2];
};

/// What onContactPreSolve() may change about the step that follows.
class PhysicsContactPreSolve {
public:
    /// The product of the restitutions of the shapes, unless it was set for this step.
    float getRestitution() const;
    /// The product of the frictions of the shapes, unless it was set for this step.
    float getFriction() const;
    /// The velocity of the surfaces relative to each other, in points per second.
    Vec2 getSurfaceVelocity() const;
    /// Sets the restitution for this step. Values that are not numbers are logged and ignored.
    void setRestitution(float restitution);
    /// Sets the friction for this step.
    void setFriction(float friction);
    /// Sets the velocity of the surfaces relative to each other for this step.
    void setSurfaceVelocity(const Vec2& velocity);
    /// The shapes pass through each other until they separate, without further callbacks but that of the separation.
    void ignore();

private:
    friend class EventListenerPhysicsContact;
    explicit PhysicsContactPreSolve(void* contactInfo) : _contactInfo(contactInfo) {}
    ~PhysicsContactPreSolve() = default;

    void* _contactInfo; ///< cpArbiter
};

/// The values that the last step used.
class PhysicsContactPostSolve {
public:
    /// The restitution of the step: the product of both materials, or that of onContactPreSolve().
    float getRestitution() const;
    /// The friction of the step: the product of both materials, or that of onContactPreSolve().
    float getFriction() const;
    /// The velocity of the surfaces relative to each other in the step, in points per second.
    Vec2 getSurfaceVelocity() const;

private:
    friend class EventListenerPhysicsContact;
    explicit PhysicsContactPostSolve(void* contactInfo) : _contactInfo(contactInfo) {}
    ~PhysicsContactPostSolve() = default;

    void* _contactInfo; ///< cpArbiter
};

} // namespace cocos2d
