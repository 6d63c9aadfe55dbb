#pragma once

#include "action/ActionInterval.h"
#include "math/Vec3.h"

namespace cocos2d {

/// Turns a node to an angle by the shorter way, whatever its angle is now. Exactly half a turn keeps its
/// sign.
class RotateTo : public ActionInterval {
public:
    /// `duration` in seconds, angles in degrees, clockwise. Unequal angles of the axes shear the node.
    static RotateTo* create(float duration, float dstAngleX, float dstAngleY);
    static RotateTo* create(float duration, float dstAngle);
    /// Angles about three axes; only z turns a 2-D node.
    static RotateTo* create(float duration, const Vec3& dstAngle3D);

    RotateTo* clone() const override;
    /// A way back is not known: asserts and returns null.
    RotateTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    bool initWithDuration(float duration, float dstAngleX, float dstAngleY);
    bool initWithDuration(float duration, const Vec3& dstAngle3D);

protected:
    bool _is3D = false;
    Vec3 _dstAngle;
    Vec3 _startAngle; ///< Reduced to less than a full turn.
    Vec3 _diffAngle;
};

/// Turns a node by an angle, evenly; more than a full turn is fine.
class RotateBy : public ActionInterval {
public:
    /// `duration` in seconds, angles in degrees, clockwise.
    static RotateBy* create(float duration, float deltaAngle);
    /// Unequal angles of the axes shear the node.
    static RotateBy* create(float duration, float deltaAngleZ_X, float deltaAngleZ_Y);
    /// Angles about three axes; only z turns a 2-D node.
    static RotateBy* create(float duration, const Vec3& deltaAngle3D);

    RotateBy* clone() const override;
    RotateBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    bool initWithDuration(float duration, float deltaAngle);
    bool initWithDuration(float duration, float deltaAngleZ_X, float deltaAngleZ_Y);
    bool initWithDuration(float duration, const Vec3& deltaAngle3D);

protected:
    bool _is3D = false;
    Vec3 _deltaAngle;
    Vec3 _startAngle;
};

} // namespace cocos2d
