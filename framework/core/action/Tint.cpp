#include "action/Tint.h"

#include "action/bytes.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Node.h"

namespace cocos2d {

TintTo* TintTo::create(float duration, GLubyte red, GLubyte green, GLubyte blue) {
    auto* action = new TintTo();
    return copra::autoreleased(action, action->initWithDuration(duration, red, green, blue));
}

TintTo* TintTo::create(float duration, const Color3B& color) {
    return create(duration, color.r, color.g, color.b);
}

bool TintTo::initWithDuration(float duration, GLubyte red, GLubyte green, GLubyte blue) {
    _to = Color3B(red, green, blue);
    return ActionInterval::initWithDuration(duration);
}

TintTo* TintTo::clone() const {
    return create(_duration, _to);
}

TintTo* TintTo::reverse() const {
    copra::misuse("TintTo::reverse: this action has no reverse; use TintBy");
    return nullptr;
}

void TintTo::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (target) _from = target->getColor();
}

void TintTo::update(float time) {
    if (!_target) return;
    _target->setColor(Color3B(copra::byteBetween(_from.r, static_cast<float>(_to.r - _from.r), time),
                              copra::byteBetween(_from.g, static_cast<float>(_to.g - _from.g), time),
                              copra::byteBetween(_from.b, static_cast<float>(_to.b - _from.b), time)));
}

TintBy* TintBy::create(float duration, short deltaRed, short deltaGreen, short deltaBlue) {
    auto* action = new TintBy();
    return copra::autoreleased(action, action->initWithDuration(duration, deltaRed, deltaGreen, deltaBlue));
}

bool TintBy::initWithDuration(float duration, short deltaRed, short deltaGreen, short deltaBlue) {
    _deltaR = deltaRed;
    _deltaG = deltaGreen;
    _deltaB = deltaBlue;
    return ActionInterval::initWithDuration(duration);
}

TintBy* TintBy::clone() const {
    return create(_duration, _deltaR, _deltaG, _deltaB);
}

TintBy* TintBy::reverse() const {
    return create(_duration, static_cast<short>(-_deltaR), static_cast<short>(-_deltaG),
                  static_cast<short>(-_deltaB));
}

void TintBy::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    if (target) _from = target->getColor();
}

void TintBy::update(float time) {
    if (!_target) return;
    _target->setColor(Color3B(copra::byteBetween(_from.r, _deltaR, time),
                              copra::byteBetween(_from.g, _deltaG, time),
                              copra::byteBetween(_from.b, _deltaB, time)));
}

} // namespace cocos2d
