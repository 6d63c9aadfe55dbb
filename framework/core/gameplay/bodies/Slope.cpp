#include "gameplay/bodies/Slope.h"

#include <algorithm>

namespace copra {

const char* validate(const Slope& slope) {
    if (!isFinite(slope.left) || !isFinite(slope.right) || !isFinite(slope.velocity))
        return "a slope's ends and velocity must be finite";
    if (slope.left.x == slope.right.x) return "a slope must not be vertical: make it a wall";
    if (slope.left.x > slope.right.x) return "a slope must run to the right: left.x must be below right.x";
    if (!(slope.friction >= 0.0f) || !std::isfinite(slope.friction))
        return "a slope's friction must be a finite number of at least 0";
    return nullptr;
}

float Slope::heightAt(float x) const {
    // The ends themselves come out exactly, so that seams between slopes have one height.
    if (!(x > left.x)) return left.y;
    if (x >= right.x) return right.y;
    return left.y + gradient() * (x - left.x);
}

float Slope::heightUnder(float leftFoot, float rightFoot) const {
    return std::max(heightAt(leftFoot), heightAt(rightFoot));
}

} // namespace copra
