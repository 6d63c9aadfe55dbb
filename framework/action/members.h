#pragma once

#include "base/Vector.h"
#include "scene/Action.h"

#include <cstdarg>
#include <cstddef>

namespace copra {

/// `first` and the actions of `args` up to the null that ends them.
cocos2d::Vector<cocos2d::FiniteTimeAction*> collectActions(cocos2d::FiniteTimeAction* first, va_list args);

/// False, with a log line naming `composite`, when there are no actions or one is null.
bool areValidMembers(const char* composite, cocos2d::FiniteTimeAction* const* actions, std::size_t count);

/// Appends `action`, the result of a member's clone() or reverse(). False, with a log line naming `maker`,
/// when a member could not do that.
bool appendMember(const char* maker, cocos2d::Vector<cocos2d::FiniteTimeAction*>& actions,
                  cocos2d::FiniteTimeAction* action);

} // namespace copra
