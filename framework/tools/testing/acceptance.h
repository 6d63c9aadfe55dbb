#pragma once

#include <cstdlib>
#include <cstring>

namespace copra {
namespace testing {

/// Whether the environment variable COPRA_ACCEPT is 1: tests replace their golden pictures and states with
/// the actual ones.
inline bool isAccepting() {
    const char* value = std::getenv("COPRA_ACCEPT");
    return value && std::strcmp(value, "1") == 0;
}

} // namespace testing
} // namespace copra
