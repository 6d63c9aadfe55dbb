#include "base/refuse.h"

#include "base/Explainer.h"
#include "base/Lives.h"
#include "base/log.h"
#include "base/misuse.h"

#include <atomic>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace copra {
namespace {

struct Sentence {
    char text[512];
    Sentence(const char* format, va_list args) { std::vsnprintf(text, sizeof text, format, args); }
};

std::atomic<bool> s_misuseAborts{true};

/// For a person: a program that takes the lines gets the sentence only.
std::string theCallers() {
    return isLogTaken() ? std::string() : explainer().callers();
}

/// `place`: see logOnce(). `details` are more lines for debug builds.
void endOrLog(const char* place, const char* sentence, [[maybe_unused]] const char* details = "") {
#if COCOS2D_DEBUG > 0
    if (s_misuseAborts) {
        // Written to stderr, as by CCASSERT: the log may be redirected.
        std::fprintf(stderr, "Assert failed: %s%s\n%s", sentence, explainer().callers().c_str(), details);
        std::abort();
    }
#endif
    logOnce(place, sentence, LogLevel::Error, theCallers);
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
    logOnce(format, sentence.text, LogLevel::Warning, theCallers);
    return true;
}

bool warnAndExplain(const char* place, const std::string& sentence,
                    const std::function<std::string()>& explain) {
    logOnce(place, sentence, LogLevel::Warning, [&explain] { return explain() + theCallers(); });
    return true;
}

bool reportMisuse(const char* sentence) {
    endOrLog(sentence, sentence);
    return true;
}

#if COCOS2D_DEBUG > 0
bool refuseReleased(const cocos2d::Ref* object, const char* what) {
    if (!object || Lives::isAlive(object)) return false;
    const std::string sentence =
        std::string(what) + " has been released; an object from create() lives until the end of the frame: "
                            "keep it in a RefPtr";
    endOrLog(what, sentence.c_str(), explainer().lastWords(object).c_str());
    return true;
}
#endif

bool reportWarning(const char* sentence) {
    logOnce(sentence, sentence, LogLevel::Warning, theCallers);
    return true;
}

} // namespace copra
