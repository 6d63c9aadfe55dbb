#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"
#include "scene/Node.h"

namespace cocos2d {

/// Runs an action on a node of its own, whichever node it is started with. For a Sequence that moves several
/// nodes.
class TargetedAction : public ActionInterval {
public:
    /// Neither may be null; both are retained.
    static TargetedAction* create(Node* target, FiniteTimeAction* action);

    TargetedAction* clone() const override;
    /// The reverse of the inner action, on the same node.
    TargetedAction* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;
    bool isDone() const override;

    /// Refuses null: asserts, or in release logs and returns false.
    bool initWithTarget(Node* target, FiniteTimeAction* action);

    /// The node that the inner action runs on.
    Node* getForcedTarget() { return _forcedTarget; }
    const Node* getForcedTarget() const { return _forcedTarget; }
    /// Retained; counts from the next start.
    void setForcedTarget(Node* forcedTarget);

protected:
    RefPtr<FiniteTimeAction> _action;
    RefPtr<Node> _forcedTarget;
    bool _finished = false; ///< An inner action without duration has happened; it must not happen twice.
};

} // namespace cocos2d
