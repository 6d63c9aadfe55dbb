#pragma once

#include <array>
#include <cstddef>

namespace copra {

/// What the program is doing, for the report of a crash: the object whose callback runs, and the last events. Noting costs a few
/// stores. Main thread only.
class CrashNotes {
public:
    /// An event: a name, at most three numbers.
    struct Event {
        char name[32];
        float numbers[3];
    };

    /// The object whose update or action runs; null for none. It is only compared and read when the program crashes.
    static void setTarget(const void* target) { s_target = target; }
    static const void* target() { return s_target; }
    /// What runs, as a string literal: "the update", "an action".
    static void setActivity(const char* activity) { s_activity = activity; }
    static const char* activity() { return s_activity; }
    /// The object whose timer runs, and the key of the timer, which lives as long as the call; null for none.
    static void setTimer(const void* target, const char* key) {
        s_target = target;
        s_timer = key;
    }
    static const char* timer() { return s_timer; }

    /// Notes an event; the name is truncated to 31 bytes.
    static void noteEvent(const char* name, float a = 0.0f, float b = 0.0f, float c = 0.0f);
    static constexpr std::size_t kEvents = 16;
    /// The number of events so far, and one of the last kEvents of them: 0 is the last.
    static std::size_t eventCount() { return s_eventCount; }
    static const Event& event(std::size_t back) { return s_events[(s_eventCount - 1 - back) % kEvents]; }

private:
    static inline const void* s_target = nullptr;
    static inline const char* s_activity = "";
    static inline const char* s_timer = nullptr;
    static inline std::array<Event, kEvents> s_events{};
    static inline std::size_t s_eventCount = 0;
};

} // namespace copra
