#pragma once

#include "physics/PhysicsJoint.h"

#include <cmath>

namespace cocos2d {

/// Holds two bodies together as one: neither the distance nor the angle between them changes.
class PhysicsJointFixed : public PhysicsJoint {
public:
    /// Creates a joint that holds two bodies where they are when it becomes active, at the point `anchr` of
    /// the scene. Null and the same body twice are errors: debug builds assert; release builds log it and
    /// return null.
    static PhysicsJointFixed* construct(PhysicsBody* a, PhysicsBody* b, const Vec2& anchr);
    bool createConstraints() override;

protected:
    /// Constructs a joint without bodies. Games call construct().
    PhysicsJointFixed() = default;
    ~PhysicsJointFixed() override = default;
    Vec2 _anchr;
};

/// Keeps two points within a range of distances, as a rope does.
class PhysicsJointLimit : public PhysicsJoint {
public:
    /// Creates a joint that keeps two anchors, in the coordinates of their bodies, within a distance of each
    /// other. As in cocos2d-x, it is the present distance of `anchr1` on body B from `anchr2` on body A.
    /// To set another distance, use the form with `min` and `max`. Null and the same body twice are errors:
    /// debug builds assert; release builds log it and return null.
    static PhysicsJointLimit* construct(PhysicsBody* a, PhysicsBody* b, const Vec2& anchr1,
                                        const Vec2& anchr2);
    /// Creates a joint that keeps two anchors, in the coordinates of their bodies, no nearer than `min` and
    /// no farther than `max` points from each other. Null and the same body twice are errors: debug builds
    /// assert; release builds log it and return null.
    static PhysicsJointLimit* construct(PhysicsBody* a, PhysicsBody* b, const Vec2& anchr1,
                                        const Vec2& anchr2, float min, float max);
    /// Returns the anchor on body A, in the coordinates of that body.
    Vec2 getAnchr1() const { return _anchr1; }
    /// Sets the anchor on body A, in the coordinates of that body.
    void setAnchr1(const Vec2& anchr1);
    /// Returns the anchor on body B, in the coordinates of that body.
    Vec2 getAnchr2() const { return _anchr2; }
    /// Sets the anchor on body B, in the coordinates of that body.
    void setAnchr2(const Vec2& anchr2);
    /// Returns the smallest distance in points.
    float getMin() const { return _min; }
    /// Sets the smallest distance in points.
    void setMin(float min);
    /// Returns the largest distance in points.
    float getMax() const { return _max; }
    /// Sets the largest distance in points.
    void setMax(float max);
    bool createConstraints() override;

protected:
    /// Constructs a joint without bodies. Games call construct().
    PhysicsJointLimit() = default;
    ~PhysicsJointLimit() override = default;
    Vec2 _anchr1;
    Vec2 _anchr2;
    float _min = 0.0f;
    float _max = 0.0f;
};

/// Keeps two points together. The bodies rotate about them.
class PhysicsJointPin : public PhysicsJoint {
public:
    /// Creates a joint that pins two bodies together at `pivot`, a point of the scene, about which they
    /// rotate. Null and the same body twice are errors: debug builds assert; release builds log it and return
    /// null.
    static PhysicsJointPin* construct(PhysicsBody* a, PhysicsBody* b, const Vec2& pivot);
    /// Creates a joint that draws together two anchors, in the coordinates of their bodies, about which the
    /// bodies then rotate. Null and the same body twice are errors: debug builds assert; release builds log
    /// it and return null.
    static PhysicsJointPin* construct(PhysicsBody* a, PhysicsBody* b, const Vec2& anchr1, const Vec2& anchr2);
    bool createConstraints() override;

protected:
    /// Constructs a joint without bodies. Games call construct().
    PhysicsJointPin() = default;
    ~PhysicsJointPin() override = default;
    bool _useSpecificAnchr = false;
    Vec2 _anchr1;
    Vec2 _anchr2;
};

/// Keeps two points at a distance, as a rod does.
class PhysicsJointDistance : public PhysicsJoint {
public:
    /// Creates a joint that keeps two anchors, in the coordinates of their bodies, as far apart as they are
    /// now, unless setDistance() changes it. Null and the same body twice are errors: debug builds assert;
    /// release builds log it and return null.
    static PhysicsJointDistance* construct(PhysicsBody* a, PhysicsBody* b, const Vec2& anchr1,
                                           const Vec2& anchr2);
    /// Returns the length of the rod in points. Before the joint becomes active, and without setDistance(),
    /// it is the present distance of the anchors.
    float getDistance() const;
    /// Sets the length of the rod in points. Without it, the length is the distance of the anchors when the
    /// joint becomes active. A negative length and NaN are logged and ignored.
    void setDistance(float distance);
    bool createConstraints() override;

protected:
    /// Constructs a joint without bodies. Games call construct().
    PhysicsJointDistance() = default;
    ~PhysicsJointDistance() override = default;
    Vec2 _anchr1;
    Vec2 _anchr2;
    float _distance = NAN; ///< The length of the rod; NaN if it was not set.
};

/// Connects two points with a damped spring.
class PhysicsJointSpring : public PhysicsJoint {
public:
    /// Creates a spring between two anchors, in the coordinates of their bodies. `stiffness` is the force for
    /// each point of extension, and `damping` is the force for each point per second. Null and the same body
    /// twice are errors: debug builds assert; release builds log it and return null.
    static PhysicsJointSpring* construct(PhysicsBody* a, PhysicsBody* b, const Vec2& anchr1,
                                         const Vec2& anchr2, float stiffness, float damping);
    /// Returns the anchor on body A, in the coordinates of that body.
    Vec2 getAnchr1() const { return _anchr1; }
    /// Sets the anchor on body A, in the coordinates of that body.
    void setAnchr1(const Vec2& anchr1);
    /// Returns the anchor on body B, in the coordinates of that body.
    Vec2 getAnchr2() const { return _anchr2; }
    /// Sets the anchor on body B, in the coordinates of that body.
    void setAnchr2(const Vec2& anchr2);
    /// Returns the length of the spring without force, in points. Without setRestLength(), it is the distance
    /// of getAnchr1() on body B from getAnchr2() on body A when the joint becomes active, as in cocos2d-x.
    float getRestLength() const;
    /// Sets the length of the spring without force, in points. Set it if the anchors differ: without it, the
    /// length is the distance of getAnchr1() on body B from getAnchr2() on body A when the joint becomes
    /// active, as in cocos2d-x.
    void setRestLength(float restLength);
    /// Returns the force for each point of extension.
    float getStiffness() const { return _stiffness; }
    /// Sets the force for each point of extension.
    void setStiffness(float stiffness);
    /// Returns the force for each point per second at which the extension changes.
    float getDamping() const { return _damping; }
    /// Sets the force for each point per second at which the extension changes.
    void setDamping(float damping);
    bool createConstraints() override;

protected:
    /// Constructs a joint without bodies. Games call construct().
    PhysicsJointSpring() = default;
    ~PhysicsJointSpring() override = default;
    /// Returns the distance of the first anchor on body B from the second one on body A, in points.
    float anchorDistance() const;

    Vec2 _anchr1;
    Vec2 _anchr2;
    float _stiffness = 0.0f;
    float _damping = 0.0f;
    float _restLength = NAN; ///< NaN: not set
};

/// Lets a point of body B slide along a line that is fixed to body A.
class PhysicsJointGroove : public PhysicsJoint {
public:
    /// Creates a joint that lets the point `anchr2` of body B slide along the line from `grooveA` to
    /// `grooveB` of body A, each in the coordinates of its body. Null and the same body twice are errors:
    /// debug builds assert; release builds log it and return null.
    static PhysicsJointGroove* construct(PhysicsBody* a, PhysicsBody* b, const Vec2& grooveA,
                                         const Vec2& grooveB, const Vec2& anchr2);
    /// Returns the start of the line, in the coordinates of body A.
    Vec2 getGrooveA() const { return _grooveA; }
    /// Sets the start of the line, in the coordinates of body A.
    void setGrooveA(const Vec2& grooveA);
    /// Returns the end of the line, in the coordinates of body A.
    Vec2 getGrooveB() const { return _grooveB; }
    /// Sets the end of the line, in the coordinates of body A.
    void setGrooveB(const Vec2& grooveB);
    /// Returns the point that slides, in the coordinates of body B.
    Vec2 getAnchr2() const { return _anchr2; }
    /// Sets the point that slides, in the coordinates of body B.
    void setAnchr2(const Vec2& anchr2);
    bool createConstraints() override;

protected:
    /// Constructs a joint without bodies. Games call construct().
    PhysicsJointGroove() = default;
    ~PhysicsJointGroove() override = default;
    Vec2 _grooveA;
    Vec2 _grooveB;
    Vec2 _anchr2;
};

} // namespace cocos2d
