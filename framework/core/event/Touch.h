#pragma once

#include "base/Ref.h"
#include "math/Vec2.h"

namespace cocos2d {

/// A finger on the screen, or the pressed left mouse button, from the beginning of the touch to its end.
/// Locations are in design points. Those "in view" have y down and the origin at the top left; the others
/// have y up.
class Touch : public Ref {
public:
    /// The way a listener receives touches: in lists, or each separately.
    enum class DispatchMode {
        ALL_AT_ONCE, ///< One call for each call of the view, with all its touches. A window passes one.
        ONE_BY_ONE,  ///< One call for each touch.
    };

    /// Constructs a touch at (0, 0). Call setTouchInfo() next.
    Touch() = default;

    /// Returns where the finger is, y up.
    Vec2 getLocation() const;
    /// Returns where the finger was at the previous event, y up. At the beginning of the touch, it equals
    /// getLocation().
    Vec2 getPreviousLocation() const;
    /// Returns where the touch began, y up.
    Vec2 getStartLocation() const;
    /// Returns how far the finger has moved since the previous event, in points, y up.
    Vec2 getDelta() const;
    /// Returns where the finger is, y down.
    Vec2 getLocationInView() const { return _point; }
    /// Returns where the finger was at the previous event, y down.
    Vec2 getPreviousLocationInView() const { return _prevPoint; }
    /// Returns where the touch began, y down.
    Vec2 getStartLocationInView() const { return _startPoint; }

    /// Moves the finger to a view location, y down. The first call also sets the start.
    void setTouchInfo(int id, float x, float y) { setTouchInfo(id, x, y, 0.0f, 0.0f); }
    /// Moves the finger to a view location, y down, and sets the current and the largest possible force of
    /// the press. A force has no unit and is 0 without a sensor.
    void setTouchInfo(int id, float x, float y, float force, float maxForce);

    /// Returns the number of the finger: 0 for the first one, and the lowest free number for each further
    /// one.
    int getID() const { return _id; }
    /// Returns the current force of the press, or 0 without a sensor.
    float getCurrentForce() const { return _curForce; }
    /// Returns the largest force that the sensor can measure, or 0 without a sensor.
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
