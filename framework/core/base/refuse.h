#pragma once

#include "base/config.h"
#include "base/fwd.h"

#include <functional>
#include <string>

namespace copra {

// Wrong use has two kinds. A misuse is what cocos2d-x asserts, or what would corrupt memory or crash it: a
// debug build of the framework aborts. Everything else that is wrong but that cocos2d-x accepts silently is
// a warning: every build continues with a documented result. Both are logged by logOnce().

/// Reports a misuse with a message formatted like printf: debug builds print it and abort; release builds log
/// it. Returns true. Use it for messages with values, and refuse() otherwise.
[[gnu::cold]] bool misuse(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
/// Logs a warning formatted like printf, and returns true. For messages with values; otherwise use warn().
[[gnu::cold]] bool warning(const char* format, ...) CC_FORMAT_PRINTF(1, 2);

/// Logs a warning that ends with what `explain` returns. `explain` is called only if the line is logged, so
/// it may do what takes time, such as finding similar names. Returns true. For `place`, see logOnce().
[[gnu::cold]] bool warnAndExplain(const char* place, const std::string& sentence,
                                  const std::function<std::string()>& explain);

/// Reports a misuse as misuse() does, with a sentence that is used as it is.
[[gnu::cold]] bool reportMisuse(const char* sentence);
/// Logs a warning as warning() does, with a sentence that is used as it is.
[[gnu::cold]] bool reportWarning(const char* sentence);

/// Checks for a misuse, such as a null argument, at the start of a function:
///
///     if (copra::refuse(!child, "Node::addChild: the child is null")) return;
///
/// Returns `isWrong`. If that is true, debug builds of the framework print the sentence and abort; release
/// builds log it. Use it only for what cocos2d-x asserts, or what would corrupt memory or crash it.
inline bool refuse(bool isWrong, const char* sentence) {
    return isWrong && reportMisuse(sentence);
}

/// Checks for an argument that cocos2d-x accepts silently. Returns `isWrong`. If that is true, the
/// function logs the sentence in every build, and never aborts.
inline bool warn(bool isWrong, const char* sentence) {
    return isWrong && reportWarning(sentence);
}

/// Checks for an object that has been destroyed, which is often one that create() made in an earlier frame
/// and that nothing retained. Debug builds of the framework know it and refuse it with a sentence that begins
/// with `what`, such as "Node::addChild: the child"; release builds return false.
#if COCOS2D_DEBUG > 0
bool refuseReleased(const cocos2d::Ref* object, const char* what);
#else
inline bool refuseReleased(const cocos2d::Ref* /*object*/, const char* /*what*/) {
    return false;
}
#endif

} // namespace copra
