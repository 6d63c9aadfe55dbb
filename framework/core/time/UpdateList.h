#pragma once

#include "time/RunList.h"

namespace copra {

/// The functions that are called once a frame, ordered by priority. Functions with the same priority run in
/// the order in which they were added. They are in a flat array: a frame reads only its entries and what they
/// call.
///
/// Entries may be added, removed, and paused at any time. One that is added while the list runs waits for the
/// next run.
class UpdateList {
public:
    /// A function without state of its own, so that calling it costs one indirect call.
    using Call = void (*)(void* context, float dt);

    /// The place of an entry, which the caller of add() owns.
    struct Place : RunPlace {
        UpdateList* list = nullptr; ///< The list; null when there is no entry.
    };

    /// Appends an entry to the entries of its priority. `place` must be free.
    void add(Place& place, Call call, void* context, int priority, bool paused);
    /// Removes the entry; it is no longer called, even if the list is running. Frees `place`.
    void remove(Place& place);
    /// Pauses or resumes an entry. A paused entry keeps its position and is not called.
    void setPaused(const Place& place, bool paused) { _entries.at(place).paused = paused; }
    /// Returns whether an entry is paused.
    bool isPaused(const Place& place) const { return _entries.at(place).paused; }
    /// Returns the priority of an entry.
    int priority(const Place& place) const { return _entries.at(place).priority; }

    /// Calls every entry with `dt`.
    void run(float dt);

private:
    struct Entry {
        Call call;
        void* context;
        Place* owned; ///< The place; null when the entry was removed.
        int priority;
        bool paused;

        bool isRemoved() const { return owned == nullptr; }
        RunPlace& place() const { return *owned; }
        bool isBefore(const Entry& other) const { return priority < other.priority; }
    };

    RunList<Entry> _entries;
};

} // namespace copra
