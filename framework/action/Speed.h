#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"

namespace cocos2d {

/// Runs an action faster or slower, adjustable while it runs. Not a FiniteTimeAction, so not for a Sequence.
class Speed : public Action {
public:
    /// `action` (retained) must not be null. `speed` is a factor: 1 is unchanged, 2 twice as fast, 0 stands
    /// still, below 0 goes back to the start and stays there.
    static Speed* create(ActionInterval* action, float speed);

    float getSpeed() const { return _speed; }
    /// Refuses what is not a number: asserts, or in release logs.
    void setSpeed(float speed);

    ActionInterval* getInnerAction() const { return _innerAction; }
    /// Retained. Replace it only while the action is not running.
    void setInnerAction(ActionInterval* action);

    Speed* clone() const override;
    /// The reverse of the inner action at the same speed.
    Speed* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void step(float dt) override;
    bool isDone() const override;

    /// Refuses null: asserts, or in release logs and returns false.
    bool initWithAction(ActionInterval* action, float speed);

protected:
    float _speed = 1.0f;
    RefPtr<ActionInterval> _innerAction;
};

} // namespace cocos2d
