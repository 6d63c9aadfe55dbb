#pragma once

#include "base/assert.h"
#include "base/log.h"

namespace copra {

/// Asserts, or in release logs, that `setter` was given what is not a number. True.
inline bool refuseNaN(const char* setter) {
    CCASSERT(false, "a node was given a value that is not a number (NaN)");
    cocos2d::log("%s: not a number (NaN); the node keeps its value", setter);
    return true;
}

/// What is no number would spread to everything below, so it is refused: true after a log line.
inline bool refusesNaN(const char* setter, float a, float b = 0.0f) {
    return !(a == a && b == b) && refuseNaN(setter);
}

} // namespace copra
