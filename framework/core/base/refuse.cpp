#include "base/refuse.h"

#include "base/CallPlace.h"
#include "base/LeakReport.h"
#include "base/log.h"
#include "base/misuse.h"

#include <atomic>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>

namespace copra {
namespace {

struct Sentence {
    char text[512];
    Sentence(const char* format, va_list args) { std::vsnprintf(text, sizeof text, format, args); }
};

std::atomic<bool> s_misuseAborts{true};

/// `place`: see logOnce().
void endOrLog(const char* place, const char* sentence) {
#if COCOS2D_DEBUG > 0
    if (s_misuseAborts) {
        // Written to stderr, as by CCASSERT: the log may be redirected.
        std::fprintf(stderr, "Assert failed: %s\n", sentence);
        std::fputs(callers().c_str(), stderr);
        std::abort();
    }
#endif
    logOnce(place, sentence, LogLevel::Error);
}

} // namespace

void setMisuseAborts(bool aborts) {
    s_misuseAborts = aborts;
}

bool misuse(const char* format, ...) {
    va_list args;
    va_start(args, format);
    const Sentence sentence(format, args);
    va_end(args);
    endOrLog(format, sentence.text);
    return true;
}

bool warning(const char* format, ...) {
    va_list args;
    va_start(args, format);
    const Sentence sentence(format, args);
    va_end(args);
    logOnce(format, sentence.text);
    return true;
}

bool reportMisuse(const char* sentence) {
    endOrLog(sentence, sentence);
    return true;
}

#if COCOS2D_DEBUG > 0
bool refuseReleased(const cocos2d::Ref* object, const char* what) {
    return object && !LeakReport::isAlive(object) &&
           misuse("%s has been released: what create() makes lives until the end of the frame unless "
                  "something retains it",
                  what);
}
#endif

bool reportWarning(const char* sentence) {
    logOnce(sentence, sentence);
    return true;
}

} // namespace copra
