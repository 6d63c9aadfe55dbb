#pragma once

namespace cocos2d {

/// Small helpers for single numbers.
class MathUtil {
public:
    /// Moves *x toward `target`; a longer response time lags more. Nothing happens when elapsedTime is not
    /// positive.
    static void smooth(float* x, float target, float elapsedTime, float responseTime) {
        if (elapsedTime > 0.0f) *x += (target - *x) * elapsedTime / (elapsedTime + responseTime);
    }
    /// Moves `*x` toward `target` with different response times for rising and falling.
    static void smooth(float* x, float target, float elapsedTime, float riseTime, float fallTime) {
        smooth(x, target, elapsedTime, target > *x ? riseTime : fallTime);
    }
    /// The number between two others: `from` + (`to` - `from`) * `alpha`. `alpha` is not limited.
    static float lerp(float from, float to, float alpha) { return from + (to - from) * alpha; }

    MathUtil() = delete;
};

} // namespace cocos2d
