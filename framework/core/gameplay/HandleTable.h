#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace copra {

/// Refers to a value in a HandleTable. After the value is removed, the handle stays invalid, even if another
/// value reuses its slot, because that value has another generation.
struct Handle {
    std::uint32_t slot = ~0u;     ///< The position in the table.
    std::uint32_t generation = 0; ///< The number of times that the position has been used.

    bool operator==(const Handle& other) const {
        return slot == other.slot && generation == other.generation;
    }
    bool operator!=(const Handle& other) const { return !(*this == other); }
};

/// A slot map: a table of values, such as targets and shots, with handles that can outlive them. Values are
/// stored contiguously. Adding, removing, and finding take constant time. Removing moves the last value into
/// the gap.
template<class T>
class HandleTable {
public:
    /// Stores a value and returns its handle. This makes pointers from find() and data() invalid.
    Handle add(T value) {
        if (_free.empty()) {
            _free.push_back(static_cast<std::uint32_t>(_slots.size()));
            _slots.push_back({});
        }
        const std::uint32_t slot = _free.back();
        _free.pop_back();
        _slots[slot].place = static_cast<std::uint32_t>(_values.size());
        _values.push_back(std::move(value));
        _slotOfValue.push_back(slot);
        return {slot, _slots[slot].generation};
    }

    /// Removes a value. An invalid handle is ignored.
    void remove(Handle handle) {
        if (!find(handle)) return;
        const std::uint32_t place = _slots[handle.slot].place;
        _values[place] = std::move(_values.back());
        _slotOfValue[place] = _slotOfValue.back();
        _slots[_slotOfValue[place]].place = place;
        _values.pop_back();
        _slotOfValue.pop_back();
        _slots[handle.slot].place = kNowhere;
        ++_slots[handle.slot].generation;
        _free.push_back(handle.slot);
    }

    /// Returns the value of a handle, or null if the handle is invalid. The pointer is valid until the next
    /// add() or remove().
    T* find(Handle handle) { return const_cast<T*>(std::as_const(*this).find(handle)); }
    /// Returns the value of a handle, read-only, or null if the handle is invalid.
    const T* find(Handle handle) const {
        if (handle.slot >= _slots.size() || _slots[handle.slot].generation != handle.generation)
            return nullptr;
        const std::uint32_t place = _slots[handle.slot].place;
        return place == kNowhere ? nullptr : &_values[place];
    }

    /// Returns the number of values.
    std::size_t size() const { return _values.size(); }
    /// Returns the array of all size() values. Only add() and remove() change their order.
    T* data() { return _values.data(); }
    /// Returns the array of all size() values, read-only.
    const T* data() const { return _values.data(); }
    /// Returns the handle of data()[place].
    Handle handleAt(std::size_t place) const {
        const std::uint32_t slot = _slotOfValue[place];
        return {slot, _slots[slot].generation};
    }

private:
    static constexpr std::uint32_t kNowhere = ~0u;
    struct Slot {
        std::uint32_t place = kNowhere;
        std::uint32_t generation = 0;
    };

    std::vector<T> _values;
    std::vector<std::uint32_t> _slotOfValue;
    std::vector<Slot> _slots;
    std::vector<std::uint32_t> _free;
};

} // namespace copra
