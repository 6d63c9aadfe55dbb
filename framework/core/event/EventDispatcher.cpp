#include "event/EventDispatcher.h"

#include "base/CrashNotes.h"
#include "base/RefPtr.h"
#include "base/call.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "event/Dispatching.h"
#include "event/EventCustom.h"
#include "event/EventListenerCustom.h"
#include "event/EventListenerTouch.h"
#include "event/EventTouch.h"
#include "event/EventType.h"
#include "event/ListenerKind.h"
#include "event/ListenerTables.h"
#include "event/SceneGraph.h"

#include <algorithm>
#include <utility>

namespace cocos2d {

namespace {

/// The ID of the listeners to an event. Touches have two and are dispatched in EventDispatcher_touch.cpp.
const std::string& listenerIdOf(const Event& event) {
    const copra::ListenerKind* const kind = copra::kindOf(event);
    return kind ? kind->id : static_cast<const EventCustom&>(event).getEventName();
}

/// Whether the class of an event is the one that listeners to its type cast it to.
bool hasClassOfItsType(const Event& event) {
    if (!event.isOfItsType_()) return false;
    return event.getType() != Event::Type::CUSTOM || !copra::kindOf(listenerIdOf(event));
}

/// Events that the framework itself listens to; a game should not remove those listeners by accident.
bool isInternal(const std::string& listenerID) {
    return listenerID == EVENT_COME_TO_FOREGROUND || listenerID == EVENT_COME_TO_BACKGROUND ||
           listenerID == EVENT_RENDERER_RECREATED;
}

} // namespace

EventDispatcher::EventDispatcher(copra::SceneGraph& graph)
    : _graph(graph), _tables(new copra::ListenerTables) {}

EventDispatcher::~EventDispatcher() {
    removeAllEventListeners();
    for (const char* name : {EVENT_COME_TO_FOREGROUND, EVENT_COME_TO_BACKGROUND, EVENT_RENDERER_RECREATED})
        removeCustomEventListeners(name);
}

// --- Adding ---

void EventDispatcher::addEventListenerWithSceneGraphPriority(EventListener* listener, Node* node) {
    if (copra::refuse(!listener,
                      "EventDispatcher::addEventListenerWithSceneGraphPriority: the listener is null") ||
        copra::refuse(!node, "EventDispatcher::addEventListenerWithSceneGraphPriority: the node is null") ||
        !canAdd(*listener))
        return;
    listener->_node = node;
    listener->_fixedPriority = 0;
    listener->_touchOrder = isTouch(*listener) ? getTouchOrder_(node) : 0;
    listener->_paused = !_graph.isRunning(node);
    associate(listener);
    add(listener);
}

void EventDispatcher::addEventListenerWithFixedPriority(EventListener* listener, int fixedPriority) {
    if (copra::refuse(!listener,
                      "EventDispatcher::addEventListenerWithFixedPriority: the listener is null") ||
        copra::refuse(fixedPriority == 0, "EventDispatcher::addEventListenerWithFixedPriority: 0 stands for "
                                          "scene graph priority") ||
        !canAdd(*listener))
        return;
    listener->_node = nullptr;
    listener->_fixedPriority = fixedPriority;
    listener->_paused = false;
    add(listener);
}

EventListenerCustom*
EventDispatcher::addCustomEventListener(const std::string& eventName,
                                        const std::function<void(EventCustom*)>& callback) {
    auto* listener = EventListenerCustom::create(eventName, callback);
    addEventListenerWithFixedPriority(listener, 1);
    return listener;
}

bool EventDispatcher::canAdd(EventListener& listener) const {
    if (copra::refuseReleased(&listener, "EventDispatcher::addEventListener: the listener")) return false;
    if (copra::refuse(listener._isRegistered,
                      "EventDispatcher: the listener has been added already; add its clone()"))
        return false;
    bool isConsistent = copra::kindOf(listener._type) == copra::kindOf(listener._listenerID);
    if (listener._type == EventListener::Type::TOUCH_ONE_BY_ONE)
        isConsistent = isConsistent && dynamic_cast<EventListenerTouchOneByOne*>(&listener);
    else if (listener._type == EventListener::Type::TOUCH_ALL_AT_ONCE)
        isConsistent = isConsistent && dynamic_cast<EventListenerTouchAllAtOnce*>(&listener);
    if (copra::refuse(!isConsistent,
                      "EventDispatcher: the ID of the listener belongs to listeners of another class"))
        return false;
    return listener.checkAvailable();
}

void EventDispatcher::add(EventListener* listener) {
    copra::expectMainThread("EventDispatcher::addEventListener");
    listener->retain();
    listener->_isRegistered = true;
    _tables->all.insert(listener);
    listener->_isQueued = true;
    _queued.push_back(listener);
    if (_depth == 0) insertQueued();
}

void EventDispatcher::insertQueued() {
    for (EventListener* listener : _queued) {
        listener->_isQueued = false;
        _tables->lists[listener->_listenerID].add(listener);
    }
    _queued.clear();
}

void EventDispatcher::associate(EventListener* listener) {
    auto& listeners = _tables->byNode[listener->_node];
    listeners.push_back(listener);
    if (listeners.size() == 1) _graph.listenersChanged(listener->_node, true);
}

// --- Removing ---

bool EventDispatcher::isAdded(const EventListener* listener) const {
    return _tables->all.find(listener) != _tables->all.end();
}

void EventDispatcher::removeEventListener(EventListener* listener) {
    if (isAdded(listener)) remove(listener);
}

void EventDispatcher::removeEventListenersForType(EventListener::Type listenerType) {
    const copra::ListenerKind* const kind = copra::kindOf(listenerType);
    if (copra::refuse(!kind,
                      "EventDispatcher::removeEventListenersForType: custom listeners are removed by name"))
        return;
    remove(listenersOf(kind->id));
}

void EventDispatcher::removeEventListenersForTarget(Node* target, bool recursive) {
    if (copra::warn(!target, "EventDispatcher::removeEventListenersForTarget: the target is null")) return;
    // All are found before the first one is removed, since destroying a callback may change the tree.
    Listeners listeners;
    collectListeners(target, recursive, listeners);
    remove(listeners);
}

void EventDispatcher::collectListeners(Node* target, bool recursive, Listeners& listeners) const {
    const auto found = _tables->byNode.find(target);
    if (found != _tables->byNode.end())
        for (EventListener* listener : found->second) listeners.emplace_back(listener);
    if (!recursive) return;
    _graph.forEachChild(target, [&](Node* child) { collectListeners(child, true, listeners); });
}

void EventDispatcher::removeCustomEventListeners(const std::string& customEventName) {
    remove(listenersOf(customEventName));
}

void EventDispatcher::removeAllEventListeners() {
    remove(getListeners());
}

EventDispatcher::Listeners EventDispatcher::getListeners() const {
    Listeners all;
    for (const auto& [id, list] : _tables->lists)
        if (!isInternal(id))
            list.forEachRegistered([&all](EventListener* listener) { all.emplace_back(listener); });
    for (EventListener* listener : _queued)
        if (!isInternal(listener->_listenerID)) all.emplace_back(listener);
    return all;
}

EventDispatcher::Listeners EventDispatcher::listenersOf(const std::string& listenerID) const {
    Listeners listeners;
    const auto found = _tables->lists.find(listenerID);
    if (found != _tables->lists.end())
        found->second.forEachRegistered(
            [&listeners](EventListener* listener) { listeners.emplace_back(listener); });
    for (EventListener* listener : _queued)
        if (listener->_listenerID == listenerID) listeners.emplace_back(listener);
    return listeners;
}

void EventDispatcher::remove(const Listeners& listeners) {
    for (const auto& listener : listeners) removeEventListener(listener);
}

void EventDispatcher::remove(EventListener* listener) {
    copra::expectMainThread("EventDispatcher::removeEventListener");
    if (listener->_node) dissociate(listener);
    listener->_isRegistered = false;
    _tables->all.erase(listener);
    if (listener->_type == EventListener::Type::TOUCH_ONE_BY_ONE)
        static_cast<EventListenerTouchOneByOne*>(listener)->_claimedTouches.clear();
    if (listener->_isQueued) {
        listener->_isQueued = false;
        _queued.erase(std::find(_queued.begin(), _queued.end(), listener));
    } else {
        find(listener->_listenerID)->remove(listener); // where insertQueued() put it
    }
    // It may be the listener that is being called.
    _removed.push_back(listener);
    settle();
}

void EventDispatcher::dissociate(EventListener* listener) {
    Node* node = std::exchange(listener->_node, nullptr);
    const auto found = _tables->byNode.find(node);
    auto& listeners = found->second;
    listeners.erase(std::find(listeners.begin(), listeners.end(), listener));
    if (!listeners.empty()) return;
    _tables->byNode.erase(found);
    _graph.listenersChanged(node, false);
}

void EventDispatcher::settle() {
    if (_depth > 0) return;
    insertQueued();
    const auto removed = std::exchange(_removed, {});
    for (const EventListener* listener : removed) {
        const auto list = _tables->lists.find(listener->_listenerID);
        if (list != _tables->lists.end() && list->second.empty()) _tables->lists.erase(list);
    }
    // Destroying a callback may run any code.
    for (EventListener* listener : removed) listener->release();
}

// --- Pausing and order ---

void EventDispatcher::pauseEventListenersForTarget(Node* target, bool recursive) {
    setPausedForTarget(target, true, recursive);
}

void EventDispatcher::resumeEventListenersForTarget(Node* target, bool recursive) {
    setDirty();
    setPausedForTarget(target, false, recursive);
}

void EventDispatcher::setPausedForTarget(Node* target, bool paused, bool recursive) {
    if (copra::warn(!target, "EventDispatcher::pauseEventListenersForTarget: the target is null")) return;
    const auto found = _tables->byNode.find(target);
    if (found != _tables->byNode.end())
        for (EventListener* listener : found->second) listener->_paused = paused;
    if (recursive)
        _graph.forEachChild(target, [this, paused](Node* child) { setPausedForTarget(child, paused, true); });
}

void EventDispatcher::setPriority(EventListener* listener, int fixedPriority) {
    if (!isAdded(listener)) return;
    if (copra::refuse(listener->_node,
                      "EventDispatcher::setPriority: the listener has scene graph priority") ||
        copra::warn(fixedPriority == 0, "EventDispatcher::setPriority: 0 stands for scene graph priority") ||
        fixedPriority == listener->_fixedPriority)
        return;
    listener->_fixedPriority = fixedPriority;
    if (!listener->_isQueued) find(listener->_listenerID)->fixedPriorityChanged();
}

// --- Dispatching ---

copra::ListenerList* EventDispatcher::find(const std::string& listenerID) {
    const auto found = _tables->lists.find(listenerID);
    return found == _tables->lists.end() ? nullptr : &found->second;
}

bool EventDispatcher::hasEventListener(const EventListener::ListenerID& listenerID) const {
    const auto found = _tables->lists.find(listenerID);
    if (found != _tables->lists.end() && !found->second.empty()) return true;
    return std::any_of(_queued.begin(), _queued.end(),
                       [&](const auto* l) { return l->_listenerID == listenerID; });
}

void EventDispatcher::dispatchCustomEvent(const std::string& eventName, void* optionalUserData) {
    if (!find(eventName)) return;
    if (eventName.compare(0, 9, "director_") != 0) copra::CrashNotes::noteEvent(eventName.c_str());
    EventCustom event(eventName);
    event.setUserData(optionalUserData);
    dispatchEvent(&event);
}

void EventDispatcher::dispatchEvent(Event* event) {
    dispatchEvent(event, false);
}

void EventDispatcher::dispatchEvent(Event* event, bool forced) {
    copra::expectMainThread("EventDispatcher::dispatchEvent");
    if ((!_isEnabled && !forced) ||
        copra::refuse(!event, "EventDispatcher::dispatchEvent: the event is null") ||
        copra::refuse(
            !hasClassOfItsType(*event),
            "EventDispatcher::dispatchEvent: listeners to this type expect an event of another class"))
        return;
    const RefPtr<EventDispatcher> alive(this); // a listener may replace the dispatcher
    const RefPtr<Event> kept(event);           // and release the event
    const Dispatching_ dispatching(*this);
    if (event->_type == Event::Type::TOUCH) {
        dispatchTouch(static_cast<EventTouch&>(*event));
        return;
    }
    copra::ListenerList* list = find(listenerIdOf(*event));
    if (!list) return;
    list->tidy(_graph, _graphVersion);
    const auto notify = [event](EventListener* const& slot) {
        event->_currentTarget = slot->_node;
        copra::call(slot->_onEvent, event);
        return event->_isStopped;
    };
    // Mouse events go camera by camera, as touches do.
    if (event->_type == Event::Type::MOUSE)
        list->forEachSeen(_graph, notify, [](const EventListener*) { return false; });
    else
        list->forEach(notify);
}

} // namespace cocos2d
