#pragma once

#include "math/Rect.h"

#include <cstddef>

namespace copra {

struct Handle;
template<class T>
class HandleTable;

/// Tracking: a shot looks for the nearest target ahead and turns toward it at a limited rate, until it hits the target, loses it,
/// or expires. The limits make the game: a shot that turned at once would never miss.
struct TrackTuning {
    float speed = 600.0f; ///< points per second; usual 300..900, above that of the targets
    /// Degrees per second; usual 60..360. The turning circle has the radius speed / turn rate in radians, 573 points by
    /// default, and a target inside it is orbited.
    float turnDegrees = 60.0f;
    /// Only targets less than this off the course are found and kept. Usual 90, so that the shot does not turn back to targets
    /// that it has passed.
    float viewDegrees = 90.0f;
    float seekDistance = 1.0e5f; ///< points; only targets nearer than this are found. By default all of them
    float lifetime =
        10.0f; ///< seconds after which it expires; usual 10, which ends what flies in circles; 0: never
    cocos2d::Rect window; ///< targets outside are neither found nor kept; an empty one: no such limit
    bool lead =
        false; ///< aim at where shot and target will meet. Usual false: who turns in time escapes the shot
};

/// Returns null if the tuning is valid, otherwise a sentence that says what is wrong.
[[nodiscard]] const char* validate(const TrackTuning& tuning);

/// A target in this step, as a shot sees it.
struct TrackTarget {
    cocos2d::Vec2 position; ///< the position in points
    cocos2d::Vec2 velocity; ///< points per second; used by `lead` only
    bool hittable = true;   ///< false: neither found nor kept
};

/// A shot that tracks a target: the article "Tracking bullets in Cocos2d-x" (docs/articles.md) in seconds. It does not store the
/// target; the caller keeps a handle or a weak pointer and passes the current target in each step.
struct TrackShot {
    cocos2d::Vec2 position;     ///< the position in points
    cocos2d::Vec2 velocity;     ///< points per second; its direction is the course
    float age = 0.0f;           ///< seconds
    cocos2d::Vec2 displacement; ///< points; of the last advance()

    /// The result of seek() if it sees no target.
    static constexpr std::size_t kNoTarget = static_cast<std::size_t>(-1);

    /// Whether the shot is older than its lifetime.
    bool isExpired(const TrackTuning& tuning) const {
        return tuning.lifetime > 0.0f && age >= tuning.lifetime;
    }
    /// Whether a target can be found and kept: it is hittable, in the window, and ahead.
    bool sees(const TrackTarget& target, const TrackTuning& tuning) const;
    /// Returns the index of the nearest target that it sees, or kNoTarget. Of equal ones, the first wins.
    std::size_t seek(const TrackTarget* targets, std::size_t count, const TrackTuning& tuning) const;
    /// Turns toward `target` by at most the turn rate (null: flies straight on), moves at the speed of the tuning, and ages by
    /// `dt` seconds. Does nothing if the tuning or `dt` is invalid.
    void advance(const TrackTarget* target, const TrackTuning& tuning, float dt);
    /// Whether the last advance() hit a target that moved from one position to another in the meantime. `reach` is the sum of
    /// both radii. The test is swept, so a fast shot does not tunnel through targets.
    bool hits(const cocos2d::Vec2& targetBefore, const cocos2d::Vec2& targetNow, float reach) const;
    /// The node rotation of the course, in degrees clockwise, for art that faces up.
    float rotation() const;
};

/// A whole step of a shot among the targets of a table: keeps `target` while it exists and is seen, otherwise seeks another at
/// once, and advances. Afterward, `target` is the target that it chases, or invalid.
void track(TrackShot& shot, Handle& target, const HandleTable<TrackTarget>& targets,
           const TrackTuning& tuning, float dt);

} // namespace copra
