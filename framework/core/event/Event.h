#pragma once

#include "base/Ref.h"
#include "event/fwd.h"

namespace cocos2d {

/// Base of everything that the EventDispatcher delivers to listeners.
class Event : public Ref {
public:
    /// The kind of event, which decides which listeners receive it.
    enum class Type {
        TOUCH,           ///< An EventTouch: a finger, or the left mouse button.
        KEYBOARD,        ///< An EventKeyboard.
        ACCELERATION,    ///< An EventAcceleration; a desktop sends none.
        MOUSE,           ///< An EventMouse.
        FOCUS,           ///< An EventFocus: another widget has the focus.
        GAME_CONTROLLER, ///< An EventController.
        CUSTOM,          ///< An EventCustom, which has a name.
    };

    /// For derived classes.
    explicit Event(Type type) : _type(type) {}
    /// A custom event without a name, which games for 2.x pass to handlers that they call themselves.
    Event() : Event(Type::CUSTOM) {}
    ~Event() override = default;

    /// The kind of event.
    Type getType() const { return _type; }
    /// Stops the event: no further listener receives it.
    void stopPropagation() { _isStopped = true; }
    /// Whether a listener stopped the event.
    bool isStopped() const { return _isStopped; }
    /// Returns the node of the listener that is being called. It is null for listeners with a fixed priority.
    Node* getCurrentTarget() { return _currentTarget; }

    /// Whether the class of the event is that which listeners to its type cast it to.
    virtual bool isOfItsType_() const { return false; }

protected:
    /// Set by the dispatcher before each listener.
    void setCurrentTarget(Node* target) { _currentTarget = target; }

    Type _type;
    bool _isStopped = false;
    Node* _currentTarget = nullptr;

    friend class EventDispatcher;
};

} // namespace cocos2d
