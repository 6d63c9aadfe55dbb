#pragma once

#include "base/Ref.h"
#include "event/fwd.h"

#include <functional>
#include <string>

namespace cocos2d {

/// Holds the callbacks for one kind of event. A listener receives nothing until it is added to an
/// EventDispatcher, which then retains it. A listener can be added only once; clone() makes another one.
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

    /// The key that connects listeners with events: a fixed string for each kind, or the name of a custom
    /// event.
    using ListenerID = std::string;

    ~EventListener() override;

    /// Whether all callbacks are set that the listener requires. The base class requires the callback of
    /// init().
    virtual bool checkAvailable() = 0;
    /// Returns an autoreleased copy with the same callbacks. The copy is not added to any dispatcher.
    virtual EventListener* clone() = 0;

    /// Enables or disables the listener. A disabled listener receives nothing. This takes effect at once,
    /// even during a dispatch.
    void setEnabled(bool enabled) { _isEnabled = enabled; }
    /// Whether the listener receives events; true by default.
    bool isEnabled() const { return _isEnabled; }

    /// Constructs a listener of the type UNKNOWN. A derived class calls init() next.
    EventListener();

    /// Initializes the listener. A derived class must call it before the listener is added. `callback`
    /// receives the events of all kinds except touches; it may be null for touch listeners.
    bool init(Type t, const ListenerID& listenerID, const std::function<void(Event*)>& callback);

protected:
    /// Sets whether the listener is paused. The dispatcher calls it: a listener is paused as long as its node
    /// is.
    void setPaused(bool paused) { _paused = paused; }
    /// Whether the listener is paused, as its node is.
    bool isPaused() const { return _paused; }
    /// Sets whether the listener is added to a dispatcher. The dispatcher calls it.
    void setRegistered(bool registered) { _isRegistered = registered; }
    /// Whether the listener is added to a dispatcher.
    bool isRegistered() const { return _isRegistered; }
    /// Returns the kind of events that the listener receives.
    Type getType() const { return _type; }
    /// Returns the key by which the dispatcher keeps the listener. For custom events, it is the name of the
    /// event.
    const ListenerID& getListenerID() const { return _listenerID; }
    /// Sets the position in the order of listeners. The dispatcher calls it.
    void setFixedPriority(int fixedPriority) { _fixedPriority = fixedPriority; }
    /// Returns the position in the order of listeners; 0 for a listener with scene graph priority.
    int getFixedPriority() const { return _fixedPriority; }
    /// Sets the node whose position in the scene is the priority. It is not retained. The dispatcher calls
    /// it.
    void setAssociatedNode(Node* node) { _node = node; }
    /// Returns the node whose position in the scene is the priority, or null for a listener with a fixed
    /// priority.
    Node* getAssociatedNode() const { return _node; }

    // The members that a dispatch reads come first.
    Type _type = Type::UNKNOWN;
    bool _isRegistered = false;
    bool _paused = true;
    bool _isEnabled = true;
    /// Whether the listener was added during a dispatch, after which it takes effect.
    bool _isQueued = false;
    int _fixedPriority = 0;
    int _touchOrder = 0; ///< See EventDispatcher::setTouchOrder_().
    Node* _node = nullptr;
    std::function<void(Event*)> _onEvent; ///< The function that receives every event of the listener.
    ListenerID _listenerID;

    friend class EventDispatcher;
    friend class copra::ListenerList;
};

} // namespace cocos2d
