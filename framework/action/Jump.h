#pragma once

#include "action/ActionInterval.h"
#include "math/Vec2.h"

namespace cocos2d {

/// Moves a node by a distance in parabolic hops. Adds up with other position actions and with explicit moves.
class JumpBy : public ActionInterval {
public:
    /// `duration` in seconds, distance and `height` of each hop in points, `jumps` 0 or more (0 gives a
    /// line).
    static JumpBy* create(float duration, const Vec2& position, float height, int jumps);

    JumpBy* clone() const override;
    JumpBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Refuses a negative number of jumps: asserts, or in release logs and returns false.
    bool initWithDuration(float duration, const Vec2& position, float height, int jumps);

protected:
    Vec2 _startPosition;
    Vec2 _delta;
    float _height = 0.0f;
    int _jumps = 0;
    Vec2 _previousPos;
};

/// Moves a node to a place in parabolic hops.
class JumpTo : public JumpBy {
public:
    /// `duration` in seconds, place and `height` of each hop in points, `jumps` 0 or more (0 gives a line).
    static JumpTo* create(float duration, const Vec2& position, float height, int jumps);

    JumpTo* clone() const override;
    /// A way back is not known: asserts and returns null.
    JumpTo* reverse() const override;
    void startWithTarget(Node* target) override;

    bool initWithDuration(float duration, const Vec2& position, float height, int jumps);

protected:
    Vec2 _endPosition;
};

} // namespace cocos2d
