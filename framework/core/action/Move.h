#pragma once

#include "action/ActionInterval.h"
#include "math/Vec2.h"
#include "math/Vec3.h"

namespace cocos2d {

/// Moves a node by a distance at constant speed. The movement adds up with other position actions and with
/// changes of the position by other code.
class MoveBy : public ActionInterval {
public:
    /// Creates an action that moves a node by a distance, in points of its parent, in `duration` seconds.
    static MoveBy* create(float duration, const Vec2& deltaPosition);
    /// Creates an action that moves a node by a distance in `duration` seconds. The x and y of the distance
    /// are in points of the node's parent. The z changes the transform, but not how a 2-D node is drawn.
    static MoveBy* create(float duration, const Vec3& deltaPosition);

    MoveBy* clone() const override;
    /// Returns an autoreleased action that moves back by the same distance.
    MoveBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Initializes a new object with a distance in points, as create() does.
    bool initWithDuration(float duration, const Vec2& deltaPosition);
    /// Initializes a new object with a distance in points and a change of the z position, as create() does.
    bool initWithDuration(float duration, const Vec3& deltaPosition);

protected:
    bool _is3D = false;
    /// Whether it calls getPosition3D() and setPosition3D(): it moves z, or the node overrides one of them.
    bool _callsPosition3D_ = false;
    Vec3 _positionDelta;    ///< The change from the start to the end, in points.
    Vec3 _startPosition;    ///< The position of the node when the action started.
    Vec3 _previousPosition; ///< The position that the action set last.
};

/// Moves a node to a position at constant speed. The distance is computed at the start; the movement adds up
/// with other position actions and with changes of the position by other code.
class MoveTo : public MoveBy {
public:
    /// Creates an action that moves a node to `position`, in points of its parent, in `duration` seconds.
    static MoveTo* create(float duration, const Vec2& position);
    /// Creates an action that moves a node to a position in `duration` seconds. The x and y of the position
    /// are in points of the node's parent. The z changes the transform, but not how a 2-D node is drawn.
    static MoveTo* create(float duration, const Vec3& position);

    MoveTo* clone() const override;
    /// The action cannot be reversed, because the start position is not known: debug builds assert; release
    /// builds log it and return null.
    MoveTo* reverse() const override;
    void startWithTarget(Node* target) override;

    /// Initializes a new object with a position in points, as create() does.
    bool initWithDuration(float duration, const Vec2& position);
    /// Initializes a new object with a position and a z position in points, as create() does.
    bool initWithDuration(float duration, const Vec3& position);

protected:
    Vec3 _endPosition; ///< The position to which the node moves.
};

} // namespace cocos2d
