#pragma once

#include "base/Ref.h"
#include "base/WeakPtr.h"

#include <functional>

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

} // namespace copra
