#pragma once

#include "gameplay/HandleTable.h"
#include "gameplay/Vectors.h"

#include <cstdint>

namespace copra {

/// The contacts of a body in the last step.
struct BodyTouch {
    bool below = false;    ///< stands on something
    bool above = false;    ///< has something on its head
    bool left = false;     ///< touches something at its left side
    bool right = false;    ///< touches something at its right side
    bool crushed = false;  ///< between a moving platform and a wall without enough space
    bool onSlope = false;  ///< stands on a slope
    float gradient = 0.0f; ///< the slope of the ground below: points up for each point to the right
    Vec2 groundVelocity;   ///< the velocity of the ground below, points per second
    Handle ground;         ///< the body below; invalid for a slope or none
};

/// An axis-aligned box that moves, pushes, and is pushed. Boxes do not rotate.
struct Body {
    Vec2 position;               ///< the middle of the box, points
    Vec2 velocity;               ///< the velocity in points per second
    Vec2 halfSize{16.0f, 16.0f}; ///< points; both above 0
    /// 1 / mass. 0 makes a static body, such as a wall, or, with a velocity, a kinematic one, such as a moving platform.
    float inverseMass = 1.0f;
    float restitution = 0.0f;  ///< 0..1; 1 bounces without loss of speed. Of two bodies the larger counts
    float friction = 0.5f;     ///< 0 is frictionless; between two bodies, the root of the product counts
    float gravityScale = 1.0f; ///< factor of the gravity of the world; 0 floats
    /// Points. A standing body climbs steps up to this height and follows steps and slopes down instead of
    /// bouncing over them. 0 for boxes, 4..12 for walkers.
    float stepHeight = 0.0f;
    bool oneWay = false;         ///< a static body that carries from above and lets everything else pass
    bool passesOneWay = false;   ///< falls through bodies that are oneWay
    bool slides = true;          ///< slides down slopes by gravity; false for walkers
    std::uint32_t category = 1u; ///< bits: what it is
    std::uint32_t mask = ~0u;    ///< bits: the categories that it collides with; both sides must agree

    BodyTouch touch; ///< set by BodyWorld::step()

    /// The sides of the box, points.
    float left() const { return position.x - halfSize.x; }
    /// The right side, points.
    float right() const { return position.x + halfSize.x; }
    /// The lower side, points.
    float bottom() const { return position.y - halfSize.y; }
    /// The upper side, points.
    float top() const { return position.y + halfSize.y; }
    /// Whether contacts move it; false for walls and moving platforms.
    bool isMovable() const { return inverseMass > 0.0f; }
};

/// Returns null if the body is valid, otherwise a sentence that says what is wrong.
[[nodiscard]] const char* validate(const Body& body);

/// Makes a box of this mass; 0 or less makes a wall.
Body makeBox(const Vec2& middle, const Vec2& size, float mass = 1.0f);
/// Makes a wall, a platform, or a piece of floor.
Body makeWall(const Vec2& middle, const Vec2& size);

/// Computes a collision along one axis, as physics does and the article "Slopes in an action game" intends:
///   J = (1 + e) (v2 - v1) / (w1 + w2); v1' = v1 + J w1; v2' = v2 - J w2
/// with inverse masses w and one restitution e for the pair. The formula of the article is the same if both elasticities are
/// equal and no division is truncated. `v1` belongs to the body with the lower coordinate. Changes nothing if the bodies already
/// separate (v1 <= v2), if both are static, or if a number is invalid. Returns the magnitude of J.
float exchangeSpeeds(float& v1, float inverseMass1, float& v2, float inverseMass2, float restitution);

} // namespace copra
