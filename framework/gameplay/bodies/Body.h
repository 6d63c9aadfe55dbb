#pragma once

#include "gameplay/HandleTable.h"
#include "gameplay/Vectors.h"

#include <cstdint>

namespace copra {

/// What a body touched in the last step.
struct BodyTouch {
    bool below = false;   ///< stands on something
    bool above = false;   ///< has something on its head
    bool left = false;    ///< touches something at its left side
    bool right = false;   ///< touches something at its right side
    bool crushed = false; ///< had no room left, between a moving platform and a wall
    bool onSlope = false; ///< stands on a slope
    float gradient = 0.f; ///< of the ground below: points up for each point to the right
    Vec2 groundVelocity;  ///< of the ground below, points a second
    Handle ground;        ///< the body below; invalid for a slope or none
};

/// An upright box that moves, is pushed and pushes. Boxes do not turn.
struct Body {
    Vec2 position;             ///< of its middle, points
    Vec2 velocity;             ///< points a second
    Vec2 halfSize{16.f, 16.f}; ///< points; both above 0
    /// 1 / mass. 0 is a wall or, with a velocity, a moving platform: nothing moves it and it stops all.
    float inverseMass = 1.f;
    float restitution = 0.f;  ///< 0 stops dead, 1 bounces off as fast as it came; of two, the larger counts
    float friction = 0.5f;    ///< of two, the root of the product counts; 0 slides for ever
    float gravityScale = 1.f; ///< 0 floats
    /// Points; when it stands, it is taken over steps up and down, and down slopes, that are no higher than
    /// this: walking does not bounce. 0 for boxes, 4..12 for walkers.
    float stepHeight = 0.f;
    bool oneWay = false;         ///< of a wall: carries from above, and everything else passes
    bool passesOneWay = false;   ///< falls through bodies that are oneWay
    bool slides = true;          ///< slides down slopes by gravity; false for walkers
    std::uint32_t category = 1u; ///< bits: what it is
    std::uint32_t mask = ~0u;    ///< bits: the categories that it meets; both sides must agree

    BodyTouch touch; ///< an answer of BodyWorld::step()

    float left() const { return position.x - halfSize.x; }
    float right() const { return position.x + halfSize.x; }
    float bottom() const { return position.y - halfSize.y; }
    float top() const { return position.y + halfSize.y; }
    bool isMovable() const { return inverseMass > 0.f; }
};

/// Null when the body is usable, else a sentence about what is wrong with it.
const char* validate(const Body& body);

/// A box of this mass; 0 or below makes a wall.
Body makeBox(const Vec2& middle, const Vec2& size, float mass = 1.f);
/// A wall, platform or piece of floor.
Body makeWall(const Vec2& middle, const Vec2& size);

/// The exchange of article 003 as physics has it, along one axis:
///   J = (1 + e) (v2 - v1) / (w1 + w2); v1' = v1 + J w1; v2' = v2 - J w2
/// with inverse masses w and one restitution e for the pair (the textbook's impulse; the article's formula is
/// the same where both elasticities are equal and no division is cut). `v1` is the one on the lower
/// coordinate: nothing happens when they part already (v1 <= v2), for two walls, or for nonsense. Returns J's
/// size.
float exchangeSpeeds(float& v1, float inverseMass1, float& v2, float inverseMass2, float restitution);

} // namespace copra
