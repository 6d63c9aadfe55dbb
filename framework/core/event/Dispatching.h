#pragma once

#include "event/EventDispatcher.h"

namespace cocos2d {

/// The scope of a dispatch. The outermost one cleans up at its end, even when a callback throws.
class EventDispatcher::Dispatching_ {
public:
    explicit Dispatching_(EventDispatcher& dispatcher) : _dispatcher(dispatcher) { ++_dispatcher._depth; }
    ~Dispatching_() {
        --_dispatcher._depth;
        _dispatcher.settle();
    }
    Dispatching_(const Dispatching_&) = delete;
    Dispatching_& operator=(const Dispatching_&) = delete;

private:
    EventDispatcher& _dispatcher;
};

} // namespace cocos2d
