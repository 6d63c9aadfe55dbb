#pragma once

#include "gameplay/Aiming.h"
#include "gameplay/HandleTable.h"
#include "math/Rect.h"

#include <cstddef>

namespace copra {

/// How a tracking shot behaves.
struct TrackTuning {
    float speed = 600.f;         ///< points a second
    float turnDegrees = 60.f;    ///< degrees a second; the turning circle has the radius speed / turn rate
    float viewDegrees = 90.f;    ///< only targets less than this off the course are found and kept
    float seekDistance = 1.0e5f; ///< points; only targets nearer than this are found
    float lifetime = 10.f;       ///< seconds after which it ends; 0: never
    cocos2d::Rect window;        ///< targets outside are neither found nor kept; an empty one: no such limit
    bool lead = false;           ///< aim at where shot and target will meet instead of at the target
};

/// Null when the tuning is usable, else a sentence about what is wrong with it.
const char* validate(const TrackTuning& tuning);

/// What a shot needs to know of a target at this step.
struct TrackTarget {
    Vec2 position;        ///< points
    Vec2 velocity;        ///< points a second; used by `lead` only
    bool hittable = true; ///< false: neither found nor kept
};

/// A shot that follows the target it has found until it hits, loses it or gets old (article 004 in seconds).
/// It knows no target object: the caller keeps the handle or weak pointer and passes what it stands for, each
/// step.
struct TrackShot {
    Vec2 position;   ///< points
    Vec2 velocity;   ///< points a second; its direction is the course
    float age = 0.f; ///< seconds
    Vec2 way;        ///< points; what the last advance() moved it by

    static constexpr std::size_t kNoTarget = static_cast<std::size_t>(-1);

    /// Over its lifetime?
    bool isExpired(const TrackTuning& tuning) const {
        return tuning.lifetime > 0.f && age >= tuning.lifetime;
    }
    /// May this target be found or kept: hittable, in the window and ahead?
    bool sees(const TrackTarget& target, const TrackTuning& tuning) const;
    /// The index of the nearest target that it sees, the first of equals; kNoTarget if there is none.
    std::size_t seek(const TrackTarget* targets, std::size_t count, const TrackTuning& tuning) const;
    /// Turns towards `target` (null: straight on) by at most the turn rate, at the tuning's speed, moves and
    /// ages by `dt` seconds. Nothing happens for a faulty tuning or dt.
    void advance(const TrackTarget* target, const TrackTuning& tuning, float dt);
    /// Did it hit, on the way of the last advance(), a target that went from one place to another meanwhile?
    /// `reach` is the sum of both radii. Swept, so a shot that flies farther in a step than things are wide
    /// jumps over none.
    bool hits(const Vec2& targetBefore, const Vec2& targetNow, float reach) const;
    /// Node rotation of the course for art that faces up, degrees clockwise.
    float rotation() const { return rotationFacing(velocity); }
};

/// A whole step of a shot among the targets of a table: keeps `target` while it lives and is seen, else seeks
/// another at once, and advances. `target` afterwards names what it chases, or nothing.
void track(TrackShot& shot, Handle& target, const HandleTable<TrackTarget>& targets,
           const TrackTuning& tuning, float dt);

} // namespace copra
