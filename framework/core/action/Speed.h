#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"

namespace cocos2d {

/// Runs an action faster or slower. The speed may change while it runs. It is not a FiniteTimeAction, so it
/// cannot be in a Sequence.
class Speed : public Action {
public:
    /// Creates an action that runs `action`, which is retained, faster or slower. `speed` is a factor of
    /// time: 1 is normal, 2 is twice as fast, and 0 pauses; below 0, the action runs back to its start and
    /// stays there. A null `action` is an error: debug builds assert; release builds log it and return null.
    static Speed* create(ActionInterval* action, float speed);

    /// Returns how fast the action runs: 1 is normal, 2 is twice as fast, and 0 pauses.
    float getSpeed() const { return _speed; }
    /// Sets how fast the action runs: 1 is normal, 2 is twice as fast, and 0 pauses. NaN is ignored with a warning.
    void setSpeed(float speed);

    /// Returns the action whose speed is changed.
    ActionInterval* getInnerAction() const { return _innerAction; }
    /// Sets the action whose speed is changed, and retains it. Set it only while this action is not running.
    /// Null is an error: debug builds assert; release builds log it and do nothing.
    void setInnerAction(ActionInterval* action);

    Speed* clone() const override;
    /// Returns an autoreleased action that runs the reverse of the inner action at the same speed.
    Speed* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    /// Advances the inner action by `dt` times the speed.
    void step(float dt) override;
    /// Returns true when the inner action is done.
    bool isDone() const override;

    /// Initializes a new object as create() does. Null is an error: debug builds assert; release builds log
    /// it and return false.
    bool initWithAction(ActionInterval* action, float speed);

protected:
    float _speed = 1.0f;
    RefPtr<ActionInterval> _innerAction;
};

} // namespace cocos2d
