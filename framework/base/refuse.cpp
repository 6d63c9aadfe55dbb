#include "base/refuse.h"

#include "base/log.h"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

namespace copra {

bool misuse(const char* format, ...) {
    char sentence[512];
    va_list args;
    va_start(args, format);
    std::vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
#if COCOS2D_DEBUG > 0
    // Written to stderr, as by CCASSERT: the log may be redirected.
    std::fprintf(stderr, "Assert failed: %s\n", sentence);
    std::abort();
#else
    cocos2d::log("%s", sentence);
    return true;
#endif
}

bool logWarning(const char* sentence) {
    cocos2d::log("%s", sentence);
    return true;
}

} // namespace copra
