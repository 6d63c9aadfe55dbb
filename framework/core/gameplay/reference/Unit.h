#pragma once

#include "math/Vec2.h"

namespace copra::reference {

/// What lockOn() does about a target that is not ahead.
enum class RearTurn {
    Nearer,  ///< turns to the nearer side, as the article means it
    Literal, ///< turns away from the target, as the article writes it; only to show the defect
};

/// The unit of the article "Moving units" (docs/articles.md), exactly, in units a frame: straight movement,
/// lock-on by dot products and homing. For ported code that needs the same numbers; new games use
/// tracking/Homing.h. Quirks kept: the snap compares a distance (|AB| sin angle), so it may never snap to far
/// targets when degrees and threshold do not fit; a step may turn past the target.
struct Unit {
    cocos2d::Vec2 position; ///< points
    /// Unit vector. In double, since where the target is exactly behind the last bit chooses the side.
    double headingX = 1.0;
    double headingY = 0.0;
    float speed = 5.0f;     ///< points a frame
    float degrees = 5.0f;   ///< degrees a frame, towards +y from +x
    float threshold = 1.0f; ///< points that the target may lie beside the course to snap to it

    /// The unit vector of the course.
    cocos2d::Vec2 heading() const { return {static_cast<float>(headingX), static_cast<float>(headingY)}; }
    /// Any length above 0; anything else is ignored.
    void setHeading(const cocos2d::Vec2& direction);

    /// One frame straight to `target`, whatever the heading. True on arrival: nearer than `speed`, which puts
    /// it there.
    bool moveStraight(const cocos2d::Vec2& target);
    /// One frame of turning towards `target`. True when the heading snapped to it.
    bool lockOn(const cocos2d::Vec2& target, RearTurn rear = RearTurn::Nearer);
    /// One frame of the article's short form, which turns by sign(uAB * vAB): never snaps, and turns away
    /// from what is behind. Its 0 / 0 (exactly ahead, behind or beside) is no turn here instead of NaN.
    void lockOnShort(const cocos2d::Vec2& target);
    /// One frame of lock-on and then moving along the heading. True on arrival, as in moveStraight().
    bool home(const cocos2d::Vec2& target);

private:
    void face(double x, double y);
    void turn(double degreesToTurn);
};

} // namespace copra::reference
