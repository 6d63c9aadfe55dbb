#include "action/ActionTween.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Node.h"

namespace cocos2d {

ActionTween* ActionTween::create(float duration, const std::string& key, float from, float to) {
    auto* action = new ActionTween();
    return copra::autoreleased(action, action->initWithDuration(duration, key, from, to));
}

bool ActionTween::initWithDuration(float duration, const std::string& key, float from, float to) {
    _key = key;
    _from = from;
    _to = to;
    return ActionInterval::initWithDuration(duration);
}

ActionTween* ActionTween::clone() const {
    return create(_duration, _key, _from, _to);
}

ActionTween* ActionTween::reverse() const {
    return create(_duration, _key, _to, _from);
}

void ActionTween::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    _delta = _to - _from;
    _delegate = dynamic_cast<ActionTweenDelegate*>(target);
    if (!_delegate)
        copra::misuse("ActionTween of \"%s\": the target is not an ActionTweenDelegate", _key.c_str());
}

void ActionTween::update(float time) {
    // Computed from the end value, so that the last value is exact.
    if (_target && _delegate) _delegate->updateTweenAction(_to - _delta * (1.0f - time), _key);
}

} // namespace cocos2d
