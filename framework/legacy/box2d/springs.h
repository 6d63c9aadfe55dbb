#pragma once

/// The springs of joints as Box2D 2.3 has them: oscillations per second, and the fraction of critical damping. Box2D.h includes
/// it and declares the functions in the classes of Box2D 2.4, which have stiffness and damping instead.

#include <box2d/box2d.h>
#include <cfloat>
#include <cmath>

namespace copra {

/// b2LinearStiffness or b2AngularStiffness.
using StiffnessOf = void (&)(float& stiffness, float& damping, float hertz, float ratio, const b2Body* a,
                             const b2Body* b);

/// The stiffness and damping of a joint as a spring, for its bodies as they are now.
template<class Joint>
class Box2DSpring {
public:
    Box2DSpring(Joint& joint, StiffnessOf stiffnessOf) : _joint(joint), _stiffnessOf(stiffnessOf) {}

    float hertz() const {
        const float unit = ofOneHertz().stiffness;
        return unit > 0.0f ? std::sqrt(_joint.GetStiffness() / unit) : 0.0f;
    }
    float ratio() const {
        // Without stiffness Box2D does not use the damping: it stores the ratio.
        if (_joint.GetStiffness() == 0.0f) return _joint.GetDamping();
        const float critical = ofOneHertz().damping * hertz();
        return critical > 0.0f ? _joint.GetDamping() / critical : 0.0f;
    }
    void set(float hertz, float ratio) {
        Values values{0.0f, ratio};
        if (hertz > 0.0f) _stiffnessOf(values.stiffness, values.damping, hertz, ratio, bodyA(), bodyB());
        _joint.SetStiffness(values.stiffness);
        _joint.SetDamping(values.damping);
    }

private:
    struct Values {
        float stiffness = 0.0f;
        float damping = 0.0f;
    };
    Values ofOneHertz() const {
        Values values;
        _stiffnessOf(values.stiffness, values.damping, 1.0f, 1.0f, bodyA(), bodyB());
        return values;
    }
    const b2Body* bodyA() const {
        return const_cast<b2Joint&>(static_cast<const b2Joint&>(_joint)).GetBodyA();
    }
    const b2Body* bodyB() const {
        return const_cast<b2Joint&>(static_cast<const b2Joint&>(_joint)).GetBodyB();
    }

    Joint& _joint;
    StiffnessOf _stiffnessOf;
};

} // namespace copra

// --- Distance joints: rigid without a frequency ---

inline void b2DistanceJoint::SetLength23(float length) {
    const bool isRigid = m_minLength == m_maxLength;
    SetLength(length);
    if (!isRigid) return;
    SetMinLength(0.0f);
    SetMaxLength(m_length);
    SetMinLength(m_length);
}
inline void b2DistanceJoint::SetFrequency(float hertz) {
    copra::Box2DSpring<b2DistanceJoint> spring(*this, b2LinearStiffness);
    spring.set(hertz, spring.ratio());
    SetMinLength(0.0f);
    SetMaxLength(hertz > 0.0f ? FLT_MAX : m_length);
    if (!(hertz > 0.0f)) SetMinLength(m_length);
}
inline float b2DistanceJoint::GetFrequency() const {
    return copra::Box2DSpring<const b2DistanceJoint>(*this, b2LinearStiffness).hertz();
}
inline void b2DistanceJoint::SetDampingRatio(float ratio) {
    copra::Box2DSpring<b2DistanceJoint> spring(*this, b2LinearStiffness);
    spring.set(spring.hertz(), ratio);
}
inline float b2DistanceJoint::GetDampingRatio() const {
    return copra::Box2DSpring<const b2DistanceJoint>(*this, b2LinearStiffness).ratio();
}

// --- Mouse joints ---

inline void b2MouseJoint::SetFrequency(float hertz) {
    copra::Box2DSpring<b2MouseJoint> spring(*this, b2LinearStiffness);
    spring.set(hertz, spring.ratio());
}
inline float b2MouseJoint::GetFrequency() const {
    return copra::Box2DSpring<const b2MouseJoint>(*this, b2LinearStiffness).hertz();
}
inline void b2MouseJoint::SetDampingRatio(float ratio) {
    copra::Box2DSpring<b2MouseJoint> spring(*this, b2LinearStiffness);
    spring.set(spring.hertz(), ratio);
}
inline float b2MouseJoint::GetDampingRatio() const {
    return copra::Box2DSpring<const b2MouseJoint>(*this, b2LinearStiffness).ratio();
}

// --- Weld joints: rigid without a frequency ---

inline void b2WeldJoint::SetFrequency(float hertz) {
    copra::Box2DSpring<b2WeldJoint> spring(*this, b2AngularStiffness);
    spring.set(hertz, spring.ratio());
}
inline float b2WeldJoint::GetFrequency() const {
    return copra::Box2DSpring<const b2WeldJoint>(*this, b2AngularStiffness).hertz();
}
inline void b2WeldJoint::SetDampingRatio(float ratio) {
    copra::Box2DSpring<b2WeldJoint> spring(*this, b2AngularStiffness);
    spring.set(spring.hertz(), ratio);
}
inline float b2WeldJoint::GetDampingRatio() const {
    return copra::Box2DSpring<const b2WeldJoint>(*this, b2AngularStiffness).ratio();
}

// --- Wheel joints ---

inline void b2WheelJoint::SetSpringFrequencyHz(float hertz) {
    copra::Box2DSpring<b2WheelJoint> spring(*this, b2LinearStiffness);
    spring.set(hertz, spring.ratio());
}
inline float b2WheelJoint::GetSpringFrequencyHz() const {
    return copra::Box2DSpring<const b2WheelJoint>(*this, b2LinearStiffness).hertz();
}
inline void b2WheelJoint::SetSpringDampingRatio(float ratio) {
    copra::Box2DSpring<b2WheelJoint> spring(*this, b2LinearStiffness);
    spring.set(spring.hertz(), ratio);
}
inline float b2WheelJoint::GetSpringDampingRatio() const {
    return copra::Box2DSpring<const b2WheelJoint>(*this, b2LinearStiffness).ratio();
}
