#pragma once

#include "action/ActionInterval.h"
#include "base/Vector.h"

#include <cstdarg>
#include <cstddef>

namespace cocos2d {

/// Runs actions at the same time. Its duration is that of the longest action; shorter ones are followed by a
/// delay.
class Spawn : public ActionInterval {
public:
    /// Creates an action that runs others at the same time. The list ends with nullptr; an empty one gives null.
    static Spawn* create(FiniteTimeAction* action1, ...) CC_REQUIRES_NULL_TERMINATION;
    /// Creates an action that runs those of a vector at the same time. An empty one gives null.
    static Spawn* create(const Vector<FiniteTimeAction*>& arrayOfActions);
    /// Like create() with a list, for functions with variable arguments.
    static Spawn* createWithVariableList(FiniteTimeAction* action1, va_list args);
    /// Creates an action that runs two actions at the same time. Null asserts.
    static Spawn* createWithTwoActions(FiniteTimeAction* action1, FiniteTimeAction* action2);

    Spawn* clone() const override;
    /// The reverse of every member; shorter ones are preceded by their delay, so that all finish together.
    Spawn* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Initializes an action that runs two others, which are retained, at the same time. Null is logged and gives false.
    bool initWithTwoActions(FiniteTimeAction* action1, FiniteTimeAction* action2);
    bool init(const Vector<FiniteTimeAction*>& arrayOfActions);

private:
    bool initWithMembers(FiniteTimeAction* const* actions, std::size_t count);
    static FiniteTimeAction* withDelay(FiniteTimeAction* action, float delay);
    void joinMembers(float delay);

    Vector<FiniteTimeAction*> _members; ///< All have the same duration; shorter actions include a delay.
};

} // namespace cocos2d
