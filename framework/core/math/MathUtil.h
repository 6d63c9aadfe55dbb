#pragma once

namespace cocos2d {

/// Helper functions for single numbers.
class MathUtil {
public:
    /// Moves `*x` toward `target`. A longer `responseTime` makes it follow more slowly. If `elapsedTime` is
    /// not positive, the function does nothing.
    static void smooth(float* x, float target, float elapsedTime, float responseTime) {
        if (elapsedTime > 0.0f) *x += (target - *x) * elapsedTime / (elapsedTime + responseTime);
    }
    /// Moves `*x` toward `target` with different response times for rising and falling.
    static void smooth(float* x, float target, float elapsedTime, float riseTime, float fallTime) {
        smooth(x, target, elapsedTime, target > *x ? riseTime : fallTime);
    }
    /// Returns the number between two others: `from` + (`to` - `from`) * `alpha`. `alpha` is not limited.
    static float lerp(float from, float to, float alpha) { return from + (to - from) * alpha; }

    MathUtil() = delete;
};

} // namespace cocos2d
