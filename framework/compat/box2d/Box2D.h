#pragma once

/// Box2D 2.4 with the spellings of Box2D 2.3, for games that include Box2D/Box2D.h. Include it before any
/// header of Box2D: after one it is plain Box2D 2.4.
///
/// The particles of LiquidFun are missing, because 2.4 has no equivalent.

#include "compat/box2d/Box2DOutlines.h"

#ifdef B2_SETTINGS_H
#include <box2d/box2d.h>
#else

#define B2_USER_SETTINGS

// Box2D 2.4 declares its classes with some more functions of 2.3, which are defined below: each macro adds them after a
// function that its header declares once.
#define IsEnabled()                                                                                          \
    IsEnabled() const;                                                                                       \
    void SetUserData(void* data)
#include <box2d/b2_joint.h>
#undef IsEnabled
#define Refilter()                                                                                           \
    Refilter();                                                                                              \
    void SetUserData(void* data)
#include <box2d/b2_fixture.h>
#undef Refilter
#define Validate()                                                                                           \
    Validate() const;                                                                                        \
    int32 GetVertexCount() const;                                                                            \
    const b2Vec2& GetVertex(int32 index)
#include <box2d/b2_polygon_shape.h>
#undef Validate
#define CreateJoint(parameter)                                                                               \
    CreateJoint(parameter);                                                                                  \
    b2Joint* CreateJoint23(parameter);                                                                       \
    void Step23(float timeStep, int32 velocityIterations, int32 positionIterations)
#include <box2d/b2_world.h>
#undef CreateJoint
#define SetDamping(parameter)                                                                                \
    SetFrequency(float hertz);                                                                               \
    float GetFrequency() const;                                                                              \
    void SetDampingRatio(float ratio);                                                                       \
    float GetDampingRatio() const;                                                                           \
    void SetDamping(parameter)
#define SetLength(parameter)                                                                                 \
    SetLength(parameter);                                                                                    \
    void SetLength23(float length)
#include <box2d/b2_distance_joint.h>
#undef SetLength
#include <box2d/b2_mouse_joint.h>
#include <box2d/b2_weld_joint.h>
#undef SetDamping
#define SetDamping(parameter)                                                                                \
    SetSpringFrequencyHz(float hertz);                                                                       \
    float GetSpringFrequencyHz() const;                                                                      \
    void SetSpringDampingRatio(float ratio);                                                                 \
    float GetSpringDampingRatio() const;                                                                     \
    void SetDamping(parameter)
#include <box2d/b2_wheel_joint.h>
#undef SetDamping
#include <box2d/box2d.h>

#include <cfloat>
#include <cmath>

using float32 = float;
using float64 = double;

/// Box2D 2.4.1 declares this function, but does not define it.
inline void b2Body::SetUserData(void* data) {
    m_userData = data;
}
inline void b2Fixture::SetUserData(void* data) {
    m_userData = data;
}
inline void b2Joint::SetUserData(void* data) const {
    const_cast<b2Joint*>(this)->m_userData = data;
}
inline int32 b2PolygonShape::GetVertexCount() const {
    return m_count;
}
inline const b2Vec2& b2PolygonShape::GetVertex(int32 index) const {
    return m_vertices[index];
}

// The springs of joints as 2.3 has them: oscillations per second, and the fraction of critical damping. Joints of 2.4 have
// stiffness and damping instead.

namespace copra {

/// The type of b2LinearStiffness() and b2AngularStiffness().
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
        // Without stiffness, Box2D does not use the damping, so the damping holds the ratio.
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

namespace copra {

/// Draws no points, as in Box2D 2.3, whose subclasses do not override DrawPoint().
struct Box2DDraw : b2Draw {
    void DrawPoint(const b2Vec2&, float, const b2Color&) override {}
};

/// An edge that collides on both sides, as in Box2D 2.3.
struct Box2DEdgeShape : b2EdgeShape {
    void Set(const b2Vec2& v1, const b2Vec2& v2) { SetTwoSided(v1, v2); }
};

/// The shapes of Box2D itself; below, their names mean ours.
using Box2DNativeEdgeShape = b2EdgeShape;
using Box2DNativeChainShape = b2ChainShape;

/// A chain without neighbors, as in Box2D 2.3. Like all chains of Box2D 2.4, its edges collide on one side:
/// the right one in the direction of the points.
struct Box2DChainShape : b2ChainShape {
    using b2ChainShape::CreateChain;
    void CreateChain(const b2Vec2* vertices, int32 count) {
        const b2Vec2 before = 2.0f * vertices[0] - vertices[1];
        const b2Vec2 after = 2.0f * vertices[count - 1] - vertices[count - 2];
        CreateChain(vertices, count, before, after);
    }
};

/// The definition of a distance joint with the spring of Box2D 2.3: `frequencyHz` is the oscillations per
/// second, and `dampingRatio` is the fraction of critical damping. Without a frequency, the stiffness and the
/// damping of Box2D 2.4 apply.
struct Box2DDistanceJointDef : b2DistanceJointDef {
    float frequencyHz = 0.0f;
    float dampingRatio = 0.0f;
};
struct Box2DWeldJointDef : b2WeldJointDef {
    float frequencyHz = 0.0f;
    float dampingRatio = 0.0f;
};
struct Box2DWheelJointDef : b2WheelJointDef {
    float frequencyHz = 2.0f;
    float dampingRatio = 0.7f;
};
struct Box2DMouseJointDef : b2MouseJointDef {
    float frequencyHz = 5.0f;
    float dampingRatio = 0.7f;
};

/// A rope is a distance joint without a minimum: it holds at `maxLength`.
struct Box2DRopeJointDef : b2DistanceJointDef {
    Box2DRopeJointDef() {
        localAnchorA.Set(-1.0f, 0.0f);
        localAnchorB.Set(1.0f, 0.0f);
        maxLength = 0.0f;
    }
};

/// Converts frequency and damping ratio, unless stiffness or damping are set.
template<class Def, class Convert>
void convertSpring(const b2JointDef* joint, const Convert& convert) {
    // The definition belongs to the caller, who gets a joint of it; Box2D takes it as const.
    auto& def = *const_cast<Def*>(static_cast<const Def*>(joint));
    if (def.frequencyHz > 0.0f && def.stiffness == 0.0f && def.damping == 0.0f)
        convert(def.stiffness, def.damping, def.frequencyHz, def.dampingRatio, def.bodyA, def.bodyB);
}

/// Converts a definition of 2.3 to one of 2.4.
inline const b2JointDef* box2DJointDef(const b2JointDef* joint) {
    switch (joint->type) {
    case e_distanceJoint: {
        auto& def = *const_cast<b2DistanceJointDef*>(static_cast<const b2DistanceJointDef*>(joint));
        const bool isRope = def.minLength == 0.0f && def.maxLength < FLT_MAX;
        if (isRope) break;
        convertSpring<Box2DDistanceJointDef>(joint, b2LinearStiffness);
        const bool isRigid = def.stiffness == 0.0f && def.minLength == 0.0f;
        const bool isSpring = def.stiffness > 0.0f && def.minLength == def.maxLength;
        if (isRigid) def.minLength = def.maxLength = def.length;
        if (isSpring) {
            def.minLength = 0.0f;
            def.maxLength = FLT_MAX;
        }
        break;
    }
    case e_weldJoint:
        convertSpring<Box2DWeldJointDef>(joint, b2AngularStiffness);
        break;
    case e_wheelJoint:
        convertSpring<Box2DWheelJointDef>(joint, b2LinearStiffness);
        break;
    case e_mouseJoint:
        convertSpring<Box2DMouseJointDef>(joint, b2LinearStiffness);
        break;
    default:
        break;
    }
    return joint;
}

} // namespace copra

inline b2Joint* b2World::CreateJoint23(const b2JointDef* def) {
    return CreateJoint(copra::box2DJointDef(def));
}

/// Calls Step(), and then takes a snapshot of the world for tools.
inline void b2World::Step23(float timeStep, int32 velocityIterations, int32 positionIterations) {
    Step(timeStep, velocityIterations, positionIterations);
    copra::box2DStepped_(*this);
}

#define b2DistanceJointDef copra::Box2DDistanceJointDef
#define b2WeldJointDef copra::Box2DWeldJointDef
#define b2WheelJointDef copra::Box2DWheelJointDef
#define b2MouseJointDef copra::Box2DMouseJointDef
#define b2RopeJointDef copra::Box2DRopeJointDef
#define b2RopeJoint b2DistanceJoint
/// These macros rename every function with one of these names in the sources that include this header.
#define CreateJoint CreateJoint23
#define Step Step23
#define SetLength SetLength23
#define b2Draw copra::Box2DDraw
#define b2EdgeShape copra::Box2DEdgeShape
#define b2ChainShape copra::Box2DChainShape
#define DrawDebugData DebugDraw
#define m_vertexCount m_count
/// These macros rename functions of bodies and joints, and all others with these names, in the sources that
/// include this header.
#define SetActive SetEnabled
#define IsActive IsEnabled

#endif
