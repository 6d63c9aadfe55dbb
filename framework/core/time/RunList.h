#pragma once

#include "base/ScopedValue.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace copra {

/// The place of an entry of a RunList. The code that adds the entry owns it and must not move it. The list
/// keeps it up to date.
struct RunPlace {
    std::size_t index = 0;
    bool waiting = false; ///< Whether the entry was added since the last run began.
};

/// A flat array of entries that are run in their order and may change while they run: what is added waits for
/// the next run, and what is removed is skipped and erased later. So nothing moves during a run.
///
/// An Entry must be trivially copyable. It has `bool isRemoved() const`, `RunPlace& place() const`, which is
/// not called after the entry was removed, and `bool isBefore(const Entry&) const`. Equal entries keep the
/// order in which they were added.
template<class Entry>
class RunList {
public:
    /// Adds an entry behind its equals and sets its place.
    void add(const Entry& entry) {
        if (_removed > _entries.size() / 2 + 64) tidy(); // many come and go between two runs
        entry.place() = {_waiting.size(), true};
        _waiting.push_back(entry);
    }

    /// Returns the entry at a place that the list has set.
    Entry& at(const RunPlace& place) { return (place.waiting ? _waiting : _entries)[place.index]; }
    const Entry& at(const RunPlace& place) const {
        return (place.waiting ? _waiting : _entries)[place.index];
    }

    /// Counts a removal. It must be called when isRemoved() of an entry has become true.
    void noteRemoval() { ++_removed; }

    /// Calls `fn(Entry&)` for all entries, even for those that are removed during the run. Runs may nest.
    template<class Fn>
    void run(Fn&& fn) {
        tidy();
        const ScopedValue running(_running, _running + 1);
        callAll(fn);
    }

private:
    /// A function of its own, because web pages call a function at four times the cost where something is
    /// destroyed if it throws.
    template<class Fn>
    [[gnu::noinline]] void callAll(Fn& fn) {
        Entry* const end = _entries.data() + _entries.size();
        for (Entry* entry = _entries.data(); entry != end; ++entry) fn(*entry);
    }

    void tidy() {
        if (_running > 0) return;
        if (_removed > 0) {
            eraseRemoved(_waiting);
            eraseRemoved(_entries);
            _removed = 0;
            setPlaces(0);
        }
        if (!_waiting.empty()) admitWaiting();
    }

    static void eraseRemoved(std::vector<Entry>& entries) {
        const auto isRemoved = [](const Entry& entry) { return entry.isRemoved(); };
        entries.erase(std::remove_if(entries.begin(), entries.end(), isRemoved), entries.end());
    }

    void admitWaiting() {
        const auto before = [](const Entry& a, const Entry& b) { return a.isBefore(b); };
        const auto old = static_cast<std::ptrdiff_t>(_entries.size());
        std::stable_sort(_waiting.begin(), _waiting.end(), before);
        _entries.insert(_entries.end(), _waiting.begin(), _waiting.end());
        _waiting.clear();
        const bool fits = old == 0 || !before(_entries[old], _entries[old - 1]);
        if (!fits) std::inplace_merge(_entries.begin(), _entries.begin() + old, _entries.end(), before);
        setPlaces(fits ? static_cast<std::size_t>(old) : 0);
    }

    void setPlaces(std::size_t first) {
        for (std::size_t i = first; i < _entries.size(); ++i) _entries[i].place() = {i, false};
    }

    std::vector<Entry> _entries;
    std::vector<Entry> _waiting;
    std::size_t _removed = 0; ///< The number of entries that the next tidy() erases.
    int _running = 0;
};

} // namespace copra
