#pragma once

#include "event/Event.h"
#include "math/Vec2.h"
#include "platform/Input.h"

namespace cocos2d {

/// An event that is sent when the mouse moves, scrolls, or is clicked. All locations are in design points.
///
/// As in cocos2d-x on a desktop, the view sets the cursor with y up, unlike the location of a touch. In
/// its events, getCursorX() and getCursorY() are therefore a point of the scene, and so is
/// getLocationInView(); getLocation() and the other locations without "InView" have y down.
class EventMouse : public Event {
public:
    /// What the mouse did.
    enum class MouseEventType {
        MOUSE_NONE,   ///< No event of the mouse. It is never sent.
        MOUSE_DOWN,   ///< A button was pressed.
        MOUSE_UP,     ///< A button was released.
        MOUSE_MOVE,   ///< The cursor moved.
        MOUSE_SCROLL, ///< The wheel turned.
    };

    /// A mouse button, such as EventMouse::MouseButton::BUTTON_LEFT; BUTTON_UNSET in events without a button.
    using MouseButton = copra::MouseButton;

    /// Constructs an event without a position. The view creates such events.
    EventMouse(MouseEventType mouseEventCode);

    /// Sets the rotation of the wheel since the last event, in notches: positive to the left and toward the
    /// user.
    void setScrollData(float scrollX, float scrollY) {
        _scrollX = scrollX;
        _scrollY = scrollY;
    }
    /// Returns the horizontal rotation of the wheel since the last event, in notches; positive to the left.
    float getScrollX() const { return _scrollX; }
    /// Returns the vertical rotation of the wheel since the last event, in notches. As in cocos2d-x, it is
    /// negative when the wheel turns away from the user and positive when it turns toward the user. Touchpads
    /// may send fractions.
    float getScrollY() const { return _scrollY; }

    /// Moves the cursor, in design points. The first call also sets the start. The view passes points with y
    /// up.
    void setCursorPosition(float x, float y);
    /// Returns the x of the cursor, in design points from the left of the design area.
    float getCursorX() const { return _point.x; }
    /// Returns the y of the cursor as it was set. In events of the view, it is in design points, y up from
    /// the bottom of the design area.
    float getCursorY() const { return _point.y; }

    /// Sets the button that was pressed or released.
    void setMouseButton(MouseButton button) { _mouseButton = button; }
    /// Returns the button that was pressed or released. In a scroll or move event, it is a button that is
    /// held, or BUTTON_UNSET.
    MouseButton getMouseButton() const { return _mouseButton; }

    /// Returns the position of the cursor in events of the view, in design points, y down. In other events, y
    /// is the height of the design area minus getCursorY().
    Vec2 getLocation() const;
    /// Returns where the cursor was before the last setCursorPosition(), with y flipped as in getLocation().
    /// Events of the view do not have this point: their getPreviousLocationInView() is (0, 0).
    Vec2 getPreviousLocation() const;
    /// Returns where the first setCursorPosition() of this event moved the cursor, with y flipped as in
    /// getLocation(). In events of the view, it is the same point as getLocation().
    Vec2 getStartLocation() const;
    /// Returns getLocation() minus getPreviousLocation(). In events of the view, which have no previous
    /// location, this is not the movement of the mouse.
    Vec2 getDelta() const;
    /// Returns the position of the cursor in events of the view, in design points, y up. In other events, it
    /// is the position that was set.
    Vec2 getLocationInView() const { return _point; }
    /// Returns the position of the cursor before the last setCursorPosition(), as it was set.
    Vec2 getPreviousLocationInView() const { return _prevPoint; }
    /// Returns the position that the first setCursorPosition() of this event has set.
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
