#include "diagnosis/explainMistakes.h"

#include "base/Explainer.h"
#include "base/config.h"
#include "base/log.h"
#include "diagnosis/CallPlace.h"
#include "diagnosis/LeakReport.h"
#include "diagnosis/callStack.h"
#include "diagnosis/readableName.h"

#include <cstdlib>
#include <cstring>
#include <string>

namespace copra {

#if COCOS2D_DEBUG > 0

namespace {

void logLeaks() {
    const std::string text = LeakReport::text();
    if (!text.empty()) cocos2d::log("Objects still alive at exit:\n%s", text.c_str());
}

bool logLeaksAtExit() {
    const char* const wanted = std::getenv("COPRA_LEAKS");
    return wanted && std::strcmp(wanted, "1") == 0 && std::atexit(logLeaks) == 0;
}

} // namespace

void explainMistakes() {
    explainer().captureCallers = captureFramePointers;
    explainer().callers = callers;
    explainer().birth = LeakReport::birth;
    explainer().lastWords = LeakReport::lastWords;
    explainer().className = readableName;
    [[maybe_unused]] static const bool s_logsLeaks = logLeaksAtExit(); // once
}

#else

void explainMistakes() {} // release builds know nothing of objects and functions

#endif

} // namespace copra
