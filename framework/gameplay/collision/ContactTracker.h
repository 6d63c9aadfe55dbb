#pragma once

#include <cstdint>
#include <vector>

namespace copra {

/// Two things that overlap, by numbers that name them for good; the smaller one first.
struct Contact {
    std::uint64_t first;
    std::uint64_t second;

    bool operator<(const Contact& other) const {
        return first != other.first ? first < other.first : second < other.second;
    }
    bool operator==(const Contact& other) const { return first == other.first && second == other.second; }
};

/// Turns "who overlaps now" into "who began" and "who ended" since the step before.
class ContactTracker {
public:
    /// Takes the contacts of this step, in ascending order without doubles.
    void update(const std::vector<Contact>& contacts);
    /// Forgets all contacts of `id` without reporting an end. For things that are gone.
    void forget(std::uint64_t id);
    /// Forgets one contact without reporting an end.
    void forget(const Contact& contact);
    void clear();

    /// All in ascending order, valid until the next call that changes something.
    const std::vector<Contact>& current() const { return _current; }
    const std::vector<Contact>& began() const { return _began; }
    const std::vector<Contact>& ended() const { return _ended; }

private:
    std::vector<Contact> _current;
    std::vector<Contact> _began;
    std::vector<Contact> _ended;
};

} // namespace copra
