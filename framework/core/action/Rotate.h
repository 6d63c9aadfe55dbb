#pragma once

#include "action/ActionInterval.h"
#include "math/Vec3.h"

namespace cocos2d {

/// Rotates a node to an angle, the shorter way around. A difference of exactly 180 degrees keeps its sign.
class RotateTo : public ActionInterval {
public:
    /// Creates an action that rotates the y axis of a node to `dstAngleX` and its x axis to `dstAngleY`, in
    /// degrees clockwise, as Node::setRotationSkewX() and setRotationSkewY() do, in `duration` seconds.
    /// Different angles skew the node.
    static RotateTo* create(float duration, float dstAngleX, float dstAngleY);
    /// Creates an action that rotates a node to an angle in degrees clockwise, in `duration` seconds.
    static RotateTo* create(float duration, float dstAngle);
    /// Creates an action that rotates a node to angles about three axes, in degrees, as for
    /// Node::setRotation3D(), in `duration` seconds.
    static RotateTo* create(float duration, const Vec3& dstAngle3D);

    RotateTo* clone() const override;
    /// The action cannot be reversed, because the rotation at the start is not known: debug builds assert;
    /// release builds log it and return null.
    RotateTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Initializes a new object with the angles of the y axis and of the x axis, as create() does.
    bool initWithDuration(float duration, float dstAngleX, float dstAngleY);
    /// Initializes a new object with angles about three axes, as create() does.
    bool initWithDuration(float duration, const Vec3& dstAngle3D);
    /// Reduces a start angle to less than a turn, and computes the shortest rotation from it to `dstAngle`.
    void calculateAngles(float& startAngle, float& diffAngle, float dstAngle);

protected:
    bool _is3D = false;
    Vec3 _dstAngle;   ///< The rotation at the end, in degrees.
    Vec3 _startAngle; ///< The rotation at the start, modulo 360 degrees.
    Vec3 _diffAngle;  ///< The change from the start to the end.
};

/// Rotates a node by an angle at constant speed. The angle may exceed 360 degrees. It does not add up with
/// other rotation actions: the action that runs later overwrites the others.
class RotateBy : public ActionInterval {
public:
    /// Creates an action that rotates a node by an angle in degrees clockwise, in `duration` seconds; 720
    /// rotates it twice.
    static RotateBy* create(float duration, float deltaAngle);
    /// Creates an action that rotates the y axis of a node by `deltaAngleZ_X` and its x axis by
    /// `deltaAngleZ_Y`, in degrees clockwise, as Node::setRotationSkewX() and setRotationSkewY() do, in
    /// `duration` seconds. Different angles skew the node.
    static RotateBy* create(float duration, float deltaAngleZ_X, float deltaAngleZ_Y);
    /// Creates an action that rotates a node by angles about three axes, in degrees, as for
    /// Node::setRotation3D(), in `duration` seconds.
    static RotateBy* create(float duration, const Vec3& deltaAngle3D);

    RotateBy* clone() const override;
    /// Returns an autoreleased action that rotates back by the same angle.
    RotateBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Initializes a new object with one angle for both axes, as create() does.
    bool initWithDuration(float duration, float deltaAngle);
    /// Initializes a new object with the angles of the y axis and of the x axis, as create() does.
    bool initWithDuration(float duration, float deltaAngleZ_X, float deltaAngleZ_Y);
    /// Initializes a new object with angles about three axes, as create() does.
    bool initWithDuration(float duration, const Vec3& deltaAngle3D);

protected:
    bool _is3D = false;
    Vec3 _deltaAngle; ///< The change from the start to the end, in degrees.
    Vec3 _startAngle; ///< The rotation at the start.
};

} // namespace cocos2d
