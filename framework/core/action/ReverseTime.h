#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"

namespace cocos2d {

/// Runs an action from its end to its start. It is for single actions: composite actions are not reversed
/// correctly, and instant actions at their end do not run.
class ReverseTime : public ActionInterval {
public:
    /// Creates an action that plays a copy of `action` from its end to its start. A null `action` is an
    /// error: debug builds assert; release builds log it and return null.
    static ReverseTime* create(FiniteTimeAction* action);

    /// Returns an autoreleased action that runs a copy of the inner action forward.
    ReverseTime* clone() const override;
    /// Returns an autoreleased copy of the inner action, which runs forward.
    ReverseTime* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Initializes a new object that plays `action` itself, which is retained. Null is an error: debug builds
    /// assert; release builds log it and return false.
    bool initWithAction(FiniteTimeAction* action);

protected:
    RefPtr<FiniteTimeAction> _other;

private:
    float _maxTime = 1.0f; ///< The largest time that is passed to the inner action.
};

} // namespace cocos2d
