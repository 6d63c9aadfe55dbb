#pragma once

#include "action/ActionInterval.h"
#include "base/Array.h"
#include "base/RefPtr.h"
#include "base/Vector.h"

#include <cstdarg>
#include <cstddef>

namespace cocos2d {

/// Runs actions one after another.
///
/// Each action starts, and reads the state of the node, when the action before it has finished. Actions that
/// end within a frame are completed in order in that frame, and the next action gets the remaining time.
/// Instant actions at the end run in the frame in which the duration is reached.
class Sequence : public ActionInterval {
public:
    /// Creates an action that runs other actions one after another. The list ends with nullptr, so a null
    /// action, from a create() that failed, ends it early. If the list is empty, the function logs that and
    /// returns null.
    static Sequence* create(FiniteTimeAction* action1, ...) CC_REQUIRES_NULL_TERMINATION;
    /// Creates an action that runs the actions of a vector one after another. If the vector is empty or
    /// one of its actions is null, the function logs that and returns null.
    static Sequence* create(const Vector<FiniteTimeAction*>& arrayOfActions);
    /// Creates an action that runs a list of actions one after another. It is for functions with variable
    /// arguments. If the list is empty, the function logs that and returns null.
    static Sequence* createWithVariableList(FiniteTimeAction* action1, va_list args);
    /// Creates an action that runs two actions one after another. If one of them is null, the function logs
    /// that and returns null.
    static Sequence* createWithTwoActions(FiniteTimeAction* actionOne, FiniteTimeAction* actionTwo);

    Sequence* clone() const override;
    /// Returns an autoreleased sequence of the reversed actions, from the last to the first. If an action has
    /// no reverse, the function logs that and returns null.
    Sequence* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Initializes a sequence of two actions, which are retained. If one is null, the function logs that and
    /// returns false.
    bool initWithTwoActions(FiniteTimeAction* pActionOne, FiniteTimeAction* pActionTwo);
    /// Initializes a sequence of the actions of a vector, which are retained. If the vector is empty, the
    /// function logs that and returns false.
    bool init(const Vector<FiniteTimeAction*>& arrayOfActions);

private:
    /// A member with its start and end as fractions of the total duration.
    struct Member_ {
        RefPtr<FiniteTimeAction> action;
        float start;
        float end;
        float plainUntil; ///< The end, or -1 if isDone() of the action decides when it has finished.

        bool takesTime() const { return start < end; }
        float localTime(float time) const { return takesTime() ? (time - start) / (end - start) : 1.0f; }
    };

    bool initWithMembers(FiniteTimeAction* const* actions, std::size_t count);
    int memberAt(float time) const;
    bool advanceTo(int index);
    void rewindTo(int index);
    Member_& member(int index) { return _members[static_cast<std::size_t>(index)]; }

    copra::Array<Member_> _members;
    int _current = kNone; ///< The index of the running member.
    static constexpr int kNone = -1;
};

} // namespace cocos2d
