#pragma once

#include "event/EventAcceleration.h"
#include "event/EventListener.h"

namespace cocos2d {

/// Receives the readings of the accelerometer.
class EventListenerAcceleration : public EventListener {
public:
    /// The ID of all listeners of this class.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener that passes each reading to `callback`.
    static EventListenerAcceleration* create(const std::function<void(Acceleration*, Event*)>& callback);

    EventListenerAcceleration* clone() override;
    /// Whether the listener has a callback, which the dispatcher requires. Without one, debug builds assert;
    /// release builds log that and return false.
    bool checkAvailable() override;

    /// Constructs a listener for a derived class. Use create() in games.
    EventListenerAcceleration() = default;
    /// Initializes a new object as create() does. The dispatcher does not accept a listener with an empty
    /// callback.
    bool init(const std::function<void(Acceleration*, Event* event)>& callback);

private:
    std::function<void(Acceleration*, Event*)> onAccelerationEvent;
};

} // namespace cocos2d
