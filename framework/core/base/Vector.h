#pragma once

#include "base/PointerList.h"
#include "base/Ref.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <type_traits>
#include <utility>
#include <vector>

namespace copra {

/// The iterators of Vector and how they are made from pointers: the iterators of std::vector where the
/// library allows it, because games write std::vector<T>::iterator. Their names in the library spare
/// compiling a std::vector for each T.
#if defined(__GLIBCXX__) && !defined(_GLIBCXX_DEBUG)
template<class T>
using VectorIterator = __gnu_cxx::__normal_iterator<T*, std::vector<std::remove_const_t<T>>>;
template<class Iterator>
auto pointerOf(Iterator position) {
    return position.base();
}
#else
template<class T>
using VectorIterator = T*;
template<class T>
T* pointerOf(T* position) {
    return position;
}
#endif

[[nodiscard]] bool mayReserve(const char* call, ssize_t elements); // base/limits.h
ssize_t randomIndex(ssize_t count);                                // base/random.h
} // namespace copra

namespace cocos2d {

/// A sequence of Refs that retains every element, once for each time it occurs. T is a pointer, which is
/// never null, to a class derived from Ref. Elements are removed from the sequence before they are released,
/// so their destructors may use the sequence.
template<class T>
class Vector {
public:
    /// An iterator from the first element to the last. Changing the vector invalidates it.
    using iterator = copra::VectorIterator<T>;
    /// An iterator from the first element to the last, which cannot replace elements.
    using const_iterator = copra::VectorIterator<const T>;
    /// An iterator from the last element to the first. Changing the vector invalidates it.
    using reverse_iterator = std::reverse_iterator<iterator>;
    /// An iterator from the last element to the first, which cannot replace elements.
    using const_reverse_iterator = std::reverse_iterator<const_iterator>;
    /// The type of an element: a pointer to a class derived from Ref.
    using value_type = T;

    /// Constructs an empty vector.
    Vector() { static_assert(std::is_convertible<T, Ref*>::value, "Vector holds pointers to Refs"); }
    /// Constructs an empty vector with reserved memory for `capacity` elements.
    explicit Vector(ssize_t capacity) { reserve(capacity); }
    /// Constructs a vector with the objects of a list, which it retains.
    Vector(std::initializer_list<T> list) {
        for (const T& element : list) pushBack(element);
    }
    /// Constructs a vector with the objects of an array, such as the __Array of cocos2d-x 2.x, and retains
    /// them. They must be of the type T. Null gives an empty vector. The class of the array has the type
    /// ConvertsToVector_.
    template<class Array, class = typename Array::ConvertsToVector_>
    Vector(Array* array) {
        if (!array) return;
        for (auto* object : *array) pushBack(static_cast<T>(object));
    }
    /// Constructs a copy of another vector, which also retains the objects.
    Vector(const Vector& other) : _data(other._data) { retainAll(); }
    /// Constructs a vector that takes over the objects of another one, which is empty then.
    Vector(Vector&& other) noexcept : _data(std::move(other._data)) { other._data.clear(); }
    /// Releases all objects.
    ~Vector() {
        if (!_data.empty()) clear();
    }

    /// Replaces the objects with those of another vector, which also keeps them. Releases the old ones.
    Vector& operator=(const Vector& other) {
        if (this != &other) {
            Vector copy(other);
            _data.swap(copy._data);
        }
        return *this;
    }
    /// Takes over the objects of another vector, which is empty then. Releases the old ones.
    Vector& operator=(Vector&& other) noexcept {
        if (this != &other) {
            copra::PointerList<T> old = std::move(_data);
            _data = std::move(other._data);
            other._data.clear();
            releaseAll(old);
        }
        return *this;
    }

    /// Returns an iterator to the first element, or end() if the vector is empty.
    iterator begin() { return iterator(_data.begin()); }
    /// Returns a constant iterator to the first element, or end() if the vector is empty.
    const_iterator begin() const { return const_iterator(_data.begin()); }
    /// Returns an iterator behind the last element.
    iterator end() { return iterator(_data.end()); }
    /// Returns a constant iterator behind the last element.
    const_iterator end() const { return const_iterator(_data.end()); }
    /// Returns a constant iterator to the first element, or cend() if the vector is empty.
    const_iterator cbegin() const { return begin(); }
    /// Returns a constant iterator behind the last element, for a loop that begins at cbegin().
    const_iterator cend() const { return end(); }
    /// Returns a reverse iterator to the last element, or rend() if the vector is empty.
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    /// Returns a constant reverse iterator to the last element, or rend() if the vector is empty.
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    /// Returns a reverse iterator before the first element.
    reverse_iterator rend() { return reverse_iterator(begin()); }
    /// Returns a constant reverse iterator before the first element.
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    /// Returns a constant reverse iterator to the last element, or crend() if the vector is empty.
    const_reverse_iterator crbegin() const { return rbegin(); }
    /// Returns a constant reverse iterator before the first element, for a loop that begins at crbegin().
    const_reverse_iterator crend() const { return rend(); }

    /// Reserves memory for `capacity` elements, unless that is too large; see base/limits.h.
    void reserve(ssize_t capacity) {
        if (!copra::mayReserve("Vector::reserve", capacity)) return;
        _data.reserve(static_cast<std::size_t>(std::max<ssize_t>(capacity, 0)));
    }
    /// Returns the number of elements that fit into the reserved memory.
    ssize_t capacity() const { return static_cast<ssize_t>(_data.capacity()); }
    /// Returns the number of elements.
    ssize_t size() const { return static_cast<ssize_t>(_data.size()); }
    /// Returns true if there are no elements.
    bool empty() const { return _data.empty(); }
    /// Returns the largest possible number of elements.
    ssize_t max_size() const { return static_cast<ssize_t>(_data.max_size()); }
    /// Frees unused memory.
    void shrinkToFit() { _data.shrink_to_fit(); }

    /// Returns the index of the first `object`, or -1.
    ssize_t getIndex(T object) const {
        const auto found = find(object);
        return found == end() ? -1 : found - begin();
    }
    /// Returns a constant iterator to the first `object`, or end() if there is none.
    const_iterator find(T object) const { return std::find(begin(), end(), object); }
    /// Returns an iterator to the first `object`, or end() if there is none.
    iterator find(T object) { return std::find(begin(), end(), object); }
    /// Whether the object is an element.
    bool contains(T object) const { return find(object) != end(); }

    /// Returns the first element, or null if the vector is empty.
    T front() const { return _data.empty() ? nullptr : _data.front(); }
    /// Returns the last element, or null if the vector is empty.
    T back() const { return _data.empty() ? nullptr : _data.back(); }
    /// Returns the element at `index`, from 0 to size - 1. An index out of range is an error: debug builds
    /// assert; release builds return null.
    T at(ssize_t index) const {
        CCASSERT(isInside(index), "Vector::at: index out of range");
        return isInside(index) ? _data[static_cast<std::size_t>(index)] : nullptr;
    }
    /// Returns the element at an index, as at() does. From axmol.
    T operator[](ssize_t index) const { return at(index); }
    /// Returns the elements in a row, which are valid until the vector changes. From axmol.
    const T* data() const { return _data.data(); }
    /// Returns a random element, or null if the vector is empty.
    T getRandomObject() const { return _data.empty() ? nullptr : at(copra::randomIndex(size())); }
    /// Whether both vectors contain the same objects in the same order.
    bool equals(const Vector& other) const { return _data == other._data; }

    /// Appends and retains an object. Null is an error: debug builds assert; release builds do nothing.
    void pushBack(T object) {
        CCASSERT(object != nullptr, "Vector::pushBack: object is null");
        if (!object) return;
        object->retain();
        _data.push_back(object);
    }
    /// Appends and retains all objects of a vector, which may be this one.
    void pushBack(const Vector& other) {
        const std::size_t count = other._data.size();
        _data.reserve(_data.size() + count);
        for (std::size_t i = 0; i < count; ++i) pushBack(other._data[i]);
    }
    /// Inserts and retains an object before `index`, from 0 to size. Null and an index out of range are
    /// errors: debug builds assert; release builds do nothing.
    void insert(ssize_t index, T object) {
        CCASSERT(index >= 0 && index <= size(), "Vector::insert: index out of range");
        CCASSERT(object != nullptr, "Vector::insert: object is null");
        if (!object || index < 0 || index > size()) return;
        object->retain();
        _data.insert(_data.begin() + index, object);
    }

    /// Removes the last element. If the vector is empty, debug builds assert; release builds do nothing.
    void popBack() {
        CCASSERT(!_data.empty(), "Vector::popBack: nothing to remove");
        if (_data.empty()) return;
        const T last = _data.back();
        _data.pop_back();
        last->release();
    }
    /// Removes the first occurrence of `object`, or all of them. An object that is not contained is ignored.
    /// Null is an error: debug builds assert; release builds do nothing.
    void eraseObject(T object, bool removeAll = false) {
        CCASSERT(object != nullptr, "Vector::eraseObject: object is null");
        if (!removeAll) {
            const auto found = find(object);
            if (found != end()) erase(found);
            return;
        }
        const auto kept = std::remove(_data.begin(), _data.end(), object);
        const auto count = _data.end() - kept;
        _data.erase(kept, _data.end());
        for (auto i = count; i > 0; --i) object->release();
    }
    /// Removes the element at a position. Returns the position of the next element. A position that is not
    /// inside the vector is an error: debug builds assert; release builds do not check it.
    iterator erase(iterator position) {
        CCASSERT(position >= begin() && position < end(), "Vector::erase: invalid position");
        const T object = *position;
        const auto index = position - begin();
        _data.erase(copra::pointerOf(position));
        object->release();
        return begin() + std::min<ssize_t>(index, size());
    }
    /// Removes the elements from `first` up to `last`, which remains. Returns the position of the next
    /// element.
    iterator erase(iterator first, iterator last) {
        const auto index = first - begin();
        std::vector<T> removed(first, last);
        _data.erase(copra::pointerOf(first), copra::pointerOf(last));
        releaseAll(removed);
        return begin() + std::min<ssize_t>(index, size());
    }
    /// Removes the element at `index`. An index out of range is an error: debug builds assert; release builds
    /// do nothing.
    template<class Index, class = std::enable_if_t<std::is_integral<Index>::value>>
    iterator erase(Index position) {
        const auto index = static_cast<ssize_t>(position);
        CCASSERT(isInside(index), "Vector::erase: index out of range");
        return isInside(index) ? erase(begin() + index) : end();
    }
    /// Removes all elements and keeps the memory.
    void clear() {
        if (_data.empty()) return;
        copra::PointerList<T> removed;
        removed.swap(_data);
        releaseAll(removed);
        // Reuse the memory unless a destructor has added elements.
        if (_data.empty() && _data.capacity() == 0) {
            removed.clear();
            _data.swap(removed);
        }
    }

    /// Exchanges the positions of two objects. If one is not an element, debug builds assert; release builds
    /// do nothing.
    void swap(T object1, T object2) {
        const auto first = find(object1);
        const auto second = find(object2);
        CCASSERT(first != end() && second != end(), "Vector::swap: object not inside");
        if (first != end() && second != end()) std::iter_swap(first, second);
    }
    /// Exchanges the elements at two indices. An index out of range is an error: debug builds assert; release
    /// builds do nothing.
    void swap(ssize_t index1, ssize_t index2) {
        CCASSERT(isInside(index1) && isInside(index2), "Vector::swap: index out of range");
        if (isInside(index1) && isInside(index2))
            std::iter_swap(_data.begin() + index1, _data.begin() + index2);
    }
    /// Replaces the element at `index` with `object`, which is retained. Null and an index out of range are
    /// errors: debug builds assert; release builds do nothing.
    void replace(ssize_t index, T object) {
        CCASSERT(isInside(index), "Vector::replace: index out of range");
        CCASSERT(object != nullptr, "Vector::replace: object is null");
        if (!object || !isInside(index)) return;
        object->retain();
        std::exchange(_data[static_cast<std::size_t>(index)], object)->release();
    }
    /// Reverses the order of the elements.
    void reverse() { std::reverse(_data.begin(), _data.end()); }

protected:
    /// The elements, each of them retained once.
    copra::PointerList<T> _data;

private:
    bool isInside(ssize_t index) const { return index >= 0 && index < size(); }
    void retainAll() {
        for (const T& object : _data) object->retain();
    }
    template<class Objects>
    static void releaseAll(const Objects& objects) {
        for (const T& object : objects) object->release();
    }
};

} // namespace cocos2d
