#pragma once

#include "base/Ref.h"
#include "base/macros.h"

#include <string>

namespace cocos2d {

class ActionManager;
class Node;

/// Something that is done to a node over time: the base of every action.
///
/// Not for use by itself: derive from ActionInterval or ActionInstant, or from FiniteTimeAction. An action
/// object serves one target at a time; run a clone() on every further node.
class Action : public Ref, public Clonable {
public:
    /// The tag of an action that was given none.
    static const int INVALID_TAG = -1;

    ~Action() override;

    /// A short text for logs.
    virtual std::string description() const;

    /// A fresh, autoreleased copy that is not running and has no tag. Null where a kind of action cannot be
    /// copied.
    Action* clone() const override;

    /// An autoreleased action that undoes this one. Null where a kind of action has no reverse.
    virtual Action* reverse() const;

    /// True once the action has nothing left to do; the manager then removes it.
    virtual bool isDone() const;

    /// Attaches the action to `target` (not retained) and reads the start values. Called by the manager and
    /// by composites.
    virtual void startWithTarget(Node* target);

    /// Detaches the action after it ended by itself. Not called when the action is stopped from outside.
    virtual void stop();

    /// One frame of `dt` seconds.
    virtual void step(float dt);

    /// Applies the state at `time`, a fraction of the duration: 0 at the start, 1 at the end; eases may leave
    /// 0..1.
    virtual void update(float time);

    /// The node it acts on now, null when it is not running.
    Node* getTarget() const { return _target; }
    void setTarget(Node* target) { _target = target; }

    /// The node it was started with; differs from getTarget() only inside TargetedAction. Null once it has
    /// finished.
    Node* getOriginalTarget() const { return _originalTarget; }
    void setOriginalTarget(Node* originalTarget) { _originalTarget = originalTarget; }

    int getTag() const { return _tag; }
    void setTag(int tag) { _tag = tag; }

    /// Bits by which Node::stopActionsByFlags() finds groups of actions.
    unsigned int getFlags() const { return _flags; }
    void setFlags(unsigned int flags) { _flags = flags; }

protected:
    Action() = default;

    Node* _originalTarget = nullptr; ///< Weak.
    Node* _target = nullptr;         ///< Weak.
    int _tag = INVALID_TAG;
    unsigned int _flags = 0;

private:
    friend class ActionManager;
    bool _managed = false; ///< Held by an ActionManager; guards against a second runAction().

    CC_DISALLOW_COPY_AND_ASSIGN(Action)
};

/// An action with a duration in seconds; 0 for instants.
class FiniteTimeAction : public Action {
public:
    float getDuration() const { return _duration; }
    /// Counts from the next start. Refuses what is not a number: asserts, or in release logs.
    void setDuration(float duration);

    FiniteTimeAction* reverse() const override;
    FiniteTimeAction* clone() const override;

protected:
    FiniteTimeAction() = default;

    float _duration = 0.0f;

private:
    CC_DISALLOW_COPY_AND_ASSIGN(FiniteTimeAction)
};

} // namespace cocos2d
