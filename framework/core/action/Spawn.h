#pragma once

#include "action/ActionInterval.h"
#include "base/Vector.h"

#include <cstdarg>
#include <cstddef>

namespace cocos2d {

/// Runs actions at the same time. Shorter actions wait for the longest one, and Spawn ends with it.
class Spawn : public ActionInterval {
public:
    /// Creates an action that runs other actions at the same time. The list ends with nullptr, so a null
    /// action, from a create() that failed, ends it early. If the list is empty, the function logs that and
    /// returns null.
    static Spawn* create(FiniteTimeAction* action1, ...) CC_REQUIRES_NULL_TERMINATION;
    /// Creates an action that runs the actions of a vector at the same time. If the vector is empty, the
    /// function logs that and returns null.
    static Spawn* create(const Vector<FiniteTimeAction*>& arrayOfActions);
    /// Creates an action that runs a list of actions at the same time. It is for functions with variable
    /// arguments. If the list is empty, the function logs that and returns null.
    static Spawn* createWithVariableList(FiniteTimeAction* action1, va_list args);
    /// Creates an action that runs two actions at the same time. If one of them is null, the function logs
    /// that and returns null.
    static Spawn* createWithTwoActions(FiniteTimeAction* action1, FiniteTimeAction* action2);

    Spawn* clone() const override;
    /// Returns an autoreleased action that runs the reversed actions at the same time. A delay precedes each
    /// shorter action, so that all of them finish together. If an action has no reverse, the function logs
    /// that and returns null.
    Spawn* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Initializes an action that runs two others, which are retained, at the same time. If one is null, the
    /// function logs that and returns false.
    bool initWithTwoActions(FiniteTimeAction* action1, FiniteTimeAction* action2);
    /// Sets the actions that run at the same time, as create() does. Returns false for actions that create()
    /// refuses.
    bool init(const Vector<FiniteTimeAction*>& arrayOfActions);

private:
    bool initWithMembers(FiniteTimeAction* const* actions, std::size_t count);
    static FiniteTimeAction* withDelay(FiniteTimeAction* action, float delay);
    void joinMembers(float delay);

    /// The actions, all with the same duration: shorter ones include a delay.
    Vector<FiniteTimeAction*> _members;
};

} // namespace cocos2d
