#pragma once

#include "base/refuse.h"

namespace copra {

/// Out of line and the last call of a setter, so that setters need no stack frame.
[[gnu::cold, gnu::noinline]] inline void reportNaN(const char* setter) {
    misuse("Node::%s: NaN; the node keeps its value", setter);
}

/// Returns true and reports a misuse of the named setter of Node if `a` or `b` is NaN, which would propagate
/// to all descendants of the node.
inline bool rejectNaN(const char* setter, float a, float b = 0.0f) {
    if (a == a && b == b) return false;
    reportNaN(setter);
    return true;
}

} // namespace copra
