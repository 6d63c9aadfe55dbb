#pragma once

#include "event/Event.h"
#include "math/Vec2.h"
#include "platform/Input.h"

namespace cocos2d {

/// The mouse moved, scrolled or was clicked. All locations are in design points.
///
/// As in the original on a desktop, the view sets the cursor with y up, unlike the location of a touch. In its events, getCursorX()
/// and getCursorY() are therefore a point of the scene, and so is getLocationInView(); getLocation() and the other locations
/// without "InView" have y down.
class EventMouse : public Event {
public:
    /// What the mouse did.
    enum class MouseEventType {
        MOUSE_NONE,   ///< No event of the mouse; never sent.
        MOUSE_DOWN,   ///< A button was pressed.
        MOUSE_UP,     ///< A button was released.
        MOUSE_MOVE,   ///< The cursor moved.
        MOUSE_SCROLL, ///< The wheel turned.
    };

    /// The buttons: EventMouse::MouseButton::BUTTON_LEFT and so on; BUTTON_UNSET in events without a button.
    using MouseButton = copra::MouseButton;

    /// For the view: an event without a position.
    EventMouse(MouseEventType mouseEventCode);

    /// Sets the rotation of the wheel since the last event, in notches: positive to the left and toward the user.
    void setScrollData(float scrollX, float scrollY) {
        _scrollX = scrollX;
        _scrollY = scrollY;
    }
    /// Returns the horizontal rotation of the wheel since the last event, in notches; positive to the left.
    float getScrollX() const { return _scrollX; }
    /// Returns the vertical rotation of the wheel since the last event, in notches. As in cocos2d-x, it is negative when the wheel turns
    /// away from the user and positive when it turns toward the user. Touchpads may send fractions.
    float getScrollY() const { return _scrollY; }

    /// Moves the cursor, in design points; the first call also sets the start. The view passes points with y up.
    void setCursorPosition(float x, float y);
    /// The x of the cursor in design points from the left of the design area.
    float getCursorX() const { return _point.x; }
    /// The y of the cursor as it was set. In events of the view: design points, y up from the bottom of the design area.
    float getCursorY() const { return _point.y; }

    /// Sets the button that was pressed or released.
    void setMouseButton(MouseButton button) { _mouseButton = button; }
    /// Returns the button that was pressed or released; in a scroll or move event, a button that is held, or BUTTON_UNSET.
    MouseButton getMouseButton() const { return _mouseButton; }

    /// Returns the cursor with y turned over: the height of the design area minus getCursorY(). In events of the view: y down.
    Vec2 getLocation() const;
    /// Returns where the cursor was before the last setCursorPosition(), with y turned over like getLocation(). Events of the view
    /// do not know it and have (0, 0) in getPreviousLocationInView().
    Vec2 getPreviousLocation() const;
    /// Returns where the first setCursorPosition() of this event moved the cursor, with y turned over like getLocation(). In events
    /// of the view: the same point as getLocation().
    Vec2 getStartLocation() const;
    /// Returns getLocation() minus getPreviousLocation(). That is not the movement of the mouse in events of the view, which have no
    /// previous location.
    Vec2 getDelta() const;
    /// Returns the cursor as it was set: (getCursorX(), getCursorY()).
    Vec2 getLocationInView() const { return _point; }
    /// Returns the cursor before the last setCursorPosition(), as it was set.
    Vec2 getPreviousLocationInView() const { return _prevPoint; }
    /// Returns the cursor of the first setCursorPosition() of this event, as it was set.
    Vec2 getStartLocationInView() const { return _startPoint; }

    bool isOfItsType_() const override;

private:
    MouseEventType _mouseEventType;
    MouseButton _mouseButton = MouseButton::BUTTON_UNSET;
    float _scrollX = 0.0f;
    float _scrollY = 0.0f;
    bool _startPointCaptured = false;
    Vec2 _startPoint;
    Vec2 _point;
    Vec2 _prevPoint;

    friend class EventListenerMouse;
};

} // namespace cocos2d
