#pragma once

#include "math/Rect.h"

#include <cstddef>

namespace copra {

struct Handle;
template<class T>
class HandleTable;

/// Tracking: a shot looks for the nearest target ahead and turns towards it at a limited rate until it hits, loses it or
/// expires. The limits are the game: a shot that turned at once would never miss.
struct TrackTuning {
    float speed = 600.0f; ///< points a second; usual 300..900, above that of the targets
    /// Degrees a second; usual 60..360. The turning circle has the radius speed / turn rate in radians, 573 points by
    /// default, and a target inside it is orbited.
    float turnDegrees = 60.0f;
    /// Only targets less than this off the course are found and kept. Usual 90: the shot does not turn back to what it
    /// has passed.
    float viewDegrees = 90.0f;
    float seekDistance = 1.0e5f; ///< points; only targets nearer than this are found. By default all of them
    float lifetime =
        10.0f; ///< seconds after which it expires; usual 10, which ends what flies in circles; 0: never
    cocos2d::Rect window; ///< targets outside are neither found nor kept; an empty one: no such limit
    bool lead =
        false; ///< aim at where shot and target will meet. Usual false: who turns in time escapes the shot
};

/// Null when the tuning is usable, else a sentence that says what is wrong with it.
[[nodiscard]] const char* validate(const TrackTuning& tuning);

/// What a shot knows of a target in this step.
struct TrackTarget {
    cocos2d::Vec2 position; ///< points
    cocos2d::Vec2 velocity; ///< points a second; used by `lead` only
    bool hittable = true;   ///< false: neither found nor kept
};

/// A shot that tracks: the article "Tracking bullets in Cocos2d-x" (docs/articles.md) in seconds. It holds no target
/// object: the caller keeps a handle or weak pointer and passes the current target each step.
struct TrackShot {
    cocos2d::Vec2 position;     ///< points
    cocos2d::Vec2 velocity;     ///< points a second; its direction is the course
    float age = 0.0f;           ///< seconds
    cocos2d::Vec2 displacement; ///< points; of the last advance()

    /// What seek() returns if it sees no target.
    static constexpr std::size_t kNoTarget = static_cast<std::size_t>(-1);

    /// True when it is older than its lifetime.
    bool isExpired(const TrackTuning& tuning) const {
        return tuning.lifetime > 0.0f && age >= tuning.lifetime;
    }
    /// True when this target may be found or kept: hittable, in the window and ahead.
    bool sees(const TrackTarget& target, const TrackTuning& tuning) const;
    /// The index of the nearest target that it sees, the first of equals; kNoTarget if there is none.
    std::size_t seek(const TrackTarget* targets, std::size_t count, const TrackTuning& tuning) const;
    /// Turns towards `target` (null: straight on) by at most the turn rate, at the tuning's speed, moves and
    /// ages by `dt` seconds. Does nothing for an invalid tuning or dt.
    void advance(const TrackTarget* target, const TrackTuning& tuning, float dt);
    /// True when the last advance() hit a target that moved from one position to another meanwhile.
    /// `reach` is the sum of both radii. Swept, so a fast shot does not tunnel
    /// through targets.
    bool hits(const cocos2d::Vec2& targetBefore, const cocos2d::Vec2& targetNow, float reach) const;
    /// Node rotation of the course for art that faces up, degrees clockwise.
    float rotation() const;
};

/// A whole step of a shot among the targets of a table: keeps `target` while it lives and is seen, else seeks
/// another at once, and advances. Afterwards `target` is what it chases, or invalid.
void track(TrackShot& shot, Handle& target, const HandleTable<TrackTarget>& targets,
           const TrackTuning& tuning, float dt);

} // namespace copra
