#pragma once

#include "base/Owned.h"
#include "base/Ref.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace copra {

struct Timer;

/// What somebody wants of a timer, in the API's words: seconds between calls, seconds before the first one
/// (0: none), and how many calls come after the first one.
struct TimerPlan {
    float interval;
    float delay;
    unsigned int repeat;
};

/// A target and its timers.
struct TimerOwner {
    void* object = nullptr;
    /// Position among the targets; kept by the TimerList.
    std::uint64_t order = 0;
    bool paused = false;
    std::vector<copra::Owned<Timer>> timers;
};

/// One timer, less what a frame in which it is not due needs (that is in the TimerList's array).
struct Timer {
    TimerOwner* owner = nullptr;
    std::function<void(float)> callback; ///< Never empty.
    float interval = 0.0f;
    unsigned int callsLeft = 0; ///< Only counted down when they are limited.
    std::size_t index = 0;
    bool waiting = false;

    // What it is known by.
    cocos2d::SEL_SCHEDULE selector = nullptr;
    std::string key; ///< Empty for a selector.

    bool is(const std::string& otherKey) const { return !selector && key == otherKey; }
    bool is(cocos2d::SEL_SCHEDULE otherSelector) const { return otherSelector && selector == otherSelector; }
    /// Its last call is over or going on.
    bool isExhausted() const { return callsLeft == 0; }
};

/// Runs timers: target by target in the order in which each got its first timer, the timers of a target in
/// the order of scheduling. A flat array of 24 bytes a timer: a frame in which nothing is due reads nothing
/// else.
///
/// Timers may be added, removed and paused at any time. The frame in which a timer is met for the first time
/// does not count; a timer that is added behind the running one spends this frame at once.
class TimerList {
public:
    /// `exhausted` is called after the last call of a timer and has to remove it.
    explicit TimerList(std::function<void(Timer&)> exhausted) : _exhausted(std::move(exhausted)) {}

    /// Adds a timer that its owner has listed. The owner's first one puts the owner behind all others, unless
    /// it replaces the one that runs just now.
    void add(Timer& timer, const TimerPlan& plan);
    /// Begins anew with another plan.
    void restart(Timer& timer, const TimerPlan& plan);
    /// Stops knowing the timer. It must live on until the running pass is over.
    void remove(const Timer& timer);
    /// The owner's timers stand still or go on.
    void setPaused(const TimerOwner& owner, bool paused);
    /// One frame of `dt` seconds.
    void run(float dt);

private:
    /// A timer without flags goes on for ever at an interval above 0, the cheapest and commonest kind.
    enum Flag : std::uint32_t {
        kRemoved = 1,
        kPaused = 2,
        kFresh = 4,
        kDelaying = 8,
        kCounted = 16,
        kEveryFrame = 32
    };
    struct Slot {
        float elapsed; ///< Seconds since the last call (or the start).
        float due;     ///< The call is due when `elapsed` reaches this.
        std::uint32_t flags;
        Timer* timer; ///< Null when removed.
    };
    class Running;

    Slot& slot(const Timer& timer) { return (timer.waiting ? _waiting : _slots)[timer.index]; }
    static void start(Slot& slot, const TimerPlan& plan);
    bool joinsThisPass(const TimerOwner& owner) const;
    void catchUp(Slot& slot);
    void advanceFlagged(Slot& slot, float dt);
    void catchUpFlagged(Slot& slot);
    bool call(const Slot& slot, float dt);
    void tidy();
    void admitWaiting();

    std::function<void(Timer&)> _exhausted;
    std::vector<Slot> _slots;
    std::vector<Slot> _waiting;
    std::size_t _removed = 0; ///< Entries that are only waiting to be swept out.
    int _running = 0;
    std::uint64_t _lastOrder = 0;
    const Timer* _called = nullptr; ///< The timer that is called just now.
};

} // namespace copra
