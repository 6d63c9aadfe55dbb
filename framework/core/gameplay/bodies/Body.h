#pragma once

#include "gameplay/HandleTable.h"
#include "gameplay/Vectors.h"

#include <cstdint>

namespace copra {

/// The contacts of a body in the last step.
struct BodyTouch {
    bool below = false;    ///< Whether the body stands on something.
    bool above = false;    ///< Whether something is on its head.
    bool left = false;     ///< Whether something touches its left side.
    bool right = false;    ///< Whether something touches its right side.
    bool crushed = false;  ///< Whether the body is between a moving platform and a wall without enough space.
    bool onSlope = false;  ///< Whether the body stands on a slope.
    float gradient = 0.0f; ///< The slope of the ground below, in points up for each point to the right.
    Vec2 groundVelocity;   ///< The velocity of the ground below, in points per second.
    Handle ground;         ///< The body below; invalid on a slope and in the air.
};

/// An axis-aligned box that moves, pushes, and is pushed. Boxes do not rotate.
struct Body {
    Vec2 position;               ///< The center of the box, in points.
    Vec2 velocity;               ///< The velocity in points per second.
    Vec2 halfSize{16.0f, 16.0f}; ///< Half of the width and height, in points; both must be above 0.
    /// The inverse of the mass. 0 makes a static body, such as a wall, or, with a velocity, a kinematic one,
    /// such as a moving platform.
    float inverseMass = 1.0f;
    /// How much the body bounces: 0 not at all, 1 without loss of speed. The larger value of both bodies
    /// counts.
    float restitution = 0.0f;
    /// The friction; 0 is frictionless. Between two bodies, the root of the product counts.
    float friction = 0.5f;
    float gravityScale = 1.0f; ///< The number that multiplies the world's gravity; 0 lets it float.
    /// The height of steps in points. A standing body climbs steps up to this height, and follows steps and
    /// slopes down instead of bouncing over them. Use 0 for boxes, and 4 to 12 for walkers.
    float stepHeight = 0.0f;
    bool oneWay = false;         ///< Whether a static body carries from above and lets everything else pass.
    bool passesOneWay = false;   ///< Whether the body falls through bodies that are oneWay.
    bool slides = true;          ///< Whether gravity makes the body slide down slopes; false for walkers.
    std::uint32_t category = 1u; ///< The categories of the body, as bits.
    /// The categories with which the body collides, as bits. The masks of both bodies must match.
    std::uint32_t mask = ~0u;

    BodyTouch touch; ///< The contacts in the last step. BodyWorld::step() sets them.

    /// Returns the x of the left side, in points.
    float left() const { return position.x - halfSize.x; }
    /// Returns the x of the right side, in points.
    float right() const { return position.x + halfSize.x; }
    /// Returns the y of the lower side, in points.
    float bottom() const { return position.y - halfSize.y; }
    /// Returns the y of the upper side, in points.
    float top() const { return position.y + halfSize.y; }
    /// Whether contacts move the body; false for walls and moving platforms.
    bool isMovable() const { return inverseMass > 0.0f; }
};

/// Returns null if the body is valid, otherwise a message that says what is wrong.
[[nodiscard]] const char* validate(const Body& body);

/// Returns a box of this mass. 0 or less makes a wall.
Body makeBox(const Vec2& middle, const Vec2& size, float mass = 1.0f);
/// Returns a wall, a platform, or a piece of floor.
Body makeWall(const Vec2& middle, const Vec2& size);

/// Computes a collision along one axis, as physics does and the article "Slopes in an action game" intends:
///   J = (1 + e) (v2 - v1) / (w1 + w2); v1' = v1 + J w1; v2' = v2 - J w2
/// with inverse masses w and one restitution e for the pair. The formula of the article is the same if both
/// elasticities are equal and no division is truncated. `v1` belongs to the body with the lower coordinate.
/// Changes nothing if the bodies already separate (v1 <= v2), if both are static, or if a number is invalid.
/// Returns the magnitude of J.
float exchangeSpeeds(float& v1, float inverseMass1, float& v2, float inverseMass2, float restitution);

} // namespace copra
