#pragma once

#include "base/config.h"

namespace copra {

/// Reports a programmer's error with a sentence formatted like printf: debug builds of the framework print it
/// and abort, release builds log it. Returns true. For sentences with values; otherwise use refuse().
[[gnu::cold]] bool misuse(const char* format, ...) CC_FORMAT_PRINTF(1, 2);

/// Guards a function against a programmer's error, which it then leaves without effect:
///
///     if (copra::refuse(!child, "Node::addChild: the child is null")) return;
///
/// Returns `isWrong`. Where that is true, debug builds of the framework print the sentence and abort, release
/// builds log it. Only for what the original asserts too, or what would make memory unsafe; for what the
/// original accepts in silence use warn().
inline bool refuse(bool isWrong, const char* sentence) {
    return isWrong && misuse("%s", sentence);
}

/// Like refuse() for arguments that the original accepts without a word: logs the sentence in every build
/// and never aborts.
[[gnu::cold]] bool logWarning(const char* sentence);
inline bool warn(bool isWrong, const char* sentence) {
    return isWrong && logWarning(sentence);
}

} // namespace copra
