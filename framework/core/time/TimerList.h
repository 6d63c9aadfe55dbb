#pragma once

#include "base/CrashNotes.h"
#include "base/Owned.h"
#include "base/Ref.h"
#include "time/RunList.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace copra {

struct Timer;

/// The schedule of a timer: seconds between calls, seconds before the first one (0: none), and how many calls
/// follow the first one.
struct TimerPlan {
    float interval;      ///< The seconds between two calls.
    float delay;         ///< The seconds before the first call; 0 means none.
    unsigned int repeat; ///< The number of calls after the first one.
};

/// A target and its timers.
struct TimerOwner {
    void* object = nullptr;
    /// The position among the targets. The TimerList sets it.
    std::uint64_t order = 0;
    bool paused = false;                     ///< Whether the timers of the target are paused.
    std::vector<copra::Owned<Timer>> timers; ///< The timers in the order in which they were scheduled.
};

/// A timer, without what a frame reads in which it is not due: that is in the array of the TimerList.
struct Timer {
    TimerOwner* owner = nullptr;
    std::function<void(float)> callback; ///< The callback, which is never empty.
    float interval = 0.0f;
    unsigned int callsLeft = 0; ///< The number of calls that are left, counted down only if it is limited.
    RunPlace place;

    // The members below are its key.
    cocos2d::SEL_SCHEDULE selector = nullptr; ///< The selector; null for a timer with a key.
    std::string key;                          ///< The key; empty for a timer with a selector.

    /// Whether the timer has this key.
    bool is(const std::string& otherKey) const { return !selector && key == otherKey; }
    bool is(cocos2d::SEL_SCHEDULE otherSelector) const { return otherSelector && selector == otherSelector; }
    /// Whether its last call has begun.
    bool isExhausted() const { return callsLeft == 0; }
};

/// Runs timers: target by target in the order in which each got its first timer, and the timers of a target
/// in the order of scheduling. They are in a flat array with 24 bytes for each timer: a frame in which
/// nothing is due reads nothing else.
///
/// Timers may be added, removed, and paused at any time. The first frame of a timer does not count. For a
/// timer that is added behind the one that is being called, that is the present frame.
class TimerList {
public:
    /// Constructs an empty list. `exhausted` is called after the last call of a timer and has to remove it.
    explicit TimerList(std::function<void(Timer&)> exhausted) : _exhausted(std::move(exhausted)) {}

    /// Adds a timer that is in the list of its owner. The first timer of an owner puts the owner behind all
    /// others, unless it replaces the timer that is being called.
    void add(Timer& timer, const TimerPlan& plan);
    /// Starts again with another plan.
    void restart(Timer& timer, const TimerPlan& plan);
    /// Removes the timer. It must stay alive until the end of the run.
    void remove(const Timer& timer);
    /// Pauses or resumes the timers of the owner.
    void setPaused(const TimerOwner& owner, bool paused);
    /// Returns the seconds until the next call, for tools; 0 for a timer that is called in every frame.
    float secondsLeft(const Timer& timer) const;
    /// Whether its calls are limited.
    bool isCounted(const Timer& timer) const { return (slot(timer).flags & kCounted) != 0; }
    /// Runs one frame of `dt` seconds.
    void run(float dt);

private:
    /// A timer without flags repeats forever at an interval above 0, the most common kind.
    enum Flag : std::uint32_t {
        kRemoved = 1,
        kPaused = 2,
        kFresh = 4,
        kDelaying = 8,
        kCounted = 16,
        kEveryFrame = 32
    };
    struct Slot {
        float elapsed; ///< The seconds since the last call (or the start).
        float due;     ///< The call is due when `elapsed` reaches this.
        std::uint32_t flags;
        Timer* timer; ///< The timer; null when it was removed.

        bool isRemoved() const { return timer == nullptr; }
        RunPlace& place() const { return timer->place; }
        bool isBefore(const Slot& other) const { return timer->owner->order < other.timer->owner->order; }
    };

    Slot& slot(const Timer& timer) { return _slots.at(timer.place); }
    const Slot& slot(const Timer& timer) const { return _slots.at(timer.place); }
    static void start(Slot& slot, const TimerPlan& plan);
    bool joinsThisPass(const TimerOwner& owner) const;
    void advance(Slot& slot, float dt);
    void catchUp(Slot& slot);
    void advanceFlagged(Slot& slot, float dt);
    void catchUpFlagged(Slot& slot);
    void dropRest(Slot& slot);
    static CrashNotes::Timer runningTimer(const void* list);
    bool call(const Slot& slot, float dt);

    std::function<void(Timer&)> _exhausted;
    RunList<Slot> _slots;
    std::uint64_t _lastOrder = 0;
    const Timer* _called = nullptr; ///< The timer that is being called.
};

} // namespace copra
