#pragma once

#include "action/ActionInstant.h"
#include "base/RefPtr.h"

#include <functional>

namespace cocos2d {

/// Calls a function. An empty function is accepted and ignored.
class CallFunc : public ActionInstant {
public:
    /// Creates an action that calls `func` once.
    static CallFunc* create(const std::function<void()>& func);
    /// Creates an action that calls a member function of `target`, which is retained. In new code prefer the form with a function.
    static CallFunc* create(Ref* target, SEL_CallFunc selector);

    /// Calls the function of create(). Override it in a class that calls something else.
    virtual void execute();

    /// The object whose member function is called, or null.
    Ref* getTargetCallback() const { return _selectorTarget; }
    /// Sets and retains the object; with null nothing is called.
    void setTargetCallback(Ref* sel) { _selectorTarget = sel; }

    CallFunc* clone() const override;
    /// The same as clone(): a call cannot be undone.
    CallFunc* reverse() const override;
    void update(float time) override;

    bool initWithFunction(const std::function<void()>& func);
    /// Retains the target. Null logs a warning: the action calls nothing.
    bool initWithTarget(Ref* target);

protected:
    RefPtr<Ref> _selectorTarget;
    SEL_CallFunc _callFunc = nullptr;
    std::function<void()> _function; ///< See create().
};

/// Calls a function with the node that the action runs on.
class CallFuncN : public CallFunc {
public:
    /// Creates an action that calls `func` once with its node.
    static CallFuncN* create(const std::function<void(Node*)>& func);
    /// Creates an action that calls a member function of `target`, which is retained, with its node. In new code prefer the form
    /// with a function.
    static CallFuncN* create(Ref* target, SEL_CallFuncN selector);

    CallFuncN* clone() const override;
    /// The same as clone(): a call cannot be undone.
    CallFuncN* reverse() const override;
    void execute() override;

    bool initWithFunction(const std::function<void(Node*)>& func);
    /// Retains the target. Null logs a warning: the action calls nothing.
    bool initWithTarget(Ref* target, SEL_CallFuncN selector);

protected:
    SEL_CallFuncN _callFuncN = nullptr;
    std::function<void(Node*)> _functionN; ///< See create().
};

/// Calls a member function with the node that the action runs on and a pointer. Prefer CallFuncN in new code.
class __CCCallFuncND : public CallFuncN {
public:
    /// Creates an action that calls a member function of `target` (retained, not null) with its node and `d`, which is not owned.
    static __CCCallFuncND* create(Ref* target, SEL_CallFuncND selector, void* d);

    __CCCallFuncND* clone() const override;
    __CCCallFuncND* reverse() const override;
    void execute() override;

    /// Retains the target. Null logs a warning: the action calls nothing.
    bool initWithTarget(Ref* target, SEL_CallFuncND selector, void* d);

protected:
    SEL_CallFuncND _callFuncND = nullptr;
    void* _data = nullptr;
};

/// Calls a member function with an object. Prefer CallFunc in new code.
class __CCCallFuncO : public CallFunc {
public:
    /// Creates an action that calls a member function of `target` (not null) with `object`, which may be null. Both are retained.
    static __CCCallFuncO* create(Ref* target, SEL_CallFuncO selector, Ref* object);

    __CCCallFuncO* clone() const override;
    __CCCallFuncO* reverse() const override;
    void execute() override;

    /// The argument of the function.
    Ref* getObject() const { return _object; }
    /// Sets and retains the argument.
    void setObject(Ref* obj) { _object = obj; }

    /// Retains the target. Null logs a warning: the action calls nothing.
    bool initWithTarget(Ref* target, SEL_CallFuncO selector, Ref* object);

protected:
    RefPtr<Ref> _object;
    SEL_CallFuncO _callFuncO = nullptr;
};

} // namespace cocos2d
