#pragma once

#include "base/Ref.h"
#include "base/WeakPtr.h"
#include "base/call.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace copra {

/// Returns a callback of a widget for a selector of cocos2d-x 2.x, which gets the event as the older enumeration
/// with equal values. The target is not retained, and is not called after its end. The callback is empty if the
/// target or the selector is null. Events after `last` did not exist in 2.x, so the selector does not get them.
template<class Event, class OldEvent>
std::function<void(cocos2d::Ref*, Event)>
selectorCallback(cocos2d::Ref* target, void (cocos2d::Ref::*selector)(cocos2d::Ref*, OldEvent), Event last) {
    if (!target || !selector) return nullptr;
    return [weak = WeakPtr<cocos2d::Ref>(target), selector, last](cocos2d::Ref* sender, Event event) {
        cocos2d::Ref* const alive = weak.get();
        if (alive && event <= last) (alive->*selector)(sender, static_cast<OldEvent>(event));
    };
}

/// The listeners of a widget of cocos2d-x 2.2.0: one for all events, and one for each kind of event, which is
/// called after it.
template<class Event>
struct ListenersByEvent {
    using Callback = std::function<void(cocos2d::Ref*, Event)>;
    struct Listener {
        Event event;
        WeakPtr<cocos2d::Ref> target;
        cocos2d::SEL_CallFuncO selector;
    };
    Callback all;
    std::vector<Listener> each;

    void operator()(cocos2d::Ref* sender, Event event) const {
        const ListenersByEvent now(*this); // a listener may set others
        if (now.all) now.all(sender, event);
        for (const Listener& listener : now.each) {
            cocos2d::Ref* const target = listener.event == event ? listener.target.get() : nullptr;
            if (target) (target->*listener.selector)(sender);
        }
    }

    /// Returns the listeners that a callback of a widget consists of, or null.
    static ListenersByEvent* find(Callback& stored) {
        auto* const held = stored.template target<HeldCallback<void, cocos2d::Ref*, Event>>();
        return (held ? held->callback() : stored).template target<ListenersByEvent>();
    }
};

/// Sets the listener for all events, and keeps the others.
template<class Event>
void listenToAll(std::function<void(cocos2d::Ref*, Event)>& stored,
                 std::function<void(cocos2d::Ref*, Event)> listener) {
    if (auto* listeners = ListenersByEvent<Event>::find(stored))
        listeners->all = std::move(listener);
    else
        stored = std::move(listener);
}

/// Sets the listener for one kind of event, as in cocos2d-x 2.2.0. The target is not retained, and is not called
/// after its end. Null removes the listener.
template<class Event>
void listenTo(Event event, std::function<void(cocos2d::Ref*, Event)>& stored, cocos2d::Ref* target,
              cocos2d::SEL_CallFuncO selector) {
    using Listeners = ListenersByEvent<Event>;
    if (!Listeners::find(stored)) stored = Listeners{std::move(stored), {}};
    auto& each = Listeners::find(stored)->each;
    each.erase(
        std::remove_if(each.begin(), each.end(), [event](const auto& one) { return one.event == event; }),
        each.end());
    if (target && selector) each.push_back({event, WeakPtr<cocos2d::Ref>(target), selector});
}

} // namespace copra
