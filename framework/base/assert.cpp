#include "base/assert.h"

#include <cstdio>
#include <cstdlib>

namespace copra {

void assertionFailed(const char* condition, const char* message, const char* file, int line) {
    // Where abort() and test runners are heard, whatever becomes of the log.
    std::fprintf(stderr, "Assert failed: %s (%s, %s:%d)\n", message ? message : "", condition, file, line);
    std::abort();
}

} // namespace copra
