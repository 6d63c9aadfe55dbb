#include "action/members.h"

#include "base/refuse.h"

namespace copra {

using cocos2d::FiniteTimeAction;
using cocos2d::Vector;

Vector<FiniteTimeAction*> collectActions(FiniteTimeAction* first, va_list args) {
    Vector<FiniteTimeAction*> actions;
    for (FiniteTimeAction* action = first; action; action = va_arg(args, FiniteTimeAction*))
        actions.pushBack(action);
    return actions;
}

bool areValidMembers(const char* composite, FiniteTimeAction* const* actions, std::size_t count) {
    if (count == 0) {
        copra::warning("%s refused: it has no actions", composite);
        return false;
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (actions[i]) continue;
        copra::warning("%s refused: action number %zu is null", composite, i + 1);
        return false;
    }
    return true;
}

bool appendMember(const char* function, Vector<FiniteTimeAction*>& actions, FiniteTimeAction* action) {
    if (!action) {
        copra::warning("%s: action number %zd does not support it", function, actions.size() + 1);
        return false;
    }
    actions.pushBack(action);
    return true;
}

} // namespace copra
