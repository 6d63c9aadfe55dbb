#pragma once

#include "base/Array.h"
#include "base/Owned.h"
#include "base/Ref.h"
#include "base/fwd.h"
#include "base/macros.h"

#include <atomic>
#include <climits>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace copra {
struct Timer;
struct TimerPlan;
class UpdateList;

/// Describes what a Scheduler calls for a target. Tools show it.
struct ScheduledCall {
    std::string name;         ///< The name: "update", the key of a timer, or "selector".
    bool isUpdate = false;    ///< Whether it is an update, which is called in every frame.
    int priority = 0;         ///< The priority of an update.
    float interval = 0.0f;    ///< The interval of a timer, in seconds.
    float secondsLeft = 0.0f; ///< The seconds until the next call of a timer.
    int callsLeft = -1;       ///< The remaining calls of a timer; -1 means endless.
    bool isPaused = false;
};

} // namespace copra

namespace cocos2d {

/// A callback that receives the time since its last call, in seconds.
using ccSchedulerFunc = std::function<void(float)>;

/// Calls what is due in each frame: updates (once a frame, in the order of their priorities), timers (at
/// intervals), and functions that other threads have queued.
///
/// - **Targets**: everything is scheduled for a target, an address that serves as a key and is never
///   retained. The caller must unschedule it before the target is destroyed, as nodes do. This includes a
///   Scheduler that another one updates.
/// - **Threads**: all functions belong to the main thread, except those that queue functions or remove queued
///   ones.
/// - **Callbacks**: callbacks may schedule, unschedule, pause, and resume anything, including themselves.
///   What is unscheduled or paused is not called again in the running frame.
class Scheduler : public Ref {
public:
    /// The priority of system services such as actions, which comes before all others.
    static constexpr int PRIORITY_SYSTEM = INT_MIN;
    /// The first priority that a game may use.
    static constexpr int PRIORITY_NON_SYSTEM_MIN = PRIORITY_SYSTEM + 1;

    /// Constructs a scheduler. Games use the scheduler of the Director.
    Scheduler();
    ~Scheduler() override;
    Scheduler(const Scheduler&) = delete;
    Scheduler& operator=(const Scheduler&) = delete;

    /// Returns the factor by which the time of update() is multiplied: 0.5 is slow motion. The default is 1.
    float getTimeScale() const { return _timeScale; }
    /// Sets how fast time passes for everything that is scheduled, and for actions: 1 is normal, 0.5 is slow
    /// motion, and 0 stops time. NaN is ignored with a warning.
    void setTimeScale(float timeScale);

    /// Runs one frame of `dt` seconds, where NaN counts as 0. It calls the updates by priority, then the
    /// timers (target by target, in the order in which each got its first timer), and then the functions from
    /// other threads. The Director calls it.
    void update(float dt);

    // --- Timers ---

    /// Calls `callback` every `interval` seconds (0: every frame), `repeat` + 1 times (CC_REPEAT_FOREVER:
    /// endlessly). The first call comes after one interval, or after `delay` seconds if `delay` is above 0.
    /// The time scale applies to both. The first frame after scheduling does not count. The callback receives
    /// the interval or the delay, or the time of the frame if the interval is 0. A timer that is behind is
    /// called several times in a frame.
    ///
    /// If the key is already scheduled, its timer restarts with the new numbers, but keeps its first
    /// callback, as in cocos2d-x; if `callback` is another function, the log says so. To replace the
    /// callback, call unschedule() first. With `paused`, the timer waits for resumeTarget(). `paused` matters
    /// only if the target has no timer yet. A null target and an empty key are errors: debug builds assert;
    /// release builds log it and schedule nothing.
    void schedule(const ccSchedulerFunc& callback, void* target, float interval, unsigned int repeat,
                  float delay, bool paused, const std::string& key);
    /// Calls `callback` every `interval` seconds endlessly, the first time after one interval. An interval of
    /// 0 calls it in every frame. If the key is already scheduled, its first callback starts again, and
    /// `callback` is not used, as in cocos2d-x. To replace it, call unschedule() first. A null target and an
    /// empty key are errors: debug builds assert; release builds log it and schedule nothing.
    void schedule(const ccSchedulerFunc& callback, void* target, float interval, bool paused,
                  const std::string& key);
    /// Calls a member function of the target (CC_SCHEDULE_SELECTOR) `repeat` + 1 times, every `interval`
    /// seconds. The first call comes after one interval, or after `delay` seconds if `delay` is above 0. The
    /// function is its own key: if it is already scheduled, its timer restarts with the new numbers. A null
    /// target or selector is an error: debug builds assert; release builds log it and schedule nothing.
    void schedule(SEL_SCHEDULE selector, Ref* target, float interval, unsigned int repeat, float delay,
                  bool paused);
    /// Calls a member function of the target (CC_SCHEDULE_SELECTOR) every `interval` seconds endlessly, the
    /// first time after one interval. An interval of 0 calls it in every frame. A null target or selector is
    /// an error: debug builds assert; release builds log it and schedule nothing.
    void schedule(SEL_SCHEDULE selector, Ref* target, float interval, bool paused);

    /// Ends the timer of a key. If the target has no such timer, the function does nothing.
    void unschedule(const std::string& key, void* target);
    /// Ends the timer of a member function. If the target has no such timer, the function does nothing.
    void unschedule(SEL_SCHEDULE selector, Ref* target);

    /// Whether the target has a timer with this key that will still be called.
    bool isScheduled(const std::string& key, const void* target) const;
    /// Whether the target has a timer of this member function that will still be called.
    bool isScheduled(SEL_SCHEDULE selector, const Ref* target) const;

    // --- Updates ---

    /// Calls target->update(dt) in every frame: lower priorities first, and equal ones in the order of
    /// scheduling. In each frame, the scheduler updates the targets with negative priorities, then those with
    /// 0, and then those with positive ones. The first call comes the next time that it reaches this group. A
    /// target has one update: another priority moves it, and the same priority changes nothing. With
    /// `paused`, a new update waits for resumeTarget(). A null target is an error: debug builds assert;
    /// release builds log it and schedule nothing.
    template<class T>
    void scheduleUpdate(T* target, int priority, bool paused) {
        addUpdate(target, &updateOf<T>, target, nullptr, priority, paused);
    }
    /// Calls `callback` in every frame, as scheduleUpdate() does with the update of a target. It is the one
    /// update of the target: while the target has an update with this priority, that one stays, and
    /// `callback` is not called. An empty callback and a null target are errors: debug builds assert; release
    /// builds log it and schedule nothing.
    void schedulePerFrame(const ccSchedulerFunc& callback, void* target, int priority, bool paused);
    /// Ends the update of a target. If it has none, the function does nothing.
    void unscheduleUpdate(void* target);

    // --- All of a target, all targets ---

    /// Ends the update and all timers of a target.
    void unscheduleAllForTarget(void* target);
    /// Ends all updates and timers, including system services such as actions.
    void unscheduleAll();
    /// Ends all timers, and the updates with at least this priority.
    void unscheduleAllWithMinPriority(int minPriority);

    /// Pauses a target: it is not called, and the time of its timers does not advance. This concerns only
    /// what is already scheduled; a target without updates and timers is not remembered.
    void pauseTarget(void* target);
    /// Resumes the update and all timers of a target that was paused. A target without any is ignored.
    void resumeTarget(void* target);
    /// Whether the timers of the target are paused or, if it has no timers, its update. False for a target
    /// without any. Null is an error: debug builds assert; release builds log it and return false.
    bool isTargetPaused(void* target) const;
    /// Pauses all targets, including system services such as actions. Returns all of them, even those that
    /// were paused before, for resumeTargets().
    std::set<void*> pauseAllTargets();
    /// Pauses all timers and the updates with at least this priority. Returns their targets, even those that
    /// were paused before.
    std::set<void*> pauseAllTargetsWithMinPriority(int minPriority);
    /// Resumes each of these targets, such as those that pauseAllTargets() returned.
    void resumeTargets(const std::set<void*>& targetsToResume);
    /// Pauses all targets, as in cocos2d-x 2.x, where each is a Ref. Returns an autoreleased set that retains
    /// them.
    __Set* pauseAllTargetsAsSet_();
    /// Pauses all timers and the updates with at least this priority, as in cocos2d-x 2.x. Returns an
    /// autoreleased set that retains the targets.
    __Set* pauseTargetsAsSet_(int minPriority);
    /// Resumes the targets of a set that pauseAllTargetsAsSet_() or pauseTargetsAsSet_() returned.
    void resumeSet_(__Set* targetsToResume);

    /// Returns the update and the timers of a target, for tools that show them.
    std::vector<copra::ScheduledCall> callsOf_(const void* target) const;

    // --- Other threads ---

    /// Queues a function, which runs at the end of the next update(). Any thread may call this. If a queued
    /// function queues another one, that waits for the following frame.
    void performFunctionInCocosThread(std::function<void()> function);
    /// Queues a function, as performFunctionInCocosThread() does. From axmol.
    void runOnAxmolThread(std::function<void()> function) {
        performFunctionInCocosThread(std::move(function));
    }
    /// Removes all queued functions. Any thread may call this.
    void removeAllFunctionsToBePerformedInCocosThread();

    // --- Deprecated aliases ---

    /// Calls a member function of the target, as schedule() does.
    void scheduleSelector(SEL_SCHEDULE selector, Ref* target, float interval, unsigned int repeat,
                          float delay, bool paused) {
        schedule(selector, target, interval, repeat, delay, paused);
    }
    /// Calls a member function of the target endlessly, every `interval` seconds, as schedule() does.
    void scheduleSelector(SEL_SCHEDULE selector, Ref* target, float interval, bool paused) {
        schedule(selector, target, interval, paused);
    }
    /// Ends the timer of a member function, as unschedule() does.
    void unscheduleSelector(SEL_SCHEDULE selector, Ref* target) { unschedule(selector, target); }
    /// Whether the target has a timer of this member function, as isScheduled() says.
    bool isScheduledForTarget(Ref* target, SEL_SCHEDULE selector) { return isScheduled(selector, target); }
    /// Calls target->update(dt) in every frame, as scheduleUpdate() does.
    template<class T>
    void scheduleUpdateForTarget(T* target, int priority, bool paused) {
        if constexpr (std::is_base_of<Ref, T>::value)
            addUpdate(static_cast<Ref*>(target), &updateOf<T>, target, nullptr, priority, paused);
        else
            scheduleUpdate(target, priority, paused);
    }
    /// Ends the update of a target, as unscheduleUpdate() does.
    void unscheduleUpdateForTarget(Ref* target) { unscheduleUpdate(target); }

private:
    class Pass_;
    struct Target_;
    struct Lists_;
    using Call_ = void (*)(void* context, float dt);
    using Closure_ = copra::Owned<ccSchedulerFunc>;

    /// Remembers the full type, so that a plain function pointer suffices. The update() of a node may be
    /// private.
    template<class T>
    static void updateOf(void* object, float dt) {
        using Receiver = std::conditional_t<std::is_base_of<Node, T>::value, Node, T>;
        Receiver* const receiver = static_cast<T*>(object);
        receiver->update(dt);
    }
    void addUpdate(void* target, Call_ call, void* context, Closure_ closure, int priority, bool paused);
    copra::UpdateList& listFor(int priority);
    template<class Key>
    void addTimer(const Key& key, const ccSchedulerFunc& callback, void* target, const copra::TimerPlan& plan,
                  bool paused);
    template<class Key>
    void endTimersCalled(const Key& key, void* target);
    template<class Key>
    bool hasTimerCalled(const Key& key, const void* target) const;

    Target_* find(const void* target) const;
    Target_& findOrMake(void* target);
    void endUpdate(Target_& target);
    void endAllTimers(Target_& target);
    void endTimer(copra::Timer& timer);
    void timersEnded(Target_& target);
    void setPaused(Target_& target, bool paused);
    void pauseTimers(Target_& target, bool paused);
    static bool isIdle(const Target_& target);
    void tidy();
    void runQueuedFunctions();

    copra::Owned<Lists_> _lists;
    float _timeScale = 1.0f;

    int _depth = 0; ///< The number of calls of update() that are nested.
    // Ended callbacks are kept until no update() is running: one of them may be being called.
    copra::Array<Closure_> _endedUpdates;
    copra::Array<copra::Owned<copra::Timer>> _endedTimers;
    copra::Array<void*> _maybeIdle;

    std::mutex _functionMutex;
    copra::Array<std::function<void()>> _functions;
    std::atomic<bool> _hasFunctions{false};
};

} // namespace cocos2d
