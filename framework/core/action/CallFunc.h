#pragma once

#include "action/ActionInstant.h"
#include "base/RefPtr.h"

#include <functional>

namespace cocos2d {

/// Calls a function. An empty function is ignored.
class CallFunc : public ActionInstant {
public:
    /// Creates an action that calls `func` once.
    static CallFunc* create(const std::function<void()>& func);
    /// Creates an action that calls a member function of `target`, which is retained. With a null target, the
    /// action calls nothing and logs a warning. In new code, prefer the form with a function.
    static CallFunc* create(Ref* target, SEL_CallFunc selector);

    /// Calls the function that was passed to create(). Override it in a class that calls something else.
    virtual void execute();

    /// Returns the object whose member function is called, or null.
    Ref* getTargetCallback() const { return _selectorTarget; }
    /// Sets and retains the object whose member function is called. With null, nothing is called.
    void setTargetCallback(Ref* sel) { _selectorTarget = sel; }

    CallFunc* clone() const override;
    /// Returns an autoreleased copy, because a call cannot be undone.
    CallFunc* reverse() const override;
    void update(float time) override;

    /// Sets the function that the action calls. Returns true.
    bool initWithFunction(const std::function<void()>& func);
    /// Sets and retains the target. With null, the action calls nothing and logs a warning.
    bool initWithTarget(Ref* target);

protected:
    RefPtr<Ref> _selectorTarget;
    SEL_CallFunc _callFunc = nullptr;
    std::function<void()> _function; ///< See create().
};

/// Calls a function with the node that the action runs on.
class CallFuncN : public CallFunc {
public:
    /// Creates an action that passes its node to `func` once.
    static CallFuncN* create(const std::function<void(Node*)>& func);
    /// Creates an action that passes its node to a member function of `target`, which is retained. With a
    /// null target, the action calls nothing and logs a warning. In new code, prefer the form with a
    /// function.
    static CallFuncN* create(Ref* target, SEL_CallFuncN selector);

    CallFuncN* clone() const override;
    /// Returns an autoreleased copy, because a call cannot be undone.
    CallFuncN* reverse() const override;
    /// Calls the function, or the member function, with the node that the action runs on.
    void execute() override;

    /// Sets the function that the action calls with its target. Returns true.
    bool initWithFunction(const std::function<void(Node*)>& func);
    /// Sets and retains the target. With null, the action calls nothing and logs a warning.
    bool initWithTarget(Ref* target, SEL_CallFuncN selector);

protected:
    SEL_CallFuncN _callFuncN = nullptr;
    std::function<void(Node*)> _functionN; ///< See create().
};

/// Passes the node that the action runs on, and a pointer, to a member function. In new code, prefer
/// CallFuncN.
class __CCCallFuncND : public CallFuncN {
public:
    /// Creates an action that passes its node and `d`, which is not owned, to a member function of `target`,
    /// which is retained. With a null target, the action calls nothing and logs a warning.
    static __CCCallFuncND* create(Ref* target, SEL_CallFuncND selector, void* d);

    __CCCallFuncND* clone() const override;
    __CCCallFuncND* reverse() const override;
    /// Calls the member function with the target of the action and the data.
    void execute() override;

    /// Sets and retains the target. With null, the action calls nothing and logs a warning.
    bool initWithTarget(Ref* target, SEL_CallFuncND selector, void* d);

protected:
    SEL_CallFuncND _callFuncND = nullptr;
    void* _data = nullptr;
};

/// Passes an object to a member function. In new code, prefer CallFunc.
class __CCCallFuncO : public CallFunc {
public:
    /// Creates an action that passes `object`, which may be null, to a member function of `target`. Both are
    /// retained. With a null target, the action calls nothing and logs a warning.
    static __CCCallFuncO* create(Ref* target, SEL_CallFuncO selector, Ref* object);

    __CCCallFuncO* clone() const override;
    __CCCallFuncO* reverse() const override;
    /// Calls the member function with the object.
    void execute() override;

    /// Returns the object that is passed to the member function, or null.
    Ref* getObject() const { return _object; }
    /// Sets and retains the object that is passed to the member function. It may be null.
    void setObject(Ref* obj) { _object = obj; }

    /// Sets and retains the target. With null, the action calls nothing and logs a warning.
    bool initWithTarget(Ref* target, SEL_CallFuncO selector, Ref* object);

protected:
    RefPtr<Ref> _object;
    SEL_CallFuncO _callFuncO = nullptr;
};

} // namespace cocos2d
