#pragma once

#include <cstdint>
#include <vector>

namespace copra {

/// The IDs of two overlapping objects, the smaller ID first. IDs must not be reused.
struct Contact {
    std::uint64_t first;
    std::uint64_t second;

    bool operator<(const Contact& other) const {
        return first != other.first ? first < other.first : second < other.second;
    }
    bool operator==(const Contact& other) const { return first == other.first && second == other.second; }
};

/// Compares the contacts of successive steps: reports which began and which ended.
class ContactTracker {
public:
    /// Sets the contacts of this step: in ascending order, without duplicates.
    void update(const std::vector<Contact>& contacts);
    /// Removes all contacts of `id` without reporting an end, for objects that no longer exist.
    void forget(std::uint64_t id);
    /// Removes one contact without reporting an end.
    void forget(const Contact& contact);
    void clear();

    /// Returns the contacts of the last step, in ascending order. The reference is valid until the next call
    /// that changes the tracker.
    const std::vector<Contact>& current() const { return _current; }
    const std::vector<Contact>& began() const { return _began; }
    const std::vector<Contact>& ended() const { return _ended; }

private:
    std::vector<Contact> _current;
    std::vector<Contact> _began;
    std::vector<Contact> _ended;
};

} // namespace copra
