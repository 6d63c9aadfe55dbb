#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"

namespace cocos2d {

/// Runs an action from its end to its start. For single actions: composites are not reversed correctly, and
/// instant actions at their end do not run.
class ReverseTime : public ActionInterval {
public:
    /// Creates an action that plays `action`, which is retained, from its end to its start. Null is an error and gives null.
    static ReverseTime* create(FiniteTimeAction* action);

    ReverseTime* clone() const override;
    /// Runs the inner action forwards.
    ReverseTime* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Initializes a new object as create() does. Null asserts; release builds log it and return false.
    bool initWithAction(FiniteTimeAction* action);

protected:
    RefPtr<FiniteTimeAction> _other;

private:
    float _maxTime = 1.0f; ///< The largest time that is passed to the inner action.
};

} // namespace cocos2d
