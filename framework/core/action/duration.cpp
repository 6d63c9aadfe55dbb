#include "action/duration.h"

#include "base/refuse.h"

namespace copra {

float replaceDuration(const char* call, float duration) {
    const bool isEndless = duration > 0.0f;
    warning("%s: the duration %g is %s", call, static_cast<double>(duration),
            isEndless ? "infinite and never ends" : "negative or NaN and is read as 0");
    return isEndless ? kEndlessDuration : 0.0f;
}

} // namespace copra
