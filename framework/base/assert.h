#pragma once

#include "base/config.h"

namespace copra {

/// Logs "Assert failed: message (condition, file:line)" and aborts. Called by CCASSERT.
[[noreturn]] void assertionFailed(const char* condition, const char* message, const char* file, int line);

} // namespace copra

/// Guards against a programmer's error: debug builds log the sentence and abort; release builds do not
/// evaluate it, so the code behind it must cope.
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

/// Other spellings of CCASSERT.
#define CC_ASSERT(cond) CCASSERT(cond, "")
#define CCAssert CCASSERT
#define GP_ASSERT(cond) CCASSERT(cond, "")
