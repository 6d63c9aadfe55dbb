#include "base/assert.h"

#include "base/log.h"

#include <cstdlib>

namespace copra {

void assertionFailed(const char* condition, const char* message, const char* file, int line) {
    cocos2d::log("Assert failed: %s (%s, %s:%d)", message ? message : "", condition, file, line);
    std::abort();
}

} // namespace copra
