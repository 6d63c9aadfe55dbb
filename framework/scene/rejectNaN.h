#pragma once

#include "base/refuse.h"

namespace copra {

/// Refuses a call of the setter of Node with this name where `a` or `b` is NaN, which would propagate to
/// everything below the node. Returns whether it did.
inline bool rejectNaN(const char* setter, float a, float b = 0.0f) {
    return !(a == a && b == b) && misuse("Node::%s: NaN; the node keeps its value", setter);
}

} // namespace copra
