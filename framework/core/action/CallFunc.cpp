#include "action/CallFunc.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/refuse.h"

namespace cocos2d {

CallFunc* CallFunc::create(const std::function<void()>& func) {
    auto* action = new CallFunc();
    return copra::autoreleased(action, action->initWithFunction(func));
}

CallFunc* CallFunc::create(Ref* target, SEL_CallFunc selector) {
    auto* action = new CallFunc();
    action->_callFunc = selector;
    return copra::autoreleased(action, action->initWithTarget(target));
}

bool CallFunc::initWithFunction(const std::function<void()>& func) {
    _function = func;
    return true;
}

bool CallFunc::initWithTarget(Ref* target) {
    copra::warn(!target, "CallFunc::initWithTarget: the object to call is null; the action calls nothing");
    _selectorTarget = target;
    return true;
}

CallFunc* CallFunc::clone() const {
    return _selectorTarget ? create(_selectorTarget, _callFunc) : create(_function);
}

CallFunc* CallFunc::reverse() const {
    return clone();
}

void CallFunc::update(float time) {
    ActionInstant::update(time);
    execute();
}

void CallFunc::execute() {
    if (_callFunc && _selectorTarget) {
        (_selectorTarget.get()->*_callFunc)();
    } else {
        copra::call(_function);
    }
}

CallFuncN* CallFuncN::create(const std::function<void(Node*)>& func) {
    auto* action = new CallFuncN();
    return copra::autoreleased(action, action->initWithFunction(func));
}

CallFuncN* CallFuncN::create(Ref* target, SEL_CallFuncN selector) {
    auto* action = new CallFuncN();
    return copra::autoreleased(action, action->initWithTarget(target, selector));
}

bool CallFuncN::initWithFunction(const std::function<void(Node*)>& func) {
    _functionN = func;
    return true;
}

bool CallFuncN::initWithTarget(Ref* target, SEL_CallFuncN selector) {
    _callFuncN = selector;
    return CallFunc::initWithTarget(target);
}

CallFuncN* CallFuncN::clone() const {
    return _selectorTarget ? create(_selectorTarget, _callFuncN) : create(_functionN);
}

CallFuncN* CallFuncN::reverse() const {
    return clone();
}

void CallFuncN::execute() {
    if (_callFuncN && _selectorTarget) {
        (_selectorTarget.get()->*_callFuncN)(_target);
    } else {
        copra::call(_functionN, _target);
    }
}

__CCCallFuncND* __CCCallFuncND::create(Ref* target, SEL_CallFuncND selector, void* d) {
    auto* action = new __CCCallFuncND();
    return copra::autoreleased(action, action->initWithTarget(target, selector, d));
}

bool __CCCallFuncND::initWithTarget(Ref* target, SEL_CallFuncND selector, void* d) {
    _callFuncND = selector;
    _data = d;
    return CallFunc::initWithTarget(target);
}

__CCCallFuncND* __CCCallFuncND::clone() const {
    return create(_selectorTarget, _callFuncND, _data);
}

__CCCallFuncND* __CCCallFuncND::reverse() const {
    return clone();
}

void __CCCallFuncND::execute() {
    if (_callFuncND && _selectorTarget) (_selectorTarget.get()->*_callFuncND)(_target, _data);
}

__CCCallFuncO* __CCCallFuncO::create(Ref* target, SEL_CallFuncO selector, Ref* object) {
    auto* action = new __CCCallFuncO();
    return copra::autoreleased(action, action->initWithTarget(target, selector, object));
}

bool __CCCallFuncO::initWithTarget(Ref* target, SEL_CallFuncO selector, Ref* object) {
    _callFuncO = selector;
    _object = object;
    return CallFunc::initWithTarget(target);
}

__CCCallFuncO* __CCCallFuncO::clone() const {
    return create(_selectorTarget, _callFuncO, _object);
}

__CCCallFuncO* __CCCallFuncO::reverse() const {
    return clone();
}

void __CCCallFuncO::execute() {
    if (_callFuncO && _selectorTarget) (_selectorTarget.get()->*_callFuncO)(_object);
}

} // namespace cocos2d
