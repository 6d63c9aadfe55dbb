#pragma once

#include "base/Vector.h"
#include "scene/Action.h"

#include <cstdarg>
#include <cstddef>

namespace copra {

/// Returns `first` and the actions in `args` up to the terminating null.
cocos2d::Vector<cocos2d::FiniteTimeAction*> collectActions(cocos2d::FiniteTimeAction* first, va_list args);

/// Returns false and logs a line with the name `composite` if there are no actions or one is null.
bool areValidMembers(const char* composite, cocos2d::FiniteTimeAction* const* actions, std::size_t count);

/// Appends `action`, the result of clone() or reverse() of an action in a composite one. If it is null, the
/// function returns false and logs a line with the name `function`.
bool appendMember(const char* function, cocos2d::Vector<cocos2d::FiniteTimeAction*>& actions,
                  cocos2d::FiniteTimeAction* action);

} // namespace copra
