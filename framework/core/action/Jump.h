#pragma once

#include "action/ActionInterval.h"
#include "math/Vec2.h"

namespace cocos2d {

/// Moves a node by a distance in parabolic jumps. Adds up with other position actions and with position
/// changes by other code.
class JumpBy : public ActionInterval {
public:
    /// `duration` is in seconds. The distance `position` and the `height` of each jump are in points. `jumps` is 0 or more; 0
    /// moves in a straight line.
    static JumpBy* create(float duration, const Vec2& position, float height, int jumps);

    JumpBy* clone() const override;
    JumpBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// A negative number of jumps asserts; release builds log it and return false.
    bool initWithDuration(float duration, const Vec2& position, float height, int jumps);

protected:
    Vec2 _startPosition;  ///< Where the node was when the action started.
    Vec2 _delta;          ///< From the start to the end, in points.
    float _height = 0.0f; ///< Of each jump, in points.
    int _jumps = 0;       ///< How many jumps.
    Vec2 _previousPos;    ///< Where the action has put the node last.
};

/// Moves a node to a position in parabolic jumps.
class JumpTo : public JumpBy {
public:
    /// `duration` is in seconds. The end `position` and the `height` of each jump are in points. `jumps` is 0 or more; 0 moves in
    /// a straight line.
    static JumpTo* create(float duration, const Vec2& position, float height, int jumps);

    JumpTo* clone() const override;
    /// Not supported, as the start is not known: asserts and returns null.
    JumpTo* reverse() const override;
    void startWithTarget(Node* target) override;

    bool initWithDuration(float duration, const Vec2& position, float height, int jumps);

protected:
    Vec2 _endPosition; ///< Where the node goes.
};

} // namespace cocos2d
