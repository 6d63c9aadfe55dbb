#pragma once

#include "action/ActionInstant.h"
#include "base/RefPtr.h"

#include <functional>

namespace cocos2d {

/// Calls a function. An empty function is allowed and does nothing.
class CallFunc : public ActionInstant {
public:
    static CallFunc* create(const std::function<void()>& func);
    /// Calls a member function of `target` (retained). Prefer the form above in new code.
    static CallFunc* create(Ref* target, SEL_CallFunc selector);

    /// Makes the call.
    virtual void execute();

    /// The object of the selector form, else null.
    Ref* getTargetCallback() const { return _selectorTarget; }
    /// Retained. With null nothing is called.
    void setTargetCallback(Ref* sel) { _selectorTarget = sel; }

    CallFunc* clone() const override;
    /// The same as clone(): a call cannot be undone.
    CallFunc* reverse() const override;
    void update(float time) override;

    bool initWithFunction(const std::function<void()>& func);
    /// Refuses null: asserts, or in release logs and returns false.
    bool initWithTarget(Ref* target);

protected:
    RefPtr<Ref> _selectorTarget;
    SEL_CallFunc _callFunc = nullptr;
    std::function<void()> _function;
};

/// Calls a function with the node that the action runs on.
class CallFuncN : public CallFunc {
public:
    static CallFuncN* create(const std::function<void(Node*)>& func);
    /// Calls a member function of `target` (retained). Prefer the form above in new code.
    static CallFuncN* create(Ref* target, SEL_CallFuncN selector);

    CallFuncN* clone() const override;
    CallFuncN* reverse() const override;
    void execute() override;

    bool initWithFunction(const std::function<void(Node*)>& func);
    /// Refuses null: asserts, or in release logs and returns false.
    bool initWithTarget(Ref* target, SEL_CallFuncN selector);

protected:
    SEL_CallFuncN _callFuncN = nullptr;
    std::function<void(Node*)> _functionN;
};

/// Calls a member function with the node that the action runs on and a pointer. Prefer CallFuncN in new code.
class __CCCallFuncND : public CallFunc {
public:
    /// `target` (retained) must not be null; `d` is handed through untouched.
    static __CCCallFuncND* create(Ref* target, SEL_CallFuncND selector, void* d);

    __CCCallFuncND* clone() const override;
    __CCCallFuncND* reverse() const override;
    void execute() override;

    /// Refuses null: asserts, or in release logs and returns false.
    bool initWithTarget(Ref* target, SEL_CallFuncND selector, void* d);

protected:
    SEL_CallFuncND _callFuncND = nullptr;
    void* _data = nullptr;
};

/// Calls a member function with an object. Prefer CallFunc in new code.
class __CCCallFuncO : public CallFunc {
public:
    /// `target` must not be null, `object` may; both are retained.
    static __CCCallFuncO* create(Ref* target, SEL_CallFuncO selector, Ref* object);

    __CCCallFuncO* clone() const override;
    __CCCallFuncO* reverse() const override;
    void execute() override;

    /// The argument of the call.
    Ref* getObject() const { return _object; }
    /// Retained.
    void setObject(Ref* obj) { _object = obj; }

    /// Refuses null: asserts, or in release logs and returns false.
    bool initWithTarget(Ref* target, SEL_CallFuncO selector, Ref* object);

protected:
    RefPtr<Ref> _object;
    SEL_CallFuncO _callFuncO = nullptr;
};

} // namespace cocos2d
