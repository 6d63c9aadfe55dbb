#pragma once

#include "action/ActionInstant.h"
#include "math/Vec2.h"

namespace cocos2d {

/// Sets the position of a node at once.
class Place : public ActionInstant {
public:
    /// Creates an action that puts a node at `pos`, in points of its parent.
    static Place* create(const Vec2& pos);

    Place* clone() const override;
    /// Returns an autoreleased copy, because the previous position is not known.
    Place* reverse() const override;
    void update(float time) override;

    /// Sets the position, in points of the parent. Returns true.
    bool initWithPosition(const Vec2& pos);

protected:
    Vec2 _position; ///< The position that the node gets, in points of its parent.
};

} // namespace cocos2d
