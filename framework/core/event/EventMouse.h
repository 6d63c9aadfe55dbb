#pragma once

#include "event/Event.h"
#include "math/Vec2.h"
#include "platform/Input.h"

namespace cocos2d {

/// The mouse moved, scrolled or was clicked. Cursor and "view" locations are design points with y down, the
/// other locations with y up.
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

    /// The rotation of the wheel since the last event, in notches.
    void setScrollData(float scrollX, float scrollY) {
        _scrollX = scrollX;
        _scrollY = scrollY;
    }
    /// The horizontal rotation of the wheel since the last event, in notches.
    float getScrollX() const { return _scrollX; }
    /// The vertical rotation of the wheel since the last event, in notches.
    float getScrollY() const { return _scrollY; }

    /// Moves the cursor to a view location (y down); the first call also sets the start.
    void setCursorPosition(float x, float y);
    /// The x of the cursor in view coordinates.
    float getCursorX() const { return _point.x; }
    /// The y of the cursor in view coordinates, y down.
    float getCursorY() const { return _point.y; }

    /// The button that was pressed or released.
    void setMouseButton(MouseButton button) { _mouseButton = button; }
    MouseButton getMouseButton() const { return _mouseButton; }

    /// Returns where the cursor is, y up.
    Vec2 getLocation() const;
    /// Returns where the cursor was before the last setCursorPosition(), y up.
    Vec2 getPreviousLocation() const;
    /// Returns where the first setCursorPosition() of this event moved the cursor, y up.
    Vec2 getStartLocation() const;
    /// Returns getLocation() minus getPreviousLocation().
    Vec2 getDelta() const;
    /// The same as getLocation(), with y down.
    Vec2 getLocationInView() const { return _point; }
    /// The same as getPreviousLocation(), with y down.
    Vec2 getPreviousLocationInView() const { return _prevPoint; }
    /// The same as getStartLocation(), with y down.
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
