#pragma once

#include "math/Vec2.h"

#include <cstddef>

namespace copra::reference {

/// What a tracking bullet knows of an enemy.
struct TrackTarget {
    cocos2d::Vec2 position;   ///< points
    bool collidable = true;   ///< may be shot at
    bool insideWindow = true; ///< used when seeking only
    bool damaged = false;     ///< shot already; used when tracking only
};

/// The bullet of the article "Tracking bullets in Cocos2d-x" (docs/articles.md), exactly: units a frame, and
/// acosf. For ported code that needs the same numbers; new games use tracking/Tracking.h. Quirks kept: dot
/// products above 1 give NaN, so an enemy exactly ahead is sometimes not found; seeking costs a frame without
/// steering; a locked enemy is dropped only beyond the left and lower edge; the rotation is accumulated, not
/// derived; the length of the velocity drifts by rounding.
struct TrackShot {
    cocos2d::Vec2 position;    ///< points
    cocos2d::Vec2 velocity;    ///< points a frame; its length stays
    float rotation = 0.0f;     ///< degrees clockwise
    float deltaDegrees = 1.0f; ///< most degrees a frame that `rotation` changes by
    float deltaRadians =
        0.0174532925f; ///< most radians a frame that the velocity turns by; belongs to deltaDegrees
    float minDistanceSquared = 1.0e10f; ///< only enemies nearer than its root are found; points squared

    /// The article's move(): steers towards `target` unless it is null, and goes on. Returns false when the
    /// lock is lost (damaged, x or y not above 0, at 90 degrees or more).
    bool move(const TrackTarget* target);
    /// The article's seekEnemy(): the index of the nearest enemy that is collidable, in the window and within
    /// 90 degrees, the first of equals; kNoTarget if there is none. move() without a target comes after it.
    std::size_t seek(const TrackTarget* enemies, std::size_t count) const;

    /// Unsigned angle between the velocity and the way to `point`, radians: ccpAngle of cocos2d-x 2.0, NaN
    /// included.
    float angleTo(const cocos2d::Vec2& point) const;

    /// What seek() returns if no target is in sight.
    static constexpr std::size_t kNoTarget = static_cast<std::size_t>(-1);
};

} // namespace copra::reference
