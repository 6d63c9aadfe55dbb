#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <new>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace copra {

/// A growable array like std::vector; for private members of classes whose headers nearly every source
/// includes.
///
/// Compiles about ten times as fast as std::vector for each type, and takes 16 bytes; use std::vector
/// everywhere else. Moving a T must not throw. At most 2^32 - 1 elements.
template<class T>
class Array {
public:
    /// The types of a standard container. Whatever adds or removes elements invalidates iterators.
    using value_type = T;
    using iterator = T*;
    using const_iterator = const T*;

    /// Constructs an empty array.
    Array() = default;
    explicit Array(std::size_t size) { resize(size); }
    Array(std::initializer_list<T> list) { insert(end(), list.begin(), list.end()); }
    /// Constructs an array with copies of the elements of another one.
    Array(const Array& other) { insert(end(), other.begin(), other.end()); }
    /// Constructs an array that takes over the elements of another one, which is then empty.
    Array(Array&& other) noexcept { swap(other); }
    ~Array() {
        clear();
        ::operator delete(_memory);
    }

    /// Replaces the elements with copies of those of another array.
    Array& operator=(const Array& other) {
        if (this != &other) assign(other.begin(), other.end());
        return *this;
    }
    /// Takes over the elements of another array, which is then empty.
    Array& operator=(Array&& other) noexcept {
        Array(std::move(other)).swap(*this);
        return *this;
    }

    /// Iterators.
    iterator begin() { return _memory; }
    iterator end() { return _memory + _size; }
    const_iterator begin() const { return _memory; }
    const_iterator end() const { return _memory + _size; }

    /// The number of elements, and how many fit into the memory that is allocated.
    std::size_t size() const { return _size; }
    bool empty() const { return _size == 0; }
    std::size_t capacity() const { return _capacity; }
    /// Returns an element, which must exist.
    T& operator[](std::size_t index) { return _memory[index]; }
    const T& operator[](std::size_t index) const { return _memory[index]; }
    T& front() { return _memory[0]; }
    const T& front() const { return _memory[0]; }
    T& back() { return _memory[_size - 1]; }
    const T& back() const { return _memory[_size - 1]; }
    T* data() { return _memory; }
    const T* data() const { return _memory; }

    /// Allocates space for that many elements. It never shrinks.
    void reserve(std::size_t wanted) {
        if (wanted > _capacity) move(wanted);
    }
    /// Frees the memory that is not used.
    void shrink_to_fit() {
        if (_size < _capacity) move(_size);
    }
    /// Removes elements at the end, or adds new ones: T(), or copies of `value`.
    void resize(std::size_t size) {
        shrink(size);
        makeRoom(size - _size);
        std::uninitialized_value_construct(end(), _memory + size);
        _size = static_cast<std::uint32_t>(size);
    }
    void resize(std::size_t size, const T& value) {
        shrink(size);
        makeRoom(size - _size);
        std::uninitialized_fill(end(), _memory + size, value);
        _size = static_cast<std::uint32_t>(size);
    }
    /// Replaces all elements.
    void assign(std::size_t size, const T& value) {
        clear();
        resize(size, value);
    }
    void assign(const T* first, const T* last) {
        clear();
        insert(end(), first, last);
    }

    /// Appends an element in amortized constant time.
    template<class... Arguments>
    T& emplace_back(Arguments&&... arguments) {
        if (_size == _capacity) {
            // Constructed first, because the arguments may refer to elements, which are moved below.
            T element(std::forward<Arguments>(arguments)...);
            makeRoom(1);
            return *new (_memory + _size++) T(std::move(element));
        }
        T& element = *new (_memory + _size) T(std::forward<Arguments>(arguments)...);
        ++_size;
        return element;
    }
    void push_back(const T& element) { emplace_back(element); }
    void push_back(T&& element) { emplace_back(std::move(element)); }
    /// Removes the last element, which must exist.
    void pop_back() { std::destroy_at(_memory + --_size); }
    /// Removes all elements and keeps the memory.
    void clear() { shrink(0); }

    /// Inserts before `position` and returns where the first new element is now. A range may not be of this
    /// array.
    iterator insert(const_iterator position, T element) {
        const std::ptrdiff_t index = position - begin();
        emplace_back(std::move(element));
        std::rotate(begin() + index, end() - 1, end());
        return begin() + index;
    }
    template<class Iterator>
    iterator insert(const_iterator position, Iterator first, Iterator last) {
        const std::ptrdiff_t index = position - begin();
        const std::size_t oldSize = _size;
        makeRoom(static_cast<std::size_t>(std::distance(first, last)));
        _size = static_cast<std::uint32_t>(std::uninitialized_copy(first, last, end()) - begin());
        std::rotate(begin() + index, begin() + oldSize, end());
        return begin() + index;
    }
    /// Removes one element or a range; returns the position of the element behind it.
    iterator erase(const_iterator position) { return erase(position, position + 1); }
    iterator erase(const_iterator first, const_iterator last) {
        const iterator gap = begin() + (first - begin());
        if (first == last) return gap; // elements must not be moved onto themselves
        shrink(static_cast<std::size_t>(std::move(begin() + (last - begin()), end(), gap) - begin()));
        return gap;
    }

    /// Exchanges the elements in constant time.
    void swap(Array& other) noexcept {
        T* const memory = _memory; // std::swap() would be compiled for each T
        _memory = other._memory;
        other._memory = memory;
        std::swap(_size, other._size);
        std::swap(_capacity, other._capacity);
    }

    /// Whether both arrays have equal elements in the same order.
    bool operator==(const Array& other) const {
        return std::equal(begin(), end(), other.begin(), other.end());
    }
    /// Whether the arrays differ in an element or in their size.
    bool operator!=(const Array& other) const { return !(*this == other); }

private:
    void shrink(std::size_t size) {
        if (size >= _size) return;
        std::destroy(_memory + size, end());
        _size = static_cast<std::uint32_t>(size);
    }
    void makeRoom(std::size_t more) {
        if (_size + more > _capacity)
            move(std::max({std::size_t(4), std::size_t(_capacity) * 2, _size + more}));
    }
    void move(std::size_t capacity) {
        static_assert(std::is_nothrow_move_constructible_v<T> &&
                      alignof(T) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);
        if (capacity > 0xffffffff) throw std::length_error("Array: more elements than 32 bits can count");
        T* const memory = capacity > 0 ? static_cast<T*>(::operator new(capacity * sizeof(T))) : nullptr;
        std::uninitialized_move(begin(), end(), memory);
        std::destroy(begin(), end());
        ::operator delete(_memory);
        _memory = memory;
        _capacity = static_cast<std::uint32_t>(capacity);
    }

    T* _memory = nullptr;
    std::uint32_t _size = 0;
    std::uint32_t _capacity = 0;
};

} // namespace copra
