#include "time/UpdateList.h"

#include "base/CrashNotes.h"

#include <algorithm>

namespace copra {

/// Scope of a run, also when a callback throws.
class UpdateList::Running {
public:
    explicit Running(UpdateList& list) : _list(list) { ++_list._running; }
    ~Running() { --_list._running; }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

private:
    UpdateList& _list;
};

void UpdateList::add(Place& place, Call call, void* context, int priority, bool paused) {
    if (_removed > _entries.size() / 2 + 64) tidy(); // many come and go between two runs
    place = {this, _waiting.size(), true};
    _waiting.push_back({call, context, &place, priority, paused, false});
}

void UpdateList::remove(Place& place) {
    entry(place).removed = true;
    entry(place).place = nullptr;
    ++_removed;
    place = {};
}

void UpdateList::run(float dt) {
    tidy();
    const Running running(*this);
    // Nothing moves while the list runs.
    const Entry* const end = _entries.data() + _entries.size();
    CrashNotes::setActivity("the update");
    for (const Entry* e = _entries.data(); e != end; ++e) {
        if (e->paused || e->removed) continue;
        CrashNotes::setTarget(e->context);
        e->call(e->context, dt);
    }
    CrashNotes::setTarget(nullptr);
}

void UpdateList::tidy() {
    if (_running > 0) return;
    if (_removed > 0) {
        const auto isRemoved = [](const Entry& e) { return e.removed; };
        _waiting.erase(std::remove_if(_waiting.begin(), _waiting.end(), isRemoved), _waiting.end());
        _entries.erase(std::remove_if(_entries.begin(), _entries.end(), isRemoved), _entries.end());
        _removed = 0;
        for (std::size_t i = 0; i < _entries.size(); ++i) _entries[i].place->index = i;
    }
    if (!_waiting.empty()) admitWaiting();
}

void UpdateList::admitWaiting() {
    const auto before = [](const Entry& a, const Entry& b) { return a.priority < b.priority; };
    const auto old = static_cast<std::ptrdiff_t>(_entries.size());
    std::stable_sort(_waiting.begin(), _waiting.end(), before);
    _entries.insert(_entries.end(), _waiting.begin(), _waiting.end());
    _waiting.clear();
    const bool fits = old == 0 || !before(_entries[old], _entries[old - 1]);
    if (!fits) std::inplace_merge(_entries.begin(), _entries.begin() + old, _entries.end(), before);
    for (std::size_t i = fits ? old : 0; i < _entries.size(); ++i) {
        _entries[i].place->index = i;
        _entries[i].place->waiting = false;
    }
}

} // namespace copra
