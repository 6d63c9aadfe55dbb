#pragma once

#include "event/Event.h"

namespace cocos2d {

/// A reading of an accelerometer: each axis in g, the time in seconds on the clock of the sensor.
class Acceleration : public Ref {
public:
    /// A reading of 0.
    Acceleration() = default;

    double x = 0;         ///< acceleration to the right of the device, in g
    double y = 0;         ///< acceleration to the upper edge of the device, in g
    double z = 0;         ///< acceleration out of the screen, in g
    double timestamp = 0; ///< seconds on the clock of the sensor
};

/// The accelerometer has a new reading.
class EventAcceleration : public Event {
public:
    /// An event with a copy of the reading.
    EventAcceleration(const Acceleration& acc);

    bool isOfItsType_() const override;

private:
    Acceleration _acc;

    friend class EventListenerAcceleration;
};

} // namespace cocos2d
