#include "action/Resize.h"

#include "base/autoreleased.h"
#include "scene/Node.h"

namespace cocos2d {

ResizeTo* ResizeTo::create(float duration, const Size& final_size) {
    auto* action = new ResizeTo();
    return copra::autoreleased(action, action->initWithDuration(duration, final_size));
}

bool ResizeTo::initWithDuration(float duration, const Size& final_size) {
    _finalSize = final_size;
    return ActionInterval::initWithDuration(duration);
}

ResizeTo* ResizeTo::clone() const {
    return create(_duration, _finalSize);
}

void ResizeTo::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (!target) return;
    _initialSize = target->getContentSize();
    _sizeDelta = Size(_finalSize.width - _initialSize.width, _finalSize.height - _initialSize.height);
}

void ResizeTo::update(float time) {
    if (!_target) return;
    _target->setContentSize(
        Size(_initialSize.width + _sizeDelta.width * time, _initialSize.height + _sizeDelta.height * time));
}

ResizeBy* ResizeBy::create(float duration, const Size& deltaSize) {
    auto* action = new ResizeBy();
    return copra::autoreleased(action, action->initWithDuration(duration, deltaSize));
}

bool ResizeBy::initWithDuration(float duration, const Size& deltaSize) {
    _sizeDelta = deltaSize;
    return ActionInterval::initWithDuration(duration);
}

ResizeBy* ResizeBy::clone() const {
    return create(_duration, _sizeDelta);
}

ResizeBy* ResizeBy::reverse() const {
    return create(_duration, Size(-_sizeDelta.width, -_sizeDelta.height));
}

void ResizeBy::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (target) _startSize = target->getContentSize();
}

void ResizeBy::update(float time) {
    if (!_target) return;
    _target->setContentSize(
        Size(_startSize.width + _sizeDelta.width * time, _startSize.height + _sizeDelta.height * time));
}

} // namespace cocos2d
