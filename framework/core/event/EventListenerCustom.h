#pragma once

#include "event/EventListener.h"
#include "event/fwd.h"

namespace cocos2d {

/// Receives the custom events with one name.
class EventListenerCustom : public EventListener {
public:
    /// Creates an autoreleased listener that calls `callback` for each event called `eventName`.
    static EventListenerCustom* create(const std::string& eventName,
                                       const std::function<void(EventCustom*)>& callback);

    EventListenerCustom* clone() override;
    /// Whether the listener has a callback, which the dispatcher requires. If it has none, the function logs
    /// that and returns false.
    bool checkAvailable() override;

    /// Constructs a listener for a derived class. Use create() in games.
    EventListenerCustom() = default;
    /// Initializes a new object as create() does. `listenerId` is the name of the events.
    bool init(const ListenerID& listenerId, const std::function<void(EventCustom*)>& callback);

protected:
    std::function<void(EventCustom*)> _onCustomEvent; ///< The callback, which receives the events.
};

} // namespace cocos2d
