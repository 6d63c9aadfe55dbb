#include "action/RemoveSelf.h"

#include "base/autoreleased.h"
#include "scene/Node.h"

namespace cocos2d {

RemoveSelf* RemoveSelf::create(bool isNeedCleanUp) {
    auto* action = new RemoveSelf();
    return copra::autoreleased(action, action->init(isNeedCleanUp));
}

bool RemoveSelf::init(bool isNeedCleanUp) {
    _isNeedCleanUp = isNeedCleanUp;
    return true;
}

RemoveSelf* RemoveSelf::clone() const {
    return create(_isNeedCleanUp);
}

RemoveSelf* RemoveSelf::reverse() const {
    return clone();
}

void RemoveSelf::update(float time) {
    ActionInstant::update(time);
    if (_target) _target->removeFromParentAndCleanup(_isNeedCleanUp);
}

} // namespace cocos2d
