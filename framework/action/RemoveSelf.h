#pragma once

#include "action/ActionInstant.h"

namespace cocos2d {

/// Removes a node from its parent.
class RemoveSelf : public ActionInstant {
public:
    /// With clean-up the actions and timers of the node end; without, they wait until it is added again.
    static RemoveSelf* create(bool isNeedCleanUp = true);

    RemoveSelf* clone() const override;
    /// The same as clone(): the former parent is not known.
    RemoveSelf* reverse() const override;
    void update(float time) override;

    bool init(bool isNeedCleanUp);

protected:
    bool _isNeedCleanUp = true;
};

} // namespace cocos2d
