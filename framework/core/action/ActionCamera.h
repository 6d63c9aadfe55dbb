#pragma once

#include "action/ActionInterval.h"
#include "math/Vec3.h"

namespace cocos2d {

/// Shows a node as if seen from another direction. It is the base class of OrbitCamera.
///
/// The action sets the additional transform of the node to a look-at transform about its anchor point. Only
/// the direction of the eye matters, not its distance.
class ActionCamera : public ActionInterval {
public:
    /// Constructs an action that looks at the node from the front. It is for derived classes.
    ActionCamera();

    void startWithTarget(Node* target) override;
    /// Returns an autoreleased copy, because the eye does not move.
    ActionCamera* reverse() const override;
    ActionCamera* clone() const override;

    /// Sets the position of the eye relative to the anchor point. A change takes effect while the action
    /// runs.
    void setEye(const Vec3& eye);
    /// Sets the coordinates of the eye relative to the anchor point, in points.
    void setEye(float x, float y, float z) { setEye(Vec3(x, y, z)); }
    /// Returns the position of the eye relative to the anchor point.
    const Vec3& getEye() const { return _eye; }
    /// Sets the point that the eye looks at, relative to the anchor point.
    void setCenter(const Vec3& center);
    /// Returns the point that the eye looks at, relative to the anchor point.
    const Vec3& getCenter() const { return _center; }
    /// Sets the up direction of the eye.
    void setUp(const Vec3& up);
    /// Returns the up direction of the eye.
    const Vec3& getUp() const { return _up; }

protected:
    /// Resets eye, center, and up to their initial values.
    void restore();
    /// Applies eye, center, and up to the additional transform of the node.
    void updateTransform();

    Vec3 _center;
    Vec3 _eye;
    Vec3 _up;
};

/// Moves the eye that looks at a node along a sphere around its anchor point, so that the node appears to
/// rotate in space.
///
/// It is used to flip cards: OrbitCamera::create(0.5f, 1, 0, 0, 90, 0, 0) rotates a node about its vertical
/// axis until it is seen edge-on. The node stays rotated when the action has finished.
class OrbitCamera : public ActionCamera {
public:
    /// Creates an action that moves the eye around a node in `t` seconds. At the start, `angleZ` is the angle
    /// between the view direction and the z axis, and `angleX` is the direction in which the eye moves, in
    /// degrees (0 to the right, 90 up). The deltas are added over the duration. A start value of NaN stands
    /// for the current value. The radii have no effect.
    static OrbitCamera* create(float t, float radius, float deltaRadius, float angleZ, float deltaAngleZ,
                               float angleX, float deltaAngleX);

    /// Computes the position of the eye in spherical coordinates, with angles in radians. Each pointer may be
    /// null.
    void sphericalRadius(float* r, float* zenith, float* azimuth);

    OrbitCamera* clone() const override;
    /// Returns an autoreleased action that moves the eye back from the end to the start.
    OrbitCamera* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Initializes a new object as create() does.
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
