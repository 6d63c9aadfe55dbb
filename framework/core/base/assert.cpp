#include "base/assert.h"

#include "base/CallPlace.h"

#include <cstdio>
#include <cstdlib>

namespace copra {

void assertionFailed(const char* condition, const char* message, const char* file, int line) {
    // Written to stderr, which test runners read, even if the log is redirected.
    std::fprintf(stderr, "Assert failed: %s (%s, %s:%d)\n", message ? message : "", condition, file, line);
    std::fputs(callers().c_str(), stderr);
    std::abort();
}

} // namespace copra
