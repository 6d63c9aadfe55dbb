#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"

namespace cocos2d {

/// Base class of the easing actions, which run an inner action with its time mapped through a curve, so that
/// it accelerates, decelerates, oscillates, or bounces.
///
/// Use a derived class: EaseSineInOut, EaseIn, and EaseOut start or end softly, EaseBackOut overshoots,
/// EaseElasticOut swings, and EaseBounceOut bounces. ActionEase itself does not ease. Its clone() and
/// reverse() are not supported: debug builds assert; release builds log it and return null.
///
/// An ease takes as long as the inner action. For a custom curve, derive from this class and override
/// clone(), reverse(), and update(), which calls `_inner->update(curve(time))`. A curve that leaves 0..1 is
/// not suitable for an inner Sequence.
class ActionEase : public ActionInterval {
public:
    /// Returns the action that is eased.
    virtual ActionInterval* getInnerAction() { return _inner; }

    /// Returns an autoreleased copy, with a copy of the inner action, if the class is a derived one.
    /// ActionEase itself, and a class that overrides neither this function nor copyInto_(), cannot be copied,
    /// so the call is an error: debug builds assert; release builds log it and return null.
    ActionEase* clone() const override;
    /// Returns an autoreleased ease of the reversed inner action, with the mirrored curve, if the class is a
    /// derived one. ActionEase itself, and a class that does not override this function, has no reverse, so
    /// the call is an error: debug builds assert; release builds log it and return null.
    ActionEase* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Sets the inner action, which is retained. Null is an error: debug builds assert; release builds log it
    /// and return false.
    bool initWithAction(ActionInterval* action);

protected:
    RefPtr<ActionInterval> _inner;
};

} // namespace cocos2d
