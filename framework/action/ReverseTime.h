#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"

namespace cocos2d {

/// Plays an action from its end to its start. Meant for single actions; composites do not play well
/// backwards, and instants at their end do not happen.
class ReverseTime : public ActionInterval {
public:
    /// `action` (retained) must not be null.
    static ReverseTime* create(FiniteTimeAction* action);

    ReverseTime* clone() const override;
    /// Plays this backwards, that is the inner action forwards.
    ReverseTime* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Refuses null: asserts, or in release logs and returns false.
    bool initWithAction(FiniteTimeAction* action);

protected:
    RefPtr<FiniteTimeAction> _other;

private:
    float _latest = 1.0f; ///< Where it begins.
};

} // namespace cocos2d
