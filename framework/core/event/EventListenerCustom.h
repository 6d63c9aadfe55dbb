#pragma once

#include "event/EventListener.h"
#include "event/fwd.h"

namespace cocos2d {

/// Receives the custom events of one name.
class EventListenerCustom : public EventListener {
public:
    /// Creates an autoreleased listener that calls `callback` for each event called `eventName`.
    static EventListenerCustom* create(const std::string& eventName,
                                       const std::function<void(EventCustom*)>& callback);

    EventListenerCustom* clone() override;
    /// Whether the dispatcher accepts the listener: it needs a callback.
    bool checkAvailable() override;

    /// For derived classes; games call create().
    EventListenerCustom() = default;
    /// Initializes a new object as create() does. `listenerId` is the name of the events.
    bool init(const ListenerID& listenerId, const std::function<void(EventCustom*)>& callback);

protected:
    std::function<void(EventCustom*)> _onCustomEvent;
};

} // namespace cocos2d
