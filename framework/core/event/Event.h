#pragma once

#include "base/Ref.h"
#include "event/fwd.h"

namespace cocos2d {

/// Base class of everything that the EventDispatcher delivers to listeners.
class Event : public Ref {
public:
    /// The kind of event, which decides which listeners receive it.
    enum class Type {
        TOUCH,           ///< An EventTouch, for a finger or the left mouse button.
        KEYBOARD,        ///< An EventKeyboard, for a key.
        ACCELERATION,    ///< An EventAcceleration, which no desktop sends.
        MOUSE,           ///< An EventMouse, for the cursor, buttons, and the wheel.
        FOCUS,           ///< An EventFocus, sent when another widget gets the focus.
        GAME_CONTROLLER, ///< An EventController, for a game controller.
        CUSTOM,          ///< An EventCustom, which has a name.
    };

    /// Constructs an event of a kind. It is for derived classes.
    explicit Event(Type type) : _type(type) {}
    /// Constructs a custom event without a name. Code that is ported from cocos2d-x 2.x passes it to handlers
    /// that it calls itself.
    Event() : Event(Type::CUSTOM) {}
    ~Event() override = default;

    /// Returns the kind of event.
    Type getType() const { return _type; }
    /// Stops the event: no further listener receives it.
    void stopPropagation() { _isStopped = true; }
    /// Whether a listener stopped the event.
    bool isStopped() const { return _isStopped; }
    /// Returns the node of the listener that is being called, or null for a listener with a fixed priority.
    Node* getCurrentTarget() { return _currentTarget; }

    /// Whether the event has the class to which the listeners of its type cast it.
    virtual bool isOfItsType_() const { return false; }

protected:
    /// Sets the node of the listener that is called next. The dispatcher calls it.
    void setCurrentTarget(Node* target) { _currentTarget = target; }

    Type _type;
    bool _isStopped = false;
    Node* _currentTarget = nullptr;

    friend class EventDispatcher;
};

} // namespace cocos2d
