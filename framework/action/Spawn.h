#pragma once

#include "action/ActionInterval.h"
#include "base/Vector.h"

#include <cstdarg>
#include <cstddef>

namespace cocos2d {

/// Runs actions at the same time. Takes as long as the longest; shorter ones stay at their end.
class Spawn : public ActionInterval {
public:
    /// The actions, ended by nullptr. Null when there are none.
    static Spawn* create(FiniteTimeAction* action1, ...) CC_REQUIRES_NULL_TERMINATION;
    /// Null when the list is empty.
    static Spawn* create(const Vector<FiniteTimeAction*>& arrayOfActions);
    /// As the first form, for code that has variable arguments itself.
    static Spawn* createWithVariableList(FiniteTimeAction* action1, va_list args);
    static Spawn* createWithTwoActions(FiniteTimeAction* action1, FiniteTimeAction* action2);

    Spawn* clone() const override;
    /// The reverse of every member; a shorter one waits, so that all end together.
    Spawn* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Refuses null actions and an empty list: logs and returns false. The actions are retained.
    bool initWithTwoActions(FiniteTimeAction* action1, FiniteTimeAction* action2);
    bool init(const Vector<FiniteTimeAction*>& arrayOfActions);

private:
    bool initWithMembers(FiniteTimeAction* const* actions, std::size_t count);
    static FiniteTimeAction* waiting(FiniteTimeAction* action, float rest);
    void joinMembers(float rest);

    Vector<FiniteTimeAction*> _members; ///< All of the same duration: shorter ones are followed by a delay.
};

} // namespace cocos2d
