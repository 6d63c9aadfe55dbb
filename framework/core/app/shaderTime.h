#pragma once

#include <cmath>

namespace copra {

/// Returns the seconds of CC_Time in a frame. A float of a day has steps of eight milliseconds, in which
/// shaders would move unevenly, so the time begins again after 7,100 s: nearly 1,130 x 2 pi, a whole number,
/// and ten times one of both kinds. Sines and repeating textures that depend on 0.1, 0.2 ... times the
/// seconds go on.
inline float shaderSeconds(unsigned frames, float interval) {
    constexpr double kPeriod = 7100.0;
    const double seconds = static_cast<double>(frames) * static_cast<double>(interval);
    if (seconds < kPeriod) return static_cast<float>(frames) * interval; // as cocos2d-x
    return static_cast<float>(std::fmod(seconds, kPeriod));
}

} // namespace copra
