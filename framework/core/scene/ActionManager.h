#pragma once

#include "base/Array.h"
#include "base/Owned.h"
#include "base/Ref.h"
#include "base/Vector.h"
#include "base/macros.h"
#include "scene/fwd.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace cocos2d {

/// Advances the actions of all nodes once a frame, before any update() is called.
///
/// Games use it through Node::runAction() and similar functions. Targets are stepped in the order in which
/// their first action was added, and the actions of a target in the order in which they were added. A running
/// action may call any function except update(). The manager retains each action, and once each target that
/// has actions.
class ActionManager : public Ref {
public:
    /// Constructs a manager without actions. Games use the manager of the Director.
    ActionManager();
    ~ActionManager() override;

    /// Runs `action` on `target` and reads its start values at once. `paused` is ignored if the target
    /// already has actions. Null and an action that is already running on `target` are errors: debug builds
    /// assert; release builds log it and do nothing. An action that is running on another node is logged and
    /// not added.
    virtual void addAction(Action* action, Node* target, bool paused);

    /// Removes the actions of all targets without calling their stop(). The targets keep the state that they
    /// have reached.
    virtual void removeAllActions();
    /// Removes all actions of `target`, which keeps the state that it has reached. Null is ignored.
    virtual void removeAllActionsFromTarget(Node* target);
    /// Removes one action from its target without completing it. Null and an action that is not running are
    /// ignored.
    virtual void removeAction(Action* action);
    /// Removes the first action of `target` with this tag, without completing it. If there is none, the
    /// function does nothing. INVALID_TAG is an error: debug builds assert; release builds log it and do
    /// nothing.
    virtual void removeActionByTag(int tag, Node* target);
    /// Removes all actions of `target` with this tag, without completing them. INVALID_TAG is an error: debug
    /// builds assert; release builds log it and do nothing.
    virtual void removeAllActionsByTag(int tag, Node* target);
    /// Removes the actions of `target` that have a flag in common with `flags`; 0 matches none.
    virtual void removeActionsByFlags(unsigned int flags, Node* target);

    /// Returns the first action of `target` with this tag, or null. INVALID_TAG is an error: debug builds
    /// assert; release builds log it and return null.
    virtual Action* getActionByTag(int tag, const Node* target) const;
    /// Returns the number of actions of `target`.
    virtual ssize_t getNumberOfRunningActionsInTarget(const Node* target) const;
    /// Returns the number of actions of `target`. Deprecated: use getNumberOfRunningActionsInTarget().
    ssize_t numberOfRunningActionsInTarget(Node* target) const {
        return getNumberOfRunningActionsInTarget(target);
    }
    /// Returns the number of actions of all targets.
    virtual ssize_t getNumberOfRunningActions() const;
    /// Returns the number of actions of `target` with this tag. INVALID_TAG is an error: debug builds assert;
    /// release builds log it and return 0.
    virtual size_t getNumberOfRunningActionsInTargetByTag(const Node* target, int tag);

    /// Returns the actions of `target` in the order of adding, for tools that show them. They are not
    /// retained.
    std::vector<Action*> actionsOf_(const Node* target) const;

    /// Pauses all actions of a target. Actions that are added while it has paused actions are paused, too. A
    /// target without actions is ignored.
    virtual void pauseTarget(Node* target);
    /// Resumes the actions of a target. A target without actions is ignored.
    virtual void resumeTarget(Node* target);
    /// Pauses all targets, and returns those that were not paused before.
    virtual Vector<Node*> pauseAllRunningActions();
    /// Resumes the actions of these targets, such as the nodes that pauseAllRunningActions() returned.
    virtual void resumeTargets(const Vector<Node*>& targetsToResume);
    /// Pauses all targets, as in cocos2d-x 2.x. Returns the nodes that were not paused before, in an
    /// autoreleased set.
    __Set* pauseAllActionsAsSet_();
    /// Resumes the targets of a set that pauseAllActionsAsSet_() returned.
    void resumeSet_(__Set* targetsToResume);

    /// Advances all actions by `dt` seconds. The Scheduler calls it once a frame. A call from an action is
    /// ignored with a warning.
    virtual void update(float dt);

private:
    struct TargetActions_;
    TargetActions_* find(const Node* target) const;
    TargetActions_& findOrAppend(Node* target, bool paused);
    template<class Predicate>
    void removeMatching(Node* target, Predicate matches, bool firstOnly);
    void removeAt(TargetActions_& entry, std::size_t index);
    template<bool kAsksInOtherForm>
    [[gnu::noinline]] void updateTargets(float dt); // see copra::RunList::callAll()
    template<bool kAsksInOtherForm>
    void stepTarget(TargetActions_& entry, float dt);
    void endStep();
    void endUpdate();
    void releaseCurrentAction();
    void removeTarget(TargetActions_& entry);
    void compact();

    /// The targets in stepping order; null for those that were removed.
    copra::Array<TargetActions_*> _targets;
    copra::Array<copra::Owned<TargetActions_>> _spare; ///< Entries for reuse, with their memory.
    std::size_t _removedCount = 0;
    bool _updating = false;                   ///< Whether the indices of _targets must stay valid.
    TargetActions_* _currentTarget = nullptr; ///< The entry that update() is stepping.
    Action* _currentAction = nullptr;         ///< The action that update() is stepping.
    /// The number of removals of the current action in its step, after which it is released.
    int _currentActionReleases = 0;

    CC_DISALLOW_COPY_AND_ASSIGN(ActionManager)
};

} // namespace cocos2d
