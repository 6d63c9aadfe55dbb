#pragma once

#include "action/ActionInstant.h"

namespace cocos2d {

/// Removes a node from its parent.
class RemoveSelf : public ActionInstant {
public:
    /// Creates an action that removes a node from its parent. `isNeedCleanUp` also ends the actions and
    /// timers of the node; otherwise, they are paused until the node is added again.
    static RemoveSelf* create(bool isNeedCleanUp = true);

    RemoveSelf* clone() const override;
    /// Returns an autoreleased copy, because the previous parent is not known.
    RemoveSelf* reverse() const override;
    void update(float time) override;

    /// Sets whether the removal also ends the actions and timers of the node. Returns true.
    bool init(bool isNeedCleanUp);

protected:
    bool _isNeedCleanUp = true;
};

} // namespace cocos2d
