#pragma once

#include "base/Ref.h"
#include "base/macros.h"
#include "scene/fwd.h"

#include <string>

namespace cocos2d {

/// Base class of everything that changes a node over time.
///
/// Games use the derived classes, and derive from ActionInterval, ActionInstant, or FiniteTimeAction. An
/// action object runs on one target at a time; to run it on further nodes, use clone().
class Action : public Ref, public Clonable {
public:
    /// The tag of an action that has none.
    static const int INVALID_TAG = -1;

    /// Constructs an action for a derived class. An object of this class itself changes nothing: its first
    /// step logs a warning and ends it.
    Action() = default;

    ~Action() override;

    /// Returns a short description of the action, for logs.
    virtual std::string description() const;

    /// Returns an autoreleased copy that is not running and has no tag. If the class does not support it,
    /// debug builds assert; release builds log that and return null.
    Action* clone() const override;

    /// Returns a copy that belongs to the caller, as copyWithZone() of cocos2d-x 2.x does. It is
    /// `zone->copy`, to which the state of this class is copied, or a clone() if there is none.
    virtual Ref* copyInto_(copra::CopyZone* zone);

    /// Returns an autoreleased action that undoes this one. If the class does not support it, debug builds
    /// assert; release builds log that and return null.
    virtual Action* reverse() const;

    /// Whether the action has finished. The manager then removes it.
    virtual bool isDone() const;
    /// Whether the action has finished. This is the form of isDone() that code that is ported from cocos2d-x
    /// 2.x overrides. The manager calls it only if the program has a copra::Generation.
    virtual bool isDone_() { return isDone(); }

    /// Attaches the action to `target`, which is not retained, and reads the start values. The manager and
    /// composite actions call it.
    virtual void startWithTarget(Node* target);

    /// Detaches the action after it has finished. It is not called for an action that is removed before it
    /// finishes.
    virtual void stop();

    /// Advances the action by `dt` seconds. The manager calls it once a frame. A class that does not override
    /// it logs that and does nothing.
    virtual void step(float dt);

    /// Applies the state of the action at `time`, a fraction of its duration: 0 is the start, 1 the end.
    /// Easing actions may pass values below 0 and above 1. A class that does not override it logs that and
    /// does nothing.
    virtual void update(float time);

    /// Returns the node that the action changes, or null while the action is not running.
    Node* getTarget() const { return _target; }
    /// Sets the node that the action changes, which is not retained. startWithTarget() calls it.
    void setTarget(Node* target) { _target = target; }

    /// Returns the node with which the action was started, or null after it has finished. It differs from
    /// getTarget() only inside a TargetedAction.
    Node* getOriginalTarget() const { return _originalTarget; }
    /// Sets the node that getOriginalTarget() returns, which is not retained. Games need not call it.
    void setOriginalTarget(Node* originalTarget) { _originalTarget = originalTarget; }

    /// Returns the number by which the action can be found or stopped, or INVALID_TAG.
    int getTag() const { return _tag; }
    /// Sets a number by which the action can be found or stopped; INVALID_TAG by default.
    void setTag(int tag) { _tag = tag; }

    /// Returns the bits that Node::stopActionsByFlags() compares.
    unsigned int getFlags() const { return _flags; }
    /// Sets the bits that Node::stopActionsByFlags() compares, for stopping groups of actions; 0 by default.
    void setFlags(unsigned int flags) { _flags = flags; }

protected:
    Node* _originalTarget = nullptr; ///< The node with which the action was started, not retained.
    Node* _target = nullptr;         ///< The node that the action changes, not retained.
    int _tag = INVALID_TAG;
    unsigned int _flags = 0;

    /// Returns an autoreleased copy from an override of copyInto_(), for clone() of abstract classes. Without
    /// such an override, debug builds assert; release builds log `sentence` and return null.
    Action* cloneByCopying_(const char* sentence) const;

private:
    friend class ActionManager;
    bool _managed = false; ///< Whether it was added to an ActionManager: a second runAction() is refused.

    CC_DISALLOW_COPY_AND_ASSIGN(Action)
};

/// An action with a duration in seconds. The duration of instant actions is 0.
class FiniteTimeAction : public Action {
public:
    /// Returns the duration in seconds.
    float getDuration() const { return _duration; }
    /// Sets the duration in seconds. An ActionInterval that is running uses it from its next step on; a
    /// negative duration counts as 0. NaN is ignored with a warning.
    void setDuration(float duration);

    FiniteTimeAction* reverse() const override;
    FiniteTimeAction* clone() const override;

protected:
    FiniteTimeAction() = default; ///< Constructs an action with a duration of 0.

    float _duration = 0.0f;

private:
    CC_DISALLOW_COPY_AND_ASSIGN(FiniteTimeAction)
};

} // namespace cocos2d
