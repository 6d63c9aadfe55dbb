#pragma once

#include <cmath>

namespace copra {

/// Returns the time of CC_Time in a frame, in seconds. After a day, a float would advance in steps of eight
/// milliseconds, and shaders would move unevenly. The time therefore begins again after 7,100 s. That is
/// nearly 1,130 x 2 pi and a multiple of 10, so sines of the time, and textures that repeat every 0.1 s or a
/// multiple of it, continue without a jump.
inline float shaderSeconds(unsigned frames, float interval) {
    constexpr double kPeriod = 7100.0;
    const double seconds = static_cast<double>(frames) * static_cast<double>(interval);
    if (seconds < kPeriod) return static_cast<float>(frames) * interval; // computed as cocos2d-x does
    return static_cast<float>(std::fmod(seconds, kPeriod));
}

} // namespace copra
