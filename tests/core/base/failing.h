#pragma once

#include <stdexcept>

namespace copra::test {

/// A callback that throws a std::runtime_error.
[[noreturn]] inline void fail() {
    throw std::runtime_error("callback");
}

} // namespace copra::test
