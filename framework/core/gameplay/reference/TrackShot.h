#pragma once

#include "math/Vec2.h"

#include <cstddef>

namespace copra::reference {

/// An enemy, as a tracking bullet sees it.
struct TrackTarget {
    cocos2d::Vec2 position;   ///< The position in points.
    bool collidable = true;   ///< Whether the enemy may be shot at.
    bool insideWindow = true; ///< Whether the enemy is inside the window. It matters only for seeking.
    bool damaged = false;     ///< Whether the enemy has been shot already. It matters only for tracking.
};

/// A bullet that finds an enemy and turns toward it, as in the article "Tracking bullets in Cocos2d-x"
/// (docs/articles.md), exactly as published, in units per frame and with acosf. Use it in ported code that
/// needs the same numbers; in new games, use copra::TrackShot.
///
/// The defects of the article are kept:
/// - Dot products above 1 give NaN, so an enemy exactly ahead is sometimes not found.
/// - Seeking takes a frame without steering.
/// - A locked enemy is dropped only beyond the left and lower edge.
/// - The rotation is accumulated, not derived from the velocity.
/// - The length of the velocity drifts because of rounding.
struct TrackShot {
    cocos2d::Vec2 position;    ///< The position in points.
    cocos2d::Vec2 velocity;    ///< The velocity in points per frame, whose length stays the same.
    float rotation = 0.0f;     ///< The rotation in degrees clockwise.
    float deltaDegrees = 1.0f; ///< The most degrees per frame by which `rotation` changes.
    /// The most radians per frame by which the velocity turns. It must match deltaDegrees.
    float deltaRadians = 0.0174532925f;
    /// The square of the distance, in points, within which enemies are found.
    float minDistanceSquared = 1.0e10f;

    /// Steers toward `target` unless it is null, and advances (move() of the article). Returns false if the
    /// lock is lost: the target is damaged, its x or y is not above 0, or it is 90 degrees or more off the
    /// course.
    bool move(const TrackTarget* target);
    /// Returns the index of the nearest enemy that is collidable, in the window, and less than 90 degrees off
    /// the course, or kNoTarget if there is none (seekEnemy() of the article). Among equally near ones, the
    /// first counts. Call move() without a target after it.
    std::size_t seek(const TrackTarget* enemies, std::size_t count) const;

    /// Returns the unsigned angle between the velocity and the direction to `point`, in radians. It is
    /// ccpAngle() of cocos2d-x 2.0, including its NaN.
    float angleTo(const cocos2d::Vec2& point) const;

    /// The result of seek() if there is no target.
    static constexpr std::size_t kNoTarget = static_cast<std::size_t>(-1);
};

} // namespace copra::reference
