#pragma once

#include "platform/GLTypes.h"

namespace copra {

/// The byte `time` of the way from `from` to `from` + `way`: fractions are cut off, what an overshooting ease
/// or a large difference takes out of range stays at the border.
inline GLubyte byteBetween(float from, float way, float time) {
    const float value = from + way * time;
    if (!(value > 0.0f)) return 0;
    return value < 255.0f ? static_cast<GLubyte>(value) : GLubyte{255};
}

} // namespace copra
