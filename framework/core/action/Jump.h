#pragma once

#include "action/ActionInterval.h"
#include "math/Vec2.h"

namespace cocos2d {

/// Moves a node by a distance in parabolic jumps. The movement adds up with other position actions and with
/// changes of the position by other code.
class JumpBy : public ActionInterval {
public:
    /// Creates an action that moves a node by `position` in jumps of `height`, both in points, in `duration`
    /// seconds. With 0 `jumps`, it moves in a straight line. A negative `jumps` is an error: debug builds
    /// assert; release builds log it and return null.
    static JumpBy* create(float duration, const Vec2& position, float height, int jumps);

    JumpBy* clone() const override;
    /// Returns an autoreleased action that jumps back by the same distance.
    JumpBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Initializes the action as create() does. A negative number of jumps is an error: debug builds assert;
    /// release builds log it and return false.
    bool initWithDuration(float duration, const Vec2& position, float height, int jumps);

protected:
    Vec2 _startPosition;  ///< The position of the node when the action started.
    Vec2 _delta;          ///< The distance from the start to the end, in points.
    float _height = 0.0f; ///< The height of each jump in points.
    int _jumps = 0;       ///< The number of jumps.
    Vec2 _previousPos;    ///< The position that the action set last.
};

/// Moves a node to a position in parabolic jumps. The movement adds up with other position actions and with
/// changes of the position by other code.
class JumpTo : public JumpBy {
public:
    /// Creates an action that moves a node to `position` in jumps of `height`, both in points, in `duration`
    /// seconds. With 0 `jumps`, it moves in a straight line. A negative `jumps` is an error: debug builds
    /// assert; release builds log it and return null.
    static JumpTo* create(float duration, const Vec2& position, float height, int jumps);

    JumpTo* clone() const override;
    /// The action cannot be reversed, because the start position is not known: debug builds assert; release
    /// builds log it and return null.
    JumpTo* reverse() const override;
    void startWithTarget(Node* target) override;

    /// Sets the duration in seconds, the end in points of the parent, and the height and number of jumps. A
    /// negative number of jumps is an error: debug builds assert; release builds log it and return false.
    bool initWithDuration(float duration, const Vec2& position, float height, int jumps);

protected:
    Vec2 _endPosition; ///< The position where the jumps end.
};

} // namespace cocos2d
