#pragma once

#include "base/refuse.h"

namespace copra {

/// Reports a NaN. It is out of line and the last call of a setter, so that setters need no stack frame.
[[gnu::cold, gnu::noinline]] inline void reportNaN(const char* setter) {
    warning("Node::%s: the value is NaN; the node keeps its own", setter);
}

/// Returns true and logs a warning about the named setter of Node if `a` or `b` is NaN, which would propagate
/// to all descendants of the node.
inline bool rejectNaN(const char* setter, float a, float b) {
    if (!__builtin_isunordered(a, b)) return false;
    reportNaN(setter);
    return true;
}
inline bool rejectNaN(const char* setter, float value) {
    return rejectNaN(setter, value, value);
}

} // namespace copra
