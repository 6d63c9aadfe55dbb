#pragma once

#include <string>
#include <typeinfo>

namespace copra {

/// Functions that add to the message about a mistake in debug builds. The module `diagnosis`, which is above
/// this one, sets them; until then, nothing is added.
struct Explainer {
    /// Writes the return addresses on the call stack and returns how many there are, at most `capacity`.
    int (*captureCallers)(void** addresses, int capacity) = [](void**, int) { return 0; };
    /// The functions of the game that led here, as the end of the message; empty if they are not known.
    std::string (*callers)() = [] { return std::string(); };
    /// Returns where a living object was created, as the end of the message about it; empty if it is not
    /// known.
    std::string (*birth)(const void* address) = [](const void*) { return std::string(); };
    /// Returns what is known of an object that was destroyed at an address, as indented lines; empty if
    /// nothing is.
    std::string (*lastWords)(const void* address) = [](const void*) { return std::string(); };
    /// The name of a class as in source code, or what the compiler calls it.
    std::string (*className)(const std::type_info& type) = [](const std::type_info& type) {
        return std::string(type.name());
    };
};

/// Returns the explainer of the program. Set its functions on the main thread, before other threads are
/// started.
Explainer& explainer();

} // namespace copra
