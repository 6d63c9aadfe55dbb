#include "time/TimerList.h"

#include "base/macros.h"

#include <algorithm>
#include <limits>

namespace copra {

namespace {

/// With interval 0 a timer is due in every frame, whatever the frame's time.
float dueAfter(float interval) {
    return interval > 0.0f ? interval : -std::numeric_limits<float>::infinity();
}

} // namespace

void Timer::call(float dt) const {
    if (selector)
        (static_cast<cocos2d::Ref*>(owner->object)->*selector)(dt);
    else if (callback)
        callback(dt);
}

/// Says that a pass is going on, also when a callback throws.
class TimerList::Running {
public:
    explicit Running(TimerList& list) : _list(list), _outerOrder(list._runningOrder) { ++_list._running; }
    ~Running() {
        --_list._running;
        _list._runningOrder = _outerOrder;
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

private:
    TimerList& _list;
    std::uint64_t _outerOrder;
};

void TimerList::add(Timer& timer, const TimerPlan& plan) {
    TimerOwner& owner = *timer.owner;
    const bool isRunningNow = _running > 0 && owner.order == _runningOrder;
    if (owner.timers.size() == 1 && !isRunningNow) owner.order = ++_lastOrder;
    if (_removed > _slots.size() / 2 + 64) tidy(); // many come and go between two frames
    timer.index = _waiting.size();
    timer.waiting = true;
    _waiting.push_back({0.0f, 0.0f, owner.paused ? kPaused : 0u, &timer});
    restart(timer, plan);
}

void TimerList::restart(Timer& timer, const TimerPlan& plan) {
    start(slot(timer), plan);
    // The array gets waiting timers after the pass, so their first frame is spent here.
    if (timer.waiting && joinsThisPass(*timer.owner)) slot(timer).flags &= ~kFresh;
}

void TimerList::start(Slot& slot, const TimerPlan& plan) {
    Timer& timer = *slot.timer;
    timer.interval = plan.interval;
    timer.delaying = plan.delay > 0.0f;
    timer.executed = 0;
    timer.lastCall = plan.repeat == CC_REPEAT_FOREVER ? UINT_MAX : plan.repeat;
    slot.elapsed = 0.0f;
    slot.due = timer.delaying ? plan.delay : dueAfter(plan.interval);
    slot.flags |= kFresh;
}

bool TimerList::joinsThisPass(const TimerOwner& owner) const {
    return _running > 0 && !owner.paused && owner.order >= _runningOrder;
}

void TimerList::remove(const Timer& timer) {
    Slot& removed = slot(timer);
    removed.flags = kRemoved;
    removed.timer = nullptr;
    ++_removed;
}

void TimerList::setPaused(const TimerOwner& owner, bool paused) {
    for (const auto& timer : owner.timers) {
        std::uint32_t& flags = slot(*timer).flags;
        flags = paused ? flags | kPaused : flags & ~kPaused;
    }
}

void TimerList::run(float dt) {
    tidy();
    const Running running(*this);
    // Nothing moves during the pass.
    Slot* const end = _slots.data() + _slots.size();
    for (Slot* s = _slots.data(); s != end; ++s) {
        if (s->flags != 0) {
            meetFlagged(*s);
            continue;
        }
        s->elapsed += dt;
        if (s->elapsed >= s->due) fire(*s);
    }
}

void TimerList::meetFlagged(Slot& slot) {
    if (slot.flags == kFresh) slot.flags = 0;
}

void TimerList::fire(Slot& slot) {
    Timer& timer = *slot.timer;
    _runningOrder = timer.owner->order;
    if (timer.delaying) {
        const float delay = slot.due;
        timer.delaying = false;
        slot.elapsed -= delay;
        slot.due = dueAfter(timer.interval);
        if (!call(slot, timer, delay)) return;
        if (slot.elapsed <= 0.0f) return;
    }
    while (slot.elapsed >= slot.due) {
        const float step = timer.interval > 0.0f ? timer.interval : slot.elapsed;
        slot.elapsed -= step;
        if (!call(slot, timer, step)) return;
        if (slot.elapsed <= 0.0f) return;
    }
}

/// Returns whether the timer may be called again in this frame.
bool TimerList::call(const Slot& slot, Timer& timer, float dt) {
    ++timer.executed;
    timer.call(dt);
    if (slot.flags & (kRemoved | kFresh)) return false;
    if (timer.isExhausted()) {
        _exhausted(timer);
        return false;
    }
    return slot.flags == 0;
}

void TimerList::tidy() {
    if (_running > 0) return;
    if (_removed > 0) {
        const auto isRemoved = [](const Slot& s) { return s.timer == nullptr; };
        _waiting.erase(std::remove_if(_waiting.begin(), _waiting.end(), isRemoved), _waiting.end());
        _slots.erase(std::remove_if(_slots.begin(), _slots.end(), isRemoved), _slots.end());
        _removed = 0;
        for (std::size_t i = 0; i < _slots.size(); ++i) _slots[i].timer->index = i;
    }
    if (!_waiting.empty()) admitWaiting();
}

void TimerList::admitWaiting() {
    const auto before = [](const Slot& a, const Slot& b) {
        return a.timer->owner->order < b.timer->owner->order;
    };
    const auto old = static_cast<std::ptrdiff_t>(_slots.size());
    std::stable_sort(_waiting.begin(), _waiting.end(), before);
    _slots.insert(_slots.end(), _waiting.begin(), _waiting.end());
    _waiting.clear();
    const bool fits = old == 0 || !before(_slots[old], _slots[old - 1]);
    if (!fits) std::inplace_merge(_slots.begin(), _slots.begin() + old, _slots.end(), before);
    for (std::size_t i = fits ? old : 0; i < _slots.size(); ++i) {
        _slots[i].timer->index = i;
        _slots[i].timer->waiting = false;
    }
}

} // namespace copra
