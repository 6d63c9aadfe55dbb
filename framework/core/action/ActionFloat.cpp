#include "action/ActionFloat.h"

#include "base/autoreleased.h"
#include "base/call.h"

#include <utility>

namespace cocos2d {

ActionFloat* ActionFloat::create(float duration, float from, float to, ActionFloatCallback callback) {
    auto* action = new ActionFloat();
    return copra::autoreleased(action, action->initWithDuration(duration, from, to, std::move(callback)));
}

bool ActionFloat::initWithDuration(float duration, float from, float to, ActionFloatCallback callback) {
    _from = from;
    _to = to;
    _callback = std::move(callback);
    return ActionInterval::initWithDuration(duration);
}

ActionFloat* ActionFloat::clone() const {
    return create(_duration, _from, _to, _callback);
}

ActionFloat* ActionFloat::reverse() const {
    return create(_duration, _to, _from, _callback);
}

void ActionFloat::update(float time) {
    // Computed from the end value, so that the last value is exact.
    copra::call(_callback, _to - (_to - _from) * (1.0f - time));
}

} // namespace cocos2d
