#pragma once

#include "base/config.h"

namespace copra {

/// Reports a programming error with a message formatted like printf: debug builds of the framework print it
/// and abort, release builds log it. Returns true. For messages with values; otherwise use refuse().
[[gnu::cold]] bool misuse(const char* format, ...) CC_FORMAT_PRINTF(1, 2);

/// Checks for a programming error, such as an invalid argument, at the start of a function:
///
///     if (copra::refuse(!child, "Node::addChild: the child is null")) return;
///
/// Returns `isWrong`. If that is true, debug builds of the framework print the sentence and abort, release
/// builds log it. Only for errors that the original asserts, or that would corrupt memory; for arguments that
/// the original accepts silently use warn().
inline bool refuse(bool isWrong, const char* sentence) {
    return isWrong && misuse("%s", sentence);
}

/// Like refuse(), for arguments that the original accepts silently: logs the sentence in every build and
/// never aborts.
[[gnu::cold]] bool logWarning(const char* sentence);
inline bool warn(bool isWrong, const char* sentence) {
    return isWrong && logWarning(sentence);
}

} // namespace copra
