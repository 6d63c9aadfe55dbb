#include "base/CrashNotes.h"

namespace copra {

void CrashNotes::noteEvent(const char* name, float a, float b, float c) {
    Event& event = s_events[s_eventCount++ % kEvents];
    std::size_t length = 0;
    for (; length + 1 < sizeof event.name && name[length] != '\0'; ++length)
        event.name[length] = name[length];
    event.name[length] = '\0';
    event.numbers[0] = a;
    event.numbers[1] = b;
    event.numbers[2] = c;
}

} // namespace copra
