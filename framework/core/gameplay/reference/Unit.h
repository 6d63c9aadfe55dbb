#pragma once

#include "math/Vec2.h"

namespace copra::reference {

/// How lockOn() turns to a target that is not ahead.
enum class RearTurn {
    Nearer,  ///< Turns to the nearer side, as the article intends.
    Literal, ///< Turns away from the target, as the article is written. It exists only to show the defect.
};

/// A point that moves straight to a target, locks on to it, or homes in on it, as in the article "Moving
/// units" (docs/articles.md), exactly as published, in units per frame, with dot products. Use it in ported
/// code that needs the same numbers; in new games, use copra::Unit.
///
/// The defects of the article are kept:
/// - The snap compares a distance (|AB| sin angle), so with an unsuitable threshold a unit never snaps to a
///   far target.
/// - A step can turn past the target.
struct Unit {
    cocos2d::Vec2 position; ///< The position in points.
    /// The x of the heading, a unit vector. It is in double precision because, for a target exactly behind,
    /// the last bit decides the side.
    double headingX = 1.0;
    /// The y of the heading, a unit vector, in double precision.
    double headingY = 0.0;
    float speed = 5.0f;   ///< The speed in points per frame.
    float degrees = 5.0f; ///< The turn in degrees per frame, toward +y from +x.
    /// The distance in points that the target may lie beside the course for the heading to snap to it.
    float threshold = 1.0f;

    /// Returns the heading, a unit vector.
    cocos2d::Vec2 heading() const { return {static_cast<float>(headingX), static_cast<float>(headingY)}; }
    /// Sets the heading. Any length above 0 is valid; other values are ignored.
    void setHeading(const cocos2d::Vec2& direction);

    /// Moves straight toward `target` for one frame, whatever the heading is. Returns true on arrival, which
    /// is when the target is nearer than `speed`.
    bool moveStraight(const cocos2d::Vec2& target);
    /// Turns toward `target` for one frame. Returns true if the heading snapped to it.
    bool lockOn(const cocos2d::Vec2& target, RearTurn rear = RearTurn::Nearer);
    /// Turns toward `target` for one frame, in the short form of the article, by sign(uAB * vAB): it never
    /// snaps, and turns away from targets behind. Where the article computes 0 / 0 (exactly ahead, behind, or
    /// beside), it does not turn, instead of giving NaN.
    void lockOnShort(const cocos2d::Vec2& target);
    /// Turns with lockOn() and then moves along the heading, for one frame. Returns true on arrival, as
    /// moveStraight() does.
    bool home(const cocos2d::Vec2& target);

private:
    void face(double x, double y);
    void turn(double degreesToTurn);
};

} // namespace copra::reference
