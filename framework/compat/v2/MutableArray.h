#pragma once

#include "base/Ref.h"

#include <algorithm>
#include <cstdarg>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace cocos2d {

/// The array of 1.x and 2.0 with elements of one type, a pointer to a class derived from Ref. Retains its
/// elements. CCArray replaced it in 2.x.
template<class T = Ref*>
class CCMutableArray : public Ref {
public:
    using ConvertsToVector_ = void; ///< The type that Vector::Vector(Array*) looks for.

    /// Iterators over the elements, forward and backward.
    using CCMutableArrayIterator = typename std::vector<T>::iterator;
    using CCMutableArrayRevIterator = typename std::vector<T>::reverse_iterator;
    using CCObjectIterator = CCMutableArrayIterator;

    /// Constructs an empty array with room for `capacity` elements.
    explicit CCMutableArray(unsigned int capacity = 0) { _objects.reserve(capacity); }
    ~CCMutableArray() override { removeAllObjects(); }

    /// Creates an autoreleased array with the arguments up to a null pointer as its elements.
    static CCMutableArray* create(T first, ...) {
        auto* const array = create();
        std::va_list rest;
        va_start(rest, first);
        for (T object = first; object; object = va_arg(rest, T)) array->addObject(object);
        va_end(rest);
        return array;
    }
    /// Creates an autoreleased array without elements.
    static CCMutableArray* create() {
        auto* const array = new CCMutableArray();
        array->autorelease();
        return array;
    }
    /// Creates an autoreleased array with one element, or an empty one for null.
    static CCMutableArray* createWithObject(T object) { return create(object, static_cast<T>(nullptr)); }
    /// Creates an autoreleased array with the elements of another one, or an empty one for null.
    static CCMutableArray* arrayWithArray(CCMutableArray* other) {
        auto* const array = create();
        if (other) array->addObjectsFromArray(other);
        return array;
    }
    /// Returns a new array with the same elements, which belongs to the caller.
    CCMutableArray* copy() const {
        auto* const array = new CCMutableArray();
        for (T object : _objects) array->addObject(object);
        return array;
    }

    /// Returns the number of elements.
    unsigned int count() const { return static_cast<unsigned int>(_objects.size()); }
    /// Whether the array contains this object.
    bool containsObject(T object) const { return indexOf(object) < _objects.size(); }
    /// Returns the index of an element; UINT_MAX if it is not in the array.
    unsigned int getIndexOfObject(T object) const {
        const std::size_t index = indexOf(object);
        return index < _objects.size() ? static_cast<unsigned int>(index) : ~0U;
    }
    /// Returns the element at an index, or null if there is none.
    T getObjectAtIndex(unsigned int index) const {
        return index < _objects.size() ? _objects[index] : nullptr;
    }
    /// Returns the last element, or null if the array is empty.
    T getLastObject() const { return _objects.empty() ? nullptr : _objects.back(); }

    /// Adds an element at the end and retains it. Null is ignored.
    void addObject(T object) { insertObjectAtIndex(object, count()); }
    /// Adds the elements of another array at the end. Null is ignored.
    void addObjectsFromArray(CCMutableArray* other) {
        if (!other) return;
        const std::vector<T> added = other->_objects;
        for (T object : added) addObject(object);
    }
    /// Inserts an element at an index and retains it. An index beyond the end means the end; null is ignored.
    void insertObjectAtIndex(T object, unsigned int index) {
        if (!object) return;
        object->retain();
        _objects.insert(_objects.begin() + std::min<std::ptrdiff_t>(index, count()), object);
    }
    /// Replaces the element at an index. An index out of range and null are ignored.
    void replaceObjectAtIndex(unsigned int index, T object, bool = true) {
        if (index >= _objects.size() || !object) return;
        object->retain();
        std::exchange(_objects[index], object)->release();
    }

    /// Removes and releases the last element, if there is one.
    void removeLastObject(bool = true) {
        if (!_objects.empty()) removeObjectAtIndex(count() - 1);
    }
    /// Removes the first occurrence of an element and releases it. One that is not in the array is ignored.
    void removeObject(T object, bool = true) { removeObjectAtIndex(getIndexOfObject(object)); }
    /// Removes the elements of another array from this one. Null is ignored.
    void removeObjectsInArray(CCMutableArray* other) {
        if (!other) return;
        const std::vector<T> removed = other->_objects;
        for (T object : removed) removeObject(object);
    }
    /// Removes and releases the element at an index. An index out of range is ignored.
    void removeObjectAtIndex(unsigned int index, bool = true) {
        if (index >= _objects.size()) return;
        T object = _objects[index];
        _objects.erase(_objects.begin() + static_cast<std::ptrdiff_t>(index));
        object->release();
    }
    /// Removes and releases all elements.
    void removeAllObjects(bool = true) {
        std::vector<T> removed;
        removed.swap(_objects);
        for (T object : removed) object->release();
    }

    /// Returns an iterator to the first element. Changing the array invalidates all iterators.
    CCMutableArrayIterator begin() { return _objects.begin(); }
    /// Returns an iterator behind the last element.
    CCMutableArrayIterator end() { return _objects.end(); }
    /// Returns a backward iterator to the last element.
    CCMutableArrayRevIterator rbegin() { return _objects.rbegin(); }
    /// Returns a backward iterator in front of the first element.
    CCMutableArrayRevIterator rend() { return _objects.rend(); }
    /// Returns an iterator to the first element, as begin() does.
    CCMutableArrayIterator getFirstIterator() { return begin(); }

private:
    std::size_t indexOf(T object) const {
        return static_cast<std::size_t>(std::find(_objects.begin(), _objects.end(), object) -
                                        _objects.begin());
    }

    std::vector<T> _objects;
};

/// The dictionary of 1.x with values of one type, a pointer to a class derived from Ref. Retains its values.
/// CCDictionary replaced it in 2.x.
template<class Key = std::string, class T = Ref*>
class CCMutableDictionary : public Ref {
public:
    ~CCMutableDictionary() override { removeAllObjects(); }

    /// Returns the number of entries.
    unsigned int count() const { return static_cast<unsigned int>(_objects.size()); }
    /// Returns the keys in ascending order.
    std::vector<Key> allKeys() const {
        std::vector<Key> keys;
        for (const auto& [key, object] : _objects) keys.push_back(key);
        return keys;
    }
    /// Returns the keys of a value in ascending order.
    std::vector<Key> allKeysForObject(T object) const {
        std::vector<Key> keys;
        for (const auto& [key, other] : _objects)
            if (other == object) keys.push_back(key);
        return keys;
    }
    /// Returns the value of a key, or null.
    T objectForKey(const Key& key) const {
        const auto found = _objects.find(key);
        return found != _objects.end() ? found->second : nullptr;
    }
    /// Adds a value and retains it. Returns false, and changes nothing, if the value is null or the key has a
    /// value already.
    bool setObject(T object, const Key& key) {
        if (!object || !_objects.emplace(key, object).second) return false;
        end();
        object->retain();
        return true;
    }
    /// Removes and releases the value of a key. A missing key is ignored.
    void removeObjectForKey(const Key& key) {
        const auto found = _objects.find(key);
        if (found == _objects.end()) return;
        T object = found->second;
        _objects.erase(found);
        end();
        object->release();
    }
    /// Removes and releases all values.
    void removeAllObjects() {
        std::map<Key, T> removed;
        removed.swap(_objects);
        end();
        for (const auto& [key, object] : removed) object->release();
    }

    /// Begins an iteration over the entries in ascending order of keys. Returns false if there are none.
    /// Changing the dictionary ends the iteration.
    bool begin() {
        _next = _objects.begin();
        return !_objects.empty();
    }
    /// Returns the next value of the iteration, and stores its key in `*key`, or returns null at the end.
    T next(Key* key = nullptr) {
        if (_next == _objects.end()) return nullptr;
        if (key) *key = _next->first;
        return (_next++)->second;
    }
    /// Ends the iteration.
    void end() { _next = _objects.end(); }

private:
    std::map<Key, T> _objects;
    typename std::map<Key, T>::iterator _next = _objects.end();
};

} // namespace cocos2d
