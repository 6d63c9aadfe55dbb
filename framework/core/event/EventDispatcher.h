#pragma once

#include "base/Array.h"
#include "base/Owned.h"
#include "base/RefPtr.h"
#include "event/Event.h"
#include "event/EventListener.h"
#include "event/fwd.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace copra {

/// A listener of a node, for tools that show it.
struct NodeListener {
    cocos2d::EventListener::Type type;
    bool isActive; ///< Whether the listener is enabled and not paused.
    bool swallowsTouches;
};
} // namespace copra

namespace cocos2d {

/// Delivers events to the listeners that are registered for them.
///
/// Listeners are called in this order: fixed priorities below 0, ascending; then the listeners of nodes from
/// the front of the scene to its back, and for one node in the order in which they were added; then fixed
/// priorities above 0.
///
/// Callbacks may do anything, including dispatching events, removing every listener, and deleting nodes. A
/// listener that is removed receives nothing more, not even the event that is being dispatched. A listener
/// that is added takes effect at the end of the outermost dispatch.
class EventDispatcher : public Ref {
public:
    /// Constructs an enabled dispatcher. `graph` must outlive it.
    explicit EventDispatcher(copra::SceneGraph& graph);
    ~EventDispatcher() override;
    EventDispatcher(const EventDispatcher&) = delete;
    EventDispatcher& operator=(const EventDispatcher&) = delete;

    // --- Adding ---
    // EventDispatcher.cpp

    /// Adds a listener of a node. The listeners of nodes in front are called first. The listener is called
    /// only while the node is running and not paused, and is removed when the node is destroyed. A null
    /// listener or node, a listener that was already added, and a listener without a callback that it
    /// requires are errors: debug builds assert; release builds log it and do not add the listener.
    void addEventListenerWithSceneGraphPriority(EventListener* listener, Node* node);
    /// Adds a listener that is called in the order of its priority, lower first. The priority 0, which stands
    /// for the drawing order, null, a listener that was already added, and a listener without a callback that
    /// it requires are errors: debug builds assert; release builds log it and do not add the listener.
    void addEventListenerWithFixedPriority(EventListener* listener, int fixedPriority);
    /// Creates a listener for custom events and adds it with the fixed priority 1. Returns the listener,
    /// which the dispatcher owns, so that it can be removed. An empty callback is logged, and the listener is
    /// returned without being added.
    EventListenerCustom* addCustomEventListener(const std::string& eventName,
                                                const std::function<void(EventCustom*)>& callback);

    // --- Removing ---
    // EventDispatcher.cpp

    /// Removes a listener. Null and a listener that is not added are ignored. A listener that is already
    /// destroyed is ignored, too, because only its address is compared.
    void removeEventListener(EventListener* listener);
    /// Removes all listeners of a kind. Type::CUSTOM is an error: debug builds assert; release builds log it
    /// and do nothing. For custom listeners, use removeCustomEventListeners().
    void removeEventListenersForType(EventListener::Type listenerType);
    /// Removes all listeners of a node and, with `recursive`, of its descendants. Null is ignored with a
    /// warning.
    void removeEventListenersForTarget(Node* target, bool recursive = false);
    /// Removes all listeners for custom events with that name.
    void removeCustomEventListeners(const std::string& customEventName);
    /// Removes all listeners except those for the application's own events (EventType.h).
    void removeAllEventListeners();

    // --- Pausing and order ---
    // EventDispatcher.cpp

    /// Pauses the listeners of a node and, with `recursive`, of its descendants, so that they receive
    /// nothing. A node calls it when it leaves a scene. Null is ignored with a warning.
    void pauseEventListenersForTarget(Node* target, bool recursive = false);
    /// Resumes the listeners of a node and, with `recursive`, of its descendants. A node calls it when it
    /// enters a scene. Null is ignored with a warning.
    void resumeEventListenersForTarget(Node* target, bool recursive = false);
    /// Changes the fixed priority of a listener. A listener that is not added is ignored, and so is the
    /// priority 0, with a warning. A listener that was added with a node is an error: debug builds assert;
    /// release builds log it and keep its order.
    void setPriority(EventListener* listener, int fixedPriority);
    /// Sets the order of the touch listeners of a node, for games in which touches follow priorities. Touch
    /// listeners with scene graph priority are called in the order of this number, lower first, and only then
    /// in the drawing order. The number, 0 by default, also applies to listeners that are added later. The
    /// node must reset it before it is destroyed, as Layer does.
    void setTouchOrder_(Node* node, int priority);
    /// Returns the order of the touch listeners of a node, or 0 if none was set.
    int getTouchOrder_(const Node* node) const;

    /// Enables or disables the dispatcher. A disabled dispatcher delivers no events.
    void setEnabled(bool isEnabled) { _isEnabled = isEnabled; }
    /// Whether the dispatcher delivers events; true by default.
    bool isEnabled() const { return _isEnabled; }

    // --- Dispatching ---
    // EventDispatcher.cpp, EventDispatcher_touch.cpp

    /// Calls the listeners of the event before it returns. A disabled dispatcher does nothing. Null and an
    /// event whose class does not fit its type are errors: debug builds assert; release builds log it and do
    /// nothing.
    void dispatchEvent(Event* event);
    /// Calls the listeners of the event and, with `forced`, even while the dispatcher is disabled. Null and
    /// an event whose class does not fit its type are errors: debug builds assert; release builds log it and
    /// do nothing. From axmol.
    void dispatchEvent(Event* event, bool forced);
    /// Dispatches a custom event. Without a listener, it costs one look-up.
    void dispatchCustomEvent(const std::string& eventName, void* optionalUserData = nullptr);
    /// Whether any listener was added for a listener ID. For a custom event, the ID is its name.
    bool hasEventListener(const EventListener::ListenerID& listenerID) const;

    // --- For the modules above ---
    // EventDispatcher.cpp

    /// Marks the drawing order of a node or of its descendants as changed. The next dispatch then sorts the
    /// listeners.
    void setDirtyForNode(Node* /*node*/) { ++_graphVersion; }
    /// Marks the drawing order of all nodes as changed, because another scene runs.
    void setDirty() { ++_graphVersion; }
    /// A list of listeners, in the order in which they are called.
    using Listeners = std::vector<RefPtr<EventListener>>;
    /// Returns all listeners except those for the application's own events.
    Listeners getListeners() const;
    /// Returns the listeners of a node, for tools that show them.
    std::vector<copra::NodeListener> listenersOf_(Node* node) const; // EventDispatcher_touch.cpp

private:
    class Dispatching_;

    // EventDispatcher.cpp
    bool canAdd(EventListener& listener) const;
    void add(EventListener* listener);
    bool isAdded(const EventListener* listener) const;
    void insertQueued();
    void remove(EventListener* listener);
    void remove(const Listeners& listeners);
    Listeners listenersOf(const std::string& listenerID) const;
    void collectListeners(Node* target, bool recursive, Listeners& listeners) const;
    void associate(EventListener* listener);
    void dissociate(EventListener* listener);
    void setPausedForTarget(Node* target, bool paused, bool recursive);

    copra::ListenerList* find(const std::string& listenerID);
    void settle();

    // EventDispatcher_touch.cpp
    static bool isTouch(const EventListener& listener);
    void dispatchTouch(EventTouch& event);
    void dispatchOneByOne(copra::ListenerList& list, EventTouch& event, std::vector<Touch*>& left);
    void dispatchAllAtOnce(copra::ListenerList& list, EventTouch& event, const std::vector<Touch*>& touches);
    bool dispatchOneTouch(copra::ListenerList& list, EventTouch& event, Touch* touch);
    static void removeClaims(copra::ListenerList& list, Touch* touch);
    static bool offerTouch(EventListener* const& slot, Touch* touch, Event& event);
    static bool followTouch(EventListener* const& slot, Touch* touch, EventTouch& event);

    copra::SceneGraph& _graph;
    copra::Owned<copra::ListenerTables> _tables;
    /// The listeners that were added during a dispatch. They are already in the tables.
    copra::Array<EventListener*> _queued;
    /// The listeners that were removed during a dispatch and have not been released yet.
    copra::Array<EventListener*> _removed;
    std::uint64_t _graphVersion = 1;
    int _depth = 0; ///< The number of dispatches that are nested.
    bool _isEnabled = true;
};

} // namespace cocos2d
