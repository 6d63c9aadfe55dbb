#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <iterator>
#include <limits>
#include <type_traits>
#include <utility>

namespace copra {

/// Pointers in a row, like std::vector, but as quick at its front as at its end: removing an element moves
/// the shorter side of what remains. Scene graphs live by that: games remove their oldest bullets first.
///
/// Not for objects: elements are moved as bytes.
template<class T>
class PointerList {
    static_assert(std::is_pointer<T>::value, "elements are moved as bytes");

public:
    using iterator = T*;
    using const_iterator = const T*;
    using reverse_iterator = std::reverse_iterator<iterator>;
    using const_reverse_iterator = std::reverse_iterator<const_iterator>;
    using value_type = T;

    PointerList() = default;
    PointerList(const PointerList& other) { assign(other.begin(), other.end()); }
    PointerList(PointerList&& other) noexcept { swap(other); }
    ~PointerList() { delete[] _memory; }

    PointerList& operator=(const PointerList& other) {
        if (this != &other) assign(other.begin(), other.end());
        return *this;
    }
    PointerList& operator=(PointerList&& other) noexcept {
        PointerList(std::move(other)).swap(*this);
        return *this;
    }

    iterator begin() { return _begin; }
    iterator end() { return _end; }
    const_iterator begin() const { return _begin; }
    const_iterator end() const { return _end; }
    const_iterator cbegin() const { return _begin; }
    const_iterator cend() const { return _end; }
    reverse_iterator rbegin() { return reverse_iterator(_end); }
    reverse_iterator rend() { return reverse_iterator(_begin); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(_end); }
    const_reverse_iterator rend() const { return const_reverse_iterator(_begin); }
    const_reverse_iterator crbegin() const { return rbegin(); }
    const_reverse_iterator crend() const { return rend(); }

    std::size_t size() const { return static_cast<std::size_t>(_end - _begin); }
    bool empty() const { return _begin == _end; }
    std::size_t capacity() const { return _capacity; }
    std::size_t max_size() const { return std::numeric_limits<std::size_t>::max() / sizeof(T) / 2; }
    T& operator[](std::size_t index) { return _begin[index]; }
    const T& operator[](std::size_t index) const { return _begin[index]; }
    const T& front() const { return *_begin; }
    const T& back() const { return _end[-1]; }
    const T* data() const { return _begin; }

    void reserve(std::size_t wanted) {
        if (wanted > _capacity) move(wanted);
    }
    void shrink_to_fit() {
        if (size() < _capacity) move(size());
    }

    void push_back(T element) {
        if (_end == _memory + _capacity) makeRoomAtEnd();
        *_end++ = element;
    }
    void pop_back() { --_end; }
    void clear() { _begin = _end = _memory; }

    iterator insert(const_iterator position, T element) {
        const std::ptrdiff_t index = position - _begin;
        push_back(element);
        std::rotate(_begin + index, _end - 1, _end);
        return _begin + index;
    }

    iterator erase(const_iterator position) { return erase(position, position + 1); }
    iterator erase(const_iterator first, const_iterator last) {
        const std::ptrdiff_t count = last - first;
        const std::ptrdiff_t before = first - _begin;
        const std::ptrdiff_t after = _end - last;
        if (before < after) {
            std::memmove(_begin + count, _begin, static_cast<std::size_t>(before) * sizeof(T));
            _begin += count;
        } else {
            std::memmove(_begin + before, last, static_cast<std::size_t>(after) * sizeof(T));
            _end -= count;
        }
        if (_begin == _end) clear();
        return _begin + before;
    }

    void swap(PointerList& other) noexcept {
        std::swap(_memory, other._memory);
        std::swap(_capacity, other._capacity);
        std::swap(_begin, other._begin);
        std::swap(_end, other._end);
    }

    bool operator==(const PointerList& other) const {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    void assign(const_iterator first, const_iterator last) {
        clear();
        reserve(static_cast<std::size_t>(last - first));
        _end = std::copy(first, last, _begin);
    }

    /// Free places at the front are used again before memory grows, if there are enough of them to make that
    /// rare.
    void makeRoomAtEnd() {
        const std::size_t count = size();
        if (_capacity - count > _capacity / 4) {
            std::memmove(_memory, _begin, count * sizeof(T));
            _begin = _memory;
            _end = _memory + count;
        } else {
            move(std::max<std::size_t>(4, _capacity * 2));
        }
    }

    void move(std::size_t wanted) {
        T* const memory = wanted > 0 ? new T[wanted] : nullptr;
        T* const end = std::copy(_begin, _end, memory);
        delete[] _memory;
        _memory = _begin = memory;
        _end = end;
        _capacity = wanted;
    }

    T* _memory = nullptr;
    std::size_t _capacity = 0;
    T* _begin = nullptr;
    T* _end = nullptr;
};

} // namespace copra
