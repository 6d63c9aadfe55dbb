#pragma once

#include "gameplay/Vectors.h"

namespace copra {

/// A straight piece of ground that carries bodies from above: the slope of the article "Slopes in an action
/// game" (docs/articles.md), but with y up, tested at both feet, and only between its ends. Bodies that come
/// from below or from the side pass through.
struct Slope {
    Vec2 left;  ///< The left end, in points. left.x must be less than right.x, so a slope is never vertical.
    Vec2 right; ///< The right end, in points.
    Vec2 velocity;         ///< The velocity in points per second, which carries the bodies on the slope.
    float friction = 0.5f; ///< The friction. Bodies slide down when the gradient is larger.

    /// Returns the gradient of the slope: points up for each point to the right.
    float gradient() const { return (right.y - left.y) / (right.x - left.x); }
    /// Returns the height of the line at `x`. Beyond its ends, the function returns the height of the nearer
    /// end.
    float heightAt(float x) const;
    /// Returns the height at which a body stands whose feet reach from `leftFoot` to `rightFoot`: the higher
    /// one of both, as with the sensors A and B of Sonic. The article tests only the right edge.
    float heightUnder(float leftFoot, float rightFoot) const;
    /// Whether the feet are over the line, and not only over an end of it.
    bool isUnder(float leftFoot, float rightFoot) const { return rightFoot > left.x && leftFoot < right.x; }
};

/// Returns null if the slope is valid, otherwise a message that says what is wrong. A slope must be finite
/// and run to the right, so it cannot be vertical; use a wall for that.
[[nodiscard]] const char* validate(const Slope& slope);

} // namespace copra
