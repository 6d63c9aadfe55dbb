#include "time/Scheduler.h"

#include "base/RefPtr.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "time/TimerList.h"
#include "time/UpdateList.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <iterator>
#include <unordered_map>
#include <utility>

namespace cocos2d {

struct Scheduler::Target_ {
    copra::UpdateList::Place update;
    Closure_ updateCallback; ///< Null when the update is a plain function.
    copra::TimerOwner timers;
};

/// Scope of one update(); the outermost one cleans up at its end, also when a callback throws.
class Scheduler::Pass_ {
public:
    explicit Pass_(Scheduler& scheduler) : _scheduler(scheduler) { ++_scheduler._depth; }
    ~Pass_() {
        --_scheduler._depth;
        _scheduler.tidy();
    }
    Pass_(const Pass_&) = delete;
    Pass_& operator=(const Pass_&) = delete;

private:
    Scheduler& _scheduler;
};

/// All that runs, by kind and by target. Defined here, so that the header compiles fast.
struct Scheduler::Lists_ {
    explicit Lists_(Scheduler& scheduler)
        : timers([&scheduler](copra::Timer& timer) { scheduler.endTimer(timer); }) {}

    copra::UpdateList updatesBelow0, updatesAt0, updatesAbove0;
    copra::TimerList timers;
    std::unordered_map<void*, copra::Owned<Target_>> targets;
    std::deque<std::function<void()>> functions; ///< Taken from Scheduler::_functions and not called yet.
};

Scheduler::Scheduler() : _lists(new Lists_(*this)) {}

Scheduler::~Scheduler() {
    unscheduleAll();
}

void Scheduler::setTimeScale(float timeScale) {
    if (copra::warn(std::isnan(timeScale), "Scheduler::setTimeScale: the time scale is NaN")) return;
    _timeScale = timeScale;
}

void Scheduler::update(float dt) {
    copra::expectMainThread("Scheduler::update");
    const RefPtr<Scheduler> alive(this); // a callback may replace the scheduler
    const Pass_ pass(*this);
    const float passed = dt * _timeScale;
    const float scaled = std::isnan(passed) ? 0.0f : passed; // a NaN accumulator never recovers
    _lists->updatesBelow0.run(scaled);
    _lists->updatesAt0.run(scaled);
    _lists->updatesAbove0.run(scaled);
    _lists->timers.run(scaled);
    runQueuedFunctions();
}

// --- Timers ---

void Scheduler::schedule(const ccSchedulerFunc& callback, void* target, float interval, unsigned int repeat,
                         float delay, bool paused, const std::string& key) {
    if (copra::refuse(key.empty(), "Scheduler::schedule: the key is empty")) return;
    addTimer(key, callback, target, {interval, delay, repeat}, paused);
}

void Scheduler::schedule(const ccSchedulerFunc& callback, void* target, float interval, bool paused,
                         const std::string& key) {
    schedule(callback, target, interval, CC_REPEAT_FOREVER, 0.0f, paused, key);
}

void Scheduler::schedule(SEL_SCHEDULE selector, Ref* target, float interval, unsigned int repeat, float delay,
                         bool paused) {
    if (copra::refuse(!selector, "Scheduler::schedule: the selector is null")) return;
    addTimer(
        selector, [target, selector](float dt) { (target->*selector)(dt); }, target,
        {interval, delay, repeat}, paused);
}

void Scheduler::schedule(SEL_SCHEDULE selector, Ref* target, float interval, bool paused) {
    schedule(selector, target, interval, CC_REPEAT_FOREVER, 0.0f, paused);
}

void Scheduler::unschedule(const std::string& key, void* target) {
    endTimersCalled(key, target);
}

void Scheduler::unschedule(SEL_SCHEDULE selector, Ref* target) {
    if (selector) endTimersCalled(selector, target);
}

bool Scheduler::isScheduled(const std::string& key, const void* target) const {
    return hasTimerCalled(key, target);
}

bool Scheduler::isScheduled(SEL_SCHEDULE selector, const Ref* target) const {
    return hasTimerCalled(selector, target);
}

namespace {

/// Makes a timer answer to a key or a selector.
void setKey(copra::Timer& timer, const std::string& key) {
    timer.key = key;
}
void setKey(copra::Timer& timer, SEL_SCHEDULE selector) {
    timer.selector = selector;
}

/// The timer of that key, or null; not one in its last call, which may be scheduled once more.
template<class Key>
copra::Timer* findTimer(const copra::TimerOwner& owner, const Key& key) {
    for (const auto& timer : owner.timers)
        if (timer->is(key) && !timer->isExhausted()) return timer.get();
    return nullptr;
}

} // namespace

template<class Key>
void Scheduler::addTimer(const Key& key, const ccSchedulerFunc& callback, void* target,
                         const copra::TimerPlan& plan, bool paused) {
    copra::expectMainThread("Scheduler::schedule");
    if (copra::refuse(!target, "Scheduler::addTimer: the target is null")) return;
    copra::TimerOwner& owner = findOrMake(target).timers;
    if (copra::Timer* known = findTimer(owner, key)) {
        if (callback && callback.target_type() != known->callback.target_type())
            copra::warning("Scheduler: the key '%s' has another function: that one starts again, and the "
                           "new one is not called",
                           known->key.c_str());
        _lists->timers.restart(*known, plan);
        return;
    }
    if (owner.timers.empty()) owner.paused = paused;
    auto timer = std::make_unique<copra::Timer>();
    timer->owner = &owner;
    timer->callback = callback ? callback : [](float) {};
    setKey(*timer, key);
    owner.timers.push_back(std::move(timer));
    _lists->timers.add(*owner.timers.back(), plan);
}

template<class Key>
bool Scheduler::hasTimerCalled(const Key& key, const void* target) const {
    const Target_* known = find(target);
    return known && findTimer(known->timers, key);
}

template<class Key>
void Scheduler::endTimersCalled(const Key& key, void* target) {
    copra::expectMainThread("Scheduler::unschedule");
    Target_* known = find(target);
    if (!known) return;
    auto& timers = known->timers.timers;
    const auto ended =
        std::stable_partition(timers.begin(), timers.end(), [&](auto& t) { return !t->is(key); });
    if (ended == timers.end()) return;
    for (auto timer = ended; timer != timers.end(); ++timer) {
        _lists->timers.remove(**timer);
        _endedTimers.push_back(std::move(*timer));
    }
    timers.erase(ended, timers.end());
    timersEnded(*known);
    tidy();
}

void Scheduler::endTimer(copra::Timer& timer) {
    Target_& target = *find(timer.owner->object);
    auto& timers = target.timers.timers;
    const auto found = std::find_if(timers.begin(), timers.end(), [&](auto& t) { return t.get() == &timer; });
    _lists->timers.remove(timer);
    _endedTimers.push_back(std::move(*found));
    timers.erase(found);
    timersEnded(target);
    tidy();
}

void Scheduler::endAllTimers(Target_& target) {
    for (auto& timer : target.timers.timers) {
        _lists->timers.remove(*timer);
        _endedTimers.push_back(std::move(timer));
    }
    target.timers.timers.clear();
    timersEnded(target);
}

void Scheduler::timersEnded(Target_& target) {
    if (target.timers.timers.empty()) _maybeIdle.push_back(target.timers.object);
}

// --- Updates ---

void Scheduler::schedulePerFrame(const ccSchedulerFunc& callback, void* target, int priority, bool paused) {
    if (copra::refuse(!callback, "Scheduler::schedulePerFrame: the callback is empty")) return;
    auto closure = std::make_unique<ccSchedulerFunc>(callback);
    const Call_ call = [](void* function, float dt) { (*static_cast<ccSchedulerFunc*>(function))(dt); };
    void* context = closure.get();
    addUpdate(target, call, context, std::move(closure), priority, paused);
}

void Scheduler::addUpdate(void* target, Call_ call, void* context, Closure_ closure, int priority,
                          bool paused) {
    copra::expectMainThread("Scheduler::scheduleUpdate");
    if (copra::refuse(!target, "Scheduler::addUpdate: the target is null")) return;
    Target_& known = findOrMake(target);
    if (known.update.list) {
        if (known.update.list->priority(known.update) == priority) return;
        endUpdate(known);
    }
    known.updateCallback = std::move(closure);
    listFor(priority).add(known.update, call, context, priority, paused);
    tidy();
}

copra::UpdateList& Scheduler::listFor(int priority) {
    return priority < 0 ? _lists->updatesBelow0 : priority > 0 ? _lists->updatesAbove0 : _lists->updatesAt0;
}

void Scheduler::unscheduleUpdate(void* target) {
    copra::expectMainThread("Scheduler::unscheduleUpdate");
    Target_* known = find(target);
    if (!known) return;
    endUpdate(*known);
    tidy();
}

void Scheduler::endUpdate(Target_& target) {
    if (!target.update.list) return;
    target.update.list->remove(target.update);
    if (target.updateCallback) _endedUpdates.push_back(std::move(target.updateCallback));
    _maybeIdle.push_back(target.timers.object);
}

// --- All of a target, all targets ---

void Scheduler::unscheduleAllForTarget(void* target) {
    copra::expectMainThread("Scheduler::unscheduleAllForTarget");
    Target_* known = find(target);
    if (!known) return;
    endUpdate(*known);
    endAllTimers(*known);
    tidy();
}

void Scheduler::unscheduleAll() {
    unscheduleAllWithMinPriority(PRIORITY_SYSTEM);
}

void Scheduler::unscheduleAllWithMinPriority(int minPriority) {
    for (auto& [object, target] : _lists->targets) {
        const auto& update = target->update;
        if (update.list && update.list->priority(update) >= minPriority) endUpdate(*target);
        endAllTimers(*target);
    }
    tidy();
}

std::vector<copra::ScheduledCall> Scheduler::callsOf_(const void* target) const {
    std::vector<copra::ScheduledCall> calls;
    const Target_* known = find(target);
    if (!known) return calls;
    if (const copra::UpdateList* list = known->update.list)
        calls.push_back(
            {"update", true, list->priority(known->update), 0.0f, 0.0f, -1, list->isPaused(known->update)});
    for (const auto& timer : known->timers.timers) {
        const int left = _lists->timers.isCounted(*timer) ? static_cast<int>(timer->callsLeft) : -1;
        calls.push_back({timer->selector ? "selector" : timer->key, false, 0, timer->interval,
                         _lists->timers.secondsLeft(*timer), left, known->timers.paused});
    }
    return calls;
}

void Scheduler::pauseTarget(void* target) {
    Target_* known = find(target);
    if (known) setPaused(*known, true);
}

void Scheduler::resumeTarget(void* target) {
    Target_* known = find(target);
    if (known) setPaused(*known, false);
}

void Scheduler::setPaused(Target_& target, bool paused) {
    if (target.update.list) target.update.list->setPaused(target.update, paused);
    pauseTimers(target, paused);
}

void Scheduler::pauseTimers(Target_& target, bool paused) {
    target.timers.paused = paused;
    _lists->timers.setPaused(target.timers, paused);
}

bool Scheduler::isTargetPaused(void* target) const {
    if (copra::refuse(!target, "Scheduler::isTargetPaused: the target is null")) return false;
    const Target_* known = find(target);
    if (!known) return false;
    if (!known->timers.timers.empty()) return known->timers.paused;
    return known->update.list && known->update.list->isPaused(known->update);
}

std::set<void*> Scheduler::pauseAllTargets() {
    return pauseAllTargetsWithMinPriority(PRIORITY_SYSTEM);
}

std::set<void*> Scheduler::pauseAllTargetsWithMinPriority(int minPriority) {
    std::set<void*> pausedTargets;
    for (auto& [object, target] : _lists->targets) {
        const auto& update = target->update;
        const bool pausesUpdate = update.list && update.list->priority(update) >= minPriority;
        const bool pausesTimers = !target->timers.timers.empty();
        if (pausesUpdate) update.list->setPaused(update, true);
        if (pausesTimers) pauseTimers(*target, true);
        if (pausesUpdate || pausesTimers) pausedTargets.insert(object);
    }
    return pausedTargets;
}

void Scheduler::resumeTargets(const std::set<void*>& targetsToResume) {
    for (void* target : targetsToResume) resumeTarget(target);
}

// --- Targets ---

Scheduler::Target_* Scheduler::find(const void* target) const {
    const auto found = _lists->targets.find(const_cast<void*>(target));
    return found == _lists->targets.end() ? nullptr : found->second.get();
}

Scheduler::Target_& Scheduler::findOrMake(void* target) {
    auto& known = _lists->targets[target];
    if (!known) {
        known = std::make_unique<Target_>();
        known->timers.object = target;
    }
    return *known;
}

bool Scheduler::isIdle(const Target_& target) {
    return !target.update.list && target.timers.timers.empty();
}

void Scheduler::tidy() {
    if (_depth > 0) return;
    for (void* object : _maybeIdle) {
        const Target_* target = find(object);
        if (target && isIdle(*target)) _lists->targets.erase(object);
    }
    _maybeIdle.clear();
    // Destroying a callback may run any code, even schedule and unschedule.
    const auto updates = std::exchange(_endedUpdates, {});
    const auto timers = std::exchange(_endedTimers, {});
}

// --- Other threads ---

void Scheduler::performFunctionInCocosThread(std::function<void()> function) {
    const std::lock_guard<std::mutex> lock(_functionMutex);
    _functions.push_back(std::move(function));
    _hasFunctions = true;
}

void Scheduler::removeAllFunctionsToBePerformedInCocosThread() {
    copra::Array<std::function<void()>> removed; // destroyed after the lock is released
    const std::lock_guard<std::mutex> lock(_functionMutex);
    removed.swap(_functions);
    _hasFunctions = false;
}

void Scheduler::runQueuedFunctions() {
    auto& functions = _lists->functions;
    if (_hasFunctions) {
        const std::lock_guard<std::mutex> lock(_functionMutex);
        std::move(_functions.begin(), _functions.end(), std::back_inserter(functions));
        _functions.clear();
        _hasFunctions = false;
    }
    // One at a time: those behind one that throws, or that runs an update() of its own, are still there.
    for (std::size_t left = functions.size(); left > 0 && !functions.empty(); --left) {
        const std::function<void()> function = std::move(functions.front());
        functions.pop_front();
        if (function) function();
    }
}

} // namespace cocos2d
