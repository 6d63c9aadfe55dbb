#pragma once

#include "base/refuse.h"

namespace copra {

/// Returns true and reports a misuse of the named setter of Node if `a` or `b` is NaN, which would propagate
/// to all descendants of the node.
inline bool rejectNaN(const char* setter, float a, float b = 0.0f) {
    return !(a == a && b == b) && misuse("Node::%s: NaN; the node keeps its value", setter);
}

} // namespace copra
