#pragma once

#include "base/RefPtr.h"
#include "base/Vector.h"
#include "event/fwd.h"
#include "scene/Layer.h"

#include <unordered_map>

namespace cocos2d {

namespace extension {

class Invocation;

/// The number of event types of a Control.
#define kControlEventTotalNumber 9

/// Base class of the controls. When it is touched or its value changes, it sends actions, which are calls of
/// member functions of other objects. Derived classes override the touch functions.
class Control : public Layer {
public:
    /// The kinds of events, which can be combined with |.
    enum class EventType {
        TOUCH_DOWN = 1 << 0,       ///< A touch began on the control.
        DRAG_INSIDE = 1 << 1,      ///< A touch moved within the control.
        DRAG_OUTSIDE = 1 << 2,     ///< A touch that began on the control moved outside of it.
        DRAG_ENTER = 1 << 3,       ///< A touch came back to the control.
        DRAG_EXIT = 1 << 4,        ///< A touch left the control.
        TOUCH_UP_INSIDE = 1 << 5,  ///< A touch ended on the control: the control was clicked.
        TOUCH_UP_OUTSIDE = 1 << 6, ///< A touch that began on the control ended outside of it.
        TOUCH_CANCEL = 1 << 7,     ///< The system canceled a touch.
        VALUE_CHANGED = 1 << 8,    ///< The value of a slider, switch, stepper, or picker changed.
    };
    /// The states in which a control looks different.
    enum class State {
        NORMAL = 1 << 0,       ///< Enabled, and not touched.
        HIGH_LIGHTED = 1 << 1, ///< A touch is on the control.
        DISABLED = 1 << 2,     ///< The control does not respond to touches.
        /// The control is selected. It is for derived classes; the controls of the framework do not set it.
        SELECTED = 1 << 3
    };

    /// A member function of a target that receives the control and the event; see cccontrol_selector().
    typedef void (Ref::*Handler)(Ref*, EventType);

    /// Creates a control that does not respond to touches.
    static Control* create();

    /// Sets whether the control is enabled. A disabled control does not respond to touches.
    virtual void setEnabled(bool bEnabled);
    /// Whether the control is enabled. A disabled control does not respond to touches.
    virtual bool isEnabled() const { return _enabled; }
    /// Sets whether the control is selected. Derived classes decide what this means.
    virtual void setSelected(bool bSelected);
    /// Whether the control is selected. Derived classes decide what this means.
    virtual bool isSelected() const { return _selected; }
    /// Sets whether the control is highlighted, as it is while a touch is on it.
    virtual void setHighlighted(bool bHighlighted);
    /// Whether the control is highlighted, as it is while a touch is on it.
    virtual bool isHighlighted() const { return _highlighted; }
    /// Returns the state in which the control is drawn.
    virtual State getState() const { return _state; }
    /// Whether all nodes above the control are visible.
    bool hasVisibleParents() const;
    /// Updates the parts. Called when the state has changed.
    virtual void needsLayout() {}

    // --- Actions ---

    /// Calls the actions of all these events, in the order of the values of the events, and then in the order
    /// in which they were added.
    virtual void sendActionsForControlEvents(EventType controlEvents);
    /// Adds an action for each of the events. The target is not retained; after it is destroyed, the action
    /// is not called.
    virtual void addTargetWithActionForControlEvents(Ref* target, Handler action, EventType controlEvents);
    /// Removes actions of the events. A null target or action matches all of them.
    virtual void removeTargetWithActionForControlEvents(Ref* target, Handler action, EventType controlEvents);

    // --- Touches ---

    /// Returns the location of a touch, in points of the control.
    virtual Vec2 getTouchLocation(Touch* touch);
    /// Whether a touch is in the bounding box of the control.
    virtual bool isTouchInside(Touch* touch);
    /// Returns false, so that the control does not claim the touch. Derived classes override it.
    bool onTouchBegan(Touch* touch, Event* event) override;
    /// Does nothing. Derived classes override it to follow a touch that they have claimed.
    void onTouchMoved(Touch* touch, Event* event) override;
    /// Does nothing. Derived classes override it to react to the end of a touch that they have claimed.
    void onTouchEnded(Touch* touch, Event* event) override;
    /// Does nothing. Derived classes override it to react when a touch is
    /// canceled, which GLView::handleTouchesCancel() does. Copra never cancels a touch by itself.
    void onTouchCancelled(Touch* touch, Event* event) override;

    /// Returns the value that setOpacityModifyRGB() has set on the children; false by default.
    bool isOpacityModifyRGB() const override { return _isOpacityModifyRGB; }
    /// Sets on all children whether their opacity also darkens their color.
    void setOpacityModifyRGB(bool bOpacityModifyRGB) override;

    Control();
    ~Control() override;
    /// Initializes an enabled control in the state NORMAL, which receives touches.
    bool init() override;

protected:
    /// Creates an autoreleased Invocation, which calls a member function of `target` for an event.
    Invocation* invocationWithTargetAndActionForControlEvent(Ref* target, Handler action,
                                                             EventType controlEvent);
    /// Returns the actions of one event, in the order in which they were added.
    Vector<Invocation*>& dispatchListforControlEvent(EventType controlEvent);
    /// Adds a call of a member function for an event.
    void addTargetWithActionForControlEvent(Ref* target, Handler action, EventType controlEvent);
    /// Removes the actions of an event with this target and member function. A null target or action matches
    /// all of them.
    void removeTargetWithActionForControlEvent(Ref* target, Handler action, EventType controlEvent);

    bool _enabled = false;
    bool _selected = false;
    bool _highlighted = false;
    bool _isOpacityModifyRGB = false;
    State _state = State::NORMAL;
    std::unordered_map<int, Vector<Invocation*>> _dispatchTable; ///< The invocations by event.

private:
    RefPtr<EventListenerTouchOneByOne> _controlListener;

    CC_DISALLOW_COPY_AND_ASSIGN(Control)
};

/// Combines events, for functions that accept several.
Control::EventType operator|(Control::EventType a, Control::EventType b);

} // namespace extension
} // namespace cocos2d
