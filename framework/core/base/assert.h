#pragma once

#include "base/config.h"

namespace copra {

/// Prints "Assert failed: message (condition, file:line)" to stderr and aborts. Called by CCASSERT.
[[noreturn]] void assertionFailed(const char* condition, const char* message, const char* file, int line);

} // namespace copra

/// Asserts a condition. Debug builds print `msg` and abort if `cond` is false. Release builds do not evaluate
/// it, so the code that follows must handle the case.
#if COCOS2D_DEBUG > 0
#define CCASSERT(cond, msg)                                                                                  \
    do {                                                                                                     \
        if (!(cond)) copra::assertionFailed(#cond, (msg), __FILE__, __LINE__);                               \
    } while (false)
#else
#define CCASSERT(cond, msg)                                                                                  \
    do {                                                                                                     \
        if (false) static_cast<void>(cond), static_cast<void>(msg);                                          \
    } while (false)
#endif

/// Aliases of CCASSERT.
#define CC_ASSERT(cond) CCASSERT(cond, "")
#define CCAssert CCASSERT
#define GP_ASSERT(cond) CCASSERT(cond, "")
