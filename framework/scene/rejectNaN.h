#pragma once

#include "base/refuse.h"

namespace copra {

/// Out of line, so that the setters stay short.
[[gnu::cold, gnu::noinline]] inline bool reportNaN(const char* setter) {
    return misuse("Node::%s: NaN; the node keeps its value", setter);
}

/// Returns true and reports a misuse of the named setter of Node if `a` or `b` is NaN, which would propagate
/// to all descendants of the node.
inline bool rejectNaN(const char* setter, float a, float b = 0.0f) {
    return !(a == a && b == b) && reportNaN(setter);
}

} // namespace copra
