#include "action/DelayTime.h"

#include "base/autoreleased.h"

namespace cocos2d {

DelayTime* DelayTime::create(float d) {
    auto* action = new DelayTime();
    return copra::autoreleased(action, action->initWithDuration(d));
}

DelayTime* DelayTime::clone() const {
    return create(_duration);
}

DelayTime* DelayTime::reverse() const {
    return create(_duration);
}

void DelayTime::update(float) {} // nothing changes during the delay

} // namespace cocos2d
