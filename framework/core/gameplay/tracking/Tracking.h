#pragma once

#include "math/Rect.h"

#include <cstddef>

namespace copra {

struct Handle;
template<class T>
class HandleTable;

/// How a shot tracks a target: it looks for the nearest target ahead and turns toward it at a limited rate,
/// until it hits the target, loses it, or expires. The limits make the game: a shot that turned at once would
/// never miss.
struct TrackTuning {
    float speed = 600.0f; ///< The speed in points per second, usually 300 to 900: faster than targets.
    /// The turn rate in degrees per second; usually 60 to 360. The turning circle has the radius speed / turn
    /// rate in radians, 573 points by default, and a target inside it is orbited.
    float turnDegrees = 60.0f;
    /// The angle in degrees off the course within which targets are found and kept. Usually 90, so that the
    /// shot does not turn back to targets that it has passed.
    float viewDegrees = 90.0f;
    /// The distance in points within which targets are found; by default, it is unlimited in practice.
    float seekDistance = 1.0e5f;
    /// The seconds after which the shot expires; 0 means never. Usually 10, so that a shot that circles
    /// around its target does not fly forever.
    float lifetime = 10.0f;
    /// The rectangle in which targets are found and kept. If it is empty, there is no such limit, except for
    /// a TrackBullet, which then uses the design resolution.
    cocos2d::Rect window;
    /// Whether the shot aims at the point where it and the target will meet. Usually false: a player who
    /// turns in time escapes the shot.
    bool lead = false;
};

/// Returns null if the tuning is valid, otherwise a message that says what is wrong.
[[nodiscard]] const char* validate(const TrackTuning& tuning);

/// A possible target of a shot: where it is in the current step, and how fast it moves.
struct TrackTarget {
    cocos2d::Vec2 position; ///< The position in points.
    cocos2d::Vec2 velocity; ///< The velocity in points per second. Only `lead` uses it.
    bool hittable = true;   ///< Whether the target can be found and kept.
};

/// A shot that tracks a target, as in the article "Tracking bullets in Cocos2d-x" (docs/articles.md), but in
/// seconds. It does not store the target; the caller keeps a handle or a weak pointer and passes the current
/// target in each step.
struct TrackShot {
    cocos2d::Vec2 position;     ///< The position in points.
    cocos2d::Vec2 velocity;     ///< The velocity in points per second, whose direction is the course.
    float age = 0.0f;           ///< The age in seconds.
    cocos2d::Vec2 displacement; ///< The displacement in the last advance(), in points.

    /// The result of seek() if the shot sees no target.
    static constexpr std::size_t kNoTarget = static_cast<std::size_t>(-1);

    /// Whether the shot is older than its lifetime.
    bool isExpired(const TrackTuning& tuning) const {
        return tuning.lifetime > 0.0f && age >= tuning.lifetime;
    }
    /// Whether a target can be found and kept: it is hittable, in the window, and ahead.
    bool sees(const TrackTarget& target, const TrackTuning& tuning) const;
    /// Returns the index of the nearest target that the shot sees, or kNoTarget. Among equally near ones, the
    /// first counts.
    std::size_t seek(const TrackTarget* targets, std::size_t count, const TrackTuning& tuning) const;
    /// Turns toward `target` by at most the turn rate, moves at the speed of the tuning, and ages by `dt`
    /// seconds. With null, flies straight on. Does nothing if the tuning or `dt` is invalid.
    void advance(const TrackTarget* target, const TrackTuning& tuning, float dt);
    /// Whether the last advance() hit a target that moved from one position to another in the meantime.
    /// `reach`, the distance of a hit, is the sum of both radii. The test is swept, so a fast shot does not
    /// tunnel through targets.
    bool hits(const cocos2d::Vec2& targetBefore, const cocos2d::Vec2& targetNow, float reach) const;
    /// Returns the node rotation of the course, in degrees clockwise, for art that faces up.
    float rotation() const;
};

/// Makes a whole step of a shot among the targets of a table: keeps `target` while it exists and is seen,
/// otherwise seeks another one at once, and advances. Afterward, `target` is the target that the shot chases,
/// or invalid.
void track(TrackShot& shot, Handle& target, const HandleTable<TrackTarget>& targets,
           const TrackTuning& tuning, float dt);

} // namespace copra
