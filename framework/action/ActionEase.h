#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"

namespace cocos2d {

/// Base of the eases: runs an inner action through a curve of time, so that it starts or ends softly, swings
/// or bounces.
///
/// An ease lasts as long as its inner action. For a curve of your own, derive, and override update() to call
/// `_inner->update(curve(time))`. Curves that swing past their ends do not go well with a Sequence inside.
class ActionEase : public ActionInterval {
public:
    /// The action that is eased.
    virtual ActionInterval* getInnerAction() { return _inner; }

    ActionEase* clone() const override = 0;
    /// The reversed inner action under the mirrored curve.
    ActionEase* reverse() const override = 0;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Refuses null: asserts, or in release logs and returns false. Retains the action.
    bool initWithAction(ActionInterval* action);

protected:
    RefPtr<ActionInterval> _inner;
};

} // namespace cocos2d
