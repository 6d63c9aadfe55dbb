#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"
#include "base/Vector.h"

#include <cstdarg>
#include <cstddef>
#include <vector>

namespace cocos2d {

/// Runs actions one after another.
///
/// A member starts (reads the state of the node) when its turn comes. All members that a frame passes are
/// completed in order within that frame, and the rest of the frame goes to the member that is reached;
/// trailing instants happen in the frame in which the duration is reached.
class Sequence : public ActionInterval {
public:
    /// The actions in order, ended by nullptr. Null when there are none.
    static Sequence* create(FiniteTimeAction* action1, ...) CC_REQUIRES_NULL_TERMINATION;
    /// Null when the list is empty.
    static Sequence* create(const Vector<FiniteTimeAction*>& arrayOfActions);
    /// As the first form, for code that has variable arguments itself.
    static Sequence* createWithVariableList(FiniteTimeAction* action1, va_list args);
    static Sequence* createWithTwoActions(FiniteTimeAction* actionOne, FiniteTimeAction* actionTwo);

    Sequence* clone() const override;
    /// The reverse of every member, from the last to the first.
    Sequence* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float time) override;

    /// Refuses null actions and an empty list: logs and returns false. The actions are retained.
    bool initWithTwoActions(FiniteTimeAction* pActionOne, FiniteTimeAction* pActionTwo);
    bool init(const Vector<FiniteTimeAction*>& arrayOfActions);

private:
    /// A member and its share of the whole duration, as fractions of it.
    struct Member {
        RefPtr<FiniteTimeAction> action;
        float start;
        float end;

        bool takesTime() const { return start < end; }
        float localTime(float time) const { return takesTime() ? (time - start) / (end - start) : 1.0f; }
    };

    bool initWithMembers(FiniteTimeAction* const* actions, std::size_t count);
    int memberAt(float time) const;
    bool advanceTo(int index);
    void rewindTo(int index);
    Member& member(int index) { return _members[static_cast<std::size_t>(index)]; }

    std::vector<Member> _members;
    int _current = kNone; ///< The member that is running.
    static constexpr int kNone = -1;
};

} // namespace cocos2d
