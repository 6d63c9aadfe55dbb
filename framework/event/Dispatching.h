#pragma once

#include "event/EventDispatcher.h"

namespace cocos2d {

/// Scope of one dispatch; the outermost one cleans up at its end, also when a callback throws.
class EventDispatcher::Dispatching {
public:
    explicit Dispatching(EventDispatcher& dispatcher) : _dispatcher(dispatcher) { ++_dispatcher._depth; }
    ~Dispatching() {
        --_dispatcher._depth;
        _dispatcher.settle();
    }
    Dispatching(const Dispatching&) = delete;
    Dispatching& operator=(const Dispatching&) = delete;

private:
    EventDispatcher& _dispatcher;
};

} // namespace cocos2d
