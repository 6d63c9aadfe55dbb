#pragma once

#include "base/refuse.h"

#include <exception>
#include <utility>

namespace copra {

/// Completes a change of several parts although some of them throw: run() each part, then pass() at the end,
/// which throws what the first of them threw. What further ones throw is dropped with a log line.
class FirstException {
public:
    /// Calls a part. Returns whether it did not throw.
    template<class Part>
    bool run(const Part& part) {
        try {
            part();
            return true;
        } catch (...) {
            if (_first)
                reportWarning("an exception is dropped, because another one is on its way");
            else
                _first = std::current_exception();
            return false;
        }
    }

    /// Whether a part has thrown.
    explicit operator bool() const { return static_cast<bool>(_first); }
    /// Throws the first exception, if there is any.
    void pass() {
        if (_first) std::rethrow_exception(std::exchange(_first, nullptr));
    }

private:
    std::exception_ptr _first;
};

} // namespace copra
