#pragma once

#include "base/Ref.h"
#include "math/Vec2.h"

namespace cocos2d {

/// One finger (or the pressed mouse) on the screen, from its begin to its end. Locations are points of the
/// design resolution; the "view" ones have y down and the origin at the top left, the others y up.
class Touch : public Ref {
public:
    /// How a listener receives touches: all that changed in one call, or each separately.
    enum class DispatchMode {
        ALL_AT_ONCE,
        ONE_BY_ONE,
    };

    Touch() = default;

    /// Where the finger is, y up.
    Vec2 getLocation() const;
    /// Where it was at the event before, y up. Equal to getLocation() at the begin.
    Vec2 getPreviousLocation() const;
    /// Where the touch began, y up.
    Vec2 getStartLocation() const;
    /// getLocation() minus getPreviousLocation().
    Vec2 getDelta() const;
    /// Where the finger is, y down.
    Vec2 getLocationInView() const { return _point; }
    /// Where it was at the event before, y down.
    Vec2 getPreviousLocationInView() const { return _prevPoint; }
    /// Where the touch began, y down.
    Vec2 getStartLocationInView() const { return _startPoint; }

    /// Moves the finger to a view location (y down); the first call also sets the start.
    void setTouchInfo(int id, float x, float y) { setTouchInfo(id, x, y, 0.0f, 0.0f); }
    /// Same, with the present and the largest possible force of the press (no unit; 0 without a sensor).
    void setTouchInfo(int id, float x, float y, float force, float maxForce);

    /// Number of the finger: 0 for the first one, the lowest free number for each further one.
    int getID() const { return _id; }
    /// Present force of the press, 0 without a sensor.
    float getCurrentForce() const { return _curForce; }
    /// Largest force that the sensor can measure, 0 without a sensor.
    float getMaxForce() const { return _maxForce; }

private:
    int _id = 0;
    bool _startPointCaptured = false;
    Vec2 _startPoint;
    Vec2 _point;
    Vec2 _prevPoint;
    float _curForce = 0.0f;
    float _maxForce = 0.0f;
};

} // namespace cocos2d
