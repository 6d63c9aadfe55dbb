#pragma once

#include "action/ActionInterval.h"

namespace cocos2d {

/// Does nothing for its duration, for example as a pause in a Sequence.
class DelayTime : public ActionInterval {
public:
    /// Creates an action that waits for `d` seconds.
    static DelayTime* create(float d);

    DelayTime* clone() const override;
    /// Returns an autoreleased copy.
    DelayTime* reverse() const override;
    void update(float time) override;
};

} // namespace cocos2d
