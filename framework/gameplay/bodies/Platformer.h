#pragma once

#include "gameplay/bodies/BodyWorld.h"

namespace copra {

/// What the player wants, as of one step.
struct PlatformerInput {
    float walk = 0.f;  ///< -1 left .. 1 right
    bool jump = false; ///< the key is held; each press jumps once
    bool down = false; ///< with a jump: drops through the one-way platform below
};

/// How somebody walks and jumps.
struct PlatformerTuning {
    float walkSpeed = 200.f;    ///< points a second, along the ground
    float groundAccel = 1600.f; ///< points a second squared, to get faster on the ground
    float groundBrake = 2400.f; ///< the same to stop or turn round
    float airAccel = 1100.f;    ///< the same in the air, either way
    float jumpHeight = 110.f;   ///< points, when the key is held until the top
    float jumpCut = 0.4f;       ///< share of the upward speed that is left when the key is let go; 1: all
    float fallGravity = 1.4f;   ///< factor of gravity on the way down
    float fallSpeed = 700.f;    ///< points a second: never falls faster
    float coyoteTime = 0.1f;    ///< seconds after the edge in which a jump still counts
    float jumpBuffer = 0.12f;   ///< seconds before landing in which a jump counts already
    float dropTime = 0.2f;      ///< seconds for which one-way platforms let it through
    float steepest = 1.2f;      ///< gradient; on steeper slopes it slides down and cannot jump
};

/// Null when the tuning is usable, else a sentence about what is wrong with it.
const char* validate(const PlatformerTuning& tuning);

/// A body for somebody who walks: no friction, no bounce, steps of 8 points, feet that hold on slopes. `feet`
/// is the middle of its lower side, points.
Body makeWalker(const Vec2& feet, const Vec2& size, float mass = 2.f);

/// Where a jump has to start to reach `height` in steps of `dt`: solves height = sum of (v - k g dt) dt, so
/// that the top is the same at any step. Points a second; 0 for nonsense.
float jumpSpeedFor(float height, float gravity, float dt);

/// Somebody who walks, jumps, pushes boxes and rides on platforms, as a pure step: call control() before each
/// step of the world, with the same dt, always the same one (1/60 or 1/120 s) for equal games. All else is
/// the world's: walls, slopes, pushing and being carried.
///
/// Jumps: higher the longer the key is held; still after the edge (coyote time), already before landing
/// (buffer); a press jumps once. After Thorson's notes on Celeste's forgiveness (2020) and Monteiro's guide
/// (2012).
class Platformer {
public:
    /// A faulty tuning is logged and replaced by the usual one. `body` should come from makeWalker().
    explicit Platformer(Handle body = {}, const PlatformerTuning& tuning = {});

    /// Sets the body's velocity from the input. Nothing happens when the body is gone or dt makes no sense;
    /// an input that is not finite counts as 0.
    void control(BodyWorld& world, const PlatformerInput& input, float dt);

    Handle body() const { return _body; }
    void setBody(Handle body) { _body = body; }
    const PlatformerTuning& tuning() const { return _tuning; }
    /// Refused with a log line when faulty.
    void setTuning(const PlatformerTuning& tuning);

    /// Of the last control(): stood on walkable ground; a jump began; it came down on ground.
    bool isStanding() const { return _standing; }
    bool hasJumped() const { return _teleported; }
    bool hasLanded() const { return _landed; }
    /// -1 or 1: where it walked last.
    float facing() const { return _facing; }

private:
    void lookDown(const Body& body, float dt);
    void walk(Body& body, float wanted, float dt);
    void jump(BodyWorld& world, Body& body, const PlatformerInput& input, float dt);
    void fall(Body& body) const;

    PlatformerTuning _tuning;
    Handle _body;
    float _coyoteLeft = 0.f; // seconds
    float _bufferLeft = 0.f; // seconds
    float _dropLeft = 0.f;   // seconds
    float _carried = 0.f;    // sideways speed of the ground that it stood on last
    float _facing = 1.f;
    bool _held = false;   // the key, in the last step
    bool _rising = false; // in a jump that letting go would cut
    bool _standing = false;
    bool _teleported = false;
    bool _landed = false;
};

} // namespace copra
