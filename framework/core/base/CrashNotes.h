#pragma once

#include <array>
#include <cstddef>

namespace copra {

/// Notes of what the program is doing, for the report of a crash: the object whose callback runs, and the
/// last events. They cost little. Use them on the main thread only.
class CrashNotes {
public:
    /// An event: a name, at most three numbers, and how often it came in a row.
    struct Event {
        char name[32];
        float numbers[3];
        unsigned int times;
    };

    /// The object whose update or action runs; null for none. It is only compared and read when the program
    /// crashes.
    static void setTarget(const void* target) { s_target = target; }
    static const void* target() { return s_target; }
    /// Sets what runs, as a string literal: "the update", "an action".
    static void setActivity(const char* activity) { s_activity = activity; }
    static const char* activity() { return s_activity; }
    /// A timer: its object, null for none, and its key.
    struct Timer {
        const void* target = nullptr;
        const char* key = "";
    };
    /// The scope of a pass over timers. Which one runs is asked when the program crashes, so that a call
    /// costs nothing more.
    class TimerPass {
    public:
        TimerPass(Timer (*running)(const void* list), const void* list)
            : _runningBefore(s_running), _listBefore(s_timers), _targetBefore(s_target) {
            s_running = running;
            s_timers = list;
            s_target = nullptr;
        }
        ~TimerPass() {
            s_running = _runningBefore;
            s_timers = _listBefore;
            s_target = _targetBefore;
        }
        TimerPass(const TimerPass&) = delete;
        TimerPass& operator=(const TimerPass&) = delete;

    private:
        Timer (*_runningBefore)(const void*);
        const void* _listBefore;
        const void* _targetBefore;
    };
    /// Returns the timer that runs, unless an update or an action within it does.
    static Timer timer() { return s_running && !s_target ? s_running(s_timers) : Timer(); }

    /// Notes an event; the name is truncated to 31 bytes. One that equals the last one is counted with it, so
    /// that repeated ones do not displace all others.
    static void noteEvent(const char* name, float a = 0.0f, float b = 0.0f, float c = 0.0f);
    static constexpr std::size_t kEvents = 16;
    /// The number of different events so far, and one of the last kEvents of them: 0 is the last.
    static std::size_t eventCount() { return s_eventCount; }
    static const Event& event(std::size_t back) { return s_events[(s_eventCount - 1 - back) % kEvents]; }

private:
    static inline const void* s_target = nullptr;
    static inline const char* s_activity = "";
    static inline Timer (*s_running)(const void*) = nullptr;
    static inline const void* s_timers = nullptr;
    static inline std::array<Event, kEvents> s_events{};
    static inline std::size_t s_eventCount = 0;
};

} // namespace copra
