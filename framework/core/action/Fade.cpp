#include "action/Fade.h"

#include "action/bytes.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Node.h"

namespace cocos2d {

FadeTo* FadeTo::create(float duration, GLubyte opacity) {
    auto* action = new FadeTo();
    return copra::autoreleased(action, action->initWithDuration(duration, opacity));
}

bool FadeTo::initWithDuration(float duration, GLubyte opacity) {
    _toOpacity = opacity;
    return ActionInterval::initWithDuration(duration);
}

FadeTo* FadeTo::clone() const {
    return create(_duration, _toOpacity);
}

FadeTo* FadeTo::reverse() const {
    copra::misuse("FadeTo::reverse: this action has no reverse");
    return nullptr;
}

void FadeTo::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (target) _fromOpacity = target->getOpacity();
}

void FadeTo::update(float time) {
    if (!_target) return;
    const float from = _fromOpacity;
    _target->setOpacity(copra::byteBetween(from, static_cast<float>(_toOpacity) - from, time));
}

FadeIn* FadeIn::create(float d) {
    auto* action = new FadeIn();
    return copra::autoreleased(action, action->initWithDuration(d, 255));
}

FadeIn* FadeIn::clone() const {
    return create(_duration);
}

FadeTo* FadeIn::reverse() const {
    FadeOut* back = FadeOut::create(_duration);
    if (back) back->setReverseAction(const_cast<FadeIn*>(this));
    return back;
}

void FadeIn::startWithTarget(Node* target) {
    FadeTo::startWithTarget(target);
    _toOpacity = _reverseAction ? _reverseAction->_fromOpacity : GLubyte{255};
}

FadeOut* FadeOut::create(float d) {
    auto* action = new FadeOut();
    return copra::autoreleased(action, action->initWithDuration(d, 0));
}

FadeOut* FadeOut::clone() const {
    return create(_duration);
}

FadeTo* FadeOut::reverse() const {
    FadeIn* back = FadeIn::create(_duration);
    if (back) back->setReverseAction(const_cast<FadeOut*>(this));
    return back;
}

void FadeOut::startWithTarget(Node* target) {
    FadeTo::startWithTarget(target);
    _toOpacity = _reverseAction ? _reverseAction->_fromOpacity : GLubyte{0};
}

} // namespace cocos2d
