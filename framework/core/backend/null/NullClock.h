#pragma once

#include "platform/Clock.h"

namespace copra {

/// A manual clock: only advance() and sleep(), which returns at once, change it.
class NullClock : public Clock {
public:
    double now() const override { return _now; }
    void sleep(double seconds) override { advance(seconds); }
    /// Advances by `seconds`; does nothing for 0 or less.
    void advance(double seconds) {
        if (seconds > 0.0) _now += seconds;
    }

private:
    double _now = 0.0;
};

} // namespace copra
