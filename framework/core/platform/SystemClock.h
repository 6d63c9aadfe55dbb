#pragma once

#include "platform/Clock.h"

#include <chrono>
#include <thread>

namespace copra {

/// The clock of the system.
class SystemClock : public Clock {
public:
    double now() const override {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    }
    void sleep(double seconds) override {
        if (seconds > 0.0) std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
    }
};

} // namespace copra
