#pragma once

#include "base/Ref.h"
#include "event/fwd.h"

#include <functional>
#include <string>

namespace cocos2d {

/// Holds the callbacks for one kind of event. A listener receives nothing until it is added to an EventDispatcher, which then
/// retains it. A listener can only be added once; clone() makes another one.
class EventListener : public Ref {
public:
    /// The kind of listener.
    enum class Type {
        UNKNOWN,           ///< A listener of no kind, which receives nothing.
        TOUCH_ONE_BY_ONE,  ///< An EventListenerTouchOneByOne.
        TOUCH_ALL_AT_ONCE, ///< An EventListenerTouchAllAtOnce.
        KEYBOARD,          ///< An EventListenerKeyboard.
        MOUSE,             ///< An EventListenerMouse.
        ACCELERATION,      ///< An EventListenerAcceleration.
        FOCUS,             ///< An EventListenerFocus.
        GAME_CONTROLLER,   ///< An EventListenerController.
        CUSTOM,            ///< An EventListenerCustom, or a listener derived from it.
    };

    /// What connects listeners with events: a fixed string for each kind, the name of the event for custom ones.
    using ListenerID = std::string;

    ~EventListener() override;

    /// Whether the callbacks that the listener requires are set. This class requires the one given to init().
    virtual bool checkAvailable() = 0;
    /// Returns an autoreleased copy with the same callbacks. The copy is not added to any dispatcher.
    virtual EventListener* clone() = 0;

    /// Enables or disables the listener. A disabled listener receives nothing. This takes effect at once, even during a dispatch.
    void setEnabled(bool enabled) { _isEnabled = enabled; }
    /// Whether the listener receives events; true by default.
    bool isEnabled() const { return _isEnabled; }

    EventListener();

    /// Must be called by derived classes before the listener is added. `callback` receives the events of
    /// all kinds but touches; it may be null for touch listeners.
    bool init(Type t, const ListenerID& listenerID, const std::function<void(Event*)>& callback);

protected:
    /// Set by the dispatcher: a listener is paused as long as its node is.
    void setPaused(bool paused) { _paused = paused; }
    bool isPaused() const { return _paused; }
    /// Whether the listener is added to a dispatcher.
    void setRegistered(bool registered) { _isRegistered = registered; }
    bool isRegistered() const { return _isRegistered; }
    /// The kind of events that it receives.
    Type getType() const { return _type; }
    /// The key by which the dispatcher keeps it; for custom events the name of the event.
    const ListenerID& getListenerID() const { return _listenerID; }
    /// The place in the order of listeners; 0 for a listener with scene graph priority.
    void setFixedPriority(int fixedPriority) { _fixedPriority = fixedPriority; }
    int getFixedPriority() const { return _fixedPriority; }
    /// The node whose place in the scene is the priority; not owned. Null for a listener with a fixed priority.
    void setAssociatedNode(Node* node) { _node = node; }
    Node* getAssociatedNode() const { return _node; }

    // The members that a dispatch reads come first.
    Type _type = Type::UNKNOWN;
    bool _isRegistered = false;
    bool _paused = true;
    bool _isEnabled = true;
    bool _isQueued = false; ///< Added during a dispatch, effective after it.
    int _fixedPriority = 0;
    int _touchOrder = 0; ///< See EventDispatcher::setTouchOrder_().
    Node* _node = nullptr;
    std::function<void(Event*)> _onEvent; ///< Receives every event of the listener.
    ListenerID _listenerID;

    friend class EventDispatcher;
    friend class copra::ListenerList;
};

} // namespace cocos2d
