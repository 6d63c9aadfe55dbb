#pragma once

namespace copra {

/// The machine's time.
class Clock {
public:
    virtual ~Clock() = default;

    /// Seconds since some fixed moment; never goes backwards.
    virtual double now() const = 0;
    /// Waits for that many seconds; nothing happens for 0 and less.
    virtual void sleep(double seconds) = 0;
};

} // namespace copra
