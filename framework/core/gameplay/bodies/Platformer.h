#pragma once

#include "gameplay/bodies/BodyWorld.h"

namespace copra {

/// The input of the player for one step.
struct PlatformerInput {
    float walk = 0.0f; ///< The direction and speed of walking, from -1 (left) to 1 (right).
    bool jump = false; ///< Whether the key is held. Each press jumps once.
    bool down = false; ///< Whether a jump drops through the one-way platform below.
};

/// How a character walks and jumps.
struct PlatformerTuning {
    float walkSpeed = 200.0f;    ///< The speed along the ground, in points per second.
    float groundAccel = 1600.0f; ///< The acceleration on the ground, in points per second squared.
    /// The acceleration for stopping and turning around on the ground, in points per second squared.
    float groundBrake = 2400.0f;
    /// The acceleration for moving and stopping in the air, in points per second squared.
    float airAccel = 1100.0f;
    float jumpHeight = 110.0f; ///< The height of a jump in points if the key is held until the top.
    /// The fraction of the upward speed that remains when the key is released; 1 keeps all of it.
    float jumpCut = 0.4f;
    float fallGravity = 1.4f; ///< The number that multiplies gravity on the way down.
    float fallSpeed = 700.0f; ///< The maximum speed of falling, in points per second.
    float coyoteTime = 0.1f;  ///< The time after leaving the ground in which a jump still counts, in seconds.
    /// The time before landing in which a press of the key is remembered, in seconds.
    float jumpBuffer = 0.12f;
    float dropTime = 0.2f; ///< The time in which the character passes through one-way platforms, in seconds.
    /// The steepest gradient on which the character can walk. On steeper slopes, it slides down and cannot
    /// jump.
    float steepest = 1.2f;
};

/// Returns null if the tuning is valid, otherwise a message that says what is wrong.
[[nodiscard]] const char* validate(const PlatformerTuning& tuning);

/// Returns a body for a character: without friction and bounce, able to climb steps of 8 points, and not
/// sliding down slopes. `feet` is the center of its lower side, in points.
Body makeWalker(const Vec2& feet, const Vec2& size, float mass = 2.0f);

/// Returns the initial speed, in points per second, of a jump that reaches `height` in steps of `dt`. Solves
/// height = sum of (v - k g dt) dt, so that the height is the same for any step. Returns 0 for invalid
/// numbers.
[[nodiscard]] float jumpSpeedFor(float height, float gravity, float dt);

/// Controls a character that walks, jumps, pushes boxes, and rides on platforms. Call control() before each
/// step of the world, always with the same `dt` (1/60 or 1/120 s) for reproducible games. The world handles
/// walls, slopes, pushing, and platforms.
///
/// The longer the key is held, the higher the jump. A jump can still start just after leaving an edge (coyote
/// time), and from a press shortly before landing (jump buffer). Both follow Thorson's notes on the
/// forgiveness of Celeste (2020) and Monteiro's guide (2012).
class Platformer {
public:
    /// Constructs a controller of a body, which should come from makeWalker(). An invalid tuning is logged
    /// and replaced with the default one.
    explicit Platformer(Handle body = {}, const PlatformerTuning& tuning = {});

    /// Sets the velocity of the body from the input. Does nothing if the body was removed or is not valid, or
    /// if `dt` is not above 0. An input that is infinite or NaN counts as 0.
    void control(BodyWorld& world, const PlatformerInput& input, float dt);

    /// Returns the body that is controlled. It is invalid until one is set.
    Handle body() const { return _body; }
    /// Sets the body that is controlled.
    void setBody(Handle body) { _body = body; }
    /// Returns the speeds and times of walking and jumping.
    const PlatformerTuning& tuning() const { return _tuning; }
    /// Sets the speeds and times of walking and jumping. An invalid tuning is logged and ignored.
    void setTuning(const PlatformerTuning& tuning);

    /// Whether the character stood on walkable ground in the last control().
    bool isStanding() const { return _standing; }
    /// Whether a jump began in the last control().
    bool hasJumped() const { return _hasJumped; }
    /// Whether the character landed in the last control().
    bool hasLanded() const { return _landed; }
    /// Returns the direction of the last walk: -1 is left, 1 is right.
    float facing() const { return _facing; }

private:
    void updateGround(const Body& body, float dt);
    void walk(Body& body, float direction, float dt);
    void jump(BodyWorld& world, Body& body, const PlatformerInput& input, float dt);
    void fall(Body& body) const;

    PlatformerTuning _tuning;
    Handle _body;
    float _coyoteLeft = 0.0f;  // seconds
    float _bufferLeft = 0.0f;  // seconds
    float _dropLeft = 0.0f;    // seconds
    float _groundSpeed = 0.0f; // The horizontal speed of the ground on which the character stood last.
    float _facing = 1.0f;
    bool _held = false;   // Whether the key was pressed in the last step.
    bool _rising = false; // Whether a release of the key would cut the current jump.
    bool _standing = false;
    bool _hasJumped = false;
    bool _landed = false;
};

} // namespace copra
