#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// The functions that are called once a frame, in the order of their priorities and, among equals, of adding.
/// A flat array: a frame touches only its entries and what they call.
///
/// Entries may be added, removed and paused at any time. One that is added while the list runs waits for the
/// next run.
class UpdateList {
public:
    /// A function without state of its own, so that calling it costs one indirect call.
    using Call = void (*)(void* context, float dt);

    /// Where an entry is. Owned by the caller of add(), must stay at its address; the list keeps it up to
    /// date.
    struct Place {
        UpdateList* list = nullptr; ///< Null when there is no entry.
        std::size_t index = 0;
        bool waiting = false;
    };

    /// Appends an entry to those of its priority. `place` must be free.
    void add(Place& place, Call call, void* context, int priority, bool paused);
    /// Removes the entry; it is not called any more, even if the list is running. Frees `place`.
    void remove(Place& place);
    /// A paused entry keeps its position and is not called.
    void setPaused(const Place& place, bool paused) { entry(place).paused = paused; }
    bool isPaused(const Place& place) const { return entry(place).paused; }
    /// Priority of the entry.
    int priority(const Place& place) const { return entry(place).priority; }

    /// Calls every entry with `dt`.
    void run(float dt);

private:
    struct Entry {
        Call call;
        void* context;
        Place* place;
        int priority;
        bool paused;
        bool removed;
    };
    class Running;

    Entry& entry(const Place& place) { return (place.waiting ? _waiting : _entries)[place.index]; }
    const Entry& entry(const Place& place) const {
        return (place.waiting ? _waiting : _entries)[place.index];
    }
    void tidy();
    void admitWaiting();

    std::vector<Entry> _entries;
    std::vector<Entry> _waiting;
    std::size_t _removed = 0; ///< Entries that the next tidy() erases.
    int _running = 0;
};

} // namespace copra
