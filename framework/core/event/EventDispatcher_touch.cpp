/// Dispatch of touches: one by one to the listeners that claim them, the rest all at once.

#include "event/EventDispatcher.h"

#include "base/call.h"
#include "event/EventListenerTouch.h"
#include "event/EventTouch.h"
#include "event/ListenerTables.h"
#include "event/SceneGraph.h"

#include <algorithm>

namespace cocos2d {

void EventDispatcher::dispatchTouch(EventTouch& event) {
    std::vector<Touch*> left;
    copra::ListenerList* oneByOne = find(EventListenerTouchOneByOne::LISTENER_ID);
    if (oneByOne)
        dispatchOneByOne(*oneByOne, event, left);
    else
        left = event.getTouches();
    if (event.isStopped() || left.empty()) return;
    copra::ListenerList* allAtOnce = find(EventListenerTouchAllAtOnce::LISTENER_ID);
    if (allAtOnce) dispatchAllAtOnce(*allAtOnce, event, left);
}

void EventDispatcher::dispatchOneByOne(copra::ListenerList& list, EventTouch& event,
                                       std::vector<Touch*>& left) {
    list.tidy(_graph, _graphVersion);
    const std::vector<Touch*> touches = event.getTouches();
    for (Touch* touch : touches) {
        const bool swallowed = dispatchOneTouch(list, event, touch);
        if (event.isStopped()) return;
        if (!swallowed) left.push_back(touch);
    }
}

/// Returns whether the listener claims the touch that begins.
inline bool EventDispatcher::offerTouch(EventListener* const& slot, Touch* touch, Event& event) {
    auto* listener = static_cast<EventListenerTouchOneByOne*>(slot);
    if (!listener->onTouchBegan) return false;
    event._currentTarget = listener->_node;
    if (!copra::call(listener->onTouchBegan, touch, &event)) return false;
    const bool isStillThere = slot != nullptr;
    if (isStillThere) listener->_claimedTouches.push_back(touch);
    return true;
}

/// Returns whether the touch was swallowed.
bool EventDispatcher::dispatchOneTouch(copra::ListenerList& list, EventTouch& event, Touch* touch) {
    const bool begins = event.getEventCode() == EventTouch::EventCode::BEGAN;
    if (begins) removeClaims(list, touch);
    bool swallowed = false;
    const auto notify = [&](EventListener* const& slot) {
        const bool claimed = begins ? offerTouch(slot, touch, event) : followTouch(slot, touch, event);
        swallowed = claimed && slot && static_cast<EventListenerTouchOneByOne*>(slot)->_needSwallow;
        return swallowed || event.isStopped();
    };
    // A node that one camera does not show under the finger may be there as another shows it.
    const auto mayStillClaim = [&](const EventListener* listener) {
        const auto& claims = static_cast<const EventListenerTouchOneByOne*>(listener)->_claimedTouches;
        return begins && std::find(claims.begin(), claims.end(), touch) == claims.end();
    };
    list.forEachSeen(_graph, notify, mayStillClaim);
    return swallowed;
}

/// A touch object may be reused for another finger although the end of the first touch was not dispatched.
void EventDispatcher::removeClaims(copra::ListenerList& list, Touch* touch) {
    list.forEachRegistered([touch](EventListener* listener) {
        auto& claims = static_cast<EventListenerTouchOneByOne*>(listener)->_claimedTouches;
        if (!claims.empty()) claims.erase(std::remove(claims.begin(), claims.end(), touch), claims.end());
    });
}

/// Notifies the listener of a touch that it claimed. Returns whether it claimed it.
bool EventDispatcher::followTouch(EventListener* const& slot, Touch* touch, EventTouch& event) {
    auto* listener = static_cast<EventListenerTouchOneByOne*>(slot);
    auto& claims = listener->_claimedTouches;
    if (claims.empty()) return false;
    const auto claim = std::find(claims.begin(), claims.end(), touch);
    if (claim == claims.end()) return false;
    event._currentTarget = listener->_node;
    const auto code = event.getEventCode();
    if (code != EventTouch::EventCode::MOVED) claims.erase(claim);
    auto& callback = code == EventTouch::EventCode::MOVED   ? listener->onTouchMoved
                     : code == EventTouch::EventCode::ENDED ? listener->onTouchEnded
                                                            : listener->onTouchCancelled;
    copra::call(callback, touch, &event);
    return true;
}

void EventDispatcher::dispatchAllAtOnce(copra::ListenerList& list, EventTouch& event,
                                        const std::vector<Touch*>& touches) {
    list.tidy(_graph, _graphVersion);
    const auto code = event.getEventCode();
    const auto notify = [&](EventListener* const& slot) {
        auto* listener = static_cast<EventListenerTouchAllAtOnce*>(slot);
        event._currentTarget = listener->_node;
        auto& callback = code == EventTouch::EventCode::BEGAN   ? listener->onTouchesBegan
                         : code == EventTouch::EventCode::MOVED ? listener->onTouchesMoved
                         : code == EventTouch::EventCode::ENDED ? listener->onTouchesEnded
                                                                : listener->onTouchesCancelled;
        copra::call(callback, touches, &event);
        return event.isStopped();
    };
    list.forEachSeen(_graph, notify, [](const EventListener*) { return false; });
}

// --- Order of touches ---

bool EventDispatcher::isTouch(const EventListener& listener) {
    return listener._type == EventListener::Type::TOUCH_ONE_BY_ONE ||
           listener._type == EventListener::Type::TOUCH_ALL_AT_ONCE;
}

void EventDispatcher::setTouchOrder_(Node* node, int priority) {
    if (priority == getTouchOrder_(node)) return;
    if (priority == 0)
        _tables->touchOrders.erase(node);
    else
        _tables->touchOrders[node] = priority;
    const auto found = _tables->byNode.find(node);
    if (found == _tables->byNode.end()) return;
    for (EventListener* listener : found->second)
        if (isTouch(*listener)) listener->_touchOrder = priority;
    setDirty();
}

int EventDispatcher::getTouchOrder_(const Node* node) const {
    if (_tables->touchOrders.empty()) return 0;
    const auto found = _tables->touchOrders.find(node);
    return found == _tables->touchOrders.end() ? 0 : found->second;
}

// --- For tools ---

std::vector<copra::NodeListener> EventDispatcher::listenersOf_(Node* node) const {
    std::vector<copra::NodeListener> listeners;
    const auto found = _tables->byNode.find(node);
    if (found == _tables->byNode.end()) return listeners;
    for (const EventListener* listener : found->second) {
        const bool swallows = listener->_type == EventListener::Type::TOUCH_ONE_BY_ONE &&
                              static_cast<const EventListenerTouchOneByOne*>(listener)->isSwallowTouches();
        listeners.push_back({listener->_type, listener->_isEnabled && !listener->_paused, swallows});
    }
    return listeners;
}

} // namespace cocos2d
