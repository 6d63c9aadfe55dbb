#include "base/assert.h"

#include "base/Explainer.h"

#include <cstdio>
#include <cstdlib>

namespace copra {

void assertionFailed(const char* condition, const char* message, const char* file, int line) {
    // Written to stderr, which test runners read, even if the log is redirected.
    std::fprintf(stderr, "Assert failed: %s (%s, %s:%d)%s\n", message ? message : "", condition, file, line,
                 explainer().callers().c_str());
    std::abort();
}

} // namespace copra
