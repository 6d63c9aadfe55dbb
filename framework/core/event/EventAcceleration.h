#pragma once

#include "event/Event.h"

namespace cocos2d {

/// A reading of an accelerometer. Each axis is in g; the time is in seconds of the clock of the sensor.
class Acceleration : public Ref {
public:
    /// Constructs a reading in which all values are 0.
    Acceleration() = default;

    double x = 0;         ///< The acceleration to the right side of the device, in g.
    double y = 0;         ///< The acceleration to the upper edge of the device, in g.
    double z = 0;         ///< The acceleration out of the screen, in g.
    double timestamp = 0; ///< The time of the reading, in seconds of the clock of the sensor.
};

/// An event that is sent for each reading of the accelerometer.
class EventAcceleration : public Event {
public:
    /// Constructs an event with a copy of the reading.
    EventAcceleration(const Acceleration& acc);

    bool isOfItsType_() const override;

private:
    Acceleration _acc;

    friend class EventListenerAcceleration;
};

} // namespace cocos2d
