#pragma once

#include "event/EventAcceleration.h"
#include "event/EventListener.h"

namespace cocos2d {

/// Receives accelerometer readings.
class EventListenerAcceleration : public EventListener {
public:
    /// The type of these listeners in the dispatcher.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener that calls `callback` with each reading.
    static EventListenerAcceleration* create(const std::function<void(Acceleration*, Event*)>& callback);

    EventListenerAcceleration* clone() override;
    /// Whether the dispatcher accepts the listener: it needs a callback.
    bool checkAvailable() override;

    /// For derived classes; games call create().
    EventListenerAcceleration() = default;
    /// Initializes a new object as create() does. A null callback is an error.
    bool init(const std::function<void(Acceleration*, Event* event)>& callback);

private:
    std::function<void(Acceleration*, Event*)> onAccelerationEvent;
};

} // namespace cocos2d
