#pragma once

#include "action/ActionInterval.h"

namespace cocos2d {

/// Does nothing for its duration: a pause in a Sequence.
class DelayTime : public ActionInterval {
public:
    /// `d` is in seconds.
    static DelayTime* create(float d);

    DelayTime* clone() const override;
    DelayTime* reverse() const override;
    void update(float time) override;
};

} // namespace cocos2d
