#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <limits>
#include <new>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace copra {

/// An array of pointers, like std::vector, whose elements are removed as fast from the front as from the end:
/// erase() moves the elements before or behind the gap, whichever are fewer. This suits lists of children, as
/// games often remove their oldest nodes first.
///
/// For pointers only: elements are moved with memmove.
template<class T>
class PointerList {
    static_assert(std::is_pointer<T>::value, "elements are moved as bytes");
    static_assert(alignof(T) <= alignof(std::size_t), "the capacity is stored in front of them");

public:
    /// The types of a standard container.
    using iterator = T*;
    using const_iterator = const T*;
    using value_type = T;

    /// Constructs an empty list.
    PointerList() = default;
    /// Constructs a list with the pointers of another one.
    PointerList(const PointerList& other) { assign(other.begin(), other.end()); }
    /// Constructs a list that takes over the pointers of another one, which is then empty.
    PointerList(PointerList&& other) noexcept { swap(other); }
    ~PointerList() { release(_memory); }

    /// Replaces the pointers with those of another list.
    PointerList& operator=(const PointerList& other) {
        if (this != &other) assign(other.begin(), other.end());
        return *this;
    }
    /// Takes over the pointers of another list, which is then empty.
    PointerList& operator=(PointerList&& other) noexcept {
        PointerList(std::move(other)).swap(*this);
        return *this;
    }

    /// Iterators. push_back(), insert(), erase(), and reserve() invalidate them.
    iterator begin() { return _memory + _first; }
    iterator end() { return _memory + _last; }
    const_iterator begin() const { return _memory + _first; }
    const_iterator end() const { return _memory + _last; }
    const_iterator cbegin() const { return begin(); }
    const_iterator cend() const { return end(); }

    /// The number of elements, 0 for an empty list, and how many fit into the memory that is allocated.
    std::size_t size() const { return _last - _first; }
    bool empty() const { return _first == _last; }
    std::size_t capacity() const { return _memory ? capacityOf(_memory) : 0; }
    std::size_t max_size() const { return std::numeric_limits<std::uint32_t>::max(); }
    T& operator[](std::size_t index) { return begin()[index]; }
    const T& operator[](std::size_t index) const { return begin()[index]; }
    /// The first and the last element, which must exist, and the memory of all of them.
    const T& front() const { return *begin(); }
    const T& back() const { return end()[-1]; }
    const T* data() const { return begin(); }

    /// Allocates space for that many elements; never shrinks.
    void reserve(std::size_t wanted) {
        if (wanted > capacity()) move(wanted);
    }
    /// Frees the memory that is not used.
    void shrink_to_fit() {
        if (size() < capacity()) move(size());
    }

    /// Appends an element in amortized constant time.
    void push_back(T element) {
        if (_last == capacity()) makeRoomAtEnd();
        _memory[_last++] = element;
    }
    /// Removes the last element, which must exist.
    void pop_back() { --_last; }
    /// Removes all elements and keeps the memory.
    void clear() { _first = _last = 0; }

    /// Inserts before `position` and returns where the element is now.
    iterator insert(const_iterator position, T element) {
        const std::ptrdiff_t index = position - begin();
        push_back(element);
        std::rotate(begin() + index, end() - 1, end());
        return begin() + index;
    }

    /// Removes one element or a range, moving the shorter side. Returns the position of the element behind
    /// it.
    iterator erase(const_iterator position) { return erase(position, position + 1); }
    iterator erase(const_iterator first, const_iterator last) {
        const auto count = static_cast<std::uint32_t>(last - first);
        const auto before = static_cast<std::uint32_t>(first - begin());
        const auto after = static_cast<std::uint32_t>(cend() - last);
        if (before < after) {
            std::memmove(begin() + count, begin(), before * sizeof(T));
            _first += count;
        } else {
            std::memmove(begin() + before, last, after * sizeof(T));
            _last -= count;
        }
        if (_first == _last) clear();
        return begin() + before;
    }

    /// Exchanges the elements in constant time.
    void swap(PointerList& other) noexcept {
        T* const memory = _memory; // std::swap() would be compiled for each T
        _memory = other._memory;
        other._memory = memory;
        std::swap(_first, other._first);
        std::swap(_last, other._last);
    }

    /// Whether both lists have the same pointers in the same order.
    bool operator==(const PointerList& other) const {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    void assign(const_iterator first, const_iterator last) {
        clear();
        const auto count = static_cast<std::size_t>(last - first);
        reserve(count);
        std::copy(first, last, _memory);
        _last = static_cast<std::uint32_t>(count);
    }

    /// Moves the elements to the front if more than a quarter of the memory is unused there, otherwise
    /// doubles the memory. Either way push_back() takes amortized constant time.
    void makeRoomAtEnd() {
        const std::uint32_t count = _last - _first;
        const std::size_t capacity = this->capacity();
        if (capacity - count > capacity / 4) {
            std::memmove(_memory, begin(), count * sizeof(T));
            _first = 0;
            _last = count;
        } else {
            move(std::max<std::size_t>(4, capacity * 2));
        }
    }

    void move(std::size_t wanted) {
        if (wanted > max_size()) throw std::length_error("PointerList: more elements than 32 bits can count");
        T* const memory = wanted > 0 ? allocate(wanted) : nullptr;
        std::copy(begin(), end(), memory);
        release(_memory);
        _memory = memory;
        _last -= _first;
        _first = 0;
    }

    static std::size_t& capacityOf(T* memory) { return reinterpret_cast<std::size_t*>(memory)[-1]; }
    static T* allocate(std::size_t count) {
        auto* const head = static_cast<std::size_t*>(::operator new(sizeof(std::size_t) + count * sizeof(T)));
        *head = count;
        return reinterpret_cast<T*>(head + 1);
    }
    static void release(T* memory) {
        if (memory) ::operator delete(reinterpret_cast<std::size_t*>(memory) - 1);
    }

    // Small, because every node has a list of children: indices have 32 bits, and the capacity is stored in front of
    // the elements.
    T* _memory = nullptr;
    std::uint32_t _first = 0;
    std::uint32_t _last = 0;
};

} // namespace copra
