#pragma once

namespace copra {

/// A monotonic clock.
class Clock {
public:
    virtual ~Clock() = default;

    /// Returns the seconds since an arbitrary fixed moment; never decreases.
    virtual double now() const = 0;
    /// Blocks the thread for `seconds`. Returns at once for 0 or less.
    virtual void sleep(double seconds) = 0;
};

} // namespace copra
