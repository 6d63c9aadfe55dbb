#include "time/TimerList.h"

#include "base/CrashNotes.h"
#include "base/ScopedValue.h"
#include "base/limits.h"
#include "base/macros.h"
#include "base/refuse.h"
#include "time/timerCatchUp.h"

#include <algorithm>
#include <utility>

namespace copra {

namespace {
bool s_catchesUp = true;
} // namespace

void setTimersCatchUp(bool catchUp) {
    s_catchesUp = catchUp;
}

void TimerList::add(Timer& timer, const TimerPlan& plan) {
    TimerOwner& owner = *timer.owner;
    const bool isRunningNow = _called && _called->owner == &owner;
    if (owner.timers.size() == 1 && !isRunningNow) owner.order = ++_lastOrder;
    _slots.add({0.0f, 0.0f, owner.paused ? kPaused : 0u, &timer});
    restart(timer, plan);
}

void TimerList::restart(Timer& timer, const TimerPlan& plan) {
    start(slot(timer), plan);
    // The array gets waiting timers after the pass, so their first frame is spent here.
    if (timer.place.waiting && joinsThisPass(*timer.owner)) slot(timer).flags &= ~kFresh;
}

float TimerList::secondsLeft(const Timer& timer) const {
    const Slot& found = slot(timer);
    return found.flags & kEveryFrame && !(found.flags & kDelaying) && !(timer.interval > 0.0f)
               ? 0.0f
               : std::max(found.due - found.elapsed, 0.0f);
}

void TimerList::start(Slot& slot, const TimerPlan& plan) {
    const bool delaying = plan.delay > 0.0f;
    const bool counted = plan.repeat < CC_REPEAT_FOREVER;
    const bool everyFrame =
        !s_catchesUp || !(plan.interval > 0.0f); // at most once a frame, never catching up
    slot.timer->interval = plan.interval;
    slot.timer->callsLeft = counted ? plan.repeat + 1 : 1;
    slot.elapsed = 0.0f;
    slot.due = delaying ? plan.delay : plan.interval;
    slot.flags = (slot.flags & kPaused) | kFresh | (delaying ? kDelaying : 0u) | (counted ? kCounted : 0u) |
                 (everyFrame ? kEveryFrame : 0u);
}

bool TimerList::joinsThisPass(const TimerOwner& owner) const {
    return _called && !owner.paused && owner.order >= _called->owner->order;
}

void TimerList::remove(const Timer& timer) {
    Slot& removed = slot(timer);
    removed.flags = kRemoved;
    removed.timer = nullptr;
    _slots.noteRemoval();
}

void TimerList::setPaused(const TimerOwner& owner, bool paused) {
    for (const auto& timer : owner.timers) {
        std::uint32_t& flags = slot(*timer).flags;
        flags = paused ? flags | kPaused : flags & ~kPaused;
    }
}

void TimerList::run(float dt) {
    const ScopedValue called(_called, _called); // a pass may begin within a call
    const CrashNotes::TimerPass noted(runningTimer, this);
    _slots.run([this, dt](Slot& slot) { advance(slot, dt); });
}

CrashNotes::Timer TimerList::runningTimer(const void* list) {
    const Timer* const called = static_cast<const TimerList*>(list)->_called;
    return called ? CrashNotes::Timer{called->owner->object, called->key.c_str()} : CrashNotes::Timer();
}

inline void TimerList::advance(Slot& slot, float dt) {
    if (slot.flags != 0) {
        advanceFlagged(slot, dt);
        return;
    }
    slot.elapsed += dt;
    if (slot.elapsed >= slot.due) catchUp(slot);
}

/// Calls a timer without flags as often as it is behind.
inline void TimerList::catchUp(Slot& slot) {
    const Timer& timer = *slot.timer;
    _called = &timer;
    int callsLeft = limits::kTimerCallsPerFrame;
    do {
        if (callsLeft-- == 0) {
            dropRest(slot);
            return;
        }
        const float step = slot.due;
        slot.elapsed -= step;
        timer.callback(step);
        const bool changed = slot.flags != 0; // removed, paused or restarted by its own callback
        if (changed) return;
    } while (slot.elapsed >= slot.due);
}

void TimerList::advanceFlagged(Slot& slot, float dt) {
    if (slot.flags & (kRemoved | kPaused)) return;
    if (slot.flags & kFresh) {
        slot.flags &= ~kFresh;
        return;
    }
    slot.elapsed += dt;
    if (slot.flags & kDelaying) {
        if (slot.elapsed < slot.due) return;
        const float delay = slot.due;
        slot.flags &= ~kDelaying;
        slot.elapsed -= delay;
        slot.due = slot.timer->interval;
        if (!call(slot, delay)) return;
        if (slot.elapsed <= 0.0f) return;
    }
    catchUpFlagged(slot);
}

/// Calls a timer that is counted as often as it is behind, and one that is called every frame once.
void TimerList::catchUpFlagged(Slot& slot) {
    if (slot.flags & kEveryFrame) {
        if (slot.elapsed < slot.due) return;
        const float sinceLastCall = std::exchange(slot.elapsed, 0.0f);
        call(slot, sinceLastCall);
        return;
    }
    for (int callsLeft = limits::kTimerCallsPerFrame; slot.elapsed >= slot.due; --callsLeft) {
        if (callsLeft == 0) {
            dropRest(slot);
            return;
        }
        slot.elapsed -= slot.due;
        if (!call(slot, slot.due)) return;
    }
}

/// The interval is so short, or the frame so long, that catching up would take too long or never end.
void TimerList::dropRest(Slot& slot) {
    warning("Scheduler: a timer with an interval of %g seconds is called only %d times a frame",
            static_cast<double>(slot.due), limits::kTimerCallsPerFrame);
    slot.elapsed = 0.0f;
}

/// Returns whether the timer may be called again in this frame.
bool TimerList::call(const Slot& slot, float dt) {
    Timer& timer = *slot.timer;
    if (slot.flags & kCounted) {
        if (timer.isExhausted()) return false; // its last call runs this frame
        --timer.callsLeft;
    }
    _called = &timer;
    const auto isAnother = [&slot] { return slot.flags & (kRemoved | kFresh); };
    try {
        timer.callback(dt);
    } catch (...) {
        if (!isAnother() && timer.isExhausted()) _exhausted(timer); // its last call was made
        throw;
    }
    if (isAnother()) return false;
    if (timer.isExhausted()) {
        _exhausted(timer);
        return false;
    }
    return !(slot.flags & kPaused);
}

} // namespace copra
