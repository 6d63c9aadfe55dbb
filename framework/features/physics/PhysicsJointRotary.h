#pragma once

#include "physics/PhysicsJoint.h"

#include <cmath>

namespace cocos2d {

/// Connects the angles of two bodies with a damped spring.
class PhysicsJointRotarySpring : public PhysicsJoint {
public:
    /// Creates a spring between the angles of two bodies. `stiffness` is the torque for each radian, and
    /// `damping` is the torque for each radian per second. Null and the same body twice are errors: debug
    /// builds assert; release builds log it and return null.
    static PhysicsJointRotarySpring* construct(PhysicsBody* a, PhysicsBody* b, float stiffness,
                                               float damping);
    /// Returns the angle of body A minus the angle of body B without torque, in radians counterclockwise. By
    /// default, it is the angle when the joint becomes active.
    float getRestAngle() const;
    /// Sets the angle of body A minus the angle of body B without torque, in radians counterclockwise. By
    /// default, it is the angle when the joint becomes active.
    void setRestAngle(float restAngle);
    /// Returns the torque for each radian.
    float getStiffness() const { return _stiffness; }
    /// Sets the torque for each radian.
    void setStiffness(float stiffness);
    /// Returns the torque for each radian per second.
    float getDamping() const { return _damping; }
    /// Sets the torque for each radian per second.
    void setDamping(float damping);
    bool createConstraints() override;

protected:
    /// Constructs a joint without bodies. Games call construct().
    PhysicsJointRotarySpring() = default;
    ~PhysicsJointRotarySpring() override = default;
    /// Returns the angle of body A minus the angle of body B, in radians.
    float currentAngle() const;

    float _stiffness = 0.0f;
    float _damping = 0.0f;
    float _restAngle = NAN; ///< NaN: not set
};

/// Keeps the angle of body B relative to body A in a range, in radians counterclockwise.
class PhysicsJointRotaryLimit : public PhysicsJoint {
public:
    /// Creates a joint that keeps the angle of body B relative to body A between `min` and `max`, in radians.
    /// Null and the same body twice are errors: debug builds assert; release builds log it and return null.
    static PhysicsJointRotaryLimit* construct(PhysicsBody* a, PhysicsBody* b, float min, float max);
    /// Creates a joint with the range 0 to 0, so that both bodies keep the same angle. Null and the same body
    /// twice are errors: debug builds assert; release builds log it and return null.
    static PhysicsJointRotaryLimit* construct(PhysicsBody* a, PhysicsBody* b);
    /// Returns the smallest angle in radians.
    float getMin() const { return _min; }
    /// Sets the smallest angle in radians.
    void setMin(float min);
    /// Returns the largest angle in radians.
    float getMax() const { return _max; }
    /// Sets the largest angle in radians.
    void setMax(float max);
    bool createConstraints() override;

protected:
    /// Constructs a joint without bodies. Games call construct().
    PhysicsJointRotaryLimit() = default;
    ~PhysicsJointRotaryLimit() override = default;
    float _min = 0.0f;
    float _max = 0.0f;
};

/// Lets two bodies rotate relative to each other in one direction only, as a socket wrench does.
class PhysicsJointRatchet : public PhysicsJoint {
public:
    /// Creates a joint that lets two bodies rotate in one direction only, in clicks of `ratchet` radians. If
    /// it is above 0, body B can rotate counterclockwise relative to body A; below 0, clockwise. `phase` is
    /// the offset of the clicks in radians. If `ratchet` is 0, the function logs that and returns null. Null
    /// and the same body twice are errors: debug builds assert; release builds log it and return null.
    static PhysicsJointRatchet* construct(PhysicsBody* a, PhysicsBody* b, float phase, float ratchet);
    /// Returns the angle of the last click, in radians; 0 before the joint becomes active.
    float getAngle() const;
    /// Sets the angle of the last click, in radians.
    void setAngle(float angle);
    /// Returns the offset of the clicks in radians.
    float getPhase() const { return _phase; }
    /// Sets the offset of the clicks in radians.
    void setPhase(float phase);
    /// Returns the angle between two clicks in radians.
    float getRatchet() const { return _ratchet; }
    /// Sets the angle between two clicks in radians: above 0, body B can rotate counterclockwise relative to
    /// body A; below 0, clockwise. 0 is logged and ignored.
    void setRatchet(float ratchet);
    bool createConstraints() override;

protected:
    /// Constructs a joint without bodies. Games call construct().
    PhysicsJointRatchet() = default;
    ~PhysicsJointRatchet() override = default;
    float _phase = 0.0f;
    float _ratchet = 0.0f;
    float _angle = NAN; ///< NaN: not set
};

/// Keeps the ratio of the angular velocities of two bodies constant.
class PhysicsJointGear : public PhysicsJoint {
public:
    /// Creates a joint that makes body A rotate `ratio` times as fast as body B. The angle of A is that of B
    /// times `ratio`, minus `phase`, in radians. If `ratio` is 0, the function logs that and returns null.
    /// Null and the same body twice are errors: debug builds assert; release builds log it and return null.
    static PhysicsJointGear* construct(PhysicsBody* a, PhysicsBody* b, float phase, float ratio);
    /// Returns the angular offset: the angle of body B times the ratio, minus the angle of body A, in
    /// radians.
    float getPhase() const { return _phase; }
    /// Sets the angular offset: the angle of body B times the ratio, minus the angle of body A, in radians.
    void setPhase(float phase);
    /// Returns the angular velocity of body A divided by that of body B.
    float getRatio() const { return _ratio; }
    /// Sets the angular velocity of body A divided by that of body B. If it is 0 or not a finite number, the
    /// function logs that and changes nothing.
    void setRatio(float ratchet);
    bool createConstraints() override;

protected:
    /// Constructs a joint without bodies. Games call construct().
    PhysicsJointGear() = default;
    ~PhysicsJointGear() override = default;
    float _phase = 0.0f;
    float _ratio = 1.0f;
};

/// Keeps the relative angular velocity of two bodies constant.
class PhysicsJointMotor : public PhysicsJoint {
public:
    /// Creates a motor that keeps the angular velocity of body A minus that of body B at `rate`, in radians
    /// per second counterclockwise. setMaxForce() limits its torque. Null and the same body twice are errors:
    /// debug builds assert; release builds log it and return null.
    static PhysicsJointMotor* construct(PhysicsBody* a, PhysicsBody* b, float rate);
    /// Returns the angular velocity of body A minus that of body B, in radians per second counterclockwise.
    float getRate() const { return _rate; }
    /// Sets the angular velocity of body A minus that of body B, in radians per second counterclockwise.
    void setRate(float rate);
    bool createConstraints() override;

protected:
    /// Constructs a joint without bodies. Games call construct().
    PhysicsJointMotor() = default;
    ~PhysicsJointMotor() override = default;
    float _rate = 0.0f;
};

} // namespace cocos2d
