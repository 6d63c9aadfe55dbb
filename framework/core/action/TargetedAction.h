#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"
#include "scene/Node.h"

namespace cocos2d {

/// Runs an action on a certain node instead of the node on which it is started, for example in a Sequence
/// that changes several nodes.
class TargetedAction : public ActionInterval {
public:
    /// Creates an action that runs `action` on `target` instead of the node that runs this one. Both are
    /// retained. If one is null, debug builds assert; release builds log that and return null.
    static TargetedAction* create(Node* target, FiniteTimeAction* action);

    TargetedAction* clone() const override;
    /// Returns an autoreleased action that runs the reverse of the inner action on the same node.
    TargetedAction* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;
    bool isDone() const override;

    /// Initializes a new object as create() does. Null is an error: debug builds assert; release builds log
    /// it and return false.
    bool initWithTarget(Node* target, FiniteTimeAction* action);

    /// Returns the node that the inner action runs on.
    Node* getForcedTarget() { return _forcedTarget; }
    /// Returns the node that the inner action runs on, read-only.
    const Node* getForcedTarget() const { return _forcedTarget; }
    /// Sets and retains the node that the inner action runs on. It takes effect at the next start. Null is an
    /// error: debug builds assert; release builds log it and do nothing.
    void setForcedTarget(Node* forcedTarget);

protected:
    RefPtr<FiniteTimeAction> _action;
    RefPtr<Node> _forcedTarget;
    bool _finished = false; ///< The inner action has no duration and has run; it must not run twice.
};

} // namespace cocos2d
