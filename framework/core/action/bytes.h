#pragma once

#include "platform/GLTypes.h"

namespace copra {

/// Returns from + delta * time as a byte. Fractions are truncated, and values out of range, as from an ease
/// that overshoots, are clamped.
inline GLubyte byteBetween(float from, float delta, float time) {
    const float value = from + delta * time;
    if (!(value > 0.0f)) return 0;
    return value < 255.0f ? static_cast<GLubyte>(value) : GLubyte{255};
}

} // namespace copra
