#pragma once

#include <limits>

namespace copra {

/// The duration of an action that never completes: infinite durations are read as this one, so that
/// quotients of durations are never NaN.
inline constexpr float kEndlessDuration = std::numeric_limits<float>::max();

/// See usableDuration().
[[gnu::cold]] float replaceDuration(const char* call, float duration);

/// Returns `duration`, in seconds, if an action can run for it. Otherwise logs a warning that names the call,
/// and returns 0 for a negative duration or NaN and kEndlessDuration for an infinite one.
inline float usableDuration(const char* call, float duration) {
    return duration >= 0.0f && duration <= kEndlessDuration ? duration : replaceDuration(call, duration);
}

} // namespace copra
