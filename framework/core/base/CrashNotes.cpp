#include "base/CrashNotes.h"

#include <algorithm>
#include <cstring>
#include <iterator>

namespace copra {

void CrashNotes::noteEvent(const char* name, float a, float b, float c) {
    Event event = {{}, {a, b, c}, 1};
    std::strncpy(event.name, name, sizeof event.name - 1);
    if (s_eventCount > 0) {
        Event& last = s_events[(s_eventCount - 1) % kEvents];
        if (std::strcmp(last.name, event.name) == 0 &&
            std::equal(std::begin(last.numbers), std::end(last.numbers), event.numbers)) {
            ++last.times;
            return;
        }
    }
    s_events[s_eventCount++ % kEvents] = event;
}

} // namespace copra
