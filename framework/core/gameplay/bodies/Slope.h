#pragma once

#include "gameplay/Vectors.h"

namespace copra {

/// A straight piece of ground that carries bodies from above: the slope of the article "Slopes in an action
/// game" (docs/articles.md), y up, tested at both feet and only between its ends. Bodies from below or from
/// the side pass.
struct Slope {
    Vec2 left;             ///< points; left.x < right.x, so a slope is never vertical
    Vec2 right;            ///< points
    Vec2 velocity;         ///< points a second; carries the bodies on it
    float friction = 0.5f; ///< bodies slide down when the gradient is larger

    /// Rise over run: points up for each point to the right.
    float gradient() const { return (right.y - left.y) / (right.x - left.x); }
    /// The height of the line at `x`, that of the nearer end beyond its ends.
    float heightAt(float x) const;
    /// The height at which a body stands whose feet reach from `leftFoot` to `rightFoot`: the higher of both,
    /// as with the sensors A and B of Sonic. The article tests the right edge only.
    float heightUnder(float leftFoot, float rightFoot) const;
    /// True when the feet are over the line, sharing more than an end with it.
    bool isUnder(float leftFoot, float rightFoot) const { return rightFoot > left.x && leftFoot < right.x; }
};

/// Null when the slope is usable, else a sentence: it must be finite and run to the right, and so must not be
/// vertical (make that a wall).
[[nodiscard]] const char* validate(const Slope& slope);

} // namespace copra
