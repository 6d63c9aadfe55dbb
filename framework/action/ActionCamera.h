#pragma once

#include "action/ActionInterval.h"
#include "math/Vec3.h"

namespace cocos2d {

/// Looks at a node from elsewhere: base of OrbitCamera.
///
/// It sets the node's additional transform, about its anchor point, so that the node is seen from an eye near
/// it. Only the direction counts, not how far away the eye is.
class ActionCamera : public ActionInterval {
public:
    ActionCamera();

    void startWithTarget(Node* target) override;
    /// The same action: an eye that stands still looks the same backwards.
    ActionCamera* reverse() const override;
    ActionCamera* clone() const override;

    /// Where the eye is, from the anchor point; needs a target.
    void setEye(const Vec3& eye);
    void setEye(float x, float y, float z) { setEye(Vec3(x, y, z)); }
    const Vec3& getEye() const { return _eye; }
    /// What it looks at.
    void setCenter(const Vec3& center);
    const Vec3& getCenter() const { return _center; }
    /// What is up for it.
    void setUp(const Vec3& up);
    const Vec3& getUp() const { return _up; }

protected:
    /// Eye, centre and up as they were at first.
    void restore();
    void updateTransform();

    Vec3 _center;
    Vec3 _eye;
    Vec3 _up;
};

/// Moves the eye that looks at a node along a sphere around its anchor point: the node turns in space.
///
/// Used to flip cards: OrbitCamera::create(0.5f, 1, 0, 0, 90, 0, 0) turns a node about its vertical middle
/// until it is seen from its edge. The node stays turned when the action has ended.
class OrbitCamera : public ActionCamera {
public:
    /// `t` in seconds. The radii have no effect. `angleZ` is how far the eye has left the straight view at
    /// the start, `angleX` in which direction it leaves (0 to the right, 90 up), both in degrees; the deltas
    /// are added until the end. A start that is NaN goes on from where the eye is.
    static OrbitCamera* create(float t, float radius, float deltaRadius, float angleZ, float deltaAngleZ,
                               float angleX, float deltaAngleX);

    /// Where the eye is; angles in radians. Null is not asked for.
    void sphericalRadius(float* r, float* zenith, float* azimuth);

    OrbitCamera* clone() const override;
    /// From the end to the start.
    OrbitCamera* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    bool initWithDuration(float t, float radius, float deltaRadius, float angleZ, float deltaAngleZ,
                          float angleX, float deltaAngleX);

protected:
    float _radius = 0.0f;
    float _deltaRadius = 0.0f;
    float _angleZ = 0.0f;
    float _deltaAngleZ = 0.0f;
    float _angleX = 0.0f;
    float _deltaAngleX = 0.0f;
    float _radZ = 0.0f;
    float _radDeltaZ = 0.0f;
    float _radX = 0.0f;
    float _radDeltaX = 0.0f;
};

} // namespace cocos2d
