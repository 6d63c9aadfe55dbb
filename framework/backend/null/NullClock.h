#pragma once

#include "platform/Clock.h"

namespace copra {

/// Time that passes only when it is told to; sleeping passes at once.
class NullClock : public Clock {
public:
    double now() const override { return _now; }
    void sleep(double seconds) override { advance(seconds); }
    /// Lets that many seconds pass; nothing happens for 0 and less.
    void advance(double seconds) {
        if (seconds > 0.0) _now += seconds;
    }

private:
    double _now = 0.0;
};

} // namespace copra
