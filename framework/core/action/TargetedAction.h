#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"
#include "scene/Node.h"

namespace cocos2d {

/// Runs an action on a fixed node instead of the node it is started with. For a Sequence that changes several
/// nodes.
class TargetedAction : public ActionInterval {
public:
    /// Creates an action that runs `action` on `target` instead of the node that runs this one. Both are retained; null is an error
    /// and gives null.
    static TargetedAction* create(Node* target, FiniteTimeAction* action);

    TargetedAction* clone() const override;
    /// The reverse of the inner action, on the same node.
    TargetedAction* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;
    bool isDone() const override;

    /// Initializes a new object as create() does. Null asserts; release builds log it and return false.
    bool initWithTarget(Node* target, FiniteTimeAction* action);

    /// The node that the inner action runs on.
    Node* getForcedTarget() { return _forcedTarget; }
    const Node* getForcedTarget() const { return _forcedTarget; }
    /// Retains the node; takes effect at the next start.
    void setForcedTarget(Node* forcedTarget);

protected:
    RefPtr<FiniteTimeAction> _action;
    RefPtr<Node> _forcedTarget;
    bool _finished = false; ///< The inner action has no duration and has run; it must not run twice.
};

} // namespace cocos2d
