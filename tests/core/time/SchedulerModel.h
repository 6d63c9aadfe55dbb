#pragma once

#include "base/macros.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// The Scheduler's behavior in lists of shared pointers that are searched from end to end.
class SchedulerModel {
public:
    using Callback = std::function<void(float)>;

    void schedule(const Callback& callback, void* target, float interval, unsigned repeat, float delay,
                  bool paused, const std::string& key) {
        auto owner = findOwner(target);
        if (!owner) {
            owner = std::make_shared<Owner>();
            owner->target = target;
            _owners.push_back(owner);
        }
        if (!hasTimers(*owner)) owner->paused = paused;
        std::shared_ptr<Timer> timer = findTimer(*owner, key);
        if (!timer) {
            timer = std::make_shared<Timer>();
            timer->callback = callback;
            timer->key = key;
            timer->bornInPass = _inTimers;
            owner->timers.push_back(timer);
        }
        timer->isNew = true;
        timer->interval = interval;
        timer->repeat = repeat;
        timer->delay = delay;
        timer->elapsed = 0;
        timer->calls = 0;
        const bool passed = indexOf(*owner) < _current;
        if (timer->bornInPass && !passed && !owner->paused) timer->isNew = false;
    }
    void unschedule(const std::string& key, void* target) {
        if (auto owner = findOwner(target)) {
            for (auto& t : owner->timers)
                if (t->key == key) t->gone = true;
            forgetIfEmpty(*owner);
        }
    }
    void schedulePerFrame(const Callback& callback, void* target, int priority, bool paused) {
        if (auto known = findUpdate(target)) {
            if (known->priority == priority) return;
            known->gone = true;
        }
        auto update = std::make_shared<Update>(Update{target, callback, priority, paused, false});
        auto place = _updates.begin();
        while (place != _updates.end() && (*place)->priority <= priority) ++place;
        _updates.insert(place, update);
    }
    void unscheduleUpdate(void* target) {
        if (auto update = findUpdate(target)) update->gone = true;
    }
    void unscheduleAllForTarget(void* target) {
        unscheduleUpdate(target);
        if (auto owner = findOwner(target)) {
            for (auto& t : owner->timers) t->gone = true;
            forgetIfEmpty(*owner);
        }
    }
    void pauseTarget(void* target) { setPaused(target, true); }
    void resumeTarget(void* target) { setPaused(target, false); }
    bool isScheduled(const std::string& key, const void* target) const {
        const auto owner = findOwner(target);
        return owner && findTimer(*owner, key);
    }
    bool isTargetPaused(void* target) const {
        const auto owner = findOwner(target);
        if (owner && hasTimers(*owner)) return owner->paused;
        const auto update = findUpdate(target);
        return update && update->paused;
    }
    void update(float dt) {
        runUpdates(dt, [](int p) { return p < 0; });
        runUpdates(dt, [](int p) { return p == 0; });
        runUpdates(dt, [](int p) { return p > 0; });
        _inTimers = true;
        for (_current = 0; _current < _owners.size(); ++_current) {
            const auto owner = _owners[_current];
            runOwner(*owner, dt);
            if (!hasTimers(*owner)) owner->gone = true;
        }
        _inTimers = false;
        _current = 0;
        for (auto& owner : _owners) {
            for (auto& t : owner->timers) t->bornInPass = false;
            owner->timers.erase(
                std::remove_if(owner->timers.begin(), owner->timers.end(), [](auto& t) { return t->gone; }),
                owner->timers.end());
        }
        _owners.erase(std::remove_if(_owners.begin(), _owners.end(), [](auto& o) { return o->gone; }),
                      _owners.end());
    }

private:
    struct Update {
        void* target;
        Callback callback;
        int priority;
        bool paused;
        bool gone;
    };
    struct Timer {
        std::string key;
        Callback callback;
        bool isNew = true, bornInPass = false, gone = false;
        float interval = 0, delay = 0, elapsed = 0;
        unsigned repeat = 0, calls = 0;
        bool exhausted() const { return repeat != CC_REPEAT_FOREVER && calls > repeat; }
    };
    struct Owner {
        void* target = nullptr;
        bool paused = false, gone = false;
        std::vector<std::shared_ptr<Timer>> timers;
    };

    static bool hasTimers(const Owner& o) {
        return std::any_of(o.timers.begin(), o.timers.end(), [](auto& t) { return !t->gone; });
    }
    std::shared_ptr<Owner> findOwner(const void* target) const {
        for (auto& o : _owners)
            if (o->target == target && !o->gone) return o;
        return nullptr;
    }
    static std::shared_ptr<Timer> findTimer(const Owner& o, const std::string& key) {
        for (auto& t : o.timers)
            if (t->key == key && !t->gone && !t->exhausted()) return t;
        return nullptr;
    }
    std::shared_ptr<Update> findUpdate(const void* target) const {
        for (auto& u : _updates)
            if (u->target == target && !u->gone) return u;
        return nullptr;
    }
    std::size_t indexOf(const Owner& owner) const {
        std::size_t i = 0;
        while (_owners[i].get() != &owner) ++i;
        return i;
    }
    void forgetIfEmpty(Owner& owner) {
        const bool isRunning = _inTimers && indexOf(owner) == _current;
        if (!isRunning && !hasTimers(owner)) owner.gone = true;
    }
    void setPaused(void* target, bool paused) {
        if (auto update = findUpdate(target)) update->paused = paused;
        if (auto owner = findOwner(target)) owner->paused = paused;
    }
    template<class Group>
    void runUpdates(float dt, Group isInGroup) {
        _updates.erase(std::remove_if(_updates.begin(), _updates.end(), [](auto& u) { return u->gone; }),
                       _updates.end());
        const auto snapshot = _updates;
        for (auto& u : snapshot)
            if (isInGroup(u->priority) && !u->paused && !u->gone) u->callback(dt);
    }
    void runOwner(const Owner& owner, float dt) {
        const auto timers = owner.timers;
        for (auto& t : timers)
            if (!owner.gone && !owner.paused && !t->gone && !t->bornInPass) runTimer(owner, *t, dt);
    }
    void runTimer(const Owner& owner, Timer& t, float dt) {
        if (t.isNew) {
            t.isNew = false;
            return;
        }
        t.elapsed += dt;
        const auto fire = [&](float nominal) {
            t.elapsed -= nominal;
            ++t.calls;
            t.callback(nominal);
            if (t.isNew || t.gone) return false;
            if (t.exhausted()) {
                t.gone = true;
                return false;
            }
            return !owner.paused && t.elapsed > 0;
        };
        if (t.delay > 0) {
            if (t.elapsed < t.delay) return;
            const float delay = std::exchange(t.delay, 0.0f);
            if (!fire(delay)) return;
        }
        const float interval = t.interval > 0 ? t.interval : t.elapsed;
        while (t.elapsed >= interval)
            if (!fire(interval)) return;
    }

    std::vector<std::shared_ptr<Update>> _updates;
    std::vector<std::shared_ptr<Owner>> _owners;
    bool _inTimers = false;
    std::size_t _current = 0;
};
